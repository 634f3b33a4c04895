{"broadfront":1,"title":"rhine","variant":"clerk","scenario":"clerk","rules":1,"data":"44fbc74c65551719"}
{"n":1,"chance":4,"by":"roller"}
{"n":2,"chance":6,"by":"roller"}
{"n":3,"chance":8,"by":"roller"}
{"n":4,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":5,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":6,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":7,"chance":2,"by":"roller"}
{"n":8,"do":{"do":"Finish"},"side":"allied"}
{"n":9,"chance":7,"by":"roller"}
{"n":10,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":11,"chance":6,"by":"roller"}
{"n":12,"chance":5,"by":"roller"}
{"n":13,"chance":12,"by":"roller"}
{"n":14,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":15,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":16,"chance":6,"by":"roller"}
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
{"n":32,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":33,"chance":5,"by":"roller"}
{"n":34,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":35,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":36,"do":{"do":"Finish"},"side":"allied"}
{"n":37,"chance":3,"by":"roller"}
{"n":38,"chance":7,"by":"roller"}
{"n":39,"chance":7,"by":"roller"}
{"n":40,"chance":2,"by":"roller"}
{"n":41,"chance":6,"by":"roller"}
{"n":42,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":43,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":44,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":45,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":46,"do":{"do":"Finish"},"side":"allied"}
{"n":47,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":48,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":49,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":50,"do":{"do":"Event","nation":"US","shift":1},"side":"allied","check":"19860fe6e0867552"}
{"n":51,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":52,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":53,"chance":2,"by":"roller"}
{"n":54,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":55,"do":{"do":"PlanDrop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":56,"do":{"do":"Finish"},"side":"allied"}
{"n":57,"chance":6,"by":"roller"}
{"n":58,"do":{"do":"PlaceSP","north":8},"side":"allied"}
{"n":59,"chance":7,"by":"roller"}
{"n":60,"chance":9,"by":"roller"}
{"n":61,"chance":10,"by":"roller"}
{"n":62,"do":{"do":"Rebuild","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":63,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":64,"do":{"do":"Lose","unit":"US Norway Inf Bn","steps":1},"side":"allied"}
{"n":65,"do":{"do":"Finish"},"side":"allied"}
{"n":66,"chance":6,"by":"roller"}
{"n":67,"chance":8,"by":"roller"}
{"n":68,"chance":9,"by":"roller"}
{"n":69,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":70,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":71,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":72,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":73,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":74,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":75,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":76,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":77,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":78,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":79,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":80,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":81,"do":{"do":"Lose","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":82,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":83,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":84,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":85,"do":{"do":"Lose","unit":"CW 11 Arm Div 29 Mech Bde","steps":1},"side":"allied"}
{"n":86,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":87,"do":{"do":"Finish"},"side":"allied"}
{"n":88,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":89,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":90,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":91,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":92,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":93,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":94,"do":{"do":"Finish"},"side":"allied"}
{"n":95,"chance":8,"by":"roller"}
{"n":96,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":97,"chance":7,"by":"roller"}
{"n":98,"chance":9,"by":"roller"}
{"n":99,"chance":8,"by":"roller"}
{"n":100,"do":{"do":"Rebuild","unit":"US Norway Inf Bn","steps":1},"side":"allied","check":"fe5b3cac81d5e5ca"}
{"n":101,"do":{"do":"Finish"},"side":"allied"}
{"n":102,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":103,"do":{"do":"Lose","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":104,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":105,"do":{"do":"Lose","unit":"US Norway Inf Bn","steps":1},"side":"allied"}
{"n":106,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":107,"do":{"do":"Finish"},"side":"allied"}
{"n":108,"do":{"do":"Finish"},"side":"allied"}
{"n":109,"chance":10,"by":"roller"}
{"n":110,"chance":9,"by":"roller"}
{"n":111,"chance":11,"by":"roller"}
{"n":112,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":113,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":114,"do":{"do":"Finish"},"side":"allied"}
{"n":115,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":116,"do":{"do":"Lose","unit":"US P-51 #1","steps":1},"side":"allied"}
{"n":117,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":118,"do":{"do":"Finish"},"side":"allied"}
{"n":119,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":120,"do":{"do":"Lose","unit":"FR 9.Col Inf Div","steps":1},"side":"allied"}
{"n":121,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":122,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":123,"chance":4,"by":"roller"}
{"n":124,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":125,"do":{"do":"Finish"},"side":"allied"}
{"n":126,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":127,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":128,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":129,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":130,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":131,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":132,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":133,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":134,"chance":6,"by":"roller"}
{"n":135,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":136,"do":{"do":"Lose","unit":"US Truck point #1","steps":1},"side":"allied"}
{"n":137,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":138,"do":{"do":"Shift","unit":"US P-47 #1","box":"Normandy"},"side":"allied"}
{"n":139,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":140,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":141,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":142,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":143,"do":{"do":"Finish"},"side":"allied"}
{"n":144,"chance":8,"by":"roller"}
{"n":145,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":146,"chance":7,"by":"roller"}
{"n":147,"chance":5,"by":"roller"}
{"n":148,"chance":3,"by":"roller"}
{"n":149,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":150,"do":{"do":"Finish"},"side":"allied","check":"0e79377dd3089591"}
{"n":151,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":152,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":153,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":154,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":155,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":156,"do":{"do":"Finish"},"side":"allied"}
{"n":157,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":158,"do":{"do":"Lose","unit":"CW 1 Bel Inf Bde","steps":1},"side":"allied"}
{"n":159,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":160,"do":{"do":"Finish"},"side":"allied"}
{"n":161,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":162,"do":{"do":"Lose","unit":"US 102 Mech Cav Grp","steps":1},"side":"allied"}
{"n":163,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":164,"do":{"do":"Lose","unit":"CW 4.Can Arm Div 1/4","steps":1},"side":"allied"}
{"n":165,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":166,"do":{"do":"Lose","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":167,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":168,"do":{"do":"Lose","unit":"FR 9.Col Inf Div","steps":1},"side":"allied"}
{"n":169,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":170,"do":{"do":"Lose","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":171,"do":{"do":"Finish"},"side":"allied"}
{"n":172,"chance":2,"by":"roller"}
{"n":173,"chance":6,"by":"roller"}
{"n":174,"chance":7,"by":"roller"}
{"n":175,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":176,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":177,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":178,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":179,"do":{"do":"Finish"},"side":"allied"}
{"n":180,"do":{"do":"Finish"},"side":"allied"}
{"n":181,"chance":3,"by":"roller"}
{"n":182,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":183,"chance":7,"by":"roller"}
{"n":184,"chance":8,"by":"roller"}
{"n":185,"chance":5,"by":"roller"}
{"n":186,"do":{"do":"Rebuild","unit":"US 102 Mech Cav Grp","steps":1},"side":"allied"}
{"n":187,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":188,"do":{"do":"Rebuild","unit":"CW 11 Arm Div 29 Mech Bde","steps":1},"side":"allied"}
{"n":189,"do":{"do":"Finish"},"side":"allied"}
{"n":190,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":191,"do":{"do":"Finish"},"side":"allied"}
{"n":192,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":193,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":194,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":195,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":196,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":197,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":198,"do":{"do":"Finish"},"side":"allied"}
{"n":199,"chance":9,"by":"roller"}
{"n":200,"chance":4,"by":"roller","check":"b462c4f77d2e4264"}
{"n":201,"chance":7,"by":"roller"}
{"n":202,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":203,"do":{"do":"Finish"},"side":"allied"}
{"n":204,"chance":8,"by":"roller"}
{"n":205,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":206,"chance":5,"by":"roller"}
{"n":207,"chance":9,"by":"roller"}
{"n":208,"chance":7,"by":"roller"}
{"n":209,"do":{"do":"Rebuild","unit":"CW 1 Bel Inf Bde","steps":1},"side":"allied"}
{"n":210,"do":{"do":"Finish"},"side":"allied"}
{"n":211,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":212,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":213,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":214,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":215,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":216,"do":{"do":"Finish"},"side":"allied"}
{"n":217,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":218,"do":{"do":"Finish"},"side":"allied"}
{"n":219,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":220,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":221,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":222,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":223,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":224,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":225,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":226,"do":{"do":"Finish"},"side":"allied"}
{"n":227,"do":{"do":"Finish"},"side":"allied"}
{"n":228,"chance":4,"by":"roller"}
{"n":229,"chance":6,"by":"roller"}
{"n":230,"chance":9,"by":"roller"}
{"n":231,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":232,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":233,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":234,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":235,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":236,"chance":6,"by":"roller"}
{"n":237,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":238,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":239,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":240,"do":{"do":"Finish"},"side":"allied"}
{"n":241,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":242,"do":{"do":"Finish"},"side":"allied"}
{"n":243,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":244,"do":{"do":"Finish"},"side":"allied"}
{"n":245,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":246,"do":{"do":"Finish"},"side":"allied"}
{"n":247,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":248,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":249,"chance":3,"by":"roller"}
{"n":250,"do":{"do":"Open","account":"supply"},"side":"allied","check":"a77e0f42bc03802b"}
{"n":251,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":252,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":253,"do":{"do":"Drop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":254,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":255,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":256,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":257,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":258,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":259,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":260,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":261,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":262,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":263,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":264,"do":{"do":"Finish"},"side":"allied"}
{"n":265,"chance":8,"by":"roller"}
{"n":266,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":267,"chance":7,"by":"roller"}
{"n":268,"chance":4,"by":"roller"}
{"n":269,"chance":12,"by":"roller"}
{"n":270,"do":{"do":"Misc","unit":"CW (1)-0-0 Pontoon Bde #1"},"side":"allied"}
{"n":271,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":272,"do":{"do":"Rebuild","unit":"CW 4.Can Arm Div 1/4","steps":1},"side":"allied"}
{"n":273,"do":{"do":"Rebuild","unit":"US Norway Inf Bn","steps":1},"side":"allied"}
{"n":274,"do":{"do":"Rebuild","unit":"FR 9.Col Inf Div","steps":1},"side":"allied"}
{"n":275,"do":{"do":"Rebuild","unit":"FR 9.Col Inf Div","steps":1},"side":"allied"}
{"n":276,"do":{"do":"Finish"},"side":"allied"}
{"n":277,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":278,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":279,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":280,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":281,"do":{"do":"Finish"},"side":"allied"}
{"n":282,"chance":9,"by":"roller"}
{"n":283,"chance":4,"by":"roller"}
{"n":284,"chance":9,"by":"roller"}
{"n":285,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":286,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":287,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":288,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":289,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":290,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":291,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 2/4","steps":1},"side":"allied"}
{"n":292,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":293,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":294,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":295,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":296,"chance":3,"by":"roller"}
{"n":297,"do":{"do":"Finish"},"side":"allied"}
{"n":298,"chance":3,"by":"roller"}
{"n":299,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":300,"chance":9,"by":"roller","check":"d6097f300a61d803"}
{"n":301,"chance":7,"by":"roller"}
{"n":302,"chance":11,"by":"roller"}
{"n":303,"do":{"do":"Finish"},"side":"allied"}
{"n":304,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":305,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":306,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":307,"do":{"do":"Finish"},"side":"allied"}
{"n":308,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":309,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":310,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":311,"do":{"do":"Shift","unit":"FR P-47 #1","box":"On map"},"side":"allied"}
{"n":312,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":313,"do":{"do":"Finish"},"side":"allied"}
{"n":314,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":315,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":316,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":317,"do":{"do":"Finish"},"side":"allied"}
{"n":318,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":319,"do":{"do":"Finish"},"side":"allied"}
{"n":320,"do":{"do":"Finish"},"side":"allied"}
{"n":321,"chance":10,"by":"roller"}
{"n":322,"chance":4,"by":"roller"}
{"n":323,"chance":4,"by":"roller"}
{"n":324,"chance":9,"by":"roller"}
{"n":325,"chance":5,"by":"roller"}
{"n":326,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":327,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":328,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":329,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":330,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":331,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":332,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":333,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":334,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":335,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":336,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":337,"chance":1,"by":"roller"}
{"n":338,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":339,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":340,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":341,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":342,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":343,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 1/4","steps":1},"side":"allied"}
{"n":344,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":345,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":346,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":347,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":348,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":349,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":350,"do":{"do":"Finish"},"side":"allied","check":"a9f0de0b855fa57c"}
{"n":351,"do":{"do":"Remove","unit":"US P-47 #1"},"side":"allied"}
{"n":352,"chance":11,"by":"roller"}
{"n":353,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":354,"chance":4,"by":"roller"}
{"n":355,"chance":9,"by":"roller"}
{"n":356,"chance":6,"by":"roller"}
{"n":357,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":358,"do":{"do":"Finish"},"side":"allied"}
{"n":359,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":360,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":361,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":362,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":363,"do":{"do":"Finish"},"side":"allied"}
{"n":364,"chance":6,"by":"roller"}
{"n":365,"chance":8,"by":"roller"}
{"n":366,"chance":6,"by":"roller"}
{"n":367,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":368,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":369,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":370,"chance":5,"by":"roller"}
{"n":371,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":372,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":373,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":374,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":375,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":376,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":377,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":378,"do":{"do":"Finish"},"side":"allied"}
{"n":379,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":380,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":381,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":382,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":383,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":384,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":385,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":386,"do":{"do":"Lose","unit":"US (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":387,"do":{"do":"Finish"},"side":"allied"}
{"n":388,"chance":10,"by":"roller"}
{"n":389,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":390,"chance":5,"by":"roller"}
{"n":391,"chance":4,"by":"roller"}
{"n":392,"chance":9,"by":"roller"}
{"n":393,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":394,"do":{"do":"Rebuild","unit":"CW 1.Pol Arm Div 1/4","steps":1},"side":"allied"}
{"n":395,"do":{"do":"Rebuild","unit":"CW 1.Pol Arm Div 2/4","steps":1},"side":"allied"}
{"n":396,"do":{"do":"Finish"},"side":"allied"}
{"n":397,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":398,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":399,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":400,"do":{"do":"Reserves","used":16},"side":"allied","check":"42f5bd9b37f3a4c3"}
{"n":401,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":402,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":403,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":404,"do":{"do":"Lose","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":405,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":406,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":407,"do":{"do":"Finish"},"side":"allied"}
{"n":408,"chance":6,"by":"roller"}
{"n":409,"chance":8,"by":"roller"}
{"n":410,"chance":8,"by":"roller"}
{"n":411,"chance":4,"by":"roller"}
{"n":412,"chance":6,"by":"roller"}
{"n":413,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":414,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":415,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
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
{"n":426,"chance":6,"by":"roller"}
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
{"n":437,"chance":4,"by":"roller"}
{"n":438,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":439,"chance":2,"by":"roller"}
{"n":440,"chance":12,"by":"roller"}
{"n":441,"do":{"do":"Misc","unit":"US (1)-0-0 Pontoon Bde #1"},"side":"allied"}
{"n":442,"chance":8,"by":"roller"}
{"n":443,"do":{"do":"Rebuild","unit":"CW 51 Inf Div","steps":1},"side":"allied"}
{"n":444,"do":{"do":"Finish"},"side":"allied"}
{"n":445,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":446,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":447,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":448,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":449,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":450,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied","check":"37938727807b992b"}
{"n":451,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":452,"do":{"do":"Lose","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":453,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":454,"do":{"do":"Finish"},"side":"allied"}
{"n":455,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":456,"do":{"do":"Finish"},"side":"allied"}
{"n":457,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":458,"do":{"do":"Lose","unit":"FR 1 Arty Grp","steps":1},"side":"allied"}
{"n":459,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":460,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":461,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":462,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":463,"chance":2,"by":"roller"}
{"n":464,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":465,"do":{"do":"Repair","port":"antwerpen_1","stock":"US South"},"side":"allied"}
{"n":466,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":467,"do":{"do":"Lose","unit":"FR 1 Corps HQ","steps":1},"side":"allied"}
{"n":468,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":469,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":470,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":471,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":472,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":473,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":474,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":475,"do":{"do":"Lose","unit":"US 5 Arm Div CCA","steps":1},"side":"allied"}
{"n":476,"do":{"do":"Finish"},"side":"allied"}
{"n":477,"chance":4,"by":"roller"}
{"n":478,"chance":4,"by":"roller"}
{"n":479,"chance":9,"by":"roller"}
{"n":480,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":481,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":482,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":483,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":484,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":485,"chance":1,"by":"roller"}
{"n":486,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":487,"do":{"do":"Finish"},"side":"allied"}
{"n":488,"do":{"do":"Finish"},"side":"allied"}
{"n":489,"chance":6,"by":"roller"}
{"n":490,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":491,"chance":7,"by":"roller"}
{"n":492,"chance":6,"by":"roller"}
{"n":493,"chance":6,"by":"roller"}
{"n":494,"do":{"do":"Rebuild","unit":"US 6 Arm Div CCB","steps":1},"side":"allied"}
{"n":495,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCA","steps":1},"side":"allied"}
{"n":496,"do":{"do":"Rebuild","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":497,"do":{"do":"Rebuild","unit":"US 602 TD Bn","steps":1},"side":"allied"}
{"n":498,"do":{"do":"Rebuild","unit":"CW 2 Can Inf Div","steps":1},"side":"allied"}
{"n":499,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":500,"do":{"do":"Reserves","used":10},"side":"allied","check":"256715b7d9fa2a02"}
{"n":501,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":502,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":503,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":504,"do":{"do":"Finish"},"side":"allied"}
{"n":505,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":506,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":507,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":508,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":509,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":510,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":511,"chance":2,"by":"roller"}
{"n":512,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":513,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":514,"chance":3,"by":"roller"}
{"n":515,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":516,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":517,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":518,"do":{"do":"Finish"},"side":"allied"}
{"n":519,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":520,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":521,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":522,"do":{"do":"Finish"},"side":"allied"}
{"n":523,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":524,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":525,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":526,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":527,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":528,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":529,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":530,"do":{"do":"Finish"},"side":"allied"}
{"n":531,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":532,"do":{"do":"Lose","unit":"US A-20 #1","steps":1},"side":"allied"}
{"n":533,"do":{"do":"Finish"},"side":"allied"}
{"n":534,"chance":4,"by":"roller"}
{"n":535,"chance":4,"by":"roller"}
{"n":536,"chance":6,"by":"roller"}
{"n":537,"chance":5,"by":"roller"}
{"n":538,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":539,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":540,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":541,"do":{"do":"Finish"},"side":"allied"}
{"n":542,"chance":7,"by":"roller"}
{"n":543,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":544,"chance":5,"by":"roller"}
{"n":545,"chance":8,"by":"roller"}
{"n":546,"chance":6,"by":"roller"}
{"n":547,"do":{"do":"Rebuild","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":548,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":549,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":550,"chance":6,"by":"roller","check":"ee9ce95505c73e6f"}
{"n":551,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":552,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":553,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":554,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":555,"chance":2,"by":"roller"}
{"n":556,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":557,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":558,"do":{"do":"Finish"},"side":"allied"}
{"n":559,"chance":1,"by":"roller"}
{"n":560,"chance":6,"by":"roller"}
{"n":561,"chance":9,"by":"roller"}
{"n":562,"chance":9,"by":"roller"}
{"n":563,"chance":11,"by":"roller"}
{"n":564,"chance":9,"by":"roller"}
{"n":565,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":566,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":567,"do":{"do":"Lose","unit":"CW 2.Can Tk Bde 2/3","steps":1},"side":"allied"}
{"n":568,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":569,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":570,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":571,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":572,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":573,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":574,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":575,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":576,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":577,"do":{"do":"Finish"},"side":"allied"}
{"n":578,"do":{"do":"Finish"},"side":"allied"}
{"n":579,"chance":10,"by":"roller"}
{"n":580,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":581,"chance":6,"by":"roller"}
{"n":582,"chance":7,"by":"roller"}
{"n":583,"chance":5,"by":"roller"}
{"n":584,"do":{"do":"Rebuild","unit":"CW 2.Can Tk Bde 2/3","steps":1},"side":"allied"}
{"n":585,"do":{"do":"Finish"},"side":"allied"}
{"n":586,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":587,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":588,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":589,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":590,"chance":4,"by":"roller"}
{"n":591,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":592,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":593,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":594,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":595,"do":{"do":"Finish"},"side":"allied"}
{"n":596,"chance":6,"by":"roller"}
{"n":597,"chance":8,"by":"roller"}
{"n":598,"chance":6,"by":"roller"}
{"n":599,"chance":8,"by":"roller"}
{"n":600,"do":{"do":"ChooseOrder","first":true},"side":"allied","check":"32a805bb0fdd9a5a"}
{"n":601,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":602,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":603,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":604,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":605,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":606,"do":{"do":"Finish"},"side":"allied"}
{"n":607,"do":{"do":"Finish"},"side":"allied"}
{"n":608,"chance":9,"by":"roller"}
{"n":609,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":610,"chance":7,"by":"roller"}
{"n":611,"chance":8,"by":"roller"}
{"n":612,"chance":10,"by":"roller"}
{"n":613,"do":{"do":"Finish"},"side":"allied"}
{"n":614,"do":{"do":"Rebuild","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":615,"do":{"do":"Finish"},"side":"allied"}
{"n":616,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":617,"do":{"do":"Lose","unit":"FR 5.Fr Arm Div 4/4","steps":1},"side":"allied"}
{"n":618,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":619,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":620,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":621,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":622,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":623,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":624,"chance":2,"by":"roller"}
{"n":625,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":626,"do":{"do":"Finish"},"side":"allied"}
{"n":627,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":628,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":629,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":630,"do":{"do":"Finish"},"side":"allied"}
{"n":631,"do":{"do":"Finish"},"side":"allied"}
{"n":632,"chance":4,"by":"roller"}
{"n":633,"chance":3,"by":"roller"}
{"n":634,"chance":4,"by":"roller"}
{"n":635,"chance":9,"by":"roller"}
{"n":636,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":637,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":638,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":639,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":640,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":641,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":642,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":643,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":644,"do":{"do":"Shift","unit":"CW B-25 #1","box":"Southern France"},"side":"allied"}
{"n":645,"do":{"do":"Finish"},"side":"allied"}
{"n":646,"chance":6,"by":"roller"}
{"n":647,"do":{"do":"PlaceSP","north":8},"side":"allied"}
{"n":648,"chance":6,"by":"roller"}
{"n":649,"chance":10,"by":"roller"}
{"n":650,"do":{"do":"Finish"},"side":"allied","check":"62da0059a19e703f"}
{"n":651,"chance":8,"by":"roller"}
{"n":652,"do":{"do":"Finish"},"side":"allied"}
{"n":653,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":654,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":655,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":656,"do":{"do":"Finish"},"side":"allied"}
{"n":657,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":658,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":659,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":660,"do":{"do":"Lose","unit":"FR AL-LO Inf Bde","steps":1},"side":"allied"}
{"n":661,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":662,"do":{"do":"Finish"},"side":"allied"}
{"n":663,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":664,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":665,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":666,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":667,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":668,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":669,"chance":1,"by":"roller"}
{"n":670,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":671,"do":{"do":"Lose","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":672,"do":{"do":"Finish"},"side":"allied"}
{"n":673,"chance":6,"by":"roller"}
{"n":674,"chance":8,"by":"roller"}
{"n":675,"chance":9,"by":"roller"}
{"n":676,"chance":7,"by":"roller"}
{"n":677,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":678,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":679,"do":{"do":"Finish"},"side":"allied"}
{"n":680,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":681,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":682,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":683,"do":{"do":"Lose","unit":"CW 5-4-3 Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":684,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":685,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":686,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":687,"do":{"do":"Finish"},"side":"allied"}
{"n":688,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":689,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":690,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":691,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":692,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":693,"do":{"do":"Lose","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":694,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":695,"do":{"do":"Lose","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":696,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":697,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":698,"do":{"do":"Finish"},"side":"allied"}
{"n":699,"chance":4,"by":"roller"}
{"n":700,"do":{"do":"PlaceSP","north":3},"side":"allied","check":"175b4e93ec511882"}
{"n":701,"chance":7,"by":"roller"}
{"n":702,"chance":3,"by":"roller"}
{"n":703,"chance":7,"by":"roller"}
{"n":704,"do":{"do":"Rebuild","unit":"FR AL-LO Inf Bde","steps":1},"side":"allied"}
{"n":705,"do":{"do":"Rebuild","unit":"FR 5.Fr Arm Div 4/4","steps":1},"side":"allied"}
{"n":706,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":707,"do":{"do":"Rebuild","unit":"FR 1 Arty Grp","steps":1},"side":"allied"}
{"n":708,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":709,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":710,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":711,"do":{"do":"Lose","unit":"US 117 Mech Cav Bn","steps":1},"side":"allied"}
{"n":712,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":713,"do":{"do":"Lose","unit":"US P-51 #1","steps":1},"side":"allied"}
{"n":714,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":715,"do":{"do":"Finish"},"side":"allied"}
{"n":716,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":717,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":718,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":719,"do":{"do":"Finish"},"side":"allied"}
{"n":720,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":721,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":722,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":723,"do":{"do":"Lose","unit":"US 18 Rocket Bn","steps":1},"side":"allied"}
{"n":724,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":725,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":726,"do":{"do":"Finish"},"side":"allied"}
{"n":727,"chance":1,"by":"roller"}
{"n":728,"chance":8,"by":"roller"}
{"n":729,"chance":8,"by":"roller"}
{"n":730,"chance":6,"by":"roller"}
{"n":731,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":732,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":733,"do":{"do":"Lose","unit":"CW 2.Can Tk Bde 3/3","steps":1},"side":"allied"}
{"n":734,"do":{"do":"Finish"},"side":"allied"}
{"n":735,"do":{"do":"Remove","unit":"US 701 Tk Bn"},"side":"allied"}
{"n":736,"chance":8,"by":"roller"}
{"n":737,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":738,"chance":10,"by":"roller"}
{"n":739,"chance":4,"by":"roller"}
{"n":740,"chance":6,"by":"roller"}
{"n":741,"do":{"do":"Rebuild","unit":"CW 2.Can Tk Bde 3/3","steps":1},"side":"allied"}
{"n":742,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":743,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":744,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":745,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":746,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":747,"do":{"do":"Lose","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":748,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":749,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":750,"do":{"do":"Open","account":"supply"},"side":"allied","check":"cb4104293e62d5f2"}
{"n":751,"do":{"do":"Finish"},"side":"allied"}
{"n":752,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":753,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":754,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":755,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":756,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":757,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":758,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":759,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":760,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":761,"do":{"do":"Lose","unit":"US 629 TD Bn","steps":1},"side":"allied"}
{"n":762,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":763,"do":{"do":"Finish"},"side":"allied"}
{"n":764,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":765,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":766,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":767,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":768,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":769,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":770,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":771,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":772,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":773,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":774,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":775,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":776,"do":{"do":"Finish"},"side":"allied"}
{"n":777,"chance":1,"by":"roller"}
{"n":778,"chance":4,"by":"roller"}
{"n":779,"chance":3,"by":"roller"}
{"n":780,"chance":8,"by":"roller"}
{"n":781,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":782,"do":{"do":"Finish"},"side":"allied"}
{"n":783,"chance":4,"by":"roller"}
{"n":784,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":785,"chance":5,"by":"roller"}
{"n":786,"chance":7,"by":"roller"}
{"n":787,"chance":7,"by":"roller"}
{"n":788,"do":{"do":"Rebuild","unit":"US 629 TD Bn","steps":1},"side":"allied"}
{"n":789,"do":{"do":"Rebuild","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":790,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":791,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":792,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":793,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":794,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":795,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":796,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":797,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":798,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":799,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":800,"do":{"do":"Open","account":"ports"},"side":"allied","check":"a2620d96661374b4"}
{"n":801,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":802,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":803,"do":{"do":"Finish"},"side":"allied"}
{"n":804,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":805,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":806,"do":{"do":"Finish"},"side":"allied"}
{"n":807,"chance":6,"by":"roller"}
{"n":808,"chance":4,"by":"roller"}
{"n":809,"chance":9,"by":"roller"}
{"n":810,"chance":10,"by":"roller"}
{"n":811,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":812,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":813,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":814,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":815,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":816,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":817,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":818,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":819,"do":{"do":"Shift","unit":"FR P-47 #2","box":"On map"},"side":"allied"}
{"n":820,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":821,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":822,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":823,"do":{"do":"Finish"},"side":"allied"}
{"n":824,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":825,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":826,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":827,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":828,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":829,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":830,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":831,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":832,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":833,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":834,"chance":1,"by":"roller"}
{"n":835,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":836,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":837,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":838,"do":{"do":"Finish"},"side":"allied"}
{"n":839,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":840,"do":{"do":"Finish"},"side":"allied"}
{"n":841,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":842,"do":{"do":"Finish"},"side":"allied"}
{"n":843,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":844,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":845,"chance":1,"by":"roller"}
{"n":846,"do":{"do":"Finish"},"side":"allied"}
{"n":847,"chance":7,"by":"roller"}
{"n":848,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":849,"chance":7,"by":"roller"}
{"n":850,"chance":8,"by":"roller","check":"4189e87a24a5a68b"}
{"n":851,"chance":9,"by":"roller"}
{"n":852,"do":{"do":"Rebuild","unit":"US 18 Rocket Bn","steps":1},"side":"allied"}
{"n":853,"do":{"do":"Rebuild","unit":"CW 3 Can Inf Div","steps":1},"side":"allied"}
{"n":854,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":855,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":856,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":857,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":858,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":859,"do":{"do":"Finish"},"side":"allied"}
{"n":860,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":861,"do":{"do":"Finish"},"side":"allied"}
{"n":862,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":863,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":864,"do":{"do":"Finish"},"side":"allied"}
{"n":865,"chance":3,"by":"roller"}
{"n":866,"chance":10,"by":"roller"}
{"n":867,"chance":11,"by":"roller"}
{"n":868,"chance":5,"by":"roller"}
{"n":869,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":870,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":871,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":872,"do":{"do":"Finish"},"side":"allied"}
{"n":873,"chance":2,"by":"roller"}
{"n":874,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":875,"chance":9,"by":"roller"}
{"n":876,"chance":3,"by":"roller"}
{"n":877,"chance":5,"by":"roller"}
{"n":878,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":879,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":880,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":881,"do":{"do":"Reserves","used":14},"side":"allied"}
{"n":882,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":883,"do":{"do":"Lose","unit":"US B-26 #2","steps":1},"side":"allied"}
{"n":884,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":885,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":886,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":887,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":888,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":889,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":890,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":891,"do":{"do":"Lose","unit":"US 6 Arm Div CCR","steps":1},"side":"allied"}
{"n":892,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":893,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":894,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":895,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":896,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":897,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":898,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":899,"do":{"do":"Lose","unit":"US 10 Arm Div CCR","steps":1},"side":"allied"}
{"n":900,"do":{"do":"Open","account":"shipping"},"side":"allied","check":"af594593dff9cc22"}
{"n":901,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":902,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":903,"do":{"do":"Unload","unit":"US Truck point #3","stock":"US North"},"side":"allied"}
{"n":904,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":905,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":906,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":907,"do":{"do":"Lose","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":908,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":909,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":910,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":911,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":912,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":913,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":914,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":915,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":916,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":917,"do":{"do":"Lose","unit":"CW 33 Tk Bde 3/3","steps":1},"side":"allied"}
{"n":918,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":919,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":920,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":921,"do":{"do":"Finish"},"side":"allied"}
{"n":922,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":923,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":924,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":925,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":926,"chance":3,"by":"roller"}
{"n":927,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":928,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":929,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":930,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":931,"chance":6,"by":"roller"}
{"n":932,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":933,"do":{"do":"Finish"},"side":"allied"}
{"n":934,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":935,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":936,"chance":4,"by":"roller"}
{"n":937,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":938,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":939,"do":{"do":"Finish"},"side":"allied"}
{"n":940,"chance":5,"by":"roller"}
{"n":941,"chance":6,"by":"roller"}
{"n":942,"chance":5,"by":"roller"}
{"n":943,"chance":6,"by":"roller"}
{"n":944,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":945,"do":{"do":"Finish"},"side":"allied"}
{"n":946,"chance":5,"by":"roller"}
{"n":947,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":948,"chance":5,"by":"roller"}
{"n":949,"chance":10,"by":"roller"}
{"n":950,"do":{"do":"Misc","unit":"FR 1 Corps HQ"},"side":"allied","check":"67c7491beb003cc2"}
{"n":951,"chance":7,"by":"roller"}
{"n":952,"do":{"do":"Rebuild","unit":"CW 33 Tk Bde 3/3","steps":1},"side":"allied"}
{"n":953,"do":{"do":"Rebuild","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":954,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCB","steps":1},"side":"allied"}
{"n":955,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":956,"do":{"do":"Lose","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":957,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":958,"do":{"do":"Finish"},"side":"allied"}
{"n":959,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":960,"do":{"do":"Finish"},"side":"allied"}
{"n":961,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":962,"do":{"do":"Finish"},"side":"allied"}
{"n":963,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":964,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":965,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":966,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":967,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":968,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":969,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":970,"do":{"do":"Finish"},"side":"allied"}
{"n":971,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":972,"do":{"do":"Lose","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":973,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":974,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":975,"chance":3,"by":"roller"}
{"n":976,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":977,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":978,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":979,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":980,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":981,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":982,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":983,"do":{"do":"Finish"},"side":"allied"}
{"n":984,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":985,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":986,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":987,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":988,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":989,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":990,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":991,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":992,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":993,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":994,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":995,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":996,"chance":3,"by":"roller"}
{"n":997,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":998,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":999,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1000,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied","check":"0089185c707c45c5"}
{"n":1001,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1002,"do":{"do":"Finish"},"side":"allied"}
{"n":1003,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1004,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1005,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1006,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":1007,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1008,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":1009,"do":{"do":"Finish"},"side":"allied"}
{"n":1010,"chance":6,"by":"roller"}
{"n":1011,"chance":7,"by":"roller"}
{"n":1012,"chance":8,"by":"roller"}
{"n":1013,"chance":5,"by":"roller"}
{"n":1014,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1015,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1016,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":1017,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1018,"do":{"do":"Lose","unit":"CW 6.Gd Tk Bde 3/3","steps":1},"side":"allied"}
{"n":1019,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1020,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1021,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1022,"do":{"do":"Finish"},"side":"allied"}
{"n":1023,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1024,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":1025,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1026,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1027,"chance":6,"by":"roller"}
{"n":1028,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1029,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1030,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1031,"do":{"do":"Finish"},"side":"allied"}
{"n":1032,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1033,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1034,"do":{"do":"Finish"},"side":"allied"}
{"n":1035,"chance":5,"by":"roller"}
{"n":1036,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1037,"chance":7,"by":"roller"}
{"n":1038,"chance":6,"by":"roller"}
{"n":1039,"chance":7,"by":"roller"}
{"n":1040,"do":{"do":"Rebuild","unit":"CW 6.Gd Tk Bde 3/3","steps":1},"side":"allied"}
{"n":1041,"do":{"do":"Rebuild","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":1042,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1043,"do":{"do":"Finish"},"side":"allied"}
{"n":1044,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1045,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1046,"do":{"do":"Finish"},"side":"allied"}
{"n":1047,"chance":1,"by":"roller"}
{"n":1048,"chance":6,"by":"roller"}
{"n":1049,"chance":7,"by":"roller"}
{"n":1050,"chance":6,"by":"roller","check":"619bd131fff179af"}
{"n":1051,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1052,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1053,"do":{"do":"Lose","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":1054,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1055,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":1056,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1057,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":1058,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1059,"do":{"do":"Repair","port":"antwerpen_2","stock":"US North"},"side":"allied"}
{"n":1060,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1061,"do":{"do":"Lose","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":1062,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1063,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1064,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1065,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1066,"chance":1,"by":"roller"}
{"n":1067,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1068,"do":{"do":"Finish"},"side":"allied"}
{"n":1069,"do":{"do":"Finish"},"side":"allied"}
{"n":1070,"chance":10,"by":"roller"}
{"n":1071,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1072,"chance":10,"by":"roller"}
{"n":1073,"chance":6,"by":"roller"}
{"n":1074,"chance":8,"by":"roller"}
{"n":1075,"do":{"do":"Finish"},"side":"allied"}
{"n":1076,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1077,"do":{"do":"Lose","unit":"FR P-47 #3","steps":1},"side":"allied"}
{"n":1078,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1079,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1080,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1081,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":1082,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1083,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1084,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1085,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1086,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1087,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1088,"chance":5,"by":"roller"}
{"n":1089,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1090,"do":{"do":"Finish"},"side":"allied"}
{"n":1091,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1092,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1093,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1094,"do":{"do":"Lose","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":1095,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1096,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1097,"chance":5,"by":"roller"}
{"n":1098,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1099,"do":{"do":"Finish"},"side":"allied"}
{"n":1100,"do":{"do":"Open","account":"reserves"},"side":"allied","check":"640fda9de87348eb"}
{"n":1101,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":1102,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1103,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1104,"chance":2,"by":"roller"}
{"n":1105,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1106,"do":{"do":"Lose","unit":"US 12 Corps HQ","steps":1},"side":"allied"}
{"n":1107,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1108,"do":{"do":"Lose","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":1109,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1110,"do":{"do":"Lose","unit":"US 15 Corps HQ","steps":1},"side":"allied"}
{"n":1111,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1112,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1113,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1114,"do":{"do":"Finish"},"side":"allied"}
{"n":1115,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1116,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1117,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1118,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1119,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1120,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1121,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1122,"do":{"do":"Finish"},"side":"allied"}
{"n":1123,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1124,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":1125,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1126,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1127,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1128,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":1129,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1130,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1131,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1132,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":1133,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1134,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1135,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1136,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1137,"chance":3,"by":"roller"}
{"n":1138,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1139,"do":{"do":"Finish"},"side":"allied"}
{"n":1140,"do":{"do":"Finish"},"side":"allied"}
{"n":1141,"chance":2,"by":"roller"}
{"n":1142,"chance":8,"by":"roller"}
{"n":1143,"chance":8,"by":"roller"}
{"n":1144,"chance":5,"by":"roller"}
{"n":1145,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1146,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1147,"do":{"do":"Lose","unit":"US B-26 #1","steps":1},"side":"allied"}
{"n":1148,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1149,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1150,"do":{"do":"Open","account":"ports"},"side":"allied","check":"77ed38ba0cdca9e3"}
{"n":1151,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":1152,"do":{"do":"Finish"},"side":"allied"}
{"n":1153,"chance":5,"by":"roller"}
{"n":1154,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1155,"chance":8,"by":"roller"}
{"n":1156,"chance":7,"by":"roller"}
{"n":1157,"chance":7,"by":"roller"}
{"n":1158,"do":{"do":"Rebuild","unit":"US 5 Corps HQ","steps":1},"side":"allied"}
{"n":1159,"do":{"do":"Rebuild","unit":"CW 2 HC Rec Bn","steps":1},"side":"allied"}
{"n":1160,"do":{"do":"Finish"},"side":"allied"}
{"n":1161,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1162,"do":{"do":"Finish"},"side":"allied"}
{"n":1163,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1164,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1165,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1166,"do":{"do":"Finish"},"side":"allied"}
{"n":1167,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1168,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":1169,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1170,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1171,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1172,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1173,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1174,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1175,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1176,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1177,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1178,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1179,"do":{"do":"Finish"},"side":"allied"}
{"n":1180,"chance":6,"by":"roller"}
{"n":1181,"chance":4,"by":"roller"}
{"n":1182,"chance":7,"by":"roller"}
{"n":1183,"chance":7,"by":"roller"}
{"n":1184,"chance":5,"by":"roller"}
{"n":1185,"chance":8,"by":"roller"}
{"n":1186,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1187,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1188,"do":{"do":"Finish"},"side":"allied"}
{"n":1189,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1190,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1191,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1192,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1193,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1194,"do":{"do":"Lose","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":1195,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1196,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":1197,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1198,"do":{"do":"Finish"},"side":"allied"}
{"n":1199,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1200,"do":{"do":"Scheldt","open":false},"side":"allied","check":"c1eff49c70ec59f8"}
{"n":1201,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1202,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1203,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1204,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1205,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1206,"do":{"do":"Unload","unit":"US Truck point #4","stock":"US South"},"side":"allied"}
{"n":1207,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1208,"do":{"do":"Finish"},"side":"allied"}
{"n":1209,"do":{"do":"Finish"},"side":"allied"}
{"n":1210,"chance":7,"by":"roller"}
{"n":1211,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":1212,"chance":8,"by":"roller"}
{"n":1213,"chance":10,"by":"roller"}
{"n":1214,"do":{"do":"Finish"},"side":"allied"}
{"n":1215,"chance":6,"by":"roller"}
{"n":1216,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":1217,"do":{"do":"Rebuild","unit":"US 100 Inf Div","steps":1},"side":"allied"}
{"n":1218,"do":{"do":"Rebuild","unit":"US 736 Tk Bn","steps":1},"side":"allied"}
{"n":1219,"do":{"do":"Finish"},"side":"allied"}
{"n":1220,"do":{"do":"Finish"},"side":"allied"}
{"n":1221,"chance":4,"by":"roller"}
{"n":1222,"chance":4,"by":"roller"}
{"n":1223,"chance":6,"by":"roller"}
{"n":1224,"chance":6,"by":"roller"}
{"n":1225,"chance":7,"by":"roller"}
{"n":1226,"chance":10,"by":"roller"}
{"n":1227,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1228,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1229,"do":{"do":"Unload","unit":"US Truck point #5","stock":"US South"},"side":"allied"}
{"n":1230,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1231,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1232,"chance":5,"by":"roller"}
{"n":1233,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1234,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1235,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1236,"do":{"do":"Finish"},"side":"allied"}
{"n":1237,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1238,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":1239,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1240,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1241,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1242,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1243,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1244,"do":{"do":"Finish"},"side":"allied"}
{"n":1245,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1246,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1247,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1248,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":1249,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1250,"do":{"do":"Finish"},"side":"allied","check":"b11da19d5cd99484"}
{"n":1251,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1252,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1253,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1254,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1255,"do":{"do":"Finish"},"side":"allied"}
{"n":1256,"chance":8,"by":"roller"}
{"n":1257,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1258,"chance":9,"by":"roller"}
{"n":1259,"chance":6,"by":"roller"}
{"n":1260,"chance":4,"by":"roller"}
{"n":1261,"do":{"do":"Finish"},"side":"allied"}
{"n":1262,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1263,"do":{"do":"Finish"},"side":"allied"}
{"n":1264,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1265,"do":{"do":"Load","unit":"US Truck point #3","stock":"US South"},"side":"allied"}
{"n":1266,"do":{"do":"Finish"},"side":"allied"}
{"n":1267,"chance":6,"by":"roller"}
{"n":1268,"chance":4,"by":"roller"}
{"n":1269,"chance":8,"by":"roller"}
{"n":1270,"chance":10,"by":"roller"}
{"n":1271,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1272,"do":{"do":"Finish"},"side":"allied"}
{"n":1273,"chance":8,"by":"roller"}
{"n":1274,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1275,"chance":10,"by":"roller"}
{"n":1276,"chance":10,"by":"roller"}
{"n":1277,"do":{"do":"Misc","unit":"US Truck point #1"},"side":"allied"}
{"n":1278,"chance":7,"by":"roller"}
{"n":1279,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":1280,"do":{"do":"Rebuild","unit":"US 12 Corps HQ","steps":1},"side":"allied"}
{"n":1281,"do":{"do":"Rebuild","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":1282,"do":{"do":"Finish"},"side":"allied"}
{"n":1283,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1284,"do":{"do":"Lose","unit":"US P-38 #1","steps":1},"side":"allied"}
{"n":1285,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1286,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1287,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1288,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1289,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1290,"do":{"do":"PlanDrop","unit":"US 17 Para Div 513 Para Rgt"},"side":"allied"}
{"n":1291,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1292,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1293,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1294,"do":{"do":"Finish"},"side":"allied"}
{"n":1295,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1296,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1297,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1298,"do":{"do":"Finish"},"side":"allied"}
{"n":1299,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1300,"do":{"do":"Reserves","used":8},"side":"allied","check":"8ed62023e74b574c"}
{"n":1301,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1302,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1303,"chance":5,"by":"roller"}
{"n":1304,"do":{"do":"Finish"},"side":"allied"}
{"n":1305,"chance":5,"by":"roller"}
{"n":1306,"chance":11,"by":"roller"}
{"n":1307,"chance":7,"by":"roller"}
{"n":1308,"chance":8,"by":"roller"}
{"n":1309,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1310,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1311,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":1312,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1313,"do":{"do":"Finish"},"side":"allied"}
{"n":1314,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1315,"do":{"do":"Finish"},"side":"allied"}
{"n":1316,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1317,"do":{"do":"Finish"},"side":"allied"}
{"n":1318,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1319,"do":{"do":"Lose","unit":"CW 5 Bel Inf Bn","steps":1},"side":"allied"}
{"n":1320,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1321,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied"}
{"n":1322,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1323,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1324,"do":{"do":"Finish"},"side":"allied"}
{"n":1325,"chance":10,"by":"roller"}
{"n":1326,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1327,"chance":6,"by":"roller"}
{"n":1328,"chance":5,"by":"roller"}
{"n":1329,"chance":6,"by":"roller"}
{"n":1330,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1331,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1332,"do":{"do":"Finish"},"side":"allied"}
{"n":1333,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1334,"do":{"do":"Lose","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":1335,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1336,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":1337,"do":{"do":"Finish"},"side":"allied"}
{"n":1338,"chance":3,"by":"roller"}
{"n":1339,"chance":10,"by":"roller"}
{"n":1340,"chance":12,"by":"roller"}
{"n":1341,"chance":5,"by":"roller"}
{"n":1342,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1343,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1344,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1345,"do":{"do":"Finish"},"side":"allied"}
{"n":1346,"chance":4,"by":"roller"}
{"n":1347,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1348,"chance":5,"by":"roller"}
{"n":1349,"chance":9,"by":"roller"}
{"n":1350,"chance":5,"by":"roller","check":"6d842746021b9bee"}
{"n":1351,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCR","steps":1},"side":"allied"}
{"n":1352,"do":{"do":"Rebuild","unit":"FR 4.Mor Mtn Div","steps":1},"side":"allied"}
{"n":1353,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1354,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1355,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1356,"do":{"do":"Load","unit":"US Truck point #4","stock":"US South"},"side":"allied"}
{"n":1357,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1358,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":1359,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1360,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1361,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1362,"do":{"do":"Reserves","used":9},"side":"allied"}
{"n":1363,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1364,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1365,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1366,"do":{"do":"Finish"},"side":"allied"}
{"n":1367,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1368,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1369,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1370,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1371,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1372,"do":{"do":"Finish"},"side":"allied"}
{"n":1373,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1374,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1375,"chance":6,"by":"roller"}
{"n":1376,"do":{"do":"Finish"},"side":"allied"}
{"n":1377,"chance":1,"by":"roller"}
{"n":1378,"chance":9,"by":"roller"}
{"n":1379,"chance":11,"by":"roller"}
{"n":1380,"chance":7,"by":"roller"}
{"n":1381,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1382,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1383,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":1384,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1385,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1386,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1387,"do":{"do":"Finish"},"side":"allied"}
{"n":1388,"do":{"do":"Finish"},"side":"allied"}
{"n":1389,"chance":9,"by":"roller"}
{"n":1390,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1391,"chance":9,"by":"roller"}
{"n":1392,"chance":10,"by":"roller"}
{"n":1393,"do":{"do":"Misc","unit":"US 15 Corps HQ"},"side":"allied"}
{"n":1394,"chance":8,"by":"roller"}
{"n":1395,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCB","steps":1},"side":"allied"}
{"n":1396,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":1397,"do":{"do":"Finish"},"side":"allied"}
{"n":1398,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1399,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":1400,"do":{"do":"Open","account":"bridges"},"side":"allied","check":"fd6ccd2371a985cc"}
{"n":1401,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1402,"chance":5,"by":"roller"}
{"n":1403,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1404,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1405,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1406,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied"}
{"n":1407,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1408,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1409,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1410,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1411,"chance":2,"by":"roller"}
{"n":1412,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1413,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1414,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1415,"do":{"do":"Finish"},"side":"allied"}
{"n":1416,"do":{"do":"Finish"},"side":"allied"}
{"n":1417,"chance":5,"by":"roller"}
{"n":1418,"chance":11,"by":"roller"}
{"n":1419,"chance":8,"by":"roller"}
{"n":1420,"chance":6,"by":"roller"}
{"n":1421,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1422,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1423,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1424,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1425,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1426,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1427,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1428,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1429,"do":{"do":"Drop","unit":"US 17 Para Div 513 Para Rgt"},"side":"allied"}
{"n":1430,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1431,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":1432,"do":{"do":"Finish"},"side":"allied"}
{"n":1433,"chance":6,"by":"roller"}
{"n":1434,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1435,"chance":6,"by":"roller"}
{"n":1436,"chance":6,"by":"roller"}
{"n":1437,"chance":7,"by":"roller"}
{"n":1438,"do":{"do":"Rebuild","unit":"CW 5 Bel Inf Bn","steps":1},"side":"allied"}
{"n":1439,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1440,"do":{"do":"Finish"},"side":"allied"}
{"n":1441,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1442,"do":{"do":"Finish"},"side":"allied"}
{"n":1443,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1444,"do":{"do":"PlanDrop","unit":"US 17 Para Div 194 Glider Rgt"},"side":"allied"}
{"n":1445,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1446,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1447,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1448,"do":{"do":"Capture","port":"antwerpen_1","by":"allied"},"side":"allied"}
{"n":1449,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1450,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied","check":"a44c2276adf62d02"}
{"n":1451,"chance":1,"by":"roller"}
{"n":1452,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1453,"do":{"do":"Finish"},"side":"allied"}
{"n":1454,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1455,"do":{"do":"Finish"},"side":"allied"}
{"n":1456,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1457,"do":{"do":"Lose","unit":"US Truck point #1","steps":1},"side":"allied"}
{"n":1458,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1459,"do":{"do":"Lose","unit":"US 12 Arm Div CCB","steps":1},"side":"allied"}
{"n":1460,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1461,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1462,"chance":2,"by":"roller"}
{"n":1463,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1464,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1465,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1466,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1467,"do":{"do":"Finish"},"side":"allied"}
{"n":1468,"chance":6,"by":"roller"}
{"n":1469,"chance":10,"by":"roller"}
{"n":1470,"chance":5,"by":"roller"}
{"n":1471,"chance":8,"by":"roller"}
{"n":1472,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1473,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1474,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1475,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1476,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1477,"chance":5,"by":"roller"}
{"n":1478,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1479,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1480,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1481,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":1482,"do":{"do":"Finish"},"side":"allied"}
{"n":1483,"chance":11,"by":"roller"}
{"n":1484,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":1485,"chance":7,"by":"roller"}
{"n":1486,"chance":6,"by":"roller"}
{"n":1487,"chance":7,"by":"roller"}
{"n":1488,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1489,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1490,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1491,"do":{"do":"Reserves","used":11},"side":"allied"}
{"n":1492,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1493,"do":{"do":"Finish"},"side":"allied"}
{"n":1494,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1495,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1496,"chance":4,"by":"roller"}
{"n":1497,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1498,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":1499,"do":{"do":"Finish"},"side":"allied"}
{"n":1500,"chance":6,"by":"roller","check":"cefc3b374ae8b4f3"}
{"n":1501,"chance":7,"by":"roller"}
{"n":1502,"chance":11,"by":"roller"}
{"n":1503,"chance":8,"by":"roller"}
{"n":1504,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1505,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1506,"do":{"do":"Finish"},"side":"allied"}
{"n":1507,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1508,"do":{"do":"Repair","port":"rotterdam","stock":"CW North"},"side":"allied"}
{"n":1509,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1510,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1511,"do":{"do":"Finish"},"side":"allied"}
{"n":1512,"chance":7,"by":"roller"}
{"n":1513,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1514,"chance":9,"by":"roller"}
{"n":1515,"chance":7,"by":"roller"}
{"n":1516,"chance":2,"by":"roller"}
{"n":1517,"do":{"do":"Rebuild","unit":"US 14 Arm Div CCA","steps":1},"side":"allied"}
{"n":1518,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1519,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":1520,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1521,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1522,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1523,"do":{"do":"Shift","unit":"CW B-25 #2","box":"Normandy"},"side":"allied"}
{"n":1524,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1525,"do":{"do":"Finish"},"side":"allied"}
{"n":1526,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1527,"do":{"do":"Drop","unit":"US 17 Para Div 194 Glider Rgt"},"side":"allied"}
{"n":1528,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1529,"do":{"do":"Lose","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":1530,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1531,"do":{"do":"Load","unit":"US Truck point #5","stock":"US South"},"side":"allied"}
{"n":1532,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1533,"do":{"do":"Lose","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":1534,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1535,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1536,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1537,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1538,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1539,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1540,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1541,"do":{"do":"Lose","unit":"FR 5.Fr Arm Div 2/4","steps":1},"side":"allied"}
{"n":1542,"do":{"do":"Finish"},"side":"allied"}
{"n":1543,"chance":3,"by":"roller"}
{"n":1544,"chance":6,"by":"roller"}
{"n":1545,"chance":6,"by":"roller"}
{"n":1546,"chance":7,"by":"roller"}
{"n":1547,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1548,"do":{"do":"Finish"},"side":"allied"}
{"n":1549,"chance":4,"by":"roller"}
{"n":1550,"do":{"do":"PlaceSP","north":4},"side":"allied","check":"2d5081064f5a92c1"}
{"n":1551,"chance":5,"by":"roller"}
{"n":1552,"chance":11,"by":"roller"}
{"n":1553,"do":{"do":"Misc","unit":"US 117 Mech Cav Bn"},"side":"allied"}
{"n":1554,"chance":6,"by":"roller"}
{"n":1555,"do":{"do":"Rebuild","unit":"US 740 Tk Bn","steps":1},"side":"allied"}
{"n":1556,"do":{"do":"Rebuild","unit":"US 748 Tk Bn","steps":1},"side":"allied"}
{"n":1557,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCR","steps":1},"side":"allied"}
{"n":1558,"do":{"do":"Finish"},"side":"allied"}
{"n":1559,"do":{"do":"Finish"},"side":"allied"}
{"n":1560,"chance":8,"by":"roller"}
{"n":1561,"chance":9,"by":"roller"}
{"n":1562,"chance":12,"by":"roller"}
{"n":1563,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1564,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1565,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1566,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1567,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1568,"do":{"do":"Finish"},"side":"allied"}
{"n":1569,"chance":7,"by":"roller"}
{"n":1570,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":1571,"chance":6,"by":"roller"}
{"n":1572,"chance":9,"by":"roller"}
{"n":1573,"do":{"do":"Misc","unit":"US 550 Gld Bn"},"side":"allied"}
{"n":1574,"chance":10,"by":"roller"}
{"n":1575,"do":{"do":"Rebuild","unit":"US 12 Arm Div CCB","steps":1},"side":"allied"}
{"n":1576,"do":{"do":"Rebuild","unit":"US 6 Arm Div CCR","steps":1},"side":"allied"}
{"n":1577,"do":{"do":"Finish"},"side":"allied"}
{"n":1578,"chance":8,"by":"roller"}
{"n":1579,"chance":4,"by":"roller"}
{"n":1580,"chance":2,"by":"roller"}
{"n":1581,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1582,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1583,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1584,"do":{"do":"Finish"},"side":"allied"}
{"n":1585,"chance":7,"by":"roller"}
{"n":1586,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1587,"chance":5,"by":"roller"}
{"n":1588,"chance":11,"by":"roller"}
{"n":1589,"do":{"do":"Misc","unit":"US Truck point #1"},"side":"allied"}
{"n":1590,"chance":11,"by":"roller"}
{"n":1591,"do":{"do":"Finish"},"side":"allied"}
{"n":1592,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1593,"do":{"do":"Lose","unit":"US 11 Arm Div CCA","steps":1},"side":"allied"}
{"n":1594,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1595,"do":{"do":"Finish"},"side":"allied"}
{"n":1596,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1597,"do":{"do":"Finish"},"side":"allied"}
{"n":1598,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1599,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1600,"do":{"do":"Open","account":"supply"},"side":"allied","check":"6a59b453ad79f68c"}
{"n":1601,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1602,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1603,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1604,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1605,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":1606,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1607,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":1608,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1609,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1610,"do":{"do":"Finish"},"side":"allied"}
{"n":1611,"chance":9,"by":"roller"}
{"n":1612,"chance":8,"by":"roller"}
{"n":1613,"chance":10,"by":"roller"}
{"n":1614,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1615,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1616,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1617,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1618,"do":{"do":"Finish"},"side":"allied"}
{"n":1619,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1620,"do":{"do":"Finish"},"side":"allied"}
{"n":1621,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1622,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":1623,"chance":2,"by":"roller"}
{"n":1624,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1625,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":1626,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1627,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1628,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1629,"do":{"do":"Lose","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":1630,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1631,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1632,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1633,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":1634,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1635,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1636,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1637,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1638,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1639,"do":{"do":"Finish"},"side":"allied"}
{"n":1640,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1641,"do":{"do":"Finish"},"side":"allied"}
{"n":1642,"do":{"do":"Finish"},"side":"allied"}
{"n":1643,"chance":9,"by":"roller"}
{"n":1644,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1645,"chance":5,"by":"roller"}
{"n":1646,"chance":9,"by":"roller"}
{"n":1647,"chance":8,"by":"roller"}
{"n":1648,"do":{"do":"Rebuild","unit":"US 5 Arm Div Arty","steps":1},"side":"allied"}
{"n":1649,"do":{"do":"Finish"},"side":"allied"}
{"n":1650,"do":{"do":"Open","account":"events"},"side":"allied","check":"ac4af4dbd3bc9546"}
{"n":1651,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1652,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1653,"do":{"do":"Lose","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":1654,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1655,"do":{"do":"Finish"},"side":"allied"}
{"n":1656,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1657,"do":{"do":"Finish"},"side":"allied"}
{"n":1658,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1659,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1660,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1661,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1662,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1663,"do":{"do":"Finish"},"side":"allied"}
{"n":1664,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1665,"do":{"do":"Finish"},"side":"allied"}
{"n":1666,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1667,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1668,"chance":6,"by":"roller"}
{"n":1669,"do":{"do":"Finish"},"side":"allied"}
{"n":1670,"chance":8,"by":"roller"}
{"n":1671,"chance":7,"by":"roller"}
{"n":1672,"chance":11,"by":"roller"}
{"n":1673,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1674,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1675,"do":{"do":"Lose","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":1676,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1677,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1678,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1679,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1680,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1681,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1682,"chance":2,"by":"roller"}
{"n":1683,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1684,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 1/5","steps":1},"side":"allied"}
{"n":1685,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1686,"do":{"do":"Finish"},"side":"allied"}
{"n":1687,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1688,"do":{"do":"Unload","unit":"US Truck point #3","stock":"US South"},"side":"allied"}
{"n":1689,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1690,"do":{"do":"Finish"},"side":"allied"}
{"n":1691,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1692,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1693,"do":{"do":"Finish"},"side":"allied"}
{"n":1694,"chance":5,"by":"roller"}
{"n":1695,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1696,"chance":8,"by":"roller"}
{"n":1697,"chance":6,"by":"roller"}
{"n":1698,"chance":9,"by":"roller"}
{"n":1699,"do":{"do":"Finish"},"side":"allied"}
{"n":1700,"do":{"do":"Finish"},"side":"allied","check":"ae45562f88e8c4c5"}
{"n":1701,"chance":7,"by":"roller"}
{"n":1702,"chance":4,"by":"roller"}
{"n":1703,"chance":8,"by":"roller"}
{"n":1704,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1705,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1706,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1707,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1708,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1709,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1710,"do":{"do":"Lose","unit":"US 526 Mech Bn","steps":1},"side":"allied"}
{"n":1711,"do":{"do":"Finish"},"side":"allied"}
{"n":1712,"chance":5,"by":"roller"}
{"n":1713,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1714,"chance":4,"by":"roller"}
{"n":1715,"chance":4,"by":"roller"}
{"n":1716,"chance":3,"by":"roller"}
{"n":1717,"do":{"do":"Rebuild","unit":"FR 5.Fr Arm Div 2/4","steps":1},"side":"allied"}
{"n":1718,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1719,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1720,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 2/5","steps":1},"side":"allied"}
{"n":1721,"do":{"do":"Rebuild","unit":"US 526 Mech Bn","steps":1},"side":"allied"}
{"n":1722,"do":{"do":"Rebuild","unit":"US 70 Inf Div","steps":1},"side":"allied"}
{"n":1723,"do":{"do":"Rebuild","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":1724,"do":{"do":"Rebuild","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":1725,"do":{"do":"Rebuild","unit":"FR 2.Fr Arm Div 1/5","steps":1},"side":"allied"}
{"n":1726,"do":{"do":"Finish"},"side":"allied"}
{"n":1727,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1728,"do":{"do":"Finish"},"side":"allied"}
{"n":1729,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1730,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":1731,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1732,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1733,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1734,"do":{"do":"Lose","unit":"US 7 Arm Div CCB","steps":1},"side":"allied"}
{"n":1735,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1736,"do":{"do":"Finish"},"side":"allied"}
{"n":1737,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1738,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":1739,"do":{"do":"Finish"},"side":"allied"}
{"n":1740,"chance":9,"by":"roller"}
{"n":1741,"chance":2,"by":"roller"}
{"n":1742,"chance":4,"by":"roller"}
{"n":1743,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1744,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1745,"do":{"do":"PlanDrop","unit":"US 17 Para Div 193 Glider Rgt"},"side":"allied"}
{"n":1746,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1747,"do":{"do":"Finish"},"side":"allied"}
{"n":1748,"do":{"do":"Finish"},"side":"allied"}
{"n":1749,"chance":9,"by":"roller"}
{"n":1750,"do":{"do":"PlaceSP","north":7},"side":"allied","check":"1b877d5958f3c70a"}
{"n":1751,"chance":3,"by":"roller"}
{"n":1752,"chance":9,"by":"roller"}
{"n":1753,"do":{"do":"Finish"},"side":"allied"}
{"n":1754,"chance":8,"by":"roller"}
{"n":1755,"do":{"do":"Rebuild","unit":"US 550 Gld Bn","steps":1},"side":"allied"}
{"n":1756,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCB","steps":1},"side":"allied"}
{"n":1757,"do":{"do":"Finish"},"side":"allied"}
{"n":1758,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1759,"do":{"do":"Lose","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":1760,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1761,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":1762,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1763,"do":{"do":"Lose","unit":"FR 3-4-3 Mtn Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":1764,"do":{"do":"Finish"},"side":"allied"}
{"n":1765,"chance":6,"by":"roller"}
{"n":1766,"chance":9,"by":"roller"}
{"n":1767,"chance":3,"by":"roller"}
{"n":1768,"chance":7,"by":"roller"}
{"n":1769,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1770,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1771,"do":{"do":"Finish"},"side":"allied"}
{"n":1772,"do":{"do":"Finish"},"side":"allied"}
{"n":1773,"chance":3,"by":"roller"}
{"n":1774,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1775,"chance":11,"by":"roller"}
{"n":1776,"chance":9,"by":"roller"}
{"n":1777,"chance":2,"by":"roller"}
{"n":1778,"do":{"do":"Rebuild","unit":"US 11 Arm Div CCA","steps":1},"side":"allied"}
{"n":1779,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":1780,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1781,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1782,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1783,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1784,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1785,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":1786,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1787,"do":{"do":"Finish"},"side":"allied"}
{"n":1788,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1789,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1790,"chance":6,"by":"roller"}
{"n":1791,"do":{"do":"Finish"},"side":"allied"}
{"n":1792,"chance":6,"by":"roller"}
{"n":1793,"chance":4,"by":"roller"}
{"n":1794,"chance":4,"by":"roller"}
{"n":1795,"chance":4,"by":"roller"}
{"n":1796,"chance":6,"by":"roller"}
{"n":1797,"chance":7,"by":"roller"}
{"n":1798,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1799,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1800,"do":{"do":"Repair","port":"amsterdam","stock":"CW North"},"side":"allied","check":"daa225383e410e67"}
{"n":1801,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1802,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":1803,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1804,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1805,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1806,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1807,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1808,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":1809,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1810,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1811,"chance":4,"by":"roller"}
{"n":1812,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1813,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":1814,"do":{"do":"Finish"},"side":"allied"}
{"n":1815,"chance":7,"by":"roller"}
{"n":1816,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":1817,"chance":7,"by":"roller"}
{"n":1818,"chance":11,"by":"roller"}
{"n":1819,"chance":3,"by":"roller"}
{"n":1820,"do":{"do":"Finish"},"side":"allied"}
{"n":1821,"chance":4,"by":"roller"}
{"n":1822,"chance":8,"by":"roller"}
{"n":1823,"chance":7,"by":"roller"}
{"n":1824,"chance":12,"by":"roller"}
{"n":1825,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1826,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1827,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1828,"do":{"do":"Finish"},"side":"allied"}
{"n":1829,"chance":6,"by":"roller"}
{"n":1830,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":1831,"chance":8,"by":"roller"}
{"n":1832,"chance":4,"by":"roller"}
{"n":1833,"chance":7,"by":"roller"}
{"n":1834,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1835,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1836,"do":{"do":"Finish"},"side":"allied"}
{"n":1837,"chance":4,"by":"roller"}
{"n":1838,"chance":8,"by":"roller"}
{"n":1839,"chance":3,"by":"roller"}
{"n":1840,"chance":2,"by":"roller"}
{"n":1841,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1842,"do":{"do":"Finish"},"side":"allied"}
{"n":1843,"chance":2,"by":"roller"}
{"n":1844,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":1845,"chance":9,"by":"roller"}
{"n":1846,"chance":10,"by":"roller"}
{"n":1847,"chance":5,"by":"roller"}
{"n":1848,"do":{"do":"Rebuild","unit":"US 63 Inf Div","steps":1},"side":"allied"}
{"n":1849,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1850,"do":{"do":"Unload","unit":"US Truck point #4","stock":"US South"},"side":"allied","check":"5d7ac1b17d6e8f7e"}
{"n":1851,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1852,"do":{"do":"Reserves","used":25},"side":"allied"}
{"n":1853,"do":{"do":"Finish"},"side":"allied"}
{"n":1854,"chance":6,"by":"roller"}
{"n":1855,"chance":7,"by":"roller"}
{"n":1856,"chance":7,"by":"roller"}
{"n":1857,"chance":6,"by":"roller"}
{"n":1858,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":1859,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1860,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1861,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1862,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":1863,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1864,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1865,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1866,"do":{"do":"Finish"},"side":"allied"}
{"n":1867,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1868,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1869,"chance":3,"by":"roller"}
{"n":1870,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1871,"do":{"do":"Lose","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":1872,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1873,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":1874,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1875,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1876,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1877,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":1878,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1879,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":1880,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1881,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":1882,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1883,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":1884,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":1885,"do":{"do":"Drop","unit":"US 17 Para Div 193 Glider Rgt"},"side":"allied"}
{"n":1886,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1887,"do":{"do":"Lose","unit":"US P-47 #2","steps":1},"side":"allied"}
{"n":1888,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1889,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1890,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1891,"do":{"do":"Finish"},"side":"allied"}
{"n":1892,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1893,"do":{"do":"Finish"},"side":"allied"}
{"n":1894,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1895,"do":{"do":"Finish"},"side":"allied"}
{"n":1896,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1897,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":1898,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1899,"do":{"do":"Lose","unit":"CW 6 Abn Div 4/4","steps":1},"side":"allied"}
{"n":1900,"do":{"do":"Finish"},"side":"allied","check":"67d6db92175e8821"}
{"n":1901,"do":{"do":"Exchange","unit":"US B-26 #1"},"side":"allied"}
{"n":1902,"chance":7,"by":"roller"}
{"n":1903,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":1904,"chance":6,"by":"roller"}
{"n":1905,"chance":11,"by":"roller"}
{"n":1906,"chance":7,"by":"roller"}
{"n":1907,"do":{"do":"Rebuild","unit":"CW (1)-0-0 Pontoon Bde #1","steps":1},"side":"allied"}
{"n":1908,"do":{"do":"Finish"},"side":"allied"}
{"n":1909,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1910,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1911,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1912,"do":{"do":"Lose","unit":"FR 3-4-3 Mtn Brkdwn Rgt #2","steps":1},"side":"allied"}
{"n":1913,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1914,"do":{"do":"Finish"},"side":"allied"}
{"n":1915,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1916,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":1917,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1918,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1919,"chance":5,"by":"roller"}
{"n":1920,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1921,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":1922,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1923,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1924,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1925,"do":{"do":"Lose","unit":"CW 34 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":1926,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1927,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":1928,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1929,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":1930,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1931,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":1932,"chance":4,"by":"roller"}
{"n":1933,"do":{"do":"Finish"},"side":"allied"}
{"n":1934,"chance":4,"by":"roller"}
{"n":1935,"chance":6,"by":"roller"}
{"n":1936,"chance":9,"by":"roller"}
{"n":1937,"chance":11,"by":"roller"}
{"n":1938,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1939,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1940,"do":{"do":"Finish"},"side":"allied"}
{"n":1941,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1942,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":1943,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1944,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":1945,"do":{"do":"Finish"},"side":"allied"}
{"n":1946,"chance":6,"by":"roller"}
{"n":1947,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":1948,"chance":5,"by":"roller"}
{"n":1949,"chance":6,"by":"roller"}
{"n":1950,"chance":10,"by":"roller","check":"daf57a8b4d92c55b"}
{"n":1951,"do":{"do":"Finish"},"side":"allied"}
{"n":1952,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1953,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":1954,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1955,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":1956,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1957,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":1958,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":1959,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":1960,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1961,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1962,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1963,"do":{"do":"Lose","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":1964,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1965,"do":{"do":"Finish"},"side":"allied"}
{"n":1966,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1967,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1968,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1969,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":1970,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":1971,"do":{"do":"Lose","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":1972,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1973,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":1974,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1975,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":1976,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1977,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1978,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":1979,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":1980,"do":{"do":"Finish"},"side":"allied"}
{"n":1981,"chance":3,"by":"roller"}
{"n":1982,"chance":7,"by":"roller"}
{"n":1983,"chance":9,"by":"roller"}
{"n":1984,"chance":7,"by":"roller"}
{"n":1985,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":1986,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":1987,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":1988,"chance":6,"by":"roller"}
{"n":1989,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1990,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":1991,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1992,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":1993,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":1994,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":1995,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":1996,"do":{"do":"Finish"},"side":"allied"}
{"n":1997,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":1998,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":1999,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2000,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied","check":"6f2ad238203bb049"}
{"n":2001,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2002,"do":{"do":"Finish"},"side":"allied"}
{"n":2003,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2004,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":2005,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2006,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":2007,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2008,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2009,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2010,"do":{"do":"Reserves","used":26},"side":"allied"}
{"n":2011,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2012,"do":{"do":"Lose","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2013,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2014,"do":{"do":"Finish"},"side":"allied"}
{"n":2015,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2016,"do":{"do":"Lose","unit":"FR 1.FF Inf Div","steps":1},"side":"allied"}
{"n":2017,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2018,"do":{"do":"Lose","unit":"CW 4 Commando Bde","steps":1},"side":"allied"}
{"n":2019,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2020,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2021,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2022,"do":{"do":"Lose","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":2023,"do":{"do":"Finish"},"side":"allied"}
{"n":2024,"chance":5,"by":"roller"}
{"n":2025,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":2026,"chance":6,"by":"roller"}
{"n":2027,"chance":4,"by":"roller"}
{"n":2028,"chance":7,"by":"roller"}
{"n":2029,"do":{"do":"Rebuild","unit":"FR 1.FF Inf Div","steps":1},"side":"allied"}
{"n":2030,"do":{"do":"Finish"},"side":"allied"}
{"n":2031,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2032,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2033,"chance":5,"by":"roller"}
{"n":2034,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2035,"do":{"do":"Lose","unit":"US 12 Arm Div CCB","steps":1},"side":"allied"}
{"n":2036,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2037,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2038,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2039,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2040,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2041,"do":{"do":"Finish"},"side":"allied"}
{"n":2042,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2043,"do":{"do":"Unload","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2044,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2045,"do":{"do":"Lose","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":2046,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2047,"do":{"do":"Finish"},"side":"allied"}
{"n":2048,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2049,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2050,"do":{"do":"Open","account":"reserves"},"side":"allied","check":"d03a5aab1d04117a"}
{"n":2051,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":2052,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2053,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":2054,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2055,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2056,"do":{"do":"Finish"},"side":"allied"}
{"n":2057,"chance":6,"by":"roller"}
{"n":2058,"chance":11,"by":"roller"}
{"n":2059,"chance":5,"by":"roller"}
{"n":2060,"chance":9,"by":"roller"}
{"n":2061,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2062,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2063,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":2064,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2065,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2066,"chance":1,"by":"roller"}
{"n":2067,"do":{"do":"Finish"},"side":"allied"}
{"n":2068,"chance":5,"by":"roller"}
{"n":2069,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":2070,"chance":7,"by":"roller"}
{"n":2071,"chance":8,"by":"roller"}
{"n":2072,"chance":7,"by":"roller"}
{"n":2073,"do":{"do":"Finish"},"side":"allied"}
{"n":2074,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2075,"do":{"do":"Shift","unit":"FR P-47 #3","box":"On map"},"side":"allied"}
{"n":2076,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2077,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":2078,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2079,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2080,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2081,"do":{"do":"Finish"},"side":"allied"}
{"n":2082,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2083,"do":{"do":"Finish"},"side":"allied"}
{"n":2084,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2085,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2086,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2087,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2088,"chance":4,"by":"roller"}
{"n":2089,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2090,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2091,"chance":1,"by":"roller"}
{"n":2092,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2093,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2094,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2095,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2096,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2097,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2098,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2099,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2100,"do":{"do":"Open","account":"losses"},"side":"allied","check":"c0eefc35e86e072a"}
{"n":2101,"do":{"do":"Lose","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":2102,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2103,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2104,"chance":3,"by":"roller"}
{"n":2105,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2106,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2107,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2108,"do":{"do":"Lose","unit":"CW 141 Flm Tk Bn","steps":1},"side":"allied"}
{"n":2109,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2110,"do":{"do":"Finish"},"side":"allied"}
{"n":2111,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2112,"do":{"do":"Lose","unit":"CW B-25 #1","steps":1},"side":"allied"}
{"n":2113,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2114,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2115,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2116,"do":{"do":"Lose","unit":"US 117 Mech Cav Bn","steps":1},"side":"allied"}
{"n":2117,"do":{"do":"Finish"},"side":"allied"}
{"n":2118,"chance":4,"by":"roller"}
{"n":2119,"chance":8,"by":"roller"}
{"n":2120,"chance":4,"by":"roller"}
{"n":2121,"chance":6,"by":"roller"}
{"n":2122,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2123,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2124,"do":{"do":"Finish"},"side":"allied"}
{"n":2125,"do":{"do":"Finish"},"side":"allied"}
{"n":2126,"chance":3,"by":"roller"}
{"n":2127,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2128,"chance":7,"by":"roller"}
{"n":2129,"chance":11,"by":"roller"}
{"n":2130,"do":{"do":"Finish"},"side":"allied"}
{"n":2131,"chance":10,"by":"roller"}
{"n":2132,"do":{"do":"Finish"},"side":"allied"}
{"n":2133,"do":{"do":"Rebuild","unit":"CW 34 Tk Bde 2/3","steps":1},"side":"allied"}
{"n":2134,"do":{"do":"Rebuild","unit":"CW 11 HC Mech Rec Bn","steps":1},"side":"allied"}
{"n":2135,"do":{"do":"Rebuild","unit":"US 12 Arm Div CCB","steps":1},"side":"allied"}
{"n":2136,"do":{"do":"Finish"},"side":"allied"}
{"n":2137,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2138,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2139,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2140,"do":{"do":"Lose","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":2141,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2142,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":2143,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2144,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2145,"chance":6,"by":"roller"}
{"n":2146,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2147,"do":{"do":"Finish"},"side":"allied"}
{"n":2148,"do":{"do":"Finish"},"side":"allied"}
{"n":2149,"chance":2,"by":"roller"}
{"n":2150,"chance":8,"by":"roller","check":"3a9dca1ea2334938"}
{"n":2151,"chance":7,"by":"roller"}
{"n":2152,"chance":4,"by":"roller"}
{"n":2153,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2154,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2155,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2156,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2157,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2158,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2159,"do":{"do":"Lose","unit":"FR 3-4-3 Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":2160,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2161,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":2162,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2163,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2164,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2165,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2166,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2167,"do":{"do":"Finish"},"side":"allied"}
{"n":2168,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2169,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2170,"chance":3,"by":"roller"}
{"n":2171,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2172,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2173,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2174,"do":{"do":"Reserves","used":19},"side":"allied"}
{"n":2175,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2176,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2177,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2178,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":2179,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2180,"do":{"do":"Finish"},"side":"allied"}
{"n":2181,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2182,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":2183,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2184,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2185,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2186,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2187,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2188,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2189,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2190,"do":{"do":"Finish"},"side":"allied"}
{"n":2191,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2192,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2193,"chance":6,"by":"roller"}
{"n":2194,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2195,"do":{"do":"Lose","unit":"US 17 Para Div 513 Para Rgt","steps":1},"side":"allied"}
{"n":2196,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2197,"do":{"do":"Load","unit":"US Truck point #2","stock":"US South"},"side":"allied"}
{"n":2198,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2199,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":2200,"do":{"do":"Open","account":"supply"},"side":"allied","check":"35e398e1a68a9da6"}
{"n":2201,"do":{"do":"Load","unit":"US Truck point #3","stock":"US North"},"side":"allied"}
{"n":2202,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2203,"do":{"do":"Finish"},"side":"allied"}
{"n":2204,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2205,"do":{"do":"Lose","unit":"US Truck point #4","steps":1},"side":"allied"}
{"n":2206,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2207,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2208,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2209,"do":{"do":"Finish"},"side":"allied"}
{"n":2210,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2211,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2212,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2213,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2214,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2215,"do":{"do":"Repair","port":"antwerpen_1","stock":"US North"},"side":"allied"}
{"n":2216,"do":{"do":"Finish"},"side":"allied"}
{"n":2217,"chance":8,"by":"roller"}
{"n":2218,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2219,"chance":12,"by":"roller"}
{"n":2220,"chance":9,"by":"roller"}
{"n":2221,"do":{"do":"Finish"},"side":"allied"}
{"n":2222,"chance":7,"by":"roller"}
{"n":2223,"do":{"do":"Rebuild","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2224,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCA","steps":1},"side":"allied"}
{"n":2225,"do":{"do":"Rebuild","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":2226,"do":{"do":"Finish"},"side":"allied"}
{"n":2227,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2228,"do":{"do":"Reserves","used":0},"side":"allied"}
{"n":2229,"do":{"do":"Finish"},"side":"allied"}
{"n":2230,"chance":4,"by":"roller"}
{"n":2231,"chance":7,"by":"roller"}
{"n":2232,"chance":10,"by":"roller"}
{"n":2233,"chance":10,"by":"roller"}
{"n":2234,"chance":7,"by":"roller"}
{"n":2235,"chance":8,"by":"roller"}
{"n":2236,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2237,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2238,"do":{"do":"Lose","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2239,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2240,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2241,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2242,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2243,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2244,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2245,"do":{"do":"Finish"},"side":"allied"}
{"n":2246,"chance":8,"by":"roller"}
{"n":2247,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2248,"chance":12,"by":"roller"}
{"n":2249,"chance":7,"by":"roller"}
{"n":2250,"chance":9,"by":"roller","check":"7c459b31be73aa84"}
{"n":2251,"do":{"do":"Rebuild","unit":"US 79 Inf Div","steps":1},"side":"allied"}
{"n":2252,"do":{"do":"Rebuild","unit":"US 814 TD Bn","steps":1},"side":"allied"}
{"n":2253,"do":{"do":"Rebuild","unit":"US 17 Para Div 513 Para Rgt","steps":1},"side":"allied"}
{"n":2254,"do":{"do":"Finish"},"side":"allied"}
{"n":2255,"do":{"do":"Finish"},"side":"allied"}
{"n":2256,"chance":4,"by":"roller"}
{"n":2257,"chance":3,"by":"roller"}
{"n":2258,"chance":6,"by":"roller"}
{"n":2259,"chance":9,"by":"roller"}
{"n":2260,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2261,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2262,"do":{"do":"Shift","unit":"US C-47 #1","box":"Southern France"},"side":"allied"}
{"n":2263,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2264,"do":{"do":"Finish"},"side":"allied"}
{"n":2265,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2266,"do":{"do":"Finish"},"side":"allied"}
{"n":2267,"do":{"do":"Finish"},"side":"allied"}
{"n":2268,"chance":6,"by":"roller"}
{"n":2269,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2270,"chance":3,"by":"roller"}
{"n":2271,"chance":5,"by":"roller"}
{"n":2272,"chance":9,"by":"roller"}
{"n":2273,"do":{"do":"Rebuild","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":2274,"do":{"do":"Finish"},"side":"allied"}
{"n":2275,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2276,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2277,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2278,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":2279,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2280,"do":{"do":"Reserves","used":15},"side":"allied"}
{"n":2281,"do":{"do":"Finish"},"side":"allied"}
{"n":2282,"chance":3,"by":"roller"}
{"n":2283,"chance":9,"by":"roller"}
{"n":2284,"chance":2,"by":"roller"}
{"n":2285,"chance":11,"by":"roller"}
{"n":2286,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2287,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2288,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":2289,"do":{"do":"Finish"},"side":"allied"}
{"n":2290,"chance":9,"by":"roller"}
{"n":2291,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":2292,"chance":6,"by":"roller"}
{"n":2293,"chance":8,"by":"roller"}
{"n":2294,"chance":3,"by":"roller"}
{"n":2295,"do":{"do":"Rebuild","unit":"CW 141 Flm Tk Bn","steps":1},"side":"allied"}
{"n":2296,"do":{"do":"Rebuild","unit":"US 117 Mech Cav Bn","steps":1},"side":"allied"}
{"n":2297,"do":{"do":"Finish"},"side":"allied"}
{"n":2298,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2299,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2300,"do":{"do":"Open","account":"events"},"side":"allied","check":"635444ed457bb66f"}
{"n":2301,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2302,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2303,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2304,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2305,"do":{"do":"Lose","unit":"US 2 Rngr Bn","steps":1},"side":"allied"}
{"n":2306,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2307,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 2/4","steps":1},"side":"allied"}
{"n":2308,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2309,"do":{"do":"Finish"},"side":"allied"}
{"n":2310,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2311,"do":{"do":"Unload","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2312,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2313,"do":{"do":"Load","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2314,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2315,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2316,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2317,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2318,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2319,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2320,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2321,"do":{"do":"Lose","unit":"US 809 TD Bn","steps":1},"side":"allied"}
{"n":2322,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2323,"do":{"do":"Lose","unit":"CW 6 Abn Div 1/4","steps":1},"side":"allied"}
{"n":2324,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2325,"do":{"do":"Lose","unit":"US 8 Arm Div CCR","steps":1},"side":"allied"}
{"n":2326,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2327,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2328,"chance":6,"by":"roller"}
{"n":2329,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2330,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2331,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2332,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2333,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2334,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2335,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2336,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":2337,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2338,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2339,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2340,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":2341,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2342,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":2343,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2344,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2345,"chance":4,"by":"roller"}
{"n":2346,"do":{"do":"Finish"},"side":"allied"}
{"n":2347,"chance":6,"by":"roller"}
{"n":2348,"chance":10,"by":"roller"}
{"n":2349,"chance":6,"by":"roller"}
{"n":2350,"chance":4,"by":"roller","check":"d19e74bea781c918"}
{"n":2351,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2352,"do":{"do":"Finish"},"side":"allied"}
{"n":2353,"chance":5,"by":"roller"}
{"n":2354,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2355,"chance":8,"by":"roller"}
{"n":2356,"chance":2,"by":"roller"}
{"n":2357,"chance":9,"by":"roller"}
{"n":2358,"do":{"do":"Rebuild","unit":"US 8 Arm Div CCR","steps":1},"side":"allied"}
{"n":2359,"do":{"do":"Rebuild","unit":"US 42 Inf Div","steps":1},"side":"allied"}
{"n":2360,"do":{"do":"Rebuild","unit":"US 2 Rngr Bn","steps":1},"side":"allied"}
{"n":2361,"do":{"do":"Finish"},"side":"allied"}
{"n":2362,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2363,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2364,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2365,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2366,"chance":5,"by":"roller"}
{"n":2367,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2368,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2369,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2370,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2371,"chance":6,"by":"roller"}
{"n":2372,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2373,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2374,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2375,"do":{"do":"Load","unit":"CW Truck point #1","stock":"CW North"},"side":"allied"}
{"n":2376,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2377,"do":{"do":"Lose","unit":"CW Truck point #1","steps":1},"side":"allied"}
{"n":2378,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2379,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2380,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2381,"do":{"do":"Lose","unit":"CW 30 Corps HQ","steps":1},"side":"allied"}
{"n":2382,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2383,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2384,"do":{"do":"Finish"},"side":"allied"}
{"n":2385,"chance":4,"by":"roller"}
{"n":2386,"chance":6,"by":"roller"}
{"n":2387,"chance":7,"by":"roller"}
{"n":2388,"chance":4,"by":"roller"}
{"n":2389,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2390,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2391,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2392,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2393,"do":{"do":"Reserves","used":21},"side":"allied"}
{"n":2394,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2395,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":2396,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2397,"do":{"do":"Finish"},"side":"allied"}
{"n":2398,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2399,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2400,"do":{"do":"Finish"},"side":"allied","check":"cc4317654ca30a59"}
{"n":2401,"chance":9,"by":"roller"}
{"n":2402,"do":{"do":"PlaceSP","north":5},"side":"allied"}
{"n":2403,"chance":5,"by":"roller"}
{"n":2404,"chance":6,"by":"roller"}
{"n":2405,"chance":4,"by":"roller"}
{"n":2406,"do":{"do":"Finish"},"side":"allied"}
{"n":2407,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2408,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2409,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2410,"do":{"do":"Unload","unit":"CW Truck point #2","stock":"CW North"},"side":"allied"}
{"n":2411,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2412,"do":{"do":"Reserves","used":3},"side":"allied"}
{"n":2413,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2414,"do":{"do":"Finish"},"side":"allied"}
{"n":2415,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2416,"do":{"do":"Finish"},"side":"allied"}
{"n":2417,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2418,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":2419,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2420,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2421,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2422,"do":{"do":"Finish"},"side":"allied"}
{"n":2423,"do":{"do":"Finish"},"side":"allied"}
{"n":2424,"chance":4,"by":"roller"}
{"n":2425,"chance":4,"by":"roller"}
{"n":2426,"chance":9,"by":"roller"}
{"n":2427,"chance":8,"by":"roller"}
{"n":2428,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2429,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2430,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2431,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2432,"do":{"do":"Finish"},"side":"allied"}
{"n":2433,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2434,"do":{"do":"Lose","unit":"CW 305 Inf Bde","steps":1},"side":"allied"}
{"n":2435,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2436,"do":{"do":"Reserves","used":20},"side":"allied"}
{"n":2437,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2438,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2439,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2440,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2441,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2442,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":2443,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2444,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2445,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2446,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2447,"chance":1,"by":"roller"}
{"n":2448,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2449,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2450,"chance":6,"by":"roller","check":"c59c42e78e979cb6"}
{"n":2451,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2452,"do":{"do":"Finish"},"side":"allied"}
{"n":2453,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2454,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2455,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2456,"do":{"do":"Lose","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":2457,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2458,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2459,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2460,"do":{"do":"Repair","port":"rotterdam","stock":"US North"},"side":"allied"}
{"n":2461,"do":{"do":"Finish"},"side":"allied"}
{"n":2462,"chance":8,"by":"roller"}
{"n":2463,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2464,"chance":8,"by":"roller"}
{"n":2465,"chance":11,"by":"roller"}
{"n":2466,"do":{"do":"Finish"},"side":"allied"}
{"n":2467,"chance":6,"by":"roller"}
{"n":2468,"do":{"do":"Rebuild","unit":"CW 1.Pol Arm Div 2/4","steps":1},"side":"allied"}
{"n":2469,"do":{"do":"Rebuild","unit":"CW 30 Corps HQ","steps":1},"side":"allied"}
{"n":2470,"do":{"do":"Rebuild","unit":"US 787 Tk Bn","steps":1},"side":"allied"}
{"n":2471,"do":{"do":"Finish"},"side":"allied"}
{"n":2472,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2473,"do":{"do":"Finish"},"side":"allied"}
{"n":2474,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2475,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2476,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2477,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2478,"chance":2,"by":"roller"}
{"n":2479,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2480,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2481,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2482,"do":{"do":"Lose","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":2483,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2484,"do":{"do":"Finish"},"side":"allied"}
{"n":2485,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2486,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":2487,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2488,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2489,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2490,"do":{"do":"Lose","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":2491,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2492,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2493,"do":{"do":"Finish"},"side":"allied"}
{"n":2494,"chance":3,"by":"roller"}
{"n":2495,"chance":3,"by":"roller"}
{"n":2496,"chance":10,"by":"roller"}
{"n":2497,"chance":11,"by":"roller"}
{"n":2498,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2499,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2500,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied","check":"7fbf0ea87b7fdadf"}
{"n":2501,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2502,"do":{"do":"Finish"},"side":"allied"}
{"n":2503,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2504,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2505,"chance":5,"by":"roller"}
{"n":2506,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2507,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":2508,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2509,"do":{"do":"Reserves","used":23},"side":"allied"}
{"n":2510,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2511,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2512,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2513,"do":{"do":"Finish"},"side":"allied"}
{"n":2514,"do":{"do":"Finish"},"side":"allied"}
{"n":2515,"chance":7,"by":"roller"}
{"n":2516,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2517,"chance":2,"by":"roller"}
{"n":2518,"chance":8,"by":"roller"}
{"n":2519,"chance":9,"by":"roller"}
{"n":2520,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 1/5","steps":1},"side":"allied"}
{"n":2521,"do":{"do":"Finish"},"side":"allied"}
{"n":2522,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2523,"do":{"do":"Finish"},"side":"allied"}
{"n":2524,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2525,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2526,"chance":2,"by":"roller"}
{"n":2527,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2528,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2529,"do":{"do":"Finish"},"side":"allied"}
{"n":2530,"chance":4,"by":"roller"}
{"n":2531,"chance":10,"by":"roller"}
{"n":2532,"chance":3,"by":"roller"}
{"n":2533,"chance":6,"by":"roller"}
{"n":2534,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2535,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2536,"do":{"do":"Reserves","used":18},"side":"allied"}
{"n":2537,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2538,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2539,"do":{"do":"Finish"},"side":"allied"}
{"n":2540,"chance":9,"by":"roller"}
{"n":2541,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2542,"chance":2,"by":"roller"}
{"n":2543,"chance":5,"by":"roller"}
{"n":2544,"chance":9,"by":"roller"}
{"n":2545,"do":{"do":"Rebuild","unit":"US 809 TD Bn","steps":1},"side":"allied"}
{"n":2546,"do":{"do":"Rebuild","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2547,"do":{"do":"Rebuild","unit":"CW 15 Inf Div","steps":1},"side":"allied"}
{"n":2548,"do":{"do":"Rebuild","unit":"US 7 Arm Div CCA","steps":1},"side":"allied"}
{"n":2549,"do":{"do":"Finish"},"side":"allied"}
{"n":2550,"do":{"do":"Open","account":"shipping"},"side":"allied","check":"4bfa15f0fa7faad3"}
{"n":2551,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2552,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2553,"do":{"do":"Lose","unit":"US 10 Arm Div CCR","steps":1},"side":"allied"}
{"n":2554,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2555,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2556,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2557,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":2558,"do":{"do":"Finish"},"side":"allied"}
{"n":2559,"chance":6,"by":"roller"}
{"n":2560,"chance":4,"by":"roller"}
{"n":2561,"chance":5,"by":"roller"}
{"n":2562,"chance":7,"by":"roller"}
{"n":2563,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2564,"do":{"do":"Finish"},"side":"allied"}
{"n":2565,"chance":3,"by":"roller"}
{"n":2566,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2567,"chance":6,"by":"roller"}
{"n":2568,"chance":4,"by":"roller"}
{"n":2569,"chance":5,"by":"roller"}
{"n":2570,"do":{"do":"Rebuild","unit":"US 10 Arm Div CCR","steps":1},"side":"allied"}
{"n":2571,"do":{"do":"Rebuild","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":2572,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2573,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2574,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2575,"do":{"do":"Load","unit":"US Truck point #1","stock":"US South"},"side":"allied"}
{"n":2576,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2577,"do":{"do":"Shift","unit":"US C-47 #2","box":"Southern France"},"side":"allied"}
{"n":2578,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2579,"do":{"do":"Reserves","used":25},"side":"allied"}
{"n":2580,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2581,"do":{"do":"Lose","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2582,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2583,"do":{"do":"Lose","unit":"CW 5-4-3 Brkdwn Bde #1","steps":1},"side":"allied"}
{"n":2584,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2585,"do":{"do":"Lose","unit":"CW 1 Can Tk Bde 2/3","steps":1},"side":"allied"}
{"n":2586,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2587,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2588,"do":{"do":"Finish"},"side":"allied"}
{"n":2589,"chance":6,"by":"roller"}
{"n":2590,"chance":9,"by":"roller"}
{"n":2591,"chance":10,"by":"roller"}
{"n":2592,"chance":6,"by":"roller"}
{"n":2593,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2594,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2595,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2596,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2597,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":2598,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2599,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":2600,"do":{"do":"Open","account":"ports"},"side":"allied","check":"7a6ff05bb8a9be1c"}
{"n":2601,"do":{"do":"Repair","port":"rotterdam","stock":"CW North"},"side":"allied"}
{"n":2602,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2603,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2604,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2605,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2606,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2607,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2608,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2609,"do":{"do":"Capture","port":"rotterdam","by":"german"},"side":"allied"}
{"n":2610,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2611,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2612,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2613,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2614,"do":{"do":"Finish"},"side":"allied"}
{"n":2615,"chance":4,"by":"roller"}
{"n":2616,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2617,"chance":5,"by":"roller"}
{"n":2618,"chance":7,"by":"roller"}
{"n":2619,"chance":8,"by":"roller"}
{"n":2620,"do":{"do":"Finish"},"side":"allied"}
{"n":2621,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2622,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2623,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2624,"do":{"do":"Finish"},"side":"allied"}
{"n":2625,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2626,"do":{"do":"Shift","unit":"FR P-47 #4","box":"England"},"side":"allied"}
{"n":2627,"do":{"do":"Finish"},"side":"allied"}
{"n":2628,"chance":2,"by":"roller"}
{"n":2629,"chance":10,"by":"roller"}
{"n":2630,"chance":4,"by":"roller"}
{"n":2631,"chance":10,"by":"roller"}
{"n":2632,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2633,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2634,"do":{"do":"Lose","unit":"FR 1 Arm Div 3/5","steps":1},"side":"allied"}
{"n":2635,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2636,"do":{"do":"Finish"},"side":"allied"}
{"n":2637,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2638,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":2639,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2640,"do":{"do":"Lose","unit":"FR 3-3-3 Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":2641,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2642,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":2643,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2644,"do":{"do":"Shift","unit":"FR P-47 #4","box":"Normandy"},"side":"allied"}
{"n":2645,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2646,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2647,"chance":4,"by":"roller"}
{"n":2648,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2649,"do":{"do":"Load","unit":"US Truck point #1","stock":"US North"},"side":"allied"}
{"n":2650,"do":{"do":"Open","account":"ports"},"side":"allied","check":"220029b3144c1c72"}
{"n":2651,"do":{"do":"Repair","port":"antwerpen_2","stock":"US South"},"side":"allied"}
{"n":2652,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2653,"do":{"do":"Finish"},"side":"allied"}
{"n":2654,"do":{"do":"Finish"},"side":"allied"}
{"n":2655,"chance":11,"by":"roller"}
{"n":2656,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2657,"chance":9,"by":"roller"}
{"n":2658,"chance":8,"by":"roller"}
{"n":2659,"chance":8,"by":"roller"}
{"n":2660,"do":{"do":"Rebuild","unit":"CW 305 Inf Bde","steps":1},"side":"allied"}
{"n":2661,"do":{"do":"Rebuild","unit":"FR 1 Arm Div 3/5","steps":1},"side":"allied"}
{"n":2662,"do":{"do":"Finish"},"side":"allied"}
{"n":2663,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2664,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2665,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2666,"do":{"do":"Finish"},"side":"allied"}
{"n":2667,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2668,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":2669,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2670,"do":{"do":"Load","unit":"US Truck point #2","stock":"US North"},"side":"allied"}
{"n":2671,"do":{"do":"Finish"},"side":"allied"}
{"n":2672,"chance":3,"by":"roller"}
{"n":2673,"chance":6,"by":"roller"}
{"n":2674,"chance":9,"by":"roller"}
{"n":2675,"chance":7,"by":"roller"}
{"n":2676,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2677,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2678,"do":{"do":"Reserves","used":8},"side":"allied"}
{"n":2679,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2680,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2681,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2682,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":2683,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2684,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2685,"chance":6,"by":"roller"}
{"n":2686,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2687,"do":{"do":"Lose","unit":"CW 1 Abn Corps HQ","steps":1},"side":"allied"}
{"n":2688,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2689,"do":{"do":"Event","nation":"US","shift":-1},"side":"allied"}
{"n":2690,"do":{"do":"Finish"},"side":"allied"}
{"n":2691,"chance":11,"by":"roller"}
{"n":2692,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2693,"chance":9,"by":"roller"}
{"n":2694,"chance":2,"by":"roller"}
{"n":2695,"chance":8,"by":"roller"}
{"n":2696,"do":{"do":"Finish"},"side":"allied"}
{"n":2697,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2698,"do":{"do":"Finish"},"side":"allied"}
{"n":2699,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2700,"do":{"do":"Capture","port":"antwerpen_1","by":"german"},"side":"allied","check":"00691c0d63360979"}
{"n":2701,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2702,"do":{"do":"Finish"},"side":"allied"}
{"n":2703,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2704,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2705,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2706,"do":{"do":"Finish"},"side":"allied"}
{"n":2707,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2708,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2709,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2710,"do":{"do":"Reserves","used":2},"side":"allied"}
{"n":2711,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2712,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":2713,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2714,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2715,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2716,"do":{"do":"Reserves","used":13},"side":"allied"}
{"n":2717,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2718,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":true},"side":"allied"}
{"n":2719,"chance":1,"by":"roller"}
{"n":2720,"do":{"do":"Finish"},"side":"allied"}
{"n":2721,"chance":4,"by":"roller"}
{"n":2722,"chance":7,"by":"roller"}
{"n":2723,"chance":7,"by":"roller"}
{"n":2724,"chance":8,"by":"roller"}
{"n":2725,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2726,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2727,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":2728,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2729,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":2730,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2731,"do":{"do":"Capture","port":"amsterdam","by":"german"},"side":"allied"}
{"n":2732,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2733,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2734,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2735,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2736,"do":{"do":"Finish"},"side":"allied"}
{"n":2737,"chance":4,"by":"roller"}
{"n":2738,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":2739,"chance":8,"by":"roller"}
{"n":2740,"chance":10,"by":"roller"}
{"n":2741,"do":{"do":"Misc","unit":"US Truck point #4"},"side":"allied"}
{"n":2742,"chance":6,"by":"roller"}
{"n":2743,"do":{"do":"Finish"},"side":"allied"}
{"n":2744,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2745,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":2746,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2747,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2748,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2749,"do":{"do":"Unload","unit":"CW Truck point #3","stock":"CW North"},"side":"allied"}
{"n":2750,"do":{"do":"Open","account":"ports"},"side":"allied","check":"f48c8d987f1a7748"}
{"n":2751,"do":{"do":"Capture","port":"amsterdam","by":"allied"},"side":"allied"}
{"n":2752,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2753,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2754,"do":{"do":"Finish"},"side":"allied"}
{"n":2755,"chance":3,"by":"roller"}
{"n":2756,"chance":4,"by":"roller"}
{"n":2757,"chance":8,"by":"roller"}
{"n":2758,"chance":5,"by":"roller"}
{"n":2759,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2760,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2761,"do":{"do":"Finish"},"side":"allied"}
{"n":2762,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2763,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":2764,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2765,"do":{"do":"Reserves","used":16},"side":"allied"}
{"n":2766,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2767,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2768,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2769,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2770,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2771,"do":{"do":"Finish"},"side":"allied"}
{"n":2772,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2773,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":2774,"do":{"do":"Finish"},"side":"allied"}
{"n":2775,"chance":8,"by":"roller"}
{"n":2776,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2777,"chance":9,"by":"roller"}
{"n":2778,"chance":4,"by":"roller"}
{"n":2779,"chance":6,"by":"roller"}
{"n":2780,"do":{"do":"Rebuild","unit":"FR 2.Mor Fr Inf Div","steps":1},"side":"allied"}
{"n":2781,"do":{"do":"Finish"},"side":"allied"}
{"n":2782,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2783,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":2784,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2785,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2786,"chance":1,"by":"roller"}
{"n":2787,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2788,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":2789,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2790,"do":{"do":"Reserves","used":7},"side":"allied"}
{"n":2791,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2792,"do":{"do":"Lose","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2793,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2794,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":2795,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2796,"do":{"do":"Finish"},"side":"allied"}
{"n":2797,"do":{"do":"Finish"},"side":"allied"}
{"n":2798,"chance":4,"by":"roller"}
{"n":2799,"chance":6,"by":"roller"}
{"n":2800,"chance":8,"by":"roller","check":"aaf720afaef987d9"}
{"n":2801,"chance":11,"by":"roller"}
{"n":2802,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2803,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2804,"do":{"do":"Finish"},"side":"allied"}
{"n":2805,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2806,"do":{"do":"Finish"},"side":"allied"}
{"n":2807,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2808,"do":{"do":"Finish"},"side":"allied"}
{"n":2809,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2810,"do":{"do":"Load","unit":"US Mule point #1","stock":"US South"},"side":"allied"}
{"n":2811,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2812,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":2813,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2814,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2815,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2816,"do":{"do":"Finish"},"side":"allied"}
{"n":2817,"do":{"do":"Finish"},"side":"allied"}
{"n":2818,"chance":12,"by":"roller"}
{"n":2819,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":2820,"chance":7,"by":"roller"}
{"n":2821,"chance":4,"by":"roller"}
{"n":2822,"chance":5,"by":"roller"}
{"n":2823,"do":{"do":"Rebuild","unit":"CW 1 Abn Corps HQ","steps":1},"side":"allied"}
{"n":2824,"do":{"do":"Finish"},"side":"allied"}
{"n":2825,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2826,"do":{"do":"Reserves","used":10},"side":"allied"}
{"n":2827,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2828,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2829,"chance":2,"by":"roller"}
{"n":2830,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2831,"do":{"do":"Finish"},"side":"allied"}
{"n":2832,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2833,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2834,"chance":3,"by":"roller"}
{"n":2835,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2836,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":2837,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2838,"do":{"do":"Reserves","used":12},"side":"allied"}
{"n":2839,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2840,"do":{"do":"Reserves","used":22},"side":"allied"}
{"n":2841,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2842,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2843,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2844,"do":{"do":"Capture","port":"rotterdam","by":"allied"},"side":"allied"}
{"n":2845,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2846,"do":{"do":"Reserves","used":5},"side":"allied"}
{"n":2847,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2848,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":2849,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2850,"do":{"do":"Unload","unit":"US Truck point #1","stock":"US South"},"side":"allied","check":"e623c6705d799558"}
{"n":2851,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2852,"do":{"do":"Unload","unit":"US Mule point #1","stock":"US North"},"side":"allied"}
{"n":2853,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2854,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2855,"chance":5,"by":"roller"}
{"n":2856,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2857,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2858,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2859,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2860,"do":{"do":"Finish"},"side":"allied"}
{"n":2861,"chance":1,"by":"roller"}
{"n":2862,"chance":8,"by":"roller"}
{"n":2863,"chance":5,"by":"roller"}
{"n":2864,"chance":6,"by":"roller"}
{"n":2865,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2866,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2867,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2868,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2869,"do":{"do":"Lose","unit":"US 105 Arty Grp","steps":1},"side":"allied"}
{"n":2870,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2871,"do":{"do":"Repair","port":"amsterdam","stock":"US South"},"side":"allied"}
{"n":2872,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2873,"do":{"do":"Lose","unit":"US 18 Rocket Bn","steps":1},"side":"allied"}
{"n":2874,"do":{"do":"Finish"},"side":"allied"}
{"n":2875,"chance":5,"by":"roller"}
{"n":2876,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2877,"chance":6,"by":"roller"}
{"n":2878,"chance":6,"by":"roller"}
{"n":2879,"chance":6,"by":"roller"}
{"n":2880,"do":{"do":"Rebuild","unit":"FR 3 Alg Inf Div","steps":1},"side":"allied"}
{"n":2881,"do":{"do":"Rebuild","unit":"US 18 Rocket Bn","steps":1},"side":"allied"}
{"n":2882,"do":{"do":"Finish"},"side":"allied"}
{"n":2883,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2884,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":2885,"do":{"do":"Finish"},"side":"allied"}
{"n":2886,"chance":2,"by":"roller"}
{"n":2887,"chance":6,"by":"roller"}
{"n":2888,"chance":4,"by":"roller"}
{"n":2889,"chance":6,"by":"roller"}
{"n":2890,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2891,"do":{"do":"Finish"},"side":"allied"}
{"n":2892,"chance":5,"by":"roller"}
{"n":2893,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":2894,"chance":6,"by":"roller"}
{"n":2895,"chance":7,"by":"roller"}
{"n":2896,"chance":5,"by":"roller"}
{"n":2897,"do":{"do":"Rebuild","unit":"CW 1 Can Tk Bde 2/3","steps":1},"side":"allied"}
{"n":2898,"do":{"do":"Rebuild","unit":"US 105 Arty Grp","steps":1},"side":"allied"}
{"n":2899,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2900,"do":{"do":"Reserves","used":26},"side":"allied","check":"66038c83f74434d2"}
{"n":2901,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2902,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":2903,"chance":6,"by":"roller"}
{"n":2904,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":2905,"do":{"do":"Event","nation":"US","shift":-2},"side":"allied"}
{"n":2906,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2907,"do":{"do":"Reserves","used":24},"side":"allied"}
{"n":2908,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":2909,"do":{"do":"Shift","unit":"FR B-26 #1","box":"England"},"side":"allied"}
{"n":2910,"do":{"do":"Finish"},"side":"allied"}
{"n":2911,"chance":2,"by":"roller"}
{"n":2912,"chance":8,"by":"roller"}
{"n":2913,"chance":4,"by":"roller"}
{"n":2914,"chance":8,"by":"roller"}
{"n":2915,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":2916,"do":{"do":"Finish"},"side":"allied"}
{"n":2917,"chance":8,"by":"roller"}
{"n":2918,"do":{"do":"PlaceSP","north":7},"side":"allied"}
{"n":2919,"chance":10,"by":"roller"}
{"n":2920,"chance":7,"by":"roller"}
{"n":2921,"chance":9,"by":"roller"}
{"n":2922,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":2923,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2924,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2925,"do":{"do":"Repair","port":"rotterdam","stock":"US South"},"side":"allied"}
{"n":2926,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2927,"do":{"do":"Repair","port":"amsterdam","stock":"US North"},"side":"allied"}
{"n":2928,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":2929,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":2930,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":2931,"do":{"do":"Finish"},"side":"allied"}
{"n":2932,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":2933,"do":{"do":"Reserves","used":17},"side":"allied"}
{"n":2934,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2935,"do":{"do":"Finish"},"side":"allied"}
{"n":2936,"do":{"do":"Finish"},"side":"allied"}
{"n":2937,"chance":4,"by":"roller"}
{"n":2938,"chance":3,"by":"roller"}
{"n":2939,"chance":7,"by":"roller"}
{"n":2940,"chance":5,"by":"roller"}
{"n":2941,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":2942,"do":{"do":"Finish"},"side":"allied"}
{"n":2943,"chance":12,"by":"roller"}
{"n":2944,"do":{"do":"PlaceSP","north":4},"side":"allied"}
{"n":2945,"chance":11,"by":"roller"}
{"n":2946,"chance":4,"by":"roller"}
{"n":2947,"chance":11,"by":"roller"}
{"n":2948,"do":{"do":"Misc","unit":"CW Truck point #1"},"side":"allied"}
{"n":2949,"do":{"do":"Rebuild","unit":"CW 1 Cdo Bde","steps":1},"side":"allied"}
{"n":2950,"do":{"do":"Open","account":"shipping"},"side":"allied","check":"d99a3ef6f2f6aef0"}
{"n":2951,"do":{"do":"Ship","by":"rail","points":1},"side":"allied"}
{"n":2952,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":2953,"do":{"do":"Scheldt","open":false},"side":"allied"}
{"n":2954,"do":{"do":"Finish"},"side":"allied"}
{"n":2955,"note":"seed 0: 70 turns with reports of every kind: losses, rebuilds, ports, drops, bridges"}
