{"broadfront":3,"title":"rhine","variant":"clerk","scenario":"clerk","rules":4,"data":"b33816dfe4a69a63","options":{"player_turns":true,"set_up":"id,hex,side,nation,combat,steps,re,kind,throw,sp\nUS 79 Inf Div,C20.05,,,,,,,,\nUS 7 Arm Div CCA,C20.06,,,,,,,,\nUS 12 Corps HQ,C19.04,,,,,,,,\n12 VG Div,C20.08,german,GE,10-3-3 Leg,3,3,,,\nLXXX Korps HQ,Metz,german,GE,(5)-0-4 Truck,1,1,HQ,12,\nUS Dump,C20.05,,US,,,,dump,,9\nDump GE,Metz,german,GE,,,,dump,,6\n"},"form":2}
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
{"n":23,"do":{"do":"Arrive","unit":"US 112 Arty Grp","box":"C34.01"},"side":"allied"}
{"n":24,"do":{"do":"Arrive","unit":"US 602 TD Bn","box":"C29.01"},"side":"allied"}
{"n":25,"do":{"do":"Arrive","unit":"US 774 Tk Bn","box":"C39.01"},"side":"allied"}
{"n":26,"chance":9,"by":"roller"}
{"n":27,"do":{"do":"PlaceSP","north":1},"side":"allied"}
{"n":28,"chance":8,"by":"roller"}
{"n":29,"chance":6,"by":"roller"}
{"n":30,"chance":7,"by":"roller"}
{"n":31,"do":{"do":"Finish"},"side":"allied"}
{"n":32,"do":{"do":"Pick","unit":"US 12 Corps HQ"},"side":"allied"}
{"n":33,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":34,"do":{"do":"Move","unit":"US 12 Corps HQ","mode":"Move","path":["C20.03","C21.03","C22.02","C23.02","C23.01"]},"side":"allied"}
{"n":35,"do":{"do":"Pick","unit":"CW 15 Inf Div"},"side":"allied"}
{"n":36,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":37,"do":{"do":"Move","unit":"CW 15 Inf Div","mode":"Combat","path":["A18.02","A19.03"]},"side":"allied"}
{"n":38,"do":{"do":"Fuel","what":"US 12 Corps HQ"},"side":"allied"}
{"n":39,"do":{"do":"Pick","unit":"US 7 Arm Div CCA"},"side":"allied"}
{"n":40,"do":{"do":"Move","unit":"US 7 Arm Div CCA","mode":"Strat","path":[]},"side":"allied"}
{"n":41,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":42,"do":{"do":"Deliver","stock":"US South","hex":"C01.34","sp":1},"side":"allied"}
{"n":43,"do":{"do":"Pick","unit":"US 602 TD Bn"},"side":"allied"}
{"n":44,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":45,"do":{"do":"Move","unit":"US 602 TD Bn","mode":"Combat","path":["C30.01","C31.02","C32.02"]},"side":"allied"}
{"n":46,"do":{"do":"Pick","unit":"US 774 Tk Bn"},"side":"allied"}
{"n":47,"do":{"do":"Move","unit":"US 774 Tk Bn","mode":"Move","path":[]},"side":"allied"}
{"n":48,"do":{"do":"Pick","unit":"US 79 Inf Div"},"side":"allied"}
{"n":49,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":50,"do":{"do":"Move","unit":"US 79 Inf Div","mode":"Reserve","path":["C19.06"]},"side":"allied","check":"42edab5a78c9eb6a"}
{"n":51,"do":{"do":"Pick","unit":"US Norway Inf Bn"},"side":"allied"}
{"n":52,"do":{"do":"Finish"},"side":"allied"}
{"n":53,"do":{"do":"Pick","unit":"US Norway Inf Bn"},"side":"allied"}
{"n":54,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":55,"do":{"do":"Move","unit":"US Norway Inf Bn","mode":"Move","path":["A08.01","A07.02","A06.02","A05.03"]},"side":"allied"}
{"n":56,"do":{"do":"Pick","unit":"CW 52 AL Div 157 Mot Bde"},"side":"allied"}
{"n":57,"do":{"do":"Move","unit":"CW 52 AL Div 157 Mot Bde","mode":"Strat","path":[]},"side":"allied"}
{"n":58,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":59,"do":{"do":"Place","unit":"CW 52 AL Div 157 Mot Bde","hex":"A11.01"},"side":"allied"}
{"n":60,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":61,"do":{"do":"Place","unit":"US 602 TD Bn","hex":"C31.02"},"side":"allied"}
{"n":62,"do":{"do":"Pick","unit":"CW 11 HC Mech Rec Bn"},"side":"allied"}
{"n":63,"do":{"do":"Move","unit":"CW 11 HC Mech Rec Bn","mode":"Combat","path":[]},"side":"allied"}
{"n":64,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":65,"do":{"do":"Lose","unit":"US P-51 #1","steps":1},"side":"allied"}
{"n":66,"do":{"do":"Finish"},"side":"allied"}
{"n":67,"do":{"do":"Pick","unit":"US 79 Inf Div"},"side":"allied"}
{"n":68,"do":{"do":"Finish"},"side":"allied"}
{"n":69,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":70,"do":{"do":"Mark","unit":"US 12 Corps HQ","mode":"DG"},"side":"allied"}
{"n":71,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":72,"do":{"do":"Mark","unit":"US 602 TD Bn","mode":"DG"},"side":"allied"}
{"n":73,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":74,"do":{"do":"Lose","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":75,"do":{"do":"Pick","unit":"US 79 Inf Div"},"side":"allied"}
{"n":76,"do":{"do":"Move","unit":"US 79 Inf Div","mode":"Move","path":[]},"side":"allied"}
{"n":77,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":78,"do":{"do":"Repair","port":"antwerpen_2","stock":"CW North"},"side":"allied"}
{"n":79,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":80,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":true},"side":"allied"}
{"n":81,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":82,"do":{"do":"Finish"},"side":"allied"}
{"n":83,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":84,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":85,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":86,"do":{"do":"Mark","unit":"US 602 TD Bn","mode":"DG"},"side":"allied"}
{"n":87,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":88,"do":{"do":"Finish"},"side":"allied"}
{"n":89,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":90,"do":{"do":"Finish"},"side":"allied"}
{"n":91,"do":{"do":"Finish"},"side":"allied"}
{"n":92,"do":{"do":"Fuel","what":"LXXX Korps HQ"},"side":"allied"}
{"n":93,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":94,"do":{"do":"Place","unit":"CW 15 Inf Div","hex":"A19.02"},"side":"allied"}
{"n":95,"do":{"do":"Pick","unit":"12 VG Div"},"side":"allied"}
{"n":96,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":97,"do":{"do":"Move","unit":"12 VG Div","mode":"Combat","path":["C21.08","C21.07"]},"side":"allied"}
{"n":98,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":99,"do":{"do":"Deliver","stock":"US South","hex":"C01.22","sp":1},"side":"allied"}
{"n":100,"do":{"do":"Finish"},"side":"allied","check":"72022cab453bbd6e"}
{"n":101,"chance":3,"by":"roller"}
{"n":102,"do":{"do":"Finish"},"side":"allied"}
{"n":103,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":104,"do":{"do":"Event","nation":"CW","shift":-1},"side":"allied"}
{"n":105,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":106,"do":{"do":"Lose","unit":"CW 1 Bel Inf Bde","steps":1},"side":"allied"}
{"n":107,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":108,"do":{"do":"Mark","unit":"US 602 TD Bn","mode":"Combat"},"side":"allied"}
{"n":109,"do":{"do":"Finish"},"side":"allied"}
{"n":110,"chance":8,"by":"roller"}
{"n":111,"chance":7,"by":"roller"}
{"n":112,"chance":8,"by":"roller"}
{"n":113,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":114,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":115,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":116,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":117,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":118,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":119,"do":{"do":"Deliver","stock":"US North","hex":"A19.01","sp":1},"side":"allied"}
{"n":120,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":121,"do":{"do":"Event","nation":"US","shift":1},"side":"allied"}
{"n":122,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":123,"do":{"do":"BridgeCheck","bridge":"Rhine","marker":false},"side":"allied"}
{"n":124,"chance":5,"by":"roller"}
{"n":125,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":126,"do":{"do":"Spend","stock":"US South","sp":1},"side":"allied"}
{"n":127,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":128,"do":{"do":"Finish"},"side":"allied"}
{"n":129,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":130,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":131,"do":{"do":"Finish"},"side":"allied"}
{"n":132,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 1/4","box":"A27.01"},"side":"allied"}
{"n":133,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 2/4","box":"A26.01"},"side":"allied"}
{"n":134,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 3/4","box":"A27.01"},"side":"allied"}
{"n":135,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 4/4","box":"A26.01"},"side":"allied"}
{"n":136,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 1/4","box":"A27.01"},"side":"allied"}
{"n":137,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 2/4","box":"A27.01"},"side":"allied"}
{"n":138,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 3/4","box":"A27.01"},"side":"allied"}
{"n":139,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 4/4","box":"On map"},"side":"allied"}
{"n":140,"do":{"do":"Arrive","unit":"CW 18 Can Rec Bn","box":"A26.01"},"side":"allied"}
{"n":141,"do":{"do":"Arrive","unit":"CW 5-4-3 Can Brkdwn Rgt #1","box":"A27.01"},"side":"allied"}
{"n":142,"do":{"do":"Arrive","unit":"CW 12 Corps HQ","box":"A07.01"},"side":"allied"}
{"n":143,"do":{"do":"Arrive","unit":"CW 1 RD Mech Rec Bn","box":"A14.01"},"side":"allied"}
{"n":144,"do":{"do":"Arrive","unit":"CW (1)-0-0 Pontoon Bde #1","box":"A07.01"},"side":"allied"}
{"n":145,"do":{"do":"Arrive","unit":"US 773 TD Bn","box":"C15.01"},"side":"allied"}
{"n":146,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 1/5","box":"C51.01"},"side":"allied"}
{"n":147,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 2/5","box":"C51.01"},"side":"allied"}
{"n":148,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 3/5","box":"C51.01"},"side":"allied"}
{"n":149,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 4/5","box":"C55.01"},"side":"allied"}
{"n":150,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 5/5","box":"On map"},"side":"allied","check":"7b70c76399c3ad61"}
{"n":151,"chance":8,"by":"roller"}
{"n":152,"do":{"do":"PlaceSP","north":2},"side":"allied"}
{"n":153,"chance":8,"by":"roller"}
{"n":154,"chance":10,"by":"roller"}
{"n":155,"chance":7,"by":"roller"}
{"n":156,"do":{"do":"Rebuild","unit":"US 5 Arm Div CCR","steps":1},"side":"allied"}
{"n":157,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":158,"do":{"do":"Place","unit":"FR 2.Fr Arm Div 3/5","hex":"On map"},"side":"allied"}
{"n":159,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":160,"do":{"do":"Deliver","stock":"US South","hex":"C36.01","sp":1},"side":"allied"}
{"n":161,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":162,"do":{"do":"Finish"},"side":"allied"}
{"n":163,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":164,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 1/4","steps":1},"side":"allied"}
{"n":165,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":166,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":167,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":168,"do":{"do":"Finish"},"side":"allied"}
{"n":169,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":170,"do":{"do":"Finish"},"side":"allied"}
{"n":171,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":172,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":173,"do":{"do":"Open","account":"drops"},"side":"allied"}
{"n":174,"do":{"do":"PlanDrop","unit":"US 101 Abn Div 401 Gld Rgt"},"side":"allied"}
{"n":175,"do":{"do":"Finish"},"side":"allied"}
{"n":176,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 3/4"},"side":"allied"}
{"n":177,"do":{"do":"Move","unit":"CW 4.Can Arm Div 3/4","mode":"Strat","path":[]},"side":"allied"}
{"n":178,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":179,"do":{"do":"Lose","unit":"US 101 Abn Div 401 Gld Rgt","steps":1},"side":"allied"}
{"n":180,"do":{"do":"Fuel","what":"US 12 Corps HQ"},"side":"allied"}
{"n":181,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 2/4"},"side":"allied"}
{"n":182,"do":{"do":"Move","unit":"CW 4.Can Arm Div 2/4","mode":"Strat","path":[]},"side":"allied"}
{"n":183,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 1/4"},"side":"allied"}
{"n":184,"do":{"do":"Finish"},"side":"allied"}
{"n":185,"do":{"do":"Pick","unit":"US 7 Arm Div CCA"},"side":"allied"}
{"n":186,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":187,"do":{"do":"Move","unit":"US 7 Arm Div CCA","mode":"Move","path":["C20.07","C20.08","C20.09","C20.10","C20.11","C20.12","C20.13","C20.14","C20.15","C21.16","C22.16","C22.17"]},"side":"allied"}
{"n":188,"do":{"do":"Pick","unit":"US 12 Corps HQ"},"side":"allied"}
{"n":189,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":190,"do":{"do":"Move","unit":"US 12 Corps HQ","mode":"Reserve","path":["C24.01"]},"side":"allied"}
{"n":191,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":192,"do":{"do":"Place","unit":"US 602 TD Bn","hex":"C30.01"},"side":"allied"}
{"n":193,"do":{"do":"Pick","unit":"CW 1.Pol Arm Div 3/4"},"side":"allied"}
{"n":194,"do":{"do":"Move","unit":"CW 1.Pol Arm Div 3/4","mode":"Move","path":[]},"side":"allied"}
{"n":195,"do":{"do":"Pick","unit":"CW 15 Inf Div"},"side":"allied"}
{"n":196,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":197,"do":{"do":"Move","unit":"CW 15 Inf Div","mode":"Combat","path":["A20.01","A21.01","A22.01"]},"side":"allied"}
{"n":198,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 4/4"},"side":"allied"}
{"n":199,"do":{"do":"Move","unit":"CW 4.Can Arm Div 4/4","mode":"Reserve","path":[]},"side":"allied"}
{"n":200,"do":{"do":"Pick","unit":"CW 11 HC Mech Rec Bn"},"side":"allied","check":"5b8edc6d0bf27f6f"}
{"n":201,"do":{"do":"Move","unit":"CW 11 HC Mech Rec Bn","mode":"Strat","path":[]},"side":"allied"}
{"n":202,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":203,"do":{"do":"Place","unit":"CW 1.Pol Arm Div 2/4","hex":"A27.02"},"side":"allied"}
{"n":204,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":205,"do":{"do":"Finish"},"side":"allied"}
{"n":206,"do":{"do":"Pick","unit":"US 773 TD Bn"},"side":"allied"}
{"n":207,"do":{"do":"Move","unit":"US 773 TD Bn","mode":"Move","path":[]},"side":"allied"}
{"n":208,"do":{"do":"Pick","unit":"CW 30 Corps HQ"},"side":"allied"}
{"n":209,"do":{"do":"Move","unit":"CW 30 Corps HQ","mode":"Strat","path":[]},"side":"allied"}
{"n":210,"do":{"do":"Pick","unit":"US 774 Tk Bn"},"side":"allied"}
{"n":211,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":212,"do":{"do":"Move","unit":"US 774 Tk Bn","mode":"Strat","path":["C38.01","C37.02","C36.02","C35.03","C34.03","C33.04","C32.04","C31.05","C30.05","C29.06","C28.06","C27.07","C27.08","C27.09","C26.09","C26.10","C25.11","C25.12","C25.13","C25.14","C25.15","C25.16","C24.16","C24.17","C23.18","C22.18"]},"side":"allied"}
{"n":213,"do":{"do":"Pick","unit":"US 602 TD Bn"},"side":"allied"}
{"n":214,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":215,"do":{"do":"Move","unit":"US 602 TD Bn","mode":"Combat","path":["C30.02","C30.03","C31.04","C32.04","C32.05","C33.06"]},"side":"allied"}
{"n":216,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":217,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 1/5","steps":1},"side":"allied"}
{"n":218,"do":{"do":"Pick","unit":"CW 1 RD Mech Rec Bn"},"side":"allied"}
{"n":219,"do":{"do":"Move","unit":"CW 1 RD Mech Rec Bn","mode":"Strat","path":[]},"side":"allied"}
{"n":220,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":221,"do":{"do":"Finish"},"side":"allied"}
{"n":222,"do":{"do":"Pick","unit":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":223,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":224,"do":{"do":"Move","unit":"CW 5-4-3 Can Brkdwn Rgt #1","mode":"Combat","path":["A27.02","A27.03","A26.03"]},"side":"allied"}
{"n":225,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":226,"do":{"do":"Finish"},"side":"allied"}
{"n":227,"do":{"do":"Pick","unit":"CW 12 Corps HQ"},"side":"allied"}
{"n":228,"do":{"do":"Move","unit":"CW 12 Corps HQ","mode":"Combat","path":[]},"side":"allied"}
{"n":229,"do":{"do":"Pick","unit":"US 79 Inf Div"},"side":"allied"}
{"n":230,"do":{"do":"Move","unit":"US 79 Inf Div","mode":"Move","path":[]},"side":"allied"}
{"n":231,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 1/4"},"side":"allied"}
{"n":232,"do":{"do":"Move","unit":"CW 4.Can Arm Div 1/4","mode":"Move","path":[]},"side":"allied"}
{"n":233,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":234,"do":{"do":"Place","unit":"CW 30 Corps HQ","hex":"On map"},"side":"allied"}
{"n":235,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":236,"do":{"do":"Pick","unit":"US Norway Inf Bn"},"side":"allied"}
{"n":237,"do":{"do":"Move","unit":"US Norway Inf Bn","mode":"Strat","path":[]},"side":"allied"}
{"n":238,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":239,"do":{"do":"Deliver","stock":"US South","hex":"C01.23","sp":1},"side":"allied"}
{"n":240,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":241,"do":{"do":"Place","unit":"US 774 Tk Bn","hex":"C22.17"},"side":"allied"}
{"n":242,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":243,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":false},"side":"allied"}
{"n":244,"do":{"do":"Pick","unit":"FR 2.Fr Arm Div 2/5"},"side":"allied"}
{"n":245,"do":{"do":"Move","unit":"FR 2.Fr Arm Div 2/5","mode":"Combat","path":[]},"side":"allied"}
{"n":246,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":247,"do":{"do":"Finish"},"side":"allied"}
{"n":248,"do":{"do":"Pick","unit":"CW 1.Pol Arm Div 2/4"},"side":"allied"}
{"n":249,"do":{"do":"Move","unit":"CW 1.Pol Arm Div 2/4","mode":"Combat","path":[]},"side":"allied"}
{"n":250,"do":{"do":"Finish"},"side":"allied","check":"e367d5cecd2d4bd0"}
{"n":251,"chance":10,"by":"roller"}
{"n":252,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":253,"do":{"do":"Place","unit":"US 7 Arm Div CCA","hex":"C23.17"},"side":"allied"}
{"n":254,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":255,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":true},"side":"allied"}
{"n":256,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":257,"do":{"do":"Lose","unit":"CW 5-4-3 Can Brkdwn Rgt #1","steps":1},"side":"allied"}
{"n":258,"do":{"do":"Finish"},"side":"allied"}
{"n":259,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":260,"do":{"do":"Capture","port":"antwerpen_2","by":"german"},"side":"allied"}
{"n":261,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":262,"do":{"do":"Detach","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":263,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":264,"do":{"do":"Deliver","stock":"US South","hex":"C01.25","sp":1},"side":"allied"}
{"n":265,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":266,"do":{"do":"Deliver","stock":"US South","hex":"C01.17","sp":1},"side":"allied"}
{"n":267,"do":{"do":"Finish"},"side":"allied"}
{"n":268,"do":{"do":"Pick","unit":"12 VG Div"},"side":"allied"}
{"n":269,"do":{"do":"Finish"},"side":"allied"}
{"n":270,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":271,"do":{"do":"Mark","unit":"CW 11 HC Mech Rec Bn","mode":"DG"},"side":"allied"}
{"n":272,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":273,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":false},"side":"allied"}
{"n":274,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":275,"do":{"do":"Mark","unit":"12 VG Div","mode":"DG"},"side":"allied"}
{"n":276,"do":{"do":"Pick","unit":"LXXX Korps HQ"},"side":"allied"}
{"n":277,"do":{"do":"Finish"},"side":"allied"}
{"n":278,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":279,"do":{"do":"Place","unit":"US 7 Arm Div CCA","hex":"C23.18"},"side":"allied"}
{"n":280,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":281,"do":{"do":"Finish"},"side":"allied"}
{"n":282,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":283,"do":{"do":"Lose","unit":"CW 52 AL Div 157 Mot Bde","steps":1},"side":"allied"}
{"n":284,"do":{"do":"Pick","unit":"12 VG Div"},"side":"allied"}
{"n":285,"do":{"do":"Finish"},"side":"allied"}
{"n":286,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":287,"do":{"do":"Absorb","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":288,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":289,"do":{"do":"Deliver","stock":"US South","hex":"C25.01","sp":1},"side":"allied"}
{"n":290,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":291,"do":{"do":"Lose","unit":"US 112 Arty Grp","steps":1},"side":"allied"}
{"n":292,"do":{"do":"Fuel","what":"LXXX Korps HQ"},"side":"allied"}
{"n":293,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":294,"do":{"do":"Detach","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":295,"do":{"do":"Pick","unit":"12 VG Div"},"side":"allied"}
{"n":296,"do":{"do":"Finish"},"side":"allied"}
{"n":297,"do":{"do":"Pick","unit":"12 VG Div"},"side":"allied"}
{"n":298,"do":{"do":"InMode","mode":"DG"},"side":"allied"}
{"n":299,"do":{"do":"Move","unit":"12 VG Div","mode":"DG","path":["C20.07"]},"side":"allied"}
{"n":300,"do":{"do":"Open","account":"railways"},"side":"allied","check":"98d447f62f1b63ff"}
{"n":301,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":true},"side":"allied"}
{"n":302,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":303,"do":{"do":"Absorb","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":304,"do":{"do":"Pick","unit":"LXXX Korps HQ"},"side":"allied"}
{"n":305,"do":{"do":"Move","unit":"LXXX Korps HQ","mode":"Strat","path":[]},"side":"allied"}
{"n":306,"chance":7,"by":"roller"}
{"n":307,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":308,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 5/5","steps":1},"side":"allied"}
{"n":309,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":310,"do":{"do":"Place","unit":"CW 4.Can Arm Div 4/4","hex":"A25.01"},"side":"allied"}
{"n":311,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":312,"do":{"do":"Finish"},"side":"allied"}
{"n":313,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":314,"do":{"do":"Mark","unit":"US Norway Inf Bn","mode":"DG"},"side":"allied"}
{"n":315,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":316,"do":{"do":"Deliver","stock":"US South","hex":"C14.01","sp":1},"side":"allied"}
{"n":317,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 4/4"},"side":"allied"}
{"n":318,"do":{"do":"Move","unit":"CW 4.Can Arm Div 4/4","mode":"Combat","path":[]},"side":"allied"}
{"n":319,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":320,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":false},"side":"allied"}
{"n":321,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":322,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":true},"side":"allied"}
{"n":323,"do":{"do":"Finish"},"side":"allied"}
{"n":324,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":325,"do":{"do":"Mark","unit":"US Norway Inf Bn","mode":"Combat"},"side":"allied"}
{"n":326,"do":{"do":"Finish"},"side":"allied"}
{"n":327,"chance":3,"by":"roller"}
{"n":328,"chance":8,"by":"roller"}
{"n":329,"chance":3,"by":"roller"}
{"n":330,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":331,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":332,"do":{"do":"Lose","unit":"CW 1 RD Mech Rec Bn","steps":1},"side":"allied"}
{"n":333,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":334,"do":{"do":"Lose","unit":"CW 1.Pol Arm Div 4/4","steps":1},"side":"allied"}
{"n":335,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":336,"do":{"do":"Hedgehog","hex":"C44.37","level":1},"side":"allied"}
{"n":337,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":338,"do":{"do":"Deliver","stock":"US South","hex":"C01.28","sp":1},"side":"allied"}
{"n":339,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":340,"do":{"do":"Place","unit":"US 7 Arm Div CCA","hex":"C24.18"},"side":"allied"}
{"n":341,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":342,"do":{"do":"Place","unit":"US Norway Inf Bn","hex":"A06.02"},"side":"allied"}
{"n":343,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":344,"do":{"do":"Reserves","used":6},"side":"allied"}
{"n":345,"do":{"do":"Open","account":"shipping"},"side":"allied"}
{"n":346,"do":{"do":"Ship","by":"sea","points":1},"side":"allied"}
{"n":347,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":348,"do":{"do":"Capture","port":"antwerpen_2","by":"allied"},"side":"allied"}
{"n":349,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":350,"do":{"do":"Finish"},"side":"allied","check":"cfb04b73d7ac28b4"}
{"n":351,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":352,"do":{"do":"Finish"},"side":"allied"}
{"n":353,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":354,"do":{"do":"Railhead","side":"allied","hex":"C24.18","on":true},"side":"allied"}
{"n":355,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":356,"do":{"do":"Dump","owner":"german","hex":"C44.37","tokens":0},"side":"allied"}
{"n":357,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":358,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":false},"side":"allied"}
{"n":359,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":360,"do":{"do":"Dump","owner":"CW","hex":"A07.01","tokens":4},"side":"allied"}
{"n":361,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":362,"do":{"do":"Railhead","side":"allied","hex":"C24.18","on":false},"side":"allied"}
{"n":363,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":364,"do":{"do":"Place","unit":"CW 4.Can Arm Div 2/4","hex":"A26.02"},"side":"allied"}
{"n":365,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":366,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":367,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":368,"do":{"do":"Railhead","side":"german","hex":"C44.37","on":true},"side":"allied"}
{"n":369,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":370,"do":{"do":"Detach","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":371,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":372,"do":{"do":"Spend","stock":"US North","sp":1},"side":"allied"}
{"n":373,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":374,"do":{"do":"Lose","unit":"FR 2.Fr Arm Div 4/5","steps":1},"side":"allied"}
{"n":375,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":376,"do":{"do":"Finish"},"side":"allied"}
{"n":377,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":378,"do":{"do":"Event","nation":"CW","shift":-2},"side":"allied"}
{"n":379,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":380,"do":{"do":"Repair","port":"antwerpen_1","stock":"CW North"},"side":"allied"}
{"n":381,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":382,"do":{"do":"Finish"},"side":"allied"}
{"n":383,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":384,"do":{"do":"Lose","unit":"CW 4.Can Arm Div 1/4","steps":1},"side":"allied"}
{"n":385,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":386,"do":{"do":"Finish"},"side":"allied"}
{"n":387,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":388,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":389,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":390,"do":{"do":"Reserves","used":1},"side":"allied"}
{"n":391,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":392,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":393,"do":{"do":"Finish"},"side":"allied"}
{"n":394,"do":{"do":"Finish"},"side":"allied"}
{"n":395,"chance":4,"by":"roller"}
{"n":396,"do":{"do":"Pick","unit":"US 12 Corps HQ"},"side":"allied"}
{"n":397,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":398,"do":{"do":"Move","unit":"US 12 Corps HQ","mode":"Reserve","path":["C25.02"]},"side":"allied"}
{"n":399,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":400,"do":{"do":"Lose","unit":"US 5 Arm Div CCA","steps":1},"side":"allied","check":"2b27cab5e793a238"}
{"n":401,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":402,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":403,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":404,"do":{"do":"Mark","unit":"FR 2.Fr Arm Div 2/5","mode":"DG"},"side":"allied"}
{"n":405,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":406,"do":{"do":"Lose","unit":"US 7 Arm Div CCR","steps":1},"side":"allied"}
{"n":407,"do":{"do":"Open","account":"ports"},"side":"allied"}
{"n":408,"do":{"do":"Scheldt","open":true},"side":"allied"}
{"n":409,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":410,"do":{"do":"Dump","owner":"US","hex":"A19.01","tokens":0},"side":"allied"}
{"n":411,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":412,"do":{"do":"Absorb","unit":"CW 15 Inf Div","breakdown":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":413,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":414,"do":{"do":"Place","unit":"CW 12 Corps HQ","hex":"A07.02"},"side":"allied"}
{"n":415,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":416,"do":{"do":"Event","nation":"CW","shift":2},"side":"allied"}
{"n":417,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":418,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":419,"do":{"do":"Open","account":"bridges"},"side":"allied"}
{"n":420,"do":{"do":"Finish"},"side":"allied"}
{"at":420,"rules":4,"data":"b33816dfe4a69a63","position":{"title":"rhine","variant":"clerk","scenario":"clerk","form":2,"facts":{"campaign":"full","flanks":[],"before":0,"turn":3,"ground":"Dry","flight":"None","first":"german","side":"allied","phase":"Reinforcement","player_turns":true,"ended":null,"history":[{"date":"1944-09-05","ground":"Dry","flight":"Normal","first":"allied","US sp":5,"US column":"3","CW sp":3,"CW column":"6","US pax":1,"US eq":0,"US misc":0,"CW pax":0,"CW eq":1,"CW misc":0,"stock":{"US North":1,"US South":2,"CW North":2}},{"date":"1944-09-08","ground":"Dry","flight":"Normal","first":"allied","US sp":8,"US column":"7","CW sp":3,"CW column":"6","US pax":2,"US eq":2,"US misc":1,"CW pax":0,"CW eq":1,"CW misc":0,"stock":{"US North":2,"US South":1,"CW North":3}},{"date":"1944-09-12","ground":"Dry","flight":"None","first":"german"}],"added":["12 VG Div,german,GE,combat,Other,10-3-3 Leg,,3,3,,,0,,C20.08,0,Combat","LXXX Korps HQ,german,GE,HQ,Other,(5)-0-4 Truck,,1,1,,,12,,Metz,0,Combat"],"where":["C19.06","[On map]","[On map]","[On map]","[On map]","C24.18","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[Dead pile]","[On map]","[On map]","[On map]","[Dead pile]","[On map]","[On map]","[On map]","[On map]","[On map]","A17.01","A22.01","[Dead pile]","A06.02","C25.02","[Dead pile]","C33.06","[Dead pile]","[Dead pile]","A26.02","A27.01","A25.01","[Dead pile]","A27.02","A27.01","[Dead pile]","A26.01","[Pool]","A07.02","[Dead pile]","A07.01","C15.01","[Dead pile]","C51.01","[On map]","[Dead pile]","[Dead pile]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","C20.07","C44.37"],"steps":[4,1,1,1,1,1,2,1,1,1,1,2,2,1,1,1,1,1,0,2,2,2,0,1,2,2,2,1,1,4,0,1,1,0,1,0,0,1,1,1,0,1,1,0,1,1,1,0,1,1,0,1,1,0,0,1,1,1,1,1,4,4,4,3,1,1,1,1,1,1,1,1,1,1,1,1,2,2,1,4,3,1,1,1,1,1,1,1,1,2,2,2,2,2,2,4,1,1,2,3,1,4,4,1,1,2,2,2,2,2,2,2,2,1,1,1,2,2,2,1,1,1,4,1,1,1,1,1,1,1,1,1,1,4,1,4,1,1,1,2,4,1,1,1,1,1,1,1,4,1,1,1,2,2,2,2,1,3,3,4,3,1,1,1,1,1,1,1,2,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,1,4,1,4,4,1,1,4,2,2,2,1,1,1,4,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,2,1,3,4,1,4,4,2,2,2,1,2,1,4,2,2,2,1,1,1,2,1,1,1,1,2,1,1,1,1,1,2,2,2,1,2,4,1,4,4,1,1,1,1,1,4,1,1,1,1,1,1,1,1,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,4,3,2,2,2,1,4,1,1,1,1,1,4,1,1,1,1,1,1,1,2,2,4,1,1,1,4,4,2,2,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,1,1,1,1,2,1,1,3,1,4,4,4,1,1,1,1,1,1,1,4,4,2,4,4,2,2,2,1,2,2,2,1,1,2,2,2,1,1,1,1,2,1],"modes":[1,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,5,0,3,0,2,0,0,3,1,3,3,0,0,0,1,0,0,0,0,3,0,1,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3],"moved":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"oos":[0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0],"stocks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"fuelled":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"cargo":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"began":[9365,-1,-1,-1,-1,8977,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4080,3680,-1,4961,8881,-1,8245,-1,-1,3361,3280,3440,-1,3281,3280,-1,3360,3680,4880,-1,4880,9680,-1,6800,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,9286,7396],"left":{},"drops":{},"on_map":true,"waiting":{},"dumps":{"CW A07.01":4,"US C01.17":4,"US C01.22":4,"US C01.23":4,"US C01.25":4,"US C01.28":4,"US C01.34":4,"US C14.01":4,"US C20.05":26,"US C25.01":3,"US C36.01":3},"bridges":{},"holder":{"amsterdam":"german","antwerpen_1":"allied","antwerpen_2":"allied","rotterdam":"german"},"hits":{"amsterdam":0,"antwerpen_1":2,"antwerpen_2":4,"rotterdam":0},"repaired":["antwerpen_1"],"scheldt":true,"port_used":{},"railheads":{"C44.37":"german"},"hedgehogs":{"C44.37":1},"interdiction":true,"sp":{"CW North":0,"US North":0,"US South":0},"repls":{"CW Eq":2,"CW Pax":0,"US Eq":1,"US Pax":3},"tally":{"T CW entered":4,"T US delivered":40,"T US entered":36,"T US removed":4,"T US used":12,"T german entered":24,"T german removed":16,"T german used":8,"received CW Eq":2,"received CW North":6,"received CW Pax":0,"received US Eq":2,"received US North":3,"received US Pax":3,"received US South":10,"rolled CW":6,"rolled US":13,"shipped by sea":2,"spent CW North":6,"spent US Eq":1,"spent US North":3,"spent US Pax":0,"spent US South":10},"markers":{"bridge":0,"german reserve":0,"reserve":6,"reserve used":1},"shifts":{"CW":2,"US":2},"caps":{"rail":0,"sea":0}},"zones":{},"stack":[{"step":"InOrder","name":"clerk","at":1},{"step":"Turns"},{"step":"InOrder","name":"campaign turn","at":3},{"step":"InOrder","name":"field player turn","at":2},{"step":"InOrder","name":"allied reinforcement","at":1},{"step":"Reports","when":"Before the Allied Reinforcement Phase"}]}}
