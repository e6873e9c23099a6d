import { drawRail } from "../building/balconies.ts";
import { doorway } from "../building/groundfloor.ts";
import { moulding, quoins, rubble, timbers, weathering } from "../building/masonry.ts";
import { drawVolume, type Volume } from "../building/volumes.ts";
import type { Joinery } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { box, panel, within } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import { castSolid, type Wall } from "../engine/wall.ts";
import { BLOSSOMS, drawBlooms, drawClimber } from "../nature/flowers.ts";
import type { House } from "./house.ts";
import { casement, casements, type Dress, pergola, ridgeStack } from "./parts.ts";

const WHITE: Joinery = { colour: "#f8f1e2", columns: 2, rows: 3, bar: 0.05 };

/** Provence: stacked volumes of stone or ochre, Roman tiles, soft shutters, a pergola. */
export function mas(dice: Dice): House {
  const rough = dice.chance(0.5);
  const wall = rough
    ? dice.pick(["#dcc7a0", "#e3d0ac"])
    : dice.pick(["#e9c48c", "#efd3a5", "#e2ae80", "#f1dfbf", "#e8b892"]);
  const trim = lighter(wall, 0.07);
  const paint = dice.pick([
    "#8f9fc0",
    "#7fa0a8",
    "#86a58a",
    "#a79bb8",
    "#6f94a5",
    "#93ad9a",
    "#b0705a",
  ]);
  const tiles = dice.pick(["#c9764c", "#cf8459", "#bd6c47"]);
  const width = dice.range(8.5, 10);
  const height = 5.7;
  const dress: Dress = {
    joinery: WHITE,
    reveal: trim,
    ...(rough ? {} : { ring: { band: 0.12, colour: trim } }),
    shutters: { colour: paint, style: dice.pick(["louvred", "boards", "braced"]), ajar: 0.25 },
    flowers: { chance: 0.25, colour: dice.pick(BLOSSOMS) },
  };
  const door = width * 0.32;
  const shaded = dice.chance(0.7);
  const vine = dice.chance(0.5);
  const flower = dice.pick(["#9a86c0", "#cf4672", "#f0bd3c"]);
  return {
    width: width + 5,
    depth: 7.4,
    top: height + 2.6,
    door,
    setting: {
      backdrop: dice.pick(["hills", "vines", "hills"]),
      behind: ["cypress", "pine", "cypress"],
      beside: dice.pick([
        ["olive", "cypress"],
        ["plane", "olive"],
        ["pine", "cypress"],
      ]),
      lawn: dice.pick(["#c9bd80", "#b8b878", "#c4b27a"]),
      path: "gravel",
      fence: dice.pick(["stone", "none", "stone"]),
      flowers: "lavender",
    },
    draw(stage, sheet, shade, frame) {
      const roof = {
        rise: 1.5,
        overhang: 0.32,
        colour: tiles,
        covering: "romanTiles" as const,
        kind: "along" as const,
      };
      const main: Volume = { frame, width, depth: 7.4, height, wall, roof };
      const wing: Volume = {
        frame: within(frame, width - 0.05, 0, -1.2),
        width: 5,
        depth: 5.4,
        height: 3.1,
        wall,
        roof: { ...roof, rise: 1.15 },
      };
      const skin = (face: Wall) => {
        if (rough)
          rubble(
            stage,
            face,
            { u: 0, v: 0, w: face.width, h: face.height },
            [darker(wall, 0.03), lighter(wall, 0.03), darker(wall, 0.06)],
            0.32,
            0.6,
          );
        else weathering(stage, face, lighter(wall, 0.03), 7);
      };
      const genoise = (face: Wall) => {
        for (const [row, depth] of [0.12, 0.24].entries())
          moulding(stage, face, face.height - 0.3 + row * 0.15, 0.13, depth, row ? trim : tiles);
      };
      drawVolume(stage, sheet, shade, wing, {
        skin,
        shadedBy: [main],
        front: (face) => {
          casement(
            stage,
            face,
            { u: 1.2, v: 0.1, w: 2.4, h: 2.3, arch: 0.9 },
            {
              ...dress,
              joinery: { ...WHITE, colour: paint },
              shutters: undefined,
              ring: { band: 0.18, colour: trim, sill: false },
              flowers: undefined,
            },
          );
          genoise(face);
        },
      });
      ridgeStack(stage, sheet, frame, width * 0.74, height + 1.5, -3.7, wall, 0.8);
      drawVolume(stage, sheet, shade, main, {
        skin,
        front: (face) => {
          doorway(
            stage,
            face,
            { u: door - 0.58, v: 0.1, w: 1.16, h: 2.3, arch: 0.9, depth: 0.3 },
            paint,
            trim,
            { leaves: 1 },
          );
          casements(
            stage,
            face,
            [door + 2.6, door + 5].filter((u) => u < width - 1.1),
            0.8,
            1.1,
            1.5,
            dress,
          );
          casements(
            stage,
            face,
            [door, door + 2.6, door + 5].filter((u) => u < width - 1.1),
            3.5,
            1.05,
            1.4,
            dress,
          );
          genoise(face);
          if (vine)
            drawClimber(
              stage,
              face.front,
              face,
              [
                [0.4, 0.1],
                [0.5, 2.7],
                [door + 1.4, 3],
                [width * 0.62, 2.9],
              ],
              0.42,
              "#7d9a58",
              flower,
            );
        },
        left: (face) => casements(stage, face, [2.4, 5], 3.5, 0.9, 1.2, dress),
        right: (face) => casements(stage, face, [1.9, 5.2], 3.7, 0.9, 1.2, dress),
      });
      if (shaded)
        pergola(stage, sheet, shade, frame, door + 1.2, width - door - 1.4, 2.8, 2.7, "#8a6a4e");
    },
  };
}

