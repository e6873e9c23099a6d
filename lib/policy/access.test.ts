import { describe, expect, test } from "vitest";
import type { Role, RoleStatus } from "../kernel/roles.ts";
import { spaceRoutes } from "../routes/space.ts";
import { actorWith, PERSONAS, type Persona } from "../testing/people.ts";
import { decidePage, homeOf, type PageAccess } from "./access.ts";

const OPEN = { kind: "open" };
const to = (path: string) => ({ kind: "elsewhere", path });
const BUYER = "/buyer/dashboard";
const SELLER = "/seller/dashboard";
const LOOPER = "/ambassador/dashboard";
const TRUST = "/trust-manager/dashboard";
const WAITING = "/ambassador/onboarding";

describe("a page", () => {
  const expected: Record<Exclude<PageAccess, "everyone">, Record<Persona, unknown>> = {
    "signed-in": {
      buyer: OPEN,
      seller: OPEN,
      ambassador: OPEN,
      "pending ambassador": OPEN,
      "trust manager": OPEN,
    },
    buyer: {
      buyer: OPEN,
      seller: to(SELLER),
      ambassador: to(LOOPER),
      "pending ambassador": to(WAITING),
      "trust manager": to(TRUST),
    },
    seller: {
      buyer: to(BUYER),
      seller: OPEN,
      ambassador: to(LOOPER),
      "pending ambassador": to(WAITING),
      "trust manager": to(TRUST),
    },
    ambassador: {
      buyer: to(BUYER),
      seller: to(SELLER),
      ambassador: OPEN,
      "pending ambassador": to(WAITING),
      "trust manager": to(TRUST),
    },
    "asked-ambassador": {
      buyer: to(BUYER),
      seller: to(SELLER),
      ambassador: OPEN,
      "pending ambassador": OPEN,
      "trust manager": to(TRUST),
    },
    trust_manager: {
      buyer: to(BUYER),
      seller: to(SELLER),
      ambassador: to(LOOPER),
      "pending ambassador": to(WAITING),
      "trust manager": OPEN,
    },
  };
  const rows = Object.entries(expected).flatMap(([access, byPersona]) =>
    Object.entries(byPersona).map(
      ([persona, decision]) => [access as PageAccess, persona as Persona, decision] as const,
    ),
  );

  test.each(rows)("for %s asked for by a %s", (access, persona, decision) => {
    expect(decidePage(access, actorWith(PERSONAS[persona]))).toEqual(decision);
  });

  test.each(Object.keys(expected) as PageAccess[])("for %s asks nobody to sign in", (access) => {
    expect(decidePage(access, null)).toEqual({ kind: "sign-in" });
  });

  test("for everyone opens to nobody, and to anybody", () => {
    expect(decidePage("everyone", null)).toEqual(OPEN);
    expect(decidePage("everyone", actorWith(PERSONAS.buyer))).toEqual(OPEN);
  });
});

test("a trust manager without a second factor opens nothing but what everyone has", () => {
  const actor = actorWith(
    [
      ["trust_manager", "active"],
      ["buyer", "active"],
    ],
    { mustSecure: true },
  );
  expect(decidePage("trust_manager", actor)).toEqual(to("/settings?onglet=securite"));
  expect(decidePage("buyer", actor)).toEqual(to("/settings?onglet=securite"));
  expect(decidePage("signed-in", actor)).toEqual(OPEN);
});

describe("home", () => {
  const cases: [Role, [Role, RoleStatus][], string][] = [
    ["seller", [["seller", "active"]], SELLER],
    [
      "seller",
      [
        ["buyer", "active"],
        ["seller", "active"],
      ],
      SELLER,
    ],
    // The active role was suspended since.
    [
      "ambassador",
      [
        ["ambassador", "suspended"],
        ["buyer", "active"],
      ],
      BUYER,
    ],
    ["ambassador", [["ambassador", "refused"]], spaceRoutes.ambassador.onboarding],
    ["buyer", [], spaceRoutes.profileRoles],
  ];
  test.each(cases)("of the active role %s with %j is %s", (activeRole, roles, path) => {
    expect(homeOf(actorWith(roles, { activeRole }))).toBe(path);
  });
});
