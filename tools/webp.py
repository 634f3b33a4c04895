"""Converts pictures to WebP in Chromium: a third of the size of PNG, and no image library needed."""

import base64

from playwright.sync_api import Browser

__all__ = ["to_webp"]

DRAWN = """async ([address, size, quality, closer]) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const [width, height] = size ?? [image.naturalWidth, image.naturalHeight];
  const scale = closer * Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas.getContext("2d").drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def to_webp(
    browser: Browser,
    data: bytes,
    media: str,
    *,
    size: tuple[int, int] | None = None,
    quality: float = 0.82,
    closer: float = 1.0,
) -> bytes:
    """Return a picture as WebP; with `size`, its middle scaled to fill that size, enlarged by `closer`."""
    page = browser.new_page()
    address = f"data:{media};base64,{base64.b64encode(data).decode()}"
    made: str = page.evaluate(DRAWN, [address, size, quality, closer])
    page.close()
    return base64.b64decode(made)
