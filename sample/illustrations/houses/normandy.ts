import { doorway } from "../building/groundfloor.ts";
import { ashlar, timbers } from "../building/masonry.ts";
import { drawVolume, type Volume } from "../building/volumes.ts";
import { darker } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { panel } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Wall } from "../engine/wall.ts";
import { BLOSSOMS } from "../nature/flowers.ts";
import type { House } from "./house.ts";
import { casements, type Dress, dormers, ridgeStack } from "./parts.ts";
import { WHITE } from "./west.ts";

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
