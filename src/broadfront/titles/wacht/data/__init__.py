"""Printed data of Wacht and lookups in its charts; no module here depends on a game position.

`chart_file`, `charts`, `records`, `set_up_file`, `atlas` (the map) and `title` load the data. Each other module reads
the chart or the chapter of the rules that it is named for.
"""
