"""Forests, heights and countries named on the maps: location, letter size and the map scales they appear on."""

from typing import NamedTuple


class Tract(NamedTuple):
    """A forest, height or country named on maps: its location, letter size and slant, and the map scales."""

    name: str
    lat: float
    lon: float
    size: float = 1.0
    turn: int = 0  # degrees clockwise
    least_km: float = 0.0  # range of hex widths at which the name appears
    most_km: float = 99.0


TRACTS = (
    # The Ardennes and the Eifel, on both Ardennes maps
    Tract("Schnee Eifel", 50.285, 6.385, 0.8, 55, 0.0, 5.0),
    Tract("Hohes Venn", 50.540, 6.080, 0.9, -25, 0.0, 5.0),
    Tract("Hürtgenwald", 50.700, 6.370, 0.8, 0, 0.0, 5.0),
    Tract("Losheim Gap", 50.345, 6.330, 0.6, 0, 0.0, 2.0),
    Tract("Elsenborn Ridge", 50.470, 6.250, 0.6, 0, 0.0, 2.0),
    Tract("Condroz", 50.400, 5.150, 1.1, -15, 0.0, 5.0),
    Tract("Famenne", 50.190, 5.270, 1.0, -20, 0.0, 5.0),
    Tract("Forêt d'Anlier", 49.790, 5.640, 0.7, 0, 0.0, 5.0),
    Tract("Forêt de St-Hubert", 50.020, 5.330, 0.7, 0, 0.0, 5.0),
    Tract("Plateau des Tailles", 50.230, 5.720, 0.7, 0, 0.0, 5.0),
    Tract("Gutland", 49.720, 6.100, 1.0, 0, 0.0, 5.0),
    # The theatre
    Tract("Ardennes", 50.050, 5.550, 1.5, 0, 5.0),
    Tract("Eifel", 50.330, 6.650, 1.4, 0, 5.0),
    Tract("Hunsrück", 49.880, 7.250, 1.2, -20, 5.0),
    Tract("Pfälzerwald", 49.300, 7.830, 0.9, 0, 5.0),
    Tract("Vosges", 48.250, 7.000, 1.3, 70, 5.0),
    Tract("Schwarzwald", 48.300, 8.200, 1.2, 75, 5.0),
    Tract("Odenwald", 49.600, 8.870, 0.9, 75, 5.0),
    Tract("Taunus", 50.230, 8.330, 0.9, -15, 5.0),
    Tract("Westerwald", 50.620, 7.950, 1.0, 0, 5.0),
    Tract("Sauerland", 51.200, 8.100, 1.2, 0, 5.0),
    Tract("Ruhr", 51.480, 7.250, 1.2, 0, 5.0),
    Tract("Teutoburger Wald", 52.080, 8.250, 0.8, 35, 5.0),
    Tract("Münsterland", 51.930, 7.450, 1.0, 0, 5.0),
    Tract("Reichswald", 51.740, 6.030, 0.6, 0, 5.0),
    Tract("De Peel", 51.420, 5.830, 0.8, 0, 5.0),
    Tract("Betuwe", 51.920, 5.600, 0.7, 0, 5.0),
    Tract("Veluwe", 52.200, 5.820, 1.0, 0, 5.0),
    Tract("Kempen", 51.230, 5.050, 0.9, 0, 5.0),
    Tract("Zeeland", 51.560, 3.800, 0.9, 0, 5.0),
    Tract("Argonne", 49.250, 5.000, 0.8, 75, 5.0),
    Tract("Lorraine", 48.850, 6.400, 1.3, 0, 5.0),
    Tract("Champagne", 48.950, 4.400, 1.2, 0, 5.0),
    Tract("Alsace", 48.350, 7.520, 1.0, 72, 5.0),
    Tract("Jura", 47.350, 6.850, 1.0, -25, 5.0),
    Tract("Hainaut", 50.400, 3.950, 1.0, 0, 5.0),
    Tract("Brabant", 50.800, 4.600, 1.0, 0, 5.0),
    Tract("Flanders", 51.000, 3.500, 0.9, 0, 5.0),
    Tract("Saarland", 49.420, 6.950, 0.8, 0, 5.0),
)
