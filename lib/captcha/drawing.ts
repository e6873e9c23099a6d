import type { Random } from "../kernel/random.ts";
import { PICTURE } from "./rules.ts";

/** A step of an outline: its points in order, control points first. */
interface Step {
  type: "M" | "L" | "Q" | "C" | "Z";
  points: readonly Point[];
}
type Point = readonly [x: number, y: number];

/** A character as lines, in a font's own measure. */
export interface Outline {
  steps: readonly Step[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const { width: WIDTH, height: HEIGHT } = PICTURE;
const MARGIN = 26;
/** Height of a character before it is scaled, and how wide it may be: neighbours touch, no more. */
const CHARACTER = 84;
const SLOT_SHARE = 0.92;
const PAPER = "#fbf9f4";
/** Dark enough on the paper for weak eyes: 5:1 at the least. */
const INKS = ["#14212b", "#1a5279", "#86301b", "#28694a", "#4b3a6e"] as const;
/** Into how many pieces a straight line is cut, so that it bends. */
const PIECES = 3;

const between = (random: Random, low: number, high: number) => low + (high - low) * random();
const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
const coordinates = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");

/** Bends the whole picture: two waves of their own length and height. */
function wave(random: Random): (point: Point) => Point {
  const [acrossHeight, downHeight] = [between(random, 3, 6), between(random, 4, 8)];
  const [acrossLength, downLength] = [between(random, 22, 34), between(random, 34, 56)];
  const [across, down] = [between(random, 0, 7), between(random, 0, 7)];
  return ([x, y]) => [
    x + acrossHeight * Math.sin(y / acrossLength + across),
    y + downHeight * Math.sin(x / downLength + down),
  ];
}

/** Puts a character around a point: scaled, leaning, turned. */
function placing(
  outline: Outline,
  [x, y]: Point,
  slot: number,
  random: Random,
): (point: Point) => Point {
  const scale = (CHARACTER / (outline.bottom - outline.top)) * between(random, 0.88, 1.14);
  const widest = (SLOT_SHARE * slot) / ((outline.right - outline.left) * scale);
  const stretch = Math.min(between(random, 0.9, 1.14), widest);
  const lean = between(random, -0.16, 0.16);
  const angle = between(random, -0.26, 0.26);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const middle: Point = [(outline.left + outline.right) / 2, (outline.top + outline.bottom) / 2];
  return ([fromX, fromY]) => {
    const up = (fromY - middle[1]) * scale;
    const along = (fromX - middle[0]) * scale * stretch + lean * up;
    return [x + along * cosine - up * sine, y + along * sine + up * cosine];
  };
}

/** A path of an outline whose every point is moved. */
function pathOf({ steps }: Outline, move: (point: Point) => Point): string {
  let last: Point = [0, 0];
  const parts: string[] = [];
  for (const { type, points } of steps) {
    const end = points.at(-1) ?? last;
    if (type === "L") {
      const [from, to] = [last, end];
      for (let piece = 1; piece <= PIECES; piece++) {
        const share = piece / PIECES;
        const point: Point = [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
        ];
        parts.push(`L${coordinates([move(point)])}`);
      }
    } else parts.push(type + coordinates(points.map(move)));
    last = end;
  }
  return parts.join("");
}

/** A line from edge to edge that crosses the characters. */
function stroke(random: Random, colour: string, thickness: number): string {
  const height = () => between(random, 28, HEIGHT - 28);
  const step = WIDTH / 4;
  const ends = [2, 3, 4].map((at): Point => [at * step, height()]);
  const start = `M${coordinates([[0, height()]])}Q${coordinates([
    [step / 2, height()],
    [step, height()],
  ])}`;
  // Each goes on the way the last one ended: no corner tells the line from a character's.
  const curve = start + ends.map((end) => `T${coordinates([end])}`).join("");
  return `<path d="${curve}" fill="none" stroke="${colour}" stroke-width="${thickness.toFixed(1)}"/>`;
}

function speck(random: Random): string {
  const [x, y] = [between(random, 0, WIDTH), between(random, 0, HEIGHT)];
  const size = between(random, 0.8, 2.4);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${pick(random, INKS)}"/>`;
}

const times = (count: number, make: () => string) => Array.from({ length: count }, make).join("");

/**
 * A drawing (SVG, of lines alone: no font is needed to show it) of characters that people read and
 * programs have trouble to part: each stands and leans its own way, all are bent together, lines
 * cross them and cut through them.
 */
export function drawCharacters(outlines: readonly Outline[], random: Random): string {
  const bend = wave(random);
  // One for all: a character can't be distinguished from its neighbour or from a line by its
  // colour.
  const ink = pick(random, INKS);
  const widths = outlines.map(
    ({ left, right, top, bottom }) => 0.35 + (right - left) / (bottom - top),
  );
  const unit = (WIDTH - 2 * MARGIN) / widths.reduce((sum, width) => sum + width, 0);
  let end = MARGIN;
  const characters = outlines.map((outline, index) => {
    const slot = unit * (widths[index] ?? 0);
    end += slot;
    const at: Point = [
      end - slot / 2 + between(random, -5, 5),
      HEIGHT / 2 + between(random, -14, 14),
    ];
    const place = placing(outline, at, slot, random);
    return `<path d="${pathOf(outline, (point) => bend(place(point)))}" fill="${ink}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>${times(70, () => speck(random))}${characters.join("")}${times(2, () => stroke(random, PAPER, between(random, 2.4, 3.6)))}${times(3, () => stroke(random, ink, between(random, 1.8, 3.2)))}</svg>`;
}
