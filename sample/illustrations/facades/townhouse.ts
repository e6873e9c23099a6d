import { drawBalcony, type Rail } from "../building/balconies.ts";
import { doorway, shopfront } from "../building/groundfloor.ts";
import { moulding } from "../building/masonry.ts";
import { type Covering, drawChimney, slope } from "../building/roofs.ts";
import { drawShutters, type ShutterState, type ShutterStyle } from "../building/shutters.ts";
import {
  type Curtain,
  drawWindow,
  type Joinery,
  type Opening,
  surround,
} from "../building/windows.ts";
import { darker } from "../engine/colour.ts";
import { at, box, type Frame } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import { on, type Stage } from "../engine/stage.ts";
import { castSolid, render, type Wall, wallOn } from "../engine/wall.ts";
import { drawWindowBox } from "../nature/flowers.ts";
import { drawPartyWalls, type Ends, type Facade, levelsOf } from "./facade.ts";

/** A street house of ordinary build: a masonry wall, upright windows, a cornice or eaves. */
export interface Townhouse {
  wall: string;
  trim: string;
  bay: number;
  bays: readonly [number, number];
  /** Heights of storeys, ground floor first. */
  storeys: readonly number[];
  window: {
    w: number;
    /** Foot above the floor, and gap below the next floor. */
    foot: number;
    gap: number;
    arch?: number;
    joinery: Joinery;
    curtains: readonly [Curtain, ...Curtain[]];
  };
  /** The last storey's windows are lower (attic) when set: their height. */
  attic?: number;
  surround?: { band: number; colour: string; keystone?: boolean; sill?: boolean; foot?: boolean };
  shutters?: {
    colours: readonly [string, ...string[]];
    style: ShutterStyle;
    ajar: number;
    closed: number;
  };
  balconies?: {
    storeys: readonly number[];
    running: boolean;
    depth: number;
    rail: Rail;
    consoles?: boolean;
  };
  /** Small guard rails at the other windows. */
  guards?: Rail;
  flowers?: { chance: number; colour: string };
  masonry(stage: Stage, wall: Wall, levels: readonly number[]): void;
  /** What is painted after the openings, still behind what stands out. */
  finish?(stage: Stage, wall: Wall, levels: readonly number[]): void;
  bands?: { colour: string; height: number; depth: number };
  head: "cornice" | "genoise" | "eaves" | "parapet";
  roof: { rise: number; run: number; overhang: number; colour: string; covering: Covering };
  chimney?: string;
  ground: {
    kind: "shops" | "windows" | "arches";
    paints: readonly [string, ...string[]];
    awning?: string;
    door: string;
  };
}

export function townhouse(spec: Townhouse): Facade {
  const levels = levelsOf(spec.storeys);
  const height = (levels[levels.length - 1] ?? 10) + 0.2;
  return {
    bay: spec.bay,
    bays: spec.bays,
    height,
    top: height + spec.roof.rise * 0.8,
    depth: 9,
    wall: spec.wall,
    draw: (stage, sheet, frame, bays, ends) =>
      draw(spec, levels, height, stage, sheet, frame, bays, ends),
  };
}

