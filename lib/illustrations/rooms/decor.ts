import { darker, lighter, mix } from "../engine/colour.ts";
import { at, type Frame, panel, plate, streak } from "../engine/frame.ts";
import { ellipse, type P2, type P3 } from "../engine/geometry.ts";
import { LAMPLIGHT } from "../engine/light.ts";
import type { Sheet } from "../engine/sheet.ts";
import { pixel, pixelsAt, type Stage, seen, tone, toneBy } from "../engine/stage.ts";
import { contact, hard, ring, turned } from "./solids.ts";

export type PlantKind = "ficus" | "monstera" | "palm" | "cactus" | "olive" | "fern" | "snake";

/** A potted plant standing at a point. `height` in metres, pot included. */
export function drawPlant(
  stage: Stage,
  sheet: Sheet,
  foot: P3,
  kind: PlantKind,
  height: number,
  pot: string,
): void {
  const { dice } = stage;
  const frame: Frame = { origin: foot, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] };
  const potHeight = Math.min(0.36, height * 0.28);
  const r = potHeight * 0.55;
  if (foot[1] < 0.02) contact(stage, sheet, frame, -r, -r, r * 2, r * 2, 0.25);
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const leafTone = (colour: string, share: number) => toneBy(stage, colour, share);
  const tall = height - potHeight;
  const behind = () =>
    turned(
      stage,
      sheet,
      foot,
      [
        [r * 0.78, 0],
        [r, potHeight * 0.85],
        [r, potHeight],
      ],
      pot,
      toneBy(stage, "#5a4436", 0.3),
    );
  behind();
  const greens = {
    ficus: "#5f8a55",
    monstera: "#3f7a55",
    palm: "#6a9a58",
    cactus: "#5d8f6a",
    olive: "#93a184",
    fern: "#7aa35c",
    snake: "#5a8060",
  };
  const green = greens[kind];
  const tones = [
    leafTone(darker(green, 0.09), 0.1),
    leafTone(green, 0.5),
    leafTone(lighter(green, 0.04), 1),
  ] as const;
  const any = () => dice.pick(tones);
  const blade = (
    x: number,
    y: number,
    angle: number,
    long: number,
    wide: number,
    paint: string,
  ) => {
    const cos = Math.cos(angle) * long;
    const sin = Math.sin(angle) * long;
    const nx = -Math.sin(angle) * wide;
    const ny = Math.cos(angle) * wide;
    sheet.blob(
      [
        spot(x, y),
        spot(x + cos * 0.45 + nx, y + sin * 0.45 + ny),
        spot(x + cos, y + sin),
        spot(x + cos * 0.45 - nx, y + sin * 0.45 - ny),
      ],
      paint,
    );
  };
  if (kind === "ficus" || kind === "olive") {
    sheet.curve(
      [spot(0, potHeight), spot(0.02, potHeight + tall * 0.3), spot(-0.01, potHeight + tall * 0.6)],
      leafTone("#6e5643", 0.5),
      Math.max(1.5, 0.035 * metre),
    );
    const count = kind === "olive" ? 90 : 56;
    const size = kind === "olive" ? 0.075 : 0.15;
    for (let index = 0; index < count; index += 1) {
      const angle = index * 2.4;
      const reach = Math.sqrt(index / count) * tall * 0.3;
      blade(
        Math.cos(angle) * reach,
        potHeight + tall * 0.64 + Math.sin(angle) * reach * 1.1,
        dice.range(-0.9, 4),
        size * dice.range(0.7, 1.1),
        size * 0.24,
        tones[index % 3] ?? any(),
      );
    }
  } else if (kind === "monstera") {
    for (let index = 0; index < 11; index += 1) {
      const angle = 0.25 + (index / 10) * 2.65;
      const reach = tall * dice.range(0.55, 0.95);
      const tip: P2 = [Math.cos(angle) * reach * 0.75, potHeight + Math.sin(angle) * reach];
      sheet.curve(
        [
          spot(0, potHeight),
          spot(tip[0] * 0.4, potHeight + (tip[1] - potHeight) * 0.7),
          spot(...tip),
        ],
        tones[0],
        Math.max(1.2, 0.016 * metre),
      );
      const paint = tones[index % 3] ?? any();
      const size = tall * dice.range(0.16, 0.24);
      const lean = angle - Math.PI / 2 + dice.range(-0.5, 0.5);
      sheet.blob(
        [
          [0, -0.5],
          [0.75, -0.2],
          [0.62, 0.5],
          [0, 1],
          [-0.62, 0.5],
          [-0.75, -0.2],
        ].map(([x = 0, y = 0]) =>
          spot(
            tip[0] + (x * Math.cos(lean) - y * Math.sin(lean)) * size,
            tip[1] + (x * Math.sin(lean) + y * Math.cos(lean)) * size,
          ),
        ),
        paint,
      );
    }
  } else if (kind === "palm" || kind === "fern") {
    const count = kind === "palm" ? 13 : 18;
    for (let index = 0; index < count; index += 1) {
      const angle = 0.2 + (index / (count - 1)) * 2.75;
      const reach = tall * dice.range(0.7, 1);
      const droop = kind === "fern" ? 0.5 : 0.22;
      const tip = spot(
        Math.cos(angle) * reach * 0.8,
        potHeight + Math.sin(angle) * reach - Math.abs(Math.cos(angle)) * reach * droop,
      );
      const middle: P2 = [
        Math.cos(angle) * reach * 0.42,
        potHeight + Math.sin(angle) * reach * 0.62,
      ];
      const wide = tall * 0.05;
      sheet.blob(
        [
          spot(0, potHeight),
          spot(middle[0] - wide, middle[1] + wide),
          tip,
          spot(middle[0] + wide, middle[1] - wide),
        ],
        tones[index % 3] ?? any(),
      );
    }
  } else if (kind === "snake") {
    for (let index = 0; index < 9; index += 1) {
      const x = (index - 4) * r * 0.2;
      blade(
        x,
        potHeight - 0.02,
        Math.PI / 2 - (index - 4) * 0.075,
        tall * dice.range(0.65, 1),
        0.035 + tall * 0.02,
        tones[index % 3] ?? any(),
      );
    }
  } else {
    for (const [x, share] of [
      [0, 1],
      [-r * 0.9, 0.55],
      [r * 0.85, 0.65],
    ] as const) {
      const w = r * 0.42;
      const base = potHeight + (x === 0 ? 0 : tall * 0.25);
      sheet.blob(
        [
          spot(x - w, base),
          spot(x - w, base + tall * share * 0.7),
          spot(x, base + tall * share * 0.86),
          spot(x + w, base + tall * share * 0.7),
          spot(x + w, base),
        ],
        tones[1],
      );
      if (x !== 0) sheet.line([spot(0, base), spot(x, base)], tones[1], w * 1.6 * metre);
      sheet.line(
        [spot(x - w * 0.3, base), spot(x - w * 0.3, base + tall * share * 0.66)],
        tones[2],
        1.6,
      );
      sheet.line(
        [spot(x + w * 0.4, base), spot(x + w * 0.4, base + tall * share * 0.66)],
        tones[0],
        1.6,
      );
    }
  }
}

