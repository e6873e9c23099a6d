import { doorway } from "../building/groundfloor.ts";
import { ashlar, quoins, rubble, timbers } from "../building/masonry.ts";
import { drawVolume, type Volume } from "../building/volumes.ts";
import type { Joinery } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { panel, within } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Wall } from "../engine/wall.ts";
import { BLOSSOMS } from "../nature/flowers.ts";
import type { House } from "./house.ts";
import { casement, casements, type Dress, dormers, ridgeStack } from "./parts.ts";

const WHITE: Joinery = { colour: "#fbf7ec", columns: 2, rows: 3, bar: 0.05 };

/** Brittany: granite or limewash, steep slate, a chimney on each gable. */
export function breton(dice: Dice): House {
  const washed = dice.chance(0.45);
  const granite = ["#b9ada0", "#a79c92", "#c6b9a8", "#97908a", "#bfae98"] as const;
  const wall = washed
    ? dice.pick(["#f4efe4", "#efe6d6"])
    : dice.pick(["#b9aea1", "#c2b5a4", "#aaa198"]);
  const stone = washed ? "#a89e94" : "#d2c7b7";
  const slate = dice.pick(["#56636f", "#4f5b69", "#616c78"]);
  const blue = dice.pick(["#2f6d96", "#4b87a8", "#27557a", "#6f9a8a", "#7c2f33", "#3f7f8c"]);
  const upper = dice.chance(0.45);
  const width = dice.range(9.5, 12);
  const height = upper ? 5.4 : 3.1;
  const rise = 3.7;
  const dress: Dress = {
    joinery: WHITE,
    reveal: stone,
    ring: { band: 0.17, colour: stone },
    shutters: { colour: blue, style: dice.pick(["braced", "boards"]) },
    flowers: { chance: 0.3, colour: dice.pick(BLOSSOMS) },
  };
  const door = width * dice.pick([0.38, 0.5, 0.6]);
  return {
    width,
    depth: 6.6,
    top: height + rise + 1.4,
    door,
    setting: {
      backdrop: dice.pick(["sea", "sea", "treeline"]),
      behind: ["pine", "oak", "lime"],
      beside: ["pine", "oak", "shrub"],
      lawn: dice.pick(["#8fae63", "#86a562"]),
      path: dice.pick(["gravel", "flags"]),
      fence: dice.pick(["stone", "stone", "white", "hedge"]),
      flowers: "hydrangeas",
    },
    draw(stage, sheet, shade, frame) {
      const volume: Volume = {
        frame,
        width,
        depth: 6.6,
        height,
        wall,
        roof: {
          kind: "along",
          rise,
          overhang: 0.12,
          colour: slate,
          covering: "slate",
          board: stone,
        },
      };
      const skin = (face: Wall) => {
        if (!washed)
          rubble(stage, face, { u: 0, v: 0, w: face.width, h: face.height }, granite, 0.34, 0.72);
        else panel(stage, face.base, face, 0, 0, face.width, 0.45, "#cfc6b8");
        quoins(stage, face, 0, 0, face.height, 1, stone);
        quoins(stage, face, face.width, 0, face.height, -1, stone);
      };
      for (const u of [0.42, width - 0.42])
        ridgeStack(stage, sheet, frame, u, height + rise, -3.3, stone, 1.2);
      let front: Wall | undefined;
      drawVolume(stage, sheet, shade, volume, {
        skin,
        front: (face) => {
          front = face;
          doorway(
            stage,
            face,
            { u: door - 0.55, v: 0.12, w: 1.1, h: 2.2, arch: dice.pick([0, 0.5, 1]), depth: 0.3 },
            blue,
            stone,
            { leaves: 1 },
          );
          const middles = [door - 2.9, door + 2.9, door + 5.6, door - 5.6].filter(
            (u) => u > 1.3 && u < width - 1.3,
          );
          casements(stage, face, middles, 0.95, 1.05, 1.35, dress);
          if (upper) casements(stage, face, [door, ...middles], 3.4, 1, 1.3, dress);
        },
        left: (face) =>
          casement(
            stage,
            face,
            { u: 2.8, v: height - 0.6, w: 0.8, h: 1.1 },
            { ...dress, shutters: undefined },
          ),
        right: (face) =>
          casement(
            stage,
            face,
            { u: 2.8, v: height - 0.6, w: 0.8, h: 1.1 },
            { ...dress, shutters: undefined },
          ),
      });
      const row = upper ? [door - 2.9, door + 2.9] : [door - 2.9, door, door + 2.9];
      if (front)
        dormers(
          stage,
          sheet,
          front,
          row.filter((u) => u > 1.4 && u < width - 1.4),
          {
            cheek: slate,
            face: stone,
            roof: slate,
            joinery: { ...WHITE, rows: 2 },
            slope: rise / 3.3,
            lift: 0.3,
          },
        );
    },
  };
}

