import { describe, expect, it } from "vitest";
import { darker, drift, lighter, linear, mix, under } from "./colour.ts";
import { diceOf } from "./dice.ts";
import { type Light, lit, shadowTint } from "./light.ts";

const lightness = (hex: string) => linear(hex).reduce((sum, part) => sum + part, 0);

describe("colours", () => {
  it("mix from one end to the other", () => {
    expect(mix("#1b557a", "#b1452a", 0)).toBe("#1b557a");
    expect(mix("#1b557a", "#b1452a", 1)).toBe("#b1452a");
  });

  it("get lighter and darker as asked, and stay colours at the extremes", () => {
    expect(lightness(lighter("#b1452a", 0.1))).toBeGreaterThan(lightness("#b1452a"));
    expect(lightness(darker("#b1452a", 0.1))).toBeLessThan(lightness("#b1452a"));
    expect(lighter("#ffffff", 0.5)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("drift the same way for the same dice", () => {
    expect(drift("#b1452a", diceOf(4).range, 0.05)).toBe(drift("#b1452a", diceOf(4).range, 0.05));
  });
});

describe("light", () => {
  const light: Light = {
    toSun: [0, 0.6, -0.8],
    sun: [0.6, 0.5, 0.4],
    ambient: [0.4, 0.45, 0.55],
    night: 0,
    haze: "#ffffff",
    glass: ["#000000", "#000000", "#000000"],
  };

  it("shows a colour itself in full sun, and darker turned away", () => {
    const facing = lit(light, "#c0c0c0", [0, 0, -1]);
    const turnedAway = lit(light, "#c0c0c0", [0, 0, 1]);
    expect(facing).toBe(under("#c0c0c0", [1, 0.95, 0.9500000000000001]));
    expect(lightness(turnedAway)).toBeLessThan(lightness(facing));
  });

  it("shades by what the sun alone gave: not at all where it gave nothing", () => {
    expect(shadowTint(light, 0)).toBe("#ffffff");
    expect(lightness(shadowTint(light, 1))).toBeLessThan(1.6);
  });
});
