import { expect, test } from "vitest";
import { ROLE_STATUSES } from "../../kernel/roles.ts";
import { type LooperPapers, papersOn } from "../../policy/looper-papers.ts";
import { isReminded, papersToSend } from "./rules.ts";

const WHOLE: LooperPapers = {
  trained: true,
  rsacNumber: "912345675",
  identityExpiresOn: "2036-01-01",
  attestationExpiresOn: "2036-01-01",
  insuranceExpiresOn: "2036-01-01",
};

test.each<[Partial<LooperPapers>, Parameters<typeof papersToSend>[1], string[]]>([
  [{}, [], []],
  [{ trained: false, rsacNumber: null }, [], ["training missing", "rsac missing"]],
  [{ trained: false, rsacNumber: null }, ["rsac"], ["training missing"]],
  [{ identityExpiresOn: null }, [], ["identity missing"]],
  [{ identityExpiresOn: "2026-11-22" }, [], ["identity lapsed"]],
  // The last day of validity counts.
  [{ identityExpiresOn: "2026-11-23" }, [], ["identity lapsing"]],
  [{ attestationExpiresOn: "2026-12-23" }, [], ["attestation lapsing"]],
  [{ attestationExpiresOn: "2026-12-24" }, [], []],
  [{ insuranceExpiresOn: "2026-12-01" }, ["insurance"], []],
  [{ insuranceExpiresOn: "2026-12-01" }, ["identity"], ["insurance lapsing"]],
])("of %j with %j to check, a looper sees to %j", (given, waiting, expected) => {
  const papers = papersToSend(papersOn({ ...WHOLE, ...given }, "2026-11-23"), waiting);
  expect(papers.map(({ paper, state }) => `${paper} ${state}`)).toEqual(expected);
});

test("who works, or would again, is reminded", () => {
  expect(ROLE_STATUSES.filter(isReminded)).toEqual(["active", "suspended"]);
});
