import { describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { actorWith, PERSONAS, type Persona } from "../testing/people.ts";
import { authorize, can, type Permission } from "./can.ts";

const EVERYONE = Object.keys(PERSONAS) as Persona[];

/** Who has each permission: one that is missing here does not compile. */
const HOLDERS: Record<Permission, readonly Persona[]> = {
  "account.read": EVERYONE,
  "account.change": EVERYONE,
  "role.request": EVERYONE,
  "role.switch": EVERYONE,
  "conversations.read": EVERYONE,
  "buying.read": ["buyer"],
  "buying.change": ["buyer"],
  "selling.read": ["seller"],
  "selling.figures": ["seller"],
  "selling.place": ["seller"],
  "selling.change": ["seller"],
  "selling.answer": ["seller"],
  "mandates.sign": ["seller"],
  "looping.read": ["ambassador"],
  "looping.work": ["ambassador"],
  "looping.file": ["ambassador", "pending ambassador"],
  "looping.ledger": ["ambassador", "pending ambassador"],
  "looper-requests.decide": ["trust manager"],
  "people.check": ["trust manager"],
  "listings.check": ["trust manager"],
  "listings.review": ["trust manager"],
  "quality.check": ["trust manager"],
  "contracts.check": ["trust manager"],
  "sales.record": ["trust manager"],
  "invoices.settle": ["trust manager"],
  "commissions.correct": ["trust manager"],
  "payouts.make": ["trust manager"],
  "leads.qualify": ["trust manager"],
  "audit.read": ["trust manager"],
  "mails.read": ["trust manager"],
  "reports.handle": ["trust manager"],
  "visits.manage": ["trust manager"],
  "contact.answer": ["trust manager"],
  "mails.hand-over": ["trust manager"],
  "mails.settle": ["trust manager"],
  "tasks.share": ["trust manager"],
  "waitlist.manage": ["trust manager"],
  "providers.manage": ["trust manager"],
};

const ALL_PERMISSIONS = Object.keys(HOLDERS) as Permission[];

describe("a permission", () => {
  const rows = ALL_PERMISSIONS.flatMap((permission) =>
    EVERYONE.map((persona) => [permission, persona] as const),
  );
  test.each(rows)("%s of a %s", (permission, persona) => {
    const actor = actorWith(PERSONAS[persona]);
    expect(can(actor, permission)).toBe(HOLDERS[permission].includes(persona));
  });

  test.each(["", "unknown", "constructor", "__proto__", "toString", "AUDIT.READ"])(
    "%j that nobody has heard of is nobody's",
    (permission) => {
      for (const persona of EVERYONE) {
        expect(can(actorWith(PERSONAS[persona]), permission)).toBe(false);
      }
    },
  );

  test("that is lacking is a refusal", () => {
    const act = () => authorize(actorWith(PERSONAS.buyer), "audit.read");
    expect(act).toThrow(DomainError);
    expect(act).toThrow("request.forbidden");
  });

  test("of a trust manager is nobody's until the second factor is set up", () => {
    const actor = actorWith(PERSONAS["trust manager"], { mustSecure: true });
    const trusted = ALL_PERMISSIONS.filter((each) => HOLDERS[each].join() === "trust manager");
    expect(trusted.length).toBeGreaterThan(0);
    expect(trusted.filter((each) => can(actor, each))).toEqual([]);
  });
});
