{"broadfront":3,"title":"rhine","variant":"clerk","scenario":"clerk","rules":4,"data":"b33816dfe4a69a63","options":{"on_map":true},"form":2}
{"n":1,"chance":7,"by":"roller"}
{"n":2,"chance":9,"by":"roller"}
{"n":3,"chance":8,"by":"roller"}
{"n":4,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":5,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":6,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":7,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":8,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":9,"chance":5,"by":"roller"}
{"n":10,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":11,"do":{"do":"Finish"},"side":"allied"}
{"n":12,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":13,"do":{"do":"Finish"},"side":"allied"}
{"n":14,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":15,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":16,"chance":1,"by":"roller"}
{"n":17,"do":{"do":"Finish"},"side":"allied"}
{"n":18,"do":{"do":"Arrive","unit":"CW 30 Corps HQ","box":"A08.01"},"side":"allied"}
{"n":19,"do":{"do":"Arrive","unit":"CW 11 HC Mech Rec Bn","box":"A17.01"},"side":"allied"}
{"n":20,"do":{"do":"Arrive","unit":"CW 15 Inf Div","box":"A18.01"},"side":"allied"}
{"n":21,"do":{"do":"Arrive","unit":"CW 52 AL Div 157 Mot Bde","box":"A12.01"},"side":"allied"}
{"n":22,"do":{"do":"Arrive","unit":"US Norway Inf Bn","box":"A09.01"},"side":"allied"}
{"n":23,"do":{"do":"Arrive","unit":"US 12 Corps HQ","box":"C34.01"},"side":"allied"}
{"n":24,"do":{"do":"Arrive","unit":"US 112 Arty Grp","box":"C29.01"},"side":"allied"}
{"n":25,"do":{"do":"Arrive","unit":"US 602 TD Bn","box":"C39.01"},"side":"allied"}
{"n":26,"do":{"do":"Arrive","unit":"US 774 Tk Bn","box":"C36.01"},"side":"allied"}
{"n":27,"chance":9,"by":"roller"}
{"n":28,"do":{"do":"PlaceSP","north":0},"side":"allied"}
{"n":29,"chance":8,"by":"roller"}
{"n":30,"chance":6,"by":"roller"}
{"n":31,"chance":7,"by":"roller"}
{"n":32,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":33,"do":{"do":"Mark","unit":"CW 52 AL Div 157 Mot Bde","mode":"DG"},"side":"allied"}
{"n":34,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":35,"do":{"do":"Finish"},"side":"allied"}
{"n":36,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":37,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":38,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":39,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":40,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":41,"do":{"do":"Lose","unit":"US 112 Arty Grp","steps":1},"side":"allied"}
{"n":42,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":43,"do":{"do":"Mark","unit":"US Norway Inf Bn","mode":"DG"},"side":"allied"}
{"n":44,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":45,"do":{"do":"Finish"},"side":"allied"}
{"n":46,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":47,"do":{"do":"Finish"},"side":"allied"}
{"n":48,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":49,"do":{"do":"Place","unit":"CW 52 AL Div 157 Mot Bde","hex":"On map"},"side":"allied"}
{"n":50,"do":{"do":"Open","account":"losses"},"side":"allied","check":"15ab04271db91e34"}
{"n":51,"do":{"do":"Shift","unit":"US 101 Abn Div 401 Gld Rgt","box":"On map"},"side":"allied"}
{"n":52,"do":{"do":"Arrive","unit":"US 101 Abn Div 401 Gld Rgt","box":"A27.01"},"side":"allied"}
{"n":53,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":54,"do":{"do":"Deliver","stock":"US South","hex":"C01.08","sp":1},"side":"allied"}
{"n":55,"do":{"do":"Finish"},"side":"allied"}
{"n":56,"chance":3,"by":"roller"}
{"n":57,"chance":8,"by":"roller"}
{"n":58,"chance":7,"by":"roller"}
{"n":59,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":60,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":61,"do":{"do":"Deliver","stock":"US South","hex":"C01.11","sp":1},"side":"allied"}
{"n":62,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":63,"do":{"do":"Place","unit":"CW 11 HC Mech Rec Bn","hex":"A17.02"},"side":"allied"}
{"n":64,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":65,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":66,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":67,"do":{"do":"Deliver","stock":"US South","hex":"C01.05","sp":1},"side":"allied"}
{"n":68,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":69,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":70,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":71,"do":{"do":"Finish"},"side":"allied"}
{"n":72,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":73,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":74,"do":{"do":"Finish"},"side":"allied"}
{"n":75,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 1/4","box":"A26.01"},"side":"allied"}
{"n":76,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 2/4","box":"A26.01"},"side":"allied"}
{"n":77,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 3/4","box":"A27.01"},"side":"allied"}
{"n":78,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 4/4","box":"On map"},"side":"allied"}
{"n":79,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 1/4","box":"A27.01"},"side":"allied"}
{"n":80,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 2/4","box":"On map"},"side":"allied"}
{"n":81,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 3/4","box":"On map"},"side":"allied"}
{"n":82,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 4/4","box":"On map"},"side":"allied"}
{"n":83,"do":{"do":"Arrive","unit":"CW 18 Can Rec Bn","box":"A27.01"},"side":"allied"}
{"n":84,"do":{"do":"Arrive","unit":"CW 5-4-3 Can Brkdwn Rgt #1","box":"On map"},"side":"allied"}
{"n":85,"do":{"do":"Arrive","unit":"CW 12 Corps HQ","box":"A11.01"},"side":"allied"}
{"n":86,"do":{"do":"Arrive","unit":"CW 1 RD Mech Rec Bn","box":"A05.01"},"side":"allied"}
{"n":87,"do":{"do":"Arrive","unit":"CW (1)-0-0 Pontoon Bde #1","box":"A22.01"},"side":"allied"}
{"n":88,"do":{"do":"Arrive","unit":"US 773 TD Bn","box":"C26.01"},"side":"allied"}
{"n":89,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 1/5","box":"C52.01"},"side":"allied"}
{"n":90,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 2/5","box":"C63.01"},"side":"allied"}
{"n":91,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 3/5","box":"C56.01"},"side":"allied"}
{"n":92,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 4/5","box":"C64.01"},"side":"allied"}
{"n":93,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 5/5","box":"C58.01"},"side":"allied"}
{"n":94,"chance":8,"by":"roller"}
{"n":95,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":96,"chance":8,"by":"roller"}
{"n":97,"chance":8,"by":"roller"}
{"n":98,"chance":8,"by":"roller"}
{"n":99,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":100,"do":{"do":"Reserves","used":3},"side":"allied","check":"878c6f8b104050eb"}
{"n":101,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":102,"do":{"do":"Detach","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":103,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":104,"do":{"do":"Mark","unit":"CW (1)-0-0 Pontoon Bde #1","mode":"DG"},"side":"allied"}
{"n":105,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":106,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":107,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":108,"do":{"do":"Lose","unit":"US 102 Mech Cav Grp","steps":1},"side":"allied"}
{"n":109,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":110,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":111,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":112,"do":{"do":"Finish"},"side":"allied"}
{"n":113,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":114,"do":{"do":"Lose","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":115,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":116,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":117,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":118,"do":{"do":"Place","unit":"US 101 Abn Div 401 Gld Rgt","hex":"A26.01"},"side":"allied"}
{"n":119,"do":{"do":"Finish"},"side":"allied"}
{"n":120,"chance":10,"by":"roller"}
{"n":121,"chance":7,"by":"roller"}
{"n":122,"chance":10,"by":"roller"}
{"n":123,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":124,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":125,"do":{"do":"Mark","unit":"CW 30 Corps HQ","mode":"DG"},"side":"allied"}
{"n":126,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":127,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":128,"do":{"do":"Finish"},"side":"allied"}
{"n":129,"do":{"do":"Arrive","unit":"US 15 Corps HQ","box":"C11.01"},"side":"allied"}
{"n":130,"do":{"do":"Arrive","unit":"US 115 Arty Grp","box":"C10.01"},"side":"allied"}
{"n":131,"do":{"do":"Arrive","unit":"US 215 Arty Grp","box":"C11.01"},"side":"allied"}
{"n":132,"do":{"do":"Arrive","unit":"US Truck point #1","box":"C05.01"},"side":"allied"}
{"n":133,"do":{"do":"Arrive","unit":"US 6 Corps HQ","box":"C01.17"},"side":"allied"}
{"n":134,"do":{"do":"Arrive","unit":"US 3 Inf Div","box":"C01.12"},"side":"allied"}
{"n":135,"do":{"do":"Arrive","unit":"US 36 Inf Div","box":"C01.15"},"side":"allied"}
{"n":136,"do":{"do":"Arrive","unit":"US 45 Inf Div","box":"C01.14"},"side":"allied"}
{"n":137,"do":{"do":"Arrive","unit":"US 7 Arty Div","box":"C01.18"},"side":"allied"}
{"n":138,"do":{"do":"Arrive","unit":"US 106 Arty Grp","box":"C01.15"},"side":"allied"}
{"n":139,"do":{"do":"Arrive","unit":"US 206 Arty Grp","box":"C01.13"},"side":"allied"}
{"n":140,"do":{"do":"Arrive","unit":"US (1)-0-0 Pontoon Bde #1","box":"C01.15"},"side":"allied"}
{"n":141,"do":{"do":"Arrive","unit":"US 117 Mech Cav Bn","box":"C01.17"},"side":"allied"}
{"n":142,"do":{"do":"Arrive","unit":"US 601 TD Bn","box":"C01.13"},"side":"allied"}
{"n":143,"do":{"do":"Arrive","unit":"US 645 TD Bn","box":"C01.16"},"side":"allied"}
{"n":144,"do":{"do":"Arrive","unit":"US 636 TD Bn","box":"C01.11"},"side":"allied"}
{"n":145,"do":{"do":"Arrive","unit":"US 101 Tk Bn","box":"C01.16"},"side":"allied"}
{"n":146,"do":{"do":"Arrive","unit":"US 191 Tk Bn","box":"C01.11"},"side":"allied"}
{"n":147,"do":{"do":"Arrive","unit":"US 753 Tk Bn","box":"C01.18"},"side":"allied"}
{"n":148,"do":{"do":"Arrive","unit":"US Truck point #2","box":"C01.13"},"side":"allied"}
{"n":149,"do":{"do":"Arrive","unit":"US Mule point #1","box":"C01.16"},"side":"allied"}
{"n":150,"do":{"do":"Arrive","unit":"FR 1 Corps HQ","box":"C01.09"},"side":"allied","check":"fab7891d80dc9979"}
{"n":151,"do":{"do":"Arrive","unit":"FR 3 Alg Inf Div","box":"C01.09"},"side":"allied"}
{"n":152,"do":{"do":"Arrive","unit":"FR 9.Col Inf Div","box":"On map"},"side":"allied"}
{"n":153,"do":{"do":"Arrive","unit":"FR 1 Arty Grp","box":"C01.07"},"side":"allied"}
{"n":154,"do":{"do":"Arrive","unit":"FR 2 Corps HQ","box":"C01.15"},"side":"allied"}
{"n":155,"do":{"do":"Arrive","unit":"FR 1 Arm Div 1/5","box":"C01.07"},"side":"allied"}
{"n":156,"do":{"do":"Arrive","unit":"FR 1 Arm Div 2/5","box":"C01.14"},"side":"allied"}
{"n":157,"do":{"do":"Arrive","unit":"FR 1 Arm Div 3/5","box":"C01.07"},"side":"allied"}
{"n":158,"do":{"do":"Arrive","unit":"FR 1 Arm Div 4/5","box":"C01.04"},"side":"allied"}
{"n":159,"do":{"do":"Arrive","unit":"FR 1 Arm Div 5/5","box":"C01.02"},"side":"allied"}
{"n":160,"do":{"do":"Arrive","unit":"FR 2 Arty Grp","box":"C01.02"},"side":"allied"}
{"n":161,"chance":7,"by":"roller"}
{"n":162,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":163,"chance":3,"by":"roller"}
{"n":164,"chance":8,"by":"roller"}
{"n":165,"chance":3,"by":"roller"}
{"n":166,"do":{"do":"Rebuild","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":167,"do":{"do":"Arrive","unit":"CW 11 HC Mech Rec Bn","box":"A06.02"},"side":"allied"}
{"n":168,"do":{"do":"Finish"},"side":"allied"}
{"n":169,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":170,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":171,"do":{"do":"Finish"},"side":"allied"}
{"n":172,"chance":4,"by":"roller"}
{"n":173,"chance":9,"by":"roller"}
{"n":174,"chance":6,"by":"roller"}
{"n":175,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":176,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":177,"do":{"do":"Deliver","stock":"US South","hex":"C35.01","sp":1},"side":"allied"}
{"n":178,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":179,"do":{"do":"Finish"},"side":"allied"}
{"n":180,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":181,"do":{"do":"Lose","unit":"US Mule point #1","steps":1},"side":"allied"}
{"n":182,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":183,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":184,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":185,"do":{"do":"Mark","unit":"CW 1.Pol Arm Div 1/4","mode":"DG"},"side":"allied"}
{"n":186,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":187,"do":{"do":"Place","unit":"FR 2.Fr Arm Div 3/5","hex":"On map"},"side":"allied"}
{"n":188,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":189,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":190,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":191,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":192,"chance":1,"by":"roller"}
{"n":193,"do":{"do":"Finish"},"side":"allied"}
{"n":194,"do":{"do":"Arrive","unit":"CW 2 Can Inf Div","box":"A08.01"},"side":"allied"}
{"n":195,"do":{"do":"Arrive","unit":"CW Truck point #1","box":"A14.01"},"side":"allied"}
{"n":196,"do":{"do":"Arrive","unit":"US 638 TD Bn","box":"A15.01"},"side":"allied"}
{"n":197,"do":{"do":"Arrive","unit":"US 6 Arm Div CCB","box":"C32.01"},"side":"allied"}
{"n":198,"do":{"do":"Arrive","unit":"FR 1.FF Inf Div","box":"C01.14"},"side":"allied"}
{"n":199,"chance":6,"by":"roller"}
{"n":200,"do":{"do":"PlaceSP","north":3},"side":"allied","check":"2aab873233360a86"}
{"n":201,"chance":7,"by":"roller"}
{"n":202,"chance":11,"by":"roller"}
{"n":203,"do":{"do":"Finish"},"side":"allied"}
{"n":204,"chance":9,"by":"roller"}
{"n":205,"do":{"do":"Rebuild","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":206,"do":{"do":"Rebuild","unit":"US 102 Mech Cav Grp","steps":1},"side":"allied"}
{"n":207,"do":{"do":"Arrive","unit":"US 102 Mech Cav Grp","box":"C35.01"},"side":"allied"}
{"n":208,"do":{"do":"Finish"},"side":"allied"}
{"n":209,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":210,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":211,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":212,"do":{"do":"Deliver","stock":"US South","hex":"C25.01","sp":1},"side":"allied"}
{"n":213,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":214,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":215,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":216,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":217,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":218,"do":{"do":"Finish"},"side":"allied"}
{"n":219,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":220,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":221,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":222,"do":{"do":"Mark","unit":"US 115 Arty Grp","mode":"DG"},"side":"allied"}
{"n":223,"do":{"do":"Finish"},"side":"allied"}
{"n":224,"chance":5,"by":"roller"}
{"n":225,"chance":3,"by":"roller"}
{"n":226,"chance":6,"by":"roller"}
{"n":227,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":228,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":229,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":230,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":231,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":232,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":233,"do":{"do":"Deliver","stock":"US South","hex":"C14.01","sp":1},"side":"allied"}
{"n":234,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":235,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":236,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":237,"do":{"do":"Mark","unit":"US 45 Inf Div","mode":"DG"},"side":"allied"}
{"n":238,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":239,"do":{"do":"Mark","unit":"FR 2.Fr Arm Div 1/5","mode":"DG"},"side":"allied"}
{"n":240,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":241,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":242,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":243,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":244,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":245,"do":{"do":"Mark","unit":"FR 2 Arty Grp","mode":"DG"},"side":"allied"}
{"n":246,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":247,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":248,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":249,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":250,"chance":4,"by":"roller","check":"39ea18c8b3819c4f"}
{"n":251,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":252,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 3/4","steps":1},"side":"allied"}
{"n":253,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":254,"do":{"do":"Finish"},"side":"allied"}
{"n":255,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":256,"do":{"do":"Finish"},"side":"allied"}
{"n":257,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":258,"do":{"do":"Finish"},"side":"allied"}
{"n":259,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":260,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":261,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":262,"do":{"do":"Mark","unit":"US 45 Inf Div","mode":"Combat"},"side":"allied"}
{"n":263,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":264,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":265,"chance":5,"by":"roller"}
{"n":266,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":267,"do":{"do":"Finish"},"side":"allied"}
{"n":268,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":269,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":270,"do":{"do":"Finish"},"side":"allied"}
{"n":271,"do":{"do":"Arrive","unit":"CW 8 Corps HQ","box":"A20.01"},"side":"allied"}
{"n":272,"do":{"do":"Arrive","unit":"CW 3 Inf Div","box":"A09.01"},"side":"allied"}
{"n":273,"do":{"do":"Arrive","unit":"CW 43 Inf Div","box":"A04.01"},"side":"allied"}
{"n":274,"do":{"do":"Arrive","unit":"CW 2 HC Rec Bn","box":"A13.01"},"side":"allied"}
{"n":275,"do":{"do":"Arrive","unit":"FR AL-LO Inf Bde","box":"C01.15"},"side":"allied"}
{"n":276,"chance":8,"by":"roller"}
{"n":277,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":278,"chance":10,"by":"roller"}
{"n":279,"chance":7,"by":"roller"}
{"n":280,"chance":8,"by":"roller"}
{"n":281,"do":{"do":"Finish"},"side":"allied"}
{"n":282,"do":{"do":"Finish"},"side":"allied"}
{"n":283,"chance":4,"by":"roller"}
{"n":284,"chance":6,"by":"roller"}
{"n":285,"chance":6,"by":"roller"}
{"n":286,"chance":4,"by":"roller"}
{"n":287,"chance":12,"by":"roller"}
{"n":288,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":289,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":290,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":291,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":292,"do":{"do":"Place","unit":"FR 1 Arm Div 2/5","hex":"C02.14"},"side":"allied"}
{"n":293,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":294,"do":{"do":"Place","unit":"FR 1 Arty Grp","hex":"On map"},"side":"allied"}
{"n":295,"do":{"do":"Finish"},"side":"allied"}
{"n":296,"do":{"do":"Arrive","unit":"US A-20 #1","box":"A45.27"},"side":"allied"}
{"n":297,"do":{"do":"Arrive","unit":"US B-26 #2","box":"A46.16"},"side":"allied"}
{"n":298,"do":{"do":"Arrive","unit":"US P-47 #2","box":"A04.03"},"side":"allied"}
{"n":299,"do":{"do":"Arrive","unit":"US P-47 #3","box":"A11.29"},"side":"allied"}
{"n":300,"do":{"do":"Arrive","unit":"US P-47 #4","box":"A43.34"},"side":"allied","check":"93a4d087ecb1b7b8"}
{"n":301,"do":{"do":"Arrive","unit":"US P-47 #5","box":"A17.16"},"side":"allied"}
{"n":302,"do":{"do":"Arrive","unit":"US 6 Arm Div CCA","box":"C33.01"},"side":"allied"}
{"n":303,"do":{"do":"Arrive","unit":"US 6 Arm Div CCR","box":"C18.01"},"side":"allied"}
{"n":304,"do":{"do":"Arrive","unit":"US 6 Arm Div Arty","box":"C06.01"},"side":"allied"}
{"n":305,"do":{"do":"Arrive","unit":"US 808 TD Bn","box":"C47.01"},"side":"allied"}
{"n":306,"do":{"do":"Arrive","unit":"US 691 TD Bn","box":"C11.01"},"side":"allied"}
{"n":307,"do":{"do":"Arrive","unit":"US P-47 #6","box":"C55.06"},"side":"allied"}
{"n":308,"do":{"do":"Arrive","unit":"US P-47 #7","box":"C34.38"},"side":"allied"}
{"n":309,"do":{"do":"Arrive","unit":"US P-47 #8","box":"C32.38"},"side":"allied"}
{"n":310,"chance":11,"by":"roller"}
{"n":311,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":312,"chance":9,"by":"roller"}
{"n":313,"chance":5,"by":"roller"}
{"n":314,"chance":4,"by":"roller"}
{"n":315,"do":{"do":"Rebuild","unit":"US 112 Arty Grp","steps":1},"side":"allied"}
{"n":316,"do":{"do":"Arrive","unit":"US 112 Arty Grp","box":"C02.09"},"side":"allied"}
{"n":317,"do":{"do":"Finish"},"side":"allied"}
{"n":318,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":319,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":320,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":321,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":322,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":323,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":324,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":325,"do":{"do":"Finish"},"side":"allied"}
{"n":326,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":327,"do":{"do":"Lose","unit":"US 629 TD Bn","steps":1},"side":"allied"}
{"n":328,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":329,"do":{"do":"Mark","unit":"FR 1 Arm Div 1/5","mode":"DG"},"side":"allied"}
{"n":330,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":331,"do":{"do":"Deliver","stock":"US South","hex":"C01.15","sp":1},"side":"allied"}
{"n":332,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":333,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":334,"chance":6,"by":"roller"}
{"n":335,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":336,"do":{"do":"Lose","unit":"FR 2 Arty Grp","steps":1},"side":"allied"}
{"n":337,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":338,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":339,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":340,"do":{"do":"Place","unit":"US 753 Tk Bn","hex":"C02.17"},"side":"allied"}
{"n":341,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":342,"do":{"do":"Lose","unit":"US 691 TD Bn","steps":1},"side":"allied"}
{"n":343,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":344,"do":{"do":"Deliver","stock":"US South","hex":"C15.01","sp":1},"side":"allied"}
{"n":345,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":346,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":347,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":348,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":349,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":350,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied","check":"c90c15fbb576e7b2"}
{"n":351,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":352,"do":{"do":"Place","unit":"US 206 Arty Grp","hex":"C02.13"},"side":"allied"}
{"n":353,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":354,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":355,"do":{"do":"Finish"},"side":"allied"}
{"n":356,"chance":7,"by":"roller"}
{"n":357,"chance":8,"by":"roller"}
{"n":358,"chance":7,"by":"roller"}
{"n":359,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":360,"do":{"do":"Finish"},"side":"allied"}
{"at":360,"rules":4,"data":"b33816dfe4a69a63","position":{"title":"rhine","variant":"clerk","scenario":"clerk","form":2,"facts":{"campaign":"full","flanks":[],"before":0,"turn":7,"ground":"Dry","flight":"Normal","first":"allied","side":"allied","phase":"Reinforcement","player_turns":false,"ended":null,"history":[{"date":"1944-09-05","ground":"Dry","flight":"Normal","first":"allied","US sp":5,"US column":"3","CW sp":3,"CW column":"6","US pax":1,"US eq":0,"US misc":0,"CW pax":0,"CW eq":1,"CW misc":0,"stock":{"US North":0,"US South":3,"CW North":3}},{"date":"1944-09-08","ground":"Dry","flight":"None","first":"german","US sp":7,"US column":"6","CW sp":3,"CW column":"6","US pax":2,"US eq":1,"US misc":0,"CW pax":1,"CW eq":1,"CW misc":0,"stock":{"US North":1,"US South":5,"CW North":6}},{"date":"1944-09-12","ground":"Dry","flight":"Normal","first":"allied","US sp":7,"US column":"6","CW sp":2,"CW column":"6","US pax":2,"US eq":1,"US misc":0,"CW pax":0,"CW eq":0,"CW misc":0,"stock":{"US North":3,"US South":13,"CW North":8}},{"date":"1944-09-15","ground":"Dry","flight":"Limited","first":"german","US sp":8,"US column":"7","CW sp":3,"CW column":"6","US pax":2,"US eq":3,"US misc":1,"CW pax":1,"CW eq":1,"CW misc":0,"stock":{"US North":6,"US South":15,"CW North":10}},{"date":"1944-09-19","ground":"Dry","flight":"Limited","first":"allied","US sp":9,"US column":"9","CW sp":4,"CW column":"6","US pax":1,"US eq":1,"US misc":0,"CW pax":1,"CW eq":1,"CW misc":0,"stock":{"US North":10,"US South":20,"CW North":13}},{"date":"1944-09-22","ground":"Dry","flight":"Limited","first":"german","US sp":9,"US column":"7","CW sp":4,"CW column":"6","US pax":0,"US eq":0,"US misc":0,"CW pax":0,"CW eq":0,"CW misc":0,"stock":{"US North":13,"US South":23,"CW North":16}},{"date":"1944-09-26","ground":"Dry","flight":"Normal","first":"allied"}],"added":[],"where":["[On map]","[On map]","C35.01","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[Dead pile]","[On map]","[On map]","A26.01","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","A08.01","A06.02","A18.01","[On map]","A09.01","C34.01","C02.09","C39.01","C36.01","A26.01","A26.01","A27.01","[On map]","A27.01","[On map]","[Dead pile]","[On map]","A27.01","A18.01","A11.01","A05.01","A22.01","C26.01","C52.01","C63.01","[On map]","C64.01","C58.01","C11.01","C10.01","C11.01","C05.01","C01.17","C01.12","C01.15","C01.14","C01.18","C01.15","C02.13","C01.15","C01.17","C01.13","C01.16","C01.11","C01.16","C01.11","C02.17","C01.13","[Dead pile]","[Southern France]","[Southern France]","C01.09","C01.09","[On map]","[On map]","C01.15","C01.07","C02.14","C01.07","C01.04","C01.02","[Dead pile]","[Southern France]","[Southern France]","[Southern France]","[Southern France]","[Southern France]","[Southern France]","A08.01","A14.01","A15.01","C32.01","C01.14","A20.01","A09.01","A04.01","A13.01","C01.15","A45.27","A46.16","A04.03","A11.29","A43.34","A17.16","C33.01","C18.01","C06.01","C47.01","[Dead pile]","C55.06","C34.38","C32.38","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]"],"steps":[4,1,1,1,1,2,2,2,1,1,2,2,2,1,1,0,1,1,1,2,2,2,1,1,2,2,2,1,1,4,1,1,1,1,1,1,1,1,1,1,1,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,4,4,3,1,1,1,1,1,1,1,1,1,1,1,0,2,2,1,4,3,1,1,1,1,1,1,1,0,2,2,2,2,2,2,2,1,1,2,3,1,4,4,1,1,2,2,2,2,2,2,2,2,1,1,0,2,2,2,1,1,1,4,1,1,1,1,1,1,1,1,1,1,4,1,4,1,1,1,2,4,1,1,1,1,1,1,1,4,1,1,1,2,2,2,2,1,3,3,4,3,1,1,1,1,1,1,1,2,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,1,4,1,4,4,1,1,4,2,2,2,1,1,1,4,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,2,1,3,4,1,4,4,2,2,2,1,2,1,4,2,2,2,1,1,1,2,1,1,1,1,2,1,1,1,1,1,2,2,2,1,2,4,1,4,4,1,1,1,1,1,4,1,1,1,1,1,1,1,1,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,4,3,2,2,2,1,4,1,1,1,1,1,4,1,1,1,1,1,1,1,2,2,4,1,1,1,4,4,2,2,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,1,1,1,1,2,1,1,3,1,4,4,4,1,1,1,1,1,1,1,4,4,2,4,4,2,2,2,1,2,2,2,1,1,2,2,2,1,1,1,1],"modes":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,0,5,5,0,0,0,0,0,0,0,0,5,0,0,0,0,0,0,0,5,0,5,0,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"moved":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"oos":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"stocks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"fuelled":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"cargo":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"began":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"left":{},"drops":{},"on_map":true,"waiting":{},"dumps":{"US C01.05":4,"US C01.08":4,"US C01.11":4,"US C01.15":4,"US C14.01":4,"US C15.01":4,"US C25.01":4,"US C35.01":4},"bridges":{},"holder":{"amsterdam":"german","antwerpen_1":"allied","antwerpen_2":"german","rotterdam":"german"},"hits":{"amsterdam":4,"antwerpen_1":1,"antwerpen_2":2,"rotterdam":0},"repaired":[],"scheldt":false,"port_used":{},"railheads":{},"hedgehogs":{},"interdiction":true,"sp":{"CW North":16,"US North":13,"US South":23},"repls":{"CW Eq":3,"CW Pax":1,"US Eq":3,"US Pax":8},"tally":{"SP off transport":3,"SP onto transport":5,"T US delivered":32,"received CW Eq":4,"received CW North":19,"received CW Pax":3,"received US Eq":6,"received US North":14,"received US Pax":8,"received US South":36,"rolled CW":19,"rolled US":45,"shipped by sea":6,"spent CW Eq":1,"spent CW North":3,"spent CW Pax":2,"spent US Eq":3,"spent US North":1,"spent US Pax":0,"spent US South":13},"markers":{"bridge":0,"german reserve":0,"reserve":14,"reserve used":13},"shifts":{"CW":0,"US":0},"caps":{"rail":0,"sea":1}},"zones":{},"stack":[{"step":"InOrder","name":"clerk","at":1},{"step":"Turns"},{"step":"InOrder","name":"clerk turn","at":5},{"step":"Arrivals","at":71},{"step":"ArrivalChoice","at":70,"unit":121},{"step":"ArrivalChoice","at":70,"unit":120},{"step":"ArrivalChoice","at":70,"unit":119}]}}
