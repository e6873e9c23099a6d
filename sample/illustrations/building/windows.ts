import { darker, mix } from "../engine/colour.ts";
import { at, box, shadowSlope, traced } from "../engine/frame.ts";
import { clipTo, ellipse, type P2, rectangle, shift } from "../engine/geometry.ts";
import { LAMPLIGHT, shadowTint, sunOn } from "../engine/light.ts";
import { faces, faded, pixel, type Stage, tone } from "../engine/stage.ts";
import { castSolid, outOfSight, type Wall } from "../engine/wall.ts";

/** A hole in a wall, in metres of the wall's plane, `v` at its foot. */
export interface Opening {
  u: number;
  v: number;
  w: number;
  h: number;
  /** 0: flat top; 1: half circle; between: a segment. */
  arch?: number;
  /** How far the joinery sits behind the wall's face. */
  depth?: number;
}

export type Curtain = "none" | "sheer" | "drapes" | "blind" | "half" | "side";

export interface Joinery {
  colour: string;
  /** Panes across (2: French casement) and down. */
  columns: number;
  rows: number;
  /** Share of the height taken by a fixed light at the top. */
  transom?: number;
  bar?: number;
}

/** Outline of an opening, `inset` metres inside its edge. */
export function openingOutline({ u, v, w, h, arch = 0 }: Opening, inset = 0): P2[] {
  const left = u + inset;
  const width = w - inset * 2;
  const foot = v + inset;
  const top = v + h - inset;
  if (arch <= 0) return rectangle(left, foot, width, top - foot);
  const rise = (width / 2) * arch;
  const crown = ellipse(left + width / 2, top - rise, width / 2, rise, 13, 0, Math.PI);
  return [[left, foot], [left + width, foot], ...crown];
}

export interface WindowLook {
  joinery: Joinery;
  curtain?: Curtain;
  /** Overrides the chance given by the hour. */
  on?: boolean;
  /** Colour of the reveal: the wall's by default a light stone. */
  reveal?: string;
  curtainColour?: string;
}

/** Draws a window in a wall: reveal, glass with what it shows, joinery, and the shade of the reveal. */
export function drawWindow(stage: Stage, wall: Wall, opening: Opening, look: WindowLook): void {
  const { base } = wall;
  const { depth = 0.2 } = opening;
  if (outOfSight(stage, wall, opening)) return;
  const outer = traced(stage, wall, openingOutline(opening));
  const eyeRight = faces(stage, at(wall, opening.u, opening.v), wall.u);
  const revealNormal = eyeRight ? wall.u : ([-wall.u[0], 0, -wall.u[2]] as const);
  base.polygon(outer, tone(stage, darker(look.reveal ?? "#d9cdb8", 0.06), revealNormal));
  const plane = openingOutline(opening);
  const visible = clipTo(traced(stage, wall, plane, -depth), outer);
  if (visible.length < 3) return;
  const on = look.on ?? stage.dice.chance(stage.light.night * 0.72);
  paintGlass(stage, wall, opening, visible, on);
  if (look.curtain && look.curtain !== "none") {
    drawCurtain(stage, wall, opening, look.curtain, on, outer, look.curtainColour);
  }
  drawJoinery(stage, wall, opening, look.joinery, outer, visible);
  shadeReveal(stage, wall, opening, outer, visible);
}

function paintGlass(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  visible: readonly P2[],
  on: boolean,
): void {
  const { base } = wall;
  const { dice } = stage;
  const head = pixel(stage, at(wall, opening.u, opening.v + opening.h));
  const foot = pixel(stage, at(wall, opening.u, opening.v));
  const [dark, middle, pale] = stage.light.glass;
  if (on) {
    const warm = dice.pick(LAMPLIGHT);
    const paint = base.definitions.linear(head, foot, [
      [0, faded(stage, mix(warm, LAMPLIGHT[0], 0.35))],
      [1, faded(stage, mix(warm, "#fff3cf", 0.35))],
    ]);
    base.polygon(visible, paint);
    return;
  }
  const body = dice.pick([dark, dark, mix(dark, middle, 0.5), middle]);
  base.polygon(visible, faded(stage, body));
  if (stage.fade > 0.25) return;
  // A slanting reflection of the sky, at the same slant everywhere as it would be.
  const { u, v, w, h } = opening;
  const slant = w * 0.55;
  const low = v + h * dice.range(0.25, 0.6);
  const wedge: P2[] = [
    [u, low],
    [u + w, low + slant],
    [u + w, v + h],
    [u, v + h],
  ];
  const shine = clipTo(traced(stage, wall, wedge, -(opening.depth ?? 0.2)), visible);
  base.polygon(shine, faded(stage, mix(body, pale, dice.range(0.45, 0.85))));
}

