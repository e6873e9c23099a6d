import { mix } from "../engine/colour.ts";
import { at, type Frame, panel, plate, streak } from "../engine/frame.ts";
import { ellipse, type P2 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Stage, seen } from "../engine/stage.ts";

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
