import { darker, lighter } from "../engine/colour.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";

export interface Figure {
  coat: string;
  /** A skirt or dress when set; trousers otherwise. */
  skirt?: string;
  legs: string;
  shoes: string;
  skin: string;
  hair: string;
  hairstyle: "bun" | "short" | "bob";
  scarf?: string;
  /** Where the hand that reaches out is, in metres from the feet, towards the way it faces. */
  hand: P2;
  holds?: "key" | "folder";
}

/** A person large enough to read the gesture: rounded shapes, no face. `way` 1 looks right. */
export function drawFigure(
  stage: Stage,
  foot: P3,
  way: 1 | -1,
  figure: Figure,
  shade: Sheet,
): void {
  const { sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * way * metre, fy - y * metre];
  const sunny = stage.light.toSun[0] < 0 === (way === -1) ? 1 : -1;
  const lit = (colour: string) => toneBy(stage, colour, 0.85);
  const dim = (colour: string) => toneBy(stage, darker(colour, 0.02), 0.2);
  const [x, y, z] = foot;
  castOnGround(
    stage,
    shade,
    [
      [x - 0.22, y, z],
      [x + 0.22, y, z],
      [x + 0.2, y + 1.68, z],
      [x - 0.2, y + 1.68, z],
    ],
    y,
  );
  const { coat, skirt, legs, shoes, skin, hair } = figure;
  const hose = skirt ? skin : legs;
  sheet.blob(
    [
      spot(-0.13, 0.9),
      spot(0.03, 0.92),
      spot(0.0, 0.5),
      spot(-0.05, 0.06),
      spot(-0.15, 0.06),
      spot(-0.15, 0.5),
    ],
    dim(hose),
  );
  sheet.blob(
    [
      spot(-0.02, 0.92),
      spot(0.15, 0.9),
      spot(0.15, 0.5),
      spot(0.14, 0.06),
      spot(0.04, 0.06),
      spot(0.01, 0.5),
    ],
    lit(hose),
  );
  for (const [dx, paint] of [
    [-0.12, dim(shoes)],
    [0.07, lit(shoes)],
  ] as const) {
    sheet.blob(
      [
        spot(dx - 0.06, 0.0),
        spot(dx - 0.06, 0.1),
        spot(dx + 0.06, 0.11),
        spot(dx + 0.19, 0.045),
        spot(dx + 0.18, 0),
      ],
      paint,
    );
  }
  if (skirt)
    sheet.blob(
      [
        spot(-0.16, 1.05),
        spot(0.16, 1.05),
        spot(0.24, 0.72),
        spot(0.27, 0.46),
        spot(0, 0.42),
        spot(-0.27, 0.46),
        spot(-0.23, 0.74),
      ],
      lit(skirt),
    );
  const hem = skirt ? 0.88 : 0.72;
  // The far arm, behind the body.
  sheet.curve([spot(-0.12, 1.34), spot(-0.24, 1.12), spot(-0.2, 0.9)], dim(coat), 0.115 * metre);
  sheet.circle(spot(-0.19, 0.86), 0.055 * metre, dim(skin));
  const body: P2[] = [
    spot(-0.17, 1.4),
    spot(0, 1.46),
    spot(0.17, 1.4),
    spot(0.2, 1.1),
    spot(0.22, hem),
    spot(0, hem - 0.03),
    spot(-0.23, hem),
    spot(-0.2, 1.1),
  ];
  sheet.blob(body, lit(coat));
  const side = -sunny;
  sheet.blob(
    [
      spot(side * 0.17, 1.39),
      spot(side * 0.04, 1.3),
      spot(side * 0.07, hem),
      spot(side * 0.22, hem),
      spot(side * 0.2, 1.1),
    ],
    dim(coat),
  );
  sheet.line([spot(0.04, 1.36), spot(0.05, hem + 0.04)], dim(darker(coat, 0.05)), 0.012 * metre);
  sheet.polygon(
    [spot(-0.05, 1.42), spot(0.06, 1.42), spot(0.055, 1.56), spot(-0.04, 1.56)],
    dim(skin),
  );
  head(stage, spot, metre, figure, lit(skin), lit(hair), dim(hair));
  if (figure.scarf) {
    sheet.blob(
      [spot(-0.12, 1.43), spot(0.0, 1.49), spot(0.13, 1.43), spot(0.09, 1.36), spot(-0.08, 1.36)],
      lit(figure.scarf),
    );
    sheet.blob(
      [spot(0.04, 1.4), spot(0.11, 1.38), spot(0.12, 1.1), spot(0.05, 1.1)],
      lit(lighter(figure.scarf, 0.02)),
    );
  }
  const [hx, hy] = figure.hand;
  sheet.curve(
    [spot(0.08, 1.33), spot(hx * 0.42, hy + 0.02), spot(hx, hy)],
    lit(lighter(coat, 0.015)),
    0.12 * metre,
  );
  sheet.curve([spot(hx - 0.02, hy), spot(hx + 0.09, hy + 0.015)], lit(skin), 0.085 * metre);
  if (figure.holds === "key") keys(sheet, spot, metre, hx + 0.14, hy, lit("#f5c33b"));
  if (figure.holds === "folder") {
    sheet.rounded(
      [spot(-0.36, 1.1), spot(-0.1, 1.14), spot(-0.08, 0.78), spot(-0.34, 0.76)],
      0.02 * metre,
      lit("#f6efe0"),
    );
    sheet.rounded(
      [spot(-0.34, 1.06), spot(-0.12, 1.09), spot(-0.11, 0.98), spot(-0.33, 0.96)],
      0.01 * metre,
      lit("#1b557a"),
    );
  }
}

