import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withdrawListing } from "../listings/states/commands/withdraw-listing.ts";
import type { Actor } from "../policy/actor.ts";
import { listPropertyDocuments } from "../sales/report/queries/list-property-documents.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { writtenMails } from "../testing/mails.ts";
import { signMandateOf } from "../testing/mandates.ts";
import {
  lastSigning,
  mailedToken,
  nameOwners,
  type Other,
  otherOwner,
  type Sellers,
  signAsOther,
  signJointMandateOf,
} from "../testing/owners.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { openEvidence } from "./commands/open-evidence.ts";
import { openMandateFile } from "./commands/open-mandate-file.ts";
import { requestAmendment, requestMandateSignature } from "./commands/request-signature.ts";
import { requestWithdrawal, signWithdrawal } from "./commands/request-withdrawal.ts";
import { signAmendment } from "./commands/sign-amendment.ts";
import { signMandate } from "./commands/sign-mandate.ts";
import { withdrawAsParty } from "./commands/withdraw-as-party.ts";
import { withdrawMandate } from "./commands/withdraw-mandate.ts";
import { findMandateOf } from "./queries/find-mandate-of-home.ts";
import { findPartySignature } from "./queries/find-party-signature.ts";

/** What is done under a mandate that several gave, and how it ends. */

const NOW = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const on = (day: string) => new Date(`${day}T10:00:00Z`);

const database = adoptedDatabase();
let seller: Actor;
let alix: Other;
let sam: Other;
let propertyId: string;

beforeAll(() => database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() })));

/** A home that is not published yet: what its mandate is signed for is its row. */
beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  alix = otherOwner();
  sam = otherOwner({ kind: "spouse", name: "Sam Nguyen" });
  const draft = { sellerId: seller.userId, status: "draft", publishedAt: null } as const;
  const home = propertyRow({ ...draft, priceCents: 348_000_00 });
  propertyId = home.id;
  await database.writer.$transaction((tx) => tx.property.create({ data: home }));
});

const one = (sql: string, ...values: unknown[]) =>
  database.raw.prepare(sql).get(...values) as Record<string, unknown>;
const kindsTo = ({ email }: Pick<Other, "email">) =>
  writtenMails(database.raw, email).map(({ kind }) => kind);
const lastTo = ({ email }: Pick<Other, "email">) => writtenMails(database.raw, email).at(-1);

const signed = (sellers: Sellers = { others: [alix] }) =>
  signJointMandateOf(database, { propertyId, actor: seller, now: NOW, ...sellers });
const last = (signatureId: string, now: Date) =>
  lastSigning(database, { signatureId, actor: seller }, now);
const statusOf = () => one("SELECT status FROM Property WHERE id = ?", propertyId).status;
const publish = () =>
  database.raw
    .prepare("UPDATE Property SET status = 'active', publishedAt = ? WHERE id = ?")
    .run("2026-11-24T10:00:00.000+00:00", propertyId);

describe("an amendment", () => {
  const AMENDED_AT = later(60);
  const amend = async () => {
    const input = { propertyId, priceCents: 298_000_00 };
    return (await requestAmendment(input, seller, signInContext(), AMENDED_AT)).signatureId;
  };
  const sign = async (signatureId: string) =>
    signAmendment(await last(signatureId, AMENDED_AT), seller, signInContext(), AMENDED_AT);

  test("is signed by all, and each has a copy", async () => {
    const number = await signed();
    const signatureId = await amend();
    // The one of the mandate.
    expect(kindsTo(seller).filter((kind) => kind === "signature-code")).toHaveLength(1);
    const early = { signatureId, name: "Camille Martin", code: "123456", accept: true } as const;
    expect(await codeOf(signAmendment(early, seller, signInContext(), AMENDED_AT))).toBe(
      "signature.others-first",
    );
    await signAsOther(database, alix, AMENDED_AT);
    await sign(signatureId);
    const { mandate } = await findMandateOf(propertyId, seller, AMENDED_AT);
    expect(mandate).toMatchObject({ number, current: { priceCents: 298_000_00 } });
    for (const each of [seller, alix]) {
      expect(lastTo(each)).toMatchObject({
        kind: "mandate-signed",
        subject: expect.stringContaining("avenant"),
      });
    }
    const given = { number: String(number), position: "1" };
    const text = pdfText(Buffer.from((await openMandateFile(given, seller)).body));
    for (const name of ["Camille Martin", "Alix Roy"]) expect(text).toContain(`Signé par ${name}`);
    const proof = pdfText(Buffer.from((await openEvidence(given, seller, AMENDED_AT)).body));
    expect(proof).toContain("Signataire sans compte : Alix Roy");
  });

  test("is the seller's alone to sign where they decide for all", async () => {
    await signed({ others: [alix], sellerDecides: true });
    const before = kindsTo(alix);
    const signatureId = await amend();
    expect(lastTo(seller)?.kind).toBe("signature-code");
    await sign(signatureId);
    expect(kindsTo(alix).filter((kind) => kind === "signature-requested")).toHaveLength(
      before.filter((kind) => kind === "signature-requested").length,
    );
  });

  test("takes the spouse's agreement, whoever decides", async () => {
    await signed({ others: [alix, sam], sellerDecides: true });
    const signatureId = await amend();
    expect(lastTo(sam)?.kind).toBe("signature-requested");
    expect(lastTo(alix)?.kind).toBe("mandate-signed");
    await signAsOther(database, sam, AMENDED_AT);
    await sign(signatureId);
    const { mandate } = await findMandateOf(propertyId, seller, AMENDED_AT);
    expect(mandate?.amendments).toHaveLength(1);
  });
});

