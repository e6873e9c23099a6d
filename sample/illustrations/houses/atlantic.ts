import { doorway } from "../building/groundfloor.ts";
import { ashlar, quoins } from "../building/masonry.ts";
import { drawVolume, type Volume } from "../building/volumes.ts";
import { lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { within } from "../engine/frame.ts";
import type { Wall } from "../engine/wall.ts";
import type { House } from "./house.ts";
import { casement, casements, type Dress, ridgeStack } from "./parts.ts";
import { WHITE } from "./west.ts";

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
