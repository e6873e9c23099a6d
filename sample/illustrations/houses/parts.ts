import { drawDormer } from "../building/roofs.ts";
import { drawShutters, type ShutterStyle } from "../building/shutters.ts";
import {
  type Curtain,
  drawWindow,
  type Joinery,
  type Opening,
  surround,
} from "../building/windows.ts";
import { box, cornersOf, type Frame } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, type Stage } from "../engine/stage.ts";
import type { Wall } from "../engine/wall.ts";
import { drawWindowBox } from "../nature/flowers.ts";

/** How all the windows of one house are dressed. */
export interface Dress {
  joinery: Joinery;
  reveal: string;
  ring?: { band: number; colour: string; sill?: boolean; keystone?: boolean };
  shutters?: { colour: string; style: ShutterStyle; ajar?: number };
  flowers?: { chance: number; colour: string };
  curtains?: readonly [Curtain, ...Curtain[]];
}

/** One window of a house, with all that goes with it. */
export function casement(stage: Stage, wall: Wall, opening: Opening, dress: Dress): void {
  const { dice } = stage;
  const { ring, shutters, flowers } = dress;
  if (ring) {
    surround(stage, wall, opening, ring.band, ring.colour, {
      sill: ring.sill ?? true,
      ...(ring.keystone ? { keystone: ring.colour } : {}),
    });
  }
  drawWindow(
    stage,
    wall,
    { depth: 0.24, ...opening },
    {
      joinery: dress.joinery,
      reveal: dress.reveal,
      curtain: dice.pick(dress.curtains ?? ["none", "half", "drapes", "sheer"]),
    },
  );
  if (shutters)
    drawShutters(
      stage,
      wall,
      opening,
      shutters.colour,
      shutters.style,
      dice.chance(shutters.ajar ?? 0.12) ? "ajar" : "open",
    );
  if (flowers && dice.chance(flowers.chance)) {
    drawWindowBox(
      stage,
      wall.front,
      wall,
      opening.u,
      opening.v + 0.02,
      opening.w,
      0.14,
      flowers.colour,
    );
  }
}

/** Windows of one size at several places along a wall. */
export function casements(
  stage: Stage,
  wall: Wall,
  middles: readonly number[],
  v: number,
  w: number,
  h: number,
  dress: Dress,
  arch = 0,
): void {
  for (const middle of middles) casement(stage, wall, { u: middle - w / 2, v, w, h, arch }, dress);
}

/** A row of dormers on the front slope of a volume with its ridge along the front. */
export function dormers(
  stage: Stage,
  sheet: Sheet,
  wall: Wall,
  middles: readonly number[],
  spec: {
    cheek: string;
    face: string;
    roof: string;
    joinery: Joinery;
    slope: number;
    lift?: number;
    w?: number;
    h?: number;
    hat?: "gable" | "hip" | "arch" | "flat";
  },
): void {
  const lift = spec.lift ?? 0.45;
  const h = spec.h ?? 1.25;
  for (const u of middles) {
    const back = lift / spec.slope;
    drawDormer(stage, sheet, wall, {
      u,
      v: lift,
      w: spec.w ?? 0.95,
      h,
      back,
      depth: (h + 0.4) / spec.slope,
      hat: spec.hat ?? "gable",
      cheek: spec.cheek,
      face: spec.face,
      roof: spec.roof,
      joinery: spec.joinery,
    });
  }
}

/** A pergola or veranda: posts, beams across, and the light between them on the ground. */
export function pergola(
  stage: Stage,
  sheet: Sheet,
  shade: Sheet,
  frame: Frame,
  u: number,
  w: number,
  depth: number,
  h: number,
  colour: string,
): void {
  const beams = Math.round(w / 0.6);
  for (let index = 0; index <= beams; index += 1) {
    const solid = {
      u: u + (w * index) / beams - 0.05,
      v: h,
      d: 0,
      w: 0.1,
      h: 0.14,
      t: depth + 0.25,
    };
    castOnGround(stage, shade, cornersOf(frame, solid));
    box(stage, sheet, frame, solid, colour);
  }
  for (const end of [u, u + w / 2, u + w]) {
    const post = { u: end - 0.09, v: 0, d: depth, w: 0.18, h, t: 0.18 };
    castOnGround(stage, shade, cornersOf(frame, post));
    box(stage, sheet, frame, post, colour);
  }
  box(
    stage,
    sheet,
    frame,
    { u: u - 0.2, v: h - 0.16, d: depth, w: w + 0.4, h: 0.18, t: 0.16 },
    colour,
  );
}

/** A round or square chimney straddling a ridge. */
export function ridgeStack(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  top: number,
  d: number,
  colour: string,
  height = 1.1,
): void {
  box(
    stage,
    sheet,
    frame,
    { u: u - 0.38, v: top - 0.9, d: d - 0.35, w: 0.76, h: height + 0.9, t: 0.7 },
    colour,
  );
  box(
    stage,
    sheet,
    frame,
    { u: u - 0.46, v: top + height, d: d - 0.43, w: 0.92, h: 0.12, t: 0.86 },
    colour,
  );
  box(
    stage,
    sheet,
    frame,
    { u: u - 0.14, v: top + height + 0.12, d: d - 0.12, w: 0.28, h: 0.3, t: 0.26 },
    "#a8593f",
  );
}