describe("withdrawing from the mandate", () => {
  test("within the fourteen days one party ends it for all, and each is written to", async () => {
    const ugo = otherOwner({ name: "Ugo Roy" });
    const number = await signed({ others: [alix, ugo] });
    publish();
    const jeton = mailedToken(database, alix);
    const end = on("2026-12-08");
    expect(await findPartySignature(jeton, end)).toMatchObject({
      state: "signed",
      mandateNumber: number,
      withdrawalEndsOn: "2026-12-08",
      endedAt: null,
    });
    await withdrawAsParty({ jeton }, end);
    expect(one("SELECT endedAt FROM Mandate WHERE number = ?", number).endedAt).not.toBeNull();
    expect(statusOf()).toBe("paused");
    for (const each of [seller, ugo]) {
      expect(lastTo(each)?.kind).toBe("mandate-ended");
      expect(lastTo(each)?.text).toContain("Alix Roy s’est rétracté");
    }
    expect(lastTo(alix)).toMatchObject({
      kind: "mandate-ended",
      subject: "Votre rétractation est enregistrée",
    });
    expect(await codeOf(withdrawAsParty({ jeton }, end))).toBe("mandate.not-in-force");
    expect(await findPartySignature(jeton, end)).toMatchObject({
      withdrawalEndsOn: null,
      endedAt: end,
    });
  });

  test("the seller's own withdrawal is told to the others", async () => {
    await signed();
    await withdrawMandate({ propertyId }, seller, later(60));
    expect(lastTo(seller)?.subject).toBe("Votre rétractation est enregistrée");
    expect(lastTo(alix)?.kind).toBe("mandate-ended");
    expect(lastTo(alix)?.text).toContain("Camille Martin s’est rétracté");
  });

  test("afterwards, before the last signature, or by another paper's link is refused", async () => {
    await nameOwners(propertyId, seller, { others: [alix] }, NOW);
    const pending = await requestMandateSignature({ propertyId }, seller, signInContext(), NOW);
    const jeton = mailedToken(database, alix);
    expect(await codeOf(withdrawAsParty({ jeton }, NOW))).toBe("mandate.not-in-force");
    await signAsOther(database, alix, NOW);
    const typed = await last(pending.signatureId, NOW);
    await signMandate({ ...typed, expressRequest: true }, seller, signInContext(), NOW);
    expect(await codeOf(withdrawAsParty({ jeton }, on("2026-12-09")))).toBe(
      "mandate.withdrawal-over",
    );
    expect((await findPartySignature(jeton, on("2026-12-09")))?.withdrawalEndsOn).toBeNull();
    const input = { propertyId, priceCents: 298_000_00 };
    await requestAmendment(input, seller, signInContext(), later(60));
    const other = { jeton: mailedToken(database, alix) };
    expect(await codeOf(withdrawAsParty(other, later(60)))).toBe("signature.not-found");
    for (const token of [`${jeton}x`, ""]) {
      expect(await codeOf(withdrawAsParty({ jeton: token }, later(60)))).toBe(
        "signature.not-found",
      );
    }
  });

  test("has nobody sign what waited", async () => {
    await signed();
    const jeton = mailedToken(database, alix);
    const input = { propertyId, priceCents: 298_000_00 };
    await requestAmendment(input, seller, signInContext(), later(60));
    const amendment = mailedToken(database, alix);
    await withdrawAsParty({ jeton }, later(61));
    expect(await findPartySignature(amendment, later(61))).toBeNull();
  });
});

