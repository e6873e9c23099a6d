import { expect, test } from "vitest";
import type { RoleStatus } from "../../kernel/roles.ts";
import { looperStanding } from "./rules.ts";
import { onboardingSteps } from "./steps.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const NOTHING = {
  trained: false,
  rsacNumber: null,
  attestationExpiresOn: null,
  insuranceExpiresOn: null,
};

function stepsOf(papers: Partial<typeof ALL>, weeklyHours: number | null, status: RoleStatus) {
  const grant = { status, requestedAt: NOW, decidedAt: null, reason: null, reapplyOn: null };
  const standing = looperStanding({ ...NOTHING, ...papers }, grant, NOW);
  const steps = onboardingSteps({ grant, standing, weeklyHours });
  return Object.fromEntries(steps.map(({ step, state }) => [step, state]));
}

const ALL = {
  trained: true,
  rsacNumber: "912345675",
  attestationExpiresOn: "2027-11-21",
  insuranceExpiresOn: "2026-12-01",
};

test("a file that was just opened has everything to do, and waits for nobody's paper but its own", () => {
  expect(stepsOf({}, null, "pending")).toEqual({
    requested: "done",
    training: "to-do",
    rsac: "to-do",
    attestation: "to-do",
    insurance: "to-do",
    hours: "to-do",
    decision: "waiting",
  });
});

test("a file that is complete waits for its decision; a paper that ends soon is still good", () => {
  const { decision, ...others } = stepsOf(ALL, 4, "pending");
  expect(decision).toBe("waiting");
  expect(new Set(Object.values(others))).toEqual(new Set(["done"]));
});

test("a paper that lapsed is to be renewed, and too few hours are to be put right", () => {
  expect(stepsOf({ ...ALL, insuranceExpiresOn: "2026-11-20" }, 3, "suspended")).toMatchObject({
    insurance: "lapsed",
    hours: "to-do",
    decision: "stopped",
  });
});

test.each<[RoleStatus, string]>([
  ["pending", "waiting"],
  ["active", "done"],
  ["suspended", "stopped"],
  ["refused", "stopped"],
])("a request that is %s has its decision %s", (status, state) => {
  expect(stepsOf(ALL, 6, status).decision).toBe(state);
});
