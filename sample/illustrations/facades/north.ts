import { ashlar, bricks, quoins, weathering } from "../building/masonry.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { panel } from "../engine/frame.ts";
import { BLOSSOMS } from "../nature/flowers.ts";
import type { Facade } from "./facade.ts";
import { townhouse } from "./townhouse.ts";

/** Lyon, slopes of the Croix-Rousse: very tall windows made for looms, washed colours, slatted blinds. */
export function lyon(dice: Dice): Facade {
  const wall = dice.pick([
    "#e6b48a",
    "#ecc99a",
    "#d99a78",
    "#eed9b4",
    "#dfa98f",
    "#e2bd93",
    "#cfae8c",
  ]);
  const trim = dice.pick(["#f1e6d0", lighter(wall, 0.08)]);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2.2, 2.45),
    bays: [4, 6],
    storeys: [4, ...Array.from({ length: dice.int(3, 4) }, () => 3.95)],
    window: {
      w: 1.25,
      foot: 0.45,
      gap: 0.62,
      joinery: { colour: dice.pick(["#f5eee0", "#d9d2c2"]), columns: 2, rows: 6, bar: 0.05 },
      curtains: ["none", "none", "half", "blind", "sheer"],
    },
    surround: { band: 0.16, colour: trim, sill: true },
    ...(dice.chance(0.45)
      ? {
          shutters: {
            colours: dice.pick([["#8a9a8a"], ["#7c6a5a"], ["#7a93a0"]] as const),
            style: "louvred",
            ajar: 0,
            closed: 0,
          },
        }
      : {}),
    guards: { style: dice.pick(["bars", "cross"]), colour: "#3a3f42", height: 0.5 },
    flowers: { chance: 0.12, colour: dice.pick(BLOSSOMS) },
    masonry: (stage, skin, levels) => {
      weathering(stage, skin, lighter(wall, 0.025), 8);
      ashlar(stage, skin, { u: 0, v: 0, w: skin.width, h: (levels[1] ?? 4) - 0.3 }, trim, 0.55, {
        strength: 0.08,
      });
    },
    bands: { colour: trim, height: 0.14, depth: 0.08 },
    head: "eaves",
    roof: { rise: 1.4, run: 4.5, overhang: 0.8, colour: "#b9694a", covering: "romanTiles" },
    chimney: darker(wall, 0.06),
    ground: {
      kind: dice.pick(["arches", "shops"]),
      paints: ["#3f5d50", "#7c2f2b", "#38506b", "#8a6a2e"],
      awning: dice.pick(["#b1452a", "#3f6a55"]),
      door: dice.pick(["#6b4a38", "#3f5d50", "#38506b"]),
    },
  });
}

/** Rennes, Nantes and the west outside the timbered streets: granite and tuffeau, sober grey-blue. */
export function western(dice: Dice): Facade {
  const wall = dice.pick(["#e9e0cf", "#dcd6c8", "#efe7d6", "#d9cfc0"]);
  const trim = dice.pick(["#c9beb0", "#b8afa6", "#d5cab9"]);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2.5, 2.8),
    bays: [4, 5],
    storeys: [3.9, 3.5, 3.3, 3],
    window: {
      w: 1.15,
      foot: 0.4,
      gap: 0.7,
      arch: dice.pick([0.25, 0.25, 0]),
      joinery: { colour: "#fbf7ee", columns: 2, rows: 4 },
      curtains: ["none", "drapes", "sheer", "half"],
    },
    surround: { band: 0.19, colour: trim, keystone: true, sill: true },
    ...(dice.chance(0.5)
      ? {
          shutters: {
            colours: dice.pick([["#5c7d92"], ["#8397a0"], ["#4f6f6a"]] as const),
            style: "braced",
            ajar: 0.1,
            closed: 0.05,
          },
        }
      : {}),
    guards: { style: "scrolls", colour: "#34393d", height: 0.55 },
    flowers: { chance: 0.15, colour: dice.pick(BLOSSOMS) },
    masonry: (stage, skin, levels) => {
      quoins(stage, skin, 0, 0, skin.height, 1, trim);
      quoins(stage, skin, skin.width, 0, skin.height, -1, trim);
      ashlar(stage, skin, { u: 0, v: 0, w: skin.width, h: (levels[1] ?? 4) - 0.25 }, trim, 0.5, {
        joints: true,
        strength: 0.07,
      });
    },
    bands: { colour: trim, height: 0.2, depth: 0.1 },
    head: "cornice",
    roof: {
      rise: 3.4,
      run: 3,
      overhang: 0.2,
      colour: dice.pick(["#5d6a78", "#667382", "#54616e"]),
      covering: "slate",
    },
    chimney: trim,
    ground: {
      kind: dice.pick(["shops", "arches"]),
      paints: ["#28506b", "#7c2f2b", "#2f5d50", "#41464f"],
      awning: dice.pick(["#1b557a", "#b1452a"]),
      door: dice.pick(["#28506b", "#2f5d50", "#7c2f2b"]),
    },
  });
}

/** Lille and the north: red brick banded with white stone, tall gables facing the street. */
export function lilleRow(dice: Dice): Facade {
  const wall = dice.pick(["#b4573f", "#a64d3a", "#bf6a4c", "#9c4a3c", "#c27a58"]);
  const trim = dice.pick(["#f0e4cd", "#e8d7b8", "#f3ead8"]);
  return townhouse({
    wall,
    trim,
    bay: dice.range(2, 2.25),
    bays: [3, 4],
    storeys: [4, 3.6, 3.3, 2.9],
    window: {
      w: 1.15,
      foot: 0.5,
      gap: 0.7,
      arch: dice.pick([0.35, 1, 0.35]),
      joinery: {
        colour: dice.pick(["#f8f2e4", "#2f4f45", "#33495c"]),
        columns: 2,
        rows: 2,
        transom: 0.3,
      },
      curtains: ["none", "drapes", "half", "sheer"],
    },
    surround: { band: 0.17, colour: trim, keystone: true, sill: true },
    ...(dice.chance(0.4)
      ? {
          balconies: {
            storeys: [1],
            running: false,
            depth: 0.5,
            rail: { style: "scrolls", colour: "#2c3234", height: 0.95 },
            consoles: true,
          },
        }
      : {}),
    flowers: { chance: 0.12, colour: dice.pick(BLOSSOMS) },
    masonry: (stage, skin, levels) => {
      bricks(stage, skin, { u: 0, v: 0, w: skin.width, h: skin.height }, wall, 1.2);
      for (const level of levels.slice(1, -1)) {
        for (const rise of [0.75, 1.9, 2.35])
          panel(stage, skin.base, skin, 0, level + rise, skin.width, 0.12, trim);
      }
      quoins(stage, skin, 0, 0, skin.height, 1, trim, 0.55, 0.42);
      quoins(stage, skin, skin.width, 0, skin.height, -1, trim, 0.55, 0.42);
    },
    bands: { colour: trim, height: 0.2, depth: 0.16 },
    head: "cornice",
    roof: {
      rise: 3.2,
      run: 3,
      overhang: 0.2,
      colour: dice.pick(["#9c5a44", "#5f6770"]),
      covering: "tiles",
    },
    chimney: wall,
    ground: {
      kind: "shops",
      paints: ["#27405c", "#2f5d50", "#7c2f2b", "#3b3f45"],
      awning: dice.pick(["#2f5d50", "#b1452a", "#f0b93a"]),
      door: dice.pick(["#2f5d50", "#27405c", "#6b2f35"]),
    },
  });
}
