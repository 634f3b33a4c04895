"""Parameter types shared by several questions."""

import datetime as dt
from fractions import Fraction
from typing import Annotated

from broadfront.core.questions import Day, Exact, Span, Text, Words

Date = Annotated[dt.date, Day()]
Die = Annotated[int, Span(1, 6)]
TwoDice = Annotated[int, Span(2, 12)]
Nation = Annotated[str, Words("US", "CW", american="US", commonwealth="CW", british="CW")]
AnyNation = Annotated[str, Words("US", "CW", "FR", "Allied", american="US", commonwealth="CW", french="FR")]
GroundName = Annotated[str, Words("Dry", "Mud", "Snow")]
FlightName = Annotated[str, Words("None", "Limited", "Normal")]
MobilityName = Annotated[str, Words("Track", "Truck", "Leg")]
SideName = Annotated[str, Words("Allied", "German")]
Line = Annotated[str, Words("open", "close", "very close", "extremely close")]
Hedgehog = Annotated[int, Span(0, 4)]
Strength = Annotated[Fraction, Exact(0)]
Place = Annotated[str, Text("a hex or a place, such as A33.30 or Veghel")]
