"""The page's server: games, charts, maps and rules over HTTP, for one machine."""
