import { steppedOutline } from "../building/gables.ts";
import { doorway, shopfront } from "../building/groundfloor.ts";
import { bricks, moulding, quoins } from "../building/masonry.ts";
import { slope } from "../building/roofs.ts";
import { drawWindow, type Joinery, type Opening, surround } from "../building/windows.ts";
import type { Dice } from "../engine/dice.ts";
import { at, panel, streak } from "../engine/frame.ts";
import { render, wallOn } from "../engine/wall.ts";
import { drawPartyWalls, type Facade, levelsOf } from "./facade.ts";

/** Lille, Arras: a narrow house with a stepped gable, brick striped with stone. */
export function flanders(dice: Dice, colours?: { brick: string; paint: string }): Facade {
  const anyBrick = dice.pick(["#b4573f", "#a64d3a", "#c27a58", "#d8b277", "#8f4a40", "#cfa06a"]);
  const brick = colours?.brick ?? anyBrick;
  const stone = dice.pick(["#f0e4cd", "#e8d7b8", "#f3ead8"]);
  const bay = dice.range(1.95, 2.2);
  const storeys = [3.9, 3.4, 3.1];
  const levels = levelsOf(storeys);
  const height = levels[3] ?? 10.4;
  const rise = dice.range(3.6, 4.6);
  const steps = dice.int(4, 5);
  const joinery: Joinery = {
    colour: dice.pick(["#f8f2e4", "#2f4f45", "#27405c"]),
    columns: 2,
    rows: 2,
    transom: 0.3,
  };
  const anyPaint = dice.pick(["#27405c", "#2f5d50", "#7c2f2b", "#3b3f45", "#8a6a2e"]);
  const paint = colours?.paint ?? anyPaint;
  const awning = dice.pick(["#b1452a", "#2f5d50", "#f0b93a", "#27405c"]);
  const awned = dice.chance(0.6);
  const arch = dice.pick([0.4, 1]);
  return {
    bay,
    bays: [3, 3],
    height,
    top: height + rise,
    depth: 9,
    wall: brick,
    draw(stage, sheet, frame, bays, ends) {
      const width = bay * bays;
      drawPartyWalls(stage, sheet, frame, ends, { width, height, depth: 9, colour: brick });
      const behind = sheet.child();
      const wall = wallOn(
        stage,
        sheet,
        frame,
        width,
        height,
        steppedOutline(width, height, rise, steps),
      );
      if (!wall.visible) return;
      const roof = "#a8593f";
      slope(
        stage,
        behind,
        [
          at(wall, 0, height, -9),
          at(wall, 0, height, -0.2),
          at(wall, width / 2, height + rise - 0.4, -0.2),
          at(wall, width / 2, height + rise - 0.4, -9),
        ],
        roof,
        "tiles",
      );
      slope(
        stage,
        behind,
        [
          at(wall, width, height, -0.2),
          at(wall, width, height, -9),
          at(wall, width / 2, height + rise - 0.4, -9),
          at(wall, width / 2, height + rise - 0.4, -0.2),
        ],
        roof,
        "tiles",
      );
      render(stage, wall, brick);
      bricks(stage, wall, { u: 0, v: 0, w: width, h: height }, brick, 1.1);
      quoins(stage, wall, 0, 0, height, 1, stone, 0.55, 0.4);
      quoins(stage, wall, width, 0, height, -1, stone, 0.55, 0.4);
      copings();
      const opening = (
        storey: number,
        middle: number,
        w: number,
        h: number,
        foot = 0.55,
      ): Opening => ({
        u: middle - w / 2,
        v: (levels[storey] ?? height) + foot,
        w,
        h,
        depth: 0.2,
        arch,
      });
      for (let storey = 1; storey < 3; storey += 1) {
        const level = levels[storey] ?? 0;
        for (const lift of [0.5, 1.5, 2.5])
          panel(stage, wall.base, wall, 0, level + lift, width, 0.13, stone);
        for (let index = 0; index < bays; index += 1)
          glaze(opening(storey, bay * (index + 0.5), 1.1, (storeys[storey] ?? 3) - 1.2));
        moulding(stage, wall, level - 0.1, 0.2, 0.16, stone);
      }
      panel(stage, wall.base, wall, width * 0.16, height + rise * 0.42, width * 0.68, 0.13, stone);
      for (const side of [-0.55, 0.55]) glaze(opening(3, width / 2 + side, 0.8, 1.25, 0.5));
      glaze({ u: width / 2 - 0.3, v: height + rise * 0.6, w: 0.6, h: 0.6, depth: 0.15, arch: 1 });
      moulding(stage, wall, height - 0.1, 0.22, 0.18, stone);
      const doorAt = stage.dice.int(0, bays - 1);
      for (let index = 0; index < bays; index += 1) {
        if (index === doorAt)
          doorway(
            stage,
            wall,
            { u: bay * (index + 0.5) - 0.62, v: 0.14, w: 1.24, h: 2.8, arch: 1, depth: 0.28 },
            paint,
            stone,
          );
        else
          shopfront(
            stage,
            wall,
            { u: bay * index + 0.12, v: 0, w: bay - 0.24, h: 3.45 },
            paint,
            awned,
            awning,
          );
      }

      function glaze(hole: Opening): void {
        surround(stage, wall, hole, 0.15, stone, { keystone: stone, sill: true });
        drawWindow(stage, wall, hole, {
          joinery,
          curtain: stage.dice.pick(["none", "drapes", "half", "sheer"]),
          reveal: brick,
        });
      }

      function copings(): void {
        const steppedEdge = steppedOutline(width, height, rise, steps);
        for (let index = 2; index + 1 < steppedEdge.length; index += 1) {
          const [a, b] = [steppedEdge[index], steppedEdge[index + 1]];
          if (!a || !b || Math.abs(a[1] - b[1]) > 0.01) continue;
          const left = Math.min(a[0], b[0]) - 0.06;
          const right = Math.max(a[0], b[0]) + 0.06;
          streak(
            stage,
            wall.front,
            wall,
            [
              [left, a[1]],
              [right, a[1]],
            ],
            0.2,
            stone,
            0.05,
          );
        }
      }
    },
  };
}