/** Basque country: white walls, oxblood timber and shutters, a wide uneven gable. */
export function basque(dice: Dice): House {
  const red = dice.pick(["#9c2f2b", "#8e2a2a", "#2f5b46", "#a33a2c"]);
  const white = "#f9f4e8";
  const stone = "#d9c4a6";
  const width = dice.range(9.5, 11.5);
  const height = 5.3;
  const rise = 2.5;
  const ridge = dice.pick([0.5, 0.42, 0.58]);
  const dress: Dress = {
    joinery: WHITE,
    reveal: white,
    ring: { band: 0.13, colour: stone },
    shutters: { colour: red, style: dice.pick(["boards", "louvred"]) },
    flowers: { chance: 0.55, colour: "#d8402f" },
  };
  const door = width / 2;
  return {
    width,
    depth: 8.5,
    top: height + rise + 0.8,
    door,
    setting: {
      backdrop: dice.pick(["mountains", "hills", "hills"]),
      behind: ["oak", "plane", "lime"],
      beside: ["plane", "oak", "palm"],
      lawn: "#83aa5c",
      path: dice.pick(["flags", "gravel"]),
      fence: dice.pick(["white", "none", "hedge"]),
      flowers: "hydrangeas",
    },
    draw(stage, sheet, shade, frame) {
      const main: Volume = {
        frame,
        width,
        depth: 8.5,
        height,
        wall: white,
        roof: {
          kind: "across",
          rise,
          overhang: 0.95,
          colour: dice.pick(["#c26a45", "#b85f3e"]),
          covering: "romanTiles",
          board: red,
          ridge,
          edge: 0.22,
        },
      };
      const halfTimber = (face: Wall) => {
        quoins(stage, face, 0, 0, 2.7, 1, stone, 0.45, 0.7);
        quoins(stage, face, face.width, 0, 2.7, -1, stone, 0.45, 0.7);
        const beams: [P2, P2, number][] = [
          [[0, 2.75], [face.width, 2.75], 0.24],
          [[0, height - 0.05], [face.width, height - 0.05], 0.22],
        ];
        for (let u = 0.12; u <= face.width; u += 0.72) beams.push([[u, 2.75], [u, height], 0.16]);
        if (face.outline.length === 5) {
          const peak = width * ridge;
          for (let u = 0.84; u < face.width - 0.5; u += 0.72) {
            const limit = u < peak ? (u / peak) * rise : ((width - u) / (width - peak)) * rise;
            beams.push([[u, height], [u, height + limit * 0.96], 0.14]);
          }
        }
        timbers(stage, face, beams, red);
      };
      drawVolume(stage, sheet, shade, main, {
        skin: halfTimber,
        front: (face) => {
          doorway(
            stage,
            face,
            { u: door - 0.85, v: 0.1, w: 1.7, h: 2.35, arch: 0.9, depth: 0.4 },
            red,
            stone,
          );
          casements(stage, face, [door - 3.1, door + 3.1], 0.8, 1.05, 1.4, dress);
          casements(stage, face, [door - 3.1, door, door + 3.1], 3.35, 1.05, 1.4, dress);
          casement(
            stage,
            face,
            { u: width * ridge - 0.45, v: height + 0.6, w: 0.9, h: 1 },
            { ...dress, ring: undefined },
          );
          if (dice.chance(0.6)) {
            const slab = { u: door - 1.4, v: 3.1, d: 0, w: 2.8, h: 0.14, t: 0.95 };
            castSolid(stage, face, slab);
            box(stage, face.front, face, slab, red);
            drawRail(stage, face.front, face, door - 1.4, 3.24, 2.8, 0.92, {
              style: "bars",
              colour: red,
              height: 0.9,
            });
            drawBlooms(stage, face.front, face, door - 1.3, 3.9, 0.98, 2.6, 0.45, "#d8402f");
          }
        },
        left: (face) => casements(stage, face, [2, 5.5], 3.35, 1, 1.3, dress),
        right: (face) => casements(stage, face, [2.5, 6], 3.35, 1, 1.3, dress),
      });
    },
  };
}

