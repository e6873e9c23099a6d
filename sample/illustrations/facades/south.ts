import { ashlar, bricks, quoins, weathering } from "../building/masonry.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { panel } from "../engine/frame.ts";
import { BLOSSOMS } from "../nature/flowers.ts";
import type { Facade } from "./facade.ts";
import { townhouse } from "./townhouse.ts";

const CREAM = "#f3e8d2";

/** Marseille and Provence: coloured render, louvred shutters, génoise under Roman tiles. */
export function provence(dice: Dice): Facade {
  const wall = dice.pick([
    "#e8b766",
    "#e6a35f",
    "#dd8f6a",
    "#efcf95",
    "#e7bfa0",
    "#f0dcb4",
    "#d9a05b",
    "#e9b3a0",
  ]);
  const trim = dice.pick([CREAM, lighter(wall, 0.09)]);
  const shutters = dice.pick([
    ["#6f9aa8"],
    ["#5b8471"],
    ["#7ea3b5", "#6c93a7"],
    ["#8aa37c"],
    ["#4f7d92"],
    ["#a9788a"],
    ["#87563f"],
    ["#93b0ae"],
  ] as const);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2.5, 2.9),
    bays: [3, 4],
    storeys: [3.7, ...Array.from({ length: dice.int(2, 3) }, () => 3.15), 2.7],
    window: {
      w: 1.08,
      foot: 0.55,
      gap: 0.62,
      joinery: { colour: "#f4ecdc", columns: 2, rows: 3 },
      curtains: ["none", "none", "sheer", "drapes"],
    },
    attic: 1.2,
    surround: { band: 0.13, colour: trim, sill: true },
    shutters: {
      colours: shutters,
      style: dice.pick(["louvred", "louvred", "boards"]),
      ajar: 0.22,
      closed: 0.12,
    },
    ...(dice.chance(0.5)
      ? {
          balconies: {
            storeys: [1],
            running: false,
            depth: 0.5,
            rail: { style: "belly", colour: "#3a3f42", height: 0.95 },
          },
        }
      : {}),
    flowers: { chance: 0.22, colour: dice.pick(BLOSSOMS) },
    masonry: (stage, skin) => weathering(stage, skin, lighter(wall, 0.03), 7),
    head: "genoise",
    roof: { rise: 1.3, run: 4.5, overhang: 0.5, colour: "#c9764c", covering: "romanTiles" },
    chimney: wall,
    ground: {
      kind: dice.pick(["shops", "arches", "shops"]),
      paints: ["#5b8471", "#8f3a2b", "#3f6a80", "#b98a3a"],
      awning: dice.pick(["#b1452a", "#f0b93a", "#5b8471"]),
      door: dice.pick(["#4f6f5f", "#7a4a36", "#3f6a80"]),
    },
  });
}