/** A framed picture on a wall: an abstract of few shapes. */
export function drawArt(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  colours: readonly string[],
  rim: string,
): void {
  const { dice } = stage;
  const pick = (index: number) => colours[index % colours.length] ?? "#c9683f";
  const shadow = seen(stage, [
    at(frame, u + 0.02, v - 0.035),
    at(frame, u + w + 0.04, v - 0.035),
    at(frame, u + w + 0.04, v + h - 0.02),
    at(frame, u + 0.02, v + h - 0.02),
  ]);
  sheet.polygon(shadow, "#2a1f3d", 0.16);
  panel(stage, sheet, frame, u, v, w, h, rim, 0.03);
  panel(stage, sheet, frame, u + 0.025, v + 0.025, w - 0.05, h - 0.05, "#f7f1e4", 0.031);
  const m = Math.min(w, h) * 0.14;
  const x = u + m;
  const y = v + m;
  const a = w - m * 2;
  const b = h - m * 2;
  const on = (points: readonly P2[], colour: string) =>
    plate(stage, sheet, frame, points, colour, 0.032);
  const kind = dice.pick(["sun", "hills", "cutout", "vase", "bands", "arches"]);
  if (kind === "sun" || kind === "hills") {
    on(
      [
        [x, y],
        [x + a, y],
        [x + a, y + b],
        [x, y + b],
      ],
      mix(pick(1), "#fbf3e2", 0.45),
    );
    on(
      ellipse(
        x + a * dice.range(0.35, 0.65),
        y + b * 0.66,
        Math.min(a, b) * 0.2,
        Math.min(a, b) * 0.2,
        20,
      ),
      pick(0),
    );
    on(
      [
        [x, y],
        [x + a, y],
        [x + a, y + b * 0.3],
        [x + a * 0.6, y + b * 0.44],
        [x + a * 0.25, y + b * 0.3],
        [x, y + b * 0.38],
      ],
      pick(2),
    );
    if (kind === "hills")
      on(
        [
          [x, y],
          [x + a, y],
          [x + a, y + b * 0.22],
          [x + a * 0.5, y + b * 0.14],
          [x, y + b * 0.24],
        ],
        pick(3),
      );
  } else if (kind === "cutout") {
    for (let index = 0; index < 4; index += 1) {
      const cx = x + a * dice.range(0.25, 0.75);
      const cy = y + b * (0.16 + index * 0.23);
      const r = Math.min(a, b) * dice.range(0.16, 0.26);
      on(
        Array.from({ length: 9 }, (_, point): P2 => {
          const angle = (point / 9) * Math.PI * 2;
          const k = r * (point % 2 ? 0.55 : 1.1);
          return [cx + Math.cos(angle) * k, cy + Math.sin(angle) * k];
        }),
        pick(index),
      );
    }
  } else if (kind === "vase") {
    on(
      [
        [x, y],
        [x + a, y],
        [x + a, y + b * 0.28],
        [x, y + b * 0.28],
      ],
      pick(1),
    );
    on(
      [
        [x + a * 0.36, y + b * 0.16],
        [x + a * 0.64, y + b * 0.16],
        [x + a * 0.72, y + b * 0.4],
        [x + a * 0.56, y + b * 0.56],
        [x + a * 0.44, y + b * 0.56],
        [x + a * 0.28, y + b * 0.4],
      ],
      pick(0),
    );
    for (const [dx, dy] of [
      [0.3, 0.84],
      [0.5, 0.92],
      [0.68, 0.8],
    ] as const) {
      streak(
        stage,
        sheet,
        frame,
        [
          [x + a * 0.5, y + b * 0.55],
          [x + a * dx, y + b * dy],
        ],
        0.012,
        pick(2),
        0.033,
      );
      on(ellipse(x + a * dx, y + b * dy, a * 0.09, a * 0.09, 12), pick(3));
    }
  } else if (kind === "bands") {
    for (let index = 0; index < 5; index += 1)
      on(
        [
          [x, y + (b * index) / 5],
          [x + a, y + (b * index) / 5],
          [x + a, y + (b * (index + dice.range(0.6, 1))) / 5],
          [x, y + (b * (index + 0.8)) / 5],
        ],
        pick(index),
      );
  } else {
    for (const [index, r] of [0.46, 0.32, 0.18].entries()) {
      const width = a * r;
      const arc = ellipse(x + a / 2, y + b * 0.15, width, b * (r + 0.34), 16, 0, Math.PI);
      on(
        [[x + a / 2 + width, y + b * 0.04], ...arc, [x + a / 2 - width, y + b * 0.04]],
        pick(index),
      );
    }
  }
}

