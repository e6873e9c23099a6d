import type { Camera } from "../engine/camera.ts";
import { darker, lighter } from "../engine/colour.ts";
import { type Dice, diceOf } from "../engine/dice.ts";
import { at, type Frame, frameAt, leftSide, within } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import { documentOf, HEIGHT, on, type Stage, shadeSheet, stageOf, WIDTH } from "../engine/stage.ts";
import { type BoughKind, drawBough } from "../nature/bough.ts";
import { drawRoofscape } from "../nature/land.ts";
import { lightOf, type Mood } from "../nature/moods.ts";
import { paintSky } from "../nature/sky.ts";
import { drawTree } from "../nature/trees.ts";
import { drawStreet, patch, plain, type StreetPlan, setts } from "../town/ground.ts";
import type { Facade, FacadeStyle } from "./facade.ts";
import {
  drawPark,
  furnish,
  furnishPark,
  plantRow,
  type Quarter,
  shadeFromBehind,
  streetPlan,
} from "./quarter.ts";

/** How a building is looked at. */
export type View = "whole" | "street" | "roofs" | "corner";

export interface FacadeScene {
  seed: number;
  mood: Mood;
  style: FacadeStyle;
  quarter: Quarter;
  view: View;
}

/** Distance of the picture's main plane from the eye: far enough for calm perspective. */
const DISTANCE = 42;

export function drawFacadeScene(scene: FacadeScene): string {
  const dice = diceOf(scene.seed);
  const facade = scene.style(dice.fork("main"));
  return scene.view === "corner" ? cornerView(scene, facade, dice) : rowView(scene, facade, dice);
}

interface Framing {
  scale: number;
  /** Pixel row of the ground at the main plane. */
  ground: number;
}

function framing(view: View, facade: Facade, dice: Dice): Framing {
  if (view === "street") {
    const shown = Math.min(facade.top * 0.8, dice.range(9.5, 12));
    return { scale: (HEIGHT * 0.9) / shown, ground: HEIGHT * dice.range(0.86, 0.9) };
  }
  if (view === "roofs") {
    const shown = Math.min(facade.top * 0.8, dice.range(10.5, 14));
    const scale = (HEIGHT * 0.84) / shown;
    return { scale, ground: HEIGHT * 0.15 + facade.top * scale };
  }
  const scale = (HEIGHT * dice.range(0.76, 0.82)) / facade.top;
  return { scale, ground: HEIGHT * dice.range(0.87, 0.91) };
}

