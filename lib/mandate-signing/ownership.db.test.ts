import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { MAX_OTHER_PARTIES, type Ownership } from "../mandates/parties.ts";
import { readOwnership } from "../mandates/schemas.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { writtenMails } from "../testing/mails.ts";
import {
  codeForOther,
  lastSigning,
  mailedToken,
  nameOwners,
  type Other,
  otherOwner,
  signAsOther,
  signJointMandateOf,
} from "../testing/owners.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { cancelSignature } from "./commands/cancel-signature.ts";
import { addParty, removeParty, setSelling } from "./commands/change-ownership.ts";
import { continueSignature } from "./commands/continue-signature.ts";
import { requestPartyCode } from "./commands/request-party-code.ts";
import { requestMandateSignature } from "./commands/request-signature.ts";
import { signAsParty } from "./commands/sign-as-party.ts";
import { signMandate } from "./commands/sign-mandate.ts";
import { findMandateOf } from "./queries/find-mandate-of-home.ts";
import { findPartySignature } from "./queries/find-party-signature.ts";

/** Whom a seller names beside themselves, and what a change of that, or of the home, does to what waits for signatures. */

const NOW = new Date("2026-11-24T10:00:00Z");

const database = adoptedDatabase();
let seller: Actor;
let alix: Other;
let propertyId: string;

beforeAll(() => database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() })));

beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  alix = otherOwner();
  propertyId = await homeOf(seller);
});

async function homeOf({ userId: sellerId }: Actor, status: PropertyStatus = "draft") {
  const home = propertyRow({ sellerId, status, publishedAt: null, priceCents: 348_000_00 });
  await database.writer.$transaction((tx) => tx.property.create({ data: home }));
  return home.id;
}

const owned = (home = propertyId) =>
  readOwnership(
    database.raw.prepare("SELECT content FROM Ownership WHERE propertyId = ?").pluck().get(home),
  );
const waiting = () =>
  database.raw
    .prepare("SELECT count(*) FROM Signature WHERE propertyId = ? AND signedAt IS NULL")
    .pluck()
    .get(propertyId);
const add = (other: Other, actor = seller, home = propertyId) =>
  addParty({ propertyId: home, ...other }, actor, NOW);
const sell = (change: { company?: string; companyAddress?: string; sellerDecides?: boolean }) =>
  setSelling(
    { propertyId, company: "", companyAddress: "", sellerDecides: false, ...change },
    seller,
    NOW,
  );

async function requested(): Promise<string> {
  const pending = await requestMandateSignature({ propertyId }, seller, signInContext(), NOW);
  return pending.signatureId;
}

