import { darker, drift, lighter, mix } from "../engine/colour.ts";
import { lerp, type P2 } from "../engine/geometry.ts";
import { type Stage, toneBy } from "../engine/stage.ts";

/** Backdrops on the horizon, in pixels: they are too far for perspective to matter. */

function hazy(stage: Stage, colour: string, haze: number): string {
  return mix(toneBy(stage, colour, 0.6), stage.light.haze, haze);
}

/** Rolling ridges, the farther the paler. `height` is that of the highest, in pixels. */
export function drawHills(
  stage: Stage,
  colours: readonly string[],
  height: number,
  options: { rugged?: number; foot?: number } = {},
): void {
  const dice = stage.dice.fork("hills");
  const { width, sheet } = stage;
  const foot = options.foot ?? stage.camera.horizon;
  for (const [layer, colour] of colours.entries()) {
    const t = colours.length === 1 ? 1 : layer / (colours.length - 1);
    const crest = height * lerp(1, 0.28, t);
    const rugged = (options.rugged ?? 0) * (1 - t);
    const phase = dice.range(0, 10);
    const points: P2[] = [];
    for (let x = -20; x <= width + 20; x += 40) {
      const s = x / width;
      const swell = 0.55 + 0.3 * Math.sin(s * 4.1 + phase) + 0.15 * Math.sin(s * 9.7 + phase * 2);
      const jag = rugged * dice.range(-0.5, 0.5);
      points.push([x, foot - crest * (swell + jag)]);
    }
    const shape: P2[] = [...points, [width + 20, foot + 2], [-20, foot + 2]];
    sheet.polygon(shape, hazy(stage, colour, lerp(0.72, 0.2, t)));
  }
}

/** High mountains with snow and a lit side. */
export function drawMountains(
  stage: Stage,
  height: number,
  rock = "#8296a8",
  snow = "#f6f3ea",
): void {
  const dice = stage.dice.fork("mountains");
  const { width, sheet } = stage;
  const foot = stage.camera.horizon;
  const sunward = stage.light.toSun[0] < 0 ? -1 : 1;
  for (const depth of [0, 1]) {
    const count = 5 - depth;
    for (let index = 0; index < count; index += 1) {
      const x = width * ((index + dice.range(0.1, 0.9)) / count);
      const tall = height * dice.range(0.62, 1) * (1 - depth * 0.34);
      const half = tall * dice.range(0.75, 1.15);
      const peak: P2 = [x, foot - tall];
      const haze = 0.45 - depth * 0.22;
      const shaded = hazy(stage, darker(rock, 0.04), haze);
      sheet.polygon([[x - half, foot], peak, [x + half, foot]], shaded);
      const knee: P2 = [x + sunward * half * 0.16, foot - tall * 0.5];
      sheet.polygon(
        [peak, [x + sunward * half, foot], [x + sunward * half * 0.1, foot], knee],
        hazy(stage, lighter(rock, 0.06), haze),
      );
      const cap = (side: number): P2[] => [
        [x + side * half * 0.4, foot - tall * 0.6],
        [x + side * half * 0.24, foot - tall * 0.58],
        [x + side * half * 0.17, foot - tall * 0.68],
        [x + side * half * 0.05, foot - tall * 0.56],
      ];
      sheet.polygon(
        [peak, ...cap(-sunward), [x, foot - tall * 0.66]],
        hazy(stage, mix(snow, "#9fb4cf", 0.45), haze * 0.6),
      );
      sheet.polygon(
        [peak, ...cap(sunward), [x, foot - tall * 0.66]],
        hazy(stage, snow, haze * 0.4),
      );
    }
  }
}

/** A far row of trees along the horizon. */
export function drawTreeline(
  stage: Stage,
  colour: string,
  height: number,
  haze = 0.35,
  foot = stage.camera.horizon,
): void {
  const dice = stage.dice.fork(`treeline${height}`);
  const { width, sheet } = stage;
  const crest: P2[] = [];
  for (let x = -30; x <= width + 30; x += height * dice.range(0.25, 0.5)) {
    crest.push([x, foot - height * dice.range(0.45, 1)]);
  }
  sheet.blob([...crest, [width + 40, foot + 4], [-40, foot + 4]], hazy(stage, colour, haze));
  const pale = hazy(stage, lighter(colour, 0.04), haze);
  for (const [x, y] of crest) {
    if (dice.chance(0.6)) sheet.oval([x, y + height * 0.28], height * 0.3, height * 0.22, pale);
  }
}