/** A long low farmhouse: Anjou, Maine, Touraine, the Loire. */
export function longere(dice: Dice): House {
  const wall = dice.pick(["#efe3c8", "#e6d7b8", "#d9c6a2", "#f0e8d6"]);
  const stone = dice.pick(["#f4ead6", "#d6c2a0", "#c9765a"]);
  const slate = dice.chance(0.6);
  const roof = slate ? dice.pick(["#5c6873", "#66717b"]) : dice.pick(["#b0684a", "#a55c42"]);
  const paint = dice.pick(["#6f93a8", "#7f9a7a", "#8fa6b0", "#a8543c", "#5d7d6c"]);
  const width = dice.range(14.5, 17);
  const height = 2.9;
  const rise = 3.3;
  const dress: Dress = {
    joinery: WHITE,
    reveal: stone,
    ring: { band: 0.16, colour: stone },
    shutters: { colour: paint, style: "braced" },
    flowers: { chance: 0.3, colour: dice.pick(BLOSSOMS) },
  };
  const door = width * 0.42;
  return {
    width,
    depth: 6.4,
    top: height + rise + 1.2,
    door,
    setting: {
      backdrop: dice.pick(["treeline", "hills", "village"]),
      behind: ["oak", "poplar", "lime"],
      beside: ["lime", "blossom", "oak", "birch"],
      lawn: dice.pick(["#93b066", "#9db56c"]),
      path: dice.pick(["gravel", "drive"]),
      fence: dice.pick(["hedge", "stone", "none"]),
      flowers: dice.pick(["beds", "hollyhocks", "hydrangeas"]),
    },
    draw(stage, sheet, shade, frame) {
      const volume: Volume = {
        frame,
        width,
        depth: 6.4,
        height,
        wall,
        roof: {
          kind: "along",
          rise,
          overhang: 0.22,
          colour: roof,
          covering: slate ? "slate" : "tiles",
        },
      };
      ridgeStack(stage, sheet, frame, width - 0.5, height + rise, -3.2, stone, 1);
      ridgeStack(stage, sheet, frame, width * 0.36, height + rise, -3.2, "#b5674c", 1);
      let front: Wall | undefined;
      drawVolume(stage, sheet, shade, volume, {
        skin: (face) => {
          if (dice.chance(0.5))
            rubble(
              stage,
              face,
              { u: 0, v: 0, w: face.width, h: face.height },
              [darker(wall, 0.03), lighter(wall, 0.02), darker(wall, 0.06)],
              0.3,
              0.42,
            );
          quoins(stage, face, 0, 0, face.height, 1, stone);
          quoins(stage, face, face.width, 0, face.height, -1, stone);
        },
        front: (face) => {
          front = face;
          doorway(
            stage,
            face,
            { u: door - 0.55, v: 0.1, w: 1.1, h: 2.15, depth: 0.28 },
            paint,
            stone,
            { leaves: 1, glazed: true },
          );
          casements(
            stage,
            face,
            [1.6, door - 2.5, door + 2.4].filter((u) => u > 1 && u < width - 5),
            0.95,
            1,
            1.3,
            dress,
          );
          // The old barn door, glazed now.
          const barn = { u: width - 4.6, v: 0.1, w: 2.5, h: 2.4, arch: 0.35 };
          casement(stage, face, barn, {
            ...dress,
            joinery: { ...WHITE, columns: 4, rows: 2, colour: paint },
            shutters: undefined,
            flowers: undefined,
          });
        },
        left: (face) =>
          casement(
            stage,
            face,
            { u: 2.7, v: 2.6, w: 0.85, h: 1.1 },
            { ...dress, shutters: undefined },
          ),
        right: (face) =>
          casement(
            stage,
            face,
            { u: 2.7, v: 2.6, w: 0.85, h: 1.1 },
            { ...dress, shutters: undefined },
          ),
      });
      if (front)
        dormers(stage, sheet, front, [door - 2.5, door + 2.4, width - 3.4], {
          cheek: roof,
          face: stone,
          roof,
          joinery: { ...WHITE, rows: 2 },
          slope: rise / 3.2,
          lift: 0.35,
          hat: dice.pick(["gable", "hip"]),
        });
    },
  };
}