function drawCurtain(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  curtain: Curtain,
  on: boolean,
  outer: readonly P2[],
  colour = "#f4ead6",
): void {
  const { u, v, w, h, depth = 0.2 } = opening;
  const paint = faded(stage, on ? mix(colour, LAMPLIGHT[1], 0.55) : mix(colour, "#8fa0b4", 0.3));
  const add = (points: P2[], opacity: number) =>
    wall.base.polygon(
      clipTo(traced(stage, wall, clipTo(points, openingOutline(opening, 0.02)), -depth), outer),
      paint,
      opacity,
    );
  const swag = (side: 1 | -1): P2[] => {
    const edge = side === 1 ? u : u + w;
    return [
      [edge, v + h],
      [edge + side * w * 0.36, v + h],
      [edge + side * w * 0.3, v + h * 0.62],
      [edge + side * w * 0.13, v + h * 0.36],
      [edge + side * w * 0.19, v],
      [edge, v],
    ];
  };
  if (curtain === "sheer") add(rectangle(u, v, w, h), on ? 0.5 : 0.55);
  else if (curtain === "blind") add(rectangle(u, v + h * 0.55, w, h * 0.45), 0.95);
  else if (curtain === "half") add(rectangle(u, v, w, h * 0.48), 0.85);
  else if (curtain === "side") add(rectangle(u, v, w * 0.3, h), 0.85);
  else for (const side of [1, -1] as const) add(swag(side), 0.92);
}

function drawJoinery(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  { colour, columns, rows, transom = 0, bar = 0.055 }: Joinery,
  outer: readonly P2[],
  visible: readonly P2[],
): void {
  const { u, v, w, h, depth = 0.2 } = opening;
  const paint = tone(stage, colour, wall.n);
  const inner = openingOutline(opening, bar * 1.3);
  const hole = clipTo(traced(stage, wall, inner, -depth), outer);
  wall.base.pierced(visible, [hole], paint);
  if (stage.fade > 0.6) return;
  const rod = (x: number, y: number, width: number, height: number) => {
    const shape = clipTo(rectangle(x, y, width, height), inner);
    wall.base.polygon(clipTo(traced(stage, wall, shape, -depth), outer), paint);
  };
  const leafHeight = h * (1 - transom);
  if (transom > 0) rod(u, v + leafHeight - bar * 0.7, w, bar * 1.4);
  for (let column = 1; column < columns; column += 1) {
    const main = columns % 2 === 0 && column === columns / 2;
    const width = main ? bar * 1.7 : bar * 0.7;
    rod(u + (w * column) / columns - width / 2, v, width, h);
  }
  for (let row = 1; row < rows; row += 1) {
    rod(u, v + (leafHeight * row) / rows - bar * 0.3, w, bar * 0.6);
  }
}

/** The edge of the opening throws its own shadow on the joinery behind it. */
function shadeReveal(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  outer: readonly P2[],
  visible: readonly P2[],
): void {
  const slope = shadowSlope(stage, wall);
  if (!slope || stage.fade > 0.22) return;
  const depth = opening.depth ?? 0.2;
  const sunlit = shift(openingOutline(opening), slope[0] * depth, slope[1] * depth);
  const tint = shadowTint(stage.light, sunOn(stage.light, wall.n));
  const hole = clipTo(clipTo(traced(stage, wall, sunlit, -depth), outer), visible);
  if (hole.length < 3) wall.shade.polygon(visible, tint);
  else wall.shade.pierced(visible, [hole], tint);
}

/** A raised frame of stone or render around an opening, wider at the foot when `sill` is set. */
export function surround(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  band: number,
  colour: string,
  options: { sill?: boolean; keystone?: string; foot?: boolean } = {},
): void {
  if (outOfSight(stage, wall, opening)) return;
  const { u, v, w, h, arch = 0 } = opening;
  const foot = options.foot ? 0 : band;
  const outer: Opening = {
    u: u - band,
    v: v - foot,
    w: w + band * 2,
    h: h + band + foot,
    arch: arch > 0 ? Math.min(1, (arch * w + band * 0.6) / (w + band)) : 0,
  };
  const hole = traced(stage, wall, openingOutline(opening));
  const outline = openingOutline(outer);
  const slope = shadowSlope(stage, wall);
  if (slope && stage.fade < 0.22) {
    const edge = shift(outline, slope[0] * 0.05, slope[1] * 0.05);
    const shaded = clipTo(traced(stage, wall, edge), traced(stage, wall, wall.bounds));
    wall.base.polygon(shaded, "#2c2238", 0.42 * Math.min(1, stage.light.sun[0] / 0.6));
  }
  wall.base.pierced(traced(stage, wall, outline), [hole], tone(stage, colour, wall.n));
  if (options.keystone) {
    const key: P2[] = [
      [u + w / 2 - 0.1, v + h - 0.02],
      [u + w / 2 + 0.1, v + h - 0.02],
      [u + w / 2 + 0.15, v + h + band * 1.5],
      [u + w / 2 - 0.15, v + h + band * 1.5],
    ];
    wall.base.polygon(traced(stage, wall, key), tone(stage, options.keystone, wall.n));
  }
  if (options.sill) sill(stage, wall, opening, colour);
}

export function sill(stage: Stage, wall: Wall, { u, v, w }: Opening, colour: string): void {
  const solid = { u: u - 0.12, v: v - 0.14, d: 0, w: w + 0.24, h: 0.12, t: 0.12 };
  castSolid(stage, wall, solid);
  box(stage, wall.front, wall, solid, colour);
}
