{"broadfront":1,"title":"rhine","variant":"two-player","scenario":"corridor","rules":1,"data":"44fbc74c65551719"}
{"n":1,"chance":4,"by":"roller"}
{"n":2,"do":{"do":"Pick","unit":"15 Inf Div"},"side":"allied"}
{"n":3,"do":{"do":"Move","unit":"15 Inf Div","mode":"Move","path":["A23.22","A23.21","A24.21","A25.22","A26.21","A27.22","A28.22","A28.23","A28.24","A28.25","A28.26","A28.27","A28.28","A29.29"]},"side":"allied"}
{"n":4,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":5,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Move","path":["A21.31","A20.31","A20.32","A21.33","A21.34","A22.34","A23.35","A23.36","A24.36","A25.37","A26.37","A26.38","A27.39","A28.38","A29.38","A30.38","A31.38","A32.37"]},"side":"allied"}
{"n":6,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":7,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":["A23.25","A23.26"]},"side":"allied"}
{"n":8,"do":{"do":"Pick","unit":"4 Arm Bde"},"side":"allied"}
{"n":9,"do":{"do":"Move","unit":"4 Arm Bde","mode":"Move","path":["A22.28","A23.28","A24.28","A25.29","A26.28","A27.29","A28.28","A29.29","A30.29","A31.30","A32.29","A33.30","A33.31","A34.31","A35.31","A36.30"]},"side":"allied"}
{"n":10,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":11,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":["A22.26","A23.26"]},"side":"allied"}
{"n":12,"do":{"do":"Pick","unit":"Neth Bde"},"side":"allied"}
{"n":13,"do":{"do":"Move","unit":"Neth Bde","mode":"Move","path":["A22.24","A23.24","A23.23","A23.22","A23.21","A24.21","A25.22","A26.21","A27.22","A28.22","A28.23","A28.24","A28.25","A28.26","A28.27","A28.28","A29.29"]},"side":"allied"}
{"n":14,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":15,"do":{"do":"Move","unit":"159 Bde","mode":"Move","path":["A21.30","A21.31","A20.31","A20.32","A21.33","A21.34","A22.34","A23.35","A23.36","A24.36","A25.37","A26.37","A26.38","A27.39","A28.38","A29.38","A30.38","A31.38","A32.37"]},"side":"allied"}
{"n":16,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":17,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Move","path":["A22.28","A23.28","A24.28","A25.29","A26.28","A27.29","A28.28","A29.29","A30.29","A31.30","A32.29","A33.30","A33.31","A34.31","A35.31","A36.30"]},"side":"allied"}
{"n":18,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":19,"do":{"do":"Move","unit":"43 Inf Div","mode":"Move","path":["A22.27","A21.28","A21.29","A21.30","A21.31","A20.31","A20.32","A21.33","A21.34","A22.34","A23.35","A24.34","A25.35","A26.35","A27.35","A28.35"]},"side":"allied"}
{"n":20,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":21,"do":{"do":"Move","unit":"53 Inf Div","mode":"Move","path":["A23.24","A23.23","A23.22","A23.21","A24.21","A25.22","A26.21","A27.22","A28.22","A28.23","A29.24","A30.24","A31.24","A32.24","A32.25","A33.26","A34.26","A35.27"]},"side":"allied"}
{"n":22,"do":{"do":"Pick","unit":"8 Arm Bde"},"side":"allied"}
{"n":23,"do":{"do":"Move","unit":"8 Arm Bde","mode":"Move","path":["A22.27","A23.28","A24.28","A25.29","A26.28","A27.29","A28.28","A29.29","A30.29","A31.30","A32.29","A33.30","A33.31","A34.31","A35.31","A36.30"]},"side":"allied"}
{"n":24,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":25,"do":{"do":"Move","unit":"3 Inf Div","mode":"Move","path":["A22.29","A21.30","A21.31","A20.31","A20.32","A21.33","A21.34","A22.34","A23.35","A24.34","A25.35","A26.35","A27.35","A28.35","A29.35","A29.34"]},"side":"allied"}
{"n":26,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":27,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":28,"do":{"do":"Pick","unit":"50 Inf Div"},"side":"allied"}
{"n":29,"do":{"do":"Move","unit":"50 Inf Div","mode":"Combat","path":["A24.28","A25.29","A26.28","A27.29","A28.28"]},"side":"allied"}
{"n":30,"do":{"do":"Pick","unit":"506 Para Rgt"},"side":"allied"}
{"n":31,"do":{"do":"Move","unit":"506 Para Rgt","mode":"Move","path":["A30.29","A31.30","A32.29","A33.30","A33.31","A34.31","A35.31","A36.30"]},"side":"allied"}
{"n":32,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":33,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Move","path":["A32.29","A33.30","A33.31","A34.31","A35.31","A36.30"]},"side":"allied"}
{"n":34,"do":{"do":"Pick","unit":"1 AL Bde"},"side":"allied"}
{"n":35,"do":{"do":"Move","unit":"1 AL Bde","mode":"Combat","path":["A41.34","A42.34"]},"side":"allied"}
{"n":36,"do":{"do":"Pick","unit":"1 Abn Corps HQ"},"side":"allied"}
{"n":37,"do":{"do":"Move","unit":"1 Abn Corps HQ","mode":"Move","path":["A36.35","A35.36","A34.35","A33.36","A32.36","A32.37","A31.38","A30.38","A29.38","A28.38","A27.39","A26.38","A26.37","A25.37","A24.36","A23.36","A23.35","A24.34","A24.33","A23.33"]},"side":"allied"}
{"n":38,"do":{"do":"Finish"},"side":"allied"}
{"n":39,"do":{"do":"Target","hex":"A41.35"},"side":"allied"}
{"n":40,"do":{"do":"Join","unit":"1 Para Bde"},"side":"allied"}
{"n":41,"do":{"do":"Join","unit":"1 AL Bde"},"side":"allied"}
{"n":42,"chance":8,"by":"roller"}
{"n":43,"chance":4,"by":"roller"}
{"n":44,"chance":5,"by":"roller"}
{"n":45,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":46,"do":{"do":"RetreatTo","hex":"A41.33"},"side":"allied"}
{"n":47,"do":{"do":"RetreatTo","hex":"A43.35"},"side":"allied"}
{"n":48,"do":{"do":"Finish"},"side":"german"}
{"n":49,"do":{"do":"Target","hex":"A38.34"},"side":"allied"}
{"n":50,"do":{"do":"Join","unit":"505 Para Rgt"},"side":"allied","check":"7c0a1482857dabd9"}
{"n":51,"do":{"do":"Join","unit":"508 Para Rgt"},"side":"allied"}
{"n":52,"chance":11,"by":"roller"}
{"n":53,"chance":2,"by":"roller"}
{"n":54,"chance":9,"by":"roller"}
{"n":55,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":56,"do":{"do":"RetreatTo","hex":"A36.35"},"side":"allied"}
{"n":57,"do":{"do":"RetreatTo","hex":"A36.34"},"side":"allied"}
{"n":58,"do":{"do":"Finish"},"side":"german"}
{"n":59,"do":{"do":"Target","hex":"A25.28"},"side":"allied"}
{"n":60,"do":{"do":"Join","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":61,"do":{"do":"Join","unit":"32 Gd Bde"},"side":"allied"}
{"n":62,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":63,"chance":6,"by":"roller"}
{"n":64,"chance":9,"by":"roller"}
{"n":65,"do":{"do":"Advance","units":["5 Gd Arm Bde","32 Gd Bde","2 HC Rec Bn"]},"side":"allied"}
{"n":66,"do":{"do":"Finish"},"side":"allied"}
{"n":67,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":68,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Exploitation","path":["A26.27","A27.28","A28.28","A29.29"]},"side":"allied"}
{"n":69,"do":{"do":"Pick","unit":"32 Gd Bde"},"side":"allied"}
{"n":70,"do":{"do":"Move","unit":"32 Gd Bde","mode":"Exploitation","path":["A26.27","A27.28"]},"side":"allied"}
{"n":71,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":72,"do":{"do":"Move","unit":"5 Gd Arm Bde","mode":"Exploitation","path":["A26.28","A27.29","A28.28","A29.29"]},"side":"allied"}
{"n":73,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":74,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Move","path":["A27.37","A28.36","A29.36","A30.35","A31.36","A32.35","A33.35","A34.34","A34.33"]},"side":"german"}
{"n":75,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":76,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Move","path":["A41.38","A41.37","A40.36","A40.35","A40.34","A39.34","A38.34"]},"side":"german"}
{"n":77,"do":{"do":"Pick","unit":"280 AG Bde"},"side":"german"}
{"n":78,"do":{"do":"Move","unit":"280 AG Bde","mode":"Combat","path":["A44.35","A43.36","A42.35","A41.35","A40.34","A39.34","A38.34"]},"side":"german"}
{"n":79,"do":{"do":"Pick","unit":"KG Knaust"},"side":"german"}
{"n":80,"do":{"do":"Move","unit":"KG Knaust","mode":"Combat","path":["A41.37","A40.36","A40.35","A40.34","A39.34","A38.34"]},"side":"german"}
{"n":81,"do":{"do":"Pick","unit":"719 Inf Div"},"side":"german"}
{"n":82,"do":{"do":"Move","unit":"719 Inf Div","mode":"Combat","path":["A27.24","A27.25","A27.26","A28.26","A28.27"]},"side":"german"}
{"n":83,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":84,"do":{"do":"Overrun","units":["176 Inf Div"],"mode":"Move","path":["A23.32","A23.33"]},"side":"german"}
{"n":85,"chance":10,"by":"roller"}
{"n":86,"chance":1,"by":"roller"}
{"n":87,"chance":3,"by":"roller"}
{"n":88,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":89,"do":{"do":"RetreatTo","hex":"A24.33"},"side":"allied"}
{"n":90,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":91,"do":{"do":"Move","unit":"176 Inf Div","mode":"Move","path":["A24.32","A25.32","A26.31"]},"side":"german"}
{"n":92,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":93,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":["A37.37","A37.36","A38.35","A38.34"]},"side":"german"}
{"n":94,"do":{"do":"Pick","unit":"22 SS PzGr Rgt"},"side":"german"}
{"n":95,"do":{"do":"Move","unit":"22 SS PzGr Rgt","mode":"Combat","path":["A40.35","A40.34","A39.34","A38.34"]},"side":"german"}
{"n":96,"do":{"do":"Pick","unit":"Div Tettau"},"side":"german"}
{"n":97,"do":{"do":"Move","unit":"Div Tettau","mode":"Move","path":["A41.31","A40.30","A40.31","A39.32","A39.33","A39.34","A38.34"]},"side":"german"}
{"n":98,"do":{"do":"Pick","unit":"KG Becker"},"side":"german"}
{"n":99,"do":{"do":"Move","unit":"KG Becker","mode":"Combat","path":["A37.37","A37.36","A38.35","A38.34"]},"side":"german"}
{"n":100,"do":{"do":"Pick","unit":"KG Hermann"},"side":"german","check":"47936c6b991406c7"}
{"n":101,"do":{"do":"Move","unit":"KG Hermann","mode":"Move","path":["A35.38","A36.37","A37.37","A37.36","A38.35","A38.34","A39.34","A40.34","A41.35"]},"side":"german"}
{"n":102,"do":{"do":"Pick","unit":"406 Div"},"side":"german"}
{"n":103,"do":{"do":"Move","unit":"406 Div","mode":"Combat","path":["A37.36","A38.35","A38.34","A37.34","A37.33"]},"side":"german"}
{"n":104,"do":{"do":"Pick","unit":"KG Chill"},"side":"german"}
{"n":105,"do":{"do":"Move","unit":"KG Chill","mode":"Combat","path":["A26.26","A27.27","A28.27"]},"side":"german"}
{"n":106,"do":{"do":"Pick","unit":"107 Pz Bde"},"side":"german"}
{"n":107,"do":{"do":"Overrun","units":["107 Pz Bde"],"mode":"Move","path":["A30.32","A30.31","A29.31","A28.31","A27.32","A26.31","A25.32","A24.32","A24.33"]},"side":"german"}
{"n":108,"chance":10,"by":"roller"}
{"n":109,"chance":3,"by":"roller"}
{"n":110,"chance":9,"by":"roller"}
{"n":111,"do":{"do":"Pick","unit":"107 Pz Bde"},"side":"german"}
{"n":112,"do":{"do":"Move","unit":"107 Pz Bde","mode":"Move","path":["A24.32","A25.32","A26.31","A26.30","A27.30"]},"side":"german"}
{"n":113,"do":{"do":"Pick","unit":"9 SS Rec Bn"},"side":"german"}
{"n":114,"do":{"do":"Move","unit":"9 SS Rec Bn","mode":"Combat","path":["A39.34","A38.34","A37.34","A37.33","A37.32"]},"side":"german"}
{"n":115,"do":{"do":"Pick","unit":"Div Erdmann"},"side":"german"}
{"n":116,"do":{"do":"Move","unit":"Div Erdmann","mode":"Combat","path":["A26.30","A27.30","A28.30"]},"side":"german"}
{"n":117,"do":{"do":"Pick","unit":"245 Inf Div"},"side":"german"}
{"n":118,"do":{"do":"Move","unit":"245 Inf Div","mode":"Combat","path":["A30.27","A30.28"]},"side":"german"}
{"n":119,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":120,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":["A34.28"]},"side":"german"}
{"n":121,"do":{"do":"Pick","unit":"KG Walther"},"side":"german"}
{"n":122,"do":{"do":"Overrun","units":["KG Walther"],"mode":"Move","path":["A26.28","A25.29","A24.28","A23.28","A22.27","A22.26"]},"side":"german"}
{"n":123,"chance":7,"by":"roller"}
{"n":124,"chance":1,"by":"roller"}
{"n":125,"chance":4,"by":"roller"}
{"n":126,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":127,"do":{"do":"RetreatTo","hex":"A23.28"},"side":"german"}
{"n":128,"do":{"do":"Pick","unit":"KG Walther"},"side":"german"}
{"n":129,"do":{"do":"Move","unit":"KG Walther","mode":"Move","path":["A24.28"]},"side":"german"}
{"n":130,"do":{"do":"Finish"},"side":"german"}
{"n":131,"chance":5,"by":"roller"}
{"n":132,"do":{"do":"Finish"},"side":"german"}
{"n":133,"chance":4,"by":"roller"}
{"n":134,"chance":4,"by":"roller"}
{"n":135,"chance":7,"by":"roller"}
{"n":136,"do":{"do":"ChooseOrder","first":true},"side":"german"}
{"n":137,"do":{"do":"Pick","unit":"506 s.Pz Bn"},"side":"german"}
{"n":138,"do":{"do":"Move","unit":"506 s.Pz Bn","mode":"Combat","path":["A42.38","A42.37","A42.36","A42.35","A41.35","A40.34","A39.34","A38.34","A37.34","A37.33"]},"side":"german"}
{"n":139,"do":{"do":"Pick","unit":"KG Walther"},"side":"german"}
{"n":140,"do":{"do":"Move","unit":"KG Walther","mode":"Combat","path":["A25.29","A26.28","A26.29","A27.30","A28.30"]},"side":"german"}
{"n":141,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":142,"do":{"do":"Move","unit":"176 Inf Div","mode":"Combat","path":["A27.31","A28.31","A29.31"]},"side":"german"}
{"n":143,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":144,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":145,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":146,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":147,"do":{"do":"Pick","unit":"6 FJ Rgt"},"side":"german"}
{"n":148,"do":{"do":"Move","unit":"6 FJ Rgt","mode":"Combat","path":["A33.28","A33.29"]},"side":"german"}
{"n":149,"do":{"do":"Pick","unit":"107 Pz Bde"},"side":"german"}
{"n":150,"do":{"do":"Move","unit":"107 Pz Bde","mode":"Combat","path":["A28.29","A29.30","A30.29","A31.30","A32.29","A33.29"]},"side":"german","check":"38a4d463eb8d0c8e"}
{"n":151,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":152,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":153,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":154,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":155,"do":{"do":"Pick","unit":"Div Erdmann"},"side":"german"}
{"n":156,"do":{"do":"Move","unit":"Div Erdmann","mode":"Combat","path":["A29.30","A30.29","A31.30","A32.29"]},"side":"german"}
{"n":157,"do":{"do":"Finish"},"side":"german"}
{"n":158,"do":{"do":"Target","hex":"A33.30"},"side":"german"}
{"n":159,"do":{"do":"Join","unit":"Div Erdmann"},"side":"german"}
{"n":160,"do":{"do":"Join","unit":"6 FJ Rgt"},"side":"german"}
{"n":161,"do":{"do":"Join","unit":"107 Pz Bde"},"side":"german"}
{"n":162,"chance":7,"by":"roller"}
{"n":163,"chance":12,"by":"roller"}
{"n":164,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":165,"do":{"do":"RetreatTo","hex":"A31.30"},"side":"german"}
{"n":166,"do":{"do":"RetreatTo","hex":"A33.28"},"side":"german"}
{"n":167,"do":{"do":"Finish"},"side":"german"}
{"n":168,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":169,"do":{"do":"Move","unit":"131 Bde","mode":"Move","path":["A23.25","A23.26","A24.25","A25.25","A26.24","A27.24","A28.23","A29.24","A30.24","A31.24","A32.24","A32.25","A33.26","A34.26","A35.27","A35.28","A35.29","A34.29"]},"side":"allied"}
{"n":170,"do":{"do":"Pick","unit":"22 Arm Bde"},"side":"allied"}
{"n":171,"do":{"do":"Move","unit":"22 Arm Bde","mode":"Move","path":["A23.25","A23.26","A23.27","A23.28","A24.28","A25.29","A26.28","A26.29","A27.30","A28.29","A29.29","A30.29","A31.29","A32.29","A33.30"]},"side":"allied"}
{"n":172,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":173,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":["A23.27","A23.28","A24.28","A25.29","A26.28","A27.29"]},"side":"allied"}
{"n":174,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":175,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":["A23.28","A24.28","A25.29","A26.28","A27.29"]},"side":"allied"}
{"n":176,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":177,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":["A23.27","A23.28","A24.28","A25.29","A26.28","A27.29"]},"side":"allied"}
{"n":178,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":179,"do":{"do":"Move","unit":"43 Inf Div","mode":"Move","path":["A28.36","A27.37","A27.38","A28.38","A29.38","A30.38","A31.38","A32.37","A32.36","A33.36","A34.35","A35.36","A36.35","A37.36","A38.36"]},"side":"allied"}
{"n":180,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":181,"do":{"do":"Move","unit":"3 Inf Div","mode":"Move","path":["A29.35","A30.35","A31.36","A32.35","A33.35","A34.34","A35.35","A36.34","A36.35","A37.36","A38.36"]},"side":"allied"}
{"n":182,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":183,"do":{"do":"Move","unit":"53 Inf Div","mode":"Combat","path":["A35.28","A35.29","A36.29","A36.30","A36.31","A36.32"]},"side":"allied"}
{"n":184,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":185,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Combat","path":["A32.36","A33.36","A34.35","A35.36","A36.35"]},"side":"allied"}
{"n":186,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":187,"do":{"do":"Move","unit":"159 Bde","mode":"Combat","path":["A32.36","A33.36","A34.35","A35.35","A35.34","A36.33"]},"side":"allied"}
{"n":188,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":189,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Combat","path":["A36.31","A36.32"]},"side":"allied"}
{"n":190,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":191,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Combat","path":["A36.31","A36.32"]},"side":"allied"}
{"n":192,"do":{"do":"Pick","unit":"4 Arm Bde"},"side":"allied"}
{"n":193,"do":{"do":"Move","unit":"4 Arm Bde","mode":"Combat","path":["A36.31","A36.32","A36.33"]},"side":"allied"}
{"n":194,"do":{"do":"Pick","unit":"506 Para Rgt"},"side":"allied"}
{"n":195,"do":{"do":"Move","unit":"506 Para Rgt","mode":"Combat","path":["A36.31","A36.32","A36.33"]},"side":"allied"}
{"n":196,"do":{"do":"Pick","unit":"8 Arm Bde"},"side":"allied"}
{"n":197,"do":{"do":"Move","unit":"8 Arm Bde","mode":"Combat","path":["A36.31","A36.32","A36.33"]},"side":"allied"}
{"n":198,"do":{"do":"Pick","unit":"505 Para Rgt"},"side":"allied"}
{"n":199,"do":{"do":"Move","unit":"505 Para Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":200,"do":{"do":"Pick","unit":"508 Para Rgt"},"side":"allied","check":"4f2c793ccfe3ba5e"}
{"n":201,"do":{"do":"Move","unit":"508 Para Rgt","mode":"Combat","path":["A35.35","A35.34","A36.33"]},"side":"allied"}
{"n":202,"do":{"do":"Pick","unit":"1 Para Bde"},"side":"allied"}
{"n":203,"do":{"do":"Move","unit":"1 Para Bde","mode":"Combat","path":["A41.32","A41.31","A40.30"]},"side":"allied"}
{"n":204,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":205,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Combat","path":["A40.32","A40.31"]},"side":"allied"}
{"n":206,"do":{"do":"Finish"},"side":"allied"}
{"n":207,"chance":9,"by":"roller"}
{"n":208,"chance":7,"by":"roller"}
{"n":209,"do":{"do":"Target","hex":"A37.32"},"side":"allied"}
{"n":210,"do":{"do":"Join","unit":"53 Inf Div"},"side":"allied"}
{"n":211,"do":{"do":"Join","unit":"504 Para Rgt"},"side":"allied"}
{"n":212,"do":{"do":"Join","unit":"327 Gld Rgt"},"side":"allied"}
{"n":213,"chance":7,"by":"roller"}
{"n":214,"chance":5,"by":"roller"}
{"n":215,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":216,"do":{"do":"RetreatTo","hex":"A35.33"},"side":"allied"}
{"n":217,"do":{"do":"Target","hex":"A30.28"},"side":"allied"}
{"n":218,"do":{"do":"Join","unit":"502 Para Rgt"},"side":"allied"}
{"n":219,"do":{"do":"Join","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":220,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":221,"do":{"do":"Join","unit":"Neth Bde"},"side":"allied"}
{"n":222,"do":{"do":"Join","unit":"15 Inf Div"},"side":"allied"}
{"n":223,"chance":6,"by":"roller"}
{"n":224,"chance":1,"by":"roller"}
{"n":225,"chance":6,"by":"roller"}
{"n":226,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":227,"do":{"do":"RetreatTo","hex":"A30.27"},"side":"german"}
{"n":228,"do":{"do":"RetreatTo","hex":"A29.27"},"side":"german"}
{"n":229,"do":{"do":"Advance","units":["502 Para Rgt","5 Gd Arm Bde","2 HC Rec Bn","Neth Bde","15 Inf Div"]},"side":"allied"}
{"n":230,"do":{"do":"Finish"},"side":"allied"}
{"n":231,"chance":11,"by":"roller"}
{"n":232,"chance":7,"by":"roller"}
{"n":233,"chance":9,"by":"roller"}
{"n":234,"do":{"do":"ChooseOrder","first":true},"side":"german"}
{"n":235,"do":{"do":"Pick","unit":"180 Inf Div"},"side":"german"}
{"n":236,"do":{"do":"Move","unit":"180 Inf Div","mode":"Move","path":["A28.37","A29.37","A30.36","A31.36","A32.35","A33.35"]},"side":"german"}
{"n":237,"do":{"do":"Pick","unit":"KG Harzer"},"side":"german"}
{"n":238,"do":{"do":"Move","unit":"KG Harzer","mode":"Combat","path":["A41.35"]},"side":"german"}
{"n":239,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":240,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":241,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":242,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":243,"do":{"do":"Pick","unit":"107 Pz Bde"},"side":"german"}
{"n":244,"do":{"do":"Move","unit":"107 Pz Bde","mode":"Combat","path":["A32.28","A31.29","A30.29","A29.29"]},"side":"german"}
{"n":245,"do":{"do":"Pick","unit":"245 Inf Div"},"side":"german"}
{"n":246,"do":{"do":"Move","unit":"245 Inf Div","mode":"DG","path":[]},"side":"german"}
{"n":247,"do":{"do":"Pick","unit":"KG Walther"},"side":"german"}
{"n":248,"do":{"do":"Move","unit":"KG Walther","mode":"Combat","path":["A29.30","A30.29","A31.29"]},"side":"german"}
{"n":249,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":250,"do":{"do":"Move","unit":"176 Inf Div","mode":"Combat","path":["A30.30","A30.29","A31.29"]},"side":"german","check":"4d6a603ca427b8e7"}
{"n":251,"do":{"do":"Pick","unit":"59 Inf Div"},"side":"german"}
{"n":252,"do":{"do":"Move","unit":"59 Inf Div","mode":"Combat","path":["A33.29"]},"side":"german"}
{"n":253,"do":{"do":"Pick","unit":"6 FJ Rgt"},"side":"german"}
{"n":254,"do":{"do":"Move","unit":"6 FJ Rgt","mode":"Combat","path":["A33.29"]},"side":"german"}
{"n":255,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":256,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Combat","path":["A34.32","A35.32","A35.31"]},"side":"german"}
{"n":257,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":258,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":["A35.29","A35.30","A36.30"]},"side":"german"}
{"n":259,"do":{"do":"Pick","unit":"Div Erdmann"},"side":"german"}
{"n":260,"do":{"do":"Move","unit":"Div Erdmann","mode":"Combat","path":["A32.29","A33.29"]},"side":"german"}
{"n":261,"do":{"do":"Finish"},"side":"german"}
{"n":262,"do":{"do":"Target","hex":"A33.30"},"side":"german"}
{"n":263,"do":{"do":"Join","unit":"59 Inf Div"},"side":"german"}
{"n":264,"do":{"do":"Join","unit":"6 FJ Rgt"},"side":"german"}
{"n":265,"do":{"do":"Join","unit":"Div Erdmann"},"side":"german"}
{"n":266,"chance":3,"by":"roller"}
{"n":267,"chance":2,"by":"roller"}
{"n":268,"chance":4,"by":"roller"}
{"n":269,"do":{"do":"Finish"},"side":"german"}
{"n":270,"do":{"do":"Pick","unit":"1 Para Bde"},"side":"allied"}
{"n":271,"do":{"do":"Move","unit":"1 Para Bde","mode":"Combat","path":["A40.31"]},"side":"allied"}
{"n":272,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":273,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":274,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":275,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":276,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":277,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":278,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":279,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Combat","path":["A36.32"]},"side":"allied"}
{"n":280,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":281,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Combat","path":["A36.32"]},"side":"allied"}
{"n":282,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":283,"do":{"do":"Move","unit":"53 Inf Div","mode":"Combat","path":["A36.32"]},"side":"allied"}
{"n":284,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":285,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":286,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":287,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":288,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":289,"do":{"do":"Move","unit":"3 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":290,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":291,"do":{"do":"Move","unit":"43 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":292,"do":{"do":"Pick","unit":"505 Para Rgt"},"side":"allied"}
{"n":293,"do":{"do":"Move","unit":"505 Para Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":294,"do":{"do":"Finish"},"side":"allied"}
{"n":295,"chance":3,"by":"roller"}
{"n":296,"do":{"do":"Target","hex":"A29.29"},"side":"allied"}
{"n":297,"do":{"do":"Join","unit":"50 Inf Div"},"side":"allied"}
{"n":298,"do":{"do":"Join","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":299,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":300,"do":{"do":"Join","unit":"Neth Bde"},"side":"allied","check":"7a0f08603ff1a293"}
{"n":301,"do":{"do":"Join","unit":"15 Inf Div"},"side":"allied"}
{"n":302,"do":{"do":"Join","unit":"502 Para Rgt"},"side":"allied"}
{"n":303,"chance":4,"by":"roller"}
{"n":304,"chance":6,"by":"roller"}
{"n":305,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":306,"do":{"do":"RetreatTo","hex":"A27.29"},"side":"allied"}
{"n":307,"do":{"do":"RetreatTo","hex":"A30.27"},"side":"allied"}
{"n":308,"do":{"do":"Finish"},"side":"german"}
{"n":309,"do":{"do":"Finish"},"side":"allied"}
{"n":310,"chance":4,"by":"roller"}
{"n":311,"chance":5,"by":"roller"}
{"n":312,"chance":8,"by":"roller"}
{"n":313,"do":{"do":"ChooseOrder","first":true},"side":"german"}
{"n":314,"do":{"do":"Pick","unit":"190 Inf Div"},"side":"german"}
{"n":315,"do":{"do":"Move","unit":"190 Inf Div","mode":"Move","path":["A35.38","A36.37","A37.37","A37.36","A38.35","A38.34","A39.34","A40.34","A41.35"]},"side":"german"}
{"n":316,"do":{"do":"Pick","unit":"245 Inf Div"},"side":"german"}
{"n":317,"do":{"do":"Move","unit":"245 Inf Div","mode":"Move","path":["A28.27","A28.28","A29.29","A30.29","A31.30","A32.29","A33.29"]},"side":"german"}
{"n":318,"do":{"do":"Pick","unit":"180 Inf Div"},"side":"german"}
{"n":319,"do":{"do":"Move","unit":"180 Inf Div","mode":"Combat","path":["A34.34","A35.34","A35.33","A35.32"]},"side":"german"}
{"n":320,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":321,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":322,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":323,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":324,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":325,"do":{"do":"Move","unit":"176 Inf Div","mode":"Combat","path":["A32.28","A33.29"]},"side":"german"}
{"n":326,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":327,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":328,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":329,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":330,"do":{"do":"Pick","unit":"KG Walther"},"side":"german"}
{"n":331,"do":{"do":"Move","unit":"KG Walther","mode":"Combat","path":["A32.28","A33.29"]},"side":"german"}
{"n":332,"do":{"do":"Pick","unit":"59 Inf Div"},"side":"german"}
{"n":333,"do":{"do":"Move","unit":"59 Inf Div","mode":"Combat","path":[]},"side":"german"}
{"n":334,"do":{"do":"Pick","unit":"Div Erdmann"},"side":"german"}
{"n":335,"do":{"do":"Move","unit":"Div Erdmann","mode":"Combat","path":[]},"side":"german"}
{"n":336,"do":{"do":"Finish"},"side":"german"}
{"n":337,"do":{"do":"Target","hex":"A33.30"},"side":"german"}
{"n":338,"do":{"do":"Join","unit":"59 Inf Div"},"side":"german"}
{"n":339,"do":{"do":"Join","unit":"245 Inf Div"},"side":"german"}
{"n":340,"do":{"do":"Join","unit":"KG Walther"},"side":"german"}
{"n":341,"do":{"do":"Join","unit":"Div Erdmann"},"side":"german"}
{"n":342,"do":{"do":"Join","unit":"176 Inf Div"},"side":"german"}
{"n":343,"chance":6,"by":"roller"}
{"n":344,"chance":5,"by":"roller"}
{"n":345,"chance":7,"by":"roller"}
{"n":346,"do":{"do":"Finish"},"side":"german"}
{"n":347,"do":{"do":"Pick","unit":"1 Para Bde"},"side":"allied"}
{"n":348,"do":{"do":"Move","unit":"1 Para Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":349,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":350,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Combat","path":[]},"side":"allied","check":"55d8f05746ee61db"}
{"n":351,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":352,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":353,"do":{"do":"Pick","unit":"15 Inf Div"},"side":"allied"}
{"n":354,"do":{"do":"Move","unit":"15 Inf Div","mode":"Combat","path":["A29.28","A28.28"]},"side":"allied"}
{"n":355,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":356,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Combat","path":["A29.28"]},"side":"allied"}
{"n":357,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":358,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":359,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":360,"do":{"do":"Move","unit":"5 Gd Arm Bde","mode":"Combat","path":["A30.28"]},"side":"allied"}
{"n":361,"do":{"do":"Pick","unit":"50 Inf Div"},"side":"allied"}
{"n":362,"do":{"do":"Move","unit":"50 Inf Div","mode":"Combat","path":["A28.28","A29.28","A30.28"]},"side":"allied"}
{"n":363,"do":{"do":"Pick","unit":"502 Para Rgt"},"side":"allied"}
{"n":364,"do":{"do":"Move","unit":"502 Para Rgt","mode":"Combat","path":["A30.28"]},"side":"allied"}
{"n":365,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":366,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":367,"do":{"do":"Pick","unit":"Neth Bde"},"side":"allied"}
{"n":368,"do":{"do":"Move","unit":"Neth Bde","mode":"Combat","path":["A30.28"]},"side":"allied"}
{"n":369,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":370,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":371,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":372,"do":{"do":"Move","unit":"3 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":373,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":374,"do":{"do":"Move","unit":"43 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":375,"do":{"do":"Pick","unit":"505 Para Rgt"},"side":"allied"}
{"n":376,"do":{"do":"Move","unit":"505 Para Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":377,"do":{"do":"Finish"},"side":"allied"}
{"n":378,"do":{"do":"Target","hex":"A35.32"},"side":"allied"}
{"n":379,"do":{"do":"Join","unit":"29 Arm Bde"},"side":"allied"}
{"n":380,"do":{"do":"Join","unit":"53 Inf Div"},"side":"allied"}
{"n":381,"do":{"do":"Join","unit":"504 Para Rgt"},"side":"allied"}
{"n":382,"do":{"do":"Join","unit":"327 Gld Rgt"},"side":"allied"}
{"n":383,"chance":6,"by":"roller"}
{"n":384,"chance":1,"by":"roller"}
{"n":385,"chance":4,"by":"roller"}
{"n":386,"do":{"do":"Advance","units":["29 Arm Bde","53 Inf Div","504 Para Rgt","327 Gld Rgt"]},"side":"allied"}
{"n":387,"do":{"do":"Target","hex":"A29.29"},"side":"allied"}
{"n":388,"do":{"do":"Join","unit":"15 Inf Div"},"side":"allied"}
{"n":389,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":390,"do":{"do":"Join","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":391,"do":{"do":"Join","unit":"50 Inf Div"},"side":"allied"}
{"n":392,"do":{"do":"Join","unit":"Neth Bde"},"side":"allied"}
{"n":393,"do":{"do":"Join","unit":"502 Para Rgt"},"side":"allied"}
{"n":394,"chance":7,"by":"roller"}
{"n":395,"chance":6,"by":"roller"}
{"n":396,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":397,"do":{"do":"RetreatTo","hex":"A27.29"},"side":"allied"}
{"n":398,"do":{"do":"RetreatTo","hex":"A30.27"},"side":"allied"}
{"n":399,"do":{"do":"RetreatTo","hex":"A31.29"},"side":"allied"}
{"n":400,"do":{"do":"Finish"},"side":"allied","check":"f435e399aab96bc7"}
{"n":401,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":402,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Exploitation","path":[]},"side":"allied"}
{"n":403,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":404,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Exploitation","path":[]},"side":"allied"}
{"n":405,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":406,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Exploitation","path":[]},"side":"allied"}
{"n":407,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":408,"do":{"do":"Move","unit":"53 Inf Div","mode":"Exploitation","path":[]},"side":"allied"}
{"n":409,"do":{"do":"Finish"},"side":"allied"}
{"n":410,"chance":8,"by":"roller"}
{"n":411,"chance":4,"by":"roller"}
{"n":412,"chance":6,"by":"roller"}
{"n":413,"do":{"do":"ChooseOrder","first":true},"side":"german"}
{"n":414,"do":{"do":"Pick","unit":"363 VG Div"},"side":"german"}
{"n":415,"do":{"do":"Move","unit":"363 VG Div","mode":"Move","path":["A43.33","A43.34","A42.34","A41.35","A40.34","A39.34"]},"side":"german"}
{"n":416,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":417,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":418,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":419,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":420,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":421,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Combat","path":["A36.31","A37.32"]},"side":"german"}
{"n":422,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":423,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":["A36.31","A37.32"]},"side":"german"}
{"n":424,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":425,"do":{"do":"Move","unit":"176 Inf Div","mode":"Move","path":["A32.29","A31.30","A30.29","A29.29"]},"side":"german"}
{"n":426,"do":{"do":"Pick","unit":"59 Inf Div"},"side":"german"}
{"n":427,"do":{"do":"Move","unit":"59 Inf Div","mode":"Combat","path":["A32.29"]},"side":"german"}
{"n":428,"do":{"do":"Pick","unit":"Div Erdmann"},"side":"german"}
{"n":429,"do":{"do":"Move","unit":"Div Erdmann","mode":"Combat","path":["A32.29"]},"side":"german"}
{"n":430,"do":{"do":"Finish"},"side":"german"}
{"n":431,"do":{"do":"Target","hex":"A33.30"},"side":"german"}
{"n":432,"do":{"do":"Join","unit":"59 Inf Div"},"side":"german"}
{"n":433,"chance":6,"by":"roller"}
{"n":434,"chance":6,"by":"roller"}
{"n":435,"chance":7,"by":"roller"}
{"n":436,"do":{"do":"Finish"},"side":"german"}
{"n":437,"do":{"do":"Pick","unit":"1 Para Bde"},"side":"allied"}
{"n":438,"do":{"do":"Move","unit":"1 Para Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":439,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":440,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":441,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":442,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":443,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":444,"do":{"do":"Move","unit":"131 Bde","mode":"Combat","path":["A34.30","A33.31","A33.30"]},"side":"allied"}
{"n":445,"do":{"do":"Pick","unit":"15 Inf Div"},"side":"allied"}
{"n":446,"do":{"do":"Move","unit":"15 Inf Div","mode":"Combat","path":["A28.28"]},"side":"allied"}
{"n":447,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":448,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Combat","path":["A29.28"]},"side":"allied"}
{"n":449,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":450,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":[]},"side":"allied","check":"7a132988f8fd5732"}
{"n":451,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":452,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":453,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":454,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Combat","path":["A36.34"]},"side":"allied"}
{"n":455,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":456,"do":{"do":"Move","unit":"3 Inf Div","mode":"Combat","path":["A37.36","A36.35","A36.34"]},"side":"allied"}
{"n":457,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":458,"do":{"do":"Move","unit":"43 Inf Div","mode":"Move","path":["A37.36","A36.35","A35.36","A34.35","A35.35","A35.34","A35.33","A35.32","A36.31"]},"side":"allied"}
{"n":459,"do":{"do":"Pick","unit":"505 Para Rgt"},"side":"allied"}
{"n":460,"do":{"do":"Move","unit":"505 Para Rgt","mode":"Combat","path":["A36.34"]},"side":"allied"}
{"n":461,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":462,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Combat","path":["A34.31","A33.31","A33.30"]},"side":"allied"}
{"n":463,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":464,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Combat","path":["A34.31","A33.31","A33.30"]},"side":"allied"}
{"n":465,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":466,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Combat","path":["A34.31","A33.31","A33.30"]},"side":"allied"}
{"n":467,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":468,"do":{"do":"Move","unit":"53 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":469,"do":{"do":"Finish"},"side":"allied"}
{"n":470,"chance":9,"by":"roller"}
{"n":471,"do":{"do":"Target","hex":"A32.29"},"side":"allied"}
{"n":472,"do":{"do":"Join","unit":"29 Arm Bde"},"side":"allied"}
{"n":473,"do":{"do":"Join","unit":"22 Arm Bde"},"side":"allied"}
{"n":474,"do":{"do":"Join","unit":"131 Bde"},"side":"allied"}
{"n":475,"do":{"do":"Join","unit":"504 Para Rgt"},"side":"allied"}
{"n":476,"do":{"do":"Join","unit":"327 Gld Rgt"},"side":"allied"}
{"n":477,"do":{"do":"Join","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":478,"do":{"do":"Join","unit":"50 Inf Div"},"side":"allied"}
{"n":479,"do":{"do":"Join","unit":"Neth Bde"},"side":"allied"}
{"n":480,"do":{"do":"Join","unit":"502 Para Rgt"},"side":"allied"}
{"n":481,"chance":7,"by":"roller"}
{"n":482,"chance":1,"by":"roller"}
{"n":483,"chance":6,"by":"roller"}
{"n":484,"do":{"do":"Advance","units":["29 Arm Bde"]},"side":"allied"}
{"n":485,"do":{"do":"Target","hex":"A29.29"},"side":"allied"}
{"n":486,"do":{"do":"Join","unit":"15 Inf Div"},"side":"allied"}
{"n":487,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":488,"chance":8,"by":"roller"}
{"n":489,"chance":3,"by":"roller"}
{"n":490,"chance":9,"by":"roller"}
{"n":491,"do":{"do":"Advance","units":["15 Inf Div","2 HC Rec Bn"]},"side":"allied"}
{"n":492,"do":{"do":"Finish"},"side":"allied"}
{"n":493,"do":{"do":"Finish"},"side":"allied"}
{"n":494,"note":"seed 0: the Germans hold more of the corridor; an overrun, exploitation, attrition"}
