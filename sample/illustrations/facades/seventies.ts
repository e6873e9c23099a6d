import { drawBalcony, type Rail, type RailStyle } from "../building/balconies.ts";
import { moulding } from "../building/masonry.ts";
import { drawWindow, type Opening } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { box, panel, streak } from "../engine/frame.ts";
import { on, type Stage } from "../engine/stage.ts";
import { render, type Wall, wallOn } from "../engine/wall.ts";
import { BLOSSOMS, drawBlooms } from "../nature/flowers.ts";
import { drawPartyWalls, type Facade } from "./facade.ts";
import { CURTAINS } from "./modern.ts";

/** A block of the seventies at its best: strong horizontals, loggias, sun blinds in warm colours. */
export function seventies(dice: Dice): Facade {
  const concrete = dice.pick(["#e6ddcb", "#ddd3c0", "#ece3d2", "#d9cdbb"]);
  const panelColour = dice.pick(["#c98a4a", "#7f9aa0", "#b5714f", "#a3a57a", "#d0a65f", "#8a9fae"]);
  const blinds = dice.pick([
    ["#e08a3c", "#f0b93a", "#d9603a"],
    ["#4f86a0", "#f0e4cc", "#e0a93a"],
    ["#c9573a", "#f3e6cc", "#e2a35a"],
    ["#6f9a7a", "#f0b93a", "#f3e6cc"],
  ] as const);
  const bay = dice.range(3.1, 3.4);
  const floors = dice.int(5, 7);
  const storey = 2.75;
  const height = storey * (floors + 1) + 0.7;
  const curved = dice.chance(0.4);
  const rail: Rail = {
    style: dice.pick<readonly [RailStyle, ...RailStyle[]]>(["solid", "bars", "slats"]),
    colour: dice.pick([concrete, panelColour, "#f3ead8"]),
    height: 0.98,
  };
  return {
    bay,
    bays: [5, 6],
    height,
    top: height + 1.4,
    depth: 12,
    wall: concrete,
    draw(stage, sheet, frame, bays, ends) {
      const width = bay * bays;
      drawPartyWalls(stage, sheet, frame, ends, { width, height, depth: 12, colour: concrete });
      const painter = on(stage, { dice: stage.dice.fork("seventies") });
      box(
        painter,
        sheet,
        frame,
        { u: width * 0.38, v: height, d: -6, w: 3.4, h: 1.9, t: 3 },
        darker(concrete, 0.04),
      );
      const skin = wallOn(painter, sheet, frame, width, height);
      if (!skin.visible) return;
      render(painter, skin, concrete);
      for (let floor = 0; floor <= floors; floor += 1) {
        const foot = floor * storey + 0.3;
        for (let index = 0; index < bays; index += 1) {
          const left = bay * index;
          if (floor === 0) {
            panel(painter, skin.base, skin, left, 0, bay, storey, darker(concrete, 0.1));
            const glass: Opening = { u: left + 0.35, v: 0.2, w: bay - 0.7, h: 2.15, depth: 0.7 };
            drawWindow(painter, skin, glass, {
              joinery: { colour: "#4a4f50", columns: 3, rows: 1 },
              reveal: panelColour,
              curtain: "none",
            });
            continue;
          }
          const loggia = (index + (curved ? floor : 0)) % 3 !== 0;
          if (loggia) loggiaBay(painter, skin, left, foot);
          else plainBay(painter, skin, left, foot);
        }
        if (floor > 0) moulding(painter, skin, foot - 0.3, 0.26, 0.18, lighter(concrete, 0.03));
      }
      moulding(painter, skin, height - 0.35, 0.5, 0.3, lighter(concrete, 0.02));
    },
  };

  function loggiaBay(stage: Stage, skin: Wall, left: number, foot: number): void {
    const { dice } = stage;
    const opening: Opening = {
      u: left + 0.12,
      v: foot - 0.04,
      w: bay - 0.24,
      h: storey - 0.26,
      depth: 0.95,
    };
    drawWindow(stage, skin, opening, {
      joinery: { colour: "#efe7d6", columns: 3, rows: 1, bar: 0.06 },
      curtain: dice.pick(CURTAINS),
      reveal: concrete,
    });
    if (dice.chance(0.5)) {
      const drop = dice.range(0.5, 1.3);
      const colour = dice.pick(blinds);
      for (let stripe = 0; stripe < 8; stripe += 1) {
        const w = (bay - 0.3) / 8;
        panel(
          stage,
          skin.front,
          skin,
          left + 0.15 + w * stripe,
          foot + storey - 0.34 - drop,
          w,
          drop,
          stripe % 2 ? lighter(colour, 0.08) : colour,
          0.06,
        );
      }
    }
    drawBalcony(stage, skin, {
      u: left + 0.05,
      v: foot,
      w: bay - 0.1,
      depth: 0.55,
      rail,
      slab: lighter(concrete, 0.03),
      thickness: 0.14,
    });
    if (dice.chance(0.4))
      drawBlooms(
        stage,
        skin.front,
        skin,
        left + 0.2,
        foot + 0.8,
        0.58,
        bay * dice.range(0.35, 0.8),
        0.42,
        dice.pick(BLOSSOMS),
      );
  }

  function plainBay(stage: Stage, skin: Wall, left: number, foot: number): void {
    const { dice } = stage;
    panel(stage, skin.base, skin, left + 0.1, foot, bay - 0.2, storey - 0.3, panelColour);
    for (let u = 0.3; u < bay - 0.2; u += 0.3)
      streak(
        stage,
        skin.base,
        skin,
        [
          [left + u, foot],
          [left + u, foot + storey - 0.3],
        ],
        0.03,
        darker(panelColour, 0.05),
      );
    const opening: Opening = { u: left + 0.55, v: foot + 0.75, w: bay - 1.1, h: 1.45, depth: 0.15 };
    drawWindow(stage, skin, opening, {
      joinery: { colour: "#f4ecdc", columns: 2, rows: 1 },
      curtain: dice.pick(CURTAINS),
      reveal: panelColour,
    });
    if (dice.chance(0.35))
      panel(
        stage,
        skin.front,
        skin,
        opening.u - 0.05,
        opening.v + opening.h * 0.45,
        opening.w + 0.1,
        opening.h * 0.58,
        dice.pick(blinds),
        0.05,
      );
  }
}