/** A round mirror, or a tall arched one standing on a mantelpiece. */
export function drawMirror(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  rim: string,
): void {
  const oval = (k: number) =>
    h > w * 1.2
      ? [
          [u + w / 2 - (w / 2) * k, v + (1 - k) * 0.5] as const,
          [u + w / 2 + (w / 2) * k, v + (1 - k) * 0.5] as const,
          ...ellipse(u + w / 2, v + h - w / 2, (w / 2) * k, (w / 2) * k, 16, 0, Math.PI),
        ]
      : ellipse(u + w / 2, v + h / 2, (w / 2) * k, (h / 2) * k, 30);
  plate(stage, sheet, frame, oval(1), rim, 0.03);
  const face = oval(0.9);
  const points = seen(
    stage,
    face.map(([x, y]) => at(frame, x, y, 0.032)),
  );
  const [pale, , low] = stage.light.glass;
  sheet.polygon(points, mix("#dfe3de", pale, 0.25));
  const shine = seen(stage, [
    at(frame, u + w * 0.2, v + h * 0.2, 0.033),
    at(frame, u + w * 0.36, v + h * 0.2, 0.033),
    at(frame, u + w * 0.68, v + h * 0.78, 0.033),
    at(frame, u + w * 0.5, v + h * 0.78, 0.033),
  ]);
  sheet.polygon(shine, mix("#ffffff", low, 0.2), 0.45);
}