function draw(
  spec: Townhouse,
  levels: readonly number[],
  height: number,
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  bays: number,
  ends: Ends,
): void {
  const width = spec.bay * bays;
  const { rise, run, overhang, colour, covering } = spec.roof;
  drawPartyWalls(stage, sheet, frame, ends, {
    width,
    height,
    depth: run * 2,
    colour: spec.wall,
    profile: [
      [0, height],
      [run, height + rise],
      [run * 2, height],
    ],
  });
  if (spec.chimney) {
    drawChimney(stage, sheet, frame, {
      u: width * (ends[0] === 1 ? 0.6 : 0.12),
      v: height,
      d: -4.5,
      w: 0.65,
      h: spec.roof.rise + 1.3,
      t: 1.6,
      colour: spec.chimney,
      pots: 3,
    });
  }
  const roofSheet = sheet.child();
  const wall = wallOn(stage, sheet, frame, width, height);
  if (!wall.visible) return;
  const drop = (overhang * rise) / run;
  slope(
    stage,
    roofSheet,
    [
      at(wall, -overhang * ends[0], height - drop * 0.4, overhang),
      at(wall, width + overhang * ends[1], height - drop * 0.4, overhang),
      at(wall, width - run * ends[1], height + rise, -run),
      at(wall, run * ends[0], height + rise, -run),
    ],
    colour,
    covering,
  );
  render(stage, wall, spec.wall);
  spec.masonry(stage, wall, levels);
  const details = on(stage, { dice: stage.dice.fork("openings") });
  for (let storey = 1; storey < spec.storeys.length; storey += 1) {
    for (let index = 0; index < bays; index += 1)
      upperBay(spec, details, wall, levels, storey, index);
    if (spec.bands)
      moulding(
        stage,
        wall,
        (levels[storey] ?? 3) - 0.1,
        spec.bands.height,
        spec.bands.depth,
        spec.bands.colour,
      );
    const { balconies } = spec;
    if (balconies?.running && balconies.storeys.includes(storey)) {
      drawBalcony(stage, wall, {
        u: 0,
        v: (levels[storey] ?? 3) + spec.window.foot,
        w: width,
        depth: balconies.depth,
        rail: balconies.rail,
        slab: spec.trim,
        consoles: balconies.consoles ? bays * 2 : 0,
      });
    }
  }
  groundFloor(spec, details, wall, bays);
  spec.finish?.(stage, wall, levels);
  drawHead(spec, stage, wall);
}

function upperBay(
  spec: Townhouse,
  stage: Stage,
  wall: Wall,
  levels: readonly number[],
  storey: number,
  index: number,
): void {
  const { dice } = stage;
  const { w, foot, gap, arch = 0, joinery, curtains } = spec.window;
  const attic = storey === spec.storeys.length - 1 ? spec.attic : undefined;
  const base = (levels[storey] ?? 0) + (attic ? 0.9 : foot);
  const opening: Opening = {
    u: spec.bay * (index + 0.5) - w / 2,
    v: base,
    w,
    h: attic ?? (spec.storeys[storey] ?? 3) - foot - gap,
    depth: 0.22,
    arch: attic ? 0 : arch,
  };
  const { surround: ring, shutters, balconies, guards, flowers } = spec;
  if (ring) {
    surround(stage, wall, opening, ring.band, ring.colour, {
      sill: ring.sill ?? false,
      foot: ring.foot ?? false,
      ...(ring.keystone ? { keystone: ring.colour } : {}),
    });
  }
  const closed = shutters && dice.chance(shutters.closed);
  if (!closed)
    drawWindow(stage, wall, opening, {
      joinery: attic ? { ...joinery, rows: 1 } : joinery,
      curtain: dice.pick(curtains),
      reveal: spec.wall,
    });
  if (shutters) {
    const state: ShutterState = closed ? "closed" : dice.chance(shutters.ajar) ? "ajar" : "open";
    drawShutters(stage, wall, opening, dice.pick(shutters.colours), shutters.style, state);
  }
  const own = balconies && !balconies.running && balconies.storeys.includes(storey);
  if (own) {
    drawBalcony(stage, wall, {
      u: opening.u - 0.35,
      v: base,
      w: w + 0.7,
      depth: balconies.depth,
      rail: balconies.rail,
      slab: spec.trim,
      consoles: balconies.consoles ? 2 : 0,
      thickness: 0.12,
    });
  } else if (guards && !attic && !(balconies?.running && balconies.storeys.includes(storey))) {
    drawBalcony(stage, wall, {
      u: opening.u - 0.05,
      v: base,
      w: w + 0.1,
      depth: 0.16,
      rail: guards,
      slab: spec.trim,
      thickness: 0.06,
    });
  }
  if (flowers && dice.chance(flowers.chance)) {
    drawWindowBox(
      stage,
      wall.front,
      wall,
      opening.u + 0.05,
      base + (guards && !own ? 0.25 : 0.06),
      w - 0.1,
      own ? balconies.depth - 0.05 : 0.18,
      flowers.colour,
    );
  }
}

