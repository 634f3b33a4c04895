"""What is printed of Wacht, and what its charts say when asked; no module here knows a position.

Loading: `loading`, `charts`, `records`, `set_up_file`, `atlas` (the map), `title`. Reading charts: the others, each
named for the chart or the chapter of the rules that it reads.
"""