function rowView(
  { seed, mood, style, quarter, view }: FacadeScene,
  facade: Facade,
  dice: Dice,
): string {
  const { scale, ground } = framing(view, facade, dice);
  const bays = dice.int(...facade.bays);
  const width = bays * facade.bay;
  const yaw = dice.chance(0.45) ? 0 : dice.pick([-1, 1]) * dice.range(0.12, 0.42);
  const eyeHeight = view === "roofs" ? facade.top * dice.range(0.55, 0.8) : dice.range(2.2, 7);
  const camera: Camera = {
    eye: [0, eyeHeight, 0],
    yaw: 0,
    focal: scale * DISTANCE,
    centre: WIDTH / 2,
    horizon: ground - eyeHeight * scale,
  };
  const side = dice.pick([-1, 1]);
  const bearing = side * dice.range(30, 52) + (yaw * 180) / Math.PI;
  const light = lightOf(mood, bearing, dice.range(...mood.altitude));
  const stage = stageOf({ camera, light, seed });
  paintSky(stage, mood, {
    horizon: Math.max(camera.horizon, HEIGHT * 0.5),
    birds: dice.chance(0.4),
  });
  const turned = frameAt(0, 0, DISTANCE, yaw);
  const frame = within(turned, -width / 2 + dice.range(-0.12, 0.12) * width, 0, 0);
  const plan = streetPlan(quarter, dice);
  const street = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  if (quarter.park) drawPark(stage, street, frame);
  else drawStreet(stage, street, frame, plan);
  const buildings = stage.sheet.child();
  drawRow(on(stage, { sheet: buildings }), frame, facade, bays, style, dice, scale);
  const visible = WIDTH / scale;
  const span: readonly [number, number] = [width / 2 - visible * 0.75, width / 2 + visible * 0.75];
  if (mood.night < 0.3 && dice.chance(0.6)) {
    shadeFromBehind(
      stage,
      shadeSheet(stage.sheet),
      frame,
      facade.height * dice.range(0.1, 0.24),
      span,
    );
  }
  if (view !== "roofs" && quarter.park) {
    furnishPark(
      stage,
      frame,
      shade,
      [width / 2 - visible * 0.45, width / 2 + visible * 0.45],
      view === "street" ? 6 : 10,
    );
  } else if (view !== "roofs") {
    const middle: readonly [number, number] = [
      width / 2 - visible * 0.42,
      width / 2 + visible * 0.42,
    ];
    furnish(stage, frame, plan, quarter, shade, middle);
    if (dice.chance(quarter.old ? 0.35 : 0.8)) {
      const gap = visible * (view === "street" ? dice.range(0.44, 0.52) : dice.range(0.34, 0.46));
      const positions = dice.shuffle([-gap, gap, gap * 1.9]).slice(0, dice.int(1, 3));
      const height = Math.min(
        facade.height * 0.6,
        view === "street" ? dice.range(6, 7.6) : dice.range(6.5, 9.5),
      );
      plantRow(
        stage,
        frame,
        plan,
        quarter,
        shade,
        positions.map((u) => width / 2 + u),
        height,
      );
    }
  }
  if (view === "roofs" && dice.chance(0.75)) {
    // Treetops rising from the street below the picture.
    const foot = (ground - HEIGHT) / scale;
    const reach = visible * dice.range(0.2, 0.42);
    for (const [index, u] of dice
      .shuffle([-reach, reach, -reach * 1.7, 0])
      .slice(0, dice.int(1, 3))
      .entries()) {
      const crown = on(stage, { dice: dice.fork(`crown${index}`) });
      drawTree(
        crown,
        at(frame, width / 2 + u, 0, plan.pavement),
        quarter.trees[0],
        foot + dice.range(1, 3),
      );
    }
  }
  if (dice.chance(view === "whole" ? 0.25 : 0.4)) {
    drawBough(
      stage,
      quarter.trees[0] === "pine" ? "pine" : "leaves",
      dice.pick(["left", "right"]),
      0.34,
    );
  }
  return documentOf(stage);
}

/** The building and enough neighbours to fill the picture, far ends first. */
function drawRow(
  stage: Stage,
  frame: Frame,
  facade: Facade,
  bays: number,
  style: FacadeStyle,
  dice: Dice,
  scale: number,
): void {
  const half = (WIDTH / scale) * 0.72;
  const width = facade.bay * bays;
  const faded = on(stage, { fade: 0.1 });
  const houses: { at: number; draw: () => void }[] = [];
  for (const side of [-1, 1] as const) {
    let edge = side === -1 ? 0 : width;
    for (let index = 0; Math.abs(edge - width / 2) < half && index < 4; index += 1) {
      const other = style(dice.fork(`neighbour${side}${index}`));
      const count = dice.int(...other.bays);
      const start = side === -1 ? edge - other.bay * count : edge;
      const place = within(frame, start, 0, 0);
      houses.push({
        at: start + (other.bay * count) / 2,
        draw: () =>
          other.draw(
            on(faded, { dice: dice.fork(`n${side}${index}`) }),
            stage.sheet,
            place,
            count,
            [0, 0],
          ),
      });
      edge += side * other.bay * count;
    }
  }
  houses.push({
    at: width / 2,
    draw: () => facade.draw(stage, stage.sheet, frame, bays, [0, 0]),
  });
  const far = (u: number) => {
    const [x, , z] = at(frame, u, 0);
    return Math.hypot(x - stage.camera.eye[0], z);
  };
  for (const house of houses.sort((a, b) => far(b.at) - far(a.at))) house.draw();
}