describe("taking the home off the market", () => {
  const AT = later(60);
  const ask = () =>
    requestWithdrawal({ propertyId, reason: "not_selling" }, seller, signInContext(), AT);
  const sign = async (signatureId: string) =>
    signWithdrawal(await last(signatureId, AT), seller, signInContext(), AT);
  const alone = () => codeOf(withdrawListing({ propertyId, reason: "not_selling" }, seller, AT));

  test("is signed by all where several sell", async () => {
    const number = await signed();
    publish();
    expect(await alone()).toBe("listing.jointly-signed");
    const { signatureId } = await ask();
    expect(statusOf()).toBe("active");
    await signAsOther(database, alix, AT);
    expect(await sign(signatureId)).toMatchObject({ propertyId });
    expect(one("SELECT status, withdrawReason FROM Property WHERE id = ?", propertyId)).toEqual({
      status: "withdrawn",
      withdrawReason: "not_selling",
    });
    const { mandate, former } = await findMandateOf(propertyId, seller, AT);
    expect(mandate).toBeNull();
    expect(former[0]).toMatchObject({
      number,
      decisions: [{ signatureId, kind: "withdrawal", signedAt: AT }],
    });
    expect(lastTo(alix)?.kind).toBe("mandate-signed");
    const file = await openMandateFile({ signatureId }, seller);
    expect(file.fileName).toBe(`mandat-${number}-retrait.pdf`);
    const text = pdfText(Buffer.from(file.body));
    for (const words of ["Les mandants retirent le bien de la vente", "Signé par Alix Roy"]) {
      expect(text).toContain(words);
    }
    const { documents } = await listPropertyDocuments(propertyId, seller);
    expect(documents.slice(0, 2)).toEqual([
      { kind: "withdrawal", signatureId, number, at: AT },
      { kind: "decision-evidence", signatureId, number, at: AT },
    ]);
  });

  test("takes the seller's code alone where they decide for all, and no spouse's", async () => {
    await signed({ others: [alix, sam], sellerDecides: true });
    publish();
    expect(await alone()).toBe("listing.jointly-signed");
    const { signatureId } = await ask();
    for (const other of [alix, sam]) expect(lastTo(other)?.kind).toBe("mandate-signed");
    await sign(signatureId);
    expect(statusOf()).toBe("withdrawn");
  });

  test("is refused where others sell than the mandate names", async () => {
    await signed();
    publish();
    await nameOwners(propertyId, seller, { others: [otherOwner({ name: "Ugo Roy" })] }, AT);
    expect(await codeOf(ask())).toBe("revision.seller-not-signed");
  });

  test("of somebody else's home, or without a mandate, is refused", async () => {
    expect(await codeOf(ask())).toBe("mandate.not-in-force");
    const stranger = await createPerson(database, [["seller", "active"]]);
    const theirs = requestWithdrawal(
      { propertyId, reason: "other" },
      stranger,
      signInContext(),
      AT,
    );
    expect(await codeOf(theirs)).toBe("listing.not-found");
  });

  test("is done in one click by who sells alone", async () => {
    await signMandateOf(database, { propertyId, actor: seller, now: NOW });
    publish();
    expect(await alone()).toBeNull();
    expect(statusOf()).toBe("withdrawn");
  });
});

test("a party's link says where the document stands", async () => {
  const ugo = otherOwner({ name: "Ugo Roy" });
  await nameOwners(propertyId, seller, { others: [alix, ugo] }, NOW);
  const { signatureId } = await requestMandateSignature(
    { propertyId },
    seller,
    signInContext(),
    NOW,
  );
  const jeton = mailedToken(database, alix);
  const view = () => findPartySignature(jeton, later(1));
  expect(await view()).toMatchObject({
    kind: "mandate",
    state: "open",
    name: "Alix Roy",
    email: alix.email,
    sellerName: "Camille Martin",
    price: { priceCents: 348_000_00 },
    mandateNumber: null,
    code: null,
    until: later(14 * 24 * 60),
    signers: [
      { name: "Camille Martin", signedAt: null },
      { name: "Alix Roy", signedAt: null },
      { name: "Ugo Roy", signedAt: null },
    ],
  });
  await signAsOther(database, alix, NOW);
  expect(await view()).toMatchObject({
    state: "given",
    code: null,
    signers: [{ signedAt: null }, { signedAt: NOW }, { signedAt: null }],
  });
  await signAsOther(database, ugo, NOW);
  const typed = await last(signatureId, NOW);
  await signMandate({ ...typed, expressRequest: true }, seller, signInContext(), NOW);
  expect(await view()).toMatchObject({ state: "signed", mandateNumber: expect.any(Number) });
  for (const token of [null, 12, "", `${jeton}x`]) {
    expect(await findPartySignature(token, NOW)).toBeNull();
  }
});

test("a party's link is closed once it is too late", async () => {
  await nameOwners(propertyId, seller, { others: [sam] }, NOW);
  await requestMandateSignature({ propertyId }, seller, signInContext(), NOW);
  const jeton = mailedToken(database, sam);
  expect(await findPartySignature(jeton, NOW)).toMatchObject({ state: "open", isSpouse: true });
  const late = later(14 * 24 * 60);
  expect(await findPartySignature(jeton, late)).toMatchObject({ state: "closed", code: null });
});
