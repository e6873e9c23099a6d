import { drawRail } from "../building/balconies.ts";
import { doorway } from "../building/groundfloor.ts";
import { ashlar, bricks, quoins, rubble, timbers } from "../building/masonry.ts";
import { drawVolume, type Volume } from "../building/volumes.ts";
import type { Joinery } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { box, leftSide, panel, rightSide, streak, within } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import { castSolid, type Wall } from "../engine/wall.ts";
import { BLOSSOMS, drawBlooms } from "../nature/flowers.ts";
import type { House } from "./house.ts";
import { casement, casements, type Dress, ridgeStack } from "./parts.ts";

const WHITE: Joinery = { colour: "#fbf5e8", columns: 2, rows: 2, bar: 0.055 };

/** The Alps: a stone base, larch above, a very wide roof, balconies full of flowers. */
export function chalet(dice: Dice): House {
  const wood = dice.pick(["#a06a3f", "#8a5634", "#b57c4a", "#7c4f34", "#93663f"]);
  const stone = dice.pick(["#d8d0c2", "#cfc5b4", "#e6dfd2"]);
  const shutters = dice.pick(["#7c3d33", "#3f6a50", "#f0e6d0", "#5b7f6a", "#8a2f2b"]);
  const blossom = dice.pick(["#d8402f", "#e86a55", "#c9487a"]);
  const width = dice.range(10, 12);
  const height = 5.5;
  const rise = 2.9;
  const snowy = dice.chance(0.25);
  const roof = snowy ? "#f2f1ec" : dice.pick(["#6b6a68", "#7a5a48", "#5f666c"]);
  const dress: Dress = {
    joinery: { ...WHITE, colour: lighter(wood, 0.12) },
    reveal: wood,
    ring: { band: 0.1, colour: lighter(wood, 0.08) },
    shutters: { colour: shutters, style: "braced" },
    flowers: { chance: 0.5, colour: blossom },
  };
  const door = width * 0.3;
  return {
    width,
    depth: 9,
    top: height + rise + 0.9,
    door,
    setting: {
      backdrop: "mountains",
      behind: ["fir", "fir"],
      beside: ["fir", "fir", "birch"],
      lawn: snowy ? "#eef0ee" : dice.pick(["#8ab063", "#93b56a"]),
      path: dice.pick(["gravel", "flags"]),
      fence: "none",
      flowers: snowy ? "none" : "beds",
    },
    draw(stage, sheet, shade, frame) {
      const main: Volume = {
        frame,
        width,
        depth: 9,
        height,
        wall: wood,
        roof: {
          kind: "across",
          rise,
          overhang: 1.35,
          colour: roof,
          covering: snowy ? "plain" : "shingle",
          board: darker(wood, 0.08),
          edge: snowy ? 0.4 : 0.26,
        },
      };
      const skin = (face: Wall) => {
        panel(stage, face.base, face, 0, 0, face.width, 2.55, stone);
        rubble(
          stage,
          face,
          { u: 0, v: 0, w: face.width, h: 2.5 },
          [stone, darker(stone, 0.05), lighter(stone, 0.03)],
          0.4,
          0.65,
        );
        for (let v = 2.8; v < face.height + rise; v += 0.3) {
          const inset =
            v > face.height && face.outline.length === 5
              ? ((v - face.height) / rise) * (face.width / 2)
              : 0;
          if (v > face.height && face.outline.length !== 5) break;
          streak(
            stage,
            face.base,
            face,
            [
              [inset, v],
              [face.width - inset, v],
            ],
            0.04,
            darker(wood, 0.055),
          );
        }
      };
      ridgeStack(stage, sheet, frame, width * 0.7, height + rise - 0.6, -4, stone, 1.2);
      drawVolume(stage, sheet, shade, main, {
        skin,
        front: (face) => {
          doorway(
            stage,
            face,
            { u: door - 0.6, v: 0.12, w: 1.2, h: 2.15, depth: 0.25 },
            darker(wood, 0.05),
            lighter(wood, 0.05),
            { leaves: 1, glazed: true },
          );
          casements(
            stage,
            face,
            [door + 2.9, door + 5.4].filter((u) => u < width - 1.2),
            0.85,
            1.15,
            1.2,
            dress,
          );
          casements(stage, face, [width * 0.22, width * 0.5, width * 0.78], 3.0, 1.25, 1.9, dress);
          casements(stage, face, [width * 0.42, width * 0.58], height + 0.35, 1, 1.4, {
            ...dress,
            shutters: undefined,
          });
          balcony(face, 2.75, width + 1, -0.5);
          if (dice.chance(0.6)) balcony(face, height + 0.15, width * 0.5, width * 0.25);
        },
        left: (face) => casements(stage, face, [2, 4.5, 7], 3.1, 1.05, 1.3, dress),
        right: (face) => casements(stage, face, [2, 4.5, 7], 3.1, 1.05, 1.3, dress),
      });

      function balcony(face: Wall, v: number, w: number, u: number): void {
        const depth = 1.15;
        const slab = { u, v, d: 0, w, h: 0.18, t: depth };
        castSolid(stage, face, { ...slab, h: 1 });
        box(stage, face.front, face, slab, darker(wood, 0.03));
        const front = within(face, u, 0, depth);
        for (const end of [leftSide(front, depth), rightSide(front, w)])
          drawRail(stage, face.front, end, 0, v + 0.18, depth, 0, {
            style: "slats",
            colour: wood,
            height: 0.9,
          });
        drawRail(stage, face.front, face, u, v + 0.18, w, depth - 0.03, {
          style: dice.pick(["bars", "cross", "slats"]),
          colour: lighter(wood, 0.02),
          height: 0.92,
        });
        drawBlooms(stage, face.front, face, u + 0.2, v + 0.85, depth + 0.04, w - 0.4, 0.5, blossom);
      }
    },
  };
}