export type LampKind = "arc" | "tripod" | "column" | "paper";

/** A floor lamp; its glow is painted when the light is low. */
export function drawFloorLamp(
  stage: Stage,
  sheet: Sheet,
  foot: P3,
  kind: LampKind,
  metal: string,
  shade: string,
): void {
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const ink = toneBy(stage, metal, 0.5);
  const frame: Frame = { origin: foot, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] };
  contact(stage, sheet, frame, -0.14, -0.14, 0.28, 0.28, 0.2);
  const side = stage.light.toSun[0] < 0 ? -1 : 1;
  let head: P2 = [0, 1.5];
  if (kind === "arc") {
    head = [side * 0.62, 1.55];
    sheet.oval(spot(0, 0.01), 0.16 * metre, 0.05 * metre, ink);
    sheet.curve(
      [
        spot(0, 0),
        spot(side * 0.02, 1),
        spot(side * 0.2, 1.72),
        spot(side * 0.5, 1.8),
        spot(...head),
      ],
      ink,
      Math.max(1.6, 0.022 * metre),
    );
  } else if (kind === "tripod") {
    for (const x of [-0.24, 0.24, 0.04])
      sheet.line(
        [spot(x, 0), spot(0, 1.3)],
        toneBy(stage, "#a97a4c", 0.5),
        Math.max(1.6, 0.03 * metre),
      );
    head = [0, 1.32];
  } else if (kind === "column") {
    sheet.oval(spot(0, 0.01), 0.14 * metre, 0.045 * metre, ink);
    sheet.line([spot(0, 0), spot(0, 1.4)], ink, Math.max(1.6, 0.022 * metre));
    head = [0, 1.36];
  }
  glow(stage, sheet, spot(head[0], head[1] + 0.05), metre * 1.15);
  const lit = stage.light.night > 0.3;
  const paint = lit ? LAMPLIGHT[2] : toneBy(stage, shade, 0.85);
  if (kind === "paper") {
    sheet.blob(
      [
        [-0.2, 0.02],
        [-0.24, 0.5],
        [-0.17, 1],
        [0, 1.24],
        [0.17, 1],
        [0.24, 0.5],
        [0.2, 0.02],
      ].map(([x = 0, y = 0]) => spot(x, y)),
      paint,
    );
    for (let y = 0.16; y < 1.1; y += 0.15)
      sheet.line([spot(-0.21, y), spot(0.21, y)], darker(paint, 0.03), 1);
    return;
  }
  const [hx, hy] = head;
  if (kind === "arc")
    sheet.blob(
      [
        spot(hx - 0.22, hy),
        spot(hx - 0.14, hy + 0.15),
        spot(hx, hy + 0.2),
        spot(hx + 0.14, hy + 0.15),
        spot(hx + 0.22, hy),
      ],
      lit ? LAMPLIGHT[1] : toneBy(stage, shade, 0.8),
    );
  else
    sheet.polygon(
      [
        spot(hx - 0.22, hy),
        spot(hx + 0.22, hy),
        spot(hx + 0.15, hy + 0.3),
        spot(hx - 0.15, hy + 0.3),
      ],
      paint,
    );
}

export function glow(stage: Stage, sheet: Sheet, centre: P2, radius: number, strength = 1): void {
  const { night } = stage.light;
  const power = (night > 0.3 ? 0.62 : 0.12) * strength;
  const paint = sheet.definitions.radial(centre, radius, [
    [0, LAMPLIGHT[2], power],
    [0.4, LAMPLIGHT[1], power * 0.4],
    [1, LAMPLIGHT[1], 0],
  ]);
  sheet.circle(centre, radius, paint);
}

export type PendantKind = "globe" | "cone" | "rattan" | "disc" | "cluster";

