import { describe, expect, test } from "vitest";
import { costParameters, readCosts } from "./cost-inputs.ts";
import type { HomeCosts } from "./monthly-cost.ts";

const UNKNOWN: HomeCosts = { charges: null, energy: null, tax: null };
const FLAT: HomeCosts = {
  charges: { yearlyCents: 1_920_00 },
  energy: { minCents: 1_150_00, maxCents: 1_561_00, year: 2023 },
  tax: null,
};
const HOUSE: HomeCosts = { ...FLAT, charges: "none", tax: { yearlyCents: 1_262_00, year: 2025 } };

describe("the yearly costs that are typed", () => {
  test.each<[string, Record<string, string>, HomeCosts | null, Partial<HomeCosts>]>([
    ["are unknown where nothing is", {}, null, {}],
    [
      "are the person's",
      { copropriete: "1 920 €", energie: "1 355" },
      null,
      {
        charges: { typedCents: 1_920_00 },
        energy: { typedCents: 1_355_00 },
      },
    ],
    [
      "are the listing's where they say the same",
      { copropriete: "1920", energie: "1355,50" },
      FLAT,
      {
        charges: FLAT.charges,
        energy: FLAT.energy,
      },
    ],
    [
      "are the person's where they say otherwise",
      { energie: "900", "taxe-fonciere": "1 000" },
      FLAT,
      {
        energy: { typedCents: 900_00 },
        tax: { typedCents: 1_000_00 },
      },
    ],
    [
      "are none outside of a copropriété, and unknown where they were erased",
      {},
      HOUSE,
      {
        charges: "none",
      },
    ],
  ])("%s", (_title, inputs, known, expected) => {
    expect(readCosts(inputs, known)).toEqual({ costs: { ...UNKNOWN, ...expected }, problems: {} });
  });

  test.each([
    ["beaucoup", "unreadable"],
    ["-5", "negative"],
    ["0", "too-small"],
    ["99999999999", "too-large"],
    ["3.125", "ambiguous"],
  ])("%s is refused at its field", (typed, problem) => {
    for (const name of ["copropriete", "energie", "taxe-fonciere"]) {
      const { problems } = readCosts({ [name]: typed });
      expect(problems).toEqual({ [name]: problem });
    }
  });
});

test.each([FLAT, HOUSE])(
  "what an address carries of a listing is read as the listing's",
  (costs) => {
    const parameters = Object.entries(costParameters(costs)).flatMap(([name, text]) =>
      text === null ? [] : [[name, text] as const],
    );
    expect(readCosts(Object.fromEntries(parameters), costs).costs).toEqual(costs);
  },
);
