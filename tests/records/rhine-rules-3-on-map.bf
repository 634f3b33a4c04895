{"broadfront":3,"title":"rhine","variant":"clerk","scenario":"clerk","rules":3,"data":"94ac8343b0c5025a","options":{"on_map":true},"form":2}
{"n":1,"chance":7,"by":"roller"}
{"n":2,"chance":8,"by":"roller"}
{"n":3,"chance":7,"by":"roller"}
{"n":4,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":5,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":6,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":7,"do":{"do":"Finish"},"side":"allied"}
{"n":8,"do":{"do":"Arrive","unit":"CW 30 Corps HQ","box":"A15.01"},"side":"allied"}
{"n":9,"do":{"do":"Arrive","unit":"CW 11 HC Mech Rec Bn","box":"On map"},"side":"allied"}
{"n":10,"do":{"do":"Arrive","unit":"CW 15 Inf Div","box":"A08.01"},"side":"allied"}
{"n":11,"do":{"do":"Arrive","unit":"CW 52 AL Div 157 Mot Bde","box":"A21.01"},"side":"allied"}
{"n":12,"do":{"do":"Arrive","unit":"US Norway Inf Bn","box":"A02.01"},"side":"allied"}
{"n":13,"do":{"do":"Arrive","unit":"US 12 Corps HQ","box":"C33.01"},"side":"allied"}
{"n":14,"do":{"do":"Arrive","unit":"US 112 Arty Grp","box":"C30.01"},"side":"allied"}
{"n":15,"do":{"do":"Arrive","unit":"US 602 TD Bn","box":"C46.01"},"side":"allied"}
{"n":16,"do":{"do":"Arrive","unit":"US 774 Tk Bn","box":"C53.01"},"side":"allied"}
{"n":17,"chance":9,"by":"roller"}
{"n":18,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":19,"chance":6,"by":"roller"}
{"n":20,"chance":8,"by":"roller"}
{"n":21,"chance":4,"by":"roller"}
{"n":22,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":23,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":24,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":25,"do":{"do":"Place","unit":"CW 15 Inf Div","hex":"A09.02"},"side":"allied"}
{"n":26,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":27,"do":{"do":"Deliver","stock":"US North","hex":"A15.01","sp":1},"side":"allied"}
{"n":28,"do":{"do":"Finish"},"side":"allied"}
{"n":29,"chance":7,"by":"roller"}
{"n":30,"chance":7,"by":"roller"}
{"n":31,"chance":2,"by":"roller"}
{"n":32,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":33,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":34,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":35,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":36,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":37,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":38,"do":{"do":"Finish"},"side":"allied"}
{"n":39,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":40,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":41,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":42,"do":{"do":"Place","unit":"US 112 Arty Grp","hex":"C30.02"},"side":"allied"}
{"n":43,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":44,"do":{"do":"Finish"},"side":"allied"}
{"n":45,"do":{"do":"Finish"},"side":"allied"}
{"n":46,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 1/4","box":"A26.01"},"side":"allied"}
{"n":47,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 2/4","box":"A26.01"},"side":"allied"}
{"n":48,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 3/4","box":"A26.01"},"side":"allied"}
{"n":49,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 4/4","box":"A26.01"},"side":"allied"}
{"n":50,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 1/4","box":"A26.01"},"side":"allied","check":"6ffd2eee598d4cd6"}
{"n":51,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 2/4","box":"A27.01"},"side":"allied"}
{"n":52,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 3/4","box":"A27.01"},"side":"allied"}
{"n":53,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 4/4","box":"A26.01"},"side":"allied"}
{"n":54,"do":{"do":"Arrive","unit":"CW 18 Can Rec Bn","box":"On map"},"side":"allied"}
{"n":55,"do":{"do":"Arrive","unit":"CW 5-4-3 Can Brkdwn Rgt #1","box":"On map"},"side":"allied"}
{"n":56,"do":{"do":"Arrive","unit":"CW 12 Corps HQ","box":"A21.01"},"side":"allied"}
{"n":57,"do":{"do":"Arrive","unit":"CW 1 RD Mech Rec Bn","box":"A07.01"},"side":"allied"}
{"n":58,"do":{"do":"Arrive","unit":"CW (1)-0-0 Pontoon Bde #1","box":"A06.01"},"side":"allied"}
{"n":59,"do":{"do":"Arrive","unit":"US 773 TD Bn","box":"C26.01"},"side":"allied"}
{"n":60,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 1/5","box":"C62.01"},"side":"allied"}
{"n":61,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 2/5","box":"C59.01"},"side":"allied"}
{"n":62,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 3/5","box":"C50.01"},"side":"allied"}
{"n":63,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 4/5","box":"C61.01"},"side":"allied"}
{"n":64,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 5/5","box":"C63.01"},"side":"allied"}
{"n":65,"chance":11,"by":"roller"}
{"n":66,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":67,"chance":5,"by":"roller"}
{"n":68,"chance":8,"by":"roller"}
{"n":69,"chance":10,"by":"roller"}
{"n":70,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":71,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":72,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":73,"do":{"do":"Lose","unit":"CW 30 Corps HQ","steps":1},"side":"allied"}
{"n":74,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":75,"do":{"do":"Finish"},"side":"allied"}
{"n":76,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":77,"do":{"do":"Place","unit":"CW 1 RD Mech Rec Bn","hex":"A08.01"},"side":"allied"}
{"n":78,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":79,"do":{"do":"Detach","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":80,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":81,"do":{"do":"Lose","unit":"CW 11 Arm Div 29 Mech Bde","steps":1},"side":"allied"}
{"n":82,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":83,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":84,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":85,"do":{"do":"PlanDrop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":86,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":87,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":88,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":89,"do":{"do":"Finish"},"side":"allied"}
{"n":90,"do":{"do":"Finish"},"side":"allied"}
{"n":91,"chance":10,"by":"roller"}
{"n":92,"chance":3,"by":"roller"}
{"n":93,"chance":9,"by":"roller"}
{"n":94,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":95,"do":{"do":"Finish"},"side":"allied"}
{"n":96,"do":{"do":"Arrive","unit":"US 15 Corps HQ","box":"C24.01"},"side":"allied"}
{"n":97,"do":{"do":"Arrive","unit":"US 115 Arty Grp","box":"C12.01"},"side":"allied"}
{"n":98,"do":{"do":"Arrive","unit":"US 215 Arty Grp","box":"On map"},"side":"allied"}
{"n":99,"do":{"do":"Arrive","unit":"US Truck point #1","box":"C13.01"},"side":"allied"}
{"n":100,"do":{"do":"Arrive","unit":"US 6 Corps HQ","box":"C01.11"},"side":"allied","check":"07d65d70810323bf"}
{"n":101,"do":{"do":"Arrive","unit":"US 3 Inf Div","box":"On map"},"side":"allied"}
{"n":102,"do":{"do":"Arrive","unit":"US 36 Inf Div","box":"C01.17"},"side":"allied"}
{"n":103,"do":{"do":"Arrive","unit":"US 45 Inf Div","box":"C01.16"},"side":"allied"}
{"n":104,"do":{"do":"Arrive","unit":"US 7 Arty Div","box":"C01.17"},"side":"allied"}
{"n":105,"do":{"do":"Arrive","unit":"US 106 Arty Grp","box":"C01.11"},"side":"allied"}
{"n":106,"do":{"do":"Arrive","unit":"US 206 Arty Grp","box":"C01.18"},"side":"allied"}
{"n":107,"do":{"do":"Arrive","unit":"US (1)-0-0 Pontoon Bde #1","box":"C01.11"},"side":"allied"}
{"n":108,"do":{"do":"Arrive","unit":"US 117 Mech Cav Bn","box":"C01.13"},"side":"allied"}
{"n":109,"do":{"do":"Arrive","unit":"US 601 TD Bn","box":"C01.14"},"side":"allied"}
{"n":110,"do":{"do":"Arrive","unit":"US 645 TD Bn","box":"C01.12"},"side":"allied"}
{"n":111,"do":{"do":"Arrive","unit":"US 636 TD Bn","box":"C01.14"},"side":"allied"}
{"n":112,"do":{"do":"Arrive","unit":"US 101 Tk Bn","box":"C01.18"},"side":"allied"}
{"n":113,"do":{"do":"Arrive","unit":"US 191 Tk Bn","box":"C01.16"},"side":"allied"}
{"n":114,"do":{"do":"Arrive","unit":"US 753 Tk Bn","box":"On map"},"side":"allied"}
{"n":115,"do":{"do":"Arrive","unit":"US Truck point #2","box":"C01.16"},"side":"allied"}
{"n":116,"do":{"do":"Arrive","unit":"US Mule point #1","box":"On map"},"side":"allied"}
{"n":117,"do":{"do":"Arrive","unit":"FR 1 Corps HQ","box":"C01.09"},"side":"allied"}
{"n":118,"do":{"do":"Arrive","unit":"FR 3 Alg Inf Div","box":"C01.10"},"side":"allied"}
{"n":119,"do":{"do":"Arrive","unit":"FR 9.Col Inf Div","box":"C01.07"},"side":"allied"}
{"n":120,"do":{"do":"Arrive","unit":"FR 1 Arty Grp","box":"On map"},"side":"allied"}
{"n":121,"do":{"do":"Arrive","unit":"FR 2 Corps HQ","box":"C01.24"},"side":"allied"}
{"n":122,"do":{"do":"Arrive","unit":"FR 1 Arm Div 1/5","box":"On map"},"side":"allied"}
{"n":123,"do":{"do":"Arrive","unit":"FR 1 Arm Div 2/5","box":"C01.12"},"side":"allied"}
{"n":124,"do":{"do":"Arrive","unit":"FR 1 Arm Div 3/5","box":"C01.10"},"side":"allied"}
{"n":125,"do":{"do":"Arrive","unit":"FR 1 Arm Div 4/5","box":"C01.02"},"side":"allied"}
{"n":126,"do":{"do":"Arrive","unit":"FR 1 Arm Div 5/5","box":"C01.14"},"side":"allied"}
{"n":127,"do":{"do":"Arrive","unit":"FR 2 Arty Grp","box":"C01.03"},"side":"allied"}
{"n":128,"chance":9,"by":"roller"}
{"n":129,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":130,"chance":5,"by":"roller"}
{"n":131,"chance":6,"by":"roller"}
{"n":132,"chance":8,"by":"roller"}
{"n":133,"do":{"do":"Rebuild","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":134,"do":{"do":"Finish"},"side":"allied"}
{"n":135,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":136,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":137,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":138,"do":{"do":"Finish"},"side":"allied"}
{"n":139,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":140,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":141,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":142,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":143,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":144,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":145,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":146,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":147,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":148,"do":{"do":"Place","unit":"CW 5-4-3 Can Brkdwn Rgt #1","hex":"A10.02"},"side":"allied"}
{"n":149,"do":{"do":"Finish"},"side":"allied"}
{"n":150,"chance":5,"by":"roller","check":"a11cedb9bcc48172"}
{"n":151,"chance":9,"by":"roller"}
{"n":152,"chance":8,"by":"roller"}
{"n":153,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":154,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":155,"do":{"do":"Place","unit":"US 101 Tk Bn","hex":"C01.17"},"side":"allied"}
{"n":156,"do":{"do":"Finish"},"side":"allied"}
{"n":157,"do":{"do":"Arrive","unit":"CW 2 Can Inf Div","box":"A08.01"},"side":"allied"}
{"n":158,"do":{"do":"Arrive","unit":"CW Truck point #1","box":"A24.01"},"side":"allied"}
{"n":159,"do":{"do":"Arrive","unit":"US 638 TD Bn","box":"A20.01"},"side":"allied"}
{"n":160,"do":{"do":"Arrive","unit":"US 6 Arm Div CCB","box":"C45.01"},"side":"allied"}
{"n":161,"do":{"do":"Arrive","unit":"FR 1.FF Inf Div","box":"C01.09"},"side":"allied"}
{"n":162,"chance":3,"by":"roller"}
{"n":163,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":164,"chance":4,"by":"roller"}
{"n":165,"chance":8,"by":"roller"}
{"n":166,"chance":7,"by":"roller"}
{"n":167,"do":{"do":"Finish"},"side":"allied"}
{"n":168,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":169,"do":{"do":"Finish"},"side":"allied"}
{"n":170,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":171,"do":{"do":"Deliver","stock":"US North","hex":"A08.01","sp":1},"side":"allied"}
{"n":172,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":173,"do":{"do":"Drop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":174,"do":{"do":"Arrive","unit":"US 101 Abn Div 401 Gld Rgt","box":"C26.31"},"side":"allied"}
{"n":175,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":176,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":177,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":178,"do":{"do":"Mark","unit":"US 117 Mech Cav Bn","mode":"DG"},"side":"allied"}
{"n":179,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":180,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":181,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":182,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":183,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":184,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":185,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":186,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":187,"do":{"do":"Finish"},"side":"allied"}
{"n":188,"chance":7,"by":"roller"}
{"n":189,"chance":3,"by":"roller"}
{"n":190,"chance":7,"by":"roller"}
{"n":191,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":192,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":193,"do":{"do":"Finish"},"side":"allied"}
{"n":194,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":195,"do":{"do":"Finish"},"side":"allied"}
{"n":196,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":197,"do":{"do":"Place","unit":"FR 3 Alg Inf Div","hex":"C02.10"},"side":"allied"}
{"n":198,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":199,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":200,"chance":6,"by":"roller","check":"1212cc4bf47516bf"}
{"n":201,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":202,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":203,"chance":4,"by":"roller"}
{"n":204,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":205,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":206,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":207,"do":{"do":"Finish"},"side":"allied"}
{"n":208,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":209,"do":{"do":"Lose","unit":"US 115 Arty Grp","steps":1},"side":"allied"}
{"n":210,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":211,"do":{"do":"Deliver","stock":"US South","hex":"C18.01","sp":1},"side":"allied"}
{"n":212,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":213,"do":{"do":"Mark","unit":"US 7 Arty Div","mode":"DG"},"side":"allied"}
{"n":214,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":215,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":216,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":217,"do":{"do":"Lose","unit":"US 753 Tk Bn","steps":1},"side":"allied"}
{"n":218,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":219,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":220,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":221,"do":{"do":"Deliver","stock":"US South","hex":"C01.33","sp":1},"side":"allied"}
{"n":222,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":223,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":224,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":225,"do":{"do":"Finish"},"side":"allied"}
{"n":226,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":227,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":228,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":229,"do":{"do":"Dump","owner":"US","hex":"C18.01","tokens":0},"side":"allied"}
{"n":230,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":231,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":232,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":233,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":234,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":235,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":236,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":237,"do":{"do":"Finish"},"side":"allied"}
{"n":238,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":239,"do":{"do":"Place","unit":"US 638 TD Bn","hex":"A21.02"},"side":"allied"}
{"n":240,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":241,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":242,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":243,"do":{"do":"Mark","unit":"CW 5-4-3 Can Brkdwn Rgt #1","mode":"DG"},"side":"allied"}
{"n":244,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":245,"do":{"do":"Place","unit":"US Truck point #1","hex":"On map"},"side":"allied"}
{"n":246,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":247,"do":{"do":"Dump","owner":"US","hex":"C24.01","tokens":4},"side":"allied"}
{"n":248,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":249,"do":{"do":"Mark","unit":"US 638 TD Bn","mode":"DG"},"side":"allied"}
{"n":250,"do":{"do":"Open","account":"reserves"},"side":"allied","check":"e1b1f30c1db72ecf"}
{"n":251,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":252,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":253,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":254,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":255,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":256,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":257,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":258,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":259,"do":{"do":"Place","unit":"US 601 TD Bn","hex":"On map"},"side":"allied"}
{"n":260,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":261,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":262,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":263,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":264,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":265,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":266,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":267,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":268,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":269,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":270,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":271,"do":{"do":"Shift","unit":"US P-47 #1","box":"Normandy"},"side":"allied"}
{"n":272,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":273,"do":{"do":"Finish"},"side":"allied"}
{"n":274,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":275,"do":{"do":"Railhead","side":"allied","hex":"C26.31","on":true},"side":"allied"}
{"n":276,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":277,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":278,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":279,"do":{"do":"Dump","owner":"US","hex":"C33.01","tokens":4},"side":"allied"}
{"n":280,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":281,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":282,"do":{"do":"Finish"},"side":"allied"}
{"n":283,"do":{"do":"Arrive","unit":"CW 8 Corps HQ","box":"A07.01"},"side":"allied"}
{"n":284,"do":{"do":"Arrive","unit":"CW 3 Inf Div","box":"A06.01"},"side":"allied"}
{"n":285,"do":{"do":"Arrive","unit":"CW 43 Inf Div","box":"A19.01"},"side":"allied"}
{"n":286,"do":{"do":"Arrive","unit":"CW 2 HC Rec Bn","box":"A15.01"},"side":"allied"}
{"n":287,"do":{"do":"Arrive","unit":"FR AL-LO Inf Bde","box":"On map"},"side":"allied"}
{"n":288,"chance":11,"by":"roller"}
{"n":289,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":290,"chance":10,"by":"roller"}
{"n":291,"chance":8,"by":"roller"}
{"n":292,"chance":7,"by":"roller"}
{"n":293,"do":{"do":"Rebuild","unit":"US 115 Arty Grp","steps":1},"side":"allied"}
{"n":294,"do":{"do":"Arrive","unit":"US 115 Arty Grp","box":"C01.13"},"side":"allied"}
{"n":295,"do":{"do":"Finish"},"side":"allied"}
{"n":296,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":297,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":298,"do":{"do":"Finish"},"side":"allied"}
{"n":299,"chance":7,"by":"roller"}
{"n":300,"chance":4,"by":"roller","check":"0f896d6bc8e17581"}
{"n":301,"chance":8,"by":"roller"}
{"n":302,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":303,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":304,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":305,"do":{"do":"Finish"},"side":"allied"}
{"n":306,"do":{"do":"Arrive","unit":"US A-20 #1","box":"A34.32"},"side":"allied"}
{"n":307,"do":{"do":"Arrive","unit":"US B-26 #2","box":"A43.34"},"side":"allied"}
{"n":308,"do":{"do":"Arrive","unit":"US P-47 #2","box":"A23.05"},"side":"allied"}
{"n":309,"do":{"do":"Arrive","unit":"US P-47 #3","box":"A32.22"},"side":"allied"}
{"n":310,"do":{"do":"Arrive","unit":"US P-47 #4","box":"A17.16"},"side":"allied"}
{"n":311,"do":{"do":"Arrive","unit":"US P-47 #5","box":"A29.15"},"side":"allied"}
{"n":312,"do":{"do":"Arrive","unit":"US 6 Arm Div CCA","box":"C05.01"},"side":"allied"}
{"n":313,"do":{"do":"Arrive","unit":"US 6 Arm Div CCR","box":"C54.01"},"side":"allied"}
{"n":314,"do":{"do":"Arrive","unit":"US 6 Arm Div Arty","box":"C60.01"},"side":"allied"}
{"n":315,"do":{"do":"Arrive","unit":"US 808 TD Bn","box":"C45.01"},"side":"allied"}
{"n":316,"do":{"do":"Arrive","unit":"US 691 TD Bn","box":"C49.01"},"side":"allied"}
{"n":317,"do":{"do":"Arrive","unit":"US P-47 #6","box":"C52.08"},"side":"allied"}
{"n":318,"do":{"do":"Arrive","unit":"US P-47 #7","box":"C44.28"},"side":"allied"}
{"n":319,"do":{"do":"Arrive","unit":"US P-47 #8","box":"C43.37"},"side":"allied"}
{"n":320,"chance":6,"by":"roller"}
{"n":321,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":322,"chance":6,"by":"roller"}
{"n":323,"chance":5,"by":"roller"}
{"n":324,"chance":8,"by":"roller"}
{"n":325,"do":{"do":"Rebuild","unit":"CW 11 Arm Div 29 Mech Bde","steps":1},"side":"allied"}
{"n":326,"do":{"do":"Arrive","unit":"CW 11 Arm Div 29 Mech Bde","box":"A09.01"},"side":"allied"}
{"n":327,"do":{"do":"Rebuild","unit":"US 753 Tk Bn","steps":1},"side":"allied"}
{"n":328,"do":{"do":"Arrive","unit":"US 753 Tk Bn","box":"C24.02"},"side":"allied"}
{"n":329,"do":{"do":"Finish"},"side":"allied"}
{"n":330,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":331,"do":{"do":"Lose","unit":"CW 43 Inf Div","steps":1},"side":"allied"}
{"n":332,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":333,"do":{"do":"Place","unit":"US 117 Mech Cav Bn","hex":"C02.13"},"side":"allied"}
{"n":334,"do":{"do":"Finish"},"side":"allied"}
{"at":334,"rules":3,"data":"94ac8343b0c5025a","position":{"title":"rhine","variant":"clerk","scenario":"clerk","form":2,"facts":{"campaign":"full","flanks":[],"before":0,"turn":7,"ground":"Dry","flight":"Normal","first":"allied","side":"allied","phase":"Reinforcement","player_turns":false,"ended":null,"history":[{"date":"1944-09-05","ground":"Dry","flight":"Normal","first":"german","US sp":6,"US column":"5","CW sp":3,"CW column":"6","US pax":2,"US eq":1,"US misc":0,"CW pax":0,"CW eq":0,"CW misc":0,"stock":{"US North":5,"US South":0,"CW North":2}},{"date":"1944-09-08","ground":"Dry","flight":"Normal","first":"allied","US sp":8,"US column":"6","CW sp":3,"CW column":"6","US pax":2,"US eq":1,"US misc":0,"CW pax":1,"CW eq":1,"CW misc":1,"stock":{"US North":6,"US South":5,"CW North":3}},{"date":"1944-09-12","ground":"Dry","flight":"Normal","first":"allied","US sp":7,"US column":"6","CW sp":3,"CW column":"6","US pax":1,"US eq":0,"US misc":0,"CW pax":1,"CW eq":1,"CW misc":0,"stock":{"US North":8,"US South":12,"CW North":6}},{"date":"1944-09-15","ground":"Dry","flight":"Limited","first":"allied","US sp":4,"US column":"7","CW sp":3,"CW column":"6","US pax":2,"US eq":1,"US misc":0,"CW pax":0,"CW eq":1,"CW misc":0,"stock":{"US North":9,"US South":15,"CW North":10}},{"date":"1944-09-19","ground":"Dry","flight":"Normal","first":"allied","US sp":8,"US column":"6","CW sp":4,"CW column":"7","US pax":2,"US eq":1,"US misc":0,"CW pax":0,"CW eq":1,"CW misc":0,"stock":{"US North":12,"US South":20,"CW North":13}},{"date":"1944-09-22","ground":"Dry","flight":"Normal","first":"allied","US sp":8,"US column":"7","CW sp":3,"CW column":"6","US pax":0,"US eq":0,"US misc":0,"CW pax":1,"CW eq":1,"CW misc":0,"stock":{"US North":16,"US South":24,"CW North":16}},{"date":"1944-09-26","ground":"Dry"}],"added":[],"where":["[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","C26.31","[On map]","[On map]","[On map]","[On map]","A09.01","[On map]","[On map]","[On map]","[Dead pile]","[On map]","A09.02","A21.01","A02.01","C33.01","C30.02","C46.01","C53.01","A26.01","A26.01","A26.01","A26.01","A26.01","A27.01","A27.01","A26.01","[On map]","A10.02","A21.01","A08.01","A06.01","C26.01","C62.01","C59.01","C50.01","C61.01","C63.01","C24.01","C01.13","[On map]","[On map]","C01.11","[On map]","C01.17","C01.16","C01.17","C01.11","C01.18","C01.11","C02.13","[On map]","C01.12","C01.14","C01.17","C01.16","C24.02","C01.16","[On map]","[Normandy]","[Southern France]","C01.09","C02.10","C01.07","[On map]","C01.24","[On map]","C01.12","C01.10","C01.02","C01.14","C01.03","[Southern France]","[Southern France]","[Southern France]","[Southern France]","[Southern France]","[Southern France]","A08.01","A24.01","A21.02","C45.01","C01.09","A07.01","A06.01","A19.01","A15.01","[On map]","A34.32","A43.34","A23.05","A32.22","A17.16","A29.15","C05.01","C54.01","C60.01","C45.01","C49.01","C52.08","C44.28","C43.37","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]"],"steps":[4,1,1,1,1,2,2,2,1,1,2,2,2,1,1,1,1,1,1,2,2,2,1,1,2,2,2,0,1,4,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,4,4,3,1,1,1,1,1,1,1,1,1,1,1,1,2,2,1,4,3,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,1,1,2,3,1,4,3,1,1,2,2,2,2,2,2,2,2,1,1,1,2,2,2,1,1,1,4,1,1,1,1,1,1,1,1,1,1,4,1,4,1,1,1,2,4,1,1,1,1,1,1,1,4,1,1,1,2,2,2,2,1,3,3,4,3,1,1,1,1,1,1,1,2,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,1,4,1,4,4,1,1,4,2,2,2,1,1,1,4,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,2,1,3,4,1,4,4,2,2,2,1,2,1,4,2,2,2,1,1,1,2,1,1,1,1,2,1,1,1,1,1,2,2,2,1,2,4,1,4,4,1,1,1,1,1,4,1,1,1,1,1,1,1,1,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,4,3,2,2,2,1,4,1,1,1,1,1,4,1,1,1,1,1,1,1,2,2,4,1,1,1,4,4,2,2,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,1,1,1,1,2,1,1,3,1,4,4,4,1,1,1,1,1,1,1,4,4,2,4,4,2,2,2,1,2,2,2,1,1,2,2,2,1,1,1,1],"modes":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"moved":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"oos":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"stocks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"fuelled":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"cargo":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"began":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"left":{},"drops":{},"on_map":true,"waiting":{},"dumps":{"US A08.01":4,"US A15.01":4,"US C01.33":4,"US C24.01":4,"US C33.01":4},"bridges":{},"holder":{"amsterdam":"german","antwerpen_1":"allied","antwerpen_2":"allied","rotterdam":"german"},"hits":{"amsterdam":0,"antwerpen_1":3,"antwerpen_2":4,"rotterdam":0},"repaired":[],"scheldt":false,"port_used":{},"railheads":{"C26.31":"allied"},"hedgehogs":{},"interdiction":true,"sp":{"CW North":16,"US North":16,"US South":24},"repls":{"CW Eq":4,"CW Pax":1,"US Eq":1,"US Pax":9},"tally":{"SP off transport":5,"SP onto transport":5,"T US delivered":16,"T US entered":8,"T US removed":4,"received CW Eq":5,"received CW North":20,"received CW Pax":3,"received US Eq":4,"received US North":20,"received US Pax":9,"received US South":27,"rolled CW":19,"rolled US":41,"shipped by sea":2,"spent CW Eq":1,"spent CW North":4,"spent CW Pax":2,"spent US Eq":3,"spent US North":4,"spent US Pax":0,"spent US South":3},"markers":{"bridge":0,"german reserve":0,"reserve":14,"reserve used":6},"shifts":{"CW":0,"US":0},"caps":{"rail":0,"sea":1}},"zones":{},"stack":[{"step":"InOrder","name":"clerk","at":1},{"step":"Turns"},{"step":"InOrder","name":"clerk turn","at":2},{"step":"Flight"}]}}