/** Two fronts of one building at a crossing. */
function cornerView(scene: FacadeScene, facade: Facade, dice: Dice): string {
  const { seed, mood, style, quarter } = scene;
  const eyeHeight = dice.range(1.8, 4);
  const distance = dice.range(27, 33);
  const roofRow = HEIGHT * dice.range(-0.06, 0.07);
  const ground = HEIGHT * dice.range(0.84, 0.9);
  const scale = Math.min(62, (ground - roofRow) / facade.top);
  const camera: Camera = {
    eye: [0, eyeHeight, 0],
    yaw: 0,
    focal: scale * distance,
    centre: WIDTH * dice.range(0.4, 0.6),
    horizon: ground - eyeHeight * scale,
  };
  const yaw = dice.range(0.55, 1);
  const side = dice.pick([-1, 1]);
  const light = lightOf(mood, side * dice.range(45, 65), dice.range(...mood.altitude));
  const stage = stageOf({ camera, light, seed });
  paintSky(stage, mood, { birds: dice.chance(0.5), moon: dice.chance(0.4) });
  drawRoofscape(stage, facade.wall, quarter.roof, HEIGHT * 0.1, 0.55);
  const front = frameAt((0.78 - yaw) * 8, 0, distance, yaw);
  const bays = dice.int(facade.bays[0], facade.bays[1] + 1);
  const sideBays = dice.int(facade.bays[0], facade.bays[1]);
  const left = leftSide(front, sideBays * facade.bay);
  const plan = streetPlan(quarter, dice);
  const street = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  if (quarter.park) drawPark(stage, street, front);
  else drawCrossing(stage, street, front, plan);
  const buildings = stage.sheet.child();
  const painter = on(stage, { sheet: buildings });
  // The two streets go on, each house a little farther into the haze.
  for (const way of [1, -1] as const) {
    const row = neighbours(style, dice, way, 3);
    let reach = way === 1 ? bays * facade.bay : 0;
    const places = row.map((house, index) => {
      const count = house.bays[1];
      const start = way === 1 ? reach : reach - count * house.bay;
      reach += way * count * house.bay;
      const hazier = on(painter, {
        fade: 0.14 + index * 0.14,
        dice: dice.fork(`far${way}${index}`),
      });
      return () =>
        house.draw(hazier, buildings, within(way === 1 ? front : left, start, 0, 0), count, [0, 0]);
    });
    for (const place of places.reverse()) place();
  }
  facade.draw(painter, buildings, left, sideBays, [0, 1]);
  facade.draw(painter, buildings, front, bays, [1, 0]);
  if (quarter.park) furnishPark(stage, front, shade, [-4, bays * facade.bay], 9);
  else furnish(stage, within(front, 4, 0, 0), plan, quarter, shade, [0, 9]);
  const tall = dice.range(6, 8.5);
  if (dice.chance(0.6))
    plantRow(stage, left, plan, quarter, shade, [sideBays * facade.bay * 0.3], tall);
  if (dice.chance(0.8))
    plantRow(
      stage,
      front,
      plan,
      quarter,
      shade,
      [bays * facade.bay * 0.7, bays * facade.bay * 1.2],
      tall,
    );
  if (dice.chance(0.35)) drawBough(stage, boughOf(quarter), dice.pick(["left", "right"]), 0.36);
  return documentOf(stage);
}

function neighbours(style: FacadeStyle, dice: Dice, way: number, count: number): Facade[] {
  return Array.from({ length: count }, (_, index) => style(dice.fork(`corner${way}${index}`)));
}

function boughOf(quarter: Quarter): BoughKind {
  const [first] = quarter.trees;
  return first === "pine" ? "pine" : first === "olive" ? "fig" : "leaves";
}

/** The two pavements of a street corner, seen from the crossing. */
function drawCrossing(stage: Stage, sheet: Sheet, front: Frame, plan: StreetPlan): void {
  const { pavement: p, stone, road } = plan;
  plain(stage, sheet, road);
  const kerb = 0.25;
  patch(stage, sheet, front, [-p - kerb, -90], [90, p + kerb], darker(road, 0.1));
  patch(stage, sheet, front, [-p, -90], [90, p], lighter(stone, 0.04));
  patch(stage, sheet, front, [-p + kerb, -90], [90, p - kerb], stone);
  if (plan.old) {
    setts(stage, sheet, front, stone, [0, p + 5], 26);
    return;
  }
  for (let index = 0; index < 6; index += 1) {
    const u = 3 + index * 1.1;
    patch(stage, sheet, front, [u, p + 1], [u + 0.55, p + 4.6], lighter(road, 0.26));
  }
}
