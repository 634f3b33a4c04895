"""VASSAL modules of our titles: writing them, and reading games saved in them.

A module is a zip archive with a build file, pictures and saved games. This package knows no title: it takes the map,
the counters and the correctable settings that every title offers.
"""
