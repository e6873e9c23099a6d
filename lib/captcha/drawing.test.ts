import { expect, test } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { drawCharacters, type Outline } from "./drawing.ts";

const square: Outline = {
  steps: [
    { type: "M", points: [[0, 0]] },
    { type: "L", points: [[10, 0]] },
    {
      type: "Q",
      points: [
        [12, 5],
        [10, 10],
      ],
    },
    {
      type: "C",
      points: [
        [8, 12],
        [2, 12],
        [0, 10],
      ],
    },
    { type: "Z", points: [] },
  ],
  left: 0,
  right: 12,
  top: 0,
  bottom: 12,
};
const draw = (seed: number) => drawCharacters([square, square], seededRandom(seed));

test("a drawing is the same for the same chance, and another for another", () => {
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

test("the same character is never drawn the same way", () => {
  const paths = [...draw(1).matchAll(/<path d="(M[^"]*Z)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(2);
  expect(paths[0]).not.toBe(paths[1]);
});

test("a drawing is of lines alone, within what it may hold", () => {
  const drawing = draw(3);
  expect(drawing).not.toMatch(/<text|font|href|NaN|undefined|Infinity/);
  expect(drawing.length).toBeLessThan(20_000);
});
