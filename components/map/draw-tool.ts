import type { Map as GlMap } from "maplibre-gl";
import { simplifyOutline } from "@/lib/search/outline";
import type { LatLng } from "@/lib/search-index/criteria";
import type { OutlineLayer } from "./outline-layer";

/** A pointer that moved less than this many pixels placed a point, it did not trace. */
const TRACE_PIXELS = 10;
/** A second click that comes later is another one. */
const DOUBLE_CLICK_MS = 500;
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
    /** Receives how many points there are. */
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
    this.canvas.addEventListener("dblclick", (event) => this.close(event), { signal });
    document.addEventListener("keydown", (event) => this.key(event), { signal });
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Escape") this.cancel();
    // Enter on a button is that button's.
    const isFree = !(event.target instanceof HTMLButtonElement);
    if (event.key === "Enter" && isFree && this.points.length >= 3) this.finish();
  }

  /** A double click places its point once, and closes the ring there. */
  private close(event: MouseEvent): void {
    event.preventDefault();
    const [last, before] = [this.points.at(-1), this.points.at(-2)];
    const near = this.degreesPerPixel() * TRACE_PIXELS;
    if (
      last &&
      before &&
      Math.abs(last[0] - before[0]) < near &&
      Math.abs(last[1] - before[1]) < 2 * near
    ) {
      this.points.pop();
    }
    if (this.points.length >= 3) this.finish();
    else this.redraw();
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
    // The double click that closed the ring is not over: it would zoom.
    setTimeout(() => this.map.doubleClickZoom.enable(), DOUBLE_CLICK_MS);
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
