import { beforeAll, describe, expect, test, vi } from "vitest";
import { GET as getOwnContract } from "@/app/(espace)/ambassador/onboarding/contrat.pdf/route";
import { GET as getOwnRequest } from "@/app/(espace)/ambassador/onboarding/demande-attestation.pdf/route";
import { GET as getCertificate } from "@/app/(espace)/ambassador/training/attestation.pdf/route";
import { newId } from "@/lib/kernel/ids";
import type { Actor } from "@/lib/policy/actor";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { createPerson, PERSONAS } from "@/lib/testing/people";
import { askAs } from "@/lib/testing/session";
import { GET as getContract } from "./contrat.pdf/route";
import { GET as getRequest } from "./demande-attestation.pdf/route";

vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"));

/** The PDFs of a looper's file: who is refused, and what an address that leads to none answers. */

const database = adoptedDatabase();
const request = new Request("http://localhost/");
const OWN = { contract: getOwnContract, request: getOwnRequest, certificate: getCertificate };
const TEAM = { contract: getContract, request: getRequest };

let buyer: Actor;
let applicant: Actor;
let manager: Actor;
let grantId: string;

beforeAll(async () => {
  buyer = await createPerson(database, PERSONAS.buyer);
  applicant = await createPerson(database, PERSONAS["pending ambassador"]);
  manager = await createPerson(database, PERSONAS["trust manager"]);
  grantId = database.raw
    .prepare("SELECT id FROM RoleGrant WHERE userId = ?")
    .pluck()
    .get(applicant.userId) as string;
});

describe.each(Object.entries(OWN))("one's own %s", (_name, get) => {
  const statusFor = async (actor: Actor | null) => {
    askAs(actor);
    return (await get(request, {})).status;
  };

  test("is nobody's, and no buyer's", async () => {
    expect([await statusFor(null), await statusFor(buyer)]).toEqual([401, 403]);
  });

  test("is refused, and not broken, before what it takes is there", async () => {
    expect([404, 409]).toContain(await statusFor(applicant));
  });
});

describe.each(Object.entries(TEAM))("the %s of a looper", (_name, get) => {
  const statusFor = async (actor: Actor | null, id = grantId) => {
    askAs(actor);
    return (await get(request, { params: Promise.resolve({ id }) })).status;
  };

  test("is the team's alone", async () => {
    const others = [null, buyer, applicant];
    const statuses = [];
    for (const actor of others) statuses.push(await statusFor(actor));
    expect(statuses).toEqual([401, 403, 403]);
  });

  test.each([newId(), "", "../..", "'", "%00"])("is not found at %j", async (id) => {
    expect(await statusFor(manager, id)).toBe(404);
  });

  test("is refused, and not broken, while there is none", async () => {
    expect([404, 409]).toContain(await statusFor(manager));
  });
});
