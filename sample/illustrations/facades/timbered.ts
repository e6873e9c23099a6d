import { drawGableRoof, gableOutline } from "../building/gables.ts";
import { doorway, shopfront } from "../building/groundfloor.ts";
import { ashlar, moulding, timbers } from "../building/masonry.ts";
import { drawChimney, drawDormer, slope } from "../building/roofs.ts";
import { drawShutters } from "../building/shutters.ts";
import { drawWindow, type Joinery, type Opening } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, type Frame } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { on, type Stage } from "../engine/stage.ts";
import { render, type Wall, wallOn } from "../engine/wall.ts";
import { BLOSSOMS, drawWindowBox } from "../nature/flowers.ts";
import { drawPartyWalls, type Ends, type Facade, levelsOf } from "./facade.ts";

export interface Timbered {
  plaster: readonly [string, ...string[]];
  timber: readonly [string, ...string[]];
  base: string;
  roof: readonly [string, ...string[]];
  covering: "tiles" | "slate";
  shutters: readonly [string, ...string[]] | null;
  flowers: number;
  /** Share of houses with their gable to the street. */
  gables: number;
  steep: number;
  paints: readonly [string, ...string[]];
}

type Beam = readonly [from: P2, to: P2, width: number];

/** Strasbourg, Colmar: bright plaster, dark oak, geraniums, very steep tiles. */
export function alsace(dice: Dice): Facade {
  return timbered(dice, {
    plaster: [
      "#f3e3c3",
      "#e7b7a0",
      "#d9a25c",
      "#a9c0b4",
      "#e9d6a0",
      "#c98b74",
      "#9fb4c4",
      "#e8c79a",
    ],
    timber: ["#6b4630", "#5b3b2a", "#7a5238", "#4c382c"],
    base: "#d9a98b",
    roof: ["#b65a3d", "#a8523a", "#c06a48"],
    covering: "tiles",
    shutters: ["#5b7f6a", "#7c3d33", "#5f7f9a", "#8a6a3d", "#4f6b4f"],
    flowers: 0.75,
    gables: 0.65,
    steep: 1.5,
    paints: ["#7c3d33", "#3f5d50", "#33506b", "#7a5a2e"],
  });
}

/** Rennes: painted timber, granite below, slate above. */
export function rennes(dice: Dice): Facade {
  return timbered(dice, {
    plaster: ["#f1e6cf", "#eddcb8", "#e9cfae", "#f4ecdc"],
    timber: ["#a4493a", "#3f6277", "#7a4a3a", "#4f6f5b", "#b0763f", "#6b3f3a"],
    base: "#cdc4b6",
    roof: ["#5a6775", "#646f7c", "#515d69"],
    covering: "slate",
    shutters: null,
    flowers: 0.28,
    gables: 0.5,
    steep: 1.25,
    paints: ["#a4493a", "#3f6277", "#2f5d50", "#8a6a2e", "#5a3a4a"],
  });
}

