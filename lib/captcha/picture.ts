import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "opentype.js/dist/opentype.mjs";
import sharp from "sharp";
import { type Random, seededRandom } from "../kernel/random.ts";
import { once } from "../platform/once.ts";
import { inTurn } from "../platform/queue.ts";
import { drawCharacters, type Outline } from "./drawing.ts";
import { CODE_ALPHABET } from "./rules.ts";

/** Static WOFF, which the package reads; a character may come in any of them. */
const WEIGHTS = [500, 600, 700, 800];
const FONTS = "node_modules/@fontsource/bricolage-grotesque/files";

type Outlines = Map<string, Outline>;

/** Every character of codes in one weight. */
async function readOutlines(weight: number): Promise<Outlines> {
  const name = `bricolage-grotesque-latin-${weight}-normal.woff`;
  const bytes = await readFile(join(/* turbopackIgnore: true */ process.cwd(), FONTS, name));
  const font = parse(new Uint8Array(bytes).buffer);
  return new Map(
    [...CODE_ALPHABET].map((character) => {
      const path = font.getPath(character, 0, 0, 100);
      const { x1, y1, x2, y2 } = path.getBoundingBox();
      const steps = path.commands.map((command) => ({
        type: command.type,
        points: [
          [command.x1, command.y1] as const,
          [command.x2, command.y2] as const,
          [command.x, command.y] as const,
        ].filter((point): point is readonly [number, number] => point[0] !== undefined),
      }));
      return [character, { steps, left: x1, top: y1, right: x2, bottom: y2 }];
    }),
  );
}

/** Read once, when the first code is drawn. */
const fonts = () => once("captcha.fonts", () => Promise.all(WEIGHTS.map(readOutlines)));

/** Pictures at once and waiting: more would starve the pages. */
const QUEUE = { atOnce: 2, waiting: 100 };

async function draw(code: string, random: Random): Promise<Buffer> {
  const weights = await fonts();
  const outlines = [...code].map((character) => {
    const outline = weights[Math.floor(random() * weights.length)]?.get(character);
    if (!outline) throw new RangeError(`no outline of ${character}`);
    return outline;
  });
  const drawing = Buffer.from(drawCharacters(outlines, random));
  return sharp(drawing).png({ palette: true, colours: 32 }).toBuffer();
}

/**
 * A code as a picture (PNG), never the same twice.
 * @throws {DomainError} service.unavailable when too many wait.
 */
export function drawCode(
  code: string,
  random: Random = seededRandom(randomInt(2 ** 32)),
): Promise<Buffer> {
  return inTurn("captcha.drawing", QUEUE, () => draw(code, random));
}