/** Normandy: close-set upright timbers on a brick base, under thatch or steep tiles. */
export function normand(dice: Dice): House {
  const thatch = dice.chance(0.4);
  const plaster = dice.pick(["#f4ead4", "#efe2c6", "#f3e6d0", "#e9d3ae"]);
  const timber = dice.pick(["#5f4534", "#6e4f3a", "#8a4a38", "#4f5f55"]);
  const roof = thatch ? "#a58b62" : dice.pick(["#9c5a44", "#8a5242", "#6a6f74"]);
  const width = dice.range(10.5, 13);
  const height = 4.9;
  const rise = 4.4;
  const dress: Dress = {
    joinery: { ...WHITE, rows: 3 },
    reveal: timber,
    flowers: { chance: 0.6, colour: dice.pick(BLOSSOMS) },
  };
  const door = width * dice.pick([0.4, 0.55]);
  const middles = [1.7, door - 2.6, door + 2.4, width - 1.7].filter(
    (u, index, all) => all.findIndex((other) => Math.abs(other - u) < 1.6) === index,
  );
  return {
    width,
    depth: 6.8,
    top: height + rise + 1,
    door,
    setting: {
      backdrop: dice.pick(["treeline", "hills", "sea"]),
      behind: ["oak", "lime", "poplar"],
      beside: ["blossom", "blossom", "oak"],
      lawn: "#8db062",
      path: "flags",
      fence: dice.pick(["picket", "hedge", "none"]),
      flowers: dice.pick(["hydrangeas", "hollyhocks", "beds"]),
    },
    draw(stage, sheet, shade, frame) {
      const volume: Volume = {
        frame,
        width,
        depth: 6.8,
        height,
        wall: plaster,
        roof: {
          kind: "along",
          rise,
          overhang: thatch ? 0.55 : 0.4,
          colour: roof,
          covering: thatch ? "thatch" : "tiles",
          edge: thatch ? 0.38 : 0.16,
          board: thatch ? "#8d744e" : timber,
        },
      };
      ridgeStack(stage, sheet, frame, width * 0.25, height + rise, -3.4, "#a8583f", 1.1);
      let front: Wall | undefined;
      const frameWork = (face: Wall) => {
        panel(stage, face.base, face, 0, 0, face.width, 0.7, "#b0684e");
        ashlar(stage, face, { u: 0, v: 0, w: face.width, h: 0.7 }, "#b0684e", 0.16, {
          strength: 0.06,
        });
        const beams: [P2, P2, number][] = [];
        for (let u = 0.12; u < face.width; u += 0.62)
          beams.push([[u, 0.7], [u, face.height], 0.15]);
        for (const v of [0.76, 2.75, face.height - 0.1]) beams.push([[0, v], [face.width, v], 0.2]);
        for (const u of [0.1, face.width * 0.5, face.width - 1.4])
          beams.push([[u, 2.85], [u + 1.2, face.height - 0.2], 0.14]);
        if (face.outline.length === 5) {
          for (const share of [0.3, 0.5, 0.7])
            beams.push([
              [face.width * share, face.height],
              [face.width * share, face.height + rise * (1 - Math.abs(share - 0.5) * 2) * 0.95],
              0.15,
            ]);
          beams.push([
            [face.width * 0.24, face.height + rise * 0.46],
            [face.width * 0.76, face.height + rise * 0.46],
            0.16,
          ]);
        }
        timbers(stage, face, beams, timber);
      };
      drawVolume(stage, sheet, shade, volume, {
        skin: frameWork,
        front: (face) => {
          front = face;
          doorway(
            stage,
            face,
            { u: door - 0.58, v: 0.12, w: 1.16, h: 2.15, depth: 0.18 },
            darker(timber, 0.02),
            timber,
            { leaves: 1, glazed: true },
          );
          casements(
            stage,
            face,
            middles.filter((u) => Math.abs(u - door) > 1.5),
            1.05,
            1.15,
            1.25,
            dress,
          );
          casements(stage, face, middles, 3.15, 1.05, 1.15, dress);
        },
        left: (face) => casements(stage, face, [2, 4.8], 3.15, 0.95, 1.1, dress),
        right: (face) => casements(stage, face, [2, 4.8], 1.05, 0.95, 1.2, dress),
      });
      if (front)
        dormers(stage, sheet, front, [width * 0.28, width * 0.72], {
          cheek: plaster,
          face: plaster,
          roof,
          joinery: { ...WHITE, rows: 2 },
          slope: rise / 3.4,
          lift: 0.7,
          hat: "gable",
        });
    },
  };
}

