import { drawRail } from "../building/balconies.ts";
import { doorway } from "../building/groundfloor.ts";
import { weathering } from "../building/masonry.ts";
import { drawVolume, type Volume } from "../building/volumes.ts";
import { drawWindow, type Joinery } from "../building/windows.ts";
import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, cornersOf, panel, streak, within } from "../engine/frame.ts";
import { castOnGround } from "../engine/stage.ts";
import { castSolid, type Wall } from "../engine/wall.ts";
import { BLOSSOMS } from "../nature/flowers.ts";
import { drawCar } from "../town/vehicles.ts";
import type { House } from "./house.ts";
import { casement, casements, type Dress, dormers, ridgeStack } from "./parts.ts";

const WHITE: Joinery = { colour: "#fbf7ee", columns: 2, rows: 1, bar: 0.06 };

/** A detached house of the 1990s: pale render, tiles, a garage under the same roof. */
export function pavillon(dice: Dice): House {
  const wall = dice.pick(["#f1e5cd", "#efdcc0", "#f4ecdc", "#e9d8c2", "#f0d9c0"]);
  const slate = dice.chance(0.3);
  const roof = slate
    ? dice.pick(["#58646f", "#646d76"])
    : dice.pick(["#b9664a", "#a8583f", "#c27a55", "#8f5244"]);
  const paint = dice.pick(["#f4efe4", "#6f93a8", "#7f9a86", "#a8543c", "#5d6b78", "#8a6a50"]);
  const trim = lighter(wall, 0.04);
  const width = dice.range(9, 10.5);
  const wing = dice.range(3.6, 4.2);
  const attic = dice.chance(0.65);
  const rise = attic ? 3.5 : 2.3;
  const dress: Dress = {
    joinery: WHITE,
    reveal: trim,
    ring: { band: 0.12, colour: trim },
    flowers: { chance: 0.35, colour: dice.pick(BLOSSOMS) },
    ...(paint === "#f4efe4"
      ? {}
      : {
          shutters: { colour: paint, style: dice.pick(["braced", "boards", "louvred"] as const) },
        }),
  };
  const door = width * 0.62;
  const parked = dice.chance(0.4);
  return {
    width: width + wing,
    depth: 8,
    top: 2.9 + rise + 1,
    door,
    drive: [width + 0.4, width + wing - 0.4],
    setting: {
      backdrop: dice.pick(["treeline", "village", "treeline", "hills"]),
      behind: ["lime", "birch", "poplar", "fir"],
      beside: ["birch", "maple", "blossom", "lime", "olive"],
      lawn: dice.pick(["#8fb163", "#98b76b"]),
      path: "flags",
      fence: dice.pick(["hedge", "white", "picket", "hedge"]),
      flowers: dice.pick(["beds", "lavender", "beds"]),
    },
    draw(stage, sheet, shade, frame) {
      const covering = slate ? ("slate" as const) : ("tiles" as const);
      const main: Volume = {
        frame,
        width,
        depth: 8,
        height: 2.9,
        wall,
        roof: { kind: "along", rise, overhang: 0.45, colour: roof, covering, board: "#f4efe4" },
      };
      const garage: Volume = {
        frame: within(frame, width - 0.05, 0, -0.7),
        width: wing,
        depth: 6.4,
        height: 2.5,
        wall,
        roof: {
          kind: "along",
          rise: rise * 0.62,
          overhang: 0.35,
          colour: roof,
          covering,
          board: "#f4efe4",
        },
      };
      let front: Wall | undefined;
      const skin = (face: Wall) => {
        weathering(stage, face, lighter(wall, 0.015), 3);
        panel(stage, face.base, face, 0, 0, face.width, 0.3, darker(wall, 0.1));
      };
      drawVolume(stage, sheet, shade, garage, {
        skin,
        shadedBy: [main],
        front: (face) => {
          panel(
            stage,
            face.base,
            face,
            0.55,
            0,
            wing - 1.1,
            2.15,
            paint === "#f4efe4" ? "#e9e4da" : lighter(paint, 0.05),
            -0.02,
          );
          for (let v = 0.36; v < 2; v += 0.36)
            streak(
              stage,
              face.base,
              face,
              [
                [0.55, v],
                [wing - 0.55, v],
              ],
              0.03,
              darker(paint, 0.06),
            );
        },
      });
      ridgeStack(stage, sheet, frame, width * 0.22, 2.9 + rise, -4, trim, 0.7);
      drawVolume(stage, sheet, shade, main, {
        skin,
        front: (face) => {
          front = face;
          doorway(
            stage,
            face,
            { u: door - 0.52, v: 0.15, w: 1.04, h: 2.15, depth: 0.2 },
            paint === "#f4efe4" ? "#7a4a38" : paint,
            trim,
            { leaves: 1, glazed: dice.chance(0.6) },
          );
          casement(
            stage,
            face,
            { u: width * 0.12, v: 0.15, w: 2.4, h: 2.1 },
            {
              ...dress,
              joinery: { ...WHITE, columns: 3 },
              shutters: undefined,
              flowers: undefined,
            },
          );
          casements(stage, face, [width * 0.84], 0.95, 1.2, 1.3, dress);
        },
        left: (face) => {
          casements(stage, face, [2.4, 5.6], 0.95, 1.2, 1.3, dress);
          if (attic)
            casement(
              stage,
              face,
              { u: 3.5, v: 3.2, w: 1, h: 1.2 },
              { ...dress, shutters: undefined },
            );
        },
      });
      if (front && attic)
        dormers(stage, sheet, front, [width * 0.25, width * 0.62], {
          cheek: wall,
          face: wall,
          roof,
          joinery: { ...WHITE, columns: 2 },
          slope: rise / 4,
          lift: 0.5,
          hat: dice.pick(["gable", "hip"]),
        });
      if (parked) drawCar(stage, at(frame, width + wing * 0.6, 0, 2.4), shade);
    },
  };
}

