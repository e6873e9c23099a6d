import { weathering } from "../building/masonry.ts";
import { drawShutters } from "../building/shutters.ts";
import { surround } from "../building/windows.ts";
import type { Camera } from "../engine/camera.ts";
import { frameAt, traced } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import { shadowTint, sunOn } from "../engine/light.ts";
import { documentOf, HEIGHT, shadeSheet, stageOf, WIDTH } from "../engine/stage.ts";
import { render, wallOn } from "../engine/wall.ts";
import { drawWindowBox } from "../nature/flowers.ts";
import { lightOf, type Mood } from "../nature/moods.ts";

/** Closed shutters on a sunny wall: what stands in for a listing whose photos are not there yet. */
export function drawClosedShutters(seed: number, mood: Mood): string {
  const distance = 12;
  const camera: Camera = {
    eye: [0, 1.6, 0],
    yaw: 0,
    focal: 190 * distance,
    centre: WIDTH / 2,
    horizon: HEIGHT * 0.56,
  };
  const stage = stageOf({ camera, light: lightOf(mood, -46, 40), seed });
  const frame = frameAt(-3.6, -0.6, distance);
  const wall = wallOn(stage, stage.sheet.child(), frame, 7.2, 5);
  render(stage, wall, "#f0e2c6");
  weathering(stage, wall, "#f5ead2", 6);
  for (const u of [-0.15, 2.85, 5.85]) {
    const opening = { u, v: 1.3, w: 1.5, h: 2.15, depth: 0.2 };
    surround(stage, wall, opening, 0.18, "#f8efdc", { sill: true, keystone: "#f8efdc" });
    drawShutters(stage, wall, opening, "#1b557a", "louvred", "closed");
    drawWindowBox(stage, wall.front, wall, u + 0.05, 1.3, 1.4, 0.14, "#d8402f");
  }
  const shade = shadeSheet(wall.front);
  const leaves = stage.dice.fork("leaves");
  const tint = shadowTint(stage.light, sunOn(stage.light, wall.n));
  for (let index = 0; index < 190; index += 1) {
    const u = 7.4 - leaves.range(0, 1) ** 1.4 * 4.6;
    const v = 5 - leaves.range(0, 1) ** 1.6 * Math.max(0.4, (u - 2.6) * 0.8);
    const long = leaves.range(0.07, 0.15);
    const angle = leaves.range(0.1, 2);
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
    const leaf: P2[] = [
      [u - dx, v - dy],
      [u - dy * 0.35, v + dx * 0.35],
      [u + dx, v + dy],
      [u + dy * 0.35, v - dx * 0.35],
    ];
    shade.blob(traced(stage, wall, leaf), tint);
  }
  return documentOf(stage);
}
