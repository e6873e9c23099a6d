import { drawBalcony, drawRail, type Rail, type RailStyle } from "../building/balconies.ts";
import { doorway } from "../building/groundfloor.ts";
import { moulding } from "../building/masonry.ts";
import { type Curtain, drawWindow, type Opening } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { box, panel, streak, within } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import { on, type Stage } from "../engine/stage.ts";
import { castSolid, render, type Wall, wallOn } from "../engine/wall.ts";
import { BLOSSOMS, drawBlooms } from "../nature/flowers.ts";
import { drawPartyWalls, type Facade } from "./facade.ts";

export const CURTAINS: readonly [Curtain, ...Curtain[]] = [
  "none",
  "sheer",
  "side",
  "none",
  "drapes",
  "blind",
];

/** A residence of the 2010s: pale render, timber or coloured panels, deep balconies with plants. */
export function modern(dice: Dice): Facade {
  const wall = dice.pick(["#f3eee3", "#efe7d8", "#e9e4da", "#f4efe8"]);
  const accent = dice.pick([
    "#c58b57",
    "#b1452a",
    "#5d7d8c",
    "#a97f52",
    "#7f9a7f",
    "#d9a441",
    "#8c6a54",
    "#3f4a52",
  ]);
  const rail: Rail = {
    style: dice.pick<readonly [RailStyle, ...RailStyle[]]>(["glass", "bars", "slats", "solid"]),
    colour: dice.pick(["#3b4248", "#f4efe6", accent]),
    height: 1.02,
  };
  const frameColour = dice.pick(["#3b4248", "#4a4f52", "#f4efe6"]);
  const bay = dice.range(3.5, 3.9);
  const floors = dice.int(4, 5);
  const storey = 2.9;
  const height = storey * (floors + 1) + 0.5;
  const pattern = dice.pick(["stack", "stagger", "pairs"] as const);
  const blossom = dice.pick(BLOSSOMS);
  const crowned = dice.chance(0.6);
  return {
    bay,
    bays: [4, 5],
    height,
    top: height + (crowned ? 2.7 : 0.6),
    depth: 13,
    wall,
    draw(stage, sheet, frame, bays, ends) {
      const width = bay * bays;
      drawPartyWalls(stage, sheet, frame, ends, { width, height, depth: 13, colour: wall });
      const crown = sheet.child();
      const painter = on(stage, { dice: stage.dice.fork("modern") });
      const skin = wallOn(painter, sheet, frame, width, height);
      if (!skin.visible) return;
      if (crowned) attic(painter, crown, skin, width, ends[0] === 1 ? 0 : 1.5);
      render(painter, skin, wall);
      for (let floor = 0; floor <= floors; floor += 1) {
        const foot = floor * storey + 0.25;
        for (let index = 0; index < bays; index += 1) {
          if (floor === 0) lobby(painter, skin, index, bays);
          else bayOf(painter, skin, index, floor, foot);
        }
        if (floor > 0)
          streak(
            painter,
            skin.base,
            skin,
            [
              [0, foot - 0.12],
              [width, foot - 0.12],
            ],
            0.04,
            darker(wall, 0.05),
          );
      }
      moulding(painter, skin, height - 0.1, 0.22, 0.12, lighter(wall, 0.02));
    },
  };

  function deep(index: number, floor: number): boolean {
    if (pattern === "stack") return index % 2 === 1;
    if (pattern === "stagger") return (index + floor) % 2 === 1;
    return index % 4 === 1 || index % 4 === 2;
  }

  function bayOf(stage: Stage, skin: Wall, index: number, floor: number, foot: number): void {
    const left = bay * index;
    const balcony = deep(index, floor);
    const { dice } = stage;
    if (balcony) {
      const opening: Opening = { u: left + 0.45, v: foot, w: bay - 0.9, h: 2.25, depth: 0.16 };
      panel(stage, skin.base, skin, left + 0.2, foot, bay - 0.4, 2.62, accent);
      cladding(stage, skin, left + 0.2, foot, bay - 0.4, 2.62);
      drawWindow(stage, skin, opening, {
        joinery: { colour: frameColour, columns: 3, rows: 1, bar: 0.05 },
        curtain: dice.pick(CURTAINS),
        reveal: accent,
      });
      const w = bay - 0.2;
      balconyLife(stage, skin, left + 0.25, foot, w - 0.4);
      drawBalcony(stage, skin, {
        u: left + 0.1,
        v: foot + 0.02,
        w,
        depth: 1.35,
        rail,
        slab: lighter(wall, 0.03),
        thickness: 0.2,
      });
      if (dice.chance(0.5))
        drawBlooms(
          stage,
          skin.front,
          skin,
          left + 0.3,
          foot + 0.75,
          1.36,
          w * dice.range(0.3, 0.7),
          0.5,
          blossom,
        );
      return;
    }
    const wide = (index + floor) % 3 === 0;
    const opening: Opening = {
      u: left + (wide ? 0.6 : 1.1),
      v: foot + (wide ? 0 : 0.5),
      w: bay - (wide ? 1.2 : 2.2),
      h: wide ? 2.2 : 1.7,
      depth: 0.22,
    };
    if (!wide) {
      panel(stage, skin.base, skin, opening.u + opening.w, opening.v, 0.7, opening.h, accent);
      cladding(stage, skin, opening.u + opening.w, opening.v, 0.7, opening.h);
    }
    drawWindow(stage, skin, opening, {
      joinery: { colour: frameColour, columns: 2, rows: 1, bar: 0.05 },
      curtain: dice.pick(CURTAINS),
      reveal: wall,
    });
    if (wide)
      drawRail(
        stage,
        skin.front,
        skin,
        opening.u - 0.05,
        opening.v,
        opening.w + 0.1,
        0.08,
        rail.style === "solid" ? { ...rail, style: "bars" } : rail,
      );
  }

  function cladding(stage: Stage, skin: Wall, u: number, v: number, w: number, h: number): void {
    const count = Math.round(w / 0.16);
    for (let index = 1; index < count; index += 1) {
      const x = u + (w * index) / count;
      streak(
        stage,
        skin.base,
        skin,
        [
          [x, v],
          [x, v + h],
        ],
        0.025,
        darker(accent, 0.05),
      );
    }
  }

  function balconyLife(stage: Stage, skin: Wall, u: number, v: number, w: number): void {
    const { dice } = stage;
    if (dice.chance(0.45)) {
      const pot = { u: u + w * 0.08, v, d: 0.5, w: 0.4, h: 0.4, t: 0.4 };
      box(stage, skin.front, skin, pot, "#b5694a");
      drawBlooms(stage, skin.front, skin, pot.u - 0.1, v + 0.36, 0.7, 0.6, 0.85, blossom);
    }
    if (dice.chance(0.4)) {
      box(
        stage,
        skin.front,
        skin,
        { u: u + w * 0.5, v: v + 0.38, d: 0.5, w: 0.5, h: 0.07, t: 0.45 },
        "#e0a92f",
      );
      box(
        stage,
        skin.front,
        skin,
        { u: u + w * 0.5, v: v + 0.45, d: 0.45, w: 0.5, h: 0.45, t: 0.06 },
        "#e0a92f",
      );
    }
  }

  function lobby(stage: Stage, skin: Wall, index: number, bays: number): void {
    const left = bay * index;
    if (index === Math.floor(bays / 2)) {
      panel(stage, skin.base, skin, left + 0.3, 0, bay - 0.6, 2.75, accent);
      doorway(
        stage,
        skin,
        { u: left + bay / 2 - 0.85, v: 0.1, w: 1.7, h: 2.35, depth: 0.3 },
        darker(frameColour, 0.02),
        lighter(accent, 0.05),
        { glazed: true },
      );
      const canopy = { u: left + 0.2, v: 2.75, d: 0, w: bay - 0.4, h: 0.16, t: 1.4 };
      castSolid(stage, skin, canopy);
      box(stage, skin.front, skin, canopy, frameColour);
      return;
    }
    const opening: Opening = { u: left + 0.5, v: 0.3, w: bay - 1, h: 2.1, depth: 0.2 };
    drawWindow(stage, skin, opening, {
      joinery: { colour: frameColour, columns: 3, rows: 1, bar: 0.05 },
      curtain: stage.dice.pick(CURTAINS),
      reveal: wall,
    });
  }

  function attic(stage: Stage, sheet: Sheet, skin: Wall, width: number, inset: number): void {
    const set = within(skin, inset, height, -1.8);
    const wide = width - inset * 2;
    const upper = wallOn(stage, sheet, set, wide, 2.6);
    render(stage, upper, accent);
    for (let u = 0.5; u < wide - 2; u += 3.4) {
      drawWindow(
        stage,
        upper,
        { u, v: 0.1, w: 2.3, h: 2.1, depth: 0.1 },
        { joinery: { colour: frameColour, columns: 2, rows: 1, bar: 0.05 }, reveal: accent },
      );
    }
    box(
      stage,
      upper.front,
      set,
      { u: -0.4, v: 2.6, d: 0, w: wide + 0.8, h: 0.2, t: 0.6 },
      lighter(wall, 0.01),
    );
    drawRail(stage, upper.front, skin, 0, height, width, -0.15, {
      ...rail,
      style: rail.style === "solid" ? "bars" : rail.style,
    });
    for (let u = 0.6; u < width - 1; u += stage.dice.range(1.6, 4)) {
      drawBlooms(
        stage,
        upper.front,
        skin,
        u,
        height + 0.1,
        -0.4,
        stage.dice.range(0.6, 1.4),
        stage.dice.range(0.7, 1.2),
        blossom,
      );
    }
  }
}