/** A contemporary house: two or three boxes, timber and render, glass to the floor. */
export function contemporary(dice: Dice): House {
  const white = dice.pick(["#f6f2e9", "#efe9de", "#f2ede2"]);
  const accent = dice.pick(["#a97a4c", "#3f464b", "#b58a5c", "#7d6a58", "#8a4a38", "#5d7078"]);
  const timber = accent !== "#3f464b" && accent !== "#5d7078";
  const metal = dice.pick(["#33393d", "#3c4246"]);
  const width = dice.range(11, 13);
  const upper = dice.range(6.2, 7.6);
  const left = dice.chance(0.5);
  const dress: Dress = {
    joinery: { colour: metal, columns: 3, rows: 1, bar: 0.05 },
    reveal: white,
    curtains: ["none", "sheer", "side", "none"],
  };
  const door = left ? width * 0.68 : width * 0.3;
  return {
    width,
    depth: 8,
    top: 6.6,
    door,
    setting: {
      backdrop: dice.pick(["treeline", "hills", "sea", "treeline"]),
      behind: ["pine", "birch", "oak"],
      beside: ["birch", "pine", "olive", "maple"],
      lawn: dice.pick(["#97b76c", "#8db067"]),
      path: "flags",
      fence: "none",
      flowers: dice.pick(["lavender", "beds", "none"]),
    },
    draw(stage, sheet, shade, frame) {
      const start = left ? -0.4 : width - upper + 0.4;
      const ground: Volume = {
        frame,
        width,
        depth: 8,
        height: 3,
        wall: white,
        roof: {
          kind: "flat",
          rise: 0.35,
          overhang: 0.1,
          colour: lighter(white, 0.02),
          covering: "plain",
        },
      };
      const top: Volume = {
        frame: within(frame, start, 3.3, 1.1),
        width: upper,
        depth: 7.4,
        height: 2.9,
        wall: accent,
        roof: {
          kind: "flat",
          rise: 0.28,
          overhang: 0.22,
          colour: timber ? "#f2ede2" : metal,
          covering: "plain",
        },
      };
      const boards = (face: Wall) => {
        if (!timber) return;
        for (let u = 0.22; u < face.width; u += 0.22)
          streak(
            stage,
            face.base,
            face,
            [
              [u, 0],
              [u, face.height],
            ],
            0.03,
            darker(accent, 0.05),
          );
      };
      drawVolume(stage, sheet, shade, ground, {
        front: (face) => {
          const glass = left ? width * 0.06 : width * 0.42;
          casement(
            stage,
            face,
            { u: glass, v: 0.12, w: width * 0.5, h: 2.5 },
            { ...dress, joinery: { ...dress.joinery, columns: 4 } },
          );
          panel(stage, face.base, face, door - 1.1, 0, 2.2, 3, accent);
          doorway(
            stage,
            face,
            { u: door - 0.55, v: 0.1, w: 1.1, h: 2.3, depth: 0.2 },
            metal,
            accent,
            { leaves: 1, glazed: true },
          );
          const extra = left ? width * 0.88 : width * 0.1;
          drawWindow(
            stage,
            face,
            { u: extra - 0.35, v: 0.4, w: 0.7, h: 2.2, depth: 0.2 },
            { joinery: { ...WHITE, columns: 1, colour: metal }, reveal: white },
          );
          // The upper box stands out over the ground floor and shades it.
          castSolid(stage, face, { u: start, v: 3.3, d: 0, w: upper, h: 2.9, t: 1.1 });
        },
        left: (face) => casement(stage, face, { u: 2, v: 0.12, w: 3.4, h: 2.4 }, dress),
        right: (face) => casement(stage, face, { u: 2.4, v: 0.9, w: 2.6, h: 1.2 }, dress),
      });
      castOnGround(
        stage,
        shade,
        cornersOf(top.frame, { u: 0, v: 0, d: -7.4, w: upper, h: 3.2, t: 7.4 }),
      );
      drawVolume(stage, sheet, shade, top, {
        skin: boards,
        front: (face) => {
          casement(stage, face, { u: 0.7, v: 0.35, w: upper * 0.46, h: 2.2 }, dress);
          casement(
            stage,
            face,
            { u: upper * 0.66, v: 0.9, w: upper * 0.24, h: 1.3 },
            { ...dress, joinery: { ...dress.joinery, columns: 1 } },
          );
        },
        left: (face) => casement(stage, face, { u: 2, v: 0.9, w: 2.4, h: 1.2 }, dress),
        right: (face) => casement(stage, face, { u: 2, v: 0.9, w: 2.4, h: 1.2 }, dress),
      });
      const deck = left ? [upper, width] : [0, width - upper];
      drawRail(
        stage,
        sheet,
        frame,
        (deck[0] ?? 0) + 0.2,
        3.35,
        (deck[1] ?? 4) - (deck[0] ?? 0) - 0.4,
        0,
        { style: "glass", colour: metal, height: 0.9 },
      );
    },
  };
}
