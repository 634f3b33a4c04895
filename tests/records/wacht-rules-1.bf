{"broadfront":1,"title":"wacht","variant":"two-player","scenario":"ambleve","rules":1,"data":"85dc2ee4600dc850"}
{"n":1,"do":{"do":"SetMode","unit":"501 SS hvy","mode":"strategic"},"side":"german"}
{"n":2,"do":{"do":"Done"},"side":"german"}
{"n":3,"do":{"do":"SetMode","unit":"30 HQ","mode":"exploitation"},"side":"american"}
{"n":4,"do":{"do":"SetMode","unit":"2/504","mode":"pa"},"side":"american"}
{"n":5,"do":{"do":"SetMode","unit":"82 HQ","mode":"exploitation"},"side":"american"}
{"n":6,"do":{"do":"SetMode","unit":"3/117","mode":"strategic"},"side":"american"}
{"n":7,"do":{"do":"SetMode","unit":"105 Eng","mode":"strategic"},"side":"american"}
{"n":8,"do":{"do":"SetMode","unit":"291 Eng","mode":"exploitation"},"side":"american"}
{"n":9,"do":{"do":"SetMode","unit":"2/117","mode":"strategic"},"side":"american"}
{"n":10,"do":{"do":"SetMode","unit":"1/504","mode":"pa"},"side":"american"}
{"n":11,"do":{"do":"SetMode","unit":"1/117","mode":"strategic"},"side":"american"}
{"n":12,"do":{"do":"SetMode","unit":"51 Eng","mode":"strategic"},"side":"american"}
{"n":13,"do":{"do":"SetMode","unit":"3/119","mode":"strategic"},"side":"american"}
{"n":14,"do":{"do":"Done"},"side":"american"}
{"n":15,"do":{"do":"Done"},"side":"german"}
{"n":16,"chance":0,"by":"roller"}
{"n":17,"do":{"do":"FuelAsMA"},"side":"german"}
{"n":18,"do":{"do":"Done"},"side":"german"}
{"n":19,"do":{"do":"Done"},"side":"german"}
{"n":20,"do":{"do":"Motorize","unit":"2/119","by":"intrinsic"},"side":"american"}
{"n":21,"do":{"do":"Motorize","unit":"1/504","by":"tp"},"side":"american"}
{"n":22,"do":{"do":"Done"},"side":"american"}
{"n":23,"do":{"do":"Done"},"side":"american"}
{"n":24,"do":{"do":"Done"},"side":"american"}
