{"broadfront":3,"title":"rhine","variant":"two-player","scenario":"corridor","rules":2,"data":"d8bd981a58f370e3"}
{"n":1,"chance":7,"by":"roller"}
{"n":2,"do":{"do":"Pick","unit":"50 Inf Div"},"side":"allied"}
{"n":3,"do":{"do":"Move","unit":"50 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":4,"do":{"do":"Pick","unit":"4 Para Bde"},"side":"allied"}
{"n":5,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":6,"do":{"do":"Finish"},"side":"allied"}
{"n":7,"do":{"do":"Pick","unit":"1 AL Bde"},"side":"allied"}
{"n":8,"do":{"do":"Move","unit":"1 AL Bde","mode":"Move","path":[]},"side":"allied"}
{"n":9,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":10,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":11,"do":{"do":"Move","unit":"5 Gd Arm Bde","mode":"Move","path":["A23.28","A22.28","A22.29","A22.30","A21.31","A20.31","A20.32","A19.33"]},"side":"allied"}
{"n":12,"do":{"do":"LoadSP","unit":"Truck 1"},"side":"allied"}
{"n":13,"do":{"do":"Finish"},"side":"allied"}
{"n":14,"do":{"do":"Target","hex":"A25.28"},"side":"allied"}
{"n":15,"do":{"do":"Finish"},"side":"allied"}
{"n":16,"do":{"do":"Finish"},"side":"allied"}
{"n":17,"do":{"do":"Finish"},"side":"german"}
{"n":18,"do":{"do":"Target","hex":"A37.34"},"side":"german"}
{"n":19,"do":{"do":"Join","unit":"KG Henke"},"side":"german"}
{"n":20,"chance":12,"by":"roller"}
{"n":21,"chance":8,"by":"roller"}
{"n":22,"do":{"do":"Target","hex":"A24.28"},"side":"german"}
{"n":23,"do":{"do":"Join","unit":"KG Hoffmann"},"side":"german"}
{"n":24,"chance":7,"by":"roller"}
{"n":25,"chance":1,"by":"roller"}
{"n":26,"chance":5,"by":"roller"}
{"n":27,"do":{"do":"Target","hex":"A41.34"},"side":"german"}
{"n":28,"do":{"do":"Join","unit":"KG Spindler"},"side":"german"}
{"n":29,"chance":2,"by":"roller"}
{"n":30,"chance":4,"by":"roller"}
{"n":31,"chance":6,"by":"roller"}
{"n":32,"do":{"do":"Finish"},"side":"german"}
{"n":33,"chance":6,"by":"roller"}
{"n":34,"chance":7,"by":"roller"}
{"n":35,"chance":8,"by":"roller"}
{"n":36,"do":{"do":"ChooseOrder","first":false},"side":"german"}
{"n":37,"do":{"do":"Fuel","what":"1 Abn Corps HQ"},"side":"allied"}
{"n":38,"do":{"do":"Fuel","what":"Gds Arm Div"},"side":"allied"}
{"n":39,"do":{"do":"Pick","unit":"50 Inf Div"},"side":"allied"}
{"n":40,"do":{"do":"Move","unit":"50 Inf Div","mode":"Strat","path":[]},"side":"allied"}
{"n":41,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":42,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":43,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Reserve","path":["A35.33"]},"side":"allied"}
{"n":44,"do":{"do":"Pick","unit":"501 Para Rgt"},"side":"allied"}
{"n":45,"do":{"do":"Finish"},"side":"allied"}
{"n":46,"do":{"do":"Pick","unit":"1 Abn Corps HQ"},"side":"allied"}
{"n":47,"do":{"do":"Move","unit":"1 Abn Corps HQ","mode":"Reserve","path":[]},"side":"allied"}
{"n":48,"do":{"do":"Pick","unit":"12 Corps HQ"},"side":"allied"}
{"n":49,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":50,"do":{"do":"Move","unit":"12 Corps HQ","mode":"Move","path":["A23.24","A23.23","A23.22","A23.21","A24.20"]},"side":"allied","check":"e1eaa9e1ec206459"}
{"n":51,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":52,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":53,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Reserve","path":["A22.30"]},"side":"allied"}
{"n":54,"do":{"do":"Pick","unit":"3 Inf Div"},"side":"allied"}
{"n":55,"do":{"do":"Move","unit":"3 Inf Div","mode":"Strat","path":[]},"side":"allied"}
{"n":56,"do":{"do":"LoadSP","unit":"Truck 2"},"side":"allied"}
{"n":57,"do":{"do":"Pick","unit":"502 Para Rgt"},"side":"allied"}
{"n":58,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":59,"do":{"do":"Move","unit":"502 Para Rgt","mode":"Combat","path":["A30.28","A30.27"]},"side":"allied"}
{"n":60,"do":{"do":"Fuel","what":"8 Corps HQ"},"side":"allied"}
{"n":61,"do":{"do":"Pick","unit":"22 Arm Bde"},"side":"allied"}
{"n":62,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":63,"do":{"do":"Move","unit":"22 Arm Bde","mode":"Strat","path":["A21.25","A20.25","A19.25","A18.25","A18.26","A17.27","A17.28","A17.29","A16.29","A16.30","A15.31","A15.32","A16.32","A17.33","A18.33","A19.34","A19.35","A20.35","A20.36","A21.37","A21.38","A20.38","A20.39","A20.40"]},"side":"allied"}
{"n":64,"do":{"do":"Pick","unit":"8 Arm Bde"},"side":"allied"}
{"n":65,"do":{"do":"Move","unit":"8 Arm Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":66,"do":{"do":"Pick","unit":"325 Gld Rgt"},"side":"allied"}
{"n":67,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":68,"do":{"do":"Move","unit":"325 Gld Rgt","mode":"Combat","path":["A35.34","A35.35","A34.35","A33.36"]},"side":"allied"}
{"n":69,"do":{"do":"Pick","unit":"2 HC Rec Bn"},"side":"allied"}
{"n":70,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":71,"do":{"do":"Move","unit":"2 HC Rec Bn","mode":"Combat","path":["A23.28","A23.27","A23.26","A23.25","A23.24","A23.23","A23.22","A23.21","A23.20","A23.19","A23.18","A24.17"]},"side":"allied"}
{"n":72,"do":{"do":"Pick","unit":"8 Corps HQ"},"side":"allied"}
{"n":73,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":74,"do":{"do":"Move","unit":"8 Corps HQ","mode":"Combat","path":["A20.26","A19.26"]},"side":"allied"}
{"n":75,"do":{"do":"Pick","unit":"15 Inf Div"},"side":"allied"}
{"n":76,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":77,"do":{"do":"Move","unit":"15 Inf Div","mode":"Reserve","path":["A24.23"]},"side":"allied"}
{"n":78,"do":{"do":"Pick","unit":"506 Para Rgt"},"side":"allied"}
{"n":79,"do":{"do":"Finish"},"side":"allied"}
{"n":80,"do":{"do":"Pick","unit":"5 Gd Arm Bde"},"side":"allied"}
{"n":81,"do":{"do":"Move","unit":"5 Gd Arm Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":82,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":83,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":84,"do":{"do":"Move","unit":"53 Inf Div","mode":"Strat","path":["A23.26","A23.27","A24.27","A25.28","A26.27","A27.27","A28.26","A28.25","A29.25","A30.24","A31.24","A32.24","A32.25","A33.26","A34.26","A35.27","A35.28","A36.27","A37.27","A38.26","A39.27","A39.28","A39.29","A40.29"]},"side":"allied"}
{"n":85,"chance":1,"by":"roller"}
{"n":86,"do":{"do":"Pick","unit":"505 Para Rgt"},"side":"allied"}
{"n":87,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":88,"do":{"do":"Move","unit":"505 Para Rgt","mode":"Reserve","path":["A38.35"]},"side":"allied"}
{"n":89,"do":{"do":"Fuel","what":"11 Arm Div"},"side":"allied"}
{"n":90,"do":{"do":"Fuel","what":"101 Abn Div"},"side":"allied"}
{"n":91,"do":{"do":"Pick","unit":"4 Para Bde"},"side":"allied"}
{"n":92,"do":{"do":"Finish"},"side":"allied"}
{"n":93,"do":{"do":"Fuel","what":"1 Abn Div"},"side":"allied"}
{"n":94,"do":{"do":"Pick","unit":"4 Arm Bde"},"side":"allied"}
{"n":95,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":96,"do":{"do":"Move","unit":"4 Arm Bde","mode":"Strat","path":["A21.30","A21.31","A20.31","A20.32","A21.33","A21.34","A22.34","A23.35","A23.36","A24.36","A25.37","A26.37","A26.38","A27.39","A28.38","A29.39","A30.39","A31.40","A32.40","B32.01","B33.02","B33.03","B34.03","B35.03","B36.03","B37.04","B38.03","B39.03","B40.02","B41.02","B41.01","A41.40","A42.39","A43.39","A44.38"]},"side":"allied"}
{"n":97,"chance":3,"by":"roller"}
{"n":98,"do":{"do":"Pick","unit":"501 Para Rgt"},"side":"allied"}
{"n":99,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":100,"do":{"do":"Move","unit":"501 Para Rgt","mode":"Move","path":["A33.31","A34.31","A35.32","A36.32","A36.33","A35.34","A35.35"]},"side":"allied","check":"6e2bebd0a5a63c84"}
{"n":101,"do":{"do":"UnloadSP","unit":"Truck 3"},"side":"allied"}
{"n":102,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":103,"do":{"do":"Finish"},"side":"allied"}
{"n":104,"do":{"do":"Pick","unit":"508 Para Rgt"},"side":"allied"}
{"n":105,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":106,"do":{"do":"Move","unit":"508 Para Rgt","mode":"Move","path":["A37.33","A36.32","A35.32","A34.31","A33.31","A33.30","A32.29","A31.30","A30.29","A30.30"]},"side":"allied"}
{"n":107,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":108,"do":{"do":"Move","unit":"1 Bel Bde","mode":"Combat","path":[]},"side":"allied"}
{"n":109,"do":{"do":"Pick","unit":"Neth Bde"},"side":"allied"}
{"n":110,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":111,"do":{"do":"Move","unit":"Neth Bde","mode":"Combat","path":["A20.25","A19.26"]},"side":"allied"}
{"n":112,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":113,"do":{"do":"Move","unit":"131 Bde","mode":"Strat","path":[]},"side":"allied"}
{"n":114,"do":{"do":"Pick","unit":"1 Para Bde"},"side":"allied"}
{"n":115,"do":{"do":"Move","unit":"1 Para Bde","mode":"Move","path":[]},"side":"allied"}
{"n":116,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":117,"do":{"do":"Finish"},"side":"allied"}
{"n":118,"do":{"do":"Pick","unit":"1 AL Bde"},"side":"allied"}
{"n":119,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":120,"do":{"do":"Move","unit":"1 AL Bde","mode":"Move","path":["A42.32","A43.32","A43.31","A43.30","A43.29","A43.28","A43.27","A44.26","A44.25","A45.25"]},"side":"allied"}
{"n":121,"do":{"do":"Pick","unit":"159 Bde"},"side":"allied"}
{"n":122,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":123,"do":{"do":"Move","unit":"159 Bde","mode":"Combat","path":["A22.28","A21.28","A20.27"]},"side":"allied"}
{"n":124,"do":{"do":"Pick","unit":"43 Inf Div"},"side":"allied"}
{"n":125,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":126,"do":{"do":"Move","unit":"43 Inf Div","mode":"Strat","path":["A23.26","A23.25","A23.24","A23.23","A23.22","A23.21","A24.21","A24.22"]},"side":"allied"}
{"n":127,"do":{"do":"Pick","unit":"4 Para Bde"},"side":"allied"}
{"n":128,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":129,"do":{"do":"Overrun","units":["4 Para Bde"],"mode":"Move","path":["A42.32","A42.31"]},"side":"allied"}
{"n":130,"chance":10,"by":"roller"}
{"n":131,"chance":1,"by":"roller"}
{"n":132,"chance":6,"by":"roller"}
{"n":133,"do":{"do":"TakeSteps","steps":1},"side":"allied"}
{"n":134,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":135,"do":{"do":"RetreatTo","hex":"A43.31"},"side":"german"}
{"n":136,"do":{"do":"Pick","unit":"506 Para Rgt"},"side":"allied"}
{"n":137,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":138,"do":{"do":"Move","unit":"506 Para Rgt","mode":"Combat","path":["A30.29","A29.29","A28.28","A27.29"]},"side":"allied"}
{"n":139,"do":{"do":"UnloadSP","unit":"Truck 1"},"side":"allied"}
{"n":140,"do":{"do":"Pick","unit":"Pontoon Bde"},"side":"allied"}
{"n":141,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":142,"do":{"do":"Move","unit":"Pontoon Bde","mode":"Move","path":["A23.27","A24.27","A25.28","A26.27","A27.27","A28.26","A28.25","A29.25","A30.24","A31.24","A32.24","A32.25","A33.26"]},"side":"allied"}
{"n":143,"do":{"do":"Pick","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":144,"do":{"do":"Move","unit":"1 Pol Para Bde","mode":"Move","path":[]},"side":"allied"}
{"n":145,"do":{"do":"LoadSP","unit":"Truck 3"},"side":"allied"}
{"n":146,"do":{"do":"UnloadSP","unit":"Truck 2"},"side":"allied"}
{"n":147,"do":{"do":"Finish"},"side":"allied"}
{"n":148,"chance":9,"by":"roller"}
{"n":149,"chance":10,"by":"roller"}
{"n":150,"chance":7,"by":"roller","check":"9a93098864b8a8ba"}
{"n":151,"chance":9,"by":"roller"}
{"n":152,"chance":10,"by":"roller"}
{"n":153,"chance":12,"by":"roller"}
{"n":154,"do":{"do":"Target","hex":"A40.34"},"side":"allied"}
{"n":155,"do":{"do":"Join","unit":"1 Pol Para Bde"},"side":"allied"}
{"n":156,"chance":9,"by":"roller"}
{"n":157,"chance":6,"by":"roller"}
{"n":158,"do":{"do":"Target","hex":"A30.26"},"side":"allied"}
{"n":159,"do":{"do":"Join","unit":"502 Para Rgt"},"side":"allied"}
{"n":160,"chance":10,"by":"roller"}
{"n":161,"chance":3,"by":"roller"}
{"n":162,"chance":5,"by":"roller"}
{"n":163,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":164,"do":{"do":"RetreatTo","hex":"A31.28"},"side":"allied"}
{"n":165,"do":{"do":"TakeSteps","steps":0},"side":"german"}
{"n":166,"do":{"do":"RetreatTo","hex":"A30.25"},"side":"german"}
{"n":167,"do":{"do":"Finish"},"side":"allied"}
{"n":168,"do":{"do":"Finish"},"side":"allied"}
{"n":169,"do":{"do":"Pick","unit":"280 AG Bde"},"side":"german"}
{"n":170,"do":{"do":"Move","unit":"280 AG Bde","mode":"Strat","path":[]},"side":"german"}
{"n":171,"do":{"do":"Pick","unit":"KG Hermann"},"side":"german"}
{"n":172,"do":{"do":"InMode","mode":"Move"},"side":"german"}
{"n":173,"do":{"do":"Move","unit":"KG Hermann","mode":"Move","path":["A34.36","A34.35","A35.35","A34.34","A33.34","A33.33"]},"side":"german"}
{"n":174,"do":{"do":"Fuel","what":"86 Corps HQ"},"side":"german"}
{"n":175,"do":{"do":"Fuel","what":"88 Corps HQ"},"side":"german"}
{"n":176,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":177,"do":{"do":"InMode","mode":"Combat"},"side":"german"}
{"n":178,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":["A42.38","A42.37","A42.36","A42.35","A41.35","A40.34"]},"side":"german"}
{"n":179,"do":{"do":"Fuel","what":"2 Para Corps HQ"},"side":"german"}
{"n":180,"do":{"do":"Pick","unit":"KG Knaust"},"side":"german"}
{"n":181,"do":{"do":"InMode","mode":"Move"},"side":"german"}
{"n":182,"do":{"do":"Move","unit":"KG Knaust","mode":"Move","path":["A40.38","A40.39","A41.39","A41.40","B41.01","B40.01","B39.02"]},"side":"german"}
{"n":183,"do":{"do":"Pick","unit":"Div Tettau"},"side":"german"}
{"n":184,"do":{"do":"InMode","mode":"Strat"},"side":"german"}
{"n":185,"do":{"do":"Move","unit":"Div Tettau","mode":"Strat","path":["A43.32","A42.32","A42.33","A41.34","A41.35","A40.34","A39.34","A38.34","A37.34","A36.34","A35.35","A34.35","A34.36"]},"side":"german"}
{"n":186,"do":{"do":"Pick","unit":"719 Inf Div"},"side":"german"}
{"n":187,"do":{"do":"Move","unit":"719 Inf Div","mode":"Combat","path":[]},"side":"german"}
{"n":188,"do":{"do":"Pick","unit":"245 Inf Div"},"side":"german"}
{"n":189,"do":{"do":"Move","unit":"245 Inf Div","mode":"Combat","path":[]},"side":"german"}
{"n":190,"do":{"do":"Pick","unit":"6 FJ Rgt"},"side":"german"}
{"n":191,"do":{"do":"Finish"},"side":"german"}
{"n":192,"do":{"do":"Fuel","what":"86 Corps HQ"},"side":"german"}
{"n":193,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":194,"do":{"do":"InMode","mode":"Move"},"side":"german"}
{"n":195,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Move","path":["A37.37","A37.36","A36.35","A36.34","A37.34","A38.33"]},"side":"german"}
{"n":196,"do":{"do":"Pick","unit":"Flak Bn 572"},"side":"german"}
{"n":197,"do":{"do":"Finish"},"side":"german"}
{"n":198,"do":{"do":"Pick","unit":"Flak Bn 572"},"side":"german"}
{"n":199,"do":{"do":"InMode","mode":"Reserve"},"side":"german"}
{"n":200,"do":{"do":"Finish"},"side":"german","check":"c0cfe29474fbec9e"}
{"n":201,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":202,"do":{"do":"Move","unit":"176 Inf Div","mode":"Move","path":[]},"side":"german"}
{"n":203,"do":{"do":"Pick","unit":"KG Harzer"},"side":"german"}
{"n":204,"do":{"do":"Move","unit":"KG Harzer","mode":"Combat","path":[]},"side":"german"}
{"n":205,"do":{"do":"Finish"},"side":"german"}
{"n":206,"do":{"do":"Pick","unit":"1 Abn Corps HQ"},"side":"allied"}
{"n":207,"do":{"do":"Move","unit":"1 Abn Corps HQ","mode":"Move","path":[]},"side":"allied"}
{"n":208,"do":{"do":"Pick","unit":"15 Inf Div"},"side":"allied"}
{"n":209,"do":{"do":"Finish"},"side":"allied"}
{"n":210,"do":{"do":"Finish"},"side":"allied"}
{"n":211,"do":{"do":"Finish"},"side":"german"}
{"n":212,"chance":3,"by":"roller"}
{"n":213,"chance":8,"by":"roller"}
{"n":214,"chance":5,"by":"roller"}
{"n":215,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":216,"do":{"do":"Pick","unit":"245 Inf Div"},"side":"german"}
{"n":217,"do":{"do":"Move","unit":"245 Inf Div","mode":"Combat","path":[]},"side":"german"}
{"n":218,"do":{"do":"Pick","unit":"59 Inf Div"},"side":"german"}
{"n":219,"do":{"do":"InMode","mode":"Move"},"side":"german"}
{"n":220,"do":{"do":"Move","unit":"59 Inf Div","mode":"Move","path":["A31.29","A30.29","A29.29","A28.28","A27.28","A26.27","A25.27"]},"side":"german"}
{"n":221,"do":{"do":"Pick","unit":"KG Knaust"},"side":"german"}
{"n":222,"do":{"do":"Move","unit":"KG Knaust","mode":"Move","path":[]},"side":"german"}
{"n":223,"do":{"do":"Pick","unit":"6 FJ Rgt"},"side":"german"}
{"n":224,"do":{"do":"Move","unit":"6 FJ Rgt","mode":"Move","path":[]},"side":"german"}
{"n":225,"do":{"do":"Pick","unit":"2 Para Corps HQ"},"side":"german"}
{"n":226,"do":{"do":"InMode","mode":"Strat"},"side":"german"}
{"n":227,"do":{"do":"Move","unit":"2 Para Corps HQ","mode":"Strat","path":["A38.34","A39.34","A40.34","A40.35","A40.36","A39.37","A39.38","A38.38","A38.39","A37.40","A36.40","B36.01","B35.02","B35.03","B34.03","B34.04","B34.05","B34.06"]},"side":"german"}
{"n":228,"do":{"do":"Pick","unit":"719 Inf Div"},"side":"german"}
{"n":229,"do":{"do":"Move","unit":"719 Inf Div","mode":"Reserve","path":[]},"side":"german"}
{"n":230,"do":{"do":"Pick","unit":"KG Becker"},"side":"german"}
{"n":231,"do":{"do":"InMode","mode":"Strat"},"side":"german"}
{"n":232,"do":{"do":"Move","unit":"KG Becker","mode":"Strat","path":["A36.38","A36.39","A35.40","A34.40","B34.01","B34.02","B34.03","B35.03","B36.03","B37.04","B38.03","B39.04","B40.04","B41.05"]},"side":"german"}
{"n":233,"do":{"do":"Pick","unit":"KG Walther"},"side":"german"}
{"n":234,"do":{"do":"InMode","mode":"Move"},"side":"german"}
{"n":235,"do":{"do":"Move","unit":"KG Walther","mode":"Move","path":["A27.30","A28.30","A29.31","A30.31","A30.32","A31.33","A32.33"]},"side":"german"}
{"n":236,"do":{"do":"Pick","unit":"180 Inf Div"},"side":"german"}
{"n":237,"do":{"do":"Move","unit":"180 Inf Div","mode":"Move","path":[]},"side":"german"}
{"n":238,"do":{"do":"Pick","unit":"2 SS Pz Corps HQ"},"side":"german"}
{"n":239,"do":{"do":"InMode","mode":"Combat"},"side":"german"}
{"n":240,"do":{"do":"Move","unit":"2 SS Pz Corps HQ","mode":"Combat","path":["A41.35","A42.35","A42.36","A43.37","A44.37"]},"side":"german"}
{"n":241,"do":{"do":"Pick","unit":"176 Inf Div"},"side":"german"}
{"n":242,"do":{"do":"Finish"},"side":"german"}
{"n":243,"do":{"do":"Pick","unit":"Div Tettau"},"side":"german"}
{"n":244,"do":{"do":"Move","unit":"Div Tettau","mode":"Combat","path":[]},"side":"german"}
{"n":245,"do":{"do":"Pick","unit":"Flak Bn 591"},"side":"german"}
{"n":246,"do":{"do":"InMode","mode":"Combat"},"side":"german"}
{"n":247,"do":{"do":"Move","unit":"Flak Bn 591","mode":"Combat","path":["A42.35","A42.36","A43.37","A44.37"]},"side":"german"}
{"n":248,"do":{"do":"Finish"},"side":"german"}
{"n":249,"do":{"do":"Pick","unit":"29 Arm Bde"},"side":"allied"}
{"n":250,"do":{"do":"Move","unit":"29 Arm Bde","mode":"Reserve","path":[]},"side":"allied","check":"7e64eb92c2d05207"}
{"n":251,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":252,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":253,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Move","path":["A36.32","A37.33"]},"side":"allied"}
{"n":254,"do":{"do":"Finish"},"side":"allied"}
{"n":255,"do":{"do":"Target","hex":"A22.30"},"side":"german"}
{"n":256,"do":{"do":"Join","unit":"176 Inf Div"},"side":"german"}
{"n":257,"chance":3,"by":"roller"}
{"n":258,"chance":3,"by":"roller"}
{"n":259,"chance":4,"by":"roller"}
{"n":260,"do":{"do":"Finish"},"side":"german"}
{"n":261,"do":{"do":"Fuel","what":"101 Abn Div"},"side":"allied"}
{"n":262,"do":{"do":"Pick","unit":"30 Corps HQ"},"side":"allied"}
{"n":263,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":264,"do":{"do":"Move","unit":"30 Corps HQ","mode":"Move","path":["A22.26","A21.26","A20.25","A19.25","A20.24"]},"side":"allied"}
{"n":265,"do":{"do":"Pick","unit":"327 Gld Rgt"},"side":"allied"}
{"n":266,"do":{"do":"Move","unit":"327 Gld Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":267,"do":{"do":"Pick","unit":"32 Gd Bde"},"side":"allied"}
{"n":268,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":269,"do":{"do":"Move","unit":"32 Gd Bde","mode":"Reserve","path":["A23.29"]},"side":"allied"}
{"n":270,"do":{"do":"Pick","unit":"50 Inf Div"},"side":"allied"}
{"n":271,"do":{"do":"Finish"},"side":"allied"}
{"n":272,"do":{"do":"Pick","unit":"Truck 1"},"side":"allied"}
{"n":273,"do":{"do":"Move","unit":"Truck 1","mode":"Move","path":[]},"side":"allied"}
{"n":274,"do":{"do":"Pick","unit":"131 Bde"},"side":"allied"}
{"n":275,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":276,"do":{"do":"Move","unit":"131 Bde","mode":"Move","path":["A23.24","A23.23","A23.22","A23.21","A24.20","A25.20","A26.19","A27.19"]},"side":"allied"}
{"n":277,"do":{"do":"Pick","unit":"Truck 3"},"side":"allied"}
{"n":278,"do":{"do":"Move","unit":"Truck 3","mode":"Combat","path":[]},"side":"allied"}
{"n":279,"do":{"do":"Pick","unit":"506 Para Rgt"},"side":"allied"}
{"n":280,"do":{"do":"Move","unit":"506 Para Rgt","mode":"Move","path":[]},"side":"allied"}
{"n":281,"do":{"do":"Fuel","what":"12 Corps HQ"},"side":"allied"}
{"n":282,"do":{"do":"Pick","unit":"505 Para Rgt"},"side":"allied"}
{"n":283,"do":{"do":"Move","unit":"505 Para Rgt","mode":"Move","path":[]},"side":"allied"}
{"n":284,"do":{"do":"Pick","unit":"Neth Bde"},"side":"allied"}
{"n":285,"do":{"do":"Move","unit":"Neth Bde","mode":"Move","path":[]},"side":"allied"}
{"n":286,"do":{"do":"Fuel","what":"30 Corps HQ"},"side":"allied"}
{"n":287,"do":{"do":"Pick","unit":"15 Inf Div"},"side":"allied"}
{"n":288,"do":{"do":"Move","unit":"15 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":289,"do":{"do":"Fuel","what":"11 Arm Div"},"side":"allied"}
{"n":290,"do":{"do":"Pick","unit":"502 Para Rgt"},"side":"allied"}
{"n":291,"do":{"do":"Move","unit":"502 Para Rgt","mode":"Strat","path":[]},"side":"allied"}
{"n":292,"do":{"do":"Fuel","what":"82 Abn Div"},"side":"allied"}
{"n":293,"do":{"do":"Pick","unit":"1 Bel Bde"},"side":"allied"}
{"n":294,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":295,"do":{"do":"Finish"},"side":"allied"}
{"n":296,"do":{"do":"Fuel","what":"7 Arm Div"},"side":"allied"}
{"n":297,"do":{"do":"Pick","unit":"504 Para Rgt"},"side":"allied"}
{"n":298,"do":{"do":"Move","unit":"504 Para Rgt","mode":"Combat","path":[]},"side":"allied"}
{"n":299,"do":{"do":"Pick","unit":"22 Arm Bde"},"side":"allied"}
{"n":300,"do":{"do":"Move","unit":"22 Arm Bde","mode":"Reserve","path":[]},"side":"allied","check":"08d5f2cff77c397c"}
