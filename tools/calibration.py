"""python -m tools.calibration: plot predicted against actual win rates of positions, from the counts of the soak jobs.

`soak/recorded/analyst` has the progress of these jobs; `python -m soak --only analyst --folder soak/recorded/analyst
--go-on` continues them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from soak.jobs.analyst import BINS
from soak.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "soak" / "recorded" / "analyst"
PICTURE = ROOT / "docs" / "pictures" / "analyst-calibration.svg"
GAMES = {
    "analyst-evaluator-gs": "Initial Assault, solitaire",
    "analyst-evaluator-2p": "Initial Assault, two players",
}


def calibration_points(folder: Path) -> Iterator[dict[str, Any]]:
    """Yield for each job and fifth of the chances: mean predicted chance, share won, number of positions."""
    for job, game in GAMES.items():
        file = folder / f"{job}.json"
        if not file.exists():
            continue
        totals = msgspec.json.decode(file.read_bytes(), type=Progress).totals
        for part in range(BINS):
            if number := totals.get(f"part {part} number", 0.0):
                said, won = totals[f"part {part} chance"] / number, totals[f"part {part} won"] / number
                yield {"game": game, "said": said, "won": won, "positions": number}


def draw_chart(values: list[dict[str, Any]]) -> str:
    """Return the chart as SVG; on the diagonal, predictions are exact."""
    import altair as alt
    import vl_convert

    x = alt.X("said:Q", title="chance to win as valued", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"))
    y = alt.Y("won:Q", title="won", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"))
    base = alt.Chart(alt.Data(values=values)).encode(x=x, y=y, color=alt.Color("game:N", title=None))  # type: ignore[no-untyped-call]
    ends = alt.Data(values=[{"said": 0, "won": 0}, {"said": 1, "won": 1}])  # type: ignore[no-untyped-call]
    even = alt.Chart(ends).mark_line(color="gray", strokeDash=[4, 4]).encode(x=x, y=y)
    circles = base.mark_circle(opacity=0.9).encode(size=alt.Size("positions:Q", title="positions"))
    whole = (even + base.mark_line() + circles).properties(width=360, height=360)
    picture: str = vl_convert.vegalite_to_svg(whole.to_dict())
    return picture


if __name__ == "__main__":
    PICTURE.write_text(draw_chart(list(calibration_points(FOLDER))), encoding="utf-8")
    print(f"wrote {PICTURE.relative_to(ROOT)}")