function head(
  stage: Stage,
  spot: (x: number, y: number) => P2,
  metre: number,
  { hairstyle }: Figure,
  skin: string,
  hair: string,
  shadow: string,
): void {
  const { sheet } = stage;
  sheet.blob(
    [
      spot(-0.1, 1.64),
      spot(-0.06, 1.74),
      spot(0.04, 1.76),
      spot(0.115, 1.69),
      spot(0.12, 1.6),
      spot(0.07, 1.53),
      spot(-0.02, 1.52),
      spot(-0.09, 1.56),
    ],
    skin,
  );
  if (hairstyle === "bun") sheet.circle(spot(-0.14, 1.74), 0.07 * metre, shadow);
  const low = hairstyle === "bob" ? 1.5 : 1.58;
  sheet.blob(
    [
      spot(0.11, 1.7),
      spot(0.07, 1.79),
      spot(-0.03, 1.82),
      spot(-0.13, 1.77),
      spot(-0.16, 1.66),
      spot(-0.14, low),
      spot(-0.08, low + 0.02),
      spot(-0.05, 1.64),
      spot(0.02, 1.69),
    ],
    hair,
  );
  sheet.oval(spot(-0.045, 1.61), 0.022 * metre, 0.03 * metre, skin);
}

function keys(
  sheet: Sheet,
  spot: (x: number, y: number) => P2,
  metre: number,
  x: number,
  y: number,
  brass: string,
): void {
  const ring = spot(x, y - 0.03);
  sheet.line(
    [spot(x - 0.045, y - 0.03), spot(x, y + 0.015), spot(x + 0.045, y - 0.03), spot(x, y - 0.075)],
    brass,
    0.018 * metre,
    { closed: true },
  );
  sheet.line([ring, spot(x + 0.02, y - 0.26)], brass, 0.026 * metre);
  sheet.line([spot(x + 0.015, y - 0.2), spot(x + 0.06, y - 0.2)], brass, 0.022 * metre);
  sheet.line([spot(x + 0.02, y - 0.25), spot(x + 0.065, y - 0.25)], brass, 0.022 * metre);
}
