import { describe, expect, it } from "vitest";
import {
  ARRONDISSEMENT_POINTS,
  arrondissementCodes,
  arrondissementName,
  cityOfArrondissement,
  isArrondissement,
  isDividedCity,
  saleCodes,
} from "./arrondissements.ts";

const DIVIDED = ["75056", "69123", "13055"];

describe("arrondissements", () => {
  it("knows the forty-five of Paris, Lyon and Marseille", () => {
    expect(DIVIDED.map((code) => arrondissementCodes(code).length)).toEqual([20, 9, 16]);
    expect(DIVIDED.every(isDividedCity)).toBe(true);
  });

  it("leads back from an arrondissement to its city", () => {
    for (const city of DIVIDED) {
      for (const code of arrondissementCodes(city)) expect(cityOfArrondissement(code)).toBe(city);
    }
  });

  it("leaves other communes alone", () => {
    for (const code of ["35238", "2A004", "75121", "13217", "69380", "69390"]) {
      expect(cityOfArrondissement(code)).toBeNull();
      expect(arrondissementCodes(code)).toEqual([]);
      expect(isDividedCity(code)).toBe(false);
    }
  });

  it("finds what is for sale in a divided city under its own code and its parts'", () => {
    expect(saleCodes("69123")).toEqual(["69123", ...arrondissementCodes("69123")]);
    expect(saleCodes("69383")).toEqual(["69383"]);
    expect(["69383", "69123", "35238"].map(isArrondissement)).toEqual([true, false, false]);
  });

  it("shortens official names", () => {
    expect(arrondissementName("Paris 1er Arrondissement")).toBe("Paris 1er");
  });

  it("places those that the open data does not", () => {
    const written = [...arrondissementCodes("75056"), ...arrondissementCodes("69123")];
    expect(Object.keys(ARRONDISSEMENT_POINTS).sort()).toEqual(written.sort());
  });
});
