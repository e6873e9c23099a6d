import { describe, expect, test } from "vitest";
import { bestOf, comparedIds, differingFeatures } from "./rules.ts";

const ids = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd", "eeeeeeeeeeee"];

describe("the listings of an address", () => {
  test.each<[string | string[] | undefined, string[], boolean]>([
    [undefined, [], false],
    ["", [], false],
    [`${ids[0]},${ids[1]}`, ids.slice(0, 2), false],
    [[ids[1] ?? "", ids[0] ?? ""], [ids[1] ?? "", ids[0] ?? ""], false],
    [`${ids[0]}, ${ids[0]},x,../..,${ids[2]}`, [ids[0] ?? "", ids[2] ?? ""], false],
    [ids.join(","), ids.slice(0, 4), true],
    [",".repeat(100_000), [], false],
  ])("%#", (value, expected, more) => {
    expect(comparedIds(value)).toEqual({ ids: expected, more });
  });
});

test("features that differ are those that some have", () => {
  expect(
    differingFeatures([
      { features: ["balcon", "cave", "parking"] },
      { features: ["parking", "balcon"] },
      { features: ["parking"] },
    ]),
  ).toEqual(["balcon", "cave"].sort());
  expect(differingFeatures([{ features: ["balcon"] }])).toEqual([]);
});

test.each([
  [[3, 1, 2], "lower", [false, true, false]],
  [[3, 1, 3], "higher", [true, false, true]],
  [[2, 2], "lower", [false, false]],
  [[null, 2], "lower", [false, false]],
  [[], "lower", []],
] as const)("the best of %j, %s", (values, better, expected) => {
  expect(bestOf(values, better)).toEqual(expected);
});
