"""Rules of play on the map: movement, zones of control, supply, overruns and combat."""
