{"broadfront":3,"title":"rhine","variant":"clerk","scenario":"clerk","rules":5,"data":"3675a23f9cb6a02d","form":2}
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
{"n":13,"do":{"do":"Lose","unit":"US P-38 #1","steps":1},"side":"allied"}
{"n":14,"chance":7,"by":"roller"}
{"n":15,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":16,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":17,"chance":2,"by":"roller"}
{"n":18,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":19,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":20,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":21,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":22,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":23,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":24,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":25,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":26,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":27,"do":{"do":"Finish"},"side":"allied"}
{"n":28,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":29,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":30,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":31,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":32,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":33,"do":{"do":"Finish"},"side":"allied"}
{"n":34,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":35,"do":{"do":"Finish"},"side":"allied"}
{"n":36,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":37,"do":{"do":"Finish"},"side":"allied"}
{"n":38,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":39,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":40,"chance":6,"by":"roller"}
{"n":41,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":42,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":43,"do":{"do":"Finish"},"side":"allied"}
{"n":44,"chance":8,"by":"roller"}
{"n":45,"chance":8,"by":"roller"}
{"n":46,"chance":7,"by":"roller"}
{"n":47,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":48,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":49,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":50,"do":{"do":"Open","account":"ports"},"side":"allied","check":"34b44d339633bfa3"}
{"n":51,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":52,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":53,"do":{"do":"PlanDrop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":54,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":55,"do":{"do":"Finish"},"side":"allied"}
{"n":56,"do":{"do":"Finish"},"side":"allied"}
{"n":57,"chance":3,"by":"roller"}
{"n":58,"do":{"do":"PlaceSP","north":0},"side":"allied"}
{"n":59,"chance":8,"by":"roller"}
{"n":60,"chance":7,"by":"roller"}
{"n":61,"chance":11,"by":"roller"}
{"n":62,"do":{"do":"Lose","unit":"CW Spitfire IX #1","steps":1},"side":"allied"}
{"n":63,"do":{"do":"Finish"},"side":"allied"}
{"n":64,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":65,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":66,"chance":2,"by":"roller"}
{"n":67,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":68,"do":{"do":"Repair","port":"antwerpen_1","stock":"US South"},"side":"allied"}
{"n":69,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":70,"do":{"do":"Lose","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":71,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":72,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":73,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":74,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":75,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":76,"do":{"do":"Finish"},"side":"allied"}
{"n":77,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":78,"do":{"do":"Lose","unit":"CW Spitfire IX #1","steps":1},"side":"allied"}
{"n":79,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":80,"do":{"do":"Finish"},"side":"allied"}
{"n":81,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":82,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":83,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":84,"do":{"do":"Finish"},"side":"allied"}
{"n":85,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":86,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":87,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":88,"do":{"do":"Finish"},"side":"allied"}
{"n":89,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":90,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":91,"chance":5,"by":"roller"}
{"n":92,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":93,"do":{"do":"Finish"},"side":"allied"}
{"n":94,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":95,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":96,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":97,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":98,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":99,"do":{"do":"Lose","unit":"CW 1 Bel Inf Bde","steps":1},"side":"allied"}
{"n":100,"do":{"do":"Open","account":"losses"},"side":"allied","check":"10e080c49dafa3ff"}
{"n":101,"do":{"do":"Lose","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":102,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":103,"do":{"do":"Finish"},"side":"allied"}
{"n":104,"do":{"do":"Finish"},"side":"allied"}
{"n":105,"chance":3,"by":"roller"}
{"n":106,"chance":7,"by":"roller"}
{"n":107,"chance":9,"by":"roller"}
{"n":108,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":109,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":110,"do":{"do":"Finish"},"side":"allied"}
{"n":111,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":112,"do":{"do":"Shift","unit":"US 101 Abn Div 401 Gld Rgt","box":"On map"},"side":"allied"}
{"n":113,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":114,"do":{"do":"Finish"},"side":"allied"}
{"n":115,"do":{"do":"Finish"},"side":"allied"}
{"n":116,"chance":8,"by":"roller"}
{"n":117,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":118,"chance":11,"by":"roller"}
{"n":119,"chance":10,"by":"roller"}
{"n":120,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":121,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":122,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":123,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":124,"do":{"do":"Lose","unit":"US 629 TD Bn","steps":1},"side":"allied"}
{"n":125,"do":{"do":"Misc","unit":"US 629 TD Bn"},"side":"allied"}
{"n":126,"chance":7,"by":"roller"}
{"n":127,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":128,"do":{"do":"Finish"},"side":"allied"}
{"n":129,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":130,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":131,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":132,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":133,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":134,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":135,"do":{"do":"Finish"},"side":"allied"}
{"n":136,"chance":5,"by":"roller"}
{"n":137,"chance":7,"by":"roller"}
{"n":138,"chance":6,"by":"roller"}
{"n":139,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":140,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":141,"do":{"do":"Shift","unit":"US P-47 #1","box":"On map"},"side":"allied"}
{"n":142,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":143,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":144,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":145,"do":{"do":"Finish"},"side":"allied"}
{"n":146,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":147,"do":{"do":"Finish"},"side":"allied"}
{"n":148,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":149,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":150,"do":{"do":"Open","account":"supply"},"side":"allied","check":"170553fa3f150967"}
{"n":151,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":152,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":153,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":154,"do":{"do":"Finish"},"side":"allied"}
{"n":155,"chance":10,"by":"roller"}
{"n":156,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":157,"chance":6,"by":"roller"}
{"n":158,"chance":6,"by":"roller"}
{"n":159,"chance":8,"by":"roller"}
{"n":160,"do":{"do":"Rebuild","unit":"CW 1 Bel Inf Bde","steps":1},"side":"allied"}
{"n":161,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":162,"do":{"do":"Finish"},"side":"allied"}
{"n":163,"chance":6,"by":"roller"}
{"n":164,"chance":9,"by":"roller"}
{"n":165,"chance":8,"by":"roller"}
{"n":166,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":167,"do":{"do":"Finish"},"side":"allied"}
{"n":168,"chance":4,"by":"roller"}
{"n":169,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":170,"chance":5,"by":"roller"}
{"n":171,"chance":9,"by":"roller"}
{"n":172,"do":{"do":"Lose","unit":"US P-51 #1","steps":1},"side":"allied"}
{"n":173,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":174,"chance":7,"by":"roller"}
{"n":175,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":176,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":177,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":178,"do":{"do":"Lose","unit":"US 117 Mech Cav Bn","steps":1},"side":"allied"}
{"n":179,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":180,"do":{"do":"Lose","unit":"US 105 Arty Grp","steps":1},"side":"allied"}
{"n":181,"do":{"do":"Finish"},"side":"allied"}
{"n":182,"chance":2,"by":"roller"}
{"n":183,"chance":6,"by":"roller"}
{"n":184,"chance":3,"by":"roller"}
{"n":185,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":186,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":187,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":188,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":189,"do":{"do":"Finish"},"side":"allied"}
{"n":190,"do":{"do":"Finish"},"side":"allied"}
{"n":191,"do":{"do":"Arrive","unit":"US A-20 #1","box":"On map"},"side":"allied"}
{"n":192,"do":{"do":"Arrive","unit":"US B-26 #2","box":"Normandy"},"side":"allied"}
{"n":193,"do":{"do":"Arrive","unit":"US P-47 #2","box":"On map"},"side":"allied"}
{"n":194,"do":{"do":"Arrive","unit":"US P-47 #3","box":"Normandy"},"side":"allied"}
{"n":195,"do":{"do":"Arrive","unit":"US P-47 #4","box":"On map"},"side":"allied"}
{"n":196,"do":{"do":"Arrive","unit":"US P-47 #5","box":"On map"},"side":"allied"}
{"n":197,"do":{"do":"Arrive","unit":"US P-47 #6","box":"On map"},"side":"allied"}
{"n":198,"do":{"do":"Arrive","unit":"US P-47 #7","box":"Normandy"},"side":"allied"}
{"n":199,"do":{"do":"Arrive","unit":"US P-47 #8","box":"Normandy"},"side":"allied"}
{"n":200,"chance":6,"by":"roller","check":"c501345ab798557c"}
{"n":201,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":202,"chance":7,"by":"roller"}
{"n":203,"chance":4,"by":"roller"}
{"n":204,"chance":3,"by":"roller"}
{"n":205,"do":{"do":"Rebuild","unit":"US 105 Arty Grp","steps":1},"side":"allied"}
{"n":206,"do":{"do":"Rebuild","unit":"US 117 Mech Cav Bn","steps":1},"side":"allied"}
{"n":207,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":208,"do":{"do":"Finish"},"side":"allied"}
{"n":209,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":210,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":211,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":212,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":213,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":214,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":215,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":216,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":217,"do":{"do":"Finish"},"side":"allied"}
{"n":218,"chance":2,"by":"roller"}
{"n":219,"chance":6,"by":"roller"}
{"n":220,"chance":8,"by":"roller"}
{"n":221,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":222,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":223,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":224,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":225,"do":{"do":"Finish"},"side":"allied"}
{"n":226,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":227,"do":{"do":"Finish"},"side":"allied"}
{"n":228,"do":{"do":"Finish"},"side":"allied"}
{"n":229,"chance":8,"by":"roller"}
{"n":230,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":231,"chance":10,"by":"roller"}
{"n":232,"chance":9,"by":"roller"}
{"n":233,"do":{"do":"Lose","unit":"US P-47 #3","steps":1},"side":"allied"}
{"n":234,"chance":7,"by":"roller"}
{"n":235,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":236,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":237,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":238,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":239,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":240,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":241,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":242,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":243,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":244,"do":{"do":"Finish"},"side":"allied"}
{"n":245,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":246,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":247,"do":{"do":"Finish"},"side":"allied"}
{"n":248,"chance":12,"by":"roller"}
{"n":249,"chance":6,"by":"roller"}
{"n":250,"chance":4,"by":"roller","check":"ef917b0f2df0d8e8"}
{"n":251,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":252,"do":{"do":"Finish"},"side":"allied"}
{"n":253,"chance":9,"by":"roller"}
{"n":254,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":255,"chance":2,"by":"roller"}
{"n":256,"chance":7,"by":"roller"}
{"n":257,"chance":4,"by":"roller"}
{"n":258,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":259,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":260,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":261,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":262,"chance":1,"by":"roller"}
{"n":263,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":264,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":265,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":266,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":267,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":268,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":269,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":270,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":271,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":272,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":273,"do":{"do":"Finish"},"side":"allied"}
{"n":274,"chance":9,"by":"roller"}
{"n":275,"chance":6,"by":"roller"}
{"n":276,"chance":7,"by":"roller"}
{"n":277,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":278,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":279,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":280,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":281,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":282,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":283,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":284,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":285,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":286,"chance":3,"by":"roller"}
{"n":287,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":288,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":289,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":290,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":291,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":292,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":293,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":294,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":295,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":296,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 2/4","steps":1},"side":"allied"}
{"n":297,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":298,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":299,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":300,"do":{"do":"Finish"},"side":"allied","check":"b66cc8fa354ce243"}
{"n":301,"do":{"do":"Finish"},"side":"allied"}
{"n":302,"do":{"do":"Arrive","unit":"CW Typhoon #1","box":"England"},"side":"allied"}
{"n":303,"do":{"do":"Arrive","unit":"CW Typhoon #2","box":"England"},"side":"allied"}
{"n":304,"do":{"do":"Remove","unit":"US P-47 #3"},"side":"allied"}
{"n":305,"chance":4,"by":"roller"}
{"n":306,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":307,"chance":7,"by":"roller"}
{"n":308,"chance":7,"by":"roller"}
{"n":309,"chance":5,"by":"roller"}
{"n":310,"do":{"do":"Rebuild","unit":"CW 1.Pol Arm Div 2/4","steps":1},"side":"allied"}
{"n":311,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":312,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":313,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":314,"do":{"do":"Shift","unit":"FR P-47 #1","box":"On map"},"side":"allied"}
{"n":315,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":316,"do":{"do":"Finish"},"side":"allied"}
{"n":317,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":318,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":319,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":320,"do":{"do":"Finish"},"side":"allied"}
{"n":321,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":322,"do":{"do":"Finish"},"side":"allied"}
{"n":323,"do":{"do":"Finish"},"side":"allied"}
{"n":324,"chance":11,"by":"roller"}
{"n":325,"chance":10,"by":"roller"}
{"n":326,"chance":10,"by":"roller"}
{"n":327,"chance":7,"by":"roller"}
{"n":328,"chance":3,"by":"roller"}
{"n":329,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":330,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":331,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":332,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":333,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":334,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":335,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":336,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":337,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":338,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":339,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":340,"chance":6,"by":"roller"}
{"n":341,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":342,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":343,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":344,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":345,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":346,"do":{"do":"Shift","unit":"FR P-47 #2","box":"Normandy"},"side":"allied"}
{"n":347,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":348,"do":{"do":"Finish"},"side":"allied"}
{"n":349,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":350,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied","check":"298122b68ec13506"}
{"n":351,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":352,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":353,"do":{"do":"Finish"},"side":"allied"}
{"n":354,"chance":12,"by":"roller"}
{"n":355,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":356,"chance":11,"by":"roller"}
{"n":357,"chance":8,"by":"roller"}
{"n":358,"do":{"do":"Finish"},"side":"allied"}
{"n":359,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":360,"chance":11,"by":"roller"}
{"n":361,"do":{"do":"Lose","unit":"CW Typhoon #1","steps":1},"side":"allied"}
{"n":362,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":363,"do":{"do":"Lose","unit":"CW 141 Flm Tk Bn","steps":1},"side":"allied"}
{"n":364,"do":{"do":"Finish"},"side":"allied"}
{"n":365,"do":{"do":"Rebuild","unit":"CW 141 Flm Tk Bn","steps":1},"side":"allied"}
{"n":366,"do":{"do":"Finish"},"side":"allied"}
{"n":367,"do":{"do":"Finish"},"side":"allied"}
{"n":368,"chance":8,"by":"roller"}
{"n":369,"chance":2,"by":"roller"}
{"n":370,"chance":11,"by":"roller"}
{"n":371,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":372,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":373,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":374,"chance":2,"by":"roller"}
{"n":375,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":376,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":377,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":378,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":379,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":380,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":381,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":382,"do":{"do":"Finish"},"side":"allied"}
{"n":383,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":384,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":385,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":386,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":387,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":388,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":389,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":390,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":391,"do":{"do":"Finish"},"side":"allied"}
{"n":392,"chance":6,"by":"roller"}
{"n":393,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":394,"chance":12,"by":"roller"}
{"n":395,"chance":9,"by":"roller"}
{"n":396,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":397,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":398,"chance":3,"by":"roller"}
{"n":399,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":400,"do":{"do":"Finish"},"side":"allied","check":"606eb6a1dde52c1d"}
{"n":401,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":402,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":403,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":404,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":405,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":406,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":407,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":408,"do":{"do":"Lose","unit":"FR P-47 #2","steps":1},"side":"allied"}
{"n":409,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":410,"do":{"do":"Finish"},"side":"allied"}
{"n":411,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":412,"do":{"do":"Finish"},"side":"allied"}
{"n":413,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":414,"do":{"do":"Lose","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":415,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":416,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":417,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":418,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":419,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":420,"do":{"do":"Lose","unit":"US 5 Arm Div Arty","steps":1},"side":"allied"}
{"n":421,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":422,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":423,"chance":1,"by":"roller"}
{"n":424,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":425,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":426,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":427,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":428,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":429,"do":{"do":"Lose","unit":"CW 3 Can Inf Div","steps":1},"side":"allied"}
{"n":430,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":431,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":432,"chance":4,"by":"roller"}
{"n":433,"do":{"do":"Finish"},"side":"allied"}
{"n":434,"chance":4,"by":"roller"}
{"n":435,"chance":7,"by":"roller"}
{"n":436,"chance":6,"by":"roller"}
{"n":437,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":438,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":439,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":440,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":441,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":442,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":443,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":444,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":445,"do":{"do":"Lose","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":446,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":447,"do":{"do":"Finish"},"side":"allied"}
{"n":448,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":449,"do":{"do":"Finish"},"side":"allied"}
{"n":450,"do":{"do":"Open","account":"losses"},"side":"allied","check":"86d66ca22dfe0a84"}
{"n":451,"do":{"do":"Lose","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":452,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":453,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":454,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":455,"do":{"do":"Finish"},"side":"allied"}
{"n":456,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":457,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":458,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":459,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":460,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":461,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":462,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":463,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":464,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":465,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":466,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":467,"do":{"do":"Lose","unit":"US 5 Arm Div CCA","steps":1},"side":"allied"}
{"n":468,"do":{"do":"Finish"},"side":"allied"}
{"n":469,"chance":8,"by":"roller"}
{"n":470,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":471,"chance":7,"by":"roller"}
{"n":472,"chance":8,"by":"roller"}
{"n":473,"chance":10,"by":"roller"}
{"n":474,"do":{"do":"Lose","unit":"CW Spitfire IX #1","steps":1},"side":"allied"}
{"n":475,"do":{"do":"Finish"},"side":"allied"}
{"n":476,"do":{"do":"Misc","unit":"CW (1)-0-0 Pontoon Bde #1"},"side":"allied"}
{"n":477,"do":{"do":"Rebuild","unit":"CW 51 Inf Div","steps":1},"side":"allied"}
{"n":478,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":479,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCA","steps":1},"side":"allied"}
{"n":480,"do":{"do":"Rebuild","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":481,"do":{"do":"Rebuild","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":482,"do":{"do":"Rebuild","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":483,"do":{"do":"Rebuild","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":484,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":485,"do":{"do":"Lose","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":486,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":487,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":488,"chance":1,"by":"roller"}
{"n":489,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":490,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":491,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":492,"do":{"do":"Lose","unit":"US P-47 #7","steps":1},"side":"allied"}
{"n":493,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":494,"do":{"do":"Finish"},"side":"allied"}
{"n":495,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":496,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":497,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":498,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":499,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":500,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied","check":"5e48bf75cc9d8ae5"}
{"n":501,"chance":1,"by":"roller"}
{"n":502,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":503,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":504,"chance":1,"by":"roller"}
{"n":505,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":506,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":507,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":508,"do":{"do":"Finish"},"side":"allied"}
{"n":509,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":510,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":511,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":512,"do":{"do":"Finish"},"side":"allied"}
{"n":513,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":514,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":515,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":516,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":517,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":518,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":519,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":520,"do":{"do":"Finish"},"side":"allied"}
{"n":521,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":522,"do":{"do":"Lose","unit":"FR 1.FF Inf Div","steps":1},"side":"allied"}
{"n":523,"do":{"do":"Finish"},"side":"allied"}
{"n":524,"chance":4,"by":"roller"}
{"n":525,"chance":6,"by":"roller"}
{"n":526,"chance":5,"by":"roller"}
{"n":527,"chance":10,"by":"roller"}
{"n":528,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":529,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":530,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":531,"do":{"do":"Finish"},"side":"allied"}
{"n":532,"chance":3,"by":"roller"}
{"n":533,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":534,"chance":6,"by":"roller"}
{"n":535,"chance":5,"by":"roller"}
{"n":536,"chance":8,"by":"roller"}
{"n":537,"do":{"do":"Finish"},"side":"allied"}
{"n":538,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":539,"do":{"do":"Rebuild","unit":"FR 1.FF Inf Div","steps":1},"side":"allied"}
{"n":540,"do":{"do":"Rebuild","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":541,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":542,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":543,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":544,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":545,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":546,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":547,"do":{"do":"Finish"},"side":"allied"}
{"n":548,"chance":4,"by":"roller"}
{"n":549,"chance":7,"by":"roller"}
{"n":550,"chance":10,"by":"roller","check":"46c06ae02f7a3964"}
{"n":551,"chance":4,"by":"roller"}
{"n":552,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":553,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":554,"do":{"do":"Lose","unit":"CW 34 Tk Bde 1/3","steps":1},"side":"allied"}
{"n":555,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":556,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":557,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":558,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":559,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":560,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":561,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":562,"do":{"do":"Finish"},"side":"allied"}
{"n":563,"do":{"do":"Finish"},"side":"allied"}
{"n":564,"chance":8,"by":"roller"}
{"n":565,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":566,"chance":7,"by":"roller"}
{"n":567,"chance":9,"by":"roller"}
{"n":568,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":569,"chance":7,"by":"roller"}
{"n":570,"do":{"do":"Finish"},"side":"allied"}
{"n":571,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":572,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":573,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":574,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":575,"chance":5,"by":"roller"}
{"n":576,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":577,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":578,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":579,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":580,"do":{"do":"Finish"},"side":"allied"}
{"n":581,"chance":5,"by":"roller"}
{"n":582,"chance":7,"by":"roller"}
{"n":583,"chance":11,"by":"roller"}
{"n":584,"chance":5,"by":"roller"}
{"n":585,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":586,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":587,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":588,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":589,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":590,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":591,"do":{"do":"Finish"},"side":"allied"}
{"n":592,"do":{"do":"Finish"},"side":"allied"}
{"n":593,"chance":6,"by":"roller"}
{"n":594,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":595,"chance":10,"by":"roller"}
{"n":596,"chance":7,"by":"roller"}
{"n":597,"chance":9,"by":"roller"}
{"n":598,"do":{"do":"Lose","unit":"CW Spitfire IX #1","steps":1},"side":"allied"}
{"n":599,"do":{"do":"Finish"},"side":"allied"}
{"n":600,"do":{"do":"Rebuild","unit":"CW 34 Tk Bde 1/3","steps":1},"side":"allied","check":"0899497bd2ccc3fc"}
{"n":601,"do":{"do":"Rebuild","unit":"US 5 Arm Div Arty","steps":1},"side":"allied"}
{"n":602,"do":{"do":"Finish"},"side":"allied"}
{"n":603,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":604,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":605,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":606,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":607,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":608,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":609,"chance":5,"by":"roller"}
{"n":610,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":611,"do":{"do":"Finish"},"side":"allied"}
{"n":612,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":613,"do":{"do":"Shift","unit":"FR P-47 #2","box":"Southern France"},"side":"allied"}
{"n":614,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":615,"do":{"do":"Finish"},"side":"allied"}
{"n":616,"do":{"do":"Finish"},"side":"allied"}
{"n":617,"chance":1,"by":"roller"}
{"n":618,"chance":4,"by":"roller"}
{"n":619,"chance":8,"by":"roller"}
{"n":620,"chance":7,"by":"roller"}
{"n":621,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":622,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":623,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":624,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":625,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":626,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":627,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":628,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":629,"do":{"do":"Lose","unit":"US 101 Abn Div 401 Gld Rgt","steps":1},"side":"allied"}
{"n":630,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":631,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":632,"chance":4,"by":"roller"}
{"n":633,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":634,"do":{"do":"Lose","unit":"CW 6.Gd Tk Bde 1/3","steps":1},"side":"allied"}
{"n":635,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":636,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":637,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":638,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":639,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":640,"do":{"do":"Lose","unit":"US Mule point #1","steps":1},"side":"allied"}
{"n":641,"do":{"do":"Finish"},"side":"allied"}
{"n":642,"chance":7,"by":"roller"}
{"n":643,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":644,"chance":3,"by":"roller"}
{"n":645,"chance":6,"by":"roller"}
{"n":646,"chance":10,"by":"roller"}
{"n":647,"do":{"do":"Lose","unit":"CW Spitfire IX #1","steps":1},"side":"allied"}
{"n":648,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":649,"do":{"do":"Lose","unit":"CW 19 Can SP Arty Rgt","steps":1},"side":"allied"}
{"n":650,"do":{"do":"Misc","unit":"CW 19 Can SP Arty Rgt"},"side":"allied","check":"e99fb02a7369d20f"}
{"n":651,"do":{"do":"Rebuild","unit":"CW 3 Can Inf Div","steps":1},"side":"allied"}
{"n":652,"do":{"do":"Rebuild","unit":"CW 6.Gd Tk Bde 1/3","steps":1},"side":"allied"}
{"n":653,"do":{"do":"Rebuild","unit":"US 101 Abn Div 401 Gld Rgt","steps":1},"side":"allied"}
{"n":654,"do":{"do":"Finish"},"side":"allied"}
{"n":655,"chance":6,"by":"roller"}
{"n":656,"chance":9,"by":"roller"}
{"n":657,"chance":9,"by":"roller"}
{"n":658,"chance":7,"by":"roller"}
{"n":659,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":660,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":661,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":662,"chance":1,"by":"roller"}
{"n":663,"do":{"do":"Finish"},"side":"allied"}
{"n":664,"chance":7,"by":"roller"}
{"n":665,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":666,"chance":4,"by":"roller"}
{"n":667,"chance":8,"by":"roller"}
{"n":668,"do":{"do":"Lose","unit":"FR P-47 #2","steps":1},"side":"allied"}
{"n":669,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":670,"chance":5,"by":"roller"}
{"n":671,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":672,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":673,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":674,"do":{"do":"Shift","unit":"FR P-47 #2","box":"On map"},"side":"allied"}
{"n":675,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":676,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":677,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":678,"do":{"do":"Finish"},"side":"allied"}
{"n":679,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":680,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":681,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":682,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":683,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":684,"do":{"do":"Lose","unit":"CW 34 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":685,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":686,"do":{"do":"Lose","unit":"US Norway Inf Bn","steps":1},"side":"allied"}
{"n":687,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":688,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":689,"do":{"do":"Finish"},"side":"allied"}
{"n":690,"chance":4,"by":"roller"}
{"n":691,"chance":4,"by":"roller"}
{"n":692,"chance":6,"by":"roller"}
{"n":693,"chance":5,"by":"roller"}
{"n":694,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":695,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":696,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":697,"do":{"do":"Finish"},"side":"allied"}
{"n":698,"do":{"do":"Remove","unit":"US 701 Tk Bn"},"side":"allied"}
{"n":699,"do":{"do":"Arrive","unit":"US A-20 #2","box":"Normandy"},"side":"allied"}
{"n":700,"chance":9,"by":"roller","check":"0a42dff4ef14f9b6"}
{"n":701,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":702,"chance":9,"by":"roller"}
{"n":703,"chance":7,"by":"roller"}
{"n":704,"chance":7,"by":"roller"}
{"n":705,"do":{"do":"Rebuild","unit":"US Norway Inf Bn","steps":1},"side":"allied"}
{"n":706,"do":{"do":"Rebuild","unit":"US 736 Tk Bn","steps":1},"side":"allied"}
{"n":707,"do":{"do":"Rebuild","unit":"CW 34 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":708,"do":{"do":"Rebuild","unit":"US 740 Tk Bn","steps":1},"side":"allied"}
{"n":709,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":710,"do":{"do":"Finish"},"side":"allied"}
{"n":711,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":712,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":713,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":714,"do":{"do":"Finish"},"side":"allied"}
{"n":715,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":716,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":717,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":718,"do":{"do":"Lose","unit":"CW 5-4-3 Can Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":719,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":720,"do":{"do":"Finish"},"side":"allied"}
{"n":721,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":722,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":723,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":724,"do":{"do":"Lose","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":725,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":726,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":727,"do":{"do":"Finish"},"side":"allied"}
{"n":728,"chance":5,"by":"roller"}
{"n":729,"chance":7,"by":"roller"}
{"n":730,"chance":10,"by":"roller"}
{"n":731,"chance":5,"by":"roller"}
{"n":732,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":733,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":734,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":735,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":736,"do":{"do":"Finish"},"side":"allied"}
{"n":737,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":738,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":739,"chance":5,"by":"roller"}
{"n":740,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":741,"do":{"do":"Finish"},"side":"allied"}
{"n":742,"do":{"do":"Finish"},"side":"allied"}
{"n":743,"chance":10,"by":"roller"}
{"n":744,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":745,"chance":5,"by":"roller"}
{"n":746,"chance":5,"by":"roller"}
{"n":747,"chance":4,"by":"roller"}
{"n":748,"do":{"do":"Finish"},"side":"allied"}
{"n":749,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":750,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied","check":"dc92065d7ad9b545"}
{"n":751,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":752,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":753,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":754,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":755,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":756,"do":{"do":"Lose","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":757,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":758,"do":{"do":"Finish"},"side":"allied"}
{"n":759,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":760,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":761,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":762,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":763,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":764,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":765,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":766,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":767,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":768,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":769,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":770,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":771,"do":{"do":"Finish"},"side":"allied"}
{"n":772,"chance":3,"by":"roller"}
{"n":773,"chance":7,"by":"roller"}
{"n":774,"chance":6,"by":"roller"}
{"n":775,"chance":10,"by":"roller"}
{"n":776,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":777,"do":{"do":"Finish"},"side":"allied"}
{"n":778,"do":{"do":"Arrive","unit":"US B-26 #3","box":"Normandy"},"side":"allied"}
{"n":779,"chance":7,"by":"roller"}
{"n":780,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":781,"chance":3,"by":"roller"}
{"n":782,"chance":6,"by":"roller"}
{"n":783,"chance":5,"by":"roller"}
{"n":784,"do":{"do":"Rebuild","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":785,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":786,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":787,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":788,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":789,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":790,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":791,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":792,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":793,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":794,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":795,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":796,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":797,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":798,"do":{"do":"Finish"},"side":"allied"}
{"n":799,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":800,"do":{"do":"Reserves","used":13},"side":"allied","check":"4b41ce94d33fbe67"}
{"n":801,"do":{"do":"Finish"},"side":"allied"}
{"n":802,"chance":2,"by":"roller"}
{"n":803,"chance":5,"by":"roller"}
{"n":804,"chance":5,"by":"roller"}
{"n":805,"chance":5,"by":"roller"}
{"n":806,"chance":10,"by":"roller"}
{"n":807,"chance":7,"by":"roller"}
{"n":808,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":809,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":810,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":811,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":812,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":813,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":814,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":815,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":816,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":817,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":818,"do":{"do":"Lose","unit":"US 691 TD Bn","steps":1},"side":"allied"}
{"n":819,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":820,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 4/5","steps":1},"side":"allied"}
{"n":821,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":822,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":823,"chance":3,"by":"roller"}
{"n":824,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":825,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":826,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":827,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":828,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":829,"do":{"do":"Repair","port":"rotterdam","stock":"CW North"},"side":"allied"}
{"n":830,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":831,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":832,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":833,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":834,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":835,"do":{"do":"Shift","unit":"CW Typhoon #1","box":"Normandy"},"side":"allied"}
{"n":836,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":837,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":838,"do":{"do":"Finish"},"side":"allied"}
{"n":839,"chance":8,"by":"roller"}
{"n":840,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":841,"chance":7,"by":"roller"}
{"n":842,"chance":10,"by":"roller"}
{"n":843,"do":{"do":"Lose","unit":"FR P-47 #3","steps":1},"side":"allied"}
{"n":844,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":845,"do":{"do":"Finish"},"side":"allied"}
{"n":846,"do":{"do":"Misc","unit":"US Mule point #1"},"side":"allied"}
{"n":847,"chance":7,"by":"roller"}
{"n":848,"do":{"do":"Rebuild","unit":"US 691 TD Bn","steps":1},"side":"allied"}
{"n":849,"do":{"do":"Rebuild","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":850,"do":{"do":"Open","account":"shipping"},"side":"allied","check":"d6a0bc5b2f2a4bba"}
{"n":851,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":852,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":853,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":854,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":855,"do":{"do":"Finish"},"side":"allied"}
{"n":856,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":857,"do":{"do":"Finish"},"side":"allied"}
{"n":858,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":859,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":860,"do":{"do":"Finish"},"side":"allied"}
{"n":861,"chance":1,"by":"roller"}
{"n":862,"chance":7,"by":"roller"}
{"n":863,"chance":6,"by":"roller"}
{"n":864,"chance":9,"by":"roller"}
{"n":865,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":866,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":867,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":868,"do":{"do":"Finish"},"side":"allied"}
{"n":869,"chance":7,"by":"roller"}
{"n":870,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":871,"chance":7,"by":"roller"}
{"n":872,"chance":11,"by":"roller"}
{"n":873,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":874,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":875,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":876,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":877,"do":{"do":"Finish"},"side":"allied"}
{"n":878,"chance":8,"by":"roller"}
{"n":879,"do":{"do":"Lose","unit":"CW Typhoon #2","steps":1},"side":"allied"}
{"n":880,"do":{"do":"Finish"},"side":"allied"}
{"n":881,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCR","steps":1},"side":"allied"}
{"n":882,"do":{"do":"Rebuild","unit":"US 748 Tk Bn","steps":1},"side":"allied"}
{"n":883,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":884,"do":{"do":"Finish"},"side":"allied"}
{"n":885,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":886,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":887,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":888,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":889,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":890,"do":{"do":"Lose","unit":"US 6 Arm Div CCR","steps":1},"side":"allied"}
{"n":891,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":892,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":893,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":894,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":895,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":896,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":897,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":898,"do":{"do":"Lose","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":899,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":900,"do":{"do":"Ship","by":"rail","points":1},"side":"allied","check":"089fe704a0366ca7"}
{"n":901,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":902,"do":{"do":"Unload","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":903,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":904,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":905,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":906,"do":{"do":"Lose","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":907,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":908,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":909,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":910,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":911,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":912,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":913,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":914,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":915,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":916,"do":{"do":"Lose","unit":"CW 33 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":917,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":918,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":919,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":920,"do":{"do":"Finish"},"side":"allied"}
{"n":921,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":922,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":923,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":924,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":925,"chance":4,"by":"roller"}
{"n":926,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":927,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":928,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":929,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":930,"chance":2,"by":"roller"}
{"n":931,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":932,"do":{"do":"Finish"},"side":"allied"}
{"n":933,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":934,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":935,"chance":4,"by":"roller"}
{"n":936,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":937,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":938,"do":{"do":"Finish"},"side":"allied"}
{"n":939,"chance":1,"by":"roller"}
{"n":940,"chance":6,"by":"roller"}
{"n":941,"chance":12,"by":"roller"}
{"n":942,"chance":3,"by":"roller"}
{"n":943,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":944,"do":{"do":"Finish"},"side":"allied"}
{"n":945,"do":{"do":"Arrive","unit":"US B-26 #4","box":"Normandy"},"side":"allied"}
{"n":946,"chance":8,"by":"roller"}
{"n":947,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":948,"chance":7,"by":"roller"}
{"n":949,"chance":10,"by":"roller"}
{"n":950,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied","check":"33d8b3f92d4fed00"}
{"n":951,"do":{"do":"Finish"},"side":"allied"}
{"n":952,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":953,"do":{"do":"Finish"},"side":"allied"}
{"n":954,"do":{"do":"Misc","unit":"US 814 TD Bn"},"side":"allied"}
{"n":955,"chance":5,"by":"roller"}
{"n":956,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCB","steps":1},"side":"allied"}
{"n":957,"do":{"do":"Finish"},"side":"allied"}
{"n":958,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":959,"do":{"do":"Finish"},"side":"allied"}
{"n":960,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":961,"do":{"do":"Finish"},"side":"allied"}
{"n":962,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":963,"do":{"do":"Finish"},"side":"allied"}
{"n":964,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":965,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":966,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":967,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":968,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":969,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":970,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":971,"do":{"do":"Finish"},"side":"allied"}
{"n":972,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":973,"do":{"do":"Lose","unit":"US 747 Flm Tk Bn","steps":1},"side":"allied"}
{"n":974,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":975,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":976,"chance":6,"by":"roller"}
{"n":977,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":978,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":979,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":980,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":981,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":982,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":983,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":984,"do":{"do":"Finish"},"side":"allied"}
{"n":985,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":986,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":987,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":988,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":989,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":990,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":991,"chance":1,"by":"roller"}
{"n":992,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":993,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":994,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":995,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":996,"chance":3,"by":"roller"}
{"n":997,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":998,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":999,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1000,"do":{"do":"Finish"},"side":"allied","check":"8aee093003f0b024"}
{"n":1001,"do":{"do":"Finish"},"side":"allied"}
{"n":1002,"chance":6,"by":"roller"}
{"n":1003,"chance":11,"by":"roller"}
{"n":1004,"chance":9,"by":"roller"}
{"n":1005,"chance":4,"by":"roller"}
{"n":1006,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1007,"do":{"do":"Finish"},"side":"allied"}
{"n":1008,"chance":2,"by":"roller"}
{"n":1009,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1010,"chance":4,"by":"roller"}
{"n":1011,"chance":6,"by":"roller"}
{"n":1012,"chance":6,"by":"roller"}
{"n":1013,"do":{"do":"Rebuild","unit":"US 747 Flm Tk Bn","steps":1},"side":"allied"}
{"n":1014,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":1015,"do":{"do":"Rebuild","unit":"CW 33 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":1016,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1017,"do":{"do":"Finish"},"side":"allied"}
{"n":1018,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1019,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1020,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1021,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1022,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1023,"do":{"do":"Shift","unit":"CW B-25 #1","box":"Normandy"},"side":"allied"}
{"n":1024,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1025,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1026,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1027,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":1028,"do":{"do":"Finish"},"side":"allied"}
{"n":1029,"chance":2,"by":"roller"}
{"n":1030,"chance":6,"by":"roller"}
{"n":1031,"chance":11,"by":"roller"}
{"n":1032,"chance":7,"by":"roller"}
{"n":1033,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1034,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1035,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1036,"chance":2,"by":"roller"}
{"n":1037,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1038,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1039,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1040,"do":{"do":"Finish"},"side":"allied"}
{"n":1041,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1042,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1043,"do":{"do":"Finish"},"side":"allied"}
{"n":1044,"chance":4,"by":"roller"}
{"n":1045,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1046,"chance":9,"by":"roller"}
{"n":1047,"chance":9,"by":"roller"}
{"n":1048,"do":{"do":"Finish"},"side":"allied"}
{"n":1049,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":1050,"chance":9,"by":"roller","check":"3d2e33e1007a54dc"}
{"n":1051,"do":{"do":"Lose","unit":"CW Typhoon #1","steps":1},"side":"allied"}
{"n":1052,"do":{"do":"Finish"},"side":"allied"}
{"n":1053,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":1054,"do":{"do":"Finish"},"side":"allied"}
{"n":1055,"chance":2,"by":"roller"}
{"n":1056,"chance":8,"by":"roller"}
{"n":1057,"chance":9,"by":"roller"}
{"n":1058,"chance":4,"by":"roller"}
{"n":1059,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1060,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1061,"do":{"do":"Lose","unit":"US 10 Arm Div CCR","steps":1},"side":"allied"}
{"n":1062,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1063,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":1064,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1065,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1066,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1067,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":1068,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1069,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":1070,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1071,"do":{"do":"Lose","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":1072,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1073,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1074,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1075,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1076,"chance":3,"by":"roller"}
{"n":1077,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1078,"do":{"do":"Finish"},"side":"allied"}
{"n":1079,"do":{"do":"Finish"},"side":"allied"}
{"n":1080,"chance":4,"by":"roller"}
{"n":1081,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1082,"chance":9,"by":"roller"}
{"n":1083,"chance":4,"by":"roller"}
{"n":1084,"chance":6,"by":"roller"}
{"n":1085,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1086,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1087,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1088,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":1089,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1090,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1091,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1092,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":1093,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1094,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1095,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1096,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1097,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1098,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1099,"chance":3,"by":"roller"}
{"n":1100,"do":{"do":"Open","account":"ports"},"side":"allied","check":"df32a63a600fffe8"}
{"n":1101,"do":{"do":"Finish"},"side":"allied"}
{"n":1102,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1103,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1104,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1105,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":1106,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1107,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1108,"chance":4,"by":"roller"}
{"n":1109,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1110,"do":{"do":"Finish"},"side":"allied"}
{"n":1111,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1112,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":1113,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1114,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1115,"chance":5,"by":"roller"}
{"n":1116,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1117,"do":{"do":"Lose","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":1118,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1119,"do":{"do":"Lose","unit":"CW 3 Inf Div","steps":1},"side":"allied"}
{"n":1120,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1121,"do":{"do":"Lose","unit":"US Truck point #1","steps":1},"side":"allied"}
{"n":1122,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1123,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1124,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1125,"do":{"do":"Finish"},"side":"allied"}
{"n":1126,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1127,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1128,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1129,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1130,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1131,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1132,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1133,"do":{"do":"Finish"},"side":"allied"}
{"n":1134,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1135,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1136,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1137,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1138,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1139,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":1140,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1141,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1142,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1143,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":1144,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1145,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1146,"chance":4,"by":"roller"}
{"n":1147,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1148,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1149,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1150,"do":{"do":"Finish"},"side":"allied","check":"88014ef9ffe0ca70"}
{"n":1151,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1152,"do":{"do":"Lose","unit":"CW 4.Can Arm Div 1/4","steps":1},"side":"allied"}
{"n":1153,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1154,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1155,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1156,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":1157,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1158,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1159,"do":{"do":"Finish"},"side":"allied"}
{"n":1160,"chance":3,"by":"roller"}
{"n":1161,"chance":10,"by":"roller"}
{"n":1162,"chance":7,"by":"roller"}
{"n":1163,"chance":8,"by":"roller"}
{"n":1164,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1165,"do":{"do":"Finish"},"side":"allied"}
{"n":1166,"do":{"do":"Exchange","unit":"US A-20 #1"},"side":"allied"}
{"n":1167,"chance":11,"by":"roller"}
{"n":1168,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":1169,"chance":11,"by":"roller"}
{"n":1170,"chance":4,"by":"roller"}
{"n":1171,"chance":7,"by":"roller"}
{"n":1172,"do":{"do":"Finish"},"side":"allied"}
{"n":1173,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1174,"do":{"do":"Finish"},"side":"allied"}
{"n":1175,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1176,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1177,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1178,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1179,"chance":2,"by":"roller"}
{"n":1180,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1181,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":1182,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1183,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":1184,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1185,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1186,"chance":1,"by":"roller"}
{"n":1187,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1188,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1189,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1190,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1191,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1192,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1193,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1194,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1195,"do":{"do":"Finish"},"side":"allied"}
{"n":1196,"chance":3,"by":"roller"}
{"n":1197,"chance":7,"by":"roller"}
{"n":1198,"chance":9,"by":"roller"}
{"n":1199,"chance":6,"by":"roller"}
{"n":1200,"do":{"do":"ChooseOrder","first":false},"side":"allied","check":"c6ee21d4685a0842"}
{"n":1201,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1202,"do":{"do":"Finish"},"side":"allied"}
{"n":1203,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1204,"do":{"do":"Load","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":1205,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1206,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1207,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1208,"do":{"do":"Finish"},"side":"allied"}
{"n":1209,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1210,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1211,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1212,"do":{"do":"PlanDrop","unit":"US 17 Para Div 193 Glider Rgt"},"side":"allied"}
{"n":1213,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1214,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":1215,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1216,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1217,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1218,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1219,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1220,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":1221,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1222,"do":{"do":"Lose","unit":"US 7 Arm Div CCR","steps":1},"side":"allied"}
{"n":1223,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1224,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1225,"chance":3,"by":"roller"}
{"n":1226,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1227,"do":{"do":"PlanDrop","unit":"US 17 Para Div 194 Glider Rgt"},"side":"allied"}
{"n":1228,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1229,"do":{"do":"Finish"},"side":"allied"}
{"n":1230,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1231,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":1232,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1233,"do":{"do":"Unload","unit":"US Truck point #3","stock":"US South"},"side":"allied"}
{"n":1234,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1235,"do":{"do":"PlanDrop","unit":"US 17 Para Div 513 Para Rgt"},"side":"allied"}
{"n":1236,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1237,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1238,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1239,"do":{"do":"Finish"},"side":"allied"}
{"n":1240,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1241,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1242,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1243,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1244,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1245,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1246,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1247,"do":{"do":"Finish"},"side":"allied"}
{"n":1248,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1249,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1250,"do":{"do":"Open","account":"ports"},"side":"allied","check":"c978fb40aa57ded3"}
{"n":1251,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":1252,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1253,"do":{"do":"Finish"},"side":"allied"}
{"n":1254,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1255,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1256,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1257,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1258,"do":{"do":"Finish"},"side":"allied"}
{"n":1259,"chance":7,"by":"roller"}
{"n":1260,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1261,"chance":7,"by":"roller"}
{"n":1262,"chance":8,"by":"roller"}
{"n":1263,"do":{"do":"Lose","unit":"FR P-47 #3","steps":1},"side":"allied"}
{"n":1264,"do":{"do":"Lose","unit":"US A-20 #2","steps":1},"side":"allied"}
{"n":1265,"chance":7,"by":"roller"}
{"n":1266,"do":{"do":"Rebuild","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":1267,"do":{"do":"Finish"},"side":"allied"}
{"n":1268,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1269,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":1270,"do":{"do":"Finish"},"side":"allied"}
{"n":1271,"chance":5,"by":"roller"}
{"n":1272,"chance":8,"by":"roller"}
{"n":1273,"chance":8,"by":"roller"}
{"n":1274,"chance":2,"by":"roller"}
{"n":1275,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1276,"do":{"do":"Finish"},"side":"allied"}
{"n":1277,"chance":5,"by":"roller"}
{"n":1278,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1279,"chance":10,"by":"roller"}
{"n":1280,"chance":11,"by":"roller"}
{"n":1281,"do":{"do":"Lose","unit":"US P-38 #1","steps":1},"side":"allied"}
{"n":1282,"do":{"do":"Finish"},"side":"allied"}
{"n":1283,"do":{"do":"Finish"},"side":"allied"}
{"n":1284,"do":{"do":"Misc","unit":"US Truck point #1"},"side":"allied"}
{"n":1285,"chance":4,"by":"roller"}
{"n":1286,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCR","steps":1},"side":"allied"}
{"n":1287,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCR","steps":1},"side":"allied"}
{"n":1288,"do":{"do":"Rebuild","unit":"CW 4.Can Arm Div 1/4","steps":1},"side":"allied"}
{"n":1289,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":1290,"do":{"do":"Finish"},"side":"allied"}
{"n":1291,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1292,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1293,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1294,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1295,"chance":3,"by":"roller"}
{"n":1296,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1297,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1298,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1299,"do":{"do":"Finish"},"side":"allied"}
{"n":1300,"do":{"do":"Open","account":"events"},"side":"allied","check":"0f230e11202073b1"}
{"n":1301,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1302,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1303,"do":{"do":"Finish"},"side":"allied"}
{"n":1304,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1305,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1306,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1307,"do":{"do":"Finish"},"side":"allied"}
{"n":1308,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1309,"do":{"do":"Lose","unit":"US 102 Inf Div","steps":1},"side":"allied"}
{"n":1310,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1311,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":1312,"do":{"do":"Finish"},"side":"allied"}
{"n":1313,"chance":3,"by":"roller"}
{"n":1314,"chance":7,"by":"roller"}
{"n":1315,"chance":9,"by":"roller"}
{"n":1316,"chance":5,"by":"roller"}
{"n":1317,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1318,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1319,"do":{"do":"Finish"},"side":"allied"}
{"n":1320,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1321,"do":{"do":"Lose","unit":"CW 5 Bel Inf Bn","steps":1},"side":"allied"}
{"n":1322,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1323,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":1324,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1325,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1326,"do":{"do":"Finish"},"side":"allied"}
{"n":1327,"chance":5,"by":"roller"}
{"n":1328,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1329,"chance":7,"by":"roller"}
{"n":1330,"chance":8,"by":"roller"}
{"n":1331,"do":{"do":"Lose","unit":"US P-47 #7","steps":1},"side":"allied"}
{"n":1332,"do":{"do":"Lose","unit":"US A-26 #1","steps":1},"side":"allied"}
{"n":1333,"chance":3,"by":"roller"}
{"n":1334,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1335,"do":{"do":"Rebuild","unit":"US 6 Arm Div CCR","steps":1},"side":"allied"}
{"n":1336,"do":{"do":"Rebuild","unit":"CW 5 Bel Inf Bn","steps":1},"side":"allied"}
{"n":1337,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1338,"do":{"do":"Finish"},"side":"allied"}
{"n":1339,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1340,"do":{"do":"Shift","unit":"FR B-26 #1","box":"Normandy"},"side":"allied"}
{"n":1341,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1342,"do":{"do":"Drop","unit":"US 17 Para Div 193 Glider Rgt"},"side":"allied"}
{"n":1343,"do":{"do":"Finish"},"side":"allied"}
{"n":1344,"chance":3,"by":"roller"}
{"n":1345,"chance":10,"by":"roller"}
{"n":1346,"chance":8,"by":"roller"}
{"n":1347,"chance":4,"by":"roller"}
{"n":1348,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1349,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1350,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied","check":"ed851f162f0d3c4f"}
{"n":1351,"do":{"do":"Finish"},"side":"allied"}
{"n":1352,"chance":6,"by":"roller"}
{"n":1353,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1354,"chance":7,"by":"roller"}
{"n":1355,"chance":10,"by":"roller"}
{"n":1356,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":1357,"do":{"do":"Finish"},"side":"allied"}
{"n":1358,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":1359,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":1360,"do":{"do":"Lose","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":1361,"do":{"do":"Misc","unit":"US 550 Gld Bn"},"side":"allied"}
{"n":1362,"chance":4,"by":"roller"}
{"n":1363,"do":{"do":"Finish"},"side":"allied"}
{"n":1364,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1365,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":1366,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1367,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1368,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1369,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":1370,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1371,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1372,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1373,"do":{"do":"Finish"},"side":"allied"}
{"n":1374,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1375,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1376,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1377,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1378,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1379,"do":{"do":"Finish"},"side":"allied"}
{"n":1380,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1381,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1382,"chance":6,"by":"roller"}
{"n":1383,"do":{"do":"Finish"},"side":"allied"}
{"n":1384,"chance":3,"by":"roller"}
{"n":1385,"chance":6,"by":"roller"}
{"n":1386,"chance":5,"by":"roller"}
{"n":1387,"chance":9,"by":"roller"}
{"n":1388,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1389,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1390,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":1391,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1392,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1393,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1394,"do":{"do":"Finish"},"side":"allied"}
{"n":1395,"do":{"do":"Finish"},"side":"allied"}
{"n":1396,"do":{"do":"Arrive","unit":"CW 6 Abn Div 1/4","box":"On map"},"side":"allied"}
{"n":1397,"do":{"do":"Arrive","unit":"CW 6 Abn Div 2/4","box":"England"},"side":"allied"}
{"n":1398,"do":{"do":"Arrive","unit":"CW 6 Abn Div 3/4","box":"On map"},"side":"allied"}
{"n":1399,"do":{"do":"Arrive","unit":"CW 6 Abn Div 4/4","box":"On map"},"side":"allied"}
{"n":1400,"chance":5,"by":"roller","check":"68a57defd5e14974"}
{"n":1401,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1402,"chance":4,"by":"roller"}
{"n":1403,"chance":5,"by":"roller"}
{"n":1404,"chance":6,"by":"roller"}
{"n":1405,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1406,"do":{"do":"Rebuild","unit":"US 102 Inf Div","steps":1},"side":"allied"}
{"n":1407,"do":{"do":"Finish"},"side":"allied"}
{"n":1408,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1409,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":1410,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1411,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1412,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1413,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1414,"chance":4,"by":"roller"}
{"n":1415,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1416,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1417,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1418,"do":{"do":"Finish"},"side":"allied"}
{"n":1419,"do":{"do":"Finish"},"side":"allied"}
{"n":1420,"chance":6,"by":"roller"}
{"n":1421,"chance":6,"by":"roller"}
{"n":1422,"chance":4,"by":"roller"}
{"n":1423,"chance":8,"by":"roller"}
{"n":1424,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1425,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1426,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1427,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1428,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1429,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1430,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1431,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1432,"do":{"do":"Drop","unit":"US 17 Para Div 513 Para Rgt"},"side":"allied"}
{"n":1433,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1434,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":1435,"do":{"do":"Finish"},"side":"allied"}
{"n":1436,"chance":6,"by":"roller"}
{"n":1437,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1438,"chance":7,"by":"roller"}
{"n":1439,"chance":11,"by":"roller"}
{"n":1440,"do":{"do":"Lose","unit":"FR P-47 #3","steps":1},"side":"allied"}
{"n":1441,"do":{"do":"Finish"},"side":"allied"}
{"n":1442,"do":{"do":"Lose","unit":"FR B-26 #2","steps":1},"side":"allied"}
{"n":1443,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":1444,"do":{"do":"Lose","unit":"US (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":1445,"do":{"do":"Misc","unit":"US (1)-0-0 Pontoon Bde #1"},"side":"allied"}
{"n":1446,"chance":8,"by":"roller"}
{"n":1447,"do":{"do":"Lose","unit":"CW Typhoon #2","steps":1},"side":"allied"}
{"n":1448,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":1449,"do":{"do":"Finish"},"side":"allied"}
{"n":1450,"do":{"do":"Open","account":"ports"},"side":"allied","check":"cf16ee168b337123"}
{"n":1451,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":1452,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1453,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1454,"chance":3,"by":"roller"}
{"n":1455,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1456,"do":{"do":"Finish"},"side":"allied"}
{"n":1457,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1458,"do":{"do":"Finish"},"side":"allied"}
{"n":1459,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1460,"do":{"do":"Shift","unit":"FR P-47 #3","box":"Normandy"},"side":"allied"}
{"n":1461,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1462,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":1463,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1464,"do":{"do":"Lose","unit":"CW 1 Abn Corps HQ","steps":1},"side":"allied"}
{"n":1465,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1466,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1467,"chance":6,"by":"roller"}
{"n":1468,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1469,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1470,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1471,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1472,"do":{"do":"Finish"},"side":"allied"}
{"n":1473,"chance":2,"by":"roller"}
{"n":1474,"chance":8,"by":"roller"}
{"n":1475,"chance":4,"by":"roller"}
{"n":1476,"chance":6,"by":"roller"}
{"n":1477,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1478,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1479,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1480,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1481,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1482,"chance":3,"by":"roller"}
{"n":1483,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1484,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1485,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1486,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":1487,"do":{"do":"Finish"},"side":"allied"}
{"n":1488,"chance":7,"by":"roller"}
{"n":1489,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":1490,"chance":8,"by":"roller"}
{"n":1491,"chance":6,"by":"roller"}
{"n":1492,"chance":3,"by":"roller"}
{"n":1493,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 4/5","steps":1},"side":"allied"}
{"n":1494,"do":{"do":"Finish"},"side":"allied"}
{"n":1495,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1496,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1497,"do":{"do":"Finish"},"side":"allied"}
{"n":1498,"chance":5,"by":"roller"}
{"n":1499,"chance":4,"by":"roller"}
{"n":1500,"chance":5,"by":"roller","check":"523998eadce876bc"}
{"n":1501,"chance":10,"by":"roller"}
{"n":1502,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1503,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1504,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":1505,"do":{"do":"Finish"},"side":"allied"}
{"n":1506,"chance":10,"by":"roller"}
{"n":1507,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1508,"chance":7,"by":"roller"}
{"n":1509,"chance":10,"by":"roller"}
{"n":1510,"do":{"do":"Lose","unit":"FR P-47 #3","steps":1},"side":"allied"}
{"n":1511,"do":{"do":"Lose","unit":"US P-38 #1","steps":1},"side":"allied"}
{"n":1512,"do":{"do":"Lose","unit":"US A-20 #2","steps":1},"side":"allied"}
{"n":1513,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":1514,"do":{"do":"Lose","unit":"US 747 Flm Tk Bn","steps":1},"side":"allied"}
{"n":1515,"do":{"do":"Finish"},"side":"allied"}
{"n":1516,"chance":6,"by":"roller"}
{"n":1517,"do":{"do":"Finish"},"side":"allied"}
{"n":1518,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1519,"do":{"do":"Finish"},"side":"allied"}
{"n":1520,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1521,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":1522,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1523,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":1524,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1525,"do":{"do":"Load","unit":"US Truck point #3","stock":"US North"},"side":"allied"}
{"n":1526,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1527,"do":{"do":"Lose","unit":"US 11 Arm Div CCB","steps":1},"side":"allied"}
{"n":1528,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1529,"do":{"do":"Finish"},"side":"allied"}
{"n":1530,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1531,"do":{"do":"Finish"},"side":"allied"}
{"n":1532,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1533,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":1534,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1535,"do":{"do":"Finish"},"side":"allied"}
{"n":1536,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1537,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":1538,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1539,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1540,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1541,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1542,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1543,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1544,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1545,"do":{"do":"Lose","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":1546,"do":{"do":"Finish"},"side":"allied"}
{"n":1547,"chance":6,"by":"roller"}
{"n":1548,"chance":10,"by":"roller"}
{"n":1549,"chance":8,"by":"roller"}
{"n":1550,"do":{"do":"ChooseOrder","first":false},"side":"allied","check":"bb01c13830314bdc"}
{"n":1551,"do":{"do":"Finish"},"side":"allied"}
{"n":1552,"chance":8,"by":"roller"}
{"n":1553,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1554,"chance":9,"by":"roller"}
{"n":1555,"chance":12,"by":"roller"}
{"n":1556,"do":{"do":"Lose","unit":"US P-38 #1","steps":1},"side":"allied"}
{"n":1557,"do":{"do":"Lose","unit":"US P-47 #7","steps":1},"side":"allied"}
{"n":1558,"do":{"do":"Lose","unit":"FR B-26 #2","steps":1},"side":"allied"}
{"n":1559,"do":{"do":"Lose","unit":"FR B-26 #2","steps":1},"side":"allied"}
{"n":1560,"do":{"do":"Finish"},"side":"allied"}
{"n":1561,"chance":8,"by":"roller"}
{"n":1562,"do":{"do":"Lose","unit":"CW Spitfire XIV #1","steps":1},"side":"allied"}
{"n":1563,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":1564,"do":{"do":"Rebuild","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":1565,"do":{"do":"Finish"},"side":"allied"}
{"n":1566,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1567,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1568,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1569,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1570,"do":{"do":"Finish"},"side":"allied"}
{"n":1571,"chance":8,"by":"roller"}
{"n":1572,"chance":5,"by":"roller"}
{"n":1573,"chance":7,"by":"roller"}
{"n":1574,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1575,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1576,"do":{"do":"Drop","unit":"US 17 Para Div 194 Glider Rgt"},"side":"allied"}
{"n":1577,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1578,"do":{"do":"Finish"},"side":"allied"}
{"n":1579,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1580,"do":{"do":"Lose","unit":"US 11 Arm Div CCA","steps":1},"side":"allied"}
{"n":1581,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1582,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1583,"do":{"do":"Finish"},"side":"allied"}
{"n":1584,"chance":5,"by":"roller"}
{"n":1585,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1586,"chance":5,"by":"roller"}
{"n":1587,"chance":6,"by":"roller"}
{"n":1588,"chance":4,"by":"roller"}
{"n":1589,"do":{"do":"Rebuild","unit":"US 747 Flm Tk Bn","steps":1},"side":"allied"}
{"n":1590,"do":{"do":"Rebuild","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":1591,"do":{"do":"Finish"},"side":"allied"}
{"n":1592,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1593,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1594,"chance":3,"by":"roller"}
{"n":1595,"do":{"do":"Finish"},"side":"allied"}
{"n":1596,"chance":3,"by":"roller"}
{"n":1597,"chance":5,"by":"roller"}
{"n":1598,"chance":2,"by":"roller"}
{"n":1599,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1600,"do":{"do":"Finish"},"side":"allied","check":"4c905151b57f0c50"}
{"n":1601,"chance":12,"by":"roller"}
{"n":1602,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1603,"chance":6,"by":"roller"}
{"n":1604,"chance":8,"by":"roller"}
{"n":1605,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":1606,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":1607,"chance":7,"by":"roller"}
{"n":1608,"do":{"do":"Finish"},"side":"allied"}
{"n":1609,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1610,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1611,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1612,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1613,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1614,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":1615,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1616,"do":{"do":"Finish"},"side":"allied"}
{"n":1617,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1618,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1619,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1620,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1621,"do":{"do":"Finish"},"side":"allied"}
{"n":1622,"chance":8,"by":"roller"}
{"n":1623,"chance":10,"by":"roller"}
{"n":1624,"chance":11,"by":"roller"}
{"n":1625,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1626,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1627,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":1628,"chance":5,"by":"roller"}
{"n":1629,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1630,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":1631,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1632,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1633,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1634,"do":{"do":"Lose","unit":"CW 6 Abn Div 3/4","steps":1},"side":"allied"}
{"n":1635,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1636,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1637,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1638,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":1639,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1640,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1641,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1642,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1643,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1644,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1645,"chance":5,"by":"roller"}
{"n":1646,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1647,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1648,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1649,"do":{"do":"Finish"},"side":"allied"}
{"n":1650,"do":{"do":"Finish"},"side":"allied","check":"985dc36154604fb0"}
{"n":1651,"chance":7,"by":"roller"}
{"n":1652,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":1653,"chance":11,"by":"roller"}
{"n":1654,"chance":9,"by":"roller"}
{"n":1655,"do":{"do":"Lose","unit":"US P-38 #1","steps":1},"side":"allied"}
{"n":1656,"do":{"do":"Lose","unit":"FR P-47 #4","steps":1},"side":"allied"}
{"n":1657,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":1658,"do":{"do":"Finish"},"side":"allied"}
{"n":1659,"do":{"do":"Lose","unit":"US 117 Mech Cav Bn","steps":1},"side":"allied"}
{"n":1660,"do":{"do":"Misc","unit":"US 117 Mech Cav Bn"},"side":"allied"}
{"n":1661,"chance":9,"by":"roller"}
{"n":1662,"do":{"do":"Lose","unit":"CW Typhoon #1","steps":1},"side":"allied"}
{"n":1663,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":1664,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1665,"do":{"do":"Finish"},"side":"allied"}
{"n":1666,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1667,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":1668,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1669,"do":{"do":"Finish"},"side":"allied"}
{"n":1670,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1671,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1672,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1673,"do":{"do":"Finish"},"side":"allied"}
{"n":1674,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1675,"do":{"do":"Finish"},"side":"allied"}
{"n":1676,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1677,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1678,"chance":2,"by":"roller"}
{"n":1679,"do":{"do":"Finish"},"side":"allied"}
{"n":1680,"chance":5,"by":"roller"}
{"n":1681,"chance":7,"by":"roller"}
{"n":1682,"chance":11,"by":"roller"}
{"n":1683,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1684,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1685,"do":{"do":"Lose","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1686,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1687,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1688,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1689,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1690,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1691,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1692,"chance":6,"by":"roller"}
{"n":1693,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1694,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 2/5","steps":1},"side":"allied"}
{"n":1695,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1696,"do":{"do":"Finish"},"side":"allied"}
{"n":1697,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1698,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1699,"do":{"do":"Finish"},"side":"allied"}
{"n":1700,"chance":2,"by":"roller","check":"3ff444af75646b27"}
{"n":1701,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1702,"chance":5,"by":"roller"}
{"n":1703,"chance":5,"by":"roller"}
{"n":1704,"chance":5,"by":"roller"}
{"n":1705,"do":{"do":"Rebuild","unit":"US 11 Arm Div CCB","steps":1},"side":"allied"}
{"n":1706,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1707,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 2/5","steps":1},"side":"allied"}
{"n":1708,"do":{"do":"Finish"},"side":"allied"}
{"n":1709,"do":{"do":"Finish"},"side":"allied"}
{"n":1710,"chance":11,"by":"roller"}
{"n":1711,"chance":6,"by":"roller"}
{"n":1712,"chance":6,"by":"roller"}
{"n":1713,"chance":6,"by":"roller"}
{"n":1714,"chance":10,"by":"roller"}
{"n":1715,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1716,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1717,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1718,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1719,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1720,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1721,"do":{"do":"Lose","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":1722,"do":{"do":"Finish"},"side":"allied"}
{"n":1723,"chance":2,"by":"roller"}
{"n":1724,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1725,"chance":10,"by":"roller"}
{"n":1726,"chance":3,"by":"roller"}
{"n":1727,"chance":7,"by":"roller"}
{"n":1728,"do":{"do":"Rebuild","unit":"US 11 Arm Div CCA","steps":1},"side":"allied"}
{"n":1729,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1730,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1731,"do":{"do":"Finish"},"side":"allied"}
{"n":1732,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1733,"do":{"do":"PlanDrop","unit":"CW 6 Abn Div 2/4"},"side":"allied"}
{"n":1734,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1735,"do":{"do":"Finish"},"side":"allied"}
{"n":1736,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1737,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1738,"chance":2,"by":"roller"}
{"n":1739,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1740,"do":{"do":"Repair","port":"antwerpen_1","stock":"US South"},"side":"allied"}
{"n":1741,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1742,"do":{"do":"Lose","unit":"FR 3-4-3 Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":1743,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1744,"do":{"do":"Lose","unit":"CW 18 Can Rec Bn","steps":1},"side":"allied"}
{"n":1745,"do":{"do":"Finish"},"side":"allied"}
{"n":1746,"chance":5,"by":"roller"}
{"n":1747,"chance":3,"by":"roller"}
{"n":1748,"chance":7,"by":"roller"}
{"n":1749,"chance":9,"by":"roller"}
{"n":1750,"do":{"do":"ChooseOrder","first":false},"side":"allied","check":"508153bb1d6f08aa"}
{"n":1751,"do":{"do":"Finish"},"side":"allied"}
{"n":1752,"chance":9,"by":"roller"}
{"n":1753,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1754,"chance":9,"by":"roller"}
{"n":1755,"chance":7,"by":"roller"}
{"n":1756,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":1757,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":1758,"chance":12,"by":"roller"}
{"n":1759,"do":{"do":"Finish"},"side":"allied"}
{"n":1760,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":1761,"do":{"do":"Finish"},"side":"allied"}
{"n":1762,"do":{"do":"Finish"},"side":"allied"}
{"n":1763,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1764,"do":{"do":"Finish"},"side":"allied"}
{"n":1765,"do":{"do":"Finish"},"side":"allied"}
{"n":1766,"chance":5,"by":"roller"}
{"n":1767,"chance":8,"by":"roller"}
{"n":1768,"chance":11,"by":"roller"}
{"n":1769,"chance":4,"by":"roller"}
{"n":1770,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1771,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1772,"do":{"do":"Finish"},"side":"allied"}
{"n":1773,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1774,"do":{"do":"Finish"},"side":"allied"}
{"n":1775,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1776,"do":{"do":"Lose","unit":"CW 5 Bel Inf Bn","steps":1},"side":"allied"}
{"n":1777,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1778,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1779,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1780,"do":{"do":"Finish"},"side":"allied"}
{"n":1781,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1782,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1783,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1784,"do":{"do":"Finish"},"side":"allied"}
{"n":1785,"do":{"do":"Finish"},"side":"allied"}
{"n":1786,"chance":3,"by":"roller"}
{"n":1787,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1788,"chance":7,"by":"roller"}
{"n":1789,"chance":5,"by":"roller"}
{"n":1790,"chance":6,"by":"roller"}
{"n":1791,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":1792,"do":{"do":"Rebuild","unit":"CW 3 Inf Div","steps":1},"side":"allied"}
{"n":1793,"do":{"do":"Rebuild","unit":"CW 5 Bel Inf Bn","steps":1},"side":"allied"}
{"n":1794,"do":{"do":"Rebuild","unit":"CW 18 Can Rec Bn","steps":1},"side":"allied"}
{"n":1795,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1796,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1797,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1798,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":1799,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1800,"do":{"do":"Finish"},"side":"allied","check":"ef33a5af9728872b"}
{"n":1801,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1802,"do":{"do":"Drop","unit":"CW 6 Abn Div 2/4"},"side":"allied"}
{"n":1803,"do":{"do":"Finish"},"side":"allied"}
{"n":1804,"chance":6,"by":"roller"}
{"n":1805,"chance":5,"by":"roller"}
{"n":1806,"chance":7,"by":"roller"}
{"n":1807,"chance":10,"by":"roller"}
{"n":1808,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1809,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1810,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":1811,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1812,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1813,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1814,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1815,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1816,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1817,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1818,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1819,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1820,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1821,"chance":6,"by":"roller"}
{"n":1822,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1823,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1824,"do":{"do":"Finish"},"side":"allied"}
{"n":1825,"chance":8,"by":"roller"}
{"n":1826,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1827,"chance":8,"by":"roller"}
{"n":1828,"chance":7,"by":"roller"}
{"n":1829,"do":{"do":"Lose","unit":"FR P-47 #3","steps":1},"side":"allied"}
{"n":1830,"do":{"do":"Finish"},"side":"allied"}
{"n":1831,"chance":2,"by":"roller"}
{"n":1832,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1833,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1834,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1835,"do":{"do":"Finish"},"side":"allied"}
{"n":1836,"do":{"do":"Finish"},"side":"allied"}
{"n":1837,"chance":3,"by":"roller"}
{"n":1838,"chance":11,"by":"roller"}
{"n":1839,"chance":5,"by":"roller"}
{"n":1840,"chance":7,"by":"roller"}
{"n":1841,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1842,"do":{"do":"Finish"},"side":"allied"}
{"n":1843,"chance":5,"by":"roller"}
{"n":1844,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1845,"chance":2,"by":"roller"}
{"n":1846,"chance":12,"by":"roller"}
{"n":1847,"do":{"do":"Finish"},"side":"allied"}
{"n":1848,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":1849,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":1850,"do":{"do":"Lose","unit":"US 629 TD Bn","steps":1},"side":"allied","check":"71986d9c00199fce"}
{"n":1851,"do":{"do":"Finish"},"side":"allied"}
{"n":1852,"chance":8,"by":"roller"}
{"n":1853,"do":{"do":"Finish"},"side":"allied"}
{"n":1854,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":1855,"do":{"do":"Finish"},"side":"allied"}
{"n":1856,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1857,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1858,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1859,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1860,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1861,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":1862,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1863,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":1864,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1865,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1866,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1867,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1868,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1869,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1870,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1871,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":1872,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1873,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":1874,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1875,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1876,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1877,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1878,"chance":2,"by":"roller"}
{"n":1879,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1880,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":1881,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1882,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1883,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1884,"do":{"do":"Finish"},"side":"allied"}
{"n":1885,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1886,"do":{"do":"Finish"},"side":"allied"}
{"n":1887,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1888,"do":{"do":"Finish"},"side":"allied"}
{"n":1889,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1890,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1891,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1892,"do":{"do":"Lose","unit":"CW 6 Abn Div 2/4","steps":1},"side":"allied"}
{"n":1893,"do":{"do":"Finish"},"side":"allied"}
{"n":1894,"chance":5,"by":"roller"}
{"n":1895,"chance":10,"by":"roller"}
{"n":1896,"chance":10,"by":"roller"}
{"n":1897,"chance":11,"by":"roller"}
{"n":1898,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1899,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1900,"do":{"do":"Finish"},"side":"allied","check":"994c27dcb6930b68"}
{"n":1901,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1902,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":1903,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1904,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":1905,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1906,"do":{"do":"Lose","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":1907,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1908,"do":{"do":"Finish"},"side":"allied"}
{"n":1909,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1910,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1911,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1912,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1913,"chance":6,"by":"roller"}
{"n":1914,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1915,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":1916,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1917,"do":{"do":"Lose","unit":"CW 52 AL Div 155 Inf Bde","steps":1},"side":"allied"}
{"n":1918,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1919,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1920,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1921,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1922,"do":{"do":"Finish"},"side":"allied"}
{"n":1923,"do":{"do":"Exchange","unit":"US B-26 #1"},"side":"allied"}
{"n":1924,"chance":3,"by":"roller"}
{"n":1925,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1926,"chance":7,"by":"roller"}
{"n":1927,"chance":4,"by":"roller"}
{"n":1928,"chance":4,"by":"roller"}
{"n":1929,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":1930,"do":{"do":"Rebuild","unit":"US 63 Inf Div","steps":1},"side":"allied"}
{"n":1931,"do":{"do":"Rebuild","unit":"US 42 Inf Div","steps":1},"side":"allied"}
{"n":1932,"do":{"do":"Rebuild","unit":"CW 1 Abn Corps HQ","steps":1},"side":"allied"}
{"n":1933,"do":{"do":"Rebuild","unit":"US 629 TD Bn","steps":1},"side":"allied"}
{"n":1934,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1935,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1936,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1937,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1938,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1939,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1940,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1941,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":1942,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1943,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":1944,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1945,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1946,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1947,"do":{"do":"Shift","unit":"FR P-47 #3","box":"On map"},"side":"allied"}
{"n":1948,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1949,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1950,"do":{"do":"Finish"},"side":"allied","check":"99a841e92af56988"}
{"n":1951,"chance":5,"by":"roller"}
{"n":1952,"chance":9,"by":"roller"}
{"n":1953,"chance":11,"by":"roller"}
{"n":1954,"chance":8,"by":"roller"}
{"n":1955,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1956,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1957,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1958,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1959,"do":{"do":"Shift","unit":"FR B-26 #2","box":"On map"},"side":"allied"}
{"n":1960,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1961,"do":{"do":"Lose","unit":"US 9 Arm Div CCB","steps":1},"side":"allied"}
{"n":1962,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1963,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1964,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1965,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1966,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1967,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1968,"do":{"do":"Finish"},"side":"allied"}
{"n":1969,"chance":8,"by":"roller"}
{"n":1970,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":1971,"chance":7,"by":"roller"}
{"n":1972,"chance":11,"by":"roller"}
{"n":1973,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":1974,"do":{"do":"Lose","unit":"FR P-47 #4","steps":1},"side":"allied"}
{"n":1975,"do":{"do":"Lose","unit":"US A-26 #1","steps":1},"side":"allied"}
{"n":1976,"do":{"do":"Lose","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":1977,"do":{"do":"Finish"},"side":"allied"}
{"n":1978,"chance":9,"by":"roller"}
{"n":1979,"do":{"do":"Lose","unit":"CW Typhoon #2","steps":1},"side":"allied"}
{"n":1980,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":1981,"do":{"do":"Rebuild","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":1982,"do":{"do":"Finish"},"side":"allied"}
{"n":1983,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1984,"do":{"do":"Finish"},"side":"allied"}
{"n":1985,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1986,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1987,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1988,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1989,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1990,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":1991,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1992,"do":{"do":"Finish"},"side":"allied"}
{"n":1993,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1994,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":1995,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1996,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":1997,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1998,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1999,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2000,"do":{"do":"Reserves","used":26},"side":"allied","check":"7c0738565bddd6a9"}
{"n":2001,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2002,"do":{"do":"Lose","unit":"FR 1 Arty Grp","steps":1},"side":"allied"}
{"n":2003,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2004,"do":{"do":"Finish"},"side":"allied"}
{"n":2005,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2006,"do":{"do":"Lose","unit":"FR 1.FF Inf Div","steps":1},"side":"allied"}
{"n":2007,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2008,"do":{"do":"Lose","unit":"CW 141 Flm Tk Bn","steps":1},"side":"allied"}
{"n":2009,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2010,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2011,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2012,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":2013,"do":{"do":"Finish"},"side":"allied"}
{"n":2014,"chance":1,"by":"roller"}
{"n":2015,"chance":8,"by":"roller"}
{"n":2016,"chance":7,"by":"roller"}
{"n":2017,"chance":7,"by":"roller"}
{"n":2018,"chance":6,"by":"roller"}
{"n":2019,"chance":10,"by":"roller"}
{"n":2020,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2021,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2022,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2023,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2024,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2025,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2026,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2027,"chance":5,"by":"roller"}
{"n":2028,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2029,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2030,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2031,"do":{"do":"Finish"},"side":"allied"}
{"n":2032,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2033,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2034,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2035,"do":{"do":"Lose","unit":"US 11 Arm Div CCR","steps":1},"side":"allied"}
{"n":2036,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2037,"do":{"do":"Finish"},"side":"allied"}
{"n":2038,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2039,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2040,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2041,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":2042,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2043,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":2044,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2045,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2046,"do":{"do":"Finish"},"side":"allied"}
{"n":2047,"do":{"do":"Arrive","unit":"US 13 Abn Div 326 Gld Rgt","box":"England"},"side":"allied"}
{"n":2048,"chance":8,"by":"roller"}
{"n":2049,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2050,"chance":5,"by":"roller","check":"d396e097b1d8b494"}
{"n":2051,"chance":8,"by":"roller"}
{"n":2052,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":2053,"do":{"do":"Lose","unit":"US A-20 #3","steps":1},"side":"allied"}
{"n":2054,"chance":5,"by":"roller"}
{"n":2055,"do":{"do":"Rebuild","unit":"US 9 Arm Div CCB","steps":1},"side":"allied"}
{"n":2056,"do":{"do":"Rebuild","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":2057,"do":{"do":"Rebuild","unit":"US 11 Arm Div CCR","steps":1},"side":"allied"}
{"n":2058,"do":{"do":"Rebuild","unit":"FR 1 Arty Grp","steps":1},"side":"allied"}
{"n":2059,"do":{"do":"Finish"},"side":"allied"}
{"n":2060,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2061,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":2062,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2063,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2064,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2065,"do":{"do":"Finish"},"side":"allied"}
{"n":2066,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2067,"do":{"do":"Finish"},"side":"allied"}
{"n":2068,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2069,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2070,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2071,"do":{"do":"PlanDrop","unit":"US 13 Abn Div 326 Gld Rgt"},"side":"allied"}
{"n":2072,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2073,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2074,"chance":1,"by":"roller"}
{"n":2075,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2076,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2077,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2078,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2079,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2080,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2081,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2082,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2083,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2084,"do":{"do":"Lose","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":2085,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2086,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2087,"chance":6,"by":"roller"}
{"n":2088,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2089,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2090,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2091,"do":{"do":"Lose","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2092,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2093,"do":{"do":"Finish"},"side":"allied"}
{"n":2094,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2095,"do":{"do":"Lose","unit":"CW Truck point #2","steps":1},"side":"allied"}
{"n":2096,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2097,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2098,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2099,"do":{"do":"Lose","unit":"US Mule point #1","steps":1},"side":"allied"}
{"n":2100,"do":{"do":"Finish"},"side":"allied","check":"d737954a5beb1520"}
{"n":2101,"chance":6,"by":"roller"}
{"n":2102,"chance":9,"by":"roller"}
{"n":2103,"chance":6,"by":"roller"}
{"n":2104,"chance":7,"by":"roller"}
{"n":2105,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2106,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2107,"do":{"do":"Finish"},"side":"allied"}
{"n":2108,"do":{"do":"Finish"},"side":"allied"}
{"n":2109,"chance":5,"by":"roller"}
{"n":2110,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":2111,"chance":4,"by":"roller"}
{"n":2112,"chance":5,"by":"roller"}
{"n":2113,"chance":4,"by":"roller"}
{"n":2114,"do":{"do":"Finish"},"side":"allied"}
{"n":2115,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2116,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2117,"chance":3,"by":"roller"}
{"n":2118,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2119,"do":{"do":"Lose","unit":"US A-26 #1","steps":1},"side":"allied"}
{"n":2120,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2121,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2122,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2123,"do":{"do":"Lose","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":2124,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2125,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":2126,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2127,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2128,"chance":4,"by":"roller"}
{"n":2129,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2130,"do":{"do":"Finish"},"side":"allied"}
{"n":2131,"do":{"do":"Finish"},"side":"allied"}
{"n":2132,"chance":3,"by":"roller"}
{"n":2133,"chance":10,"by":"roller"}
{"n":2134,"chance":7,"by":"roller"}
{"n":2135,"chance":8,"by":"roller"}
{"n":2136,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2137,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2138,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2139,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2140,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2141,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2142,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":2143,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2144,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":2145,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2146,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2147,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2148,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2149,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2150,"do":{"do":"Finish"},"side":"allied","check":"d73330606736f946"}
{"n":2151,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2152,"do":{"do":"Drop","unit":"US 13 Abn Div 326 Gld Rgt"},"side":"allied"}
{"n":2153,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2154,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2155,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2156,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2157,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2158,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":2159,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2160,"do":{"do":"Finish"},"side":"allied"}
{"n":2161,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2162,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":2163,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2164,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2165,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2166,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2167,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2168,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2169,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2170,"do":{"do":"Finish"},"side":"allied"}
{"n":2171,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2172,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2173,"chance":1,"by":"roller"}
{"n":2174,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2175,"do":{"do":"Lose","unit":"US 18 Abn Corps HQ","steps":1},"side":"allied"}
{"n":2176,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2177,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2178,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2179,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":2180,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2181,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2182,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2183,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":2184,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2185,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":2186,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2187,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2188,"chance":1,"by":"roller"}
{"n":2189,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2190,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2191,"chance":3,"by":"roller"}
{"n":2192,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2193,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":2194,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2195,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2196,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2197,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":2198,"do":{"do":"Finish"},"side":"allied"}
{"n":2199,"chance":7,"by":"roller"}
{"n":2200,"do":{"do":"PlaceSP","north":3},"side":"allied","check":"b1e0b630b435e0d0"}
{"n":2201,"chance":4,"by":"roller"}
{"n":2202,"chance":2,"by":"roller"}
{"n":2203,"chance":7,"by":"roller"}
{"n":2204,"do":{"do":"Rebuild","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2205,"do":{"do":"Rebuild","unit":"FR 1.FF Inf Div","steps":1},"side":"allied"}
{"n":2206,"do":{"do":"Rebuild","unit":"US 18 Abn Corps HQ","steps":1},"side":"allied"}
{"n":2207,"do":{"do":"Rebuild","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":2208,"do":{"do":"Rebuild","unit":"CW 141 Flm Tk Bn","steps":1},"side":"allied"}
{"n":2209,"do":{"do":"Rebuild","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":2210,"do":{"do":"Finish"},"side":"allied"}
{"n":2211,"chance":5,"by":"roller"}
{"n":2212,"chance":7,"by":"roller"}
{"n":2213,"chance":7,"by":"roller"}
{"n":2214,"chance":5,"by":"roller"}
{"n":2215,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2216,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2217,"do":{"do":"Lose","unit":"CW 4 Commando Bde","steps":1},"side":"allied"}
{"n":2218,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2219,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":2220,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2221,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2222,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2223,"do":{"do":"Lose","unit":"FR P-47 #4","steps":1},"side":"allied"}
{"n":2224,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2225,"do":{"do":"Finish"},"side":"allied"}
{"n":2226,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2227,"do":{"do":"Finish"},"side":"allied"}
{"n":2228,"do":{"do":"Finish"},"side":"allied"}
{"n":2229,"do":{"do":"Arrive","unit":"US P-47 #11","box":"Normandy"},"side":"allied"}
{"n":2230,"chance":3,"by":"roller"}
{"n":2231,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":2232,"chance":8,"by":"roller"}
{"n":2233,"chance":6,"by":"roller"}
{"n":2234,"chance":8,"by":"roller"}
{"n":2235,"do":{"do":"Lose","unit":"CW Typhoon #1","steps":1},"side":"allied"}
{"n":2236,"do":{"do":"Rebuild","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":2237,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2238,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":2239,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2240,"do":{"do":"Finish"},"side":"allied"}
{"n":2241,"do":{"do":"Finish"},"side":"allied"}
{"n":2242,"chance":6,"by":"roller"}
{"n":2243,"chance":6,"by":"roller"}
{"n":2244,"chance":4,"by":"roller"}
{"n":2245,"chance":9,"by":"roller"}
{"n":2246,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2247,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2248,"do":{"do":"Lose","unit":"US 8 Arm Div CCR","steps":1},"side":"allied"}
{"n":2249,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2250,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied","check":"6488334371806c86"}
{"n":2251,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2252,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":2253,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2254,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":2255,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2256,"do":{"do":"Finish"},"side":"allied"}
{"n":2257,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2258,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2259,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2260,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2261,"do":{"do":"Finish"},"side":"allied"}
{"n":2262,"do":{"do":"Arrive","unit":"US 13 Abn Div 515 Para Rgt","box":"On map"},"side":"allied"}
{"n":2263,"chance":7,"by":"roller"}
{"n":2264,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2265,"chance":3,"by":"roller"}
{"n":2266,"chance":8,"by":"roller"}
{"n":2267,"chance":12,"by":"roller"}
{"n":2268,"do":{"do":"Lose","unit":"CW P-51 #1","steps":1},"side":"allied"}
{"n":2269,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":2270,"do":{"do":"Finish"},"side":"allied"}
{"n":2271,"do":{"do":"Rebuild","unit":"US 8 Arm Div CCR","steps":1},"side":"allied"}
{"n":2272,"do":{"do":"Rebuild","unit":"CW 52 AL Div 155 Inf Bde","steps":1},"side":"allied"}
{"n":2273,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2274,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2275,"chance":3,"by":"roller"}
{"n":2276,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2277,"do":{"do":"Unload","unit":"CW Truck point #3","stock":"CW North"},"side":"allied"}
{"n":2278,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2279,"do":{"do":"Lose","unit":"CW 6.Gd Tk Bde 3/3","steps":1},"side":"allied"}
{"n":2280,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2281,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 1/4","steps":1},"side":"allied"}
{"n":2282,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2283,"do":{"do":"Finish"},"side":"allied"}
{"n":2284,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2285,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2286,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2287,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2288,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2289,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2290,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2291,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2292,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2293,"do":{"do":"Lose","unit":"CW 116 Marine Bde","steps":1},"side":"allied"}
{"n":2294,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2295,"do":{"do":"Lose","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":2296,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2297,"do":{"do":"Lose","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":2298,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2299,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2300,"chance":6,"by":"roller","check":"dfe7303aaba82655"}
{"n":2301,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2302,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2303,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2304,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2305,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2306,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2307,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2308,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":2309,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2310,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2311,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2312,"do":{"do":"Finish"},"side":"allied"}
{"n":2313,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2314,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2315,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2316,"do":{"do":"Finish"},"side":"allied"}
{"n":2317,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2318,"do":{"do":"Finish"},"side":"allied"}
{"n":2319,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2320,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2321,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2322,"do":{"do":"Finish"},"side":"allied"}
{"n":2323,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2324,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":2325,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2326,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2327,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2328,"do":{"do":"Finish"},"side":"allied"}
{"n":2329,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2330,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":2331,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2332,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2333,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2334,"do":{"do":"Finish"},"side":"allied"}
{"n":2335,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2336,"do":{"do":"Lose","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":2337,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2338,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2339,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2340,"do":{"do":"Lose","unit":"US 101 Abn Div 401 Gld Rgt","steps":1},"side":"allied"}
{"n":2341,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2342,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2343,"do":{"do":"Finish"},"side":"allied"}
{"n":2344,"chance":1,"by":"roller"}
{"n":2345,"chance":6,"by":"roller"}
{"n":2346,"chance":7,"by":"roller"}
{"n":2347,"chance":10,"by":"roller"}
{"n":2348,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2349,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2350,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied","check":"5ece8a5e7a2ce0a3"}
{"n":2351,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2352,"do":{"do":"Reserves","used":21},"side":"allied"}
{"n":2353,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2354,"do":{"do":"Repair","port":"antwerpen_1","stock":"US South"},"side":"allied"}
{"n":2355,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2356,"do":{"do":"Finish"},"side":"allied"}
{"n":2357,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2358,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2359,"do":{"do":"Finish"},"side":"allied"}
{"n":2360,"do":{"do":"Exchange","unit":"US P-47 #7"},"side":"allied"}
{"n":2361,"do":{"do":"Arrive","unit":"US 13 Abn Div 517 Gld Rgt","box":"England"},"side":"allied"}
{"n":2362,"chance":7,"by":"roller"}
{"n":2363,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":2364,"chance":7,"by":"roller"}
{"n":2365,"chance":9,"by":"roller"}
{"n":2366,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":2367,"do":{"do":"Lose","unit":"US P-47 #8","steps":1},"side":"allied"}
{"n":2368,"do":{"do":"Lose","unit":"US C-47 #1","steps":1},"side":"allied"}
{"n":2369,"do":{"do":"Lose","unit":"FR B-26 #2","steps":1},"side":"allied"}
{"n":2370,"do":{"do":"Finish"},"side":"allied"}
{"n":2371,"chance":12,"by":"roller"}
{"n":2372,"do":{"do":"Lose","unit":"CW P-51 #1","steps":1},"side":"allied"}
{"n":2373,"do":{"do":"Finish"},"side":"allied"}
{"n":2374,"do":{"do":"Finish"},"side":"allied"}
{"n":2375,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":2376,"do":{"do":"Rebuild","unit":"CW 1.Pol Arm Div 1/4","steps":1},"side":"allied"}
{"n":2377,"do":{"do":"Rebuild","unit":"CW 6.Gd Tk Bde 3/3","steps":1},"side":"allied"}
{"n":2378,"do":{"do":"Rebuild","unit":"CW 116 Marine Bde","steps":1},"side":"allied"}
{"n":2379,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2380,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2381,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2382,"do":{"do":"Finish"},"side":"allied"}
{"n":2383,"do":{"do":"Finish"},"side":"allied"}
{"n":2384,"chance":5,"by":"roller"}
{"n":2385,"chance":2,"by":"roller"}
{"n":2386,"chance":8,"by":"roller"}
{"n":2387,"chance":9,"by":"roller"}
{"n":2388,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2389,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2390,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2391,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2392,"do":{"do":"Finish"},"side":"allied"}
{"n":2393,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2394,"do":{"do":"Lose","unit":"US 8 Arm Div CCB","steps":1},"side":"allied"}
{"n":2395,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2396,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":2397,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2398,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2399,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2400,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied","check":"9036fe41e2dc0be2"}
{"n":2401,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2402,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":2403,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2404,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2405,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2406,"do":{"do":"PlanDrop","unit":"US 13 Abn Div 517 Gld Rgt"},"side":"allied"}
{"n":2407,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2408,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2409,"chance":5,"by":"roller"}
{"n":2410,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2411,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2412,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2413,"do":{"do":"Lose","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2414,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2415,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":2416,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2417,"do":{"do":"Load","unit":"CW Truck point #3","stock":"CW North"},"side":"allied"}
{"n":2418,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2419,"do":{"do":"Finish"},"side":"allied"}
{"n":2420,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2421,"do":{"do":"Finish"},"side":"allied"}
{"n":2422,"do":{"do":"Finish"},"side":"allied"}
{"n":2423,"chance":4,"by":"roller"}
{"n":2424,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2425,"chance":6,"by":"roller"}
{"n":2426,"chance":10,"by":"roller"}
{"n":2427,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":2428,"do":{"do":"Finish"},"side":"allied"}
{"n":2429,"do":{"do":"Lose","unit":"US C-47 #1","steps":1},"side":"allied"}
{"n":2430,"do":{"do":"Lose","unit":"US C-47 #1","steps":1},"side":"allied"}
{"n":2431,"do":{"do":"Misc","unit":"US Mule point #1"},"side":"allied"}
{"n":2432,"chance":10,"by":"roller"}
{"n":2433,"do":{"do":"Finish"},"side":"allied"}
{"n":2434,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":2435,"do":{"do":"Misc","unit":"CW Truck point #2"},"side":"allied"}
{"n":2436,"do":{"do":"Finish"},"side":"allied"}
{"n":2437,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2438,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2439,"chance":2,"by":"roller"}
{"n":2440,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2441,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2442,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2443,"do":{"do":"Lose","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":2444,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2445,"do":{"do":"Finish"},"side":"allied"}
{"n":2446,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2447,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":2448,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2449,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2450,"do":{"do":"Open","account":"losses"},"side":"allied","check":"621e5d831d7164a3"}
{"n":2451,"do":{"do":"Lose","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":2452,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2453,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2454,"do":{"do":"Finish"},"side":"allied"}
{"n":2455,"chance":3,"by":"roller"}
{"n":2456,"chance":9,"by":"roller"}
{"n":2457,"chance":6,"by":"roller"}
{"n":2458,"chance":8,"by":"roller"}
{"n":2459,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2460,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2461,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2462,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2463,"do":{"do":"Finish"},"side":"allied"}
{"n":2464,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2465,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2466,"chance":6,"by":"roller"}
{"n":2467,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2468,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":2469,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2470,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":2471,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2472,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2473,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2474,"do":{"do":"Finish"},"side":"allied"}
{"n":2475,"do":{"do":"Finish"},"side":"allied"}
{"n":2476,"chance":8,"by":"roller"}
{"n":2477,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2478,"chance":10,"by":"roller"}
{"n":2479,"chance":6,"by":"roller"}
{"n":2480,"chance":6,"by":"roller"}
{"n":2481,"do":{"do":"Rebuild","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2482,"do":{"do":"Finish"},"side":"allied"}
{"n":2483,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2484,"do":{"do":"Lose","unit":"US 8 Arm Div CCR","steps":1},"side":"allied"}
{"n":2485,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2486,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2487,"chance":3,"by":"roller"}
{"n":2488,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2489,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2490,"do":{"do":"Finish"},"side":"allied"}
{"n":2491,"chance":3,"by":"roller"}
{"n":2492,"chance":3,"by":"roller"}
{"n":2493,"chance":5,"by":"roller"}
{"n":2494,"chance":6,"by":"roller"}
{"n":2495,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2496,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2497,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":2498,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2499,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2500,"do":{"do":"Finish"},"side":"allied","check":"0f88483f37b9d2a5"}
{"n":2501,"chance":6,"by":"roller"}
{"n":2502,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2503,"chance":8,"by":"roller"}
{"n":2504,"chance":5,"by":"roller"}
{"n":2505,"chance":8,"by":"roller"}
{"n":2506,"do":{"do":"Lose","unit":"CW Spitfire XIV #1","steps":1},"side":"allied"}
{"n":2507,"do":{"do":"Finish"},"side":"allied"}
{"n":2508,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":2509,"do":{"do":"Rebuild","unit":"US 8 Arm Div CCB","steps":1},"side":"allied"}
{"n":2510,"do":{"do":"Rebuild","unit":"US 8 Arm Div CCR","steps":1},"side":"allied"}
{"n":2511,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":2512,"do":{"do":"Rebuild","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":2513,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2514,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2515,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2516,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2517,"do":{"do":"Finish"},"side":"allied"}
{"n":2518,"chance":3,"by":"roller"}
{"n":2519,"chance":8,"by":"roller"}
{"n":2520,"chance":3,"by":"roller"}
{"n":2521,"chance":5,"by":"roller"}
{"n":2522,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2523,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2524,"do":{"do":"Finish"},"side":"allied"}
{"n":2525,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2526,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2527,"do":{"do":"Finish"},"side":"allied"}
{"n":2528,"chance":6,"by":"roller"}
{"n":2529,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2530,"chance":9,"by":"roller"}
{"n":2531,"chance":7,"by":"roller"}
{"n":2532,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":2533,"do":{"do":"Lose","unit":"FR B-26 #2","steps":1},"side":"allied"}
{"n":2534,"chance":4,"by":"roller"}
{"n":2535,"do":{"do":"Finish"},"side":"allied"}
{"n":2536,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2537,"do":{"do":"Lose","unit":"CW 1 Can Tk Bde 2/3","steps":1},"side":"allied"}
{"n":2538,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2539,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2540,"chance":2,"by":"roller"}
{"n":2541,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2542,"do":{"do":"Lose","unit":"US 18 Rocket Bn","steps":1},"side":"allied"}
{"n":2543,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2544,"do":{"do":"Lose","unit":"US 8 Arm Div CCB","steps":1},"side":"allied"}
{"n":2545,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2546,"do":{"do":"Lose","unit":"US 13 Abn Div 515 Para Rgt","steps":1},"side":"allied"}
{"n":2547,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2548,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2549,"do":{"do":"Finish"},"side":"allied"}
{"n":2550,"chance":2,"by":"roller","check":"3ae46f12916de767"}
{"n":2551,"chance":8,"by":"roller"}
{"n":2552,"chance":8,"by":"roller"}
{"n":2553,"chance":6,"by":"roller"}
{"n":2554,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2555,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2556,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2557,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2558,"do":{"do":"Finish"},"side":"allied"}
{"n":2559,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2560,"do":{"do":"Unload","unit":"US Truck point #3","stock":"US South"},"side":"allied"}
{"n":2561,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2562,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":2563,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2564,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2565,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":2566,"do":{"do":"Drop","unit":"US 13 Abn Div 517 Gld Rgt"},"side":"allied"}
{"n":2567,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2568,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2569,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2570,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2571,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2572,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":2573,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2574,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2575,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2576,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2577,"do":{"do":"Finish"},"side":"allied"}
{"n":2578,"chance":10,"by":"roller"}
{"n":2579,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2580,"chance":5,"by":"roller"}
{"n":2581,"chance":6,"by":"roller"}
{"n":2582,"chance":7,"by":"roller"}
{"n":2583,"do":{"do":"Finish"},"side":"allied"}
{"n":2584,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2585,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2586,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2587,"do":{"do":"Finish"},"side":"allied"}
{"n":2588,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2589,"do":{"do":"Lose","unit":"US 159 Inf Rgt","steps":1},"side":"allied"}
{"n":2590,"do":{"do":"Finish"},"side":"allied"}
{"n":2591,"chance":1,"by":"roller"}
{"n":2592,"chance":5,"by":"roller"}
{"n":2593,"chance":8,"by":"roller"}
{"n":2594,"chance":7,"by":"roller"}
{"n":2595,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2596,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2597,"do":{"do":"Lose","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":2598,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2599,"do":{"do":"Finish"},"side":"allied"}
{"n":2600,"do":{"do":"Open","account":"events"},"side":"allied","check":"fea4e36abb03627a"}
{"n":2601,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2602,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2603,"do":{"do":"Lose","unit":"US 14 Arm Div CCB","steps":1},"side":"allied"}
{"n":2604,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2605,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":2606,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2607,"do":{"do":"Lose","unit":"FR 14 Fr Inf Div","steps":1},"side":"allied"}
{"n":2608,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2609,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2610,"chance":2,"by":"roller"}
{"n":2611,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2612,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2613,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2614,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":2615,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2616,"do":{"do":"Reserves","used":21},"side":"allied"}
{"n":2617,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2618,"do":{"do":"Finish"},"side":"allied"}
{"n":2619,"do":{"do":"Finish"},"side":"allied"}
{"n":2620,"chance":6,"by":"roller"}
{"n":2621,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2622,"chance":5,"by":"roller"}
{"n":2623,"chance":12,"by":"roller"}
{"n":2624,"do":{"do":"Lose","unit":"US P-51 #2","steps":1},"side":"allied"}
{"n":2625,"do":{"do":"Lose","unit":"US P-51 #3","steps":1},"side":"allied"}
{"n":2626,"do":{"do":"Lose","unit":"US A-20 #2","steps":1},"side":"allied"}
{"n":2627,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":2628,"do":{"do":"Misc","unit":"US 159 Inf Rgt"},"side":"allied"}
{"n":2629,"chance":8,"by":"roller"}
{"n":2630,"do":{"do":"Lose","unit":"CW Typhoon #2","steps":1},"side":"allied"}
{"n":2631,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":2632,"do":{"do":"Rebuild","unit":"US 13 Abn Div 515 Para Rgt","steps":1},"side":"allied"}
{"n":2633,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":2634,"do":{"do":"Finish"},"side":"allied"}
{"n":2635,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2636,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":2637,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2638,"do":{"do":"Load","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":2639,"do":{"do":"Finish"},"side":"allied"}
{"n":2640,"chance":6,"by":"roller"}
{"n":2641,"chance":6,"by":"roller"}
{"n":2642,"chance":9,"by":"roller"}
{"n":2643,"chance":10,"by":"roller"}
{"n":2644,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2645,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2646,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2647,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2648,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2649,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2650,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied","check":"4412bad212cfe472"}
{"n":2651,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2652,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2653,"chance":6,"by":"roller"}
{"n":2654,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2655,"do":{"do":"Lose","unit":"US 14 Arm Div Arty","steps":1},"side":"allied"}
{"n":2656,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2657,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2658,"do":{"do":"Finish"},"side":"allied"}
{"n":2659,"chance":5,"by":"roller"}
{"n":2660,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2661,"chance":10,"by":"roller"}
{"n":2662,"chance":7,"by":"roller"}
{"n":2663,"do":{"do":"Lose","unit":"US P-51 #2","steps":1},"side":"allied"}
{"n":2664,"do":{"do":"Lose","unit":"US A-20 #3","steps":1},"side":"allied"}
{"n":2665,"chance":5,"by":"roller"}
{"n":2666,"do":{"do":"Rebuild","unit":"US 787 Tk Bn","steps":1},"side":"allied"}
{"n":2667,"do":{"do":"Rebuild","unit":"US 18 Rocket Bn","steps":1},"side":"allied"}
{"n":2668,"do":{"do":"Rebuild","unit":"US 14 Arm Div Arty","steps":1},"side":"allied"}
{"n":2669,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCB","steps":1},"side":"allied"}
{"n":2670,"do":{"do":"Rebuild","unit":"CW 1 Can Tk Bde 2/3","steps":1},"side":"allied"}
{"n":2671,"do":{"do":"Rebuild","unit":"US 8 Arm Div CCB","steps":1},"side":"allied"}
{"n":2672,"do":{"do":"Rebuild","unit":"FR 14 Fr Inf Div","steps":1},"side":"allied"}
{"n":2673,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2674,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2675,"do":{"do":"Finish"},"side":"allied"}
{"n":2676,"chance":2,"by":"roller"}
{"n":2677,"chance":7,"by":"roller"}
{"n":2678,"chance":10,"by":"roller"}
{"n":2679,"chance":11,"by":"roller"}
{"n":2680,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2681,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2682,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":2683,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2684,"do":{"do":"Repair","port":"rotterdam","stock":"CW North"},"side":"allied"}
{"n":2685,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2686,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2687,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2688,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2689,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2690,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2691,"chance":2,"by":"roller"}
{"n":2692,"do":{"do":"Finish"},"side":"allied"}
{"n":2693,"chance":6,"by":"roller"}
{"n":2694,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2695,"chance":10,"by":"roller"}
{"n":2696,"chance":2,"by":"roller"}
{"n":2697,"chance":6,"by":"roller"}
{"n":2698,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2699,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2700,"do":{"do":"Open","account":"ports"},"side":"allied","check":"0abb5bc791cdc193"}
{"n":2701,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":2702,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2703,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2704,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2705,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2706,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2707,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2708,"do":{"do":"Finish"},"side":"allied"}
{"n":2709,"chance":3,"by":"roller"}
{"n":2710,"chance":8,"by":"roller"}
{"n":2711,"chance":4,"by":"roller"}
{"n":2712,"chance":7,"by":"roller"}
{"n":2713,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2714,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2715,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":2716,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2717,"do":{"do":"Reserves","used":22},"side":"allied"}
{"n":2718,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2719,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2720,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2721,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2722,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2723,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2724,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2725,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2726,"do":{"do":"Finish"},"side":"allied"}
{"n":2727,"chance":6,"by":"roller"}
{"n":2728,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2729,"chance":6,"by":"roller"}
{"n":2730,"chance":8,"by":"roller"}
{"n":2731,"do":{"do":"Lose","unit":"US P-51 #3","steps":1},"side":"allied"}
{"n":2732,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":2733,"chance":3,"by":"roller"}
{"n":2734,"do":{"do":"Finish"},"side":"allied"}
{"n":2735,"chance":2,"by":"roller"}
{"n":2736,"chance":9,"by":"roller"}
{"n":2737,"chance":9,"by":"roller"}
{"n":2738,"chance":5,"by":"roller"}
{"n":2739,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2740,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2741,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2742,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2743,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2744,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2745,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2746,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2747,"do":{"do":"Finish"},"side":"allied"}
{"n":2748,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2749,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2750,"do":{"do":"Finish"},"side":"allied","check":"07d0eb645a3febad"}
{"n":2751,"chance":7,"by":"roller"}
{"n":2752,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2753,"chance":8,"by":"roller"}
{"n":2754,"chance":7,"by":"roller"}
{"n":2755,"do":{"do":"Finish"},"side":"allied"}
{"n":2756,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":2757,"chance":11,"by":"roller"}
{"n":2758,"do":{"do":"Lose","unit":"CW Spitfire XIV #1","steps":1},"side":"allied"}
{"n":2759,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":2760,"do":{"do":"Finish"},"side":"allied"}
{"n":2761,"do":{"do":"Rebuild","unit":"CW 6 Abn Div 2/4","steps":1},"side":"allied"}
{"n":2762,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2763,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":2764,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2765,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2766,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2767,"do":{"do":"Lose","unit":"FR 1 Corps HQ","steps":1},"side":"allied"}
{"n":2768,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2769,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2770,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2771,"do":{"do":"Finish"},"side":"allied"}
{"n":2772,"do":{"do":"Finish"},"side":"allied"}
{"n":2773,"chance":4,"by":"roller"}
{"n":2774,"chance":10,"by":"roller"}
{"n":2775,"chance":4,"by":"roller"}
{"n":2776,"chance":7,"by":"roller"}
{"n":2777,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2778,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2779,"do":{"do":"Finish"},"side":"allied"}
{"n":2780,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2781,"do":{"do":"Finish"},"side":"allied"}
{"n":2782,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2783,"do":{"do":"Finish"},"side":"allied"}
{"n":2784,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2785,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2786,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2787,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2788,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2789,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2790,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2791,"do":{"do":"Finish"},"side":"allied"}
{"n":2792,"do":{"do":"Finish"},"side":"allied"}
{"n":2793,"chance":9,"by":"roller"}
{"n":2794,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2795,"chance":8,"by":"roller"}
{"n":2796,"chance":5,"by":"roller"}
{"n":2797,"chance":10,"by":"roller"}
{"n":2798,"do":{"do":"Lose","unit":"CW Typhoon #1","steps":1},"side":"allied"}
{"n":2799,"do":{"do":"Lose","unit":"CW B-25 #2","steps":1},"side":"allied"}
{"n":2800,"do":{"do":"Misc","unit":"CW 1 Cdo Bde"},"side":"allied","check":"7a479968fe2d7722"}
{"n":2801,"do":{"do":"Finish"},"side":"allied"}
{"n":2802,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2803,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2804,"chance":3,"by":"roller"}
{"n":2805,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2806,"do":{"do":"Finish"},"side":"allied"}
{"n":2807,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2808,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2809,"chance":4,"by":"roller"}
{"n":2810,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2811,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":2812,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2813,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":2814,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2815,"do":{"do":"Reserves","used":22},"side":"allied"}
{"n":2816,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2817,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2818,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2819,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":2820,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2821,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2822,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2823,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2824,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2825,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2826,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2827,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2828,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2829,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2830,"chance":3,"by":"roller"}
{"n":2831,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2832,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2833,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2834,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2835,"do":{"do":"Finish"},"side":"allied"}
{"n":2836,"chance":4,"by":"roller"}
{"n":2837,"chance":4,"by":"roller"}
{"n":2838,"chance":8,"by":"roller"}
{"n":2839,"chance":4,"by":"roller"}
{"n":2840,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2841,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2842,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2843,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2844,"do":{"do":"Lose","unit":"US 105 Arty Grp","steps":1},"side":"allied"}
{"n":2845,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2846,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":2847,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2848,"do":{"do":"Lose","unit":"CW 6.Gd Tk Bde 3/3","steps":1},"side":"allied"}
{"n":2849,"do":{"do":"Finish"},"side":"allied"}
{"n":2850,"chance":11,"by":"roller","check":"92becc50e6e92890"}
{"n":2851,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2852,"chance":4,"by":"roller"}
{"n":2853,"chance":9,"by":"roller"}
{"n":2854,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":2855,"do":{"do":"Lose","unit":"US P-47 #8","steps":1},"side":"allied"}
{"n":2856,"do":{"do":"Lose","unit":"FR B-26 #2","steps":1},"side":"allied"}
{"n":2857,"do":{"do":"Lose","unit":"US A-26 #1","steps":1},"side":"allied"}
{"n":2858,"do":{"do":"Finish"},"side":"allied"}
{"n":2859,"chance":7,"by":"roller"}
{"n":2860,"do":{"do":"Rebuild","unit":"US 105 Arty Grp","steps":1},"side":"allied"}
{"n":2861,"do":{"do":"Finish"},"side":"allied"}
{"n":2862,"do":{"do":"Finish"},"side":"allied"}
{"n":2863,"chance":2,"by":"roller"}
{"n":2864,"chance":8,"by":"roller"}
{"n":2865,"chance":6,"by":"roller"}
{"n":2866,"chance":10,"by":"roller"}
{"n":2867,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2868,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2869,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2870,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2871,"do":{"do":"Repair","port":"antwerpen_1","stock":"US South"},"side":"allied"}
{"n":2872,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2873,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2874,"chance":1,"by":"roller"}
{"n":2875,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2876,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2877,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2878,"do":{"do":"Reserves","used":25},"side":"allied"}
{"n":2879,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2880,"do":{"do":"Shift","unit":"CW B-25 #2","box":"Normandy"},"side":"allied"}
{"n":2881,"do":{"do":"Finish"},"side":"allied"}
{"n":2882,"chance":7,"by":"roller"}
{"n":2883,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2884,"chance":8,"by":"roller"}
{"n":2885,"chance":10,"by":"roller"}
{"n":2886,"do":{"do":"Finish"},"side":"allied"}
{"n":2887,"do":{"do":"Lose","unit":"US A-20 #2","steps":1},"side":"allied"}
{"n":2888,"do":{"do":"Lose","unit":"US A-26 #1","steps":1},"side":"allied"}
{"n":2889,"do":{"do":"Lose","unit":"FR 20 Mtn Inf Bn","steps":1},"side":"allied"}
{"n":2890,"do":{"do":"Misc","unit":"FR 20 Mtn Inf Bn"},"side":"allied"}
{"n":2891,"chance":7,"by":"roller"}
{"n":2892,"do":{"do":"Rebuild","unit":"CW 6.Gd Tk Bde 3/3","steps":1},"side":"allied"}
{"n":2893,"do":{"do":"Rebuild","unit":"FR 1 Corps HQ","steps":1},"side":"allied"}
{"n":2894,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2895,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2896,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2897,"do":{"do":"Load","unit":"US Truck point #3","stock":"US South"},"side":"allied"}
{"n":2898,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2899,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2900,"do":{"do":"Open","account":"reserves"},"side":"allied","check":"930e3dd498bc77b2"}
{"n":2901,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2902,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2903,"do":{"do":"Finish"},"side":"allied"}
{"n":2904,"do":{"do":"Finish"},"side":"allied"}
{"n":2905,"chance":3,"by":"roller"}
{"n":2906,"chance":8,"by":"roller"}
{"n":2907,"chance":6,"by":"roller"}
{"n":2908,"chance":5,"by":"roller"}
{"n":2909,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2910,"do":{"do":"Finish"},"side":"allied"}
{"n":2911,"chance":6,"by":"roller"}
{"n":2912,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2913,"chance":7,"by":"roller"}
{"n":2914,"chance":4,"by":"roller"}
{"n":2915,"chance":5,"by":"roller"}
{"n":2916,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2917,"do":{"do":"Lose","unit":"FR 9 Col Inf Div","steps":1},"side":"allied"}
{"n":2918,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2919,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2920,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2921,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":2922,"do":{"do":"Finish"},"side":"allied"}
{"n":2923,"chance":5,"by":"roller"}
{"n":2924,"chance":9,"by":"roller"}
{"n":2925,"chance":8,"by":"roller"}
{"n":2926,"chance":3,"by":"roller"}
{"n":2927,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2928,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2929,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2930,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2931,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2932,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2933,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2934,"chance":6,"by":"roller"}
{"n":2935,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2936,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2937,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2938,"do":{"do":"Lose","unit":"FR 3-4-3 Mtn Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":2939,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2940,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2941,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2942,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2943,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2944,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":2945,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2946,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2947,"chance":1,"by":"roller"}
{"n":2948,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2949,"do":{"do":"Unload","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":2950,"do":{"do":"Open","account":"reserves"},"side":"allied","check":"c1055f459af5dd2b"}
{"n":2951,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2952,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2953,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2954,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2955,"do":{"do":"Lose","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":2956,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2957,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2958,"chance":6,"by":"roller"}
{"n":2959,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2960,"do":{"do":"Lose","unit":"US 20 Arm Div CCA","steps":1},"side":"allied"}
{"n":2961,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2962,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2963,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2964,"do":{"do":"Finish"},"side":"allied"}
{"n":2965,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2966,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2967,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2968,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":2969,"do":{"do":"Finish"},"side":"allied"}
{"n":2970,"chance":3,"by":"roller"}
{"n":2971,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":2972,"chance":3,"by":"roller"}
{"n":2973,"chance":10,"by":"roller"}
{"n":2974,"do":{"do":"Lose","unit":"US P-51 #3","steps":1},"side":"allied"}
{"n":2975,"do":{"do":"Lose","unit":"US P-47 #1","steps":1},"side":"allied"}
{"n":2976,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":2977,"do":{"do":"Lose","unit":"US C-47 #1","steps":1},"side":"allied"}
{"n":2978,"do":{"do":"Lose","unit":"FR 1 Arty Grp","steps":1},"side":"allied"}
{"n":2979,"do":{"do":"Finish"},"side":"allied"}
{"n":2980,"chance":9,"by":"roller"}
{"n":2981,"do":{"do":"Finish"},"side":"allied"}
{"n":2982,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":2983,"do":{"do":"Rebuild","unit":"US 20 Arm Div CCA","steps":1},"side":"allied"}
{"n":2984,"do":{"do":"Rebuild","unit":"FR 1 Arty Grp","steps":1},"side":"allied"}
{"n":2985,"do":{"do":"Rebuild","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":2986,"do":{"do":"Finish"},"side":"allied"}
{"n":2987,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2988,"do":{"do":"Finish"},"side":"allied"}
{"n":2989,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2990,"do":{"do":"Repair","port":"antwerpen_1","stock":"US South"},"side":"allied"}
{"n":2991,"do":{"do":"Finish"},"side":"allied"}
{"n":2992,"chance":3,"by":"roller"}
{"n":2993,"chance":5,"by":"roller"}
{"n":2994,"chance":6,"by":"roller"}
{"n":2995,"chance":5,"by":"roller"}
{"n":2996,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2997,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2998,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":2999,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":3000,"do":{"do":"Ship","by":"rail","points":1},"side":"allied","check":"f3a9d603dca135a4"}
{"n":3001,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":3002,"do":{"do":"Reserves","used":26},"side":"allied"}
{"n":3003,"do":{"do":"Finish"},"side":"allied"}
{"n":3004,"chance":9,"by":"roller"}
{"n":3005,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":3006,"chance":7,"by":"roller"}
{"n":3007,"chance":7,"by":"roller"}
{"n":3008,"do":{"do":"Lose","unit":"US P-47 #8","steps":1},"side":"allied"}
{"n":3009,"do":{"do":"Lose","unit":"FR B-26 #2","steps":1},"side":"allied"}
{"n":3010,"chance":4,"by":"roller"}
{"n":3011,"do":{"do":"Rebuild","unit":"CW 3 Can Inf Div","steps":1},"side":"allied"}
{"n":3012,"do":{"do":"Finish"},"side":"allied"}
{"n":3013,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":3014,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":3015,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":3016,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":3017,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":3018,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":3019,"chance":4,"by":"roller"}
{"n":3020,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":3021,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":3022,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":3023,"do":{"do":"Repair","port":"antwerpen_1","stock":"US South"},"side":"allied"}
{"n":3024,"do":{"do":"Finish"},"side":"allied"}
{"n":3025,"chance":1,"by":"roller"}
{"n":3026,"chance":7,"by":"roller"}
{"n":3027,"chance":4,"by":"roller"}
{"n":3028,"chance":6,"by":"roller"}
{"n":3029,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":3030,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":3031,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":3032,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":3033,"do":{"do":"Finish"},"side":"allied"}
{"n":3034,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":3035,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":3036,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":3037,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":3038,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":3039,"do":{"do":"Finish"},"side":"allied"}
{"n":3040,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":3041,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":3042,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":3043,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":3044,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":3045,"do":{"do":"Lose","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":3046,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":3047,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":3048,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":3049,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":3050,"chance":5,"by":"roller","check":"42c519dcb59a9eaa"}
{"n":3051,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":3052,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":3053,"chance":5,"by":"roller"}
{"n":3054,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":3055,"do":{"do":"Lose","unit":"US 12 Corps HQ","steps":1},"side":"allied"}
{"n":3056,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":3057,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":3058,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":3059,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":3060,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":3061,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":3062,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":3063,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":3064,"chance":6,"by":"roller"}
{"n":3065,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":3066,"do":{"do":"Lose","unit":"CW Truck point #1","steps":1},"side":"allied"}
{"n":3067,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":3068,"do":{"do":"Load","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":3069,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":3070,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":3071,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":3072,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":3073,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":3074,"do":{"do":"Finish"},"side":"allied"}
{"n":3075,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":3076,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":3077,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":3078,"do":{"do":"Lose","unit":"US 16 Arm Div Arty","steps":1},"side":"allied"}
{"n":3079,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":3080,"do":{"do":"Lose","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":3081,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":3082,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":3083,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":3084,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":3085,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":3086,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":3087,"chance":1,"by":"roller"}
{"n":3088,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":3089,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":3090,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":3091,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":3092,"chance":1,"by":"roller"}
{"n":3093,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":3094,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":3095,"do":{"do":"Finish"},"side":"allied"}
{"n":3096,"chance":9,"by":"roller"}
{"n":3097,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":3098,"chance":6,"by":"roller"}
{"n":3099,"chance":10,"by":"roller"}
{"n":3100,"do":{"do":"Lose","unit":"US P-51 #3","steps":1},"side":"allied","check":"77aff1149ee2feef"}
{"n":3101,"do":{"do":"Lose","unit":"FR P-47 #1","steps":1},"side":"allied"}
{"n":3102,"do":{"do":"Lose","unit":"US A-26 #1","steps":1},"side":"allied"}
{"n":3103,"do":{"do":"Finish"},"side":"allied"}
{"n":3104,"do":{"do":"Lose","unit":"US Truck point #1","steps":1},"side":"allied"}
{"n":3105,"do":{"do":"Misc","unit":"US Truck point #1"},"side":"allied"}
{"n":3106,"chance":8,"by":"roller"}
{"n":3107,"do":{"do":"Lose","unit":"CW Spitfire XIV #1","steps":1},"side":"allied"}
{"n":3108,"do":{"do":"Finish"},"side":"allied"}
{"n":3109,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":3110,"do":{"do":"Rebuild","unit":"FR 9 Col Inf Div","steps":1},"side":"allied"}
{"n":3111,"do":{"do":"Finish"},"side":"allied"}
{"n":3112,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":3113,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":3114,"do":{"do":"Finish"},"side":"allied"}
{"n":3115,"note":"seed 0: 70 turns with reports of every kind: losses, rebuilds, ports, drops, bridges"}
