import { describe, expect, it } from "vitest";
import { emissionClass, energyClass } from "./energy.ts";

describe("energy classes", () => {
  it.each([
    [69, 1, "A"],
    [70, 1, "B"],
    [109, 1, "B"],
    [110, 1, "C"],
    [179, 1, "C"],
    [180, 1, "D"],
    [249, 1, "D"],
    [250, 1, "E"],
    [329, 1, "E"],
    [330, 1, "F"],
    [419, 1, "F"],
    [420, 1, "G"],
  ])("puts %i kWh with few emissions in the class the decree says", (use, ghg, expected) => {
    expect(energyClass(use, ghg, 6_500)).toBe(expected);
  });

  it.each([
    [5, "A"],
    [6, "B"],
    [11, "C"],
    [30, "D"],
    [50, "E"],
    [70, "F"],
    [100, "G"],
  ])("puts %i kg of CO2 in its emission class", (ghg, expected) => {
    expect(emissionClass(ghg, 6_500)).toBe(expected);
  });

  it("shows the worse of the two scales", () => {
    expect(energyClass(100, 60, 6_500)).toBe("E");
    expect(energyClass(400, 4, 6_500)).toBe("F");
  });

  it("has other limits for small homes", () => {
    expect(energyClass(370, 10, 2_000)).toBe("E");
    expect(energyClass(370, 10, 4_100)).toBe("F");
    expect(emissionClass(12, 2_000)).toBe("B");
  });
});
