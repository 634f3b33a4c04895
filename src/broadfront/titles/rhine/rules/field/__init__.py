"""A sector played on the map: movement, zones, supply, overruns and combat of the series."""
