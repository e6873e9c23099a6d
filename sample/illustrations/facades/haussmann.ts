import { drawBalcony, type Rail } from "../building/balconies.ts";
import { doorway, shopfront } from "../building/groundfloor.ts";
import { ashlar, dentils, moulding } from "../building/masonry.ts";
import { drawChimney, drawDormer, drawMansard } from "../building/roofs.ts";
import { type Curtain, drawWindow, type Joinery, surround } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { panel } from "../engine/frame.ts";
import { render, wallOn } from "../engine/wall.ts";
import { drawPartyWalls, type Facade, levelsOf, trimOf } from "./facade.ts";

const STONES = ["#e9d9bb", "#e4d1b0", "#efe2c9", "#dfcfb4", "#eadcc8"] as const;
const ROOFS = ["#8795a1", "#7c8b99", "#94a0a8", "#6f7f8f"] as const;
const SHOPS = [
  "#1b557a",
  "#8f3a2b",
  "#2f5d50",
  "#33404f",
  "#7a4a63",
  "#c08a2e",
  "#20555c",
] as const;
const CURTAINS: readonly [Curtain, ...Curtain[]] = [
  "none",
  "drapes",
  "sheer",
  "none",
  "half",
  "drapes",
];

/**
 * Paris, second half of the nineteenth century: cut stone, running balconies, zinc mansard.
 * `floors`: how many between the ground floor and the last; three or four by default.
 */
