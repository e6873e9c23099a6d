import { describe, expect, test } from "vitest";
import { MAX_SCENARIO_QUERY, scenarioQuery, scenarioResult } from "./rules.ts";
import { saveScenarioSchema } from "./schemas.ts";

const USUAL = "prix=348000&apport=35000&travaux=0&duree=25&taux=3%2C40";

describe("a simulation", () => {
  test.each([
    [{ prix: "348 000 €" }, USUAL],
    [{ prix: "348000", unknown: "x", bien: "no id" }, USUAL],
    [
      { prix: "348000", bien: "abc123def456", vefa: "1", revenus: "4 000", charges: "" },
      `bien=abc123def456&${USUAL}&vefa=1&revenus=4000&charges=0`,
    ],
    [
      { prix: "348000", copropriete: " 1 920 ", "taxe-fonciere": "1 000,50" },
      `${USUAL}&copropriete=1+920&taxe-fonciere=1+000%2C50`,
    ],
  ])("of %j is written with what it supposed: %s", (inputs, query) => {
    expect(scenarioQuery(inputs)).toBe(query);
    // Written again it is the same, and it comes to something.
    expect(scenarioQuery(Object.fromEntries(new URLSearchParams(query)))).toBe(query);
    expect(scenarioResult(query)?.request.priceCents).toBe(348_000_00);
  });

  test.each([
    {},
    { prix: "0" },
    { prix: "beaucoup" },
    { prix: "348000", taux: "-1" },
    { prix: "348000", energie: "0" },
    { revenus: "4000" },
  ])("is none of %j", (inputs) => {
    expect(scenarioQuery(inputs)).toBeNull();
  });

  test.each([
    [{ name: "", query: USUAL }, "name"],
    [{ name: "x".repeat(61), query: USUAL }, "name"],
    [{ name: "Plan A", query: "" }, "query"],
    [{ name: "Plan A", query: `prix=348000&x=${"x".repeat(MAX_SCENARIO_QUERY)}` }, "query"],
  ])("is not saved as %j", (typed, field) => {
    const parsed = saveScenarioSchema.safeParse(typed);
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
