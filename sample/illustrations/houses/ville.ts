import { ashlar, bricks, quoins } from "../building/masonry.ts";
import { lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { panel } from "../engine/frame.ts";
import type { Facade } from "../facades/facade.ts";
import { townhouse } from "../facades/townhouse.ts";
import { BLOSSOMS } from "../nature/flowers.ts";

/** A house in a row, two storeys and an attic, as in the suburbs of every French town. */
export function rowHouse(dice: Dice): Facade {
  return dice.chance(0.5) ? brickRow(dice) : stoneRow(dice);
}

function brickRow(dice: Dice): Facade {
  const wall = dice.pick(["#b9634a", "#c78463", "#a9573f", "#d3a17a", "#cf9a86"]);
  const trim = dice.pick(["#f2e6d0", "#ead9ba"]);
  const paint = dice.pick(["#33506b", "#2f5d50", "#7c2f2b", "#f0e6d2", "#8a6a2e", "#5d7d8c"]);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2.2, 2.6),
    bays: [2, 3],
    storeys: [3.3, 3.1],
    window: {
      w: 1.2,
      foot: 0.75,
      gap: 0.55,
      arch: dice.pick([0.3, 0, 1]),
      joinery: { colour: "#f8f2e4", columns: 2, rows: 2, transom: 0.28 },
      curtains: ["none", "drapes", "half", "sheer"],
    },
    surround: { band: 0.16, colour: trim, keystone: true, sill: true },
    ...(dice.chance(0.4)
      ? { shutters: { colours: [paint], style: "louvred", ajar: 0.1, closed: 0.05 } }
      : {}),
    flowers: { chance: 0.4, colour: dice.pick(BLOSSOMS) },
    masonry: (stage, skin, levels) => {
      bricks(stage, skin, { u: 0, v: 0, w: skin.width, h: skin.height }, wall, 1.2);
      panel(stage, skin.base, skin, 0, 0, skin.width, 0.5, "#b9aa98");
      for (const v of [levels[1] ?? 3.3, 5.4])
        panel(stage, skin.base, skin, 0, v, skin.width, 0.14, trim);
      quoins(stage, skin, 0, 0, skin.height, 1, trim, 0.5, 0.34);
      quoins(stage, skin, skin.width, 0, skin.height, -1, trim, 0.5, 0.34);
    },
    head: "cornice",
    roof: {
      rise: 2.9,
      run: 2.8,
      overhang: 0.25,
      colour: dice.pick(["#a5543c", "#6a7078", "#8f4a3c"]),
      covering: "tiles",
    },
    chimney: wall,
    ground: { kind: "windows", paints: [paint], door: paint },
  });
}

function stoneRow(dice: Dice): Facade {
  const wall = dice.pick(["#efdfbd", "#e9d4a8", "#f3e8d4", "#e6c9a8", "#dcd4c4", "#e9d0c0"]);
  const trim = lighter(wall, 0.05);
  const paint = dice.pick(["#5d8794", "#6f8f72", "#8fa3b5", "#a8543c", "#4f6f86", "#7a8f9a"]);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2.3, 2.7),
    bays: [2, 3],
    storeys: [3.4, 3],
    window: {
      w: 1.12,
      foot: 0.7,
      gap: 0.55,
      arch: dice.pick([0, 0.25]),
      joinery: { colour: "#f8f2e4", columns: 2, rows: 3 },
      curtains: ["none", "drapes", "half", "sheer"],
    },
    surround: { band: 0.17, colour: trim, keystone: dice.chance(0.5), sill: true },
    shutters: {
      colours: [paint],
      style: dice.pick(["louvred", "braced", "panelled"]),
      ajar: 0.2,
      closed: 0.08,
    },
    flowers: { chance: 0.4, colour: dice.pick(BLOSSOMS) },
    masonry: (stage, skin, levels) => {
      ashlar(stage, skin, { u: 0, v: 0, w: skin.width, h: levels[1] ?? 3.4 }, wall, 0.45, {
        joints: true,
        strength: 0.05,
      });
      panel(stage, skin.base, skin, 0, 0, skin.width, 0.5, "#c2b6a4");
    },
    bands: { colour: trim, height: 0.16, depth: 0.08 },
    head: dice.pick(["cornice", "genoise", "eaves"]),
    roof: {
      rise: 2.2,
      run: 2.8,
      overhang: 0.35,
      colour: dice.pick(["#b9694a", "#c2764f", "#646d76"]),
      covering: "tiles",
    },
    chimney: trim,
    ground: { kind: "windows", paints: [paint], door: paint },
  });
}
