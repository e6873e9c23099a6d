import type { PaddingOptions } from "maplibre-gl";
import { belowFold } from "./fold";

type Room = Required<PaddingOptions>;

/** Pixels between what is shown whole and the edge, or what covers it: half a pin and some air, where there is room. */
const MARGIN = 44;
const MARGIN_SHARE = 0.13;
/** What is left for the map itself, of its width and of its height, whatever covers it. */
const LEAST_SHARE = 0.35;

/** What lies over the map along its upper and its lower edge. */
const ABOVE = ".map-top > *";
const BELOW = ".view-toggle, .map-plain-note:not(:empty), .maplibregl-ctrl-scale";
/** What stands in the upper right corner: pins pass beside it or below it. */
const CORNER = ".map-tools";

/** How far from the map's edges pins have to stay to be clear of its controls, as they are drawn now. */
export function roomAround(host: HTMLElement): PaddingOptions {
  const map = host.getBoundingClientRect();
  // The tools are beside the map itself, the buttons of a narrow screen beside what holds both.
  const around = host.closest(".map-panel") ?? host.parentElement;
  const boxes = (selector: string) =>
    [...(around?.querySelectorAll(selector) ?? [])]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  const room = {
    top: Math.max(0, ...boxes(ABOVE).map(({ bottom }) => bottom - map.top)),
    right: 0,
    bottom: Math.max(belowFold(host), ...boxes(BELOW).map(({ top }) => map.bottom - top)),
    left: 0,
  };
  const [corner] = boxes(CORNER);
  if (!corner) return padding(room, map);
  const beside = { ...room, right: map.right - corner.left };
  const under = { ...room, top: Math.max(room.top, corner.bottom - map.top) };
  return padding(roomier(beside, under, map), map);
}

/** The one that leaves the larger square. */
export function roomier(one: Room, other: Room, size: { width: number; height: number }): Room {
  const left = ({ top, right, bottom, left: west }: Room) =>
    Math.min(size.width - right - west, size.height - top - bottom);
  return left(other) > left(one) ? other : one;
}

/** The room with its margins, never so much that nothing is left of the map. */
export function padding(room: Room, { width, height }: { width: number; height: number }): Room {
  const margin = Math.min(MARGIN, MARGIN_SHARE * Math.min(width, height));
  const scale = (one: number, other: number, size: number) => {
    const taken = one + other + 2 * margin;
    return taken === 0 ? 1 : Math.min(1, (size * (1 - LEAST_SHARE)) / taken);
  };
  const across = scale(room.left, room.right, width);
  const down = scale(room.top, room.bottom, height);
  return {
    top: (room.top + margin) * down,
    bottom: (room.bottom + margin) * down,
    left: (room.left + margin) * across,
    right: (room.right + margin) * across,
  };
}
