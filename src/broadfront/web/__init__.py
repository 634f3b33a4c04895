"""HTTP server for one machine: games, charts, maps and rules, and the web page."""
