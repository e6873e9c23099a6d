import type { Map as GlMap } from "maplibre-gl";
import type { LatLng } from "@/lib/search/criteria";
import { simplifyOutline } from "@/lib/search/outline";
import type { OutlineLayer } from "./outline-layer";

/** A pointer that moved less than this many pixels placed a point, it did not trace. */
const TRACE_PIXELS = 10;
/** Simplification tolerance in pixels. */
const TOLERANCE_PIXELS = 3;

/**
 * Draws an area on the map: traced in one stroke, or point by point. Ends with `onDone`, given the
 * ring, or null when it was given up.
 */
export class DrawTool {
  private points: LatLng[] = [];
  private pressed: { id: number; x: number; y: number; from: number } | null = null;
  private readonly canvas: HTMLElement;
  private readonly stop = new AbortController();

  constructor(
    private readonly map: GlMap,
    private readonly layer: OutlineLayer,
    private readonly onDone: (ring: LatLng[] | null) => void,
    /** Told how many points there are. */
    private readonly onPoint: (count: number) => void,
  ) {
    this.canvas = map.getCanvasContainer();
    this.canvas.classList.add("map-drawing");
    map.dragPan.disable();
    map.doubleClickZoom.disable();
    layer.draw([], { closed: false });
    const { signal } = this.stop;
    this.canvas.addEventListener("pointerdown", (event) => this.press(event), { signal });
    this.canvas.addEventListener("pointermove", (event) => this.move(event), { signal });
    this.canvas.addEventListener("pointerup", (event) => this.release(event), { signal });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.cancel(), {
      signal,
    });
  }

  /** Closes the ring of the points placed so far. */
  finish(): void {
    if (this.points.length < 3) this.cancel();
    else this.end(simplifyOutline(this.points, this.degreesPerPixel() * TOLERANCE_PIXELS));
  }

  cancel(): void {
    this.end(null);
  }

  private end(ring: LatLng[] | null): void {
    if (this.stop.signal.aborted) return;
    this.stop.abort();
    this.canvas.classList.remove("map-drawing");
    this.map.dragPan.enable();
    this.map.doubleClickZoom.enable();
    this.onDone(ring && ring.length >= 3 ? ring : null);
  }

  private press(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.pressed = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      from: this.points.length,
    };
    this.add(event);
  }

  private move(event: PointerEvent): void {
    if (this.pressed?.id !== event.pointerId) return;
    this.add(event);
  }

  private release(event: PointerEvent): void {
    const pressed = this.pressed;
    if (pressed?.id !== event.pointerId) return;
    this.pressed = null;
    const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    const traced = this.points.length - pressed.from > 8 || moved > TRACE_PIXELS;
    if (traced) {
      this.finish();
      return;
    }
    // A click, whatever the tremor: one point.
    this.points.length = pressed.from + 1;
    this.redraw();
  }

  private add(event: PointerEvent): void {
    const box = this.canvas.getBoundingClientRect();
    const { lat, lng } = this.map.unproject([event.clientX - box.left, event.clientY - box.top]);
    this.points.push([lat, lng]);
    this.redraw();
  }

  private redraw(): void {
    this.layer.draw(this.points, { closed: false });
    this.onPoint(this.points.length);
  }

  private degreesPerPixel(): number {
    const { clientHeight } = this.canvas;
    const bounds = this.map.getBounds();
    return (
      (bounds.getNorth() - bounds.getSouth()) /
      Math.max(1, clientHeight || this.map.getCanvas().clientHeight)
    );
  }
}