/** Toulouse: rose brick, pale stone around the windows, grey-blue shutters. */
export function toulouse(dice: Dice): Facade {
  const wall = dice.pick(["#cf7f63", "#c97558", "#d68d70", "#c4694f"]);
  const trim = dice.pick(["#f0e2cb", "#ead7bc", "#f2e6d4"]);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2.6, 2.95),
    bays: [4, 5],
    storeys: [4.1, 3.6, 3.4, 2.4],
    window: {
      w: 1.2,
      foot: 0.3,
      gap: 0.72,
      arch: dice.pick([0, 0.25]),
      joinery: { colour: "#f4ecdc", columns: 2, rows: 4 },
      curtains: ["none", "drapes", "sheer", "none"],
    },
    attic: 0.95,
    surround: { band: 0.2, colour: trim, keystone: true, foot: true },
    shutters: {
      colours: dice.pick([["#7f9db0"], ["#8fa9a6"], ["#e6ddca"], ["#6b8a9c"]] as const),
      style: "louvred",
      ajar: 0.15,
      closed: 0.1,
    },
    balconies: {
      storeys: [1],
      running: dice.chance(0.5),
      depth: 0.6,
      rail: { style: dice.pick(["scrolls", "rings"]), colour: "#33383c", height: 1 },
      consoles: true,
    },
    guards: { style: "scrolls", colour: "#33383c", height: 0.85 },
    flowers: { chance: 0.14, colour: dice.pick(BLOSSOMS) },
    masonry: (stage, skin, levels) => {
      bricks(stage, skin, { u: 0, v: 0, w: skin.width, h: skin.height }, wall, 1.1);
      panel(stage, skin.base, skin, 0, (levels[1] ?? 4) - 0.35, skin.width, 0.28, trim);
      quoins(stage, skin, 0, 0, skin.height, 1, trim, 0.5, 0.5);
      quoins(stage, skin, skin.width, 0, skin.height, -1, trim, 0.5, 0.5);
    },
    head: dice.pick(["cornice", "eaves", "genoise"]),
    roof: { rise: 1.3, run: 4.5, overhang: 0.6, colour: "#c4683f", covering: "romanTiles" },
    chimney: wall,
    ground: {
      kind: dice.pick(["shops", "arches"]),
      paints: ["#3f5d6b", "#6b2f35", "#41604d", "#27405c"],
      awning: "#f0b93a",
      door: dice.pick(["#3f5d6b", "#4c6b57", "#6b4a38"]),
    },
  });
}

/** Bordeaux: blond stone, carved keystones, wrought-iron guards. */
export function bordeaux(dice: Dice): Facade {
  const wall = dice.pick(["#ecd6a5", "#e8cf9c", "#f0dfb8", "#e3c894"]);
  const trim = lighter(wall, 0.045);
  const shuttered = dice.chance(0.35);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2.7, 3),
    bays: [3, 5],
    storeys: [4.2, 4, 3.4, ...(dice.chance(0.6) ? [2.5] : [])],
    window: {
      w: 1.25,
      foot: 0.2,
      gap: 0.85,
      arch: dice.pick([0.3, 0.3, 0, 1]),
      joinery: { colour: "#f8f2e4", columns: 2, rows: 4 },
      curtains: ["none", "drapes", "sheer", "half"],
    },
    ...(dice.chance(0.5) ? { attic: 1.1 } : {}),
    surround: { band: 0.2, colour: trim, keystone: true, foot: true },
    ...(shuttered
      ? { shutters: { colours: ["#f0ead8"], style: "panelled", ajar: 0.2, closed: 0.1 } }
      : {}),
    balconies: {
      storeys: [1],
      running: dice.chance(0.4),
      depth: 0.65,
      rail: { style: "scrolls", colour: "#2f3335", height: 1 },
      consoles: true,
    },
    guards: { style: "rings", colour: "#2f3335", height: 0.85 },
    masonry: (stage, skin, levels) => {
      ashlar(stage, skin, { u: 0, v: 0, w: skin.width, h: levels[1] ?? 4 }, wall, 0.5, {
        joints: true,
        strength: 0.08,
      });
      ashlar(
        stage,
        skin,
        { u: 0, v: levels[1] ?? 4, w: skin.width, h: skin.height - (levels[1] ?? 4) },
        wall,
        0.5,
        { strength: 0.045 },
      );
      panel(stage, skin.base, skin, 0, 0, skin.width, 0.5, darker(wall, 0.08));
    },
    bands: { colour: trim, height: 0.24, depth: 0.14 },
    head: dice.pick(["cornice", "parapet"]),
    roof: {
      rise: 1.5,
      run: 4.5,
      overhang: 0.2,
      colour: dice.pick(["#b9694a", "#7d858d"]),
      covering: "tiles",
    },
    chimney: darker(wall, 0.05),
    ground: {
      kind: dice.pick(["arches", "shops", "arches"]),
      paints: ["#5a2433", "#33495c", "#41604d", "#7a5a2e"],
      awning: "#8a2f3c",
      door: dice.pick(["#5a2433", "#2f4f45", "#33495c", "#6b4a2e"]),
    },
  });
}