function groundFloor(spec: Townhouse, stage: Stage, wall: Wall, bays: number): void {
  const { dice } = stage;
  const { ground, window, trim } = spec;
  const tall = spec.storeys[0] ?? 3.6;
  const doorAt = dice.int(0, bays - 1);
  const shopPaint = dice.shuffle(ground.paints);
  for (let index = 0; index < bays; index += 1) {
    const u = spec.bay * index;
    const middle = u + spec.bay / 2;
    if (index === doorAt) {
      doorway(
        stage,
        wall,
        {
          u: middle - 0.72,
          v: 0.14,
          w: 1.44,
          h: Math.min(3, tall - 0.6),
          arch: window.arch || ground.kind === "arches" ? 1 : 0,
          depth: 0.3,
        },
        ground.door,
        trim,
      );
    } else if (ground.kind === "shops") {
      const paint = shopPaint[index < doorAt ? 0 : 1] ?? ground.paints[0];
      shopfront(
        stage,
        wall,
        { u: u + 0.15, v: 0, w: spec.bay - 0.3, h: tall - 0.45 },
        paint,
        dice.chance(0.5),
        ground.awning,
      );
    } else {
      const arch = ground.kind === "arches" ? 1 : (window.arch ?? 0);
      const opening: Opening = {
        u: middle - window.w / 2,
        v: 0.95,
        w: window.w,
        h: tall - 1.55,
        depth: 0.24,
        arch,
      };
      if (spec.surround)
        surround(stage, wall, opening, spec.surround.band, spec.surround.colour, { sill: true });
      drawWindow(stage, wall, opening, {
        joinery: window.joinery,
        curtain: dice.pick(window.curtains),
        reveal: spec.wall,
      });
      if (spec.shutters && ground.kind === "windows") {
        drawShutters(
          stage,
          wall,
          opening,
          dice.pick(spec.shutters.colours),
          spec.shutters.style,
          "open",
        );
      }
    }
  }
}

function drawHead(spec: Townhouse, stage: Stage, wall: Wall): void {
  const { height, width } = wall;
  const { overhang, colour } = spec.roof;
  if (spec.head === "cornice") {
    moulding(stage, wall, height - 0.3, 0.14, 0.16, spec.trim);
    moulding(stage, wall, height - 0.16, 0.28, 0.42, spec.trim);
  } else if (spec.head === "parapet") {
    moulding(stage, wall, height - 0.5, 0.16, 0.28, spec.trim);
    moulding(stage, wall, height + 0.4, 0.14, 0.12, spec.trim);
  } else if (spec.head === "genoise") {
    for (const [row, depth] of [0.14, 0.28, 0.42].entries()) {
      const v = height - 0.42 + row * 0.15;
      const solid = { u: 0, v, d: 0, w: width, h: 0.13, t: depth };
      castSolid(stage, wall, solid);
      box(stage, wall.front, wall, solid, row === 1 ? darker(colour, 0.03) : spec.trim);
    }
    tileEnds(stage, wall, height, 0.46, colour);
  } else {
    const solid = { u: -0.05, v: height - 0.06, d: 0, w: width + 0.1, h: 0.14, t: overhang };
    castSolid(stage, wall, solid);
    for (let u = 0.3; u < width; u += 0.62)
      box(
        stage,
        wall.front,
        wall,
        { u, v: height - 0.22, d: 0, w: 0.12, h: 0.16, t: overhang * 0.92 },
        "#7a5a44",
      );
    box(stage, wall.front, wall, solid, darker(colour, 0.08));
    tileEnds(stage, wall, height + 0.06, overhang + 0.02, colour);
  }
}

/** The rounded ends of the lowest row of tiles. */
function tileEnds(stage: Stage, wall: Wall, v: number, d: number, colour: string): void {
  if (stage.fade > 0.22) return;
  for (let u = 0.06; u < wall.width; u += 0.34) {
    box(stage, wall.front, wall, { u, v, d: d - 0.3, w: 0.24, h: 0.11, t: 0.3 }, colour, {
      front: darker(colour, 0.05),
    });
  }
}