export function haussmann(dice: Dice, floors?: number): Facade {
  const stone = dice.pick(STONES);
  const trim = trimOf(stone);
  const roof = dice.pick(ROOFS);
  const iron = dice.pick(["#2b3138", "#2a3540", "#33302f"]);
  const bay = dice.range(2.35, 2.6);
  const shops = dice.chance(0.6);
  const upper = floors ?? dice.pick([3, 4]);
  const storeys = [4.1, ...Array.from({ length: upper }, (_, index) => 3.45 - index * 0.12), 2.95];
  const levels = levelsOf(storeys);
  const height = (levels[levels.length - 1] ?? 18) + 0.25;
  const style = dice.pick(["scrolls", "rings", "bars", "scrolls"] as const);
  const rail: Rail = { style, colour: iron, height: 1 };
  const joinery: Joinery = { colour: "#f6f1e6", columns: 2, rows: 3, bar: 0.06 };
  const arched = dice.chance(0.35);
  const quarters = dice.chance(0.6);
  const hat = dice.pick(["arch", "gable", "arch"] as const);
  const colours = dice.shuffle(SHOPS);
  const awnings = dice.chance(0.7);
  const doorAt = dice.int(0, 3);
  return {
    bay,
    bays: [5, 7],
    height,
    top: height + 4.2,
    depth: 11,
    wall: stone,
    draw(stage, sheet, frame, bays, ends) {
      const width = bay * bays;
      const last = storeys.length - 1;
      drawPartyWalls(stage, sheet, frame, ends, {
        width,
        height,
        depth: 11,
        colour: stone,
        profile: [
          [0.35, height],
          [1.45, height + 3.1],
          [5, height + 4],
          [11, height + 3],
          [11, height],
        ],
      });
      if (ends[0] === 0)
        drawChimney(stage, sheet, frame, {
          u: 0.1,
          v: height,
          d: -5,
          w: 0.7,
          h: 5.6,
          t: 2.6,
          colour: darker(stone, 0.05),
          pots: 4,
        });
      if (ends[1] === 0)
        drawChimney(stage, sheet, frame, {
          u: width - 0.8,
          v: height,
          d: -6,
          w: 0.7,
          h: 5.2,
          t: 2.4,
          colour: darker(stone, 0.08),
          pots: 5,
        });
      const roofSheet = sheet.child();
      const wall = wallOn(stage, sheet, frame, width, height);
      if (!wall.visible) return;
      drawMansard(
        stage,
        roofSheet,
        wall,
        {
          rise: 3.1,
          run: 1.1,
          upperRise: 0.9,
          upperRun: 3.6,
          colour: roof,
          covering: "zinc",
          mitre: ends,
        },
        0.35,
      );
      for (let index = 0; index < bays; index += 1) {
        drawDormer(stage, roofSheet, wall, {
          u: bay * (index + 0.5),
          v: 0.5,
          w: 1,
          h: 1.75,
          back: 0.5,
          depth: 1.5,
          hat,
          cheek: roof,
          face: trim,
          roof: lighter(roof, 0.03),
          joinery: { ...joinery, rows: 2 },
        });
      }
      render(stage, wall, stone);
      ashlar(
        stage,
        wall,
        { u: 0, v: levels[1] ?? 4, w: width, h: height - (levels[1] ?? 4) },
        stone,
        0.52,
        { strength: 0.035 },
      );
      ashlar(stage, wall, { u: 0, v: 0, w: width, h: levels[1] ?? 4 }, stone, 0.58, {
        strength: 0.11,
      });
      for (let storey = 1; storey <= last; storey += 1) {
        const foot = levels[storey] ?? 0;
        const tall = storeys[storey] ?? 3;
        const running = (storey === 2 && upper > 2) || storey === last;
        const noble = storey <= 2;
        for (let index = 0; index < bays; index += 1) {
          const w = 1.22;
          const opening = {
            u: bay * (index + 0.5) - w / 2,
            v: foot + 0.06,
            w,
            h: tall - (noble ? 0.72 : 0.66),
            depth: 0.26,
            arch: arched && storey === 1 ? 0.35 : 0,
          };
          surround(stage, wall, opening, 0.16, trim, {
            foot: true,
            ...(noble ? { keystone: lighter(stone, 0.06) } : {}),
          });
          drawWindow(stage, wall, opening, {
            joinery,
            curtain: stage.dice.pick(CURTAINS),
            reveal: stone,
          });
          if (noble && storey === 2) {
            moulding(stage, wall, foot + tall - 0.48, 0.13, 0.22, trim, [
              opening.u - 0.28,
              opening.u + w + 0.28,
            ]);
          }
          if (!running) {
            drawBalcony(stage, wall, {
              u: opening.u - 0.12,
              v: foot + 0.05,
              w: w + 0.24,
              depth: 0.22,
              rail: { ...rail, height: 0.85 },
              slab: trim,
              thickness: 0.1,
            });
          }
        }
        moulding(stage, wall, foot - 0.12, 0.16, 0.1, trim);
        if (running) {
          drawBalcony(stage, wall, {
            u: 0,
            v: foot + 0.06,
            w: width,
            depth: 0.75,
            rail,
            slab: trim,
            consoles: bays * 2,
          });
        }
      }
      dentils(stage, wall, height - 0.05, trim, 0.55);
      moulding(stage, wall, height - 0.08, 0.34, 0.55, trim);
      groundFloor(bays);

      function groundFloor(count: number): void {
        for (let index = 0; index < count; index += 1) {
          const u = bay * index;
          if (index === doorAt % count) {
            doorway(
              stage,
              wall,
              { u: u + bay / 2 - 0.95, v: 0, w: 1.9, h: 3.35, arch: 1, depth: 0.35 },
              colours[3] ?? "#2f5d50",
              trim,
            );
          } else if (shops) {
            const colour = colours[index < doorAt % count ? 0 : 1] ?? "#1b557a";
            shopfront(
              stage,
              wall,
              { u: u + 0.12, v: 0, w: bay - 0.24, h: 3.55 },
              colour,
              awnings && index % 2 === 0,
            );
          } else {
            const opening = { u: u + bay / 2 - 0.72, v: 0.9, w: 1.44, h: 2.4, depth: 0.3, arch: 1 };
            surround(stage, wall, opening, 0.2, trim, { keystone: trim });
            drawWindow(stage, wall, opening, { joinery, curtain: "half", reveal: stone });
          }
        }
        if (quarters) panel(stage, wall.base, wall, 0, 0, width, 0.55, darker(stone, 0.06));
      }
    },
  };
}
