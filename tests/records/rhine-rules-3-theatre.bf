{"broadfront":3,"title":"rhine","variant":"clerk","scenario":"clerk","rules":3,"data":"94ac8343b0c5025a","options":{"player_turns":true},"form":2}
{"n":1,"chance":5,"by":"roller"}
{"n":2,"chance":9,"by":"roller"}
{"n":3,"chance":10,"by":"roller"}
{"n":4,"do":{"do":"ChooseOrder","first":true},"side":"allied"}
{"n":5,"do":{"do":"Enter","id":"0 Korps HQ","side":"german","nation":"GE","combat":"(5)-0-4 Truck","hex":"C01.30","kind":"HQ","category":"Other","move":"","steps":1,"re":"1","anti_tank":"","engineer":false,"throw":12,"formation":"","mode":"Combat"},"side":"allied"}
{"n":6,"do":{"do":"Enter","id":"1 Inf Div","side":"german","nation":"GE","combat":"5-3-4 Leg","hex":"B39.23","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":7,"do":{"do":"Enter","id":"2 Inf Div","side":"german","nation":"GE","combat":"7-2-4 Leg","hex":"A08.09","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":8,"do":{"do":"Enter","id":"3 Inf Div","side":"german","nation":"GE","combat":"13-2-4 Leg","hex":"D30.26","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":9,"do":{"do":"Enter","id":"4 Inf Div","side":"german","nation":"GE","combat":"12-2-4 Leg","hex":"C09.04","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":10,"do":{"do":"Enter","id":"5 Inf Div","side":"german","nation":"GE","combat":"5-1-4 Leg","hex":"B16.02","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":11,"do":{"do":"Enter","id":"6 Inf Div","side":"german","nation":"GE","combat":"12-2-4 Leg","hex":"A03.05","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":12,"do":{"do":"Enter","id":"7 Inf Div","side":"german","nation":"GE","combat":"5-4-4 Leg","hex":"B30.12","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":13,"do":{"do":"Enter","id":"8 Inf Div","side":"german","nation":"GE","combat":"6-1-4 Leg","hex":"A04.09","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":14,"do":{"do":"Enter","id":"9 Inf Div","side":"german","nation":"GE","combat":"4-3-4 Leg","hex":"C32.27","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":15,"do":{"do":"Enter","id":"10 Korps HQ","side":"german","nation":"GE","combat":"(5)-0-4 Truck","hex":"C54.06","kind":"HQ","category":"Other","move":"","steps":1,"re":"1","anti_tank":"","engineer":false,"throw":12,"formation":"","mode":"Combat"},"side":"allied"}
{"n":16,"do":{"do":"Enter","id":"11 Inf Div","side":"german","nation":"GE","combat":"10-1-4 Leg","hex":"A46.37","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":17,"do":{"do":"Enter","id":"12 Inf Div","side":"german","nation":"GE","combat":"14-3-4 Leg","hex":"C01.21","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":18,"do":{"do":"Enter","id":"13 Inf Div","side":"german","nation":"GE","combat":"6-4-4 Leg","hex":"C16.18","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":19,"do":{"do":"Enter","id":"14 Inf Div","side":"german","nation":"GE","combat":"8-3-4 Leg","hex":"C24.06","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":20,"do":{"do":"Enter","id":"15 Inf Div","side":"german","nation":"GE","combat":"6-4-4 Leg","hex":"C51.34","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":21,"do":{"do":"Enter","id":"16 Inf Div","side":"german","nation":"GE","combat":"8-2-4 Leg","hex":"A07.05","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":22,"do":{"do":"Enter","id":"17 Inf Div","side":"german","nation":"GE","combat":"10-4-4 Leg","hex":"C64.12","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":23,"do":{"do":"Enter","id":"18 Inf Div","side":"german","nation":"GE","combat":"12-1-4 Leg","hex":"C37.07","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":24,"do":{"do":"Enter","id":"19 Inf Div","side":"german","nation":"GE","combat":"10-3-4 Leg","hex":"D08.32","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":25,"do":{"do":"Enter","id":"20 Korps HQ","side":"german","nation":"GE","combat":"(5)-0-4 Truck","hex":"C01.13","kind":"HQ","category":"Other","move":"","steps":1,"re":"1","anti_tank":"","engineer":false,"throw":12,"formation":"","mode":"Combat"},"side":"allied"}
{"n":26,"do":{"do":"Enter","id":"21 Inf Div","side":"german","nation":"GE","combat":"6-1-4 Leg","hex":"B05.06","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":27,"do":{"do":"Enter","id":"22 Inf Div","side":"german","nation":"GE","combat":"13-4-4 Leg","hex":"C01.09","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":28,"do":{"do":"Enter","id":"23 Inf Div","side":"german","nation":"GE","combat":"5-1-4 Leg","hex":"B36.01","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":29,"do":{"do":"Enter","id":"24 Inf Div","side":"german","nation":"GE","combat":"4-3-4 Leg","hex":"A18.08","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":30,"do":{"do":"Enter","id":"25 Inf Div","side":"german","nation":"GE","combat":"8-3-4 Leg","hex":"A37.21","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":31,"do":{"do":"Enter","id":"26 Inf Div","side":"german","nation":"GE","combat":"4-3-4 Leg","hex":"A18.04","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":32,"do":{"do":"Enter","id":"27 Inf Div","side":"german","nation":"GE","combat":"6-3-4 Leg","hex":"A22.22","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":33,"do":{"do":"Enter","id":"28 Inf Div","side":"german","nation":"GE","combat":"5-3-4 Leg","hex":"C43.08","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":34,"do":{"do":"Enter","id":"29 Inf Div","side":"german","nation":"GE","combat":"13-1-4 Leg","hex":"A62.28","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":35,"do":{"do":"Enter","id":"30 Korps HQ","side":"german","nation":"GE","combat":"(5)-0-4 Truck","hex":"C67.10","kind":"HQ","category":"Other","move":"","steps":1,"re":"1","anti_tank":"","engineer":false,"throw":12,"formation":"","mode":"Combat"},"side":"allied"}
{"n":36,"do":{"do":"Enter","id":"31 Inf Div","side":"german","nation":"GE","combat":"14-1-4 Leg","hex":"C05.19","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":37,"do":{"do":"Enter","id":"32 Inf Div","side":"german","nation":"GE","combat":"11-1-4 Leg","hex":"C01.16","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":38,"do":{"do":"Enter","id":"33 Inf Div","side":"german","nation":"GE","combat":"6-2-4 Leg","hex":"D68.21","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":39,"do":{"do":"Enter","id":"34 Inf Div","side":"german","nation":"GE","combat":"10-3-4 Leg","hex":"A21.07","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":40,"do":{"do":"Enter","id":"35 Inf Div","side":"german","nation":"GE","combat":"6-4-4 Leg","hex":"D53.38","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":41,"do":{"do":"Enter","id":"36 Inf Div","side":"german","nation":"GE","combat":"13-4-4 Leg","hex":"A23.07","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":42,"do":{"do":"Enter","id":"37 Inf Div","side":"german","nation":"GE","combat":"14-4-4 Leg","hex":"D21.25","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":43,"do":{"do":"Enter","id":"38 Inf Div","side":"german","nation":"GE","combat":"10-1-4 Leg","hex":"C01.38","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":44,"do":{"do":"Enter","id":"39 Inf Div","side":"german","nation":"GE","combat":"9-1-4 Leg","hex":"D27.26","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":45,"do":{"do":"Enter","id":"40 Korps HQ","side":"german","nation":"GE","combat":"(5)-0-4 Truck","hex":"C01.32","kind":"HQ","category":"Other","move":"","steps":1,"re":"1","anti_tank":"","engineer":false,"throw":12,"formation":"","mode":"Combat"},"side":"allied"}
{"n":46,"do":{"do":"Enter","id":"41 Inf Div","side":"german","nation":"GE","combat":"13-1-4 Leg","hex":"A39.32","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":47,"do":{"do":"Enter","id":"42 Inf Div","side":"german","nation":"GE","combat":"12-4-4 Leg","hex":"C01.21","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":48,"do":{"do":"Enter","id":"43 Inf Div","side":"german","nation":"GE","combat":"4-4-4 Leg","hex":"D54.12","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":49,"do":{"do":"Enter","id":"44 Inf Div","side":"german","nation":"GE","combat":"11-2-4 Leg","hex":"A23.07","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":50,"do":{"do":"Enter","id":"45 Inf Div","side":"german","nation":"GE","combat":"13-2-4 Leg","hex":"A27.05","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied","check":"6b605ebd34af98ff"}
{"n":51,"do":{"do":"Enter","id":"46 Inf Div","side":"german","nation":"GE","combat":"11-4-4 Leg","hex":"C01.19","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":52,"do":{"do":"Enter","id":"47 Inf Div","side":"german","nation":"GE","combat":"10-1-4 Leg","hex":"A48.33","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":53,"do":{"do":"Enter","id":"48 Inf Div","side":"german","nation":"GE","combat":"11-1-4 Leg","hex":"C30.06","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":54,"do":{"do":"Enter","id":"49 Inf Div","side":"german","nation":"GE","combat":"7-4-4 Leg","hex":"C61.36","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":55,"do":{"do":"Enter","id":"50 Korps HQ","side":"german","nation":"GE","combat":"(5)-0-4 Truck","hex":"C01.19","kind":"HQ","category":"Other","move":"","steps":1,"re":"1","anti_tank":"","engineer":false,"throw":12,"formation":"","mode":"Combat"},"side":"allied"}
{"n":56,"do":{"do":"Enter","id":"51 Inf Div","side":"german","nation":"GE","combat":"8-4-4 Leg","hex":"C10.31","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":57,"do":{"do":"Enter","id":"52 Inf Div","side":"german","nation":"GE","combat":"12-4-4 Leg","hex":"C59.09","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":58,"do":{"do":"Enter","id":"53 Inf Div","side":"german","nation":"GE","combat":"7-4-4 Leg","hex":"C19.38","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":59,"do":{"do":"Enter","id":"54 Inf Div","side":"german","nation":"GE","combat":"11-1-4 Leg","hex":"C01.10","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":60,"do":{"do":"Enter","id":"55 Inf Div","side":"german","nation":"GE","combat":"9-1-4 Leg","hex":"C25.31","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":61,"do":{"do":"Enter","id":"56 Inf Div","side":"german","nation":"GE","combat":"11-4-4 Leg","hex":"C47.04","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":62,"do":{"do":"Enter","id":"57 Inf Div","side":"german","nation":"GE","combat":"7-4-4 Leg","hex":"C26.26","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":63,"do":{"do":"Enter","id":"58 Inf Div","side":"german","nation":"GE","combat":"5-3-4 Leg","hex":"C01.32","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":64,"do":{"do":"Enter","id":"59 Inf Div","side":"german","nation":"GE","combat":"6-1-4 Leg","hex":"A09.36","kind":"combat","category":"Other","move":"","steps":3,"re":"3","anti_tank":"","engineer":false,"throw":0,"formation":"","mode":"Combat"},"side":"allied"}
{"n":65,"do":{"do":"Dump","owner":"german","hex":"C01.19","tokens":40},"side":"allied"}
{"n":66,"do":{"do":"Dump","owner":"german","hex":"C01.30","tokens":40},"side":"allied"}
{"n":67,"do":{"do":"Dump","owner":"german","hex":"C67.10","tokens":40},"side":"allied"}
{"n":68,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":69,"do":{"do":"Railhead","side":"german","hex":"B36.01","on":true},"side":"allied"}
{"n":70,"do":{"do":"Finish"},"side":"allied"}
{"n":71,"do":{"do":"Pick","unit":"4 Inf Div"},"side":"allied"}
{"n":72,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":73,"do":{"do":"Move","unit":"4 Inf Div","mode":"Combat","path":["C10.04","C11.05","C12.05","C13.06"]},"side":"allied"}
{"n":74,"do":{"do":"Finish"},"side":"allied"}
{"n":75,"chance":4,"by":"roller"}
{"n":76,"chance":2,"by":"roller"}
{"n":77,"chance":8,"by":"roller"}
{"n":78,"chance":7,"by":"roller"}
{"n":79,"chance":6,"by":"roller"}
{"n":80,"chance":8,"by":"roller"}
{"n":81,"chance":7,"by":"roller"}
{"n":82,"chance":9,"by":"roller"}
{"n":83,"chance":11,"by":"roller"}
{"n":84,"chance":4,"by":"roller"}
{"n":85,"chance":7,"by":"roller"}
{"n":86,"chance":6,"by":"roller"}
{"n":87,"chance":7,"by":"roller"}
{"n":88,"chance":7,"by":"roller"}
{"n":89,"chance":10,"by":"roller"}
{"n":90,"chance":4,"by":"roller"}
{"n":91,"chance":11,"by":"roller"}
{"n":92,"chance":2,"by":"roller"}
{"n":93,"chance":7,"by":"roller"}
{"n":94,"chance":4,"by":"roller"}
{"n":95,"chance":3,"by":"roller"}
{"n":96,"chance":9,"by":"roller"}
{"n":97,"chance":8,"by":"roller"}
{"n":98,"chance":9,"by":"roller"}
{"n":99,"chance":9,"by":"roller"}
{"n":100,"chance":8,"by":"roller","check":"1f0877b3064047b7"}
{"n":101,"chance":11,"by":"roller"}
{"n":102,"chance":9,"by":"roller"}
{"n":103,"chance":6,"by":"roller"}
{"n":104,"chance":8,"by":"roller"}
{"n":105,"chance":3,"by":"roller"}
{"n":106,"chance":8,"by":"roller"}
{"n":107,"chance":9,"by":"roller"}
{"n":108,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":109,"do":{"do":"Event","nation":"CW","shift":1},"side":"allied"}
{"n":110,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":111,"do":{"do":"Mark","unit":"46 Inf Div","mode":"DG"},"side":"allied"}
{"n":112,"do":{"do":"Open","account":"reserves"},"side":"allied"}
{"n":113,"do":{"do":"Reserves","used":4},"side":"allied"}
{"n":114,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":115,"do":{"do":"Finish"},"side":"allied"}
{"n":116,"do":{"do":"Open","account":"events"},"side":"allied"}
{"n":117,"do":{"do":"Event","nation":"US","shift":2},"side":"allied"}
{"n":118,"do":{"do":"Finish"},"side":"allied"}
{"n":119,"do":{"do":"Arrive","unit":"CW 30 Corps HQ","box":"A23.01"},"side":"allied"}
{"n":120,"do":{"do":"Arrive","unit":"CW 11 HC Mech Rec Bn","box":"On map"},"side":"allied"}
{"n":121,"do":{"do":"Arrive","unit":"CW 15 Inf Div","box":"A18.01"},"side":"allied"}
{"n":122,"do":{"do":"Arrive","unit":"CW 52 AL Div 157 Mot Bde","box":"On map"},"side":"allied"}
{"n":123,"do":{"do":"Arrive","unit":"US Norway Inf Bn","box":"A08.01"},"side":"allied"}
{"n":124,"do":{"do":"Arrive","unit":"US 12 Corps HQ","box":"C26.01"},"side":"allied"}
{"n":125,"do":{"do":"Arrive","unit":"US 112 Arty Grp","box":"C24.01"},"side":"allied"}
{"n":126,"do":{"do":"Arrive","unit":"US 602 TD Bn","box":"C53.01"},"side":"allied"}
{"n":127,"do":{"do":"Arrive","unit":"US 774 Tk Bn","box":"C29.01"},"side":"allied"}
{"n":128,"chance":7,"by":"roller"}
{"n":129,"do":{"do":"PlaceSP","north":6},"side":"allied"}
{"n":130,"chance":10,"by":"roller"}
{"n":131,"chance":9,"by":"roller"}
{"n":132,"chance":7,"by":"roller"}
{"n":133,"do":{"do":"Open","account":"supply"},"side":"allied"}
{"n":134,"do":{"do":"Spend","stock":"CW North","sp":1},"side":"allied"}
{"n":135,"do":{"do":"Finish"},"side":"allied"}
{"n":136,"do":{"do":"Finish"},"side":"allied"}
{"n":137,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":138,"do":{"do":"Deliver","stock":"CW North","hex":"A09.01","sp":1},"side":"allied"}
{"n":139,"do":{"do":"Finish"},"side":"allied"}
{"n":140,"chance":8,"by":"roller"}
{"n":141,"chance":4,"by":"roller"}
{"n":142,"chance":8,"by":"roller"}
{"n":143,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":144,"do":{"do":"Finish"},"side":"allied"}
{"n":145,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 1/4","box":"On map"},"side":"allied"}
{"n":146,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 2/4","box":"On map"},"side":"allied"}
{"n":147,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 3/4","box":"A27.01"},"side":"allied"}
{"n":148,"do":{"do":"Arrive","unit":"CW 4.Can Arm Div 4/4","box":"A27.01"},"side":"allied"}
{"n":149,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 1/4","box":"On map"},"side":"allied"}
{"n":150,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 2/4","box":"On map"},"side":"allied","check":"dd9db88f5d25c798"}
{"n":151,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 3/4","box":"A27.01"},"side":"allied"}
{"n":152,"do":{"do":"Arrive","unit":"CW 1.Pol Arm Div 4/4","box":"A26.01"},"side":"allied"}
{"n":153,"do":{"do":"Arrive","unit":"CW 18 Can Rec Bn","box":"A26.01"},"side":"allied"}
{"n":154,"do":{"do":"Arrive","unit":"CW 5-4-3 Can Brkdwn Rgt #1","box":"A26.01"},"side":"allied"}
{"n":155,"do":{"do":"Arrive","unit":"CW 12 Corps HQ","box":"A11.01"},"side":"allied"}
{"n":156,"do":{"do":"Arrive","unit":"CW 1 RD Mech Rec Bn","box":"A19.01"},"side":"allied"}
{"n":157,"do":{"do":"Arrive","unit":"CW (1)-0-0 Pontoon Bde #1","box":"A06.01"},"side":"allied"}
{"n":158,"do":{"do":"Arrive","unit":"US 773 TD Bn","box":"C59.01"},"side":"allied"}
{"n":159,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 1/5","box":"C62.01"},"side":"allied"}
{"n":160,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 2/5","box":"C68.01"},"side":"allied"}
{"n":161,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 3/5","box":"C62.01"},"side":"allied"}
{"n":162,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 4/5","box":"C62.01"},"side":"allied"}
{"n":163,"do":{"do":"Arrive","unit":"FR 2.Fr Arm Div 5/5","box":"C68.01"},"side":"allied"}
{"n":164,"chance":5,"by":"roller"}
{"n":165,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":166,"chance":4,"by":"roller"}
{"n":167,"chance":5,"by":"roller"}
{"n":168,"chance":5,"by":"roller"}
{"n":169,"do":{"do":"Finish"},"side":"allied"}
{"n":170,"do":{"do":"Pick","unit":"CW 1.Pol Arm Div 3/4"},"side":"allied"}
{"n":171,"do":{"do":"Finish"},"side":"allied"}
{"n":172,"do":{"do":"Pick","unit":"CW 5-4-3 Can Brkdwn Rgt #1"},"side":"allied"}
{"n":173,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":174,"do":{"do":"Move","unit":"CW 5-4-3 Can Brkdwn Rgt #1","mode":"Combat","path":["A25.01","A24.01"]},"side":"allied"}
{"n":175,"do":{"do":"Pick","unit":"US 602 TD Bn"},"side":"allied"}
{"n":176,"do":{"do":"Move","unit":"US 602 TD Bn","mode":"Strat","path":[]},"side":"allied"}
{"n":177,"do":{"do":"Finish"},"side":"allied"}
{"n":178,"do":{"do":"Dump","owner":"german","hex":"C01.32","tokens":40},"side":"allied"}
{"n":179,"do":{"do":"Dump","owner":"german","hex":"C54.06","tokens":40},"side":"allied"}
{"n":180,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":181,"do":{"do":"Place","unit":"US Norway Inf Bn","hex":"On map"},"side":"allied"}
{"n":182,"do":{"do":"Dump","owner":"german","hex":"C67.10","tokens":40},"side":"allied"}
{"n":183,"do":{"do":"Finish"},"side":"allied"}
{"n":184,"do":{"do":"Pick","unit":"24 Inf Div"},"side":"allied"}
{"n":185,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":186,"do":{"do":"Move","unit":"24 Inf Div","mode":"Move","path":["A19.08","A20.08","A21.08"]},"side":"allied"}
{"n":187,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":188,"do":{"do":"Deliver","stock":"US South","hex":"C45.01","sp":1},"side":"allied"}
{"n":189,"do":{"do":"Finish"},"side":"allied"}
{"n":190,"chance":6,"by":"roller"}
{"n":191,"chance":7,"by":"roller"}
{"n":192,"chance":7,"by":"roller"}
{"n":193,"chance":12,"by":"roller"}
{"n":194,"chance":9,"by":"roller"}
{"n":195,"chance":6,"by":"roller"}
{"n":196,"chance":6,"by":"roller"}
{"n":197,"chance":8,"by":"roller"}
{"n":198,"chance":3,"by":"roller"}
{"n":199,"chance":3,"by":"roller"}
{"n":200,"chance":2,"by":"roller","check":"d87e4bfbe60c70ca"}
{"n":201,"chance":10,"by":"roller"}
{"n":202,"chance":3,"by":"roller"}
{"n":203,"chance":7,"by":"roller"}
{"n":204,"chance":6,"by":"roller"}
{"n":205,"chance":9,"by":"roller"}
{"n":206,"chance":3,"by":"roller"}
{"n":207,"do":{"do":"Finish"},"side":"allied"}
{"n":208,"chance":8,"by":"roller"}
{"n":209,"chance":3,"by":"roller"}
{"n":210,"chance":8,"by":"roller"}
{"n":211,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":212,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":213,"do":{"do":"Place","unit":"US 12 Corps HQ","hex":"On map"},"side":"allied"}
{"n":214,"do":{"do":"Finish"},"side":"allied"}
{"n":215,"do":{"do":"Arrive","unit":"US 15 Corps HQ","box":"C16.01"},"side":"allied"}
{"n":216,"do":{"do":"Arrive","unit":"US 115 Arty Grp","box":"C22.01"},"side":"allied"}
{"n":217,"do":{"do":"Arrive","unit":"US 215 Arty Grp","box":"C16.01"},"side":"allied"}
{"n":218,"do":{"do":"Arrive","unit":"US Truck point #1","box":"C14.01"},"side":"allied"}
{"n":219,"do":{"do":"Arrive","unit":"US 6 Corps HQ","box":"C01.14"},"side":"allied"}
{"n":220,"do":{"do":"Arrive","unit":"US 3 Inf Div","box":"C01.14"},"side":"allied"}
{"n":221,"do":{"do":"Arrive","unit":"US 36 Inf Div","box":"C01.11"},"side":"allied"}
{"n":222,"do":{"do":"Arrive","unit":"US 45 Inf Div","box":"C01.18"},"side":"allied"}
{"n":223,"do":{"do":"Arrive","unit":"US 7 Arty Div","box":"C01.20"},"side":"allied"}
{"n":224,"do":{"do":"Arrive","unit":"US 106 Arty Grp","box":"On map"},"side":"allied"}
{"n":225,"do":{"do":"Arrive","unit":"US 206 Arty Grp","box":"C01.14"},"side":"allied"}
{"n":226,"do":{"do":"Arrive","unit":"US (1)-0-0 Pontoon Bde #1","box":"C01.14"},"side":"allied"}
{"n":227,"do":{"do":"Arrive","unit":"US 117 Mech Cav Bn","box":"C01.18"},"side":"allied"}
{"n":228,"do":{"do":"Arrive","unit":"US 601 TD Bn","box":"C01.17"},"side":"allied"}
{"n":229,"do":{"do":"Arrive","unit":"US 645 TD Bn","box":"C01.12"},"side":"allied"}
{"n":230,"do":{"do":"Arrive","unit":"US 636 TD Bn","box":"C01.11"},"side":"allied"}
{"n":231,"do":{"do":"Arrive","unit":"US 101 Tk Bn","box":"C01.14"},"side":"allied"}
{"n":232,"do":{"do":"Arrive","unit":"US 191 Tk Bn","box":"C01.11"},"side":"allied"}
{"n":233,"do":{"do":"Arrive","unit":"US 753 Tk Bn","box":"C01.18"},"side":"allied"}
{"n":234,"do":{"do":"Arrive","unit":"US Truck point #2","box":"C01.18"},"side":"allied"}
{"n":235,"do":{"do":"Arrive","unit":"US Mule point #1","box":"C01.11"},"side":"allied"}
{"n":236,"do":{"do":"Arrive","unit":"FR 1 Corps HQ","box":"C01.08"},"side":"allied"}
{"n":237,"do":{"do":"Arrive","unit":"FR 3 Alg Inf Div","box":"C01.06"},"side":"allied"}
{"n":238,"do":{"do":"Arrive","unit":"FR 9.Col Inf Div","box":"C01.11"},"side":"allied"}
{"n":239,"do":{"do":"Arrive","unit":"FR 1 Arty Grp","box":"C01.06"},"side":"allied"}
{"n":240,"do":{"do":"Arrive","unit":"FR 2 Corps HQ","box":"C01.15"},"side":"allied"}
{"n":241,"do":{"do":"Arrive","unit":"FR 1 Arm Div 1/5","box":"C01.07"},"side":"allied"}
{"n":242,"do":{"do":"Arrive","unit":"FR 1 Arm Div 2/5","box":"C01.12"},"side":"allied"}
{"n":243,"do":{"do":"Arrive","unit":"FR 1 Arm Div 3/5","box":"C01.04"},"side":"allied"}
{"n":244,"do":{"do":"Arrive","unit":"FR 1 Arm Div 4/5","box":"C01.24"},"side":"allied"}
{"n":245,"do":{"do":"Arrive","unit":"FR 1 Arm Div 5/5","box":"C01.11"},"side":"allied"}
{"n":246,"do":{"do":"Arrive","unit":"FR 2 Arty Grp","box":"C01.04"},"side":"allied"}
{"n":247,"chance":9,"by":"roller"}
{"n":248,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":249,"chance":6,"by":"roller"}
{"n":250,"chance":7,"by":"roller","check":"6cf93e6ef2f8864c"}
{"n":251,"chance":10,"by":"roller"}
{"n":252,"do":{"do":"Deliver","stock":"US North","hex":"A26.01","sp":12},"side":"allied"}
{"n":253,"do":{"do":"Finish"},"side":"allied"}
{"n":254,"do":{"do":"Pick","unit":"US 36 Inf Div"},"side":"allied"}
{"n":255,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":256,"do":{"do":"Move","unit":"US 36 Inf Div","mode":"Combat","path":["C01.12","C02.12"]},"side":"allied"}
{"n":257,"do":{"do":"Pick","unit":"US 101 Tk Bn"},"side":"allied"}
{"n":258,"do":{"do":"Move","unit":"US 101 Tk Bn","mode":"Combat","path":[]},"side":"allied"}
{"n":259,"do":{"do":"Pick","unit":"US 191 Tk Bn"},"side":"allied"}
{"n":260,"do":{"do":"Move","unit":"US 191 Tk Bn","mode":"Combat","path":[]},"side":"allied"}
{"n":261,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":262,"do":{"do":"Place","unit":"US 645 TD Bn","hex":"C02.11"},"side":"allied"}
{"n":263,"do":{"do":"Pick","unit":"US 112 Arty Grp"},"side":"allied"}
{"n":264,"do":{"do":"Move","unit":"US 112 Arty Grp","mode":"Strat","path":[]},"side":"allied"}
{"n":265,"do":{"do":"Pick","unit":"FR 2.Fr Arm Div 2/5"},"side":"allied"}
{"n":266,"do":{"do":"Move","unit":"FR 2.Fr Arm Div 2/5","mode":"Combat","path":[]},"side":"allied"}
{"n":267,"do":{"do":"Pick","unit":"FR 2.Fr Arm Div 4/5"},"side":"allied"}
{"n":268,"do":{"do":"Move","unit":"FR 2.Fr Arm Div 4/5","mode":"Reserve","path":[]},"side":"allied"}
{"n":269,"do":{"do":"Pick","unit":"US 636 TD Bn"},"side":"allied"}
{"n":270,"do":{"do":"Finish"},"side":"allied"}
{"n":271,"do":{"do":"Pick","unit":"US 774 Tk Bn"},"side":"allied"}
{"n":272,"do":{"do":"Move","unit":"US 774 Tk Bn","mode":"Move","path":[]},"side":"allied"}
{"n":273,"do":{"do":"Pick","unit":"FR 1 Arm Div 3/5"},"side":"allied"}
{"n":274,"do":{"do":"Finish"},"side":"allied"}
{"n":275,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 3/4"},"side":"allied"}
{"n":276,"do":{"do":"Move","unit":"CW 4.Can Arm Div 3/4","mode":"Reserve","path":[]},"side":"allied"}
{"n":277,"do":{"do":"Pick","unit":"US 117 Mech Cav Bn"},"side":"allied"}
{"n":278,"do":{"do":"Move","unit":"US 117 Mech Cav Bn","mode":"Move","path":[]},"side":"allied"}
{"n":279,"do":{"do":"Pick","unit":"US 45 Inf Div"},"side":"allied"}
{"n":280,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":281,"do":{"do":"Move","unit":"US 45 Inf Div","mode":"Combat","path":["C01.17"]},"side":"allied"}
{"n":282,"do":{"do":"Pick","unit":"US 7 Arty Div"},"side":"allied"}
{"n":283,"do":{"do":"Move","unit":"US 7 Arty Div","mode":"Move","path":[]},"side":"allied"}
{"n":284,"do":{"do":"Pick","unit":"FR 3 Alg Inf Div"},"side":"allied"}
{"n":285,"do":{"do":"Move","unit":"FR 3 Alg Inf Div","mode":"Move","path":[]},"side":"allied"}
{"n":286,"do":{"do":"Finish"},"side":"allied"}
{"n":287,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":288,"do":{"do":"Place","unit":"US 117 Mech Cav Bn","hex":"On map"},"side":"allied"}
{"n":289,"do":{"do":"Target","hex":"C01.10"},"side":"allied"}
{"n":290,"do":{"do":"Join","unit":"FR 1 Arm Div 5/5"},"side":"allied"}
{"n":291,"do":{"do":"Resolve"},"side":"allied"}
{"n":292,"chance":5,"by":"roller"}
{"n":293,"chance":5,"by":"roller"}
{"n":294,"do":{"do":"TakeSteps","steps":1},"side":"allied"}
{"n":295,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":296,"do":{"do":"Railhead","side":"german","hex":"A21.08","on":true},"side":"allied"}
{"n":297,"do":{"do":"Target","hex":"C01.16"},"side":"allied"}
{"n":298,"do":{"do":"Join","unit":"US 601 TD Bn"},"side":"allied"}
{"n":299,"do":{"do":"Resolve"},"side":"allied"}
{"n":300,"chance":4,"by":"roller","check":"5ee20ba29f8ba9b3"}
{"n":301,"chance":4,"by":"roller"}
{"n":302,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":303,"do":{"do":"RetreatTo","hex":"C02.16"},"side":"allied"}
{"n":304,"do":{"do":"Target","hex":"C02.16"},"side":"allied"}
{"n":305,"do":{"do":"Join","unit":"US 45 Inf Div"},"side":"allied"}
{"n":306,"chance":10,"by":"roller"}
{"n":307,"chance":4,"by":"roller"}
{"n":308,"chance":10,"by":"roller"}
{"n":309,"do":{"do":"TakeSteps","steps":3},"side":"allied"}
{"n":310,"do":{"do":"Advance","units":["US 45 Inf Div"]},"side":"allied"}
{"n":311,"do":{"do":"Finish"},"side":"allied"}
{"n":312,"do":{"do":"Pick","unit":"CW 4.Can Arm Div 3/4"},"side":"allied"}
{"n":313,"do":{"do":"Move","unit":"CW 4.Can Arm Div 3/4","mode":"Combat","path":[]},"side":"allied"}
{"n":314,"do":{"do":"Pick","unit":"US 45 Inf Div"},"side":"allied"}
{"n":315,"do":{"do":"Move","unit":"US 45 Inf Div","mode":"Exploitation","path":[]},"side":"allied"}
{"n":316,"do":{"do":"Pick","unit":"FR 2.Fr Arm Div 4/5"},"side":"allied"}
{"n":317,"do":{"do":"Move","unit":"FR 2.Fr Arm Div 4/5","mode":"Combat","path":[]},"side":"allied"}
{"n":318,"do":{"do":"Finish"},"side":"allied"}
{"n":319,"do":{"do":"Pick","unit":"53 Inf Div"},"side":"allied"}
{"n":320,"do":{"do":"Move","unit":"53 Inf Div","mode":"Strat","path":[]},"side":"allied"}
{"n":321,"do":{"do":"Pick","unit":"19 Inf Div"},"side":"allied"}
{"n":322,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":323,"do":{"do":"Finish"},"side":"allied"}
{"n":324,"chance":12,"by":"roller"}
{"n":325,"chance":5,"by":"roller"}
{"n":326,"chance":8,"by":"roller"}
{"n":327,"chance":8,"by":"roller"}
{"n":328,"chance":4,"by":"roller"}
{"n":329,"chance":4,"by":"roller"}
{"n":330,"chance":5,"by":"roller"}
{"n":331,"chance":5,"by":"roller"}
{"n":332,"chance":7,"by":"roller"}
{"n":333,"chance":7,"by":"roller"}
{"n":334,"chance":12,"by":"roller"}
{"n":335,"chance":6,"by":"roller"}
{"n":336,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":337,"do":{"do":"Railhead","side":"german","hex":"A21.08","on":false},"side":"allied"}
{"n":338,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":339,"do":{"do":"Mark","unit":"FR 2 Corps HQ","mode":"DG"},"side":"allied"}
{"n":340,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":341,"do":{"do":"Deliver","stock":"US South","hex":"C36.01","sp":1},"side":"allied"}
{"n":342,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":343,"do":{"do":"Target","hex":"C01.20"},"side":"allied"}
{"n":344,"do":{"do":"Join","unit":"42 Inf Div"},"side":"allied"}
{"n":345,"do":{"do":"Join","unit":"12 Inf Div"},"side":"allied"}
{"n":346,"do":{"do":"Join","unit":"46 Inf Div"},"side":"allied"}
{"n":347,"chance":10,"by":"roller"}
{"n":348,"chance":6,"by":"roller"}
{"n":349,"chance":10,"by":"roller"}
{"n":350,"do":{"do":"TakeSteps","steps":3},"side":"allied","check":"574fb90369189439"}
{"n":351,"do":{"do":"Finish"},"side":"allied"}
{"n":352,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":353,"do":{"do":"Lose","unit":"US 45 Inf Div","steps":1},"side":"allied"}
{"n":354,"do":{"do":"Target","hex":"C01.08"},"side":"allied"}
{"n":355,"do":{"do":"Join","unit":"22 Inf Div"},"side":"allied"}
{"n":356,"chance":7,"by":"roller"}
{"n":357,"chance":1,"by":"roller"}
{"n":358,"chance":7,"by":"roller"}
{"n":359,"do":{"do":"TakeSteps","steps":1},"side":"allied"}
{"n":360,"do":{"do":"Advance","units":["22 Inf Div"]},"side":"allied"}
{"n":361,"do":{"do":"Finish"},"side":"allied"}
{"n":362,"chance":11,"by":"roller"}
{"n":363,"chance":4,"by":"roller"}
{"n":364,"chance":7,"by":"roller"}
{"n":365,"do":{"do":"ChooseOrder","first":false},"side":"allied"}
{"n":366,"do":{"do":"Finish"},"side":"allied"}
{"n":367,"do":{"do":"Arrive","unit":"CW 2 Can Inf Div","box":"A07.01"},"side":"allied"}
{"n":368,"do":{"do":"Arrive","unit":"CW Truck point #1","box":"A07.01"},"side":"allied"}
{"n":369,"do":{"do":"Arrive","unit":"US 638 TD Bn","box":"A16.01"},"side":"allied"}
{"n":370,"do":{"do":"Arrive","unit":"US 6 Arm Div CCB","box":"C39.01"},"side":"allied"}
{"n":371,"do":{"do":"Arrive","unit":"FR 1.FF Inf Div","box":"C01.11"},"side":"allied"}
{"n":372,"chance":7,"by":"roller"}
{"n":373,"do":{"do":"PlaceSP","north":3},"side":"allied"}
{"n":374,"chance":10,"by":"roller"}
{"n":375,"chance":5,"by":"roller"}
{"n":376,"chance":7,"by":"roller"}
{"n":377,"do":{"do":"Rebuild","unit":"US 7 Arty Div","steps":1},"side":"allied"}
{"n":378,"do":{"do":"Arrive","unit":"US 7 Arty Div","box":"C03.16"},"side":"allied"}
{"n":379,"do":{"do":"Rebuild","unit":"US 45 Inf Div","steps":1},"side":"allied"}
{"n":380,"do":{"do":"Finish"},"side":"allied"}
{"n":381,"do":{"do":"Pick","unit":"CW 18 Can Rec Bn"},"side":"allied"}
{"n":382,"do":{"do":"Move","unit":"CW 18 Can Rec Bn","mode":"Combat","path":[]},"side":"allied"}
{"n":383,"do":{"do":"Pick","unit":"US Truck point #1"},"side":"allied"}
{"n":384,"do":{"do":"Move","unit":"US Truck point #1","mode":"Combat","path":[]},"side":"allied"}
{"n":385,"do":{"do":"UnloadSP","unit":"US Truck point #2"},"side":"allied"}
{"n":386,"do":{"do":"Pick","unit":"US 773 TD Bn"},"side":"allied"}
{"n":387,"do":{"do":"Finish"},"side":"allied"}
{"n":388,"do":{"do":"Pick","unit":"US 206 Arty Grp"},"side":"allied"}
{"n":389,"do":{"do":"InMode","mode":"Reserve"},"side":"allied"}
{"n":390,"do":{"do":"Move","unit":"US 206 Arty Grp","mode":"Reserve","path":["C02.13"]},"side":"allied"}
{"n":391,"do":{"do":"Pick","unit":"CW 15 Inf Div"},"side":"allied"}
{"n":392,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":393,"do":{"do":"Move","unit":"CW 15 Inf Div","mode":"Strat","path":["A19.02","A20.02","A20.03","A20.04","A20.05","A21.06","A21.07","A22.07","A22.08","A22.09","A22.10","A22.11","A23.12","A23.13","A23.14"]},"side":"allied"}
{"n":394,"do":{"do":"Pick","unit":"FR 1 Arm Div 2/5"},"side":"allied"}
{"n":395,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":396,"do":{"do":"Move","unit":"FR 1 Arm Div 2/5","mode":"Strat","path":["C01.13","C01.14","C01.15","C01.16","C02.16","C03.17","C03.18","C03.19","C03.20","C03.21","C03.22","C03.23","C04.23","C04.24","C04.25","C04.26","C05.27","C05.28","C05.29","C06.29","C06.30","C06.31","C07.32","C07.33","C08.33","C08.34","C09.35","C09.36","C09.37","C10.37","C10.38","C10.39","C09.40","D09.01","D08.01"]},"side":"allied"}
{"n":397,"do":{"do":"Pick","unit":"CW 1.Pol Arm Div 3/4"},"side":"allied"}
{"n":398,"do":{"do":"Move","unit":"CW 1.Pol Arm Div 3/4","mode":"Combat","path":[]},"side":"allied"}
{"n":399,"do":{"do":"Finish"},"side":"allied"}
{"n":400,"chance":8,"by":"roller","check":"31bcb26d5ccb9485"}
{"n":401,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":402,"do":{"do":"Lose","unit":"FR 1 Arty Grp","steps":1},"side":"allied"}
{"n":403,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":404,"do":{"do":"Deliver","stock":"US South","hex":"C59.01","sp":1},"side":"allied"}
{"n":405,"do":{"do":"Finish"},"side":"allied"}
{"n":406,"do":{"do":"Pick","unit":"US 206 Arty Grp"},"side":"allied"}
{"n":407,"do":{"do":"Move","unit":"US 206 Arty Grp","mode":"Move","path":[]},"side":"allied"}
{"n":408,"do":{"do":"Dump","owner":"german","hex":"C01.32","tokens":40},"side":"allied"}
{"n":409,"do":{"do":"Dump","owner":"german","hex":"C54.06","tokens":40},"side":"allied"}
{"n":410,"do":{"do":"Finish"},"side":"allied"}
{"n":411,"do":{"do":"Pick","unit":"24 Inf Div"},"side":"allied"}
{"n":412,"do":{"do":"Move","unit":"24 Inf Div","mode":"Strat","path":[]},"side":"allied"}
{"n":413,"do":{"do":"Pick","unit":"49 Inf Div"},"side":"allied"}
{"n":414,"do":{"do":"Move","unit":"49 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":415,"do":{"do":"Pick","unit":"46 Inf Div"},"side":"allied"}
{"n":416,"do":{"do":"Move","unit":"46 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":417,"do":{"do":"Pick","unit":"42 Inf Div"},"side":"allied"}
{"n":418,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":419,"do":{"do":"Move","unit":"42 Inf Div","mode":"Move","path":["C01.22","C01.23","C02.23"]},"side":"allied"}
{"n":420,"do":{"do":"Pick","unit":"10 Korps HQ"},"side":"allied"}
{"n":421,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":422,"do":{"do":"Move","unit":"10 Korps HQ","mode":"Combat","path":["C54.05","C54.04"]},"side":"allied"}
{"n":423,"do":{"do":"Pick","unit":"7 Inf Div"},"side":"allied"}
{"n":424,"do":{"do":"Move","unit":"7 Inf Div","mode":"Strat","path":[]},"side":"allied"}
{"n":425,"do":{"do":"Pick","unit":"52 Inf Div"},"side":"allied"}
{"n":426,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":427,"do":{"do":"Move","unit":"52 Inf Div","mode":"Combat","path":["C59.10","C60.10"]},"side":"allied"}
{"n":428,"do":{"do":"Pick","unit":"14 Inf Div"},"side":"allied"}
{"n":429,"do":{"do":"Move","unit":"14 Inf Div","mode":"Combat","path":[]},"side":"allied"}
{"n":430,"do":{"do":"Pick","unit":"6 Inf Div"},"side":"allied"}
{"n":431,"do":{"do":"Finish"},"side":"allied"}
{"n":432,"do":{"do":"Fuel","what":"30 Korps HQ"},"side":"allied"}
{"n":433,"do":{"do":"Pick","unit":"23 Inf Div"},"side":"allied"}
{"n":434,"do":{"do":"InMode","mode":"Combat"},"side":"allied"}
{"n":435,"do":{"do":"Move","unit":"23 Inf Div","mode":"Combat","path":["B36.02","B36.03","B35.04"]},"side":"allied"}
{"n":436,"do":{"do":"Pick","unit":"13 Inf Div"},"side":"allied"}
{"n":437,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":438,"do":{"do":"Move","unit":"13 Inf Div","mode":"Strat","path":["C17.18","C18.17","C19.17","C20.16","C21.17","C22.17","C23.17","C24.17"]},"side":"allied"}
{"n":439,"do":{"do":"Pick","unit":"17 Inf Div"},"side":"allied"}
{"n":440,"do":{"do":"InMode","mode":"Move"},"side":"allied"}
{"n":441,"do":{"do":"Move","unit":"17 Inf Div","mode":"Move","path":["C65.13","C66.13","C67.14","C68.14"]},"side":"allied"}
{"n":442,"do":{"do":"Pick","unit":"8 Inf Div"},"side":"allied"}
{"n":443,"do":{"do":"Move","unit":"8 Inf Div","mode":"Strat","path":[]},"side":"allied"}
{"n":444,"do":{"do":"Pick","unit":"12 Inf Div"},"side":"allied"}
{"n":445,"do":{"do":"InMode","mode":"Strat"},"side":"allied"}
{"n":446,"do":{"do":"Move","unit":"12 Inf Div","mode":"Strat","path":["C02.20","C03.20","C04.19","C05.19","C05.18"]},"side":"allied"}
{"n":447,"do":{"do":"Pick","unit":"16 Inf Div"},"side":"allied"}
{"n":448,"do":{"do":"Move","unit":"16 Inf Div","mode":"Move","path":[]},"side":"allied"}
{"n":449,"do":{"do":"Finish"},"side":"allied"}
{"n":450,"chance":5,"by":"roller","check":"8238ecfa2b3778d0"}
{"n":451,"chance":8,"by":"roller"}
{"n":452,"chance":7,"by":"roller"}
{"n":453,"chance":9,"by":"roller"}
{"n":454,"chance":9,"by":"roller"}
{"n":455,"chance":6,"by":"roller"}
{"n":456,"chance":10,"by":"roller"}
{"n":457,"chance":2,"by":"roller"}
{"n":458,"chance":10,"by":"roller"}
{"n":459,"chance":6,"by":"roller"}
{"n":460,"chance":7,"by":"roller"}
{"n":461,"chance":8,"by":"roller"}
{"n":462,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":463,"do":{"do":"Railhead","side":"allied","hex":"A24.01","on":true},"side":"allied"}
{"n":464,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":465,"do":{"do":"Mark","unit":"56 Inf Div","mode":"DG"},"side":"allied"}
{"n":466,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":467,"do":{"do":"Mark","unit":"FR 9.Col Inf Div","mode":"DG"},"side":"allied"}
{"n":468,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":469,"do":{"do":"Lose","unit":"US 774 Tk Bn","steps":1},"side":"allied"}
{"n":470,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":471,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":472,"do":{"do":"Railhead","side":"german","hex":"B36.01","on":false},"side":"allied"}
{"n":473,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":474,"do":{"do":"Place","unit":"US 115 Arty Grp","hex":"C21.01"},"side":"allied"}
{"n":475,"do":{"do":"Target","hex":"C01.18"},"side":"allied"}
{"n":476,"do":{"do":"Join","unit":"46 Inf Div"},"side":"allied"}
{"n":477,"chance":8,"by":"roller"}
{"n":478,"chance":3,"by":"roller"}
{"n":479,"do":{"do":"TakeSteps","steps":1},"side":"allied"}
{"n":480,"do":{"do":"TakeSteps","steps":1},"side":"allied"}
{"n":481,"do":{"do":"Advance","units":["46 Inf Div"]},"side":"allied"}
{"n":482,"do":{"do":"Open","account":"railways"},"side":"allied"}
{"n":483,"do":{"do":"Railhead","side":"german","hex":"B30.12","on":true},"side":"allied"}
{"n":484,"do":{"do":"Target","hex":"C01.24"},"side":"allied"}
{"n":485,"do":{"do":"Join","unit":"42 Inf Div"},"side":"allied"}
{"n":486,"chance":9,"by":"roller"}
{"n":487,"chance":1,"by":"roller"}
{"n":488,"chance":10,"by":"roller"}
{"n":489,"do":{"do":"TakeSteps","steps":0},"side":"allied"}
{"n":490,"do":{"do":"RetreatTo","hex":"C03.23"},"side":"allied"}
{"n":491,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":492,"do":{"do":"Mark","unit":"CW 15 Inf Div","mode":"DG"},"side":"allied"}
{"n":493,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":494,"do":{"do":"Deliver","stock":"CW North","hex":"A01.01","sp":1},"side":"allied"}
{"n":495,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":496,"do":{"do":"Place","unit":"US 773 TD Bn","hex":"C60.01"},"side":"allied"}
{"n":497,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":498,"do":{"do":"Place","unit":"US Truck point #1","hex":"C15.02"},"side":"allied"}
{"n":499,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":500,"do":{"do":"Mark","unit":"US 602 TD Bn","mode":"DG"},"side":"allied","check":"2dfd41599b3a87c7"}
{"n":501,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":502,"do":{"do":"Lose","unit":"FR B-26 #1","steps":1},"side":"allied"}
{"n":503,"do":{"do":"Open","account":"places"},"side":"allied"}
{"n":504,"do":{"do":"Place","unit":"US Mule point #1","hex":"C02.11"},"side":"allied"}
{"n":505,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":506,"do":{"do":"Mark","unit":"22 Inf Div","mode":"DG"},"side":"allied"}
{"n":507,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":508,"do":{"do":"Lose","unit":"FR 9.Col Inf Div","steps":1},"side":"allied"}
{"n":509,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":510,"do":{"do":"Deliver","stock":"US North","hex":"A07.01","sp":1},"side":"allied"}
{"n":511,"do":{"do":"Open","account":"results"},"side":"allied"}
{"n":512,"do":{"do":"Mark","unit":"US (1)-0-0 Pontoon Bde #1","mode":"DG"},"side":"allied"}
{"n":513,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":514,"do":{"do":"Lose","unit":"58 Inf Div","steps":1},"side":"allied"}
{"n":515,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":516,"do":{"do":"Lose","unit":"12 Inf Div","steps":1},"side":"allied"}
{"n":517,"do":{"do":"Open","account":"dumps"},"side":"allied"}
{"n":518,"do":{"do":"Deliver","stock":"US South","hex":"C19.01","sp":1},"side":"allied"}
{"n":519,"do":{"do":"Open","account":"breakdowns"},"side":"allied"}
{"n":520,"do":{"do":"Open","account":"losses"},"side":"allied"}
{"n":521,"do":{"do":"Lose","unit":"US 15 Corps HQ","steps":1},"side":"allied"}
{"n":522,"do":{"do":"Target","hex":"C01.07"},"side":"allied"}
{"n":523,"do":{"do":"Join","unit":"22 Inf Div"},"side":"allied"}
{"n":524,"chance":6,"by":"roller"}
{"n":525,"chance":6,"by":"roller"}
{"n":526,"do":{"do":"Finish"},"side":"allied"}
{"at":526,"rules":3,"data":"94ac8343b0c5025a","position":{"title":"rhine","variant":"clerk","scenario":"clerk","form":2,"facts":{"campaign":"full","flanks":[],"before":0,"turn":5,"ground":"Dry","flight":"Normal","first":"allied","side":"german","phase":"Clean Up","player_turns":true,"ended":null,"history":[{"date":"1944-09-05","ground":"Dry","flight":"Limited","first":"german","US sp":8,"US column":"7","CW sp":4,"CW column":"7","US pax":2,"US eq":1,"US misc":0,"CW pax":0,"CW eq":1,"CW misc":0,"stock":{"US North":6,"US South":2,"CW North":2}},{"date":"1944-09-08","ground":"Dry","flight":"Normal","first":"allied","US sp":5,"US column":"6","CW sp":3,"CW column":"6","US pax":0,"US eq":0,"US misc":0,"CW pax":0,"CW eq":0,"CW misc":0,"stock":{"US North":9,"US South":3,"CW North":5}},{"date":"1944-09-12","ground":"Dry","flight":"Normal","first":"allied","US sp":7,"US column":"6","CW sp":3,"CW column":"6","US pax":1,"US eq":1,"US misc":0,"CW pax":1,"CW eq":1,"CW misc":1,"stock":{"US North":0,"US South":8,"CW North":8}},{"date":"1944-09-15","ground":"Dry","flight":"Normal","first":"allied","US sp":8,"US column":"7","CW sp":4,"CW column":"6","US pax":0,"US eq":0,"US misc":0,"CW pax":0,"CW eq":1,"CW misc":0,"stock":{"US North":2,"US South":11,"CW North":11}},{"date":"1944-09-19","ground":"Dry"}],"added":["0 Korps HQ,german,GE,HQ,Other,(5)-0-4 Truck,,1,1,,,12,,C01.30,0,Combat","1 Inf Div,german,GE,combat,Other,5-3-4 Leg,,3,3,,,0,,B39.23,0,Combat","2 Inf Div,german,GE,combat,Other,7-2-4 Leg,,3,3,,,0,,A08.09,0,Combat","3 Inf Div,german,GE,combat,Other,13-2-4 Leg,,3,3,,,0,,D30.26,0,Combat","4 Inf Div,german,GE,combat,Other,12-2-4 Leg,,3,3,,,0,,C09.04,0,Combat","5 Inf Div,german,GE,combat,Other,5-1-4 Leg,,3,3,,,0,,B16.02,0,Combat","6 Inf Div,german,GE,combat,Other,12-2-4 Leg,,3,3,,,0,,A03.05,0,Combat","7 Inf Div,german,GE,combat,Other,5-4-4 Leg,,3,3,,,0,,B30.12,0,Combat","8 Inf Div,german,GE,combat,Other,6-1-4 Leg,,3,3,,,0,,A04.09,0,Combat","9 Inf Div,german,GE,combat,Other,4-3-4 Leg,,3,3,,,0,,C32.27,0,Combat","10 Korps HQ,german,GE,HQ,Other,(5)-0-4 Truck,,1,1,,,12,,C54.06,0,Combat","11 Inf Div,german,GE,combat,Other,10-1-4 Leg,,3,3,,,0,,A46.37,0,Combat","12 Inf Div,german,GE,combat,Other,14-3-4 Leg,,3,3,,,0,,C01.21,0,Combat","13 Inf Div,german,GE,combat,Other,6-4-4 Leg,,3,3,,,0,,C16.18,0,Combat","14 Inf Div,german,GE,combat,Other,8-3-4 Leg,,3,3,,,0,,C24.06,0,Combat","15 Inf Div,german,GE,combat,Other,6-4-4 Leg,,3,3,,,0,,C51.34,0,Combat","16 Inf Div,german,GE,combat,Other,8-2-4 Leg,,3,3,,,0,,A07.05,0,Combat","17 Inf Div,german,GE,combat,Other,10-4-4 Leg,,3,3,,,0,,C64.12,0,Combat","18 Inf Div,german,GE,combat,Other,12-1-4 Leg,,3,3,,,0,,C37.07,0,Combat","19 Inf Div,german,GE,combat,Other,10-3-4 Leg,,3,3,,,0,,D08.32,0,Combat","20 Korps HQ,german,GE,HQ,Other,(5)-0-4 Truck,,1,1,,,12,,C01.13,0,Combat","21 Inf Div,german,GE,combat,Other,6-1-4 Leg,,3,3,,,0,,B05.06,0,Combat","22 Inf Div,german,GE,combat,Other,13-4-4 Leg,,3,3,,,0,,C01.09,0,Combat","23 Inf Div,german,GE,combat,Other,5-1-4 Leg,,3,3,,,0,,B36.01,0,Combat","24 Inf Div,german,GE,combat,Other,4-3-4 Leg,,3,3,,,0,,A18.08,0,Combat","25 Inf Div,german,GE,combat,Other,8-3-4 Leg,,3,3,,,0,,A37.21,0,Combat","26 Inf Div,german,GE,combat,Other,4-3-4 Leg,,3,3,,,0,,A18.04,0,Combat","27 Inf Div,german,GE,combat,Other,6-3-4 Leg,,3,3,,,0,,A22.22,0,Combat","28 Inf Div,german,GE,combat,Other,5-3-4 Leg,,3,3,,,0,,C43.08,0,Combat","29 Inf Div,german,GE,combat,Other,13-1-4 Leg,,3,3,,,0,,A62.28,0,Combat","30 Korps HQ,german,GE,HQ,Other,(5)-0-4 Truck,,1,1,,,12,,C67.10,0,Combat","31 Inf Div,german,GE,combat,Other,14-1-4 Leg,,3,3,,,0,,C05.19,0,Combat","32 Inf Div,german,GE,combat,Other,11-1-4 Leg,,3,3,,,0,,C01.16,0,Combat","33 Inf Div,german,GE,combat,Other,6-2-4 Leg,,3,3,,,0,,D68.21,0,Combat","34 Inf Div,german,GE,combat,Other,10-3-4 Leg,,3,3,,,0,,A21.07,0,Combat","35 Inf Div,german,GE,combat,Other,6-4-4 Leg,,3,3,,,0,,D53.38,0,Combat","36 Inf Div,german,GE,combat,Other,13-4-4 Leg,,3,3,,,0,,A23.07,0,Combat","37 Inf Div,german,GE,combat,Other,14-4-4 Leg,,3,3,,,0,,D21.25,0,Combat","38 Inf Div,german,GE,combat,Other,10-1-4 Leg,,3,3,,,0,,C01.38,0,Combat","39 Inf Div,german,GE,combat,Other,9-1-4 Leg,,3,3,,,0,,D27.26,0,Combat","40 Korps HQ,german,GE,HQ,Other,(5)-0-4 Truck,,1,1,,,12,,C01.32,0,Combat","41 Inf Div,german,GE,combat,Other,13-1-4 Leg,,3,3,,,0,,A39.32,0,Combat","42 Inf Div,german,GE,combat,Other,12-4-4 Leg,,3,3,,,0,,C01.21,0,Combat","43 Inf Div,german,GE,combat,Other,4-4-4 Leg,,3,3,,,0,,D54.12,0,Combat","44 Inf Div,german,GE,combat,Other,11-2-4 Leg,,3,3,,,0,,A23.07,0,Combat","45 Inf Div,german,GE,combat,Other,13-2-4 Leg,,3,3,,,0,,A27.05,0,Combat","46 Inf Div,german,GE,combat,Other,11-4-4 Leg,,3,3,,,0,,C01.19,0,Combat","47 Inf Div,german,GE,combat,Other,10-1-4 Leg,,3,3,,,0,,A48.33,0,Combat","48 Inf Div,german,GE,combat,Other,11-1-4 Leg,,3,3,,,0,,C30.06,0,Combat","49 Inf Div,german,GE,combat,Other,7-4-4 Leg,,3,3,,,0,,C61.36,0,Combat","50 Korps HQ,german,GE,HQ,Other,(5)-0-4 Truck,,1,1,,,12,,C01.19,0,Combat","51 Inf Div,german,GE,combat,Other,8-4-4 Leg,,3,3,,,0,,C10.31,0,Combat","52 Inf Div,german,GE,combat,Other,12-4-4 Leg,,3,3,,,0,,C59.09,0,Combat","53 Inf Div,german,GE,combat,Other,7-4-4 Leg,,3,3,,,0,,C19.38,0,Combat","54 Inf Div,german,GE,combat,Other,11-1-4 Leg,,3,3,,,0,,C01.10,0,Combat","55 Inf Div,german,GE,combat,Other,9-1-4 Leg,,3,3,,,0,,C25.31,0,Combat","56 Inf Div,german,GE,combat,Other,11-4-4 Leg,,3,3,,,0,,C47.04,0,Combat","57 Inf Div,german,GE,combat,Other,7-4-4 Leg,,3,3,,,0,,C26.26,0,Combat","58 Inf Div,german,GE,combat,Other,5-3-4 Leg,,3,3,,,0,,C01.32,0,Combat","59 Inf Div,german,GE,combat,Other,6-1-4 Leg,,3,3,,,0,,A09.36,0,Combat"],"where":["[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[England]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","[On map]","A23.01","[On map]","A23.14","[On map]","[On map]","[On map]","C24.01","C53.01","[Dead pile]","[On map]","[On map]","A27.01","A27.01","[On map]","[On map]","A27.01","A26.01","A26.01","A24.01","A11.01","A19.01","A06.01","C60.01","C62.01","C68.01","C62.01","C62.01","C68.01","[Dead pile]","C21.01","C16.01","C15.02","C01.14","C01.14","C02.12","C02.16","C03.16","[On map]","C02.13","C01.14","[On map]","[Dead pile]","C02.11","C01.11","C01.14","C01.11","[Dead pile]","[Dead pile]","C02.11","[Southern France]","[Southern France]","[Dead pile]","C01.06","C01.11","[Dead pile]","C01.15","C01.07","[Dead pile]","C01.04","[Dead pile]","[Dead pile]","C01.04","[Southern France]","[Southern France]","[Southern France]","[Southern France]","[Southern France]","[Southern France]","A07.01","A07.01","A16.01","C39.01","C01.11","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","[To arrive]","C01.30","B39.23","A08.09","[Dead pile]","[Dead pile]","[Dead pile]","A03.05","B30.12","[Dead pile]","[Dead pile]","C54.04","[Dead pile]","C05.18","C24.17","[Dead pile]","C51.34","A07.05","C68.14","[Dead pile]","[Dead pile]","[Dead pile]","[Dead pile]","[Dead pile]","B35.04","A21.08","[Dead pile]","[Dead pile]","[Dead pile]","C43.08","[Dead pile]","C67.10","C05.19","[Dead pile]","[Dead pile]","[Dead pile]","D53.38","[Dead pile]","D21.25","C01.38","[Dead pile]","C01.32","[Dead pile]","C03.23","[Dead pile]","[Dead pile]","[Dead pile]","C01.18","[Dead pile]","[Dead pile]","C61.36","C01.19","C10.31","C60.10","C19.38","[Dead pile]","[Dead pile]","C47.04","[Dead pile]","C01.32","[Dead pile]"],"steps":[4,1,1,1,1,2,2,2,1,1,2,2,2,1,1,1,1,1,1,2,2,2,1,1,2,2,2,1,1,4,1,1,1,1,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,1,1,1,4,4,4,1,1,1,1,1,0,1,1,1,1,0,0,1,2,2,0,4,2,0,1,1,0,1,0,0,1,2,2,2,2,1,2,2,1,1,2,3,1,4,4,1,1,2,2,2,2,2,2,2,2,1,1,1,2,2,2,1,1,1,4,1,1,1,1,1,1,1,1,1,1,4,1,4,1,1,1,2,4,1,1,1,1,1,1,1,4,1,1,1,2,2,2,2,1,3,3,4,3,1,1,1,1,1,1,1,2,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,1,4,1,4,4,1,1,4,2,2,2,1,1,1,4,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,2,1,3,4,1,4,4,2,2,2,1,2,1,4,2,2,2,1,1,1,2,1,1,1,1,2,1,1,1,1,1,2,2,2,1,2,4,1,4,4,1,1,1,1,1,4,1,1,1,1,1,1,1,1,4,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,4,3,2,2,2,1,4,1,1,1,1,1,4,1,1,1,1,1,1,1,2,2,4,1,1,1,4,4,2,2,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,1,1,1,1,2,1,1,3,1,4,4,4,1,1,1,1,1,1,1,4,4,2,4,4,2,2,2,1,2,2,2,1,1,2,2,2,1,1,1,1,1,3,3,0,0,0,3,3,0,0,1,0,1,2,0,1,3,3,0,0,0,0,0,3,1,0,0,0,3,0,1,3,0,0,0,3,0,1,3,0,1,0,3,0,0,0,1,0,0,2,1,3,3,2,0,0,3,0,2,0],"modes":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,0,0,3,5,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,5,1,0,0,0,0,0,0,0,0,0,0,0,1,5,0,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,3,0,0,0,3,3,0,0,1,1,0,0,0,0,5,0,3,0,0,0,0,0,0,0,5,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,0,0],"moved":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"oos":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,1,1,0,1,1,1,1,1,0,0,1,1,1,1,1,0,1,1,1,1,0,1,0,0,0,1,1,0,1,1,0,1,0,1,0,1,1,1,0,1,1,1,0,0,0,1,1,1,0,1,0,1],"stocks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0],"fuelled":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"cargo":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"began":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3600,-1,3613,-1,-1,-1,8960,6640,-1,-1,-1,3280,3280,-1,-1,3280,3360,3360,3520,4560,3920,4960,6080,5920,5440,5920,5920,5440,-1,9200,9600,9681,10813,10813,10731,10735,10655,-1,10732,10813,-1,-1,10730,10810,10813,10810,-1,-1,10730,-1,-1,-1,10805,10810,-1,10814,10806,-1,10803,-1,-1,10803,-1,-1,-1,-1,-1,-1,4880,4880,4160,7760,10810,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,10829,2382,4808,-1,-1,-1,5204,3091,-1,-1,6563,-1,10497,8976,-1,6833,4884,5453,-1,-1,-1,-1,-1,2683,3767,-1,-1,-1,7447,-1,5529,10498,-1,-1,-1,6717,-1,9264,10837,-1,10831,-1,10662,-1,-1,-1,10817,-1,-1,6035,10818,10110,6089,9397,-1,-1,7123,-1,10831,-1],"left":{},"drops":{},"on_map":true,"waiting":{},"dumps":{"CW A01.01":4,"CW A09.01":3,"US A07.01":4,"US A26.01":48,"US C19.01":4,"US C36.01":4,"US C45.01":4,"US C59.01":4,"german C01.30":4,"german C01.32":36,"german C54.06":32,"german C67.10":7},"bridges":{},"holder":{"amsterdam":"german","antwerpen_1":"allied","antwerpen_2":"allied","rotterdam":"german"},"hits":{"amsterdam":0,"antwerpen_1":4,"antwerpen_2":4,"rotterdam":0},"repaired":[],"scheldt":false,"port_used":{},"railheads":{"A24.01":"allied","B30.12":"german"},"hedgehogs":{},"interdiction":true,"sp":{"CW North":11,"US North":2,"US South":11},"repls":{"CW Eq":3,"CW Pax":1,"US Eq":0,"US Pax":1},"tally":{"SP off transport":1,"SP onto transport":4,"T CW delivered":8,"T CW used":1,"T US delivered":68,"T US lost":1,"T US unloaded":4,"T US used":3,"T german entered":238,"T german used":159,"received CW Eq":3,"received CW North":14,"received CW Pax":1,"received US Eq":2,"received US North":15,"received US Pax":3,"received US South":15,"rolled CW":14,"rolled US":28,"spent CW North":3,"spent US Eq":2,"spent US North":13,"spent US Pax":2,"spent US South":4},"markers":{"bridge":0,"german reserve":0,"reserve":8,"reserve used":4},"shifts":{"CW":0,"US":0},"caps":{"rail":0,"sea":1}},"zones":{},"stack":[{"step":"InOrder","name":"clerk","at":1},{"step":"Turns"},{"step":"InOrder","name":"campaign turn","at":2},{"step":"Flight"}]}}