/** A lamp hanging from the ceiling at a point. */
export function drawPendant(
  stage: Stage,
  sheet: Sheet,
  at3: P3,
  ceiling: number,
  kind: PendantKind,
  colour: string,
): void {
  const metre = pixelsAt(stage, at3);
  const centre = pixel(stage, at3);
  const top = pixel(stage, [at3[0], ceiling, at3[2]]);
  const ink = toneBy(stage, "#3a3633", 0.5);
  sheet.line([top, centre], ink, 1.6);
  glow(stage, sheet, [centre[0], centre[1] + 0.1 * metre], metre * 0.9, 0.8);
  const lit = stage.light.night > 0.3;
  const spot = (x: number, y: number): P2 => [centre[0] + x * metre, centre[1] - y * metre];
  const body = toneBy(stage, colour, 0.75);
  if (kind === "globe")
    sheet.circle(centre, 0.19 * metre, lit ? LAMPLIGHT[2] : toneBy(stage, "#fbf3e0", 1));
  else if (kind === "cone") {
    sheet.polygon(
      [spot(-0.26, -0.12), spot(0.26, -0.12), spot(0.06, 0.16), spot(-0.06, 0.16)],
      body,
    );
    sheet.oval(
      spot(0, -0.12),
      0.26 * metre,
      0.045 * metre,
      lit ? LAMPLIGHT[2] : toneBy(stage, "#fff2cf", 1),
    );
  } else if (kind === "disc") {
    sheet.blob([spot(-0.34, -0.02), spot(0, 0.12), spot(0.34, -0.02), spot(0, -0.07)], body);
    sheet.oval(spot(0, -0.05), 0.14 * metre, 0.04 * metre, lit ? LAMPLIGHT[2] : "#fff4d8");
  } else if (kind === "rattan") {
    sheet.blob(
      [
        spot(-0.3, -0.12),
        spot(-0.22, 0.12),
        spot(0, 0.2),
        spot(0.22, 0.12),
        spot(0.3, -0.12),
        spot(0, -0.17),
      ],
      lit ? mix("#d9a860", LAMPLIGHT[1], 0.5) : toneBy(stage, "#cfa468", 0.85),
    );
    for (let index = -4; index <= 4; index += 1)
      sheet.curve(
        [spot(index * 0.012, 0.19), spot(index * 0.06, 0.06), spot(index * 0.072, -0.14)],
        toneBy(stage, "#9a7442", 0.6),
        1,
      );
    for (const y of [-0.06, 0.05])
      sheet.line([spot(-0.27, y), spot(0.27, y)], toneBy(stage, "#9a7442", 0.6), 1);
  } else {
    for (const [dx, drop] of [
      [-0.16, 0.02],
      [0.05, -0.12],
      [0.2, 0.1],
    ] as const) {
      sheet.line([spot(dx * 0.2, 0.3), spot(dx, drop)], ink, 1.2);
      sheet.circle(spot(dx, drop), 0.085 * metre, lit ? LAMPLIGHT[2] : toneBy(stage, "#fbf0d6", 1));
    }
  }
}