/** Charente and the Atlantic islands: pale stone, low Roman tiles, grey-blue shutters, hollyhocks. */
export function charentaise(dice: Dice): House {
  const island = dice.chance(0.4);
  const wall = island ? "#fbf6ea" : dice.pick(["#efe0c0", "#e9d9b8", "#f2e7cf"]);
  const stone = island ? "#f2e6cc" : lighter(wall, 0.04);
  const paint = dice.pick(["#8fa9b3", "#7c98a6", "#86a08a", "#a8b5b0", "#5f8a86", "#4f7f6a"]);
  const upper = island ? 0 : 1;
  const width = dice.range(11, 13.5);
  const height = upper ? 5.9 : 3.2;
  const rise = 1.75;
  const dress: Dress = {
    joinery: WHITE,
    reveal: stone,
    ring: { band: 0.18, colour: stone, keystone: !island },
    shutters: { colour: paint, style: dice.pick(["boards", "braced", "louvred"]) },
    flowers: { chance: 0.15, colour: "#d8587a" },
  };
  const door = width / 2;
  const columns = [door - 4.4, door - 2.4, door + 2.4, door + 4.4].filter(
    (u) => u > 1.2 && u < width - 1.2,
  );
  return {
    width,
    depth: 7,
    top: height + rise + 1.6,
    door,
    setting: {
      backdrop: island ? "sea" : dice.pick(["vines", "treeline", "village"]),
      behind: ["lime", "pine", "cypress"],
      beside: island ? ["pine", "olive"] : ["lime", "plane", "pine"],
      lawn: island ? "#b9b878" : "#a0b36c",
      path: "gravel",
      fence: dice.pick(["stone", "white", "none"]),
      flowers: "hollyhocks",
    },
    draw(stage, sheet, shade, frame) {
      const roof = {
        rise,
        overhang: 0.28,
        colour: dice.pick(["#cf8a5c", "#c57a50", "#d2946a"]),
        covering: "romanTiles" as const,
      };
      const wing: Volume = {
        frame: within(frame, width - 0.1, 0, -0.8),
        width: 4.4,
        depth: 5.6,
        height: 2.7,
        wall,
        roof: { ...roof, kind: "along", rise: 1.3 },
      };
      const main: Volume = {
        frame,
        width,
        depth: 7,
        height,
        wall,
        roof: { ...roof, kind: "along" },
      };
      const masonry = (face: Wall) => {
        ashlar(stage, face, { u: 0, v: 0, w: face.width, h: face.height }, wall, 0.42, {
          strength: island ? 0.02 : 0.04,
        });
        if (!island) {
          quoins(stage, face, 0, 0, face.height, 1, stone);
          quoins(stage, face, face.width, 0, face.height, -1, stone);
        }
      };
      drawVolume(stage, sheet, shade, wing, {
        skin: masonry,
        shadedBy: [main],
        front: (face) =>
          casement(
            stage,
            face,
            { u: 1.4, v: 0.1, w: 1.9, h: 2.1, arch: 0.4 },
            {
              ...dress,
              joinery: { ...WHITE, columns: 2, colour: paint },
              shutters: undefined,
              flowers: undefined,
            },
          ),
      });
      for (const u of [0.5, width - 0.5])
        ridgeStack(stage, sheet, frame, u, height + rise, -3.5, stone, 1.1);
      drawVolume(stage, sheet, shade, main, {
        skin: masonry,
        front: (face) => {
          doorway(
            stage,
            face,
            { u: door - 0.6, v: 0.12, w: 1.2, h: 2.35, depth: 0.3 },
            paint,
            stone,
            { leaves: 1 },
          );
          casements(stage, face, columns, 0.85, 1.05, 1.6, dress);
          if (upper) casements(stage, face, [door, ...columns], 3.65, 1.05, 1.5, dress);
        },
        left: (face) => casement(stage, face, { u: 3, v: height - 2, w: 0.95, h: 1.3 }, dress),
      });
    },
  };
}
