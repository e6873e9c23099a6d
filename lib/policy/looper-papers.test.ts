import { describe, expect, test } from "vitest";
import { papersOn, rolesOn, unmetNeeds, unmetPapers } from "./looper-papers.ts";

describe("the papers of a looper", () => {
  const GOOD = {
    trained: true,
    rsacNumber: "912345675",
    identityExpiresOn: "2031-06-01",
    attestationExpiresOn: "2027-06-01",
    insuranceExpiresOn: "2027-06-01",
  };
  const unmet = (overrides: Partial<typeof GOOD | Record<keyof typeof GOOD, null>>) =>
    unmetPapers(papersOn({ ...GOOD, ...overrides } as typeof GOOD, "2026-11-21"));

  test("let the role be granted when all are there and valid", () => {
    expect(unmet({})).toEqual([]);
  });

  test.each([
    [{ trained: false }, "training"],
    [{ rsacNumber: null }, "rsac"],
    [{ rsacNumber: " " }, "rsac"],
    [{ identityExpiresOn: null }, "identity"],
    [{ identityExpiresOn: "2026-11-20" }, "identity"],
    [{ attestationExpiresOn: null }, "attestation"],
    [{ attestationExpiresOn: "2026-11-20" }, "attestation"],
    [{ insuranceExpiresOn: null }, "insurance"],
    [{ insuranceExpiresOn: "2025-01-01" }, "insurance"],
  ])("keep it from being granted: %j", (overrides, paper) => {
    expect(unmet(overrides)).toEqual([paper]);
  });

  test.each([
    ["2026-11-20", "lapsed"],
    ["2026-11-21", "lapsing"],
    ["2026-12-21", "lapsing"],
    ["2026-12-22", "valid"],
    [null, "missing"],
  ])("an insurance until %s is %s", (insuranceExpiresOn, state) => {
    const papers = papersOn({ ...GOOD, insuranceExpiresOn }, "2026-11-21");
    expect(papers.find(({ paper }) => paper === "insurance")).toEqual({
      paper: "insurance",
      state,
      expiresOn: insuranceExpiresOn,
    });
  });
});

describe("the needs of a grant", () => {
  const PAPERS = {
    trained: true,
    rsacNumber: "912345675",
    identityExpiresOn: "2031-06-01",
    attestationExpiresOn: "2027-06-01",
    insuranceExpiresOn: "2027-06-01",
  };
  const READY = { zoneCommunes: 1, weeklyHours: 4, hasContract: true };

  test.each([
    ["nothing", {}, {}, []],
    ["a zone", {}, { zoneCommunes: 0 }, ["zone"]],
    ["hours", {}, { weeklyHours: null }, ["hours"]],
    ["enough hours", {}, { weeklyHours: 3 }, ["hours"]],
    ["a contract", {}, { hasContract: false }, ["contract"]],
    [
      "all, in the order of the steps",
      { trained: false, rsacNumber: null, identityExpiresOn: "2026-11-20" },
      { zoneCommunes: 0, weeklyHours: 0, hasContract: false },
      ["identity", "training", "rsac", "zone", "hours", "contract"],
    ],
  ] as const)("lack %s", (_what, papers, readiness, needs) => {
    const held = { ...PAPERS, ...papers };
    expect(unmetNeeds(held, { ...READY, ...readiness }, "2026-11-21")).toEqual(needs);
  });
});

describe("roles on a day", () => {
  const PAPERS = {
    trained: true,
    rsacNumber: "912345675",
    identityExpiresOn: "2031-06-01",
    attestationExpiresOn: "2026-11-21",
    insuranceExpiresOn: "2027-06-01",
  };

  test.each([
    ["active", "2026-11-21", "active"],
    ["active", "2026-11-22", "suspended"],
    ["pending", "2026-11-22", "pending"],
    ["refused", "2026-11-22", "refused"],
    ["suspended", "2026-11-21", "suspended"],
  ] as const)("are a looper's: %s is on %s %s", (status, day, shown) => {
    const held = { role: "ambassador", status } as const;
    expect(rolesOn([held], PAPERS, day)).toEqual([{ ...held, status: shown }]);
  });

  test("are those held, for every other role", () => {
    const others = (["buyer", "seller", "trust_manager"] as const).map((role) => ({
      role,
      status: "active" as const,
    }));
    const none = { ...PAPERS, trained: false, rsacNumber: null, attestationExpiresOn: null };
    expect(rolesOn(others, none, "2026-11-21")).toEqual(others);
  });
});
