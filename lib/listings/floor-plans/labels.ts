import { extentOf, inwards, isInside } from "./rules.ts";
import type { PlanRoom, Point } from "./schemas.ts";

/** Size of the labels as a share of the drawing's width, the larger one first. */
const SIZES = [1 / 32, 1 / 40] as const;
/** Mean width of a letter and height of a line, as shares of the label's size. */
const LETTER = 0.55;
const LINE = 1.2;
/** Places tried for a label, as shares of the free space, the middle first. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1] as const;

/** The words in a room: its name and surface where there is space for them, else its number. */
export interface RoomLabel {
  x: number;
  /** Baseline of the first line. */
  y: number;
  size: number;
  lines: readonly string[];
  /** Whether the lines are the room's number alone. */
  isNumber: boolean;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Places a room's name and surface on its floor, clear of the doors that open there; its number
 * where they do not fit.
 * @param frame Width of the drawing.
 */
export function labelOf(
  room: Pick<PlanRoom, "name" | "outline" | "openings">,
  { number, surface, frame }: { number: number; surface: string; frame: number },
): RoomLabel {
  const space = largestRectangle(room.outline);
  const swings = room.openings
    .filter(({ kind }) => kind !== "window" && kind !== "passage")
    .map((opening) => swingBox(opening, inwards(opening, room.outline)));
  for (const share of SIZES) {
    for (const words of [[room.name], halves(room.name)]) {
      const lines = [...words, surface];
      const place = placeFor(lines, frame * share, space, swings);
      if (place) return written(place, frame * share, lines, false);
    }
  }
  const [size] = SIZES.map((share) => frame * share) as [number];
  const lines = [String(number)];
  return written(placeFor(lines, size, space, swings) ?? centreOf(space), size, lines, true);
}

/** The middle of a free place for lines of that size; null where there is none. */
function placeFor(lines: readonly string[], size: number, space: Box, swings: readonly Box[]) {
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER * size + size / 3;
  const height = lines.length * LINE * size + size / 3;
  const [freeX, freeY] = [space.width - width, space.height - height];
  if (freeX < 0 || freeY < 0) return null;
  for (const down of PLACES) {
    for (const along of PLACES) {
      const box = { x: space.x + freeX * along, y: space.y + freeY * down, width, height };
      if (!swings.some((swing) => meet(box, swing))) return centreOf(box);
    }
  }
  return null;
}

const centreOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The floor that a leaf sweeps, as the box around it. */
function swingBox({ kind, from, to }: PlanRoom["openings"][number], [dx, dy]: Point): Box {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const leaf = kind === "glazed" ? width / 2 : width;
  const { x, y } = extentOf(
    [from, to].flatMap(([atX, atY]): Point[] => [
      [atX, atY],
      [atX + dx * leaf, atY + dy * leaf],
    ]),
  );
  return { x: x[0], y: y[0], width: x[1] - x[0], height: y[1] - y[0] };
}

function written(
  [x, y]: Point,
  size: number,
  lines: readonly string[],
  isNumber: boolean,
): RoomLabel {
  const above = ((lines.length - 1) * LINE * size) / 2;
  return {
    x: Math.round(x),
    y: Math.round(y - above + size * 0.35),
    size: Math.round(size),
    lines,
    isNumber,
  };
}

/** A name in two lines of about the same length; itself where it is one word. */
function halves(name: string): string[] {
  const words = name.split(" ");
  const cuts = words
    .map((_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")] as const)
    .slice(1);
  const [best] = cuts.toSorted(
    (a, b) => Math.abs(a[0].length - a[1].length) - Math.abs(b[0].length - b[1].length),
  );
  return best ? [...best] : [name];
}

/** The largest rectangle with sides along the axes, at corners' coordinates, that a floor holds. */
export function largestRectangle(outline: readonly Point[]): Box {
  const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  const xs = sorted(outline.map(([x]) => x));
  const ys = sorted(outline.map(([, y]) => y));
  const isFloor = (left: number, right: number, top: number, bottom: number) =>
    xs
      .slice(left, right)
      .every((x, i) =>
        ys
          .slice(top, bottom)
          .every((y, j) =>
            isInside(
              [(x + (xs[left + i + 1] as number)) / 2, (y + (ys[top + j + 1] as number)) / 2],
              outline,
            ),
          ),
      );
  let best = { x: xs[0] ?? 0, y: ys[0] ?? 0, width: 0, height: 0 };
  xs.forEach((x, left) => {
    for (let right = left + 1; right < xs.length; right += 1) {
      ys.forEach((y, top) => {
        for (let bottom = top + 1; bottom < ys.length; bottom += 1) {
          const width = (xs[right] as number) - x;
          const height = (ys[bottom] as number) - y;
          if (width * height <= best.width * best.height) continue;
          if (isFloor(left, right, top, bottom)) best = { x, y, width, height };
        }
      });
    }
  });
  return best;
}
