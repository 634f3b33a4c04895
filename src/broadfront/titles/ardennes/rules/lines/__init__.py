"""How units are connected or cut off: Proximity, Supply, Communication, Surround and the Allied Line."""
