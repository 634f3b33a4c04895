"""Units on the map: movement, zones, supply, overruns and combat of the series, on the Rhine map."""