/** A rug on the floor: plain with a border, striped, or with a pattern. */
export function drawRug(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  d: number,
  w: number,
  t: number,
  colour: string,
  second: string,
): void {
  const { dice } = stage;
  const level = (points: readonly P2[], paint: string) =>
    sheet.polygon(
      seen(
        stage,
        points.map(([x, y]) => at(frame, x, 0.008, y)),
      ),
      tone(stage, paint, [0, 1, 0]),
    );
  const area = (a: number, b: number, c: number, e: number): P2[] => [
    [a, b],
    [c, b],
    [c, e],
    [a, e],
  ];
  const kind = dice.pick(["border", "stripes", "lozenges", "round", "berber"]);
  if (kind === "round") {
    const centre = at(frame, u + w / 2, 0.006, d + t / 2);
    const r = Math.min(w, t) * 0.56;
    sheet.polygon(ring(stage, centre, r, 40), tone(stage, colour, [0, 1, 0]));
    sheet.polygon(ring(stage, centre, r * 0.84, 40), tone(stage, lighter(colour, 0.03), [0, 1, 0]));
    sheet.polygon(ring(stage, centre, r * 0.36, 40), tone(stage, second, [0, 1, 0]));
    return;
  }
  level(area(u, d, u + w, d + t), colour);
  if (kind === "border") {
    level(area(u + 0.12, d + 0.12, u + w - 0.12, d + t - 0.12), second);
    level(area(u + 0.2, d + 0.2, u + w - 0.2, d + t - 0.2), lighter(colour, 0.02));
  } else if (kind === "stripes") {
    for (let x = 0.15; x < w - 0.2; x += 0.34)
      level(area(u + x, d, u + x + 0.12, d + t), dice.chance(0.7) ? second : darker(colour, 0.05));
  } else {
    const step = kind === "berber" ? 0.5 : 0.4;
    for (let x = step / 2; x < w; x += step) {
      for (let y = step / 2; y < t; y += step) {
        const r = step * 0.38;
        const cx = u + x;
        const cy = d + y;
        if (kind === "lozenges")
          level(
            [
              [cx, cy - r],
              [cx + r, cy],
              [cx, cy + r],
              [cx - r, cy],
            ],
            second,
          );
        else {
          for (const [a, b] of [
            [-1, 0],
            [0, -1],
            [1, 0],
            [0, 1],
          ] as const) {
            const p = at(frame, cx + a * r, 0.009, cy + b * r);
            const q = at(frame, cx + b * r, 0.009, cy + a * r);
            sheet.line(seen(stage, [p, q]), tone(stage, mix(second, colour, 0.25), [0, 1, 0]), 1.8);
          }
        }
      }
    }
  }
  for (const end of [d, d + t]) {
    for (let x = 0; x <= w; x += 0.09) {
      const way = end === d ? -0.05 : 0.05;
      sheet.line(
        seen(stage, [at(frame, u + x, 0.006, end), at(frame, u + x, 0.006, end + way)]),
        tone(stage, lighter(colour, 0.05), [0, 1, 0]),
        1,
      );
    }
  }
}

/** Books standing on a shelf from u to u + w. */
export function drawBooks(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  d: number,
  colours: readonly string[],
): void {
  const { dice } = stage;
  let x = u + 0.03;
  while (x < u + w - 0.08) {
    const thick = dice.range(0.022, 0.05);
    if (dice.chance(0.08)) {
      x += dice.range(0.08, 0.2);
      continue;
    }
    const tall = h * dice.range(0.6, 0.88);
    const colour = colours[dice.int(0, colours.length - 1)] ?? "#c9683f";
    hard(stage, sheet, frame, x, v, d, thick, tall, 0.14, colour);
    x += thick + 0.003;
  }
}

/** A vase, bowl or jug, perhaps with a branch in it. */
export function drawVase(
  stage: Stage,
  sheet: Sheet,
  foot: P3,
  colour: string,
  size: number,
  branch: string | null,
): void {
  const { dice } = stage;
  const shape = dice.pick<readonly [readonly P2[], ...(readonly P2[])[]]>([
    [
      [0.3, 0],
      [0.5, 0.35],
      [0.42, 0.7],
      [0.2, 0.86],
      [0.24, 1],
    ],
    [
      [0.34, 0],
      [0.4, 0.5],
      [0.3, 1],
    ],
    [
      [0.2, 0],
      [0.46, 0.2],
      [0.5, 0.5],
      [0.18, 0.8],
      [0.2, 1],
    ],
  ]);
  if (branch) {
    const metre = pixelsAt(stage, foot);
    const [fx, fy] = pixel(stage, foot);
    for (let index = 0; index < 7; index += 1) {
      const angle = 0.9 + index * 0.22 + dice.range(-0.1, 0.1);
      const reach = size * dice.range(1.1, 2);
      const tip: P2 = [
        fx + Math.cos(angle) * reach * metre * 0.8,
        fy - (size + Math.sin(angle) * reach * 0.75) * metre,
      ];
      sheet.line([[fx, fy - size * 0.9 * metre], tip], toneBy(stage, "#6f7a52", 0.5), 1.4);
      for (let leaf = 0; leaf < 4; leaf += 1) {
        const t = 0.45 + leaf * 0.18;
        const x = fx + (tip[0] - fx) * t;
        const y = fy - size * 0.9 * metre + (tip[1] - fy + size * 0.9 * metre) * t;
        sheet.circle(
          [x + dice.range(-3, 3), y + dice.range(-3, 3)],
          Math.max(1.6, size * 0.11 * metre * dice.range(0.6, 1)),
          toneBy(stage, branch, dice.range(0.2, 1)),
        );
      }
    }
  }
  turned(
    stage,
    sheet,
    foot,
    shape.map(([r, y]): P2 => [r * size * 0.7, y * size]),
    colour,
  );
}
