{"broadfront":3,"title":"rhine","variant":"clerk","scenario":"clerk","rules":2,"data":"d8bd981a58f370e3"}
{"n":1,"chance":6,"by":"roller"}
{"n":2,"chance":8,"by":"roller"}
{"n":3,"chance":7,"by":"roller"}
{"n":4,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":5,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":6,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":7,"chance":1,"by":"roller"}
{"n":8,"do":{"do":"Finish"},"side":"allied"}
{"n":9,"chance":8,"by":"roller"}
{"n":10,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":11,"chance":5,"by":"roller"}
{"n":12,"chance":8,"by":"roller"}
{"n":13,"chance":7,"by":"roller"}
{"n":14,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":15,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":16,"chance":2,"by":"roller"}
{"n":17,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":18,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":19,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":20,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":21,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":22,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":23,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":24,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":25,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":26,"do":{"do":"Finish"},"side":"allied"}
{"n":27,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":28,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":29,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":30,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":31,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":32,"do":{"do":"Finish"},"side":"allied"}
{"n":33,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":34,"do":{"do":"Finish"},"side":"allied"}
{"n":35,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":36,"do":{"do":"Finish"},"side":"allied"}
{"n":37,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":38,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":39,"chance":6,"by":"roller"}
{"n":40,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":41,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":42,"do":{"do":"Finish"},"side":"allied"}
{"n":43,"chance":8,"by":"roller"}
{"n":44,"chance":8,"by":"roller"}
{"n":45,"chance":7,"by":"roller"}
{"n":46,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":47,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":48,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":49,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":50,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied","check":"6c1d64219660e48b"}
{"n":51,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":52,"do":{"do":"PlanDrop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":53,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":54,"do":{"do":"Finish"},"side":"allied"}
{"n":55,"do":{"do":"Finish"},"side":"allied"}
{"n":56,"chance":3,"by":"roller"}
{"n":57,"do":{"do":"PlaceSP","north":0},"side":"allied"}
{"n":58,"chance":8,"by":"roller"}
{"n":59,"chance":7,"by":"roller"}
{"n":60,"chance":11,"by":"roller"}
{"n":61,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":62,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":63,"do":{"do":"Finish"},"side":"allied"}
{"n":64,"chance":5,"by":"roller"}
{"n":65,"chance":4,"by":"roller"}
{"n":66,"chance":3,"by":"roller"}
{"n":67,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":68,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":69,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":70,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":71,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":72,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":73,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":74,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":75,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":76,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":77,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":78,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":79,"do":{"do":"Finish"},"side":"allied"}
{"n":80,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":81,"do":{"do":"Lose","unit":"CW Spitfire IX #1","steps":1},"side":"allied"}
{"n":82,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":83,"do":{"do":"Finish"},"side":"allied"}
{"n":84,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":85,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":86,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":87,"do":{"do":"Finish"},"side":"allied"}
{"n":88,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":89,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":90,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":91,"do":{"do":"Finish"},"side":"allied"}
{"n":92,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":93,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":94,"chance":3,"by":"roller"}
{"n":95,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":96,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":97,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":98,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":99,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":100,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied","check":"f5a81432712a7d58"}
{"n":101,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":102,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":103,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":104,"do":{"do":"Finish"},"side":"allied"}
{"n":105,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":106,"do":{"do":"Lose","unit":"US 5 Arm Div CCB","steps":1},"side":"allied"}
{"n":107,"do":{"do":"Finish"},"side":"allied"}
{"n":108,"chance":9,"by":"roller"}
{"n":109,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":110,"chance":8,"by":"roller"}
{"n":111,"chance":11,"by":"roller"}
{"n":112,"chance":10,"by":"roller"}
{"n":113,"do":{"do":"Finish"},"side":"allied"}
{"n":114,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":115,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":116,"do":{"do":"Finish"},"side":"allied"}
{"n":117,"chance":7,"by":"roller"}
{"n":118,"chance":5,"by":"roller"}
{"n":119,"chance":7,"by":"roller"}
{"n":120,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":121,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":122,"do":{"do":"Finish"},"side":"allied"}
{"n":123,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":124,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":125,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":126,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":127,"chance":2,"by":"roller"}
{"n":128,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":129,"do":{"do":"Finish"},"side":"allied"}
{"n":130,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":131,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":132,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":133,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":134,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":135,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":136,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":137,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":138,"chance":3,"by":"roller"}
{"n":139,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":140,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 3/5","steps":1},"side":"allied"}
{"n":141,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":142,"do":{"do":"Shift","unit":"US P-47 #1","box":"On map"},"side":"allied"}
{"n":143,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":144,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":145,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":146,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":147,"do":{"do":"Finish"},"side":"allied"}
{"n":148,"chance":6,"by":"roller"}
{"n":149,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":150,"chance":6,"by":"roller","check":"9e4b855d95156fff"}
{"n":151,"chance":8,"by":"roller"}
{"n":152,"chance":6,"by":"roller"}
{"n":153,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCB","steps":1},"side":"allied"}
{"n":154,"do":{"do":"Finish"},"side":"allied"}
{"n":155,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":156,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":157,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":158,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":159,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":160,"do":{"do":"Finish"},"side":"allied"}
{"n":161,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":162,"do":{"do":"Lose","unit":"CW 1 Bel Inf Bde","steps":1},"side":"allied"}
{"n":163,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":164,"do":{"do":"Finish"},"side":"allied"}
{"n":165,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":166,"do":{"do":"Lose","unit":"US 102 Mech Cav Grp","steps":1},"side":"allied"}
{"n":167,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":168,"do":{"do":"Lose","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":169,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":170,"do":{"do":"Lose","unit":"FR 9.Col Inf Div","steps":1},"side":"allied"}
{"n":171,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":172,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":173,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":174,"do":{"do":"Lose","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":175,"do":{"do":"Finish"},"side":"allied"}
{"n":176,"chance":9,"by":"roller"}
{"n":177,"chance":8,"by":"roller"}
{"n":178,"chance":4,"by":"roller"}
{"n":179,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":180,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":181,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":182,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":183,"do":{"do":"Finish"},"side":"allied"}
{"n":184,"do":{"do":"Finish"},"side":"allied"}
{"n":185,"chance":5,"by":"roller"}
{"n":186,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":187,"chance":9,"by":"roller"}
{"n":188,"chance":7,"by":"roller"}
{"n":189,"chance":2,"by":"roller"}
{"n":190,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":191,"do":{"do":"Rebuild","unit":"FR 9.Col Inf Div","steps":1},"side":"allied"}
{"n":192,"do":{"do":"Rebuild","unit":"US 102 Mech Cav Grp","steps":1},"side":"allied"}
{"n":193,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 3/5","steps":1},"side":"allied"}
{"n":194,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":195,"do":{"do":"Rebuild","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":196,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":197,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 1/5","steps":1},"side":"allied"}
{"n":198,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":199,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":200,"do":{"do":"Open","account":"supply"},"side":"allied","check":"099c465e494eb997"}
{"n":201,"do":{"do":"Finish"},"side":"allied"}
{"n":202,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":203,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":204,"chance":1,"by":"roller"}
{"n":205,"do":{"do":"Finish"},"side":"allied"}
{"n":206,"chance":3,"by":"roller"}
{"n":207,"chance":6,"by":"roller"}
{"n":208,"chance":7,"by":"roller"}
{"n":209,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":210,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":211,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":212,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":213,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":214,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":215,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":216,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":217,"do":{"do":"Finish"},"side":"allied"}
{"n":218,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":219,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":220,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":221,"do":{"do":"Lose","unit":"US 7 Arm Div CCR","steps":1},"side":"allied"}
{"n":222,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":223,"do":{"do":"Finish"},"side":"allied"}
{"n":224,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":225,"do":{"do":"Finish"},"side":"allied"}
{"n":226,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":227,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":228,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":229,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":230,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":231,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":232,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":233,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":234,"do":{"do":"Finish"},"side":"allied"}
{"n":235,"do":{"do":"Arrive","unit":"US A-20 #1","box":"Normandy"},"side":"allied"}
{"n":236,"do":{"do":"Arrive","unit":"US B-26 #2","box":"Normandy"},"side":"allied"}
{"n":237,"do":{"do":"Arrive","unit":"US P-47 #2","box":"Normandy"},"side":"allied"}
{"n":238,"do":{"do":"Arrive","unit":"US P-47 #3","box":"Normandy"},"side":"allied"}
{"n":239,"do":{"do":"Arrive","unit":"US P-47 #4","box":"Normandy"},"side":"allied"}
{"n":240,"do":{"do":"Arrive","unit":"US P-47 #5","box":"Normandy"},"side":"allied"}
{"n":241,"do":{"do":"Arrive","unit":"US P-47 #6","box":"On map"},"side":"allied"}
{"n":242,"do":{"do":"Arrive","unit":"US P-47 #7","box":"On map"},"side":"allied"}
{"n":243,"do":{"do":"Arrive","unit":"US P-47 #8","box":"Normandy"},"side":"allied"}
{"n":244,"chance":4,"by":"roller"}
{"n":245,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":246,"chance":3,"by":"roller"}
{"n":247,"chance":2,"by":"roller"}
{"n":248,"chance":6,"by":"roller"}
{"n":249,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 1/5","steps":1},"side":"allied"}
{"n":250,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCR","steps":1},"side":"allied","check":"617dcebca5b56b13"}
{"n":251,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":252,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":253,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":254,"do":{"do":"Lose","unit":"CW 4.Can Arm Div 4/4","steps":1},"side":"allied"}
{"n":255,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":256,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":257,"chance":6,"by":"roller"}
{"n":258,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":259,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":260,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":261,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":262,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":263,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":264,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":265,"do":{"do":"Finish"},"side":"allied"}
{"n":266,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":267,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":268,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":269,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":270,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":271,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":272,"do":{"do":"Finish"},"side":"allied"}
{"n":273,"chance":8,"by":"roller"}
{"n":274,"chance":10,"by":"roller"}
{"n":275,"chance":9,"by":"roller"}
{"n":276,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":277,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":278,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":279,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":280,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":281,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":282,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":283,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":284,"do":{"do":"Drop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":285,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":286,"do":{"do":"Finish"},"side":"allied"}
{"n":287,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":288,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":289,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":290,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":291,"do":{"do":"Finish"},"side":"allied"}
{"n":292,"chance":7,"by":"roller"}
{"n":293,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":294,"chance":12,"by":"roller"}
{"n":295,"chance":6,"by":"roller"}
{"n":296,"chance":4,"by":"roller"}
{"n":297,"do":{"do":"Finish"},"side":"allied"}
{"n":298,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":299,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 4/4","steps":1},"side":"allied"}
{"n":300,"do":{"do":"Open","account":"supply"},"side":"allied","check":"fa0d9a36028bca05"}
{"n":301,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":302,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":303,"do":{"do":"Finish"},"side":"allied"}
{"n":304,"do":{"do":"Finish"},"side":"allied"}
{"n":305,"chance":9,"by":"roller"}
{"n":306,"chance":2,"by":"roller"}
{"n":307,"chance":7,"by":"roller"}
{"n":308,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":309,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":310,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":311,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":312,"do":{"do":"Finish"},"side":"allied"}
{"n":313,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":314,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":315,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":316,"do":{"do":"Lose","unit":"US P-51 #1","steps":1},"side":"allied"}
{"n":317,"do":{"do":"Finish"},"side":"allied"}
{"n":318,"chance":4,"by":"roller"}
{"n":319,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":320,"chance":10,"by":"roller"}
{"n":321,"chance":9,"by":"roller"}
{"n":322,"chance":6,"by":"roller"}
{"n":323,"do":{"do":"Finish"},"side":"allied"}
{"n":324,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":325,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":326,"do":{"do":"Finish"},"side":"allied"}
{"n":327,"chance":7,"by":"roller"}
{"n":328,"chance":10,"by":"roller"}
{"n":329,"chance":4,"by":"roller"}
{"n":330,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":331,"do":{"do":"Finish"},"side":"allied"}
{"n":332,"do":{"do":"Arrive","unit":"CW Typhoon #1","box":"On map"},"side":"allied"}
{"n":333,"do":{"do":"Arrive","unit":"CW Typhoon #2","box":"On map"},"side":"allied"}
{"n":334,"do":{"do":"Remove","unit":"US P-47 #1"},"side":"allied"}
{"n":335,"chance":7,"by":"roller"}
{"n":336,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":337,"chance":7,"by":"roller"}
{"n":338,"chance":5,"by":"roller"}
{"n":339,"chance":11,"by":"roller"}
{"n":340,"do":{"do":"Misc","unit":"CW 1 Bel Inf Bde"},"side":"allied"}
{"n":341,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":342,"do":{"do":"Rebuild","unit":"CW 1.Pol Arm Div 4/4","steps":1},"side":"allied"}
{"n":343,"do":{"do":"Rebuild","unit":"CW 4.Can Arm Div 4/4","steps":1},"side":"allied"}
{"n":344,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":345,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":346,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":347,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":348,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":349,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":350,"do":{"do":"Open","account":"shipping"},"side":"allied","check":"120de1172ac9f389"}
{"n":351,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":352,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":353,"do":{"do":"Shift","unit":"FR P-47 #1","box":"England"},"side":"allied"}
{"n":354,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":355,"do":{"do":"Finish"},"side":"allied"}
{"n":356,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":357,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":358,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":359,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":360,"do":{"do":"Finish"},"side":"allied"}
{"n":361,"chance":10,"by":"roller"}
{"n":362,"chance":10,"by":"roller"}
{"n":363,"chance":7,"by":"roller"}
{"n":364,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":365,"do":{"do":"Finish"},"side":"allied"}
{"n":366,"chance":3,"by":"roller"}
{"n":367,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":368,"chance":12,"by":"roller"}
{"n":369,"chance":12,"by":"roller"}
{"n":370,"chance":11,"by":"roller"}
{"n":371,"do":{"do":"Rebuild","unit":"CW 51 Inf Div","steps":1},"side":"allied"}
{"n":372,"do":{"do":"Finish"},"side":"allied"}
{"n":373,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":374,"do":{"do":"Finish"},"side":"allied"}
{"n":375,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":376,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":377,"chance":6,"by":"roller"}
{"n":378,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":379,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":380,"chance":4,"by":"roller"}
{"n":381,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":382,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":383,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":384,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":385,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":386,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":387,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":388,"do":{"do":"Finish"},"side":"allied"}
{"n":389,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":390,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":391,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":392,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":393,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":394,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":395,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":396,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":397,"do":{"do":"Finish"},"side":"allied"}
{"n":398,"chance":8,"by":"roller"}
{"n":399,"chance":2,"by":"roller"}
{"n":400,"chance":11,"by":"roller","check":"815d80496f0190d7"}
{"n":401,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":402,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":403,"do":{"do":"Finish"},"side":"allied"}
{"n":404,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":405,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":406,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":407,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":408,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":409,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":410,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":411,"do":{"do":"Lose","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":412,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":413,"do":{"do":"Finish"},"side":"allied"}
{"n":414,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":415,"do":{"do":"Finish"},"side":"allied"}
{"n":416,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":417,"do":{"do":"Lose","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":418,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":419,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":420,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":421,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":422,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":423,"do":{"do":"Lose","unit":"US 5 Arm Div Arty","steps":1},"side":"allied"}
{"n":424,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":425,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":426,"chance":2,"by":"roller"}
{"n":427,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":428,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":429,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":430,"do":{"do":"Lose","unit":"US 6 Arm Div CCB","steps":1},"side":"allied"}
{"n":431,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":432,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":433,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":434,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":435,"chance":2,"by":"roller"}
{"n":436,"do":{"do":"Finish"},"side":"allied"}
{"n":437,"chance":12,"by":"roller"}
{"n":438,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":439,"chance":9,"by":"roller"}
{"n":440,"chance":3,"by":"roller"}
{"n":441,"chance":7,"by":"roller"}
{"n":442,"do":{"do":"Rebuild","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":443,"do":{"do":"Rebuild","unit":"US 5 Arm Div Arty","steps":1},"side":"allied"}
{"n":444,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":445,"do":{"do":"Finish"},"side":"allied"}
{"n":446,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":447,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":448,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":449,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":450,"do":{"do":"Open","account":"losses"},"side":"allied","check":"1fa10c41b3986d39"}
{"n":451,"do":{"do":"Lose","unit":"US 12 Corps HQ","steps":1},"side":"allied"}
{"n":452,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":453,"do":{"do":"Finish"},"side":"allied"}
{"n":454,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":455,"do":{"do":"Finish"},"side":"allied"}
{"n":456,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":457,"do":{"do":"Lose","unit":"FR 1 Corps HQ","steps":1},"side":"allied"}
{"n":458,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":459,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":460,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":461,"do":{"do":"Finish"},"side":"allied"}
{"n":462,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":463,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":464,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":465,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":466,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":467,"do":{"do":"Finish"},"side":"allied"}
{"n":468,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":469,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":470,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":471,"do":{"do":"Finish"},"side":"allied"}
{"n":472,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":473,"do":{"do":"Shift","unit":"CW B-25 #1","box":"On map"},"side":"allied"}
{"n":474,"do":{"do":"Finish"},"side":"allied"}
{"n":475,"chance":7,"by":"roller"}
{"n":476,"chance":4,"by":"roller"}
{"n":477,"chance":7,"by":"roller"}
{"n":478,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":479,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":480,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":481,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":482,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":483,"chance":1,"by":"roller"}
{"n":484,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":485,"do":{"do":"Finish"},"side":"allied"}
{"n":486,"do":{"do":"Finish"},"side":"allied"}
{"n":487,"chance":8,"by":"roller"}
{"n":488,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":489,"chance":7,"by":"roller"}
{"n":490,"chance":8,"by":"roller"}
{"n":491,"chance":10,"by":"roller"}
{"n":492,"do":{"do":"Finish"},"side":"allied"}
{"n":493,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":494,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":495,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":496,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":497,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":498,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":499,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":500,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied","check":"449e44c101244b2b"}
{"n":501,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":502,"do":{"do":"Finish"},"side":"allied"}
{"n":503,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":504,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":505,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":506,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":507,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":508,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":509,"chance":1,"by":"roller"}
{"n":510,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":511,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":512,"chance":1,"by":"roller"}
{"n":513,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":514,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":515,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":516,"do":{"do":"Finish"},"side":"allied"}
{"n":517,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":518,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":519,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":520,"do":{"do":"Finish"},"side":"allied"}
{"n":521,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":522,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":523,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":524,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":525,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":526,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":527,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":528,"do":{"do":"Finish"},"side":"allied"}
{"n":529,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":530,"do":{"do":"Lose","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":531,"do":{"do":"Finish"},"side":"allied"}
{"n":532,"chance":1,"by":"roller"}
{"n":533,"chance":11,"by":"roller"}
{"n":534,"chance":6,"by":"roller"}
{"n":535,"chance":5,"by":"roller"}
{"n":536,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":537,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":538,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":539,"do":{"do":"Finish"},"side":"allied"}
{"n":540,"chance":10,"by":"roller"}
{"n":541,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":542,"chance":3,"by":"roller"}
{"n":543,"chance":6,"by":"roller"}
{"n":544,"chance":5,"by":"roller"}
{"n":545,"do":{"do":"Rebuild","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":546,"do":{"do":"Rebuild","unit":"US 6 Arm Div CCB","steps":1},"side":"allied"}
{"n":547,"do":{"do":"Finish"},"side":"allied"}
{"n":548,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":549,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":550,"do":{"do":"Open","account":"bridges"},"side":"allied","check":"31e9e15dc5c7c1d7"}
{"n":551,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":552,"chance":5,"by":"roller"}
{"n":553,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":554,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":555,"do":{"do":"Finish"},"side":"allied"}
{"n":556,"chance":4,"by":"roller"}
{"n":557,"chance":7,"by":"roller"}
{"n":558,"chance":10,"by":"roller"}
{"n":559,"chance":4,"by":"roller"}
{"n":560,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":561,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":562,"do":{"do":"Lose","unit":"CW 34 Tk Bde 3/3","steps":1},"side":"allied"}
{"n":563,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":564,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":565,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":566,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":567,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":568,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":569,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":570,"do":{"do":"Finish"},"side":"allied"}
{"n":571,"do":{"do":"Finish"},"side":"allied"}
{"n":572,"chance":8,"by":"roller"}
{"n":573,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":574,"chance":7,"by":"roller"}
{"n":575,"chance":9,"by":"roller"}
{"n":576,"chance":7,"by":"roller"}
{"n":577,"do":{"do":"Rebuild","unit":"FR 1 Corps HQ","steps":1},"side":"allied"}
{"n":578,"do":{"do":"Finish"},"side":"allied"}
{"n":579,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":580,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":581,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":582,"do":{"do":"Lose","unit":"CW Truck point #1","steps":1},"side":"allied"}
{"n":583,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":584,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":585,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":586,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":587,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":588,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":589,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":590,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":591,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":592,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":593,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":594,"do":{"do":"Finish"},"side":"allied"}
{"n":595,"do":{"do":"Finish"},"side":"allied"}
{"n":596,"chance":5,"by":"roller"}
{"n":597,"chance":6,"by":"roller"}
{"n":598,"chance":7,"by":"roller"}
{"n":599,"chance":11,"by":"roller"}
{"n":600,"do":{"do":"ChooseOrder","first":false},"side":"allied","check":"7eddc88f3353f602"}
{"n":601,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":602,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":603,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":604,"do":{"do":"Finish"},"side":"allied"}
{"n":605,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":606,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":607,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":608,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":609,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":610,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":611,"chance":1,"by":"roller"}
{"n":612,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":613,"do":{"do":"Finish"},"side":"allied"}
{"n":614,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":615,"do":{"do":"Shift","unit":"US B-26 #2","box":"England"},"side":"allied"}
{"n":616,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":617,"do":{"do":"Finish"},"side":"allied"}
{"n":618,"do":{"do":"Finish"},"side":"allied"}
{"n":619,"chance":6,"by":"roller"}
{"n":620,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":621,"chance":10,"by":"roller"}
{"n":622,"chance":7,"by":"roller"}
{"n":623,"chance":9,"by":"roller"}
{"n":624,"do":{"do":"Rebuild","unit":"CW 34 Tk Bde 3/3","steps":1},"side":"allied"}
{"n":625,"do":{"do":"Rebuild","unit":"US 12 Corps HQ","steps":1},"side":"allied"}
{"n":626,"do":{"do":"Finish"},"side":"allied"}
{"n":627,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":628,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":629,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":630,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":631,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":632,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":633,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":634,"do":{"do":"Lose","unit":"US 101 Abn Div 401 Gld Rgt","steps":1},"side":"allied"}
{"n":635,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":636,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":637,"chance":5,"by":"roller"}
{"n":638,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":639,"do":{"do":"Lose","unit":"CW 6.Gd Tk Bde 2/3","steps":1},"side":"allied"}
{"n":640,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":641,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":642,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":643,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":644,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":645,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":646,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":647,"do":{"do":"Finish"},"side":"allied"}
{"n":648,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":649,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":650,"do":{"do":"Open","account":"events"},"side":"allied","check":"01786869dfdd45f9"}
{"n":651,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":652,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":653,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":654,"chance":1,"by":"roller"}
{"n":655,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":656,"do":{"do":"Shift","unit":"US B-26 #1","box":"England"},"side":"allied"}
{"n":657,"do":{"do":"Finish"},"side":"allied"}
{"n":658,"chance":4,"by":"roller"}
{"n":659,"chance":8,"by":"roller"}
{"n":660,"chance":7,"by":"roller"}
{"n":661,"chance":11,"by":"roller"}
{"n":662,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":663,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":664,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":665,"chance":5,"by":"roller"}
{"n":666,"do":{"do":"Finish"},"side":"allied"}
{"n":667,"chance":3,"by":"roller"}
{"n":668,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":669,"chance":6,"by":"roller"}
{"n":670,"chance":10,"by":"roller"}
{"n":671,"do":{"do":"Misc","unit":"US 814 TD Bn"},"side":"allied"}
{"n":672,"chance":6,"by":"roller"}
{"n":673,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":674,"do":{"do":"Rebuild","unit":"US 101 Abn Div 401 Gld Rgt","steps":1},"side":"allied"}
{"n":675,"do":{"do":"Finish"},"side":"allied"}
{"n":676,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":677,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":678,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":679,"do":{"do":"Finish"},"side":"allied"}
{"n":680,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":681,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":682,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":683,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":684,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":685,"do":{"do":"Lose","unit":"CW 34 Tk Bde 1/3","steps":1},"side":"allied"}
{"n":686,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":687,"do":{"do":"Lose","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":688,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":689,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":690,"do":{"do":"Finish"},"side":"allied"}
{"n":691,"chance":5,"by":"roller"}
{"n":692,"chance":9,"by":"roller"}
{"n":693,"chance":7,"by":"roller"}
{"n":694,"chance":2,"by":"roller"}
{"n":695,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":696,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":697,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":698,"do":{"do":"Finish"},"side":"allied"}
{"n":699,"chance":7,"by":"roller"}
{"n":700,"do":{"do":"PlaceSP","north":5},"side":"allied","check":"0cdc16717219121d"}
{"n":701,"chance":4,"by":"roller"}
{"n":702,"chance":8,"by":"roller"}
{"n":703,"chance":5,"by":"roller"}
{"n":704,"do":{"do":"Rebuild","unit":"CW 6.Gd Tk Bde 2/3","steps":1},"side":"allied"}
{"n":705,"do":{"do":"Rebuild","unit":"CW 34 Tk Bde 1/3","steps":1},"side":"allied"}
{"n":706,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":707,"do":{"do":"Finish"},"side":"allied"}
{"n":708,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":709,"do":{"do":"Lose","unit":"CW 4.Can Arm Div 4/4","steps":1},"side":"allied"}
{"n":710,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":711,"do":{"do":"Finish"},"side":"allied"}
{"n":712,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":713,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":714,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":715,"do":{"do":"Finish"},"side":"allied"}
{"n":716,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":717,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":718,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":719,"do":{"do":"Lose","unit":"CW 5-4-3 Can Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":720,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":721,"do":{"do":"Finish"},"side":"allied"}
{"n":722,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":723,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":724,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":725,"do":{"do":"Lose","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":726,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":727,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":728,"do":{"do":"Finish"},"side":"allied"}
{"n":729,"chance":4,"by":"roller"}
{"n":730,"chance":4,"by":"roller"}
{"n":731,"chance":6,"by":"roller"}
{"n":732,"chance":5,"by":"roller"}
{"n":733,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":734,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":735,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":736,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":737,"do":{"do":"Finish"},"side":"allied"}
{"n":738,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":739,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":740,"chance":6,"by":"roller"}
{"n":741,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":742,"do":{"do":"Finish"},"side":"allied"}
{"n":743,"do":{"do":"Finish"},"side":"allied"}
{"n":744,"do":{"do":"Remove","unit":"US 747 Tk Bn"},"side":"allied"}
{"n":745,"do":{"do":"Arrive","unit":"US A-20 #2","box":"Normandy"},"side":"allied"}
{"n":746,"chance":9,"by":"roller"}
{"n":747,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":748,"chance":7,"by":"roller"}
{"n":749,"chance":7,"by":"roller"}
{"n":750,"chance":7,"by":"roller","check":"c8174b503447b347"}
{"n":751,"do":{"do":"Rebuild","unit":"US 701 Tk Bn","steps":1},"side":"allied"}
{"n":752,"do":{"do":"Rebuild","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":753,"do":{"do":"Rebuild","unit":"US 736 Tk Bn","steps":1},"side":"allied"}
{"n":754,"do":{"do":"Rebuild","unit":"US 740 Tk Bn","steps":1},"side":"allied"}
{"n":755,"do":{"do":"Rebuild","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":756,"do":{"do":"Rebuild","unit":"CW 4.Can Arm Div 4/4","steps":1},"side":"allied"}
{"n":757,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":758,"do":{"do":"Shift","unit":"FR B-26 #1","box":"Normandy"},"side":"allied"}
{"n":759,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":760,"do":{"do":"Finish"},"side":"allied"}
{"n":761,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":762,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":763,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":764,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":765,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":766,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":767,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":768,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":769,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":770,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":771,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":772,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":773,"do":{"do":"Finish"},"side":"allied"}
{"n":774,"chance":2,"by":"roller"}
{"n":775,"chance":10,"by":"roller"}
{"n":776,"chance":5,"by":"roller"}
{"n":777,"chance":11,"by":"roller"}
{"n":778,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":779,"do":{"do":"Finish"},"side":"allied"}
{"n":780,"chance":10,"by":"roller"}
{"n":781,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":782,"chance":5,"by":"roller"}
{"n":783,"chance":5,"by":"roller"}
{"n":784,"chance":4,"by":"roller"}
{"n":785,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":786,"do":{"do":"Lose","unit":"CW 11 Arm Div 29 Mech Bde","steps":1},"side":"allied"}
{"n":787,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":788,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":789,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":790,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":791,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":792,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":793,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":794,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":795,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":796,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":797,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":798,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":799,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":800,"do":{"do":"Finish"},"side":"allied","check":"04f41ceb5ea6b127"}
{"n":801,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":802,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":803,"do":{"do":"Finish"},"side":"allied"}
{"n":804,"chance":3,"by":"roller"}
{"n":805,"chance":7,"by":"roller"}
{"n":806,"chance":6,"by":"roller"}
{"n":807,"chance":10,"by":"roller"}
{"n":808,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":809,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":810,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":811,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":812,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":813,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":814,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":815,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":816,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":817,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":818,"do":{"do":"Lose","unit":"US 6 Arm Div Arty","steps":1},"side":"allied"}
{"n":819,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":820,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 4/5","steps":1},"side":"allied"}
{"n":821,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":822,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":823,"chance":5,"by":"roller"}
{"n":824,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":825,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":826,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":827,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":828,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":829,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":830,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":831,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":832,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":833,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":834,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":835,"do":{"do":"Shift","unit":"FR P-47 #1","box":"Southern France"},"side":"allied"}
{"n":836,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":837,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":838,"do":{"do":"Finish"},"side":"allied"}
{"n":839,"do":{"do":"Arrive","unit":"US B-26 #3","box":"Normandy"},"side":"allied"}
{"n":840,"chance":3,"by":"roller"}
{"n":841,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":842,"chance":6,"by":"roller"}
{"n":843,"chance":5,"by":"roller"}
{"n":844,"chance":3,"by":"roller"}
{"n":845,"do":{"do":"Finish"},"side":"allied"}
{"n":846,"do":{"do":"Finish"},"side":"allied"}
{"n":847,"chance":4,"by":"roller"}
{"n":848,"chance":5,"by":"roller"}
{"n":849,"chance":5,"by":"roller"}
{"n":850,"chance":10,"by":"roller","check":"9a9521b054fb905b"}
{"n":851,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":852,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":853,"do":{"do":"Finish"},"side":"allied"}
{"n":854,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":855,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":856,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":857,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":858,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":859,"do":{"do":"Finish"},"side":"allied"}
{"n":860,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":861,"do":{"do":"Finish"},"side":"allied"}
{"n":862,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":863,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":864,"do":{"do":"Finish"},"side":"allied"}
{"n":865,"chance":7,"by":"roller"}
{"n":866,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":867,"chance":6,"by":"roller"}
{"n":868,"chance":8,"by":"roller"}
{"n":869,"chance":7,"by":"roller"}
{"n":870,"do":{"do":"Rebuild","unit":"US 748 Tk Bn","steps":1},"side":"allied"}
{"n":871,"do":{"do":"Rebuild","unit":"CW 11 Arm Div 29 Mech Bde","steps":1},"side":"allied"}
{"n":872,"do":{"do":"Finish"},"side":"allied"}
{"n":873,"chance":2,"by":"roller"}
{"n":874,"chance":7,"by":"roller"}
{"n":875,"chance":8,"by":"roller"}
{"n":876,"chance":7,"by":"roller"}
{"n":877,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":878,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":879,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":880,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":881,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":882,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":883,"do":{"do":"Lose","unit":"US P-47 #2","steps":1},"side":"allied"}
{"n":884,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":885,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":886,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":887,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":888,"do":{"do":"Finish"},"side":"allied"}
{"n":889,"chance":6,"by":"roller"}
{"n":890,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":891,"chance":9,"by":"roller"}
{"n":892,"chance":7,"by":"roller"}
{"n":893,"chance":7,"by":"roller"}
{"n":894,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCB","steps":1},"side":"allied"}
{"n":895,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":896,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":897,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":898,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":899,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":900,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied","check":"fbb8ba19168610e2"}
{"n":901,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":902,"do":{"do":"Lose","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":903,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":904,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":905,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":906,"do":{"do":"Unload","unit":"US Truck point #3","stock":"US North"},"side":"allied"}
{"n":907,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":908,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":909,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":910,"do":{"do":"Lose","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":911,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":912,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":913,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":914,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":915,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":916,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":917,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":918,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":919,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":920,"do":{"do":"Lose","unit":"CW 33 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":921,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":922,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":923,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":924,"do":{"do":"Finish"},"side":"allied"}
{"n":925,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":926,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":927,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":928,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":929,"chance":4,"by":"roller"}
{"n":930,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":931,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":932,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":933,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":934,"chance":5,"by":"roller"}
{"n":935,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":936,"do":{"do":"Finish"},"side":"allied"}
{"n":937,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":938,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":939,"chance":4,"by":"roller"}
{"n":940,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":941,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":942,"do":{"do":"Finish"},"side":"allied"}
{"n":943,"chance":2,"by":"roller"}
{"n":944,"chance":11,"by":"roller"}
{"n":945,"chance":6,"by":"roller"}
{"n":946,"chance":6,"by":"roller"}
{"n":947,"chance":12,"by":"roller"}
{"n":948,"chance":3,"by":"roller"}
{"n":949,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":950,"do":{"do":"Finish"},"side":"allied","check":"0e89ab69b5934e10"}
{"n":951,"do":{"do":"Arrive","unit":"US B-26 #4","box":"Normandy"},"side":"allied"}
{"n":952,"chance":8,"by":"roller"}
{"n":953,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":954,"chance":7,"by":"roller"}
{"n":955,"chance":10,"by":"roller"}
{"n":956,"chance":5,"by":"roller"}
{"n":957,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCR","steps":1},"side":"allied"}
{"n":958,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 4/5","steps":1},"side":"allied"}
{"n":959,"do":{"do":"Rebuild","unit":"CW 33 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":960,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":961,"do":{"do":"Lose","unit":"CW 34 Tk Bde 1/3","steps":1},"side":"allied"}
{"n":962,"do":{"do":"Finish"},"side":"allied"}
{"n":963,"chance":6,"by":"roller"}
{"n":964,"chance":5,"by":"roller"}
{"n":965,"chance":9,"by":"roller"}
{"n":966,"chance":4,"by":"roller"}
{"n":967,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":968,"do":{"do":"Finish"},"side":"allied"}
{"n":969,"chance":11,"by":"roller"}
{"n":970,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":971,"chance":9,"by":"roller"}
{"n":972,"chance":4,"by":"roller"}
{"n":973,"chance":2,"by":"roller"}
{"n":974,"do":{"do":"Rebuild","unit":"CW 34 Tk Bde 1/3","steps":1},"side":"allied"}
{"n":975,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":976,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":977,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":978,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":979,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":980,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":981,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":982,"do":{"do":"Finish"},"side":"allied"}
{"n":983,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":984,"do":{"do":"Lose","unit":"CW Spitfire XIV #1","steps":1},"side":"allied"}
{"n":985,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":986,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":987,"chance":4,"by":"roller"}
{"n":988,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":989,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":990,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":991,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":992,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":993,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":994,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":995,"do":{"do":"Finish"},"side":"allied"}
{"n":996,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":997,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":998,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":999,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":1000,"do":{"do":"Open","account":"bridges"},"side":"allied","check":"05bc67887fa23eeb"}
{"n":1001,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1002,"chance":2,"by":"roller"}
{"n":1003,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1004,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1005,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1006,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1007,"chance":5,"by":"roller"}
{"n":1008,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1009,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":1010,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1011,"do":{"do":"Finish"},"side":"allied"}
{"n":1012,"do":{"do":"Finish"},"side":"allied"}
{"n":1013,"chance":2,"by":"roller"}
{"n":1014,"chance":6,"by":"roller"}
{"n":1015,"chance":11,"by":"roller"}
{"n":1016,"chance":7,"by":"roller"}
{"n":1017,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1018,"do":{"do":"Finish"},"side":"allied"}
{"n":1019,"chance":7,"by":"roller"}
{"n":1020,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1021,"chance":4,"by":"roller"}
{"n":1022,"chance":9,"by":"roller"}
{"n":1023,"chance":9,"by":"roller"}
{"n":1024,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":1025,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1026,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1027,"do":{"do":"Finish"},"side":"allied"}
{"n":1028,"chance":6,"by":"roller"}
{"n":1029,"chance":10,"by":"roller"}
{"n":1030,"chance":8,"by":"roller"}
{"n":1031,"chance":9,"by":"roller"}
{"n":1032,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1033,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1034,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":1035,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1036,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1037,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1038,"do":{"do":"Shift","unit":"CW B-25 #2","box":"Normandy"},"side":"allied"}
{"n":1039,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1040,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1041,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1042,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":1043,"do":{"do":"Finish"},"side":"allied"}
{"n":1044,"chance":4,"by":"roller"}
{"n":1045,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1046,"chance":10,"by":"roller"}
{"n":1047,"chance":4,"by":"roller"}
{"n":1048,"chance":9,"by":"roller"}
{"n":1049,"do":{"do":"Finish"},"side":"allied"}
{"n":1050,"do":{"do":"Open","account":"bridges"},"side":"allied","check":"94cc249f661ba20e"}
{"n":1051,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1052,"chance":4,"by":"roller"}
{"n":1053,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1054,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1055,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1056,"do":{"do":"Finish"},"side":"allied"}
{"n":1057,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1058,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1059,"do":{"do":"Finish"},"side":"allied"}
{"n":1060,"chance":1,"by":"roller"}
{"n":1061,"chance":6,"by":"roller"}
{"n":1062,"chance":11,"by":"roller"}
{"n":1063,"chance":8,"by":"roller"}
{"n":1064,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1065,"do":{"do":"Finish"},"side":"allied"}
{"n":1066,"chance":9,"by":"roller"}
{"n":1067,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1068,"chance":5,"by":"roller"}
{"n":1069,"chance":10,"by":"roller"}
{"n":1070,"chance":7,"by":"roller"}
{"n":1071,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1072,"do":{"do":"Rebuild","unit":"CW 3 Can Inf Div","steps":1},"side":"allied"}
{"n":1073,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1074,"do":{"do":"Finish"},"side":"allied"}
{"n":1075,"do":{"do":"Finish"},"side":"allied"}
{"n":1076,"chance":4,"by":"roller"}
{"n":1077,"chance":11,"by":"roller"}
{"n":1078,"chance":11,"by":"roller"}
{"n":1079,"chance":4,"by":"roller"}
{"n":1080,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1081,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1082,"do":{"do":"Lose","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":1083,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1084,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":1085,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1086,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1087,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1088,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":1089,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1090,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":1091,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1092,"do":{"do":"Lose","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":1093,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1094,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1095,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1096,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1097,"chance":2,"by":"roller"}
{"n":1098,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1099,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1100,"do":{"do":"Finish"},"side":"allied","check":"81a8824cf7436fb8"}
{"n":1101,"chance":6,"by":"roller"}
{"n":1102,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":1103,"chance":2,"by":"roller"}
{"n":1104,"chance":7,"by":"roller"}
{"n":1105,"chance":7,"by":"roller"}
{"n":1106,"do":{"do":"Rebuild","unit":"US 6 Arm Div Arty","steps":1},"side":"allied"}
{"n":1107,"do":{"do":"Rebuild","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":1108,"do":{"do":"Finish"},"side":"allied"}
{"n":1109,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1110,"do":{"do":"Lose","unit":"FR 1 Arm Div 3/5","steps":1},"side":"allied"}
{"n":1111,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1112,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1113,"chance":5,"by":"roller"}
{"n":1114,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1115,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":1116,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1117,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1118,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1119,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1120,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1121,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1122,"chance":5,"by":"roller"}
{"n":1123,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1124,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1125,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1126,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1127,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1128,"do":{"do":"Finish"},"side":"allied"}
{"n":1129,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1130,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1131,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1132,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":1133,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1134,"do":{"do":"PlanDrop","unit":"US 17 Para Div 513 Para Rgt"},"side":"allied"}
{"n":1135,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1136,"do":{"do":"Finish"},"side":"allied"}
{"n":1137,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1138,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":1139,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1140,"do":{"do":"PlanDrop","unit":"US 17 Para Div 193 Glider Rgt"},"side":"allied"}
{"n":1141,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1142,"do":{"do":"Lose","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":1143,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1144,"do":{"do":"Lose","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":1145,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1146,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":1147,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1148,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1149,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1150,"do":{"do":"Finish"},"side":"allied","check":"aaf7af715bd8ec92"}
{"n":1151,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1152,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1153,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1154,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1155,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1156,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1157,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1158,"do":{"do":"Finish"},"side":"allied"}
{"n":1159,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1160,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1161,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1162,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1163,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1164,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":1165,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1166,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1167,"chance":3,"by":"roller"}
{"n":1168,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1169,"do":{"do":"Finish"},"side":"allied"}
{"n":1170,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1171,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1172,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1173,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1174,"chance":1,"by":"roller"}
{"n":1175,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1176,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1177,"chance":6,"by":"roller"}
{"n":1178,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1179,"do":{"do":"Finish"},"side":"allied"}
{"n":1180,"do":{"do":"Finish"},"side":"allied"}
{"n":1181,"chance":5,"by":"roller"}
{"n":1182,"chance":7,"by":"roller"}
{"n":1183,"chance":7,"by":"roller"}
{"n":1184,"chance":8,"by":"roller"}
{"n":1185,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1186,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1187,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":1188,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1189,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1190,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1191,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":1192,"do":{"do":"Finish"},"side":"allied"}
{"n":1193,"chance":8,"by":"roller"}
{"n":1194,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":1195,"chance":2,"by":"roller"}
{"n":1196,"chance":5,"by":"roller"}
{"n":1197,"chance":10,"by":"roller"}
{"n":1198,"do":{"do":"Misc","unit":"CW Truck point #1"},"side":"allied"}
{"n":1199,"do":{"do":"Rebuild","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":1200,"do":{"do":"Finish"},"side":"allied","check":"0b2d68739f7c31d3"}
{"n":1201,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1202,"do":{"do":"Finish"},"side":"allied"}
{"n":1203,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1204,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1205,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1206,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1207,"chance":5,"by":"roller"}
{"n":1208,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1209,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":1210,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1211,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":1212,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1213,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1214,"chance":6,"by":"roller"}
{"n":1215,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1216,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1217,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1218,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1219,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1220,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1221,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1222,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1223,"do":{"do":"Finish"},"side":"allied"}
{"n":1224,"chance":3,"by":"roller"}
{"n":1225,"chance":10,"by":"roller"}
{"n":1226,"chance":7,"by":"roller"}
{"n":1227,"chance":9,"by":"roller"}
{"n":1228,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1229,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1230,"do":{"do":"Finish"},"side":"allied"}
{"n":1231,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1232,"do":{"do":"Load","unit":"US Truck point #3","stock":"US South"},"side":"allied"}
{"n":1233,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1234,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1235,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1236,"do":{"do":"Finish"},"side":"allied"}
{"n":1237,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1238,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1239,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1240,"do":{"do":"PlanDrop","unit":"US 17 Para Div 194 Glider Rgt"},"side":"allied"}
{"n":1241,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1242,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":1243,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1244,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1245,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1246,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1247,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1248,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":1249,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1250,"do":{"do":"Lose","unit":"US 7 Arm Div CCR","steps":1},"side":"allied","check":"2a7f47d1f541efbf"}
{"n":1251,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1252,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1253,"chance":1,"by":"roller"}
{"n":1254,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1255,"do":{"do":"Drop","unit":"US 17 Para Div 513 Para Rgt"},"side":"allied"}
{"n":1256,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1257,"do":{"do":"Finish"},"side":"allied"}
{"n":1258,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1259,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":1260,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1261,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1262,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1263,"do":{"do":"Drop","unit":"US 17 Para Div 193 Glider Rgt"},"side":"allied"}
{"n":1264,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1265,"do":{"do":"Lose","unit":"US 6 Arm Div Arty","steps":1},"side":"allied"}
{"n":1266,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1267,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1268,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1269,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1270,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1271,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1272,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1273,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1274,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1275,"do":{"do":"Finish"},"side":"allied"}
{"n":1276,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1277,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1278,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1279,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1280,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1281,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":1282,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1283,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1284,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1285,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1286,"do":{"do":"Finish"},"side":"allied"}
{"n":1287,"chance":5,"by":"roller"}
{"n":1288,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1289,"chance":7,"by":"roller"}
{"n":1290,"chance":8,"by":"roller"}
{"n":1291,"chance":3,"by":"roller"}
{"n":1292,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":1293,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1294,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1295,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1296,"do":{"do":"Finish"},"side":"allied"}
{"n":1297,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1298,"do":{"do":"Finish"},"side":"allied"}
{"n":1299,"do":{"do":"Finish"},"side":"allied"}
{"n":1300,"chance":3,"by":"roller","check":"2c424bd8f4bd9811"}
{"n":1301,"chance":10,"by":"roller"}
{"n":1302,"chance":8,"by":"roller"}
{"n":1303,"chance":4,"by":"roller"}
{"n":1304,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1305,"do":{"do":"Finish"},"side":"allied"}
{"n":1306,"chance":6,"by":"roller"}
{"n":1307,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1308,"chance":7,"by":"roller"}
{"n":1309,"chance":10,"by":"roller"}
{"n":1310,"chance":4,"by":"roller"}
{"n":1311,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCR","steps":1},"side":"allied"}
{"n":1312,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 3/5","steps":1},"side":"allied"}
{"n":1313,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1314,"do":{"do":"Lose","unit":"US P-38 #1","steps":1},"side":"allied"}
{"n":1315,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1316,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1317,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1318,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1319,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1320,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1321,"chance":6,"by":"roller"}
{"n":1322,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1323,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":1324,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1325,"do":{"do":"Finish"},"side":"allied"}
{"n":1326,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1327,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1328,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1329,"do":{"do":"Finish"},"side":"allied"}
{"n":1330,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1331,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1332,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1333,"do":{"do":"Finish"},"side":"allied"}
{"n":1334,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1335,"do":{"do":"Lose","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1336,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1337,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":1338,"do":{"do":"Finish"},"side":"allied"}
{"n":1339,"chance":3,"by":"roller"}
{"n":1340,"chance":6,"by":"roller"}
{"n":1341,"chance":5,"by":"roller"}
{"n":1342,"chance":9,"by":"roller"}
{"n":1343,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1344,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1345,"do":{"do":"Finish"},"side":"allied"}
{"n":1346,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1347,"do":{"do":"Lose","unit":"CW Typhoon #1","steps":1},"side":"allied"}
{"n":1348,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1349,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":1350,"do":{"do":"Open","account":"ports"},"side":"allied","check":"728e2000f9d177a7"}
{"n":1351,"do":{"do":"Finish"},"side":"allied"}
{"n":1352,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1353,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1354,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1355,"do":{"do":"Unload","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":1356,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1357,"do":{"do":"Lose","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":1358,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1359,"do":{"do":"Lose","unit":"US 9 Arm Div CCB","steps":1},"side":"allied"}
{"n":1360,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1361,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1362,"do":{"do":"Finish"},"side":"allied"}
{"n":1363,"do":{"do":"Arrive","unit":"CW 6 Abn Div 1/4","box":"On map"},"side":"allied"}
{"n":1364,"do":{"do":"Arrive","unit":"CW 6 Abn Div 2/4","box":"On map"},"side":"allied"}
{"n":1365,"do":{"do":"Arrive","unit":"CW 6 Abn Div 3/4","box":"On map"},"side":"allied"}
{"n":1366,"do":{"do":"Arrive","unit":"CW 6 Abn Div 4/4","box":"England"},"side":"allied"}
{"n":1367,"chance":5,"by":"roller"}
{"n":1368,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1369,"chance":4,"by":"roller"}
{"n":1370,"chance":5,"by":"roller"}
{"n":1371,"chance":6,"by":"roller"}
{"n":1372,"do":{"do":"Finish"},"side":"allied"}
{"n":1373,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1374,"do":{"do":"Lose","unit":"CW 19 Can SP Arty Rgt","steps":1},"side":"allied"}
{"n":1375,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1376,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1377,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1378,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":1379,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1380,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":1381,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1382,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1383,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1384,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":1385,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1386,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1387,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1388,"do":{"do":"Finish"},"side":"allied"}
{"n":1389,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1390,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1391,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1392,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1393,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1394,"do":{"do":"Finish"},"side":"allied"}
{"n":1395,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1396,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1397,"chance":4,"by":"roller"}
{"n":1398,"do":{"do":"Finish"},"side":"allied"}
{"n":1399,"chance":6,"by":"roller"}
{"n":1400,"chance":6,"by":"roller","check":"c19f298d682788b2"}
{"n":1401,"chance":4,"by":"roller"}
{"n":1402,"chance":8,"by":"roller"}
{"n":1403,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1404,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1405,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":1406,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1407,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1408,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1409,"do":{"do":"Finish"},"side":"allied"}
{"n":1410,"do":{"do":"Finish"},"side":"allied"}
{"n":1411,"chance":6,"by":"roller"}
{"n":1412,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1413,"chance":7,"by":"roller"}
{"n":1414,"chance":11,"by":"roller"}
{"n":1415,"chance":8,"by":"roller"}
{"n":1416,"do":{"do":"Rebuild","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":1417,"do":{"do":"Rebuild","unit":"CW 19 Can SP Arty Rgt","steps":1},"side":"allied"}
{"n":1418,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1419,"do":{"do":"Finish"},"side":"allied"}
{"n":1420,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1421,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":1422,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1423,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1424,"chance":3,"by":"roller"}
{"n":1425,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1426,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1427,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1428,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":1429,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1430,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1431,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1432,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1433,"chance":6,"by":"roller"}
{"n":1434,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1435,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1436,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1437,"do":{"do":"Finish"},"side":"allied"}
{"n":1438,"do":{"do":"Finish"},"side":"allied"}
{"n":1439,"chance":2,"by":"roller"}
{"n":1440,"chance":8,"by":"roller"}
{"n":1441,"chance":4,"by":"roller"}
{"n":1442,"chance":6,"by":"roller"}
{"n":1443,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1444,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1445,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1446,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1447,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1448,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1449,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1450,"do":{"do":"Open","account":"drops"},"side":"allied","check":"c146784ae8a36d76"}
{"n":1451,"do":{"do":"PlanDrop","unit":"CW 6 Abn Div 4/4"},"side":"allied"}
{"n":1452,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1453,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":1454,"do":{"do":"Finish"},"side":"allied"}
{"n":1455,"chance":3,"by":"roller"}
{"n":1456,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1457,"chance":7,"by":"roller"}
{"n":1458,"chance":8,"by":"roller"}
{"n":1459,"chance":6,"by":"roller"}
{"n":1460,"do":{"do":"Rebuild","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":1461,"do":{"do":"Rebuild","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":1462,"do":{"do":"Finish"},"side":"allied"}
{"n":1463,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1464,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1465,"do":{"do":"Finish"},"side":"allied"}
{"n":1466,"chance":3,"by":"roller"}
{"n":1467,"chance":4,"by":"roller"}
{"n":1468,"chance":4,"by":"roller"}
{"n":1469,"chance":5,"by":"roller"}
{"n":1470,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1471,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1472,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1473,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1474,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":1475,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1476,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1477,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1478,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1479,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1480,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":1481,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1482,"do":{"do":"Unload","unit":"US Truck point #3","stock":"US North"},"side":"allied"}
{"n":1483,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1484,"do":{"do":"Lose","unit":"US 17 Para Div 513 Para Rgt","steps":1},"side":"allied"}
{"n":1485,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1486,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1487,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1488,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1489,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1490,"do":{"do":"Finish"},"side":"allied"}
{"n":1491,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1492,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1493,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1494,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1495,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1496,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1497,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1498,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":1499,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1500,"do":{"do":"Finish"},"side":"allied","check":"969186a3a9096162"}
{"n":1501,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1502,"do":{"do":"Unload","unit":"US Truck point #4","stock":"US South"},"side":"allied"}
{"n":1503,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1504,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1505,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1506,"do":{"do":"Finish"},"side":"allied"}
{"n":1507,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1508,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":1509,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1510,"do":{"do":"Finish"},"side":"allied"}
{"n":1511,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1512,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1513,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1514,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":1515,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1516,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1517,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1518,"do":{"do":"Finish"},"side":"allied"}
{"n":1519,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1520,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":1521,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1522,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":1523,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1524,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1525,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1526,"do":{"do":"Shift","unit":"US B-26 #1","box":"Normandy"},"side":"allied"}
{"n":1527,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1528,"do":{"do":"Finish"},"side":"allied"}
{"n":1529,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1530,"do":{"do":"Finish"},"side":"allied"}
{"n":1531,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1532,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":1533,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1534,"do":{"do":"Finish"},"side":"allied"}
{"n":1535,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1536,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":1537,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1538,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1539,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1540,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1541,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1542,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1543,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1544,"do":{"do":"Finish"},"side":"allied"}
{"n":1545,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1546,"do":{"do":"Finish"},"side":"allied"}
{"n":1547,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1548,"do":{"do":"Finish"},"side":"allied"}
{"n":1549,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1550,"do":{"do":"Finish"},"side":"allied","check":"13da8d82ba5fcbd1"}
{"n":1551,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1552,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":1553,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1554,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":1555,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1556,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1557,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1558,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1559,"chance":1,"by":"roller"}
{"n":1560,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1561,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1562,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1563,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1564,"do":{"do":"Finish"},"side":"allied"}
{"n":1565,"chance":10,"by":"roller"}
{"n":1566,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":1567,"chance":7,"by":"roller"}
{"n":1568,"chance":10,"by":"roller"}
{"n":1569,"chance":6,"by":"roller"}
{"n":1570,"do":{"do":"Rebuild","unit":"US 17 Para Div 513 Para Rgt","steps":1},"side":"allied"}
{"n":1571,"do":{"do":"Rebuild","unit":"US 6 Arm Div Arty","steps":1},"side":"allied"}
{"n":1572,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":1573,"do":{"do":"Rebuild","unit":"US 9 Arm Div CCB","steps":1},"side":"allied"}
{"n":1574,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1575,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1576,"do":{"do":"Finish"},"side":"allied"}
{"n":1577,"chance":6,"by":"roller"}
{"n":1578,"chance":10,"by":"roller"}
{"n":1579,"chance":8,"by":"roller"}
{"n":1580,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1581,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1582,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":1583,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1584,"do":{"do":"Lose","unit":"US 11 Cav Grp","steps":1},"side":"allied"}
{"n":1585,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1586,"do":{"do":"Finish"},"side":"allied"}
{"n":1587,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1588,"do":{"do":"Finish"},"side":"allied"}
{"n":1589,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1590,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1591,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1592,"do":{"do":"Unload","unit":"US Truck point #5","stock":"US South"},"side":"allied"}
{"n":1593,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1594,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1595,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1596,"do":{"do":"Unload","unit":"CW Truck point #3","stock":"CW North"},"side":"allied"}
{"n":1597,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1598,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1599,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1600,"do":{"do":"Ship","by":"sea","points":1},"side":"allied","check":"482c86ae5809cab5"}
{"n":1601,"do":{"do":"Finish"},"side":"allied"}
{"n":1602,"chance":8,"by":"roller"}
{"n":1603,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1604,"chance":9,"by":"roller"}
{"n":1605,"chance":12,"by":"roller"}
{"n":1606,"do":{"do":"Misc","unit":"US 11 Cav Grp"},"side":"allied"}
{"n":1607,"chance":8,"by":"roller"}
{"n":1608,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1609,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":1610,"do":{"do":"Finish"},"side":"allied"}
{"n":1611,"chance":8,"by":"roller"}
{"n":1612,"chance":5,"by":"roller"}
{"n":1613,"chance":7,"by":"roller"}
{"n":1614,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1615,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1616,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":1617,"chance":1,"by":"roller"}
{"n":1618,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1619,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1620,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1621,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1622,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1623,"do":{"do":"Lose","unit":"US 11 Arm Div CCB","steps":1},"side":"allied"}
{"n":1624,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1625,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1626,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1627,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":1628,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1629,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1630,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1631,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1632,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1633,"do":{"do":"Finish"},"side":"allied"}
{"n":1634,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1635,"do":{"do":"Drop","unit":"CW 6 Abn Div 4/4"},"side":"allied"}
{"n":1636,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1637,"do":{"do":"Finish"},"side":"allied"}
{"n":1638,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1639,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1640,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1641,"do":{"do":"Finish"},"side":"allied"}
{"n":1642,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1643,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1644,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1645,"do":{"do":"Lose","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":1646,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1647,"do":{"do":"Finish"},"side":"allied"}
{"n":1648,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1649,"do":{"do":"Finish"},"side":"allied"}
{"n":1650,"do":{"do":"Open","account":"events"},"side":"allied","check":"50f1502ccbb732cd"}
{"n":1651,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1652,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1653,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":1654,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1655,"do":{"do":"Finish"},"side":"allied"}
{"n":1656,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1657,"do":{"do":"Finish"},"side":"allied"}
{"n":1658,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1659,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1660,"chance":3,"by":"roller"}
{"n":1661,"do":{"do":"Finish"},"side":"allied"}
{"n":1662,"chance":6,"by":"roller"}
{"n":1663,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1664,"chance":4,"by":"roller"}
{"n":1665,"chance":3,"by":"roller"}
{"n":1666,"chance":3,"by":"roller"}
{"n":1667,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":1668,"do":{"do":"Finish"},"side":"allied"}
{"n":1669,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1670,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1671,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1672,"do":{"do":"Drop","unit":"US 17 Para Div 194 Glider Rgt"},"side":"allied"}
{"n":1673,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1674,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":1675,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1676,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1677,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1678,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 2/5","steps":1},"side":"allied"}
{"n":1679,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1680,"do":{"do":"Finish"},"side":"allied"}
{"n":1681,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1682,"do":{"do":"Unload","unit":"US Truck point #6","stock":"US South"},"side":"allied"}
{"n":1683,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1684,"do":{"do":"Finish"},"side":"allied"}
{"n":1685,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1686,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1687,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1688,"do":{"do":"Finish"},"side":"allied"}
{"n":1689,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1690,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":1691,"do":{"do":"Finish"},"side":"allied"}
{"n":1692,"chance":5,"by":"roller"}
{"n":1693,"chance":2,"by":"roller"}
{"n":1694,"chance":12,"by":"roller"}
{"n":1695,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1696,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1697,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1698,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1699,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1700,"do":{"do":"Open","account":"losses"},"side":"allied","check":"34f32dca3afe0ac7"}
{"n":1701,"do":{"do":"Lose","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1702,"do":{"do":"Finish"},"side":"allied"}
{"n":1703,"chance":6,"by":"roller"}
{"n":1704,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":1705,"chance":8,"by":"roller"}
{"n":1706,"chance":7,"by":"roller"}
{"n":1707,"chance":8,"by":"roller"}
{"n":1708,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1709,"do":{"do":"Rebuild","unit":"US 11 Arm Div CCB","steps":1},"side":"allied"}
{"n":1710,"do":{"do":"Finish"},"side":"allied"}
{"n":1711,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1712,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1713,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1714,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1715,"chance":1,"by":"roller"}
{"n":1716,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1717,"do":{"do":"Finish"},"side":"allied"}
{"n":1718,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1719,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1720,"chance":5,"by":"roller"}
{"n":1721,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1722,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":1723,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1724,"do":{"do":"Lose","unit":"CW 19 Can SP Arty Rgt","steps":1},"side":"allied"}
{"n":1725,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1726,"do":{"do":"Lose","unit":"CW 18 Can Rec Bn","steps":1},"side":"allied"}
{"n":1727,"do":{"do":"Finish"},"side":"allied"}
{"n":1728,"chance":11,"by":"roller"}
{"n":1729,"chance":11,"by":"roller"}
{"n":1730,"chance":7,"by":"roller"}
{"n":1731,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1732,"do":{"do":"Finish"},"side":"allied"}
{"n":1733,"chance":11,"by":"roller"}
{"n":1734,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1735,"chance":9,"by":"roller"}
{"n":1736,"chance":9,"by":"roller"}
{"n":1737,"chance":7,"by":"roller"}
{"n":1738,"do":{"do":"Rebuild","unit":"CW 19 Can SP Arty Rgt","steps":1},"side":"allied"}
{"n":1739,"do":{"do":"Finish"},"side":"allied"}
{"n":1740,"do":{"do":"Finish"},"side":"allied"}
{"n":1741,"chance":5,"by":"roller"}
{"n":1742,"chance":7,"by":"roller"}
{"n":1743,"chance":11,"by":"roller"}
{"n":1744,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1745,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1746,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1747,"chance":6,"by":"roller"}
{"n":1748,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1749,"do":{"do":"Finish"},"side":"allied"}
{"n":1750,"do":{"do":"Finish"},"side":"allied","check":"0101c75ad6b20f9b"}
{"n":1751,"chance":2,"by":"roller"}
{"n":1752,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1753,"chance":5,"by":"roller"}
{"n":1754,"chance":5,"by":"roller"}
{"n":1755,"chance":5,"by":"roller"}
{"n":1756,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 2/5","steps":1},"side":"allied"}
{"n":1757,"do":{"do":"Rebuild","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":1758,"do":{"do":"Finish"},"side":"allied"}
{"n":1759,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1760,"do":{"do":"Lose","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":1761,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1762,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1763,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1764,"do":{"do":"Lose","unit":"US 14 Arm Div Arty","steps":1},"side":"allied"}
{"n":1765,"do":{"do":"Finish"},"side":"allied"}
{"n":1766,"chance":11,"by":"roller"}
{"n":1767,"chance":6,"by":"roller"}
{"n":1768,"chance":6,"by":"roller"}
{"n":1769,"chance":6,"by":"roller"}
{"n":1770,"chance":10,"by":"roller"}
{"n":1771,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1772,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1773,"do":{"do":"Finish"},"side":"allied"}
{"n":1774,"do":{"do":"Finish"},"side":"allied"}
{"n":1775,"chance":2,"by":"roller"}
{"n":1776,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1777,"chance":10,"by":"roller"}
{"n":1778,"chance":3,"by":"roller"}
{"n":1779,"chance":7,"by":"roller"}
{"n":1780,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1781,"do":{"do":"Rebuild","unit":"US 14 Arm Div Arty","steps":1},"side":"allied"}
{"n":1782,"do":{"do":"Finish"},"side":"allied"}
{"n":1783,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1784,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1785,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1786,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1787,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1788,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":1789,"do":{"do":"Finish"},"side":"allied"}
{"n":1790,"chance":2,"by":"roller"}
{"n":1791,"chance":4,"by":"roller"}
{"n":1792,"chance":3,"by":"roller"}
{"n":1793,"chance":7,"by":"roller"}
{"n":1794,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1795,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1796,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":1797,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1798,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":1799,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1800,"do":{"do":"Ship","by":"rail","points":1},"side":"allied","check":"436deb41f0784a7f"}
{"n":1801,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1802,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1803,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1804,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1805,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1806,"do":{"do":"Load","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":1807,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1808,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1809,"chance":4,"by":"roller"}
{"n":1810,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1811,"do":{"do":"Load","unit":"CW Truck point #3","stock":"CW North"},"side":"allied"}
{"n":1812,"do":{"do":"Finish"},"side":"allied"}
{"n":1813,"chance":9,"by":"roller"}
{"n":1814,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1815,"chance":9,"by":"roller"}
{"n":1816,"chance":7,"by":"roller"}
{"n":1817,"chance":12,"by":"roller"}
{"n":1818,"do":{"do":"Misc","unit":"CW 18 Can Rec Bn"},"side":"allied"}
{"n":1819,"do":{"do":"Finish"},"side":"allied"}
{"n":1820,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1821,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1822,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1823,"do":{"do":"Finish"},"side":"allied"}
{"n":1824,"do":{"do":"Finish"},"side":"allied"}
{"n":1825,"chance":5,"by":"roller"}
{"n":1826,"chance":8,"by":"roller"}
{"n":1827,"chance":11,"by":"roller"}
{"n":1828,"chance":4,"by":"roller"}
{"n":1829,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1830,"do":{"do":"Finish"},"side":"allied"}
{"n":1831,"chance":3,"by":"roller"}
{"n":1832,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":1833,"chance":7,"by":"roller"}
{"n":1834,"chance":5,"by":"roller"}
{"n":1835,"chance":6,"by":"roller"}
{"n":1836,"do":{"do":"Rebuild","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":1837,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1838,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1839,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1840,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1841,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1842,"do":{"do":"Finish"},"side":"allied"}
{"n":1843,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1844,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1845,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1846,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1847,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1848,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":1849,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1850,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied","check":"888a51e8b72cc589"}
{"n":1851,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1852,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":1853,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1854,"do":{"do":"Load","unit":"US Truck point #3","stock":"US South"},"side":"allied"}
{"n":1855,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1856,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1857,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1858,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1859,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1860,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":1861,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1862,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":1863,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1864,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1865,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1866,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1867,"chance":6,"by":"roller"}
{"n":1868,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1869,"do":{"do":"Lose","unit":"US 6 Arm Div CCA","steps":1},"side":"allied"}
{"n":1870,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1871,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1872,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1873,"do":{"do":"Finish"},"side":"allied"}
{"n":1874,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1875,"do":{"do":"Finish"},"side":"allied"}
{"n":1876,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1877,"do":{"do":"Finish"},"side":"allied"}
{"n":1878,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1879,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1880,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1881,"do":{"do":"Lose","unit":"CW 6 Abn Div 1/4","steps":1},"side":"allied"}
{"n":1882,"do":{"do":"Finish"},"side":"allied"}
{"n":1883,"chance":4,"by":"roller"}
{"n":1884,"chance":7,"by":"roller"}
{"n":1885,"chance":10,"by":"roller"}
{"n":1886,"chance":12,"by":"roller"}
{"n":1887,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1888,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1889,"do":{"do":"Finish"},"side":"allied"}
{"n":1890,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1891,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":1892,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1893,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":1894,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1895,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":1896,"chance":2,"by":"roller"}
{"n":1897,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1898,"do":{"do":"Finish"},"side":"allied"}
{"n":1899,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1900,"do":{"do":"Load","unit":"US Truck point #4","stock":"US North"},"side":"allied","check":"782c342ce4b0b517"}
{"n":1901,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1902,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1903,"chance":2,"by":"roller"}
{"n":1904,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1905,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":1906,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1907,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1908,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1909,"do":{"do":"Lose","unit":"CW 5-4-3 Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":1910,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1911,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1912,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1913,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1914,"do":{"do":"Finish"},"side":"allied"}
{"n":1915,"chance":7,"by":"roller"}
{"n":1916,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1917,"chance":2,"by":"roller"}
{"n":1918,"chance":5,"by":"roller"}
{"n":1919,"chance":11,"by":"roller"}
{"n":1920,"do":{"do":"Finish"},"side":"allied"}
{"n":1921,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1922,"do":{"do":"Unload","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":1923,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1924,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1925,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1926,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":1927,"do":{"do":"Finish"},"side":"allied"}
{"n":1928,"chance":2,"by":"roller"}
{"n":1929,"chance":7,"by":"roller"}
{"n":1930,"chance":5,"by":"roller"}
{"n":1931,"chance":2,"by":"roller"}
{"n":1932,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1933,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1934,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1935,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1936,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1937,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1938,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1939,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1940,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1941,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1942,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":1943,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1944,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1945,"do":{"do":"Finish"},"side":"allied"}
{"n":1946,"chance":12,"by":"roller"}
{"n":1947,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":1948,"chance":8,"by":"roller"}
{"n":1949,"chance":5,"by":"roller"}
{"n":1950,"chance":7,"by":"roller","check":"96e042bad50654c0"}
{"n":1951,"do":{"do":"Finish"},"side":"allied"}
{"n":1952,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1953,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":1954,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1955,"do":{"do":"Shift","unit":"FR P-47 #1","box":"England"},"side":"allied"}
{"n":1956,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1957,"do":{"do":"Lose","unit":"US A-20 #2","steps":1},"side":"allied"}
{"n":1958,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1959,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1960,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1961,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1962,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1963,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1964,"do":{"do":"Finish"},"side":"allied"}
{"n":1965,"chance":2,"by":"roller"}
{"n":1966,"chance":10,"by":"roller"}
{"n":1967,"chance":11,"by":"roller"}
{"n":1968,"chance":4,"by":"roller"}
{"n":1969,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1970,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1971,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1972,"chance":2,"by":"roller"}
{"n":1973,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1974,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1975,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1976,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1977,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1978,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":1979,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1980,"do":{"do":"Finish"},"side":"allied"}
{"n":1981,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1982,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1983,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1984,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1985,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1986,"do":{"do":"Finish"},"side":"allied"}
{"n":1987,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1988,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":1989,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1990,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":1991,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1992,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1993,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1994,"do":{"do":"Reserves","used":26},"side":"allied"}
{"n":1995,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1996,"do":{"do":"Lose","unit":"US 7 Arty Div","steps":1},"side":"allied"}
{"n":1997,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1998,"do":{"do":"Finish"},"side":"allied"}
{"n":1999,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2000,"do":{"do":"Shift","unit":"FR P-47 #2","box":"On map"},"side":"allied","check":"a2460a3ba81fb776"}
{"n":2001,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2002,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":2003,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2004,"do":{"do":"Lose","unit":"US 691 TD Bn","steps":1},"side":"allied"}
{"n":2005,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2006,"do":{"do":"Load","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":2007,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2008,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":2009,"do":{"do":"Finish"},"side":"allied"}
{"n":2010,"do":{"do":"Exchange","unit":"US B-26 #1"},"side":"allied"}
{"n":2011,"chance":7,"by":"roller"}
{"n":2012,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2013,"chance":4,"by":"roller"}
{"n":2014,"chance":4,"by":"roller"}
{"n":2015,"chance":8,"by":"roller"}
{"n":2016,"do":{"do":"Finish"},"side":"allied"}
{"n":2017,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2018,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2019,"chance":6,"by":"roller"}
{"n":2020,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2021,"do":{"do":"Lose","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":2022,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2023,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2024,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2025,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2026,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2027,"do":{"do":"Finish"},"side":"allied"}
{"n":2028,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2029,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2030,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2031,"do":{"do":"Lose","unit":"US A-26 #1","steps":1},"side":"allied"}
{"n":2032,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2033,"do":{"do":"Finish"},"side":"allied"}
{"n":2034,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2035,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2036,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2037,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":2038,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2039,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":2040,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2041,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2042,"do":{"do":"Finish"},"side":"allied"}
{"n":2043,"chance":4,"by":"roller"}
{"n":2044,"chance":8,"by":"roller"}
{"n":2045,"chance":8,"by":"roller"}
{"n":2046,"chance":7,"by":"roller"}
{"n":2047,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2048,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2049,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":2050,"do":{"do":"Open","account":"bridges"},"side":"allied","check":"d6de09645c676ade"}
{"n":2051,"do":{"do":"Finish"},"side":"allied"}
{"n":2052,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2053,"do":{"do":"Reserves","used":25},"side":"allied"}
{"n":2054,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2055,"do":{"do":"Shift","unit":"US P-47 #2","box":"England"},"side":"allied"}
{"n":2056,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2057,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":2058,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2059,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":2060,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2061,"do":{"do":"Finish"},"side":"allied"}
{"n":2062,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2063,"do":{"do":"Finish"},"side":"allied"}
{"n":2064,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2065,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2066,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2067,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2068,"chance":5,"by":"roller"}
{"n":2069,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2070,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2071,"chance":5,"by":"roller"}
{"n":2072,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2073,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2074,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2075,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2076,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2077,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2078,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2079,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2080,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2081,"do":{"do":"Lose","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":2082,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2083,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2084,"chance":1,"by":"roller"}
{"n":2085,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2086,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2087,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2088,"do":{"do":"Lose","unit":"US P-47 #6","steps":1},"side":"allied"}
{"n":2089,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2090,"do":{"do":"Finish"},"side":"allied"}
{"n":2091,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2092,"do":{"do":"Lose","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2093,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2094,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2095,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2096,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 4/5","steps":1},"side":"allied"}
{"n":2097,"do":{"do":"Finish"},"side":"allied"}
{"n":2098,"chance":8,"by":"roller"}
{"n":2099,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2100,"chance":7,"by":"roller","check":"9f2f31b245fdf5a7"}
{"n":2101,"chance":7,"by":"roller"}
{"n":2102,"do":{"do":"Restore","unit":"US A-20 #2"},"side":"allied"}
{"n":2103,"chance":6,"by":"roller"}
{"n":2104,"do":{"do":"Rebuild","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":2105,"do":{"do":"Rebuild","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":2106,"do":{"do":"Finish"},"side":"allied"}
{"n":2107,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2108,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2109,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2110,"do":{"do":"Finish"},"side":"allied"}
{"n":2111,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2112,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2113,"chance":2,"by":"roller"}
{"n":2114,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2115,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2116,"do":{"do":"Finish"},"side":"allied"}
{"n":2117,"chance":5,"by":"roller"}
{"n":2118,"chance":8,"by":"roller"}
{"n":2119,"chance":5,"by":"roller"}
{"n":2120,"chance":8,"by":"roller"}
{"n":2121,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2122,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2123,"do":{"do":"Repair","port":"rotterdam","stock":"CW North"},"side":"allied"}
{"n":2124,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2125,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2126,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2127,"do":{"do":"Finish"},"side":"allied"}
{"n":2128,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2129,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2130,"chance":2,"by":"roller"}
{"n":2131,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2132,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2133,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2134,"do":{"do":"Lose","unit":"CW 5 Bel Inf Bn","steps":1},"side":"allied"}
{"n":2135,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2136,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":2137,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2138,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2139,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2140,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2141,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2142,"do":{"do":"Finish"},"side":"allied"}
{"n":2143,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2144,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2145,"chance":1,"by":"roller"}
{"n":2146,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2147,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2148,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2149,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2150,"do":{"do":"Open","account":"reserves"},"side":"allied","check":"648f3e316d47db66"}
{"n":2151,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":2152,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2153,"do":{"do":"Finish"},"side":"allied"}
{"n":2154,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2155,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":2156,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2157,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2158,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2159,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2160,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2161,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2162,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2163,"do":{"do":"Finish"},"side":"allied"}
{"n":2164,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2165,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2166,"chance":6,"by":"roller"}
{"n":2167,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2168,"do":{"do":"Lose","unit":"FR 3-3-3 Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":2169,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2170,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":2171,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2172,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":2173,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2174,"do":{"do":"Load","unit":"US Truck point #5","stock":"US South"},"side":"allied"}
{"n":2175,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2176,"do":{"do":"Finish"},"side":"allied"}
{"n":2177,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2178,"do":{"do":"Lose","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":2179,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2180,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2181,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2182,"do":{"do":"Finish"},"side":"allied"}
{"n":2183,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2184,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2185,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2186,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2187,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2188,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":2189,"do":{"do":"Finish"},"side":"allied"}
{"n":2190,"do":{"do":"Arrive","unit":"US 13 Abn Div 326 Gld Rgt","box":"England"},"side":"allied"}
{"n":2191,"chance":6,"by":"roller"}
{"n":2192,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2193,"chance":9,"by":"roller"}
{"n":2194,"chance":6,"by":"roller"}
{"n":2195,"chance":7,"by":"roller"}
{"n":2196,"do":{"do":"Rebuild","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":2197,"do":{"do":"Rebuild","unit":"CW 6 Abn Div 1/4","steps":1},"side":"allied"}
{"n":2198,"do":{"do":"Rebuild","unit":"US 6 Arm Div CCA","steps":1},"side":"allied"}
{"n":2199,"do":{"do":"Rebuild","unit":"US 63 Inf Div","steps":1},"side":"allied"}
{"n":2200,"do":{"do":"Rebuild","unit":"US 691 TD Bn","steps":1},"side":"allied","check":"e0c207a2a8152fcd"}
{"n":2201,"do":{"do":"Finish"},"side":"allied"}
{"n":2202,"do":{"do":"Finish"},"side":"allied"}
{"n":2203,"chance":3,"by":"roller"}
{"n":2204,"chance":4,"by":"roller"}
{"n":2205,"chance":5,"by":"roller"}
{"n":2206,"chance":4,"by":"roller"}
{"n":2207,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2208,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2209,"do":{"do":"Lose","unit":"US 2 Rngr Bn","steps":1},"side":"allied"}
{"n":2210,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2211,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":2212,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2213,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2214,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2215,"do":{"do":"Load","unit":"US Truck point #6","stock":"US South"},"side":"allied"}
{"n":2216,"do":{"do":"Finish"},"side":"allied"}
{"n":2217,"chance":6,"by":"roller"}
{"n":2218,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2219,"chance":7,"by":"roller"}
{"n":2220,"chance":5,"by":"roller"}
{"n":2221,"chance":10,"by":"roller"}
{"n":2222,"do":{"do":"Misc","unit":"CW 5 Bel Inf Bn"},"side":"allied"}
{"n":2223,"do":{"do":"Rebuild","unit":"US 2 Rngr Bn","steps":1},"side":"allied"}
{"n":2224,"do":{"do":"Rebuild","unit":"US 42 Inf Div","steps":1},"side":"allied"}
{"n":2225,"do":{"do":"Rebuild","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2226,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2227,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2228,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2229,"do":{"do":"Finish"},"side":"allied"}
{"n":2230,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2231,"do":{"do":"Finish"},"side":"allied"}
{"n":2232,"do":{"do":"Finish"},"side":"allied"}
{"n":2233,"chance":6,"by":"roller"}
{"n":2234,"chance":8,"by":"roller"}
{"n":2235,"chance":2,"by":"roller"}
{"n":2236,"chance":2,"by":"roller"}
{"n":2237,"chance":9,"by":"roller"}
{"n":2238,"chance":7,"by":"roller"}
{"n":2239,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2240,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2241,"do":{"do":"Lose","unit":"CW P-51 #1","steps":1},"side":"allied"}
{"n":2242,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2243,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2244,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2245,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":2246,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2247,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":2248,"do":{"do":"Finish"},"side":"allied"}
{"n":2249,"chance":4,"by":"roller"}
{"n":2250,"do":{"do":"PlaceSP","north":3},"side":"allied","check":"ca82926c286f450e"}
{"n":2251,"chance":2,"by":"roller"}
{"n":2252,"chance":7,"by":"roller"}
{"n":2253,"chance":4,"by":"roller"}
{"n":2254,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":2255,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2256,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2257,"do":{"do":"Finish"},"side":"allied"}
{"n":2258,"chance":6,"by":"roller"}
{"n":2259,"chance":7,"by":"roller"}
{"n":2260,"chance":5,"by":"roller"}
{"n":2261,"chance":3,"by":"roller"}
{"n":2262,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2263,"do":{"do":"Finish"},"side":"allied"}
{"n":2264,"do":{"do":"Arrive","unit":"US P-47 #11","box":"Normandy"},"side":"allied"}
{"n":2265,"chance":8,"by":"roller"}
{"n":2266,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":2267,"chance":6,"by":"roller"}
{"n":2268,"chance":8,"by":"roller"}
{"n":2269,"chance":6,"by":"roller"}
{"n":2270,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2271,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2272,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2273,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2274,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2275,"do":{"do":"Lose","unit":"CW 6.Gd Tk Bde 1/3","steps":1},"side":"allied"}
{"n":2276,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2277,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 1/4","steps":1},"side":"allied"}
{"n":2278,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2279,"do":{"do":"Finish"},"side":"allied"}
{"n":2280,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2281,"do":{"do":"Unload","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":2282,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2283,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2284,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2285,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2286,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2287,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2288,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2289,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":2290,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2291,"do":{"do":"Finish"},"side":"allied"}
{"n":2292,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2293,"do":{"do":"Finish"},"side":"allied"}
{"n":2294,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2295,"do":{"do":"Finish"},"side":"allied"}
{"n":2296,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2297,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2298,"chance":2,"by":"roller"}
{"n":2299,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2300,"do":{"do":"Finish"},"side":"allied","check":"ffc326e4b06cd34e"}
{"n":2301,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2302,"do":{"do":"PlanDrop","unit":"US 13 Abn Div 326 Gld Rgt"},"side":"allied"}
{"n":2303,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2304,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2305,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2306,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2307,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2308,"do":{"do":"Lose","unit":"CW 5-4-3 Brkdwn Bde #1","steps":1},"side":"allied"}
{"n":2309,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2310,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2311,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2312,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":2313,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2314,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":2315,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2316,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2317,"chance":5,"by":"roller"}
{"n":2318,"do":{"do":"Finish"},"side":"allied"}
{"n":2319,"chance":3,"by":"roller"}
{"n":2320,"chance":7,"by":"roller"}
{"n":2321,"chance":3,"by":"roller"}
{"n":2322,"chance":8,"by":"roller"}
{"n":2323,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2324,"do":{"do":"Finish"},"side":"allied"}
{"n":2325,"do":{"do":"Arrive","unit":"US 13 Abn Div 515 Para Rgt","box":"On map"},"side":"allied"}
{"n":2326,"chance":12,"by":"roller"}
{"n":2327,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2328,"chance":9,"by":"roller"}
{"n":2329,"chance":4,"by":"roller"}
{"n":2330,"chance":7,"by":"roller"}
{"n":2331,"do":{"do":"Rebuild","unit":"CW 1.Pol Arm Div 1/4","steps":1},"side":"allied"}
{"n":2332,"do":{"do":"Finish"},"side":"allied"}
{"n":2333,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2334,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2335,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2336,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2337,"chance":1,"by":"roller"}
{"n":2338,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2339,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2340,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2341,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2342,"chance":5,"by":"roller"}
{"n":2343,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2344,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2345,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2346,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":2347,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2348,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":2349,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2350,"do":{"do":"Ship","by":"sea","points":1},"side":"allied","check":"344e850317cccf93"}
{"n":2351,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2352,"do":{"do":"Lose","unit":"US 101 Abn Div 401 Gld Rgt","steps":1},"side":"allied"}
{"n":2353,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2354,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2355,"do":{"do":"Finish"},"side":"allied"}
{"n":2356,"chance":3,"by":"roller"}
{"n":2357,"chance":7,"by":"roller"}
{"n":2358,"chance":7,"by":"roller"}
{"n":2359,"chance":9,"by":"roller"}
{"n":2360,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2361,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2362,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2363,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2364,"do":{"do":"Reserves","used":21},"side":"allied"}
{"n":2365,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2366,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":2367,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2368,"do":{"do":"Finish"},"side":"allied"}
{"n":2369,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2370,"do":{"do":"Load","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":2371,"do":{"do":"Finish"},"side":"allied"}
{"n":2372,"do":{"do":"Exchange","unit":"US P-47 #3"},"side":"allied"}
{"n":2373,"do":{"do":"Arrive","unit":"US 13 Abn Div 517 Gld Rgt","box":"England"},"side":"allied"}
{"n":2374,"chance":12,"by":"roller"}
{"n":2375,"do":{"do":"PlaceSP","north":8},"side":"allied"}
{"n":2376,"chance":11,"by":"roller"}
{"n":2377,"chance":2,"by":"roller"}
{"n":2378,"chance":8,"by":"roller"}
{"n":2379,"do":{"do":"Finish"},"side":"allied"}
{"n":2380,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2381,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2382,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2383,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2384,"chance":4,"by":"roller"}
{"n":2385,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2386,"do":{"do":"Unload","unit":"US Truck point #3","stock":"US North"},"side":"allied"}
{"n":2387,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2388,"do":{"do":"Drop","unit":"US 13 Abn Div 326 Gld Rgt"},"side":"allied"}
{"n":2389,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2390,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2391,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2392,"do":{"do":"Finish"},"side":"allied"}
{"n":2393,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2394,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":2395,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2396,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2397,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2398,"do":{"do":"Finish"},"side":"allied"}
{"n":2399,"do":{"do":"Finish"},"side":"allied"}
{"n":2400,"chance":5,"by":"roller","check":"149f808861dca03e"}
{"n":2401,"chance":4,"by":"roller"}
{"n":2402,"chance":6,"by":"roller"}
{"n":2403,"chance":10,"by":"roller"}
{"n":2404,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2405,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2406,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2407,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2408,"do":{"do":"Finish"},"side":"allied"}
{"n":2409,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2410,"do":{"do":"Lose","unit":"US 11 Arm Div CCB","steps":1},"side":"allied"}
{"n":2411,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2412,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":2413,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2414,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2415,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2416,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2417,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2418,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":2419,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2420,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2421,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2422,"do":{"do":"PlanDrop","unit":"US 13 Abn Div 517 Gld Rgt"},"side":"allied"}
{"n":2423,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2424,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2425,"chance":3,"by":"roller"}
{"n":2426,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2427,"do":{"do":"Finish"},"side":"allied"}
{"n":2428,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2429,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2430,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2431,"do":{"do":"Lose","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":2432,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2433,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2434,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2435,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2436,"do":{"do":"Finish"},"side":"allied"}
{"n":2437,"chance":10,"by":"roller"}
{"n":2438,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2439,"chance":3,"by":"roller"}
{"n":2440,"chance":9,"by":"roller"}
{"n":2441,"do":{"do":"Finish"},"side":"allied"}
{"n":2442,"chance":6,"by":"roller"}
{"n":2443,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":2444,"do":{"do":"Rebuild","unit":"US 7 Arty Div","steps":1},"side":"allied"}
{"n":2445,"do":{"do":"Finish"},"side":"allied"}
{"n":2446,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2447,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2448,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2449,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":2450,"do":{"do":"Finish"},"side":"allied","check":"22b1bb812948bdf0"}
{"n":2451,"chance":1,"by":"roller"}
{"n":2452,"chance":4,"by":"roller"}
{"n":2453,"chance":8,"by":"roller"}
{"n":2454,"chance":10,"by":"roller"}
{"n":2455,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2456,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2457,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2458,"chance":5,"by":"roller"}
{"n":2459,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2460,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2461,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2462,"do":{"do":"Lose","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":2463,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2464,"do":{"do":"Finish"},"side":"allied"}
{"n":2465,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2466,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":2467,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2468,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2469,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2470,"do":{"do":"Lose","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":2471,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2472,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2473,"do":{"do":"Finish"},"side":"allied"}
{"n":2474,"chance":6,"by":"roller"}
{"n":2475,"do":{"do":"PlaceSP","north":8},"side":"allied"}
{"n":2476,"chance":6,"by":"roller"}
{"n":2477,"chance":10,"by":"roller"}
{"n":2478,"do":{"do":"Finish"},"side":"allied"}
{"n":2479,"chance":3,"by":"roller"}
{"n":2480,"do":{"do":"Rebuild","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":2481,"do":{"do":"Finish"},"side":"allied"}
{"n":2482,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2483,"do":{"do":"Finish"},"side":"allied"}
{"n":2484,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2485,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2486,"chance":2,"by":"roller"}
{"n":2487,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2488,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":2489,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2490,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":2491,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2492,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2493,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2494,"do":{"do":"Finish"},"side":"allied"}
{"n":2495,"do":{"do":"Finish"},"side":"allied"}
{"n":2496,"chance":3,"by":"roller"}
{"n":2497,"chance":6,"by":"roller"}
{"n":2498,"chance":8,"by":"roller"}
{"n":2499,"chance":5,"by":"roller"}
{"n":2500,"do":{"do":"ChooseOrder","first":true},"side":"allied","check":"81de504b8fbddb0f"}
{"n":2501,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2502,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2503,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2504,"do":{"do":"Lose","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":2505,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2506,"do":{"do":"Drop","unit":"US 13 Abn Div 517 Gld Rgt"},"side":"allied"}
{"n":2507,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2508,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":2509,"do":{"do":"Finish"},"side":"allied"}
{"n":2510,"chance":8,"by":"roller"}
{"n":2511,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2512,"chance":5,"by":"roller"}
{"n":2513,"chance":8,"by":"roller"}
{"n":2514,"chance":3,"by":"roller"}
{"n":2515,"do":{"do":"Finish"},"side":"allied"}
{"n":2516,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2517,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2518,"do":{"do":"Finish"},"side":"allied"}
{"n":2519,"chance":1,"by":"roller"}
{"n":2520,"chance":6,"by":"roller"}
{"n":2521,"chance":9,"by":"roller"}
{"n":2522,"chance":7,"by":"roller"}
{"n":2523,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2524,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2525,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":2526,"do":{"do":"Finish"},"side":"allied"}
{"n":2527,"chance":4,"by":"roller"}
{"n":2528,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2529,"chance":6,"by":"roller"}
{"n":2530,"chance":5,"by":"roller"}
{"n":2531,"chance":8,"by":"roller"}
{"n":2532,"do":{"do":"Rebuild","unit":"US 11 Arm Div CCB","steps":1},"side":"allied"}
{"n":2533,"do":{"do":"Rebuild","unit":"US 787 Tk Bn","steps":1},"side":"allied"}
{"n":2534,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":2535,"do":{"do":"Rebuild","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":2536,"do":{"do":"Finish"},"side":"allied"}
{"n":2537,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2538,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2539,"do":{"do":"Finish"},"side":"allied"}
{"n":2540,"chance":5,"by":"roller"}
{"n":2541,"chance":6,"by":"roller"}
{"n":2542,"chance":10,"by":"roller"}
{"n":2543,"chance":5,"by":"roller"}
{"n":2544,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2545,"do":{"do":"Finish"},"side":"allied"}
{"n":2546,"chance":6,"by":"roller"}
{"n":2547,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2548,"chance":7,"by":"roller"}
{"n":2549,"chance":10,"by":"roller"}
{"n":2550,"chance":5,"by":"roller","check":"91be03f30565b29e"}
{"n":2551,"do":{"do":"Finish"},"side":"allied"}
{"n":2552,"do":{"do":"Finish"},"side":"allied"}
{"n":2553,"chance":2,"by":"roller"}
{"n":2554,"chance":7,"by":"roller"}
{"n":2555,"chance":5,"by":"roller"}
{"n":2556,"chance":6,"by":"roller"}
{"n":2557,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2558,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2559,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2560,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2561,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2562,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2563,"do":{"do":"Reserves","used":25},"side":"allied"}
{"n":2564,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2565,"do":{"do":"Lose","unit":"US 2 Rngr Bn","steps":1},"side":"allied"}
{"n":2566,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2567,"do":{"do":"Lose","unit":"US 11 Arm Div Arty","steps":1},"side":"allied"}
{"n":2568,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2569,"do":{"do":"Lose","unit":"US 13 Abn Div 515 Para Rgt","steps":1},"side":"allied"}
{"n":2570,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2571,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2572,"do":{"do":"Finish"},"side":"allied"}
{"n":2573,"chance":5,"by":"roller"}
{"n":2574,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2575,"chance":12,"by":"roller"}
{"n":2576,"chance":8,"by":"roller"}
{"n":2577,"chance":12,"by":"roller"}
{"n":2578,"do":{"do":"Rebuild","unit":"US 2 Rngr Bn","steps":1},"side":"allied"}
{"n":2579,"do":{"do":"Rebuild","unit":"US 13 Abn Div 515 Para Rgt","steps":1},"side":"allied"}
{"n":2580,"do":{"do":"Rebuild","unit":"CW 6.Gd Tk Bde 1/3","steps":1},"side":"allied"}
{"n":2581,"do":{"do":"Rebuild","unit":"US 11 Arm Div Arty","steps":1},"side":"allied"}
{"n":2582,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2583,"do":{"do":"Unload","unit":"US Truck point #4","stock":"US South"},"side":"allied"}
{"n":2584,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2585,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":2586,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2587,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2588,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2589,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2590,"chance":1,"by":"roller"}
{"n":2591,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2592,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2593,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2594,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2595,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2596,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":2597,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2598,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2599,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2600,"do":{"do":"Ship","by":"sea","points":1},"side":"allied","check":"b368585b3a160166"}
{"n":2601,"do":{"do":"Finish"},"side":"allied"}
{"n":2602,"chance":5,"by":"roller"}
{"n":2603,"chance":10,"by":"roller"}
{"n":2604,"chance":12,"by":"roller"}
{"n":2605,"chance":5,"by":"roller"}
{"n":2606,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2607,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2608,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2609,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2610,"do":{"do":"Finish"},"side":"allied"}
{"n":2611,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2612,"do":{"do":"Lose","unit":"FR 20 Mtn Inf Bn","steps":1},"side":"allied"}
{"n":2613,"do":{"do":"Finish"},"side":"allied"}
{"n":2614,"chance":10,"by":"roller"}
{"n":2615,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":2616,"chance":7,"by":"roller"}
{"n":2617,"chance":5,"by":"roller"}
{"n":2618,"chance":3,"by":"roller"}
{"n":2619,"do":{"do":"Rebuild","unit":"FR 20 Mtn Inf Bn","steps":1},"side":"allied"}
{"n":2620,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2621,"do":{"do":"Unload","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":2622,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2623,"do":{"do":"Finish"},"side":"allied"}
{"n":2624,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2625,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2626,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2627,"do":{"do":"Lose","unit":"US 9 Arm Div Arty","steps":1},"side":"allied"}
{"n":2628,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2629,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":2630,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2631,"do":{"do":"Lose","unit":"US 13 Abn Div 515 Para Rgt","steps":1},"side":"allied"}
{"n":2632,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2633,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2634,"chance":1,"by":"roller"}
{"n":2635,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2636,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2637,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2638,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":2639,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2640,"do":{"do":"Reserves","used":21},"side":"allied"}
{"n":2641,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2642,"do":{"do":"Finish"},"side":"allied"}
{"n":2643,"do":{"do":"Finish"},"side":"allied"}
{"n":2644,"chance":1,"by":"roller"}
{"n":2645,"chance":11,"by":"roller"}
{"n":2646,"chance":3,"by":"roller"}
{"n":2647,"chance":6,"by":"roller"}
{"n":2648,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2649,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2650,"do":{"do":"Finish"},"side":"allied","check":"1a3d2466b1e61032"}
{"n":2651,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2652,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2653,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2654,"do":{"do":"Finish"},"side":"allied"}
{"n":2655,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2656,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":2657,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2658,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2659,"do":{"do":"Finish"},"side":"allied"}
{"n":2660,"chance":10,"by":"roller"}
{"n":2661,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2662,"chance":2,"by":"roller"}
{"n":2663,"chance":6,"by":"roller"}
{"n":2664,"chance":7,"by":"roller"}
{"n":2665,"do":{"do":"Rebuild","unit":"US 13 Abn Div 515 Para Rgt","steps":1},"side":"allied"}
{"n":2666,"do":{"do":"Finish"},"side":"allied"}
{"n":2667,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2668,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2669,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2670,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2671,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2672,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2673,"chance":4,"by":"roller"}
{"n":2674,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2675,"do":{"do":"Lose","unit":"US 14 Arm Div CCB","steps":1},"side":"allied"}
{"n":2676,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2677,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2678,"do":{"do":"Finish"},"side":"allied"}
{"n":2679,"chance":4,"by":"roller"}
{"n":2680,"chance":7,"by":"roller"}
{"n":2681,"chance":6,"by":"roller"}
{"n":2682,"chance":6,"by":"roller"}
{"n":2683,"chance":8,"by":"roller"}
{"n":2684,"chance":3,"by":"roller"}
{"n":2685,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2686,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2687,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2688,"chance":2,"by":"roller"}
{"n":2689,"do":{"do":"Finish"},"side":"allied"}
{"n":2690,"chance":9,"by":"roller"}
{"n":2691,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2692,"chance":9,"by":"roller"}
{"n":2693,"chance":5,"by":"roller"}
{"n":2694,"chance":7,"by":"roller"}
{"n":2695,"do":{"do":"Rebuild","unit":"US 9 Arm Div Arty","steps":1},"side":"allied"}
{"n":2696,"do":{"do":"Finish"},"side":"allied"}
{"n":2697,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2698,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":2699,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2700,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied","check":"4fc138dc1e5da662"}
{"n":2701,"do":{"do":"Finish"},"side":"allied"}
{"n":2702,"chance":1,"by":"roller"}
{"n":2703,"chance":7,"by":"roller"}
{"n":2704,"chance":11,"by":"roller"}
{"n":2705,"chance":5,"by":"roller"}
{"n":2706,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2707,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2708,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":2709,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2710,"do":{"do":"Repair","port":"rotterdam","stock":"CW North"},"side":"allied"}
{"n":2711,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2712,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2713,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2714,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2715,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2716,"do":{"do":"Finish"},"side":"allied"}
{"n":2717,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2718,"do":{"do":"Unload","unit":"CW Truck point #3","stock":"CW North"},"side":"allied"}
{"n":2719,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2720,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2721,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2722,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":2723,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2724,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2725,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2726,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2727,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2728,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2729,"do":{"do":"Finish"},"side":"allied"}
{"n":2730,"chance":10,"by":"roller"}
{"n":2731,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2732,"chance":4,"by":"roller"}
{"n":2733,"chance":7,"by":"roller"}
{"n":2734,"chance":9,"by":"roller"}
{"n":2735,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCB","steps":1},"side":"allied"}
{"n":2736,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2737,"do":{"do":"Reserves","used":22},"side":"allied"}
{"n":2738,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2739,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2740,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2741,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2742,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2743,"do":{"do":"Unload","unit":"CW Truck point #4","stock":"CW North"},"side":"allied"}
{"n":2744,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2745,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2746,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2747,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2748,"do":{"do":"Finish"},"side":"allied"}
{"n":2749,"chance":1,"by":"roller"}
{"n":2750,"chance":5,"by":"roller","check":"16ad22bfe6fe74d6"}
{"n":2751,"chance":10,"by":"roller"}
{"n":2752,"chance":5,"by":"roller"}
{"n":2753,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2754,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2755,"do":{"do":"Finish"},"side":"allied"}
{"n":2756,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2757,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":2758,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2759,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2760,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2761,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2762,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2763,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2764,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2765,"do":{"do":"Finish"},"side":"allied"}
{"n":2766,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2767,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2768,"do":{"do":"Finish"},"side":"allied"}
{"n":2769,"chance":8,"by":"roller"}
{"n":2770,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2771,"chance":7,"by":"roller"}
{"n":2772,"chance":5,"by":"roller"}
{"n":2773,"chance":4,"by":"roller"}
{"n":2774,"do":{"do":"Finish"},"side":"allied"}
{"n":2775,"chance":4,"by":"roller"}
{"n":2776,"chance":4,"by":"roller"}
{"n":2777,"chance":11,"by":"roller"}
{"n":2778,"chance":4,"by":"roller"}
{"n":2779,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2780,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2781,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2782,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2783,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2784,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2785,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":2786,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2787,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2788,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2789,"do":{"do":"Lose","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2790,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2791,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2792,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2793,"do":{"do":"Finish"},"side":"allied"}
{"n":2794,"do":{"do":"Finish"},"side":"allied"}
{"n":2795,"chance":9,"by":"roller"}
{"n":2796,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2797,"chance":7,"by":"roller"}
{"n":2798,"chance":8,"by":"roller"}
{"n":2799,"chance":8,"by":"roller"}
{"n":2800,"do":{"do":"Finish"},"side":"allied","check":"926a1400835dbefd"}
{"n":2801,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2802,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":2803,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2804,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2805,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2806,"do":{"do":"Finish"},"side":"allied"}
{"n":2807,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2808,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2809,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2810,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2811,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2812,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2813,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2814,"do":{"do":"Finish"},"side":"allied"}
{"n":2815,"do":{"do":"Finish"},"side":"allied"}
{"n":2816,"chance":3,"by":"roller"}
{"n":2817,"chance":10,"by":"roller"}
{"n":2818,"chance":2,"by":"roller"}
{"n":2819,"chance":7,"by":"roller"}
{"n":2820,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2821,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2822,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":2823,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2824,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":2825,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2826,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2827,"chance":2,"by":"roller"}
{"n":2828,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2829,"do":{"do":"Finish"},"side":"allied"}
{"n":2830,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2831,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2832,"chance":2,"by":"roller"}
{"n":2833,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2834,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2835,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2836,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":2837,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2838,"do":{"do":"Reserves","used":22},"side":"allied"}
{"n":2839,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2840,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2841,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2842,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":2843,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2844,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2845,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2846,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2847,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2848,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2849,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2850,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied","check":"b3c4ffa02f9c4278"}
{"n":2851,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2852,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2853,"chance":5,"by":"roller"}
{"n":2854,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2855,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2856,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2857,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2858,"do":{"do":"Finish"},"side":"allied"}
{"n":2859,"chance":5,"by":"roller"}
{"n":2860,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2861,"chance":8,"by":"roller"}
{"n":2862,"chance":6,"by":"roller"}
{"n":2863,"chance":5,"by":"roller"}
{"n":2864,"do":{"do":"Finish"},"side":"allied"}
{"n":2865,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2866,"do":{"do":"Finish"},"side":"allied"}
{"n":2867,"do":{"do":"Finish"},"side":"allied"}
{"n":2868,"chance":6,"by":"roller"}
{"n":2869,"chance":7,"by":"roller"}
{"n":2870,"chance":4,"by":"roller"}
{"n":2871,"chance":5,"by":"roller"}
{"n":2872,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2873,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2874,"do":{"do":"Lose","unit":"CW 6.Gd Tk Bde 2/3","steps":1},"side":"allied"}
{"n":2875,"do":{"do":"Finish"},"side":"allied"}
{"n":2876,"chance":8,"by":"roller"}
{"n":2877,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2878,"chance":9,"by":"roller"}
{"n":2879,"chance":8,"by":"roller"}
{"n":2880,"chance":3,"by":"roller"}
{"n":2881,"do":{"do":"Rebuild","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2882,"do":{"do":"Rebuild","unit":"CW 6.Gd Tk Bde 2/3","steps":1},"side":"allied"}
{"n":2883,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2884,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2885,"do":{"do":"Finish"},"side":"allied"}
{"n":2886,"chance":6,"by":"roller"}
{"n":2887,"chance":5,"by":"roller"}
{"n":2888,"chance":8,"by":"roller"}
{"n":2889,"chance":3,"by":"roller"}
{"n":2890,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2891,"do":{"do":"Finish"},"side":"allied"}
{"n":2892,"chance":3,"by":"roller"}
{"n":2893,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2894,"chance":10,"by":"roller"}
{"n":2895,"chance":9,"by":"roller"}
{"n":2896,"chance":7,"by":"roller"}
{"n":2897,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2898,"do":{"do":"Finish"},"side":"allied"}
{"n":2899,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2900,"do":{"do":"Reserves","used":26},"side":"allied","check":"6ce20d5e6aa1990d"}
{"n":2901,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2902,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2903,"chance":3,"by":"roller"}
{"n":2904,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2905,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2906,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2907,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2908,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2909,"do":{"do":"Lose","unit":"US 20 Arm Div CCR","steps":1},"side":"allied"}
{"n":2910,"do":{"do":"Finish"},"side":"allied"}
{"n":2911,"chance":1,"by":"roller"}
{"n":2912,"chance":5,"by":"roller"}
{"n":2913,"chance":9,"by":"roller"}
{"n":2914,"chance":7,"by":"roller"}
{"n":2915,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2916,"do":{"do":"Finish"},"side":"allied"}
{"n":2917,"chance":7,"by":"roller"}
{"n":2918,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":2919,"chance":4,"by":"roller"}
{"n":2920,"chance":11,"by":"roller"}
{"n":2921,"chance":6,"by":"roller"}
{"n":2922,"do":{"do":"Finish"},"side":"allied"}
{"n":2923,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2924,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2925,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2926,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2927,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2928,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2929,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2930,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2931,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2932,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2933,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2934,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":2935,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2936,"do":{"do":"Finish"},"side":"allied"}
{"n":2937,"do":{"do":"Finish"},"side":"allied"}
{"n":2938,"chance":4,"by":"roller"}
{"n":2939,"chance":4,"by":"roller"}
{"n":2940,"chance":6,"by":"roller"}
{"n":2941,"chance":8,"by":"roller"}
{"n":2942,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2943,"do":{"do":"Finish"},"side":"allied"}
{"n":2944,"chance":11,"by":"roller"}
{"n":2945,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2946,"chance":6,"by":"roller"}
{"n":2947,"chance":6,"by":"roller"}
{"n":2948,"chance":8,"by":"roller"}
{"n":2949,"do":{"do":"Rebuild","unit":"US 20 Arm Div CCR","steps":1},"side":"allied"}
{"n":2950,"do":{"do":"Open","account":"reserves"},"side":"allied","check":"d2d090055ab993fa"}
{"n":2951,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":2952,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2953,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2954,"do":{"do":"Finish"},"side":"allied"}
{"n":2955,"note":"seed 0: 70 turns with reports of every kind: losses, rebuilds, ports, drops, bridges"}