/** Roofs, a steeple or a dome far off: the town goes on. */
export function drawRoofscape(
  stage: Stage,
  wall: string,
  roof: string,
  height: number,
  haze = 0.5,
  foot = stage.camera.horizon,
  towers = true,
): void {
  const dice = stage.dice.fork("roofscape");
  const { width, sheet } = stage;
  const walls = [0, 0.05].map((step) => hazy(stage, darker(wall, step), haze));
  const roofs = [0, 0.04].map((step) => hazy(stage, darker(roof, step), haze));
  const tower = dice.range(0.15, 0.85) * width;
  if (towers && dice.chance(0.75))
    steeple(stage, tower, foot, height * dice.range(1.9, 2.5), walls[1] ?? wall, roofs[1] ?? roof);
  let x = -30;
  while (x < width + 30) {
    const w = height * dice.range(0.5, 1.3);
    const h = height * dice.range(0.45, 0.95);
    const top = foot - h;
    const pitch = h * dice.range(0.18, 0.4);
    const body = walls[dice.int(0, 1)] ?? wall;
    sheet.polygon(
      [
        [x, foot + 3],
        [x + w, foot + 3],
        [x + w, top],
        [x, top],
      ],
      body,
    );
    const hat: P2[] = dice.chance(0.5)
      ? [
          [x - 3, top],
          [x + w + 3, top],
          [x + w * 0.82, top - pitch],
          [x + w * 0.18, top - pitch],
        ]
      : [
          [x - 3, top],
          [x + w + 3, top],
          [x + w * 0.5, top - pitch * 1.4],
        ];
    sheet.polygon(hat, roofs[dice.int(0, 1)] ?? roof);
    if (dice.chance(0.5)) {
      const cx = x + w * dice.range(0.3, 0.7);
      sheet.polygon(
        [
          [cx, top - pitch * 0.4],
          [cx + h * 0.1, top - pitch * 0.4],
          [cx + h * 0.1, top - pitch * 1.7],
          [cx, top - pitch * 1.7],
        ],
        body,
      );
    }
    const rows = Math.floor(h / 22);
    const pane = mix(
      stage.light.night > 0.4 && dice.chance(0.6)
        ? "#f6c878"
        : drift(stage.light.glass[1], dice.range, 0.02),
      stage.light.haze,
      haze * 0.9,
    );
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column + 1 < w / 16; column += 1) {
        if (dice.chance(0.55))
          sheet.polygon(
            [
              [x + 8 + column * 16, top + 9 + row * 22],
              [x + 13 + column * 16, top + 9 + row * 22],
              [x + 13 + column * 16, top + 19 + row * 22],
              [x + 8 + column * 16, top + 19 + row * 22],
            ],
            pane,
          );
      }
    }
    x += w * dice.range(0.85, 1.02);
  }
}

function steeple(
  stage: Stage,
  x: number,
  foot: number,
  tall: number,
  wall: string,
  roof: string,
): void {
  const { sheet } = stage;
  const w = tall * 0.1;
  sheet.polygon(
    [
      [x - w, foot + 3],
      [x + w, foot + 3],
      [x + w, foot - tall * 0.55],
      [x - w, foot - tall * 0.55],
    ],
    wall,
  );
  sheet.polygon(
    [
      [x - w * 1.15, foot - tall * 0.55],
      [x + w * 1.15, foot - tall * 0.55],
      [x, foot - tall],
    ],
    roof,
  );
}

/** The sea up to the horizon, with light on it. */
export function drawSea(
  stage: Stage,
  colours: readonly [far: string, near: string],
  from: number,
  to: number,
): void {
  const { sheet, width, light } = stage;
  const dice = stage.dice.fork("sea");
  const [far, near] = colours;
  const paint = sheet.definitions.linear(
    [0, from],
    [0, to],
    [
      [0, mix(toneBy(stage, far, 0.7), light.haze, 0.35)],
      [0.25, toneBy(stage, far, 0.75)],
      [1, toneBy(stage, near, 0.85)],
    ],
  );
  sheet.polygon(
    [
      [0, from],
      [width, from],
      [width, to],
      [0, to],
    ],
    paint,
  );
  const pale = mix(toneBy(stage, "#fdf6e0", 1), light.haze, 0.2);
  const column = light.toSun[0] < 0 ? width * 0.28 : width * 0.72;
  for (let index = 0; index < 90; index += 1) {
    const t = dice.range(0, 1) ** 1.6;
    const y = lerp(from + 3, to, t);
    const nearSun = dice.chance(0.6);
    const x = nearSun
      ? column + dice.range(-1, 1) * width * (0.05 + t * 0.16)
      : dice.range(0, width);
    const length = lerp(5, 46, t) * dice.range(0.5, 1.2);
    sheet.line(
      [
        [x - length, y],
        [x + length, y],
      ],
      nearSun ? pale : toneBy(stage, lighter(near, 0.06), 0.9),
      lerp(1, 3, t),
      { opacity: nearSun ? 0.75 : 0.5 },
    );
  }
}

/** A small sail on the water. */
export function drawSail(stage: Stage, [x, y]: P2, size: number, colour = "#fbf6ea"): void {
  const { sheet } = stage;
  sheet.polygon(
    [
      [x, y - size],
      [x, y - size * 0.12],
      [x + size * 0.5, y - size * 0.12],
    ],
    toneBy(stage, colour, 1),
  );
  sheet.polygon(
    [
      [x - size * 0.06, y - size * 0.86],
      [x - size * 0.06, y - size * 0.12],
      [x - size * 0.36, y - size * 0.12],
    ],
    toneBy(stage, darker(colour, 0.06), 0.7),
  );
  sheet.polygon(
    [
      [x - size * 0.42, y - size * 0.08],
      [x + size * 0.55, y - size * 0.08],
      [x + size * 0.4, y + size * 0.06],
      [x - size * 0.3, y + size * 0.06],
    ],
    toneBy(stage, "#b1452a", 0.8),
  );
}