describe("naming who sells", () => {
  test("keeps each, and lets them go again", async () => {
    const sam = otherOwner({ kind: "spouse", name: "Sam Nguyen" });
    await add(alix);
    await add(sam);
    await sell({ company: "SCI Les Lilas", companyAddress: "1 rue Basse", sellerDecides: true });
    expect(owned()).toEqual({
      company: { name: "SCI Les Lilas", address: "1 rue Basse" },
      others: [alix, sam],
      sellerDecides: true,
    });
    await removeParty({ propertyId, email: alix.email }, seller, NOW);
    expect(owned()).toMatchObject({ others: [sam], sellerDecides: true });
    // Nobody is left who could name somebody to decide.
    await removeParty({ propertyId, email: sam.email }, seller, NOW);
    expect(owned()).toMatchObject({ others: [], sellerDecides: false });
    await sell({ sellerDecides: true });
    expect(owned()).toEqual({ company: null, others: [], sellerDecides: false });
  });

  test("is of one's own home alone", async () => {
    const stranger = await createPerson(database, [["seller", "active"]]);
    expect(await codeOf(add(alix, stranger))).toBe("listing.not-found");
    const removal = removeParty({ propertyId, email: alix.email }, stranger, NOW);
    expect(await codeOf(removal)).toBe("listing.not-found");
    const selling = { propertyId, company: "", companyAddress: "", sellerDecides: true };
    expect(await codeOf(setSelling(selling, stranger, NOW))).toBe("listing.not-found");
    expect(await codeOf(add(alix, seller, "' OR 1=1 --"))).toBe("listing.not-found");
    const buyer = await createPerson(database, [["buyer", "active"]]);
    expect(await codeOf(add(alix, buyer, await homeOf(buyer)))).toBe("request.forbidden");
  });

  test("is over once the home is withdrawn", async () => {
    expect(await codeOf(add(alix, seller, await homeOf(seller, "withdrawn")))).toBe(
      "mandate.listing-closed",
    );
  });

  test("takes an address of each, in whatever spelling", async () => {
    await add(alix);
    for (const email of [seller.email, seller.email.toUpperCase(), alix.email.toUpperCase()]) {
      expect(await codeOf(add(otherOwner({ email })))).toBe("request.invalid");
    }
    expect(owned().others).toEqual([alix]);
  });

  test("names so many and no more", async () => {
    for (let count = 0; count < MAX_OTHER_PARTIES; count += 1) await add(otherOwner());
    expect(await codeOf(add(alix))).toBe("request.invalid");
    expect(owned().others).toHaveLength(MAX_OTHER_PARTIES);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["somebody is named", () => add(otherOwner())],
    ["somebody goes", () => removeParty({ propertyId, email: alix.email }, seller, NOW)],
    ["a company sells", () => sell({ company: "SCI Les Lilas", companyAddress: "1 rue Basse" })],
    ["one decides for all", () => sell({ sellerDecides: true })],
  ])("has nobody sign what waited where %s", async (_case, change) => {
    await add(alix);
    const signatureId = await requested();
    const { jeton, code } = await codeForOther(database, alix, NOW);
    await change();
    expect(waiting()).toBe(0);
    const given = signAsParty({ jeton, name: alix.name, code, accept: true }, signInContext(), NOW);
    expect(await codeOf(given)).toBe("signature.not-found");
    expect(await findPartySignature(jeton, NOW)).toBeNull();
    const gone = continueSignature({ signatureId }, seller, signInContext(), NOW);
    expect(await codeOf(gone)).toBe("signature.not-found");
  });

  test("asks for another mandate, which the one in force does not cover", async () => {
    await signJointMandateOf(database, { propertyId, actor: seller, others: [alix], now: NOW });
    expect(await codeOf(requested())).toBe("mandate.in-force");
    await sell({ sellerDecides: true });
    let view = await findMandateOf(propertyId, seller, NOW);
    expect(view.uncovered?.items).toEqual(["decisions"]);
    expect(view).toMatchObject({ canSign: true, canAmend: false });
    await sell({ sellerDecides: false });
    await add(otherOwner({ name: "Ugo Roy" }));
    view = await findMandateOf(propertyId, seller, NOW);
    expect(view.uncovered?.items).toEqual(["seller"]);
  });
});

