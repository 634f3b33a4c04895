/** The part of the map that the window shows. `zoom` is in screen pixels per map pixel. */

export class Camera {
  x = 0;
  y = 0;
  zoom = 1;
  width = 1;
  height = 1;

  constructor(
    private readonly mapWidth: number,
    private readonly mapHeight: number,
    private readonly hex: number,
  ) {}

  get fittingZoom(): number {
    return Math.min(this.width / this.mapWidth, this.height / this.mapHeight);
  }

  private get minZoom(): number {
    return Math.min(this.fittingZoom, 1) * 0.9;
  }

  private get maxZoom(): number {
    return Math.max(170 / this.hex, this.fittingZoom);
  }

  resize(width: number, height: number): void {
    const middle = this.toMap(this.width / 2, this.height / 2);
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.centre(middle.x, middle.y);
  }

  /** Show the whole map, at no less than a readable zoom. */
  fit(readable = 0): void {
    this.zoom = Math.max(this.fittingZoom, readable / this.hex);
    this.centre(this.mapWidth / 2, this.mapHeight / 2);
  }

  centre(mapX: number, mapY: number): void {
    this.x = mapX - this.width / 2 / this.zoom;
    this.y = mapY - this.height / 2 / this.zoom;
    this.clampToMap();
  }

  /** Center on a point of the map at a zoom. */
  show(mapX: number, mapY: number, zoom: number): void {
    this.zoom = Math.min(this.maxZoom, Math.max(this.minZoom, zoom));
    this.centre(mapX, mapY);
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.clampToMap();
  }

  /** Zoom so that the map point under a screen point stays there. */
  zoomAt(factor: number, screenX: number, screenY: number): void {
    const at = this.toMap(screenX, screenY);
    this.zoom = Math.min(this.maxZoom, Math.max(this.minZoom, this.zoom * factor));
    this.x = at.x - screenX / this.zoom;
    this.y = at.y - screenY / this.zoom;
    this.clampToMap();
  }

  /** Keep the map within the window. */
  private clampToMap(): void {
    this.x = clamp(this.x, this.width / this.zoom, this.mapWidth);
    this.y = clamp(this.y, this.height / this.zoom, this.mapHeight);
  }

  toMap(screenX: number, screenY: number): { x: number; y: number } {
    return { x: this.x + screenX / this.zoom, y: this.y + screenY / this.zoom };
  }

  toScreen(mapX: number, mapY: number): { x: number; y: number } {
    return { x: (mapX - this.x) * this.zoom, y: (mapY - this.y) * this.zoom };
  }
}

function clamp(at: number, shown: number, whole: number): number {
  if (shown >= whole) return (whole - shown) / 2;
  const room = shown * 0.15;
  return Math.min(whole - shown + room, Math.max(-room, at));
}