/** A timbered house of some look. */
export function timbered(dice: Dice, look: Timbered): Facade {
  const plaster = dice.pick(look.plaster);
  const timber = dice.pick(look.timber);
  const roof = dice.pick(look.roof);
  const gable = dice.chance(look.gables);
  const bay = dice.range(2, 2.3);
  const storeys = [3.4, 2.9, 2.8, ...(dice.chance(0.5) ? [2.7] : [])];
  const levels = levelsOf(storeys);
  const height = levels[levels.length - 1] ?? 9;
  const shutter = look.shutters && dice.chance(0.7) ? dice.pick(look.shutters) : null;
  const blossom = dice.pick(BLOSSOMS);
  const joinery: Joinery = { colour: "#f7f0e0", columns: 2, rows: 3, bar: 0.05 };
  const shop = dice.chance(0.75);
  const paint = dice.pick(look.paints);
  const rise = gable ? bay * 1.5 * look.steep : 4.6;
  const pattern = dice.pick(["cross", "lozenge", "brace"] as const);

  function draw(stage: Stage, sheet: Sheet, frame: Frame, bays: number, ends: Ends): void {
    const width = bay * bays;
    const painter = on(stage, { dice: stage.dice.fork("timber") });
    if (painter.dice.chance(0.6)) {
      drawChimney(painter, sheet, frame, {
        u: width * 0.2,
        v: height,
        d: -4,
        w: 0.6,
        h: rise * (gable ? 0.75 : 1) + 0.9,
        t: 0.9,
        colour: look.base,
        pots: 2,
      });
    }
    drawPartyWalls(painter, sheet, frame, ends, {
      width,
      height,
      depth: gable ? 9 : 7.2,
      colour: plaster,
      profile: gable
        ? []
        : [
            [0, height],
            [3.6, height + rise],
            [7.2, height],
          ],
    });
    const behind = sheet.child();
    const outline = gable ? gableOutline(width, height, rise) : undefined;
    const wall = wallOn(painter, sheet, frame, width, height, outline);
    if (!wall.visible) return;
    if (gable)
      drawGableRoof(painter, behind, wall, {
        rise,
        depth: 9,
        overhang: 0.4,
        colour: roof,
        covering: look.covering,
        board: darker(timber, 0.02),
      });
    else eavesRoof(painter, behind, wall, width);
    render(painter, wall, plaster);
    ashlar(painter, wall, { u: 0, v: 0, w: width, h: levels[1] ?? 3.4 }, look.base, 0.46, {
      joints: true,
      strength: 0.07,
    });
    frameTimbers(painter, wall, bays);
    const last = storeys.length;
    for (let storey = 1; storey < last; storey += 1) {
      for (let index = 0; index < bays; index += 1)
        window(painter, wall, storey, bay * (index + 0.5), storeys[storey] ?? 2.8);
      moulding(painter, wall, (levels[storey] ?? 3) - 0.1, 0.2, 0.22, timber);
    }
    if (gable) {
      window(painter, wall, last, width / 2 - 0.6, 2.4, 0.85);
      window(painter, wall, last, width / 2 + 0.6, 2.4, 0.85);
      moulding(painter, wall, height - 0.1, 0.2, 0.2, timber);
    }
    street(painter, wall, bays);
  }

  function eavesRoof(stage: Stage, behind: Sheet, wall: Wall, width: number): void {
    slope(
      stage,
      behind,
      [
        at(wall, -0.1, height - 0.2, 0.5),
        at(wall, width + 0.1, height - 0.2, 0.5),
        at(wall, width, height + rise, -3.6),
        at(wall, 0, height + rise, -3.6),
      ],
      roof,
      look.covering,
    );
    for (let index = 0; index < Math.round(width / 3); index += 1) {
      drawDormer(stage, behind, wall, {
        u: width * ((index + 0.5) / Math.round(width / 3)),
        v: 0.9,
        w: 0.85,
        h: 1.05,
        back: 0.6,
        depth: 1.6,
        hat: "gable",
        cheek: roof,
        face: plaster,
        roof: darker(roof, 0.03),
        joinery: { ...joinery, rows: 2 },
      });
    }
  }

  function window(
    stage: Stage,
    wall: Wall,
    storey: number,
    middle: number,
    tall: number,
    w = 0.98,
  ): void {
    const opening: Opening = {
      u: middle - w / 2,
      v: (levels[storey] ?? height) + 0.85,
      w,
      h: tall - 1.25,
      depth: 0.1,
    };
    drawWindow(stage, wall, opening, {
      joinery,
      curtain: stage.dice.pick(["none", "half", "drapes", "none"]),
      reveal: timber,
    });
    if (shutter && w > 0.9 && storey < storeys.length)
      drawShutters(stage, wall, { ...opening, w: w * 0.96 }, shutter, "boards", "open");
    if (stage.dice.chance(look.flowers))
      drawWindowBox(stage, wall.front, wall, opening.u - 0.05, opening.v, w + 0.1, 0.1, blossom);
  }

  function frameTimbers(stage: Stage, wall: Wall, bays: number): void {
    const beams: Beam[] = [];
    const width = bay * bays;
    const post = 0.17;
    for (let storey = 1; storey < storeys.length; storey += 1) {
      const foot = levels[storey] ?? 0;
      const head = foot + (storeys[storey] ?? 2.8);
      const sill = foot + 0.78;
      beams.push([[0, sill], [width, sill], 0.13]);
      beams.push([[0, head - 0.3], [width, head - 0.3], 0.13]);
      for (let index = 0; index <= bays; index += 1) {
        const u = Math.min(width - post / 2, Math.max(post / 2, bay * index));
        beams.push([[u, foot], [u, head], post]);
        if (index === bays) continue;
        const middle = bay * (index + 0.5);
        for (const side of [-1, 1])
          beams.push([[middle + side * 0.6, foot], [middle + side * 0.6, head - 0.3], 0.13]);
        below(beams, middle - 0.53, foot + 0.1, 1.06, 0.62, pattern);
        for (const side of [-1, 1]) {
          const edge = bay * (index + (side === 1 ? 1 : 0)) - side * 0.1;
          if ((index + storey) % 2 === 0)
            beams.push([[edge, foot + 0.1], [middle + side * 0.68, head - 0.4], 0.12]);
        }
      }
    }
    if (gable) {
      for (const [lift, half] of [
        [0.1, 1],
        [0.52, 0.46],
      ] as const) {
        beams.push([
          [width / 2 - (width / 2) * half, height + rise * lift * 0.98],
          [width / 2 + (width / 2) * half, height + rise * lift * 0.98],
          0.15,
        ]);
      }
      beams.push([[width / 2, height], [width / 2, height + rise * 0.92], 0.16]);
      for (const side of [-1, 1]) {
        beams.push([
          [width / 2 + side * width * 0.28, height + 0.1],
          [width / 2 + side * width * 0.28, height + rise * 0.4],
          0.13,
        ]);
        beams.push([
          [width / 2 + side * width * 0.44, height + 0.1],
          [width / 2 + side * width * 0.3, height + rise * 0.36],
          0.12,
        ]);
        beams.push([
          [width / 2, height + rise * 0.86],
          [width / 2 + side * width * 0.2, height + rise * 0.53],
          0.12,
        ]);
      }
    }
    timbers(stage, wall, beams, timber);
  }

  function street(stage: Stage, wall: Wall, bays: number): void {
    const doorAt = stage.dice.int(0, bays - 1);
    for (let index = 0; index < bays; index += 1) {
      const middle = bay * (index + 0.5);
      if (index === doorAt)
        doorway(
          stage,
          wall,
          { u: middle - 0.6, v: 0.14, w: 1.2, h: 2.5, arch: 0.6, depth: 0.25 },
          darker(paint, 0.03),
          lighter(look.base, 0.04),
        );
      else if (shop)
        shopfront(
          stage,
          wall,
          { u: bay * index + 0.12, v: 0, w: bay - 0.24, h: 3.05 },
          paint,
          stage.dice.chance(0.4),
          "#b1452a",
        );
      else window(stage, wall, 0, middle, 3);
    }
  }

  return {
    bay,
    bays: gable ? [3, 3] : [3, 4],
    height,
    top: height + rise,
    depth: 9,
    wall: plaster,
    draw,
  };
}

function below(
  beams: Beam[],
  u: number,
  v: number,
  w: number,
  h: number,
  pattern: "cross" | "lozenge" | "brace",
): void {
  if (pattern === "cross") beams.push([[u, v], [u + w, v + h], 0.1], [[u + w, v], [u, v + h], 0.1]);
  else if (pattern === "brace")
    beams.push([[u, v], [u + w / 2, v + h], 0.1], [[u + w, v], [u + w / 2, v + h], 0.1]);
  else {
    beams.push(
      [[u, v + h / 2], [u + w / 2, v + h], 0.09],
      [[u + w / 2, v + h], [u + w, v + h / 2], 0.09],
    );
    beams.push([[u, v + h / 2], [u + w / 2, v], 0.09], [[u + w / 2, v], [u + w, v + h / 2], 0.09]);
  }
}