describe("what changed since the links were sent is signed by nobody", () => {
  /** Changes of other hands: those of the seller have it asked for anew. */
  const CHANGES: [string, () => unknown][] = [
    ["the price", () => set("UPDATE Property SET priceCents = 351000000 WHERE id = ?")],
    ["the address", () => set("UPDATE Property SET address = '14 rue Haute' WHERE id = ?")],
    ["the seller's name", () => setOf("UPDATE User SET lastName = 'Roux' WHERE id = ?")],
    ["a party", () => named({ others: [{ ...alix, name: "Alix Roux" }], sellerDecides: false })],
    ["all the others", () => set("DELETE FROM Ownership WHERE propertyId = ?")],
    ["who decides", () => named({ others: [alix], sellerDecides: true })],
  ];
  const set = (sql: string) => expect(database.raw.prepare(sql).run(propertyId).changes).toBe(1);
  /** Beside the command, which has what waits signed by nobody. */
  const named = (content: Omit<Ownership, "company">) =>
    database.raw
      .prepare("UPDATE Ownership SET content = ? WHERE propertyId = ?")
      .run(JSON.stringify({ company: null, ...content }), propertyId);
  const setOf = (sql: string) => database.raw.prepare(sql).run(seller.userId);

  test.each(CHANGES)("a party does not, nor is sent a code: %s", async (_what, change) => {
    await nameOwners(propertyId, seller, { others: [alix] }, NOW);
    const signatureId = await requested();
    const { jeton, code } = await codeForOther(database, alix, NOW);
    change();
    const refused = "signature.terms-changed";
    const typed = { jeton, name: alix.name, code, accept: true } as const;
    expect(await codeOf(signAsParty(typed, signInContext(), NOW))).toBe(refused);
    expect(await codeOf(requestPartyCode({ jeton }, signInContext(), NOW))).toBe(refused);
    expect(await codeOf(continueSignature({ signatureId }, seller, signInContext(), NOW))).toBe(
      refused,
    );
    expect(await findPartySignature(jeton, NOW)).toMatchObject({ state: "closed", code: null });
  });

  test.each(CHANGES)("the seller does not, though the others did: %s", async (_what, change) => {
    await nameOwners(propertyId, seller, { others: [alix] }, NOW);
    const signatureId = await requested();
    await signAsOther(database, alix, NOW);
    const typed = await lastSigning(database, { signatureId, actor: seller }, NOW);
    change();
    const signing = signMandate({ ...typed, expressRequest: true }, seller, signInContext(), NOW);
    expect(await codeOf(signing)).toBe("signature.terms-changed");
    const again = continueSignature({ signatureId }, seller, signInContext(), NOW);
    expect(await codeOf(again)).toBe("signature.terms-changed");
  });
});

test("who asked for signatures gives them up, and the links lead nowhere", async () => {
  await add(alix);
  const signatureId = await requested();
  await signAsOther(database, alix, NOW);
  const stranger = await createPerson(database, [["seller", "active"]]);
  expect(await codeOf(cancelSignature({ signatureId }, stranger, NOW))).toBe("signature.not-found");
  expect(await cancelSignature({ signatureId }, seller, NOW)).toMatchObject({ propertyId });
  expect(waiting()).toBe(0);
  expect(await findPartySignature(mailedToken(database, alix), NOW)).toBeNull();
});

test("what is signed is not given up", async () => {
  await signJointMandateOf(database, { propertyId, actor: seller, others: [alix], now: NOW });
  const signed = database.raw
    .prepare<[string], string>("SELECT id FROM Signature WHERE propertyId = ?")
    .pluck()
    .get(propertyId);
  const giving = cancelSignature({ signatureId: signed ?? "" }, seller, NOW);
  expect(await codeOf(giving)).toBe("signature.signed");
});

test("those whom another mandate leaves out are written to, and nobody else", async () => {
  const ugo = otherOwner({ name: "Ugo Roy", email: "ugo@example.org" });
  const by = { propertyId, actor: seller, now: NOW };
  await signJointMandateOf(database, { ...by, others: [alix, ugo] });
  await removeParty({ propertyId, email: ugo.email }, seller, NOW);
  const signatureId = await requested();
  await signAsOther(database, alix, NOW);
  const input = await lastSigning(database, { signatureId, actor: seller }, NOW);
  await signMandate({ ...input, expressRequest: true }, seller, signInContext(), NOW);
  const ended = (email: string) =>
    writtenMails(database.raw, email).filter(({ kind }) => kind === "mandate-ended");
  expect(ended(ugo.email)).toHaveLength(1);
  expect(ended(ugo.email)[0]?.text).toContain("ne vous nomme plus");
  expect(ended(alix.email)).toEqual([]);
});

test("a signed document keeps its signers", async () => {
  const by = { propertyId, actor: seller, now: NOW };
  await signJointMandateOf(database, { ...by, others: [alix] });
  expect(() => database.raw.prepare("DELETE FROM Signer").run()).toThrow(
    "what was signed is never deleted",
  );
});