/** Alsace: a village house with its timbered gable to the garden. */
export function alsatian(dice: Dice): House {
  const plaster = dice.pick([
    "#f2dfb8",
    "#e9b99c",
    "#a9c3b6",
    "#e3bd6f",
    "#c9d3c0",
    "#d99a78",
    "#f4e8d2",
  ]);
  const timber = dice.pick(["#6b4630", "#5b3b2a", "#7c3d33"]);
  const paint = dice.pick(["#5b7f6a", "#7c3d33", "#5f7f9a", "#4f6b4f"]);
  const blossom = dice.pick(["#d8402f", "#e86a55", "#c9487a"]);
  const width = dice.range(8, 9.5);
  const height = 5.4;
  const rise = width * 0.56;
  const dress: Dress = {
    joinery: { ...WHITE, rows: 3 },
    reveal: timber,
    shutters: { colour: paint, style: "boards" },
    flowers: { chance: 0.9, colour: blossom },
  };
  const door = width / 2;
  return {
    width,
    depth: 9,
    top: height + rise + 0.6,
    door,
    setting: {
      backdrop: dice.pick(["vines", "hills", "village"]),
      behind: ["lime", "oak"],
      beside: ["blossom", "lime", "oak"],
      lawn: "#90b062",
      path: dice.pick(["flags", "gravel"]),
      fence: dice.pick(["picket", "stone", "hedge"]),
      flowers: "beds",
    },
    draw(stage, sheet, shade, frame) {
      const main: Volume = {
        frame,
        width,
        depth: 9,
        height,
        wall: plaster,
        roof: {
          kind: "across",
          rise,
          overhang: 0.5,
          colour: dice.pick(["#b65a3d", "#a8523a"]),
          covering: "tiles",
          board: timber,
        },
      };
      const skin = (face: Wall) => {
        panel(stage, face.base, face, 0, 0, face.width, 2.45, "#d9b091");
        ashlar(stage, face, { u: 0, v: 0, w: face.width, h: 2.45 }, "#d9b091", 0.45, {
          joints: true,
          strength: 0.06,
        });
        const beams: [P2, P2, number][] = [
          [[0, 2.5], [face.width, 2.5], 0.24],
          [[0, 3.3], [face.width, 3.3], 0.14],
          [[0, height - 0.06], [face.width, height - 0.06], 0.2],
        ];
        const count = Math.round(face.width / 1.5);
        for (let index = 0; index <= count; index += 1) {
          const u = Math.min(face.width - 0.1, Math.max(0.1, (face.width * index) / count));
          beams.push([[u, 2.5], [u, height], 0.18]);
          if (index < count) {
            const next = (face.width * (index + 1)) / count;
            beams.push([[u, 2.55], [next, 3.3], 0.12], [[next, 2.55], [u, 3.3], 0.12]);
          }
        }
        if (face.outline.length === 5) {
          const half = width / 2;
          for (const t of [0.42, 0.72])
            beams.push([
              [half * t, height + rise * t],
              [width - half * t, height + rise * t],
              0.16,
            ]);
          for (const side of [-1, 1]) {
            beams.push([
              [half + side * half * 0.5, height],
              [half + side * half * 0.5, height + rise * 0.46],
              0.15,
            ]);
            beams.push([
              [half + side * half * 0.86, height + 0.05],
              [half + side * half * 0.52, height + rise * 0.4],
              0.13,
            ]);
            beams.push([
              [half, height + rise * 0.46],
              [half + side * half * 0.28, height + rise * 0.72],
              0.12,
            ]);
          }
          beams.push([[half, height], [half, height + rise * 0.95], 0.16]);
        }
        timbers(stage, face, beams, timber);
      };
      ridgeStack(stage, sheet, frame, width / 2 + 0.9, height + rise - 0.9, -5, "#c98f70", 1.2);
      drawVolume(stage, sheet, shade, main, {
        skin,
        front: (face) => {
          doorway(
            stage,
            face,
            { u: door - 0.6, v: 0.12, w: 1.2, h: 2.1, arch: 0.5, depth: 0.25 },
            paint,
            "#e3c0a4",
            { leaves: 1 },
          );
          casements(stage, face, [width * 0.2, width * 0.8], 0.85, 1.05, 1.2, dress);
          casements(stage, face, [width * 0.2, width * 0.5, width * 0.8], 3.4, 0.98, 1.4, dress);
          casements(stage, face, [width * 0.42, width * 0.58], height + 0.5, 0.75, 1.1, {
            ...dress,
            shutters: undefined,
          });
        },
        left: (face) => casements(stage, face, [1.8, 4.5, 7.2], 3.4, 0.95, 1.35, dress),
        right: (face) => casements(stage, face, [1.8, 4.5, 7.2], 3.4, 0.95, 1.35, dress),
      });
    },
  };
}

