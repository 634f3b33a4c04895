"""Touch screens, and the units on them."""

from typing import Any

from tests.page.browsing import Visitor

PEIPER, HANSEN, SANDIG, KNITTEL = (f"{name}.1SS.ISS" for name in ("Peiper", "Hansen", "Sandig", "Knittel"))

TOUCH = """([hexes, rest]) => { const b = window.board, canvas = b.canvas;
    const box = canvas.getBoundingClientRect();
    const points = hexes.map(hex => { const c = b.grid.centre(b.grid.index.get(hex)), p = b.camera.toScreen(c.x, c.y);
        return [box.left + p.x, box.top + p.y]; });
    const say = (type, [x, y]) => canvas.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: 'touch',
        clientX: x, clientY: y, button: 0, bubbles: true, isPrimary: true }));
    canvas.setPointerCapture = () => undefined;
    const [[x0, y0], [x1, y1]] = points;
    say('pointerdown', points[0]);
    return new Promise(done => setTimeout(() => {
        for (let n = 1; n <= 8; n++) say('pointermove', [x0 + (x1 - x0) * n / 8, y0 + (y1 - y0) * n / 8]);
        setTimeout(() => { say('pointerup', points[1]); done(null); }, 50); }, rest)); }"""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def units(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.scene()["units"]
    return found
