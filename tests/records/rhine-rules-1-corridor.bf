{"broadfront":1,"title":"rhine","variant":"two-player","scenario":"corridor","rules":1,"data":"44fbc74c65551719"}
{"n":1,"chance":6,"by":"roller"}
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
{"n":42,"chance":6,"by":"roller"}
{"n":43,"chance":3,"by":"roller"}
{"n":44,"do":{"do":"Target","hex":"A38.34"},"side":"allied"}
{"n":45,"do":{"do":"Join","unit":"505 Para Rgt"},"side":"allied"}
{"n":46,"do":{"do":"Join","unit":"508 Para Rgt"},"side":"allied"}
{"n":47,"chance":10,"by":"roller"}
{"n":48,"chance":6,"by":"roller"}
{"n":49,"chance":10,"by":"roller"}
{"n":50,"do":{"do":"Advance","units":["505 Para Rgt","508 Para Rgt"]},"side":"allied","check":"1c9f5de9fb667c45"}
{"n":51,"chance":6,"by":"roller"}
{"n":52,"do":{"do":"Target","hex":"A25.28"},"side":"allied"}
{"n":53,"do":{"do":"Join","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":54,"do":{"do":"Join","unit":"32 Gd Bde"},"side":"allied"}
{"n":55,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":56,"chance":4,"by":"roller"}
{"n":57,"chance":5,"by":"roller"}
{"n":58,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":59,"do":{"do":"RetreatTo","hex":"A24.29"},"side":"allied"}
{"n":60,"do":{"do":"Finish"},"side":"allied"}
{"n":61,"do":{"do":"Finish"},"side":"allied"}
{"n":62,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":63,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Move","path":["A28.38","A29.38","A30.38","A31.38","A32.38","A33.38","A34.37","A35.38","A36.37","A37.37","A38.36"]},"side":"german"}
{"n":64,"do":{"do":"Pick","unit":"719 Inf Div"},"side":"german"}
{"n":65,"do":{"do":"Move","unit":"719 Inf Div","mode":"Combat","path":["A27.24","A27.25","A27.26","A28.26","A28.27"]},"side":"german"}
{"n":66,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":67,"do":{"do":"Overrun","units":["176 Inf Div"],"mode":"Move","path":["A23.32","A23.33"]},"side":"german"}
{"n":68,"chance":6,"by":"roller"}
{"n":69,"chance":7,"by":"roller"}
{"n":70,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":71,"do":{"do":"RetreatTo","hex":"A22.31"},"side":"german"}
{"n":72,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":73,"do":{"do":"Move","unit":"176 Inf Div","mode":"Move","path":["A23.32","A24.31","A25.32","A26.31"]},"side":"german"}
{"n":74,"do":{"do":"Pick","unit":"KG Chill"},"side":"german"}
{"n":75,"do":{"do":"Move","unit":"KG Chill","mode":"Combat","path":["A26.26","A27.27","A28.27"]},"side":"german"}
{"n":76,"do":{"do":"Pick","unit":"280 AG Bde"},"side":"german"}
{"n":77,"do":{"do":"Move","unit":"280 AG Bde","mode":"Combat","path":["A44.35","A43.35","A42.34","A41.35"]},"side":"german"}
{"n":78,"do":{"do":"Pick","unit":"107 Pz Bde"},"side":"german"}
{"n":79,"do":{"do":"Move","unit":"107 Pz Bde","mode":"Combat","path":[]},"side":"german"}
{"n":80,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":81,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":["A42.38","A42.37","A42.36","A42.35","A41.35"]},"side":"german"}
{"n":82,"do":{"do":"Pick","unit":"Div Erdmann"},"side":"german"}
{"n":83,"do":{"do":"Move","unit":"Div Erdmann","mode":"Move","path":["A26.30","A26.29","A26.28","A27.28","A28.27","A29.28","A30.27"]},"side":"german"}
{"n":84,"do":{"do":"Pick","unit":"Div Tettau"},"side":"german"}
{"n":85,"do":{"do":"Move","unit":"Div Tettau","mode":"Move","path":["A41.32","A41.33","A41.34","A41.35"]},"side":"german"}
{"n":86,"do":{"do":"Pick","unit":"KG Hermann"},"side":"german"}
{"n":87,"do":{"do":"Move","unit":"KG Hermann","mode":"Combat","path":["A35.38","A36.37","A37.37","A37.36","A38.35"]},"side":"german"}
{"n":88,"do":{"do":"Pick","unit":"KG Knaust"},"side":"german"}
{"n":89,"do":{"do":"Move","unit":"KG Knaust","mode":"Combat","path":["A41.37","A40.36","A40.35","A41.35"]},"side":"german"}
{"n":90,"do":{"do":"Pick","unit":"245 Inf Div"},"side":"german"}
{"n":91,"do":{"do":"Move","unit":"245 Inf Div","mode":"Combat","path":["A30.27","A30.28"]},"side":"german"}
{"n":92,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":93,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Move","path":["A35.28","A36.27","A37.27","A38.26","A39.27","A39.28","A39.29","A40.29","A40.30","A40.31","A40.32","A40.33"]},"side":"german"}
{"n":94,"do":{"do":"Pick","unit":"KG Walther"},"side":"german"}
{"n":95,"do":{"do":"Overrun","units":["KG Walther"],"mode":"Move","path":["A26.28","A25.29","A24.28","A23.28","A22.27","A22.26"]},"side":"german"}
{"n":96,"chance":3,"by":"roller"}
{"n":97,"chance":3,"by":"roller"}
{"n":98,"chance":4,"by":"roller"}
{"n":99,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":100,"do":{"do":"RetreatTo","hex":"A23.27"},"side":"allied","check":"7124111d674af828"}
{"n":101,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":102,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":["A37.37","A38.36"]},"side":"german"}
{"n":103,"do":{"do":"Pick","unit":"KG Becker"},"side":"german"}
{"n":104,"do":{"do":"Move","unit":"KG Becker","mode":"Combat","path":["A37.37","A37.36","A38.35"]},"side":"german"}
{"n":105,"do":{"do":"Pick","unit":"KG Harzer"},"side":"german"}
{"n":106,"do":{"do":"Move","unit":"KG Harzer","mode":"Combat","path":["A41.35"]},"side":"german"}
{"n":107,"do":{"do":"Pick","unit":"22 SS PzGr Rgt"},"side":"german"}
{"n":108,"do":{"do":"Move","unit":"22 SS PzGr Rgt","mode":"Combat","path":["A40.35","A40.34","A39.34"]},"side":"german"}
{"n":109,"do":{"do":"Pick","unit":"406 Div"},"side":"german"}
{"n":110,"do":{"do":"Move","unit":"406 Div","mode":"Combat","path":["A37.36","A38.35"]},"side":"german"}
{"n":111,"do":{"do":"Pick","unit":"9 SS Rec Bn"},"side":"german"}
{"n":112,"do":{"do":"Move","unit":"9 SS Rec Bn","mode":"Combat","path":["A39.34"]},"side":"german"}
{"n":113,"do":{"do":"Finish"},"side":"german"}
{"n":114,"chance":11,"by":"roller"}
{"n":115,"do":{"do":"Target","hex":"A38.34"},"side":"german"}
{"n":116,"do":{"do":"Join","unit":"406 Div"},"side":"german"}
{"n":117,"do":{"do":"Join","unit":"KG Becker"},"side":"german"}
{"n":118,"do":{"do":"Join","unit":"KG Hermann"},"side":"german"}
{"n":119,"do":{"do":"Join","unit":"9 SS Rec Bn"},"side":"german"}
{"n":120,"do":{"do":"Join","unit":"22 SS PzGr Rgt"},"side":"german"}
{"n":121,"chance":4,"by":"roller"}
{"n":122,"chance":5,"by":"roller"}
{"n":123,"chance":6,"by":"roller"}
{"n":124,"do":{"do":"Finish"},"side":"german"}
{"n":125,"chance":3,"by":"roller"}
{"n":126,"chance":9,"by":"roller"}
{"n":127,"chance":9,"by":"roller"}
{"n":128,"chance":11,"by":"roller"}
{"n":129,"chance":9,"by":"roller"}
{"n":130,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":131,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":132,"do":{"do":"Move","unit":"131 Bde","mode":"Move","path":["A23.25","A23.26","A23.27","A23.28","A24.28","A25.29","A26.28","A26.29","A27.30","A28.30","A29.31","A30.31","A30.32","A31.32","A32.31","A33.31","A34.31","A35.32","A36.32"]},"side":"allied"}
{"n":133,"do":{"do":"Pick","unit":"22 Arm Bde"},"side":"allied"}
{"n":134,"do":{"do":"Move","unit":"22 Arm Bde","mode":"Move","path":["A23.25","A23.26","A23.27","A23.28","A24.28","A25.29","A26.28","A26.29","A27.30","A28.29","A29.29","A30.29","A31.30","A32.29","A33.30","A33.31","A34.31","A35.32","A36.32"]},"side":"allied"}
{"n":135,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":136,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Move","path":["A23.27","A23.28","A24.28","A25.29","A26.28","A26.29","A27.30","A28.29","A29.30","A30.30"]},"side":"allied"}
{"n":137,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":138,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Move","path":["A23.28","A24.28","A25.29","A26.28","A26.29","A27.30","A28.29","A29.30","A30.30"]},"side":"allied"}
{"n":139,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":140,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Move","path":["A23.27","A23.28","A24.28","A25.29","A26.28","A26.29","A27.30","A28.29","A29.30","A30.30"]},"side":"allied"}
{"n":141,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":142,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Move","path":["A25.30","A26.29","A27.30","A28.30","A29.31","A30.31","A30.32","A31.32","A32.31","A33.31","A34.31","A35.32","A36.32"]},"side":"allied"}
{"n":143,"do":{"do":"Pick","unit":"32 Gd Bde"},"side":"allied"}
{"n":144,"do":{"do":"Move","unit":"32 Gd Bde","mode":"Move","path":["A25.30","A26.29","A27.30","A28.30","A29.31","A30.31","A30.32","A31.32","A32.31","A33.31","A34.31","A35.32","A36.32"]},"side":"allied"}
{"n":145,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":146,"do":{"do":"Overrun","units":["5 Gd Arm Bde"],"mode":"Combat","path":["A25.30","A26.30","A26.31"]},"side":"allied"}
{"n":147,"chance":5,"by":"roller"}
{"n":148,"chance":7,"by":"roller"}
{"n":149,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":150,"do":{"do":"Move","unit":"5 Gd Arm Bde","mode":"Combat","path":["A26.30","A27.30"]},"side":"allied","check":"7534f954e4eb2856"}
{"n":151,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":152,"do":{"do":"Move","unit":"43 Inf Div","mode":"Move","path":["A28.36","A27.37","A27.38","A28.38","A29.39","A30.39","A31.40","A32.40","B32.01","B33.02","B33.03","B34.03","B35.03","B35.02","B36.01","A36.40","A37.40","A38.39","A38.38","A39.38","A39.37","A40.36"]},"side":"allied"}
{"n":153,"chance":1,"by":"roller"}
{"n":154,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":155,"do":{"do":"Move","unit":"3 Inf Div","mode":"Move","path":["A29.35","A28.35","A28.36","A27.37","A27.38","A28.38","A29.39","A30.39","A31.40","A32.40","B32.01","B33.02","B34.02","B34.03","B35.03","B35.02","B36.01","A36.40","A37.40","A38.39","A38.38","A39.38"]},"side":"allied"}
{"n":156,"chance":6,"by":"roller"}
{"n":157,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":158,"do":{"do":"Move","unit":"53 Inf Div","mode":"Move","path":["A35.28","A36.27","A37.27","A38.26","A39.27","A39.28","A39.29","A40.29","A40.30","A41.31","A41.32"]},"side":"allied"}
{"n":159,"chance":4,"by":"roller"}
{"n":160,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":161,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Move","path":["A32.36","A33.36","A34.35","A35.35","A35.34","A36.33","A36.32"]},"side":"allied"}
{"n":162,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":163,"do":{"do":"Move","unit":"159 Bde","mode":"Move","path":["A32.36","A33.36","A34.35","A35.35","A35.34","A36.33","A36.32"]},"side":"allied"}
{"n":164,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":165,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Combat","path":["A36.31","A36.32","A37.33","A37.34","A38.34"]},"side":"allied"}
{"n":166,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":167,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Combat","path":["A36.31","A36.32","A37.33","A37.34","A38.34"]},"side":"allied"}
{"n":168,"do":{"do":"Pick","unit":"4 Arm Bde"},"side":"allied"}
{"n":169,"do":{"do":"Move","unit":"4 Arm Bde","mode":"Combat","path":["A36.31","A36.32","A37.33","A37.34","A38.34"]},"side":"allied"}
{"n":170,"do":{"do":"Pick","unit":"506 Para Rgt"},"side":"allied"}
{"n":171,"do":{"do":"Move","unit":"506 Para Rgt","mode":"Combat","path":["A36.31","A36.32","A37.33","A37.34","A38.34"]},"side":"allied"}
{"n":172,"do":{"do":"Pick","unit":"8 Arm Bde"},"side":"allied"}
{"n":173,"do":{"do":"Move","unit":"8 Arm Bde","mode":"Combat","path":["A36.31","A36.32","A37.33","A37.34","A38.34"]},"side":"allied"}
{"n":174,"do":{"do":"Pick","unit":"325 Gld Rgt"},"side":"allied"}
{"n":175,"do":{"do":"Move","unit":"325 Gld Rgt","mode":"Combat","path":["A36.32","A37.33"]},"side":"allied"}
{"n":176,"do":{"do":"Finish"},"side":"allied"}
{"n":177,"chance":5,"by":"roller"}
{"n":178,"do":{"do":"Target","hex":"A38.35"},"side":"allied"}
{"n":179,"do":{"do":"Join","unit":"8 Arm Bde"},"side":"allied"}
{"n":180,"do":{"do":"Join","unit":"29 Arm Bde"},"side":"allied"}
{"n":181,"do":{"do":"Join","unit":"4 Arm Bde"},"side":"allied"}
{"n":182,"do":{"do":"Join","unit":"505 Para Rgt"},"side":"allied"}
{"n":183,"do":{"do":"Join","unit":"508 Para Rgt"},"side":"allied"}
{"n":184,"do":{"do":"Join","unit":"506 Para Rgt"},"side":"allied"}
{"n":185,"do":{"do":"Join","unit":"327 Gld Rgt"},"side":"allied"}
{"n":186,"chance":5,"by":"roller"}
{"n":187,"chance":9,"by":"roller"}
{"n":188,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":189,"do":{"do":"RetreatTo","hex":"A38.36"},"side":"german"}
{"n":190,"do":{"do":"RetreatTo","hex":"A38.37"},"side":"german"}
{"n":191,"do":{"do":"Advance","units":["8 Arm Bde","29 Arm Bde","4 Arm Bde","505 Para Rgt","508 Para Rgt","506 Para Rgt","327 Gld Rgt"]},"side":"allied"}
{"n":192,"do":{"do":"Finish"},"side":"allied"}
{"n":193,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":194,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Exploitation","path":[]},"side":"allied"}
{"n":195,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":196,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Exploitation","path":[]},"side":"allied"}
{"n":197,"do":{"do":"Pick","unit":"4 Arm Bde"},"side":"allied"}
{"n":198,"do":{"do":"Move","unit":"4 Arm Bde","mode":"Exploitation","path":[]},"side":"allied"}
{"n":199,"do":{"do":"Pick","unit":"505 Para Rgt"},"side":"allied"}
{"n":200,"do":{"do":"Move","unit":"505 Para Rgt","mode":"Exploitation","path":[]},"side":"allied","check":"0e3a3a681c8741fe"}
{"n":201,"do":{"do":"Pick","unit":"506 Para Rgt"},"side":"allied"}
{"n":202,"do":{"do":"Move","unit":"506 Para Rgt","mode":"Exploitation","path":[]},"side":"allied"}
{"n":203,"do":{"do":"Pick","unit":"508 Para Rgt"},"side":"allied"}
{"n":204,"do":{"do":"Move","unit":"508 Para Rgt","mode":"Exploitation","path":[]},"side":"allied"}
{"n":205,"do":{"do":"Pick","unit":"8 Arm Bde"},"side":"allied"}
{"n":206,"do":{"do":"Move","unit":"8 Arm Bde","mode":"Exploitation","path":[]},"side":"allied"}
{"n":207,"do":{"do":"Finish"},"side":"allied"}
{"n":208,"do":{"do":"Pick","unit":"506 s.Pz Bn"},"side":"german"}
{"n":209,"do":{"do":"Move","unit":"506 s.Pz Bn","mode":"Combat","path":["A42.38","A42.37","A42.36","A42.35","A41.35","A40.34","A39.34","A38.34"]},"side":"german"}
{"n":210,"do":{"do":"Pick","unit":"KG Krafft"},"side":"german"}
{"n":211,"do":{"do":"Move","unit":"KG Krafft","mode":"Move","path":["A43.34","A42.34","A41.35","A40.34","A39.34","A38.34","A37.34","A36.34"]},"side":"german"}
{"n":212,"do":{"do":"Pick","unit":"406 Div"},"side":"german"}
{"n":213,"do":{"do":"Move","unit":"406 Div","mode":"DG","path":["A37.37"]},"side":"german"}
{"n":214,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":215,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":["A37.36","A37.35","A36.34"]},"side":"german"}
{"n":216,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":217,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":218,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":219,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Combat","path":["A37.36","A37.35","A36.34"]},"side":"german"}
{"n":220,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":221,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":["A40.32","A40.31","A39.32"]},"side":"german"}
{"n":222,"do":{"do":"Pick","unit":"22 SS PzGr Rgt"},"side":"german"}
{"n":223,"do":{"do":"Move","unit":"22 SS PzGr Rgt","mode":"Combat","path":["A38.34"]},"side":"german"}
{"n":224,"do":{"do":"Pick","unit":"6 FJ Rgt"},"side":"german"}
{"n":225,"do":{"do":"Move","unit":"6 FJ Rgt","mode":"Combat","path":["A35.27","A35.28","A35.29","A36.29","A36.30","A36.31"]},"side":"german"}
{"n":226,"do":{"do":"Pick","unit":"Div Erdmann"},"side":"german"}
{"n":227,"do":{"do":"Move","unit":"Div Erdmann","mode":"Combat","path":["A30.28"]},"side":"german"}
{"n":228,"do":{"do":"Finish"},"side":"german"}
{"n":229,"do":{"do":"Finish"},"side":"german"}
{"n":230,"chance":5,"by":"roller"}
{"n":231,"chance":3,"by":"roller"}
{"n":232,"chance":8,"by":"roller"}
{"n":233,"do":{"do":"ChooseOrder","first":true},"side":"german"}
{"n":234,"do":{"do":"Pick","unit":"180 Inf Div"},"side":"german"}
{"n":235,"do":{"do":"Move","unit":"180 Inf Div","mode":"Move","path":["A27.37","A28.36","A28.35","A29.35","A29.34","A29.33","A30.32","A30.31","A29.31","A29.30"]},"side":"german"}
{"n":236,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":237,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":238,"do":{"do":"Pick","unit":"406 Div"},"side":"german"}
{"n":239,"do":{"do":"Move","unit":"406 Div","mode":"Combat","path":["A37.36","A37.35","A38.34"]},"side":"german"}
{"n":240,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":241,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":["A39.33","A39.34","A38.34","A37.34","A36.34"]},"side":"german"}
{"n":242,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":243,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":244,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":245,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":246,"do":{"do":"Pick","unit":"KG Krafft"},"side":"german"}
{"n":247,"do":{"do":"Move","unit":"KG Krafft","mode":"Combat","path":["A37.34","A38.34"]},"side":"german"}
{"n":248,"do":{"do":"Finish"},"side":"german"}
{"n":249,"do":{"do":"Finish"},"side":"german"}
{"n":250,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied","check":"91b8ed85fa2b4288"}
{"n":251,"do":{"do":"Overrun","units":["5 Gd Arm Bde"],"mode":"Combat","path":["A28.29","A29.30"]},"side":"allied"}
{"n":252,"chance":2,"by":"roller"}
{"n":253,"chance":3,"by":"roller"}
{"n":254,"chance":11,"by":"roller"}
{"n":255,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":256,"do":{"do":"Move","unit":"43 Inf Div","mode":"Move","path":["B34.02","B34.01","A34.40","A35.40","A36.39","A36.38","A37.38","A37.37","A38.36"]},"side":"allied"}
{"n":257,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":258,"do":{"do":"Move","unit":"5 Gd Arm Bde","mode":"Combat","path":["A30.29","A31.30","A32.29","A33.30"]},"side":"allied"}
{"n":259,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":260,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":261,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":262,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":263,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":264,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":265,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":266,"do":{"do":"Move","unit":"53 Inf Div","mode":"Move","path":["A36.27","A35.28","A35.29","A34.29","A34.30","A34.31","A34.32","A34.33","A34.34","A35.35","A34.35","A35.36","A36.35","A37.36"]},"side":"allied"}
{"n":267,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":268,"do":{"do":"Move","unit":"3 Inf Div","mode":"Combat","path":["A39.37"]},"side":"allied"}
{"n":269,"do":{"do":"Pick","unit":"325 Gld Rgt"},"side":"allied"}
{"n":270,"do":{"do":"Move","unit":"325 Gld Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":271,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":272,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Combat","path":["A40.34","A40.35","A40.36","A39.37"]},"side":"allied"}
{"n":273,"do":{"do":"Pick","unit":"4 Para Bde"},"side":"allied"}
{"n":274,"do":{"do":"Move","unit":"4 Para Bde","mode":"Move","path":["A42.34","A42.35","A42.36","A42.37","A42.38","A41.39","A40.39","A39.39"]},"side":"allied"}
{"n":275,"do":{"do":"Finish"},"side":"allied"}
{"n":276,"do":{"do":"Target","hex":"A36.31"},"side":"allied"}
{"n":277,"do":{"do":"Join","unit":"32 Gd Bde"},"side":"allied"}
{"n":278,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":279,"do":{"do":"Join","unit":"159 Bde"},"side":"allied"}
{"n":280,"do":{"do":"Join","unit":"1 Bel Bde"},"side":"allied"}
{"n":281,"do":{"do":"Join","unit":"22 Arm Bde"},"side":"allied"}
{"n":282,"do":{"do":"Join","unit":"131 Bde"},"side":"allied"}
{"n":283,"do":{"do":"Join","unit":"504 Para Rgt"},"side":"allied"}
{"n":284,"chance":8,"by":"roller"}
{"n":285,"chance":7,"by":"roller"}
{"n":286,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":287,"do":{"do":"RetreatTo","hex":"A37.33"},"side":"allied"}
{"n":288,"do":{"do":"Target","hex":"A38.34"},"side":"allied"}
{"n":289,"do":{"do":"Join","unit":"8 Arm Bde"},"side":"allied"}
{"n":290,"do":{"do":"Join","unit":"29 Arm Bde"},"side":"allied"}
{"n":291,"do":{"do":"Join","unit":"4 Arm Bde"},"side":"allied"}
{"n":292,"do":{"do":"Join","unit":"505 Para Rgt"},"side":"allied"}
{"n":293,"do":{"do":"Join","unit":"508 Para Rgt"},"side":"allied"}
{"n":294,"do":{"do":"Join","unit":"506 Para Rgt"},"side":"allied"}
{"n":295,"do":{"do":"Join","unit":"327 Gld Rgt"},"side":"allied"}
{"n":296,"chance":8,"by":"roller"}
{"n":297,"chance":8,"by":"roller"}
{"n":298,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":299,"do":{"do":"RetreatTo","hex":"A39.34"},"side":"german"}
{"n":300,"do":{"do":"Advance","units":["8 Arm Bde","29 Arm Bde","4 Arm Bde","508 Para Rgt","506 Para Rgt","327 Gld Rgt"]},"side":"allied","check":"581ffa0c6edacc41"}
{"n":301,"do":{"do":"Finish"},"side":"allied"}
{"n":302,"chance":8,"by":"roller"}
{"n":303,"chance":7,"by":"roller"}
{"n":304,"chance":9,"by":"roller"}
{"n":305,"do":{"do":"ChooseOrder","first":true},"side":"german"}
{"n":306,"do":{"do":"Pick","unit":"190 Inf Div"},"side":"german"}
{"n":307,"do":{"do":"Move","unit":"190 Inf Div","mode":"Move","path":["A34.36","A34.35","A35.35","A35.34","A35.33","A35.32"]},"side":"german"}
{"n":308,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":309,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":310,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":311,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Combat","path":["A36.33","A35.33"]},"side":"german"}
{"n":312,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":313,"do":{"do":"Move","unit":"86 Corps HQ","mode":"Combat","path":["A36.33","A35.33"]},"side":"german"}
{"n":314,"do":{"do":"Pick","unit":"88 Corps HQ"},"side":"german"}
{"n":315,"do":{"do":"Move","unit":"88 Corps HQ","mode":"Combat","path":["A36.33","A35.33"]},"side":"german"}
{"n":316,"do":{"do":"Finish"},"side":"german"}
{"n":317,"do":{"do":"Finish"},"side":"german"}
{"n":318,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":319,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":320,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":321,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":322,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":323,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":324,"do":{"do":"Pick","unit":"4 Para Bde"},"side":"allied"}
{"n":325,"do":{"do":"Move","unit":"4 Para Bde","mode":"Combat","path":["A39.38","A39.37"]},"side":"allied"}
{"n":326,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":327,"do":{"do":"Move","unit":"53 Inf Div","mode":"Combat","path":["A38.35","A38.34","A37.34","A37.33","A36.32"]},"side":"allied"}
{"n":328,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":329,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Combat","path":["A37.34","A38.34"]},"side":"allied"}
{"n":330,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":331,"do":{"do":"Move","unit":"131 Bde","mode":"Combat","path":["A36.32"]},"side":"allied"}
{"n":332,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":333,"do":{"do":"Move","unit":"159 Bde","mode":"Combat","path":["A36.32"]},"side":"allied"}
{"n":334,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":335,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Combat","path":["A36.32"]},"side":"allied"}
{"n":336,"do":{"do":"Pick","unit":"22 Arm Bde"},"side":"allied"}
{"n":337,"do":{"do":"Move","unit":"22 Arm Bde","mode":"Combat","path":["A37.34","A38.34","A38.35"]},"side":"allied"}
{"n":338,"do":{"do":"Pick","unit":"32 Gd Bde"},"side":"allied"}
{"n":339,"do":{"do":"Move","unit":"32 Gd Bde","mode":"Combat","path":["A36.32"]},"side":"allied"}
{"n":340,"do":{"do":"Pick","unit":"325 Gld Rgt"},"side":"allied"}
{"n":341,"do":{"do":"Move","unit":"325 Gld Rgt","mode":"Combat","path":["A37.34","A38.34","A38.35"]},"side":"allied"}
{"n":342,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":343,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Combat","path":["A37.34","A38.34","A38.35"]},"side":"allied"}
{"n":344,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":345,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":346,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":347,"do":{"do":"Move","unit":"3 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":348,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":349,"do":{"do":"Move","unit":"43 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":350,"do":{"do":"Finish"},"side":"allied","check":"7e88cbf1274e1179"}
{"n":351,"do":{"do":"Target","hex":"A35.32"},"side":"allied"}
{"n":352,"do":{"do":"Join","unit":"32 Gd Bde"},"side":"allied"}
{"n":353,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":354,"do":{"do":"Join","unit":"159 Bde"},"side":"allied"}
{"n":355,"do":{"do":"Join","unit":"53 Inf Div"},"side":"allied"}
{"n":356,"do":{"do":"Join","unit":"131 Bde"},"side":"allied"}
{"n":357,"chance":3,"by":"roller"}
{"n":358,"chance":4,"by":"roller"}
{"n":359,"do":{"do":"Advance","units":["32 Gd Bde","2 HC Rec Bn","159 Bde","53 Inf Div","131 Bde"]},"side":"allied"}
{"n":360,"do":{"do":"Finish"},"side":"allied"}
{"n":361,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":362,"do":{"do":"Move","unit":"131 Bde","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":363,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":364,"do":{"do":"Move","unit":"159 Bde","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":365,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":366,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":367,"do":{"do":"Pick","unit":"32 Gd Bde"},"side":"allied"}
{"n":368,"do":{"do":"Move","unit":"32 Gd Bde","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":369,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":370,"do":{"do":"Move","unit":"53 Inf Div","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":371,"do":{"do":"Finish"},"side":"allied"}
{"n":372,"chance":2,"by":"roller"}
{"n":373,"chance":8,"by":"roller"}
{"n":374,"chance":4,"by":"roller"}
{"n":375,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":376,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":377,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":378,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":379,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":380,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":381,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":382,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":383,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":384,"do":{"do":"Pick","unit":"22 Arm Bde"},"side":"allied"}
{"n":385,"do":{"do":"Move","unit":"22 Arm Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":386,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":387,"do":{"do":"Move","unit":"3 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":388,"do":{"do":"Pick","unit":"325 Gld Rgt"},"side":"allied"}
{"n":389,"do":{"do":"Move","unit":"325 Gld Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":390,"do":{"do":"Pick","unit":"4 Para Bde"},"side":"allied"}
{"n":391,"do":{"do":"Move","unit":"4 Para Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":392,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":393,"do":{"do":"Move","unit":"43 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":394,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":395,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":396,"do":{"do":"Finish"},"side":"allied"}
{"n":397,"do":{"do":"Target","hex":"A35.33"},"side":"allied"}
{"n":398,"do":{"do":"Join","unit":"32 Gd Bde"},"side":"allied"}
{"n":399,"do":{"do":"Join","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":400,"do":{"do":"Join","unit":"159 Bde"},"side":"allied","check":"a24272fc379e34f4"}
{"n":401,"do":{"do":"Join","unit":"53 Inf Div"},"side":"allied"}
{"n":402,"do":{"do":"Join","unit":"131 Bde"},"side":"allied"}
{"n":403,"chance":6,"by":"roller"}
{"n":404,"chance":2,"by":"roller"}
{"n":405,"chance":4,"by":"roller"}
{"n":406,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":407,"do":{"do":"RetreatTo","hex":"A35.34"},"side":"german"}
{"n":408,"do":{"do":"RetreatTo","hex":"A35.35"},"side":"german"}
{"n":409,"do":{"do":"Advance","units":["32 Gd Bde","2 HC Rec Bn","159 Bde","53 Inf Div","131 Bde"]},"side":"allied"}
{"n":410,"do":{"do":"Finish"},"side":"allied"}
{"n":411,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":412,"do":{"do":"Move","unit":"131 Bde","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":413,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":414,"do":{"do":"Move","unit":"159 Bde","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":415,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":416,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":417,"do":{"do":"Pick","unit":"32 Gd Bde"},"side":"allied"}
{"n":418,"do":{"do":"Move","unit":"32 Gd Bde","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":419,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":420,"do":{"do":"Move","unit":"53 Inf Div","mode":"Exploitation","path":["A36.32"]},"side":"allied"}
{"n":421,"do":{"do":"Pick","unit":"363 VG Div"},"side":"german"}
{"n":422,"do":{"do":"Move","unit":"363 VG Div","mode":"Move","path":["A43.33","A42.33","A41.34","A41.35","A40.34","A40.33"]},"side":"german"}
{"n":423,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":424,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"DG","path":["A36.34"]},"side":"german"}
{"n":425,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":426,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":[]},"side":"german"}
{"n":427,"do":{"do":"Pick","unit":"86 Corps HQ"},"side":"german"}
{"n":428,"do":{"do":"Move","unit":"86 Corps HQ","mode":"DG","path":["A36.34"]},"side":"german"}
{"n":429,"do":{"do":"Finish"},"side":"german"}
{"n":430,"do":{"do":"Finish"},"side":"german"}
{"n":431,"note":"seed 1: the Allies hold more of the corridor in supply, and a Rhine bridge is blown"}