/** Around Paris, 1900: rust-coloured millstone, brick and glazed bands, a gable and a glass canopy. */
export function meuliere(dice: Dice): House {
  const stone = ["#c79a63", "#b98450", "#d3ac78", "#a8713f", "#d9bd93"] as const;
  const wall = "#c99f6b";
  const brick = dice.pick(["#b4573f", "#a64d3a"]);
  const trim = dice.pick(["#f0e4cd", "#e9d7b4"]);
  const roof = dice.pick(["#a5543c", "#95493a", "#5f6872"]);
  const paint = dice.pick(["#f4ecdc", "#3f5d50", "#33506b", "#6b2f35"]);
  const width = dice.range(5.4, 6);
  const wing = dice.range(4.4, 5.2);
  const height = 6.3;
  const dress: Dress = {
    joinery: { ...WHITE, rows: 3 },
    reveal: trim,
    ring: { band: 0.2, colour: brick, keystone: true },
    flowers: { chance: 0.2, colour: dice.pick(BLOSSOMS) },
    ...(dice.chance(0.5) ? { shutters: { colour: paint, style: "louvred" as const } } : {}),
  };
  return {
    width: width + wing,
    depth: 8,
    top: height + 3.6,
    door: width + wing * 0.4,
    setting: {
      backdrop: dice.pick(["village", "treeline"]),
      behind: ["lime", "oak", "poplar"],
      beside: ["birch", "maple", "lime", "blossom"],
      lawn: "#8fae66",
      path: "flags",
      fence: dice.pick(["stone", "hedge", "stone"]),
      flowers: "beds",
    },
    draw(stage, sheet, shade, frame) {
      const gable: Volume = {
        frame,
        width,
        depth: 8,
        height,
        wall,
        roof: {
          kind: "across",
          rise: 3,
          overhang: 0.55,
          colour: roof,
          covering: "tiles",
          board: paint === "#f4ecdc" ? "#7a4a38" : paint,
        },
      };
      const side: Volume = {
        frame: within(frame, width - 0.1, 0, -1.1),
        width: wing,
        depth: 6,
        height: 5.6,
        wall,
        roof: { kind: "along", rise: 2.9, overhang: 0.4, colour: roof, covering: "tiles" },
      };
      const skin = (face: Wall) => {
        rubble(stage, face, { u: 0, v: 0, w: face.width, h: face.height }, stone, 0.3, 0.9);
        for (const v of [2.95, face.height - 0.28])
          panel(stage, face.base, face, 0, v, face.width, 0.22, trim);
        panel(stage, face.base, face, 0, 0, face.width, 0.6, darker(wall, 0.1));
        quoins(stage, face, 0, 0.6, face.height - 0.6, 1, brick, 0.36, 0.5);
        quoins(stage, face, face.width, 0.6, face.height - 0.6, -1, brick, 0.36, 0.5);
      };
      ridgeStack(stage, sheet, frame, width + wing - 0.5, 8.5, -4, brick, 1.2);
      drawVolume(stage, sheet, shade, side, {
        skin,
        shadedBy: [gable],
        front: (face) => {
          const u = wing * 0.42;
          doorway(
            stage,
            face,
            { u: u - 0.6, v: 0.55, w: 1.2, h: 2.25, depth: 0.3 },
            paint === "#f4ecdc" ? "#3f5d50" : paint,
            trim,
            { leaves: 1, glazed: true },
          );
          casement(stage, face, { u: u - 0.55, v: 3.5, w: 1.1, h: 1.5 }, dress);
          const canopy = { u: u - 1.1, v: 3, d: 0, w: 2.2, h: 0.08, t: 1.2 };
          castSolid(stage, face, canopy);
          box(stage, face.front, face, canopy, "#3c464c", { top: "#a9c0c4" });
        },
      });
      drawVolume(stage, sheet, shade, gable, {
        skin,
        front: (face) => {
          casements(stage, face, [width / 2], 0.95, 2, 1.75, {
            ...dress,
            joinery: { ...WHITE, columns: 3, rows: 2 },
            shutters: undefined,
          });
          casements(
            stage,
            face,
            [width / 2 - 1.05, width / 2 + 1.05],
            3.5,
            1,
            1.7,
            { ...dress, shutters: undefined },
            0.4,
          );
          bricks(stage, face, { u: width * 0.34, v: height, w: width * 0.32, h: 1.2 }, brick, 0.4);
          casement(
            stage,
            face,
            { u: width / 2 - 0.4, v: height + 0.3, w: 0.8, h: 1.15, arch: 1 },
            { ...dress, shutters: undefined },
          );
        },
        left: (face) => casements(stage, face, [2.2, 5.4], 3.5, 1, 1.5, dress),
        right: (face) => casement(stage, face, { u: 5.4, v: 3.5, w: 0.9, h: 1.3 }, dress),
      });
    },
  };
}
