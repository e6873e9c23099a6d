import { describe, expect, it } from "vitest";
import { DEFAULT_SEED, parseOptions } from "./options.ts";

describe("the options of db:seed", () => {
  it("default to the configured catalogue", () => {
    expect(parseOptions([], 240)).toEqual({
      count: 240,
      seed: DEFAULT_SEED,
      ifEmpty: false,
    });
  });

  it("take a count, a seed and --if-empty", () => {
    expect(parseOptions(["--count", "1_000_000", "--seed=7", "--if-empty"], 0)).toEqual({
      count: 1_000_000,
      seed: 7,
      ifEmpty: true,
    });
  });

  it.each([
    [["--count", "many"], "--count must be a whole number"],
    [["--count", "-1"], "--count"],
    [["--count", "1.5"], "--count"],
    [["--count", "99999999999"], "--count"],
    [["--seed", ""], "--seed"],
    [["--all"], "--all"],
    [["extra"], "extra"],
  ])("refuse %j", (args, message) => {
    expect(() => parseOptions(args, 0)).toThrow(message);
  });
});