/** Overseas: painted boards, a metal roof on four slopes, a veranda with cut-out fringes. */
export function creole(dice: Dice): House {
  const wall = dice.pick(["#f6e6b8", "#bfdccf", "#f3c9b4", "#fbf6ea", "#b9d6e2"]);
  const trim = "#fdfaf0";
  const roof = dice.pick(["#b1452a", "#8f4a3f", "#7f9aa0", "#c9603c"]);
  const paint = dice.pick(["#2f7d7a", "#b1452a", "#2f6d96", "#d9923a", "#4f8a5c"]);
  const width = dice.range(9.5, 11.5);
  const dress: Dress = {
    joinery: { ...WHITE, rows: 2 },
    reveal: trim,
    ring: { band: 0.1, colour: trim },
    shutters: { colour: paint, style: "louvred" },
    curtains: ["none", "sheer"],
  };
  const door = width / 2;
  return {
    width,
    depth: 8,
    top: 7,
    door,
    setting: {
      backdrop: dice.pick(["sea", "hills"]),
      behind: ["palm", "palm", "oak"],
      beside: ["palm", "palm", "shrub"],
      lawn: "#7fae5c",
      path: "gravel",
      fence: dice.pick(["picket", "none", "hedge"]),
      flowers: "beds",
    },
    draw(stage, sheet, shade, frame) {
      const core: Volume = {
        frame: within(frame, 0, 0, -2),
        width,
        depth: 6,
        height: 3.4,
        wall,
        roof: {
          kind: "hip",
          rise: 2.6,
          overhang: 0.3,
          colour: roof,
          covering: "zinc",
          board: trim,
        },
      };
      const boards = (face: Wall) => {
        for (let v = 0.25; v < face.height; v += 0.25)
          panel(stage, face.base, face, 0, v, face.width, 0.025, darker(wall, 0.05));
      };
      drawVolume(stage, sheet, shade, core, {
        skin: boards,
        front: (face) => {
          casements(
            stage,
            face,
            [1.4, 3.2, width - 3.2, width - 1.4].filter((u) => Math.abs(u - door) > 1.2),
            0.6,
            0.95,
            1.9,
            dress,
          );
          doorway(
            stage,
            face,
            { u: door - 0.65, v: 0.2, w: 1.3, h: 2.4, depth: 0.15 },
            paint,
            trim,
            { glazed: true },
          );
        },
        left: (face) => casements(stage, face, [1.6, 4.2], 0.8, 0.9, 1.7, dress),
        right: (face) => casements(stage, face, [1.6, 4.2], 0.8, 0.9, 1.7, dress),
      });
      const porch: Volume = {
        frame: within(frame, -0.3, 2.75, 0),
        width: width + 0.6,
        depth: 2.2,
        height: 0.05,
        wall,
        roof: {
          kind: "lean",
          rise: 0.75,
          overhang: 0.25,
          colour: lighter(roof, 0.02),
          covering: "zinc",
          board: trim,
        },
      };
      box(stage, sheet, frame, { u: -0.3, v: 0, d: -2, w: width + 0.6, h: 0.2, t: 2.1 }, "#d9c4a6");
      for (let index = 0; index <= 4; index += 1)
        box(
          stage,
          sheet,
          frame,
          { u: ((width - 0.2) * index) / 4, v: 0.2, d: -0.2, w: 0.16, h: 2.6, t: 0.16 },
          trim,
        );
      drawRail(stage, sheet, frame, 0, 0.2, door - 1, -0.1, {
        style: "cross",
        colour: trim,
        height: 0.85,
      });
      drawRail(stage, sheet, frame, door + 1, 0.2, width - door - 1, -0.1, {
        style: "cross",
        colour: trim,
        height: 0.85,
      });
      drawVolume(stage, sheet, shade, porch, {});
      for (let u = -0.2; u < width + 0.3; u += 0.3)
        box(stage, sheet, frame, { u, v: 2.42, d: 0.24, w: 0.18, h: 0.2, t: 0.02 }, trim);
    },
  };
}
