import { describe, expect, test } from "vitest";
import type { RoleStatus } from "../../kernel/roles.ts";
import type { LooperPapers } from "../../policy/looper-papers.ts";
import { looperStanding } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const ALL: LooperPapers = {
  trained: true,
  rsacNumber: "912345675",
  identityExpiresOn: "2031-06-30",
  attestationExpiresOn: "2027-11-21",
  insuranceExpiresOn: "2027-06-30",
};
const standing = (papers: Partial<LooperPapers>, status: RoleStatus = "active", now = NOW) =>
  looperStanding({ ...ALL, ...papers }, { status }, now);

describe("a looper", () => {
  test("is in order with every paper and the role in force", () => {
    expect(standing({})).toMatchObject({ inOrder: true, missing: [], lapsed: [], lapsing: [] });
  });

  test.each<RoleStatus>(["pending", "suspended", "refused"])("is not while %s", (status) => {
    expect(standing({}, status).inOrder).toBe(false);
  });

  test.each<[Partial<LooperPapers>, string[], string[]]>([
    [{ identityExpiresOn: null }, ["identity"], []],
    [{ identityExpiresOn: "2026-11-20" }, [], ["identity"]],
    [{ rsacNumber: null }, ["rsac"], []],
    [{ attestationExpiresOn: null }, ["attestation"], []],
    [{ insuranceExpiresOn: null }, ["insurance"], []],
    [{ trained: false }, ["training"], []],
    [{ insuranceExpiresOn: "2026-11-20" }, [], ["insurance"]],
    [{ attestationExpiresOn: "2025-01-01", rsacNumber: null }, ["rsac"], ["attestation"]],
  ])("with %j misses %j and lets lapse %j", (papers, missing, lapsed) => {
    expect(standing(papers)).toMatchObject({ inOrder: false, missing, lapsed });
  });

  test("is in order until the last day of a paper ends in Paris, and not a minute more", () => {
    const papers = { insuranceExpiresOn: "2026-11-21" };
    const last = standing(papers, "active", new Date("2026-11-21T22:59:00Z"));
    expect(last).toMatchObject({ inOrder: true, lapsing: ["insurance"] });
    expect(standing(papers, "active", new Date("2026-11-21T23:00:00Z")).inOrder).toBe(false);
  });
});
