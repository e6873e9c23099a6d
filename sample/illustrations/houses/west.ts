import { doorway } from "../building/groundfloor.ts";
import { quoins, rubble } from "../building/masonry.ts";
import { drawVolume, type Volume } from "../building/volumes.ts";
import type { Joinery } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { panel } from "../engine/frame.ts";
import type { Wall } from "../engine/wall.ts";
import { BLOSSOMS } from "../nature/flowers.ts";
import type { House } from "./house.ts";
import { casement, casements, type Dress, dormers, ridgeStack } from "./parts.ts";

export const WHITE: Joinery = { colour: "#fbf7ec", columns: 2, rows: 3, bar: 0.05 };

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
