import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ROLE_STATUSES, ROLES, type RoleStatus } from "../../kernel/roles.ts";
import { civilDay } from "../../kernel/time.ts";
import { LAPSED, ROLE_REFUSAL_REASONS, readReason, SUSPENSION_REASONS } from "./reasons.ts";
import {
  afterMove,
  hasRoomFor,
  isRole,
  isSelfAssignable,
  mayReapply,
  type RoleMove,
  reapplyOn,
} from "./rules.ts";
import { looperDecisionSchema, roleRequestSchema, suspensionSchema } from "./schemas.ts";

const MOVES: RoleMove[] = ["grant", "refuse", "suspend", "reinstate", "leave", "request"];

describe("the states of a role", () => {
  const LEGAL: Record<string, RoleStatus> = {
    "pending grant": "active",
    "pending refuse": "refused",
    "active suspend": "suspended",
    "suspended reinstate": "active",
    "refused request": "pending",
    "pending leave": "left",
    "active leave": "left",
    "suspended leave": "left",
    "left request": "pending",
  };

  test.each(ROLE_STATUSES.flatMap((status) => MOVES.map((move) => [status, move] as const)))(
    "%s, then %s",
    (status, move) => {
      expect(afterMove(status, move)).toBe(LEGAL[`${status} ${move}`] ?? null);
    },
  );

  test.each(["__proto__", "constructor", "toString"])("know no move %s", (move) => {
    expect(afterMove("pending", move as RoleMove)).toBeNull();
  });
});

describe("a refused role", () => {
  const refusedAt = new Date("2026-10-22T21:30:00Z");

  test.each([
    ["2026-10-22T22:00:00Z", false],
    ["2026-11-20T22:30:00Z", false],
    // Midnight in Paris of the thirtieth day.
    ["2026-11-20T23:00:00Z", true],
    ["2027-01-01T00:00:00Z", true],
  ])("can be asked for again at %s: %s", (now, may) => {
    expect(mayReapply(refusedAt, new Date(now))).toBe(may);
  });

  test("says from which day", () => {
    expect(reapplyOn(refusedAt)).toBe("2026-11-21");
  });

  test("can be asked for from the day that it says on, whenever it was refused", () => {
    const instants = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2035-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(60 * 24), (refused, hours) => {
        const now = new Date(refused.getTime() + hours * 3_600_000);
        expect(mayReapply(refused, now)).toBe(civilDay(now) >= reapplyOn(refused));
      }),
    );
  });
});

describe("roles that people give themselves", () => {
  test("are never trust_manager, nor what is no role", () => {
    expect(ROLES.filter(isSelfAssignable)).toEqual(["buyer", "seller", "ambassador"]);
    for (const text of ["trust_manager", "Buyer", "buyer ", "__proto__", "", null, ["buyer"], {}]) {
      expect(isSelfAssignable(text)).toBe(false);
    }
    for (const text of ["admin", "__proto__", "constructor", undefined]) {
      expect(isRole(text)).toBe(false);
    }
  });

  test("are three at most, beside the one that is granted", () => {
    const held = (...roles: (typeof ROLES)[number][]) =>
      roles.map((role) => ({ role, status: "active" as const }));
    expect(hasRoomFor("ambassador", held("buyer", "seller", "trust_manager"))).toBe(true);
    expect(hasRoomFor("trust_manager", held("buyer", "seller", "ambassador"))).toBe(false);
  });
});

describe("what is sent", () => {
  test.each([
    {},
    { role: "trust_manager" },
    { role: "admin" },
    { role: ["buyer", "seller"] },
    { role: "buyer", roles: ["trust_manager"] },
    { role: "buyer", status: "active" },
    { role: "buyer", userId: "000000000000" },
    JSON.parse('{"role":"buyer","__proto__":{"role":"trust_manager"}}'),
    { constructor: "buyer" },
  ])("asks for no role: %j", (input) => {
    expect(roleRequestSchema.safeParse(input).success).toBe(false);
  });

  const grantId = "0123456789ab";
  test.each([
    { grantId, decision: "refuse" },
    { grantId, decision: "refuse", reason: "because" },
    { grantId, decision: "refuse", reason: "payment-asked" },
    { grantId, decision: "grant", reason: "rsac-not-found" },
    { grantId, decision: "suspend" },
    { grantId: "short", decision: "grant" },
    { grantId, decision: "grant", status: "active" },
  ])("decides nothing: %j", (input) => {
    expect(looperDecisionSchema.safeParse(input).success).toBe(false);
  });

  test("suspends for a reason of the list alone", () => {
    expect(suspensionSchema.safeParse({ grantId, reason: "payment-asked" }).success).toBe(true);
    for (const reason of ["rude", LAPSED, "rsac-not-found", undefined]) {
      expect(suspensionSchema.safeParse({ grantId, reason }).success).toBe(false);
    }
  });
});

test("a stored reason is one of the lists, or none", () => {
  for (const reason of [...ROLE_REFUSAL_REASONS, ...SUSPENSION_REASONS, LAPSED]) {
    expect(readReason(reason)).toBe(reason);
  }
  expect([readReason(null), readReason("of another version")]).toEqual([null, null]);
});
