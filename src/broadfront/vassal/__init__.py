"""VASSAL modules of our titles: written, and saved games of them read.

A module is a zip archive with a build file, pictures and saved games. What is here knows no title: it takes
the map, the counters and what can be set right from what every title offers.
"""
