import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listSellerDues } from "../dues/queries/list-seller-dues.ts";
import { newId } from "../kernel/ids.ts";
import { sha256 } from "../platform/sha256.ts";
import type { Actor } from "../policy/actor.ts";
import { discardRevision } from "../revisions/commands/discard-revision.ts";
import { listPropertyDocuments } from "../sales/report/queries/list-property-documents.ts";
import { listOwnedProperties } from "../selling/queries/list-owned-properties.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { writtenMails } from "../testing/mails.ts";
import { writeMandate } from "../testing/mandates.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { endExpiredMandates } from "./commands/end-expired-mandates.ts";
import { openEvidence } from "./commands/open-evidence.ts";
import { openMandateFile } from "./commands/open-mandate-file.ts";
import { openPreview } from "./commands/open-signature-preview.ts";
import { purgeSignatures } from "./commands/purge-signatures.ts";
import { requestAmendment, requestMandateSignature } from "./commands/request-signature.ts";
import { signAmendment } from "./commands/sign-amendment.ts";
import { signMandate } from "./commands/sign-mandate.ts";
import { withdrawMandate } from "./commands/withdraw-mandate.ts";
import { findMandateOf } from "./queries/find-mandate-of-home.ts";
import { listRegister } from "./queries/list-register.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const on = (day: string) => new Date(`${day}T10:00:00Z`);

const database = adoptedDatabase();
let manager: Actor;
let seller: Actor;
let propertyId: string;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, [["trust_manager", "active"]]);
});

async function sellerWithHome(overrides: object = {}): Promise<{ actor: Actor; home: string }> {
  const actor = await createPerson(database, [["seller", "active"]]);
  const home = propertyRow({
    sellerId: actor.userId,
    status: "draft",
    publishedAt: null,
    priceCents: 348_000_00,
    ...overrides,
  });
  await database.writer.$transaction((tx) => tx.property.create({ data: home }));
  return { actor, home: home.id };
}

beforeEach(async () => {
  ({ actor: seller, home: propertyId } = await sellerWithHome());
});

const one = (sql: string, ...values: unknown[]) =>
  database.raw.prepare(sql).get(...values) as Record<string, unknown>;

function codeFor({ email }: Actor): string {
  const text = writtenMails(database.raw, email).at(-1)?.text ?? "";
  const code = /Code de signature\u00a0: (\d{6})/.exec(text)?.[1];
  if (!code) throw new Error("expected a code");
  return code;
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

const request = (now = NOW, actor = seller, home = propertyId) =>
  requestMandateSignature({ propertyId: home }, actor, signInContext(), now);

interface Typing {
  actor?: Actor;
  code?: string;
  name?: string;
  expressRequest?: boolean;
}
const sign = (
  signatureId: string,
  {
    actor = seller,
    code = codeFor(actor),
    name = "camille MARTIN",
    expressRequest = false,
  }: Typing,
  now = NOW,
) =>
  signMandate(
    { signatureId, name, code, accept: true, expressRequest },
    actor,
    signInContext(),
    now,
  );

async function signed(typing: Typing = {}, now = NOW): Promise<number> {
  const { signatureId } = await request(now);
  return (await sign(signatureId, typing, now)).mandateNumber;
}

async function amended(priceCents: number, now = later(60)): Promise<string> {
  const { signatureId } = await requestAmendment(
    { propertyId, priceCents },
    seller,
    signInContext(),
    now,
  );
  const input = {
    signatureId,
    name: "Camille Martin",
    code: codeFor(seller),
    accept: true,
  } as const;
  await signAmendment(input, seller, signInContext(), now);
  return signatureId;
}

test("the mandate's page names the price that a change of the listing asks for, until it is signed", async () => {
  const proposed = async () => (await findMandateOf(propertyId, seller, later(60))).proposedCents;
  const change = { propertyId, sellerId: seller.userId, fieldVersions: {} };
  const dates = { createdAt: NOW, updatedAt: NOW };
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: { id: newId(), ...change, ...dates, content: { priceCents: 339_000_00 } },
    }),
  );
  expect(await proposed()).toBeNull();
  await signed();
  expect(await proposed()).toBe(339_000_00);
  await amended(339_000_00, later(30));
  expect(await proposed()).toBeNull();
});

describe("signing a mandate", () => {
  test("writes the register, the file and its evidence, and sends the seller their copy", async () => {
    const { signatureId } = await request();
    const code = codeFor(seller);
    const { mandateNumber } = await sign(signatureId, { expressRequest: true }, later(5));
    expect(one("SELECT * FROM Mandate WHERE number = ?", mandateNumber)).toMatchObject({
      propertyId,
      priceCents: 348_000_00,
      tier: "premium",
      feeCents: 6_000_00,
      withdrawalEndsOn: "2026-12-08",
      expressRequestAt: expect.any(String),
    });
    const row = one("SELECT * FROM Signature WHERE id = ?", signatureId);
    const evidence = JSON.parse(String(row.evidence));
    expect(evidence).toMatchObject({
      signer: { userId: seller.userId, typedName: "camille MARTIN", email: seller.email },
      session: { id: seller.sessionId, userAgent: "Test" },
      code: { messageId: expect.stringContaining("@"), sentTo: seller.email, attempts: 1 },
      expressRequest: true,
      termsSha256: row.termsSha256,
      pdfSha256: row.pdfSha256,
    });
    const signer = one("SELECT codeHash FROM Signer WHERE signatureId = ?", signatureId);
    expect(signer.codeHash).toEqual(expect.any(String));
    expect(String(signer.codeHash)).not.toContain(code);
    const { body, fileName } = await openMandateFile(
      { number: String(mandateNumber), position: null },
      seller,
    );
    expect(fileName).toBe(`mandat-${mandateNumber}.pdf`);
    const text = pdfText(Buffer.from(body));
    expect(text).toContain(`Mandat n° ${mandateNumber} du registre`);
    expect(text).toContain("Signé par camille MARTIN");
    const mail = writtenMails(database.raw, seller.email).at(-1);
    expect(mail?.kind).toBe("mandate-signed");
    expect(mail?.text).toContain(`/api/mandates/${mandateNumber}/document.pdf`);
    const view = await findMandateOf(propertyId, seller, later(6));
    expect(view).toMatchObject({
      pending: null,
      canSign: false,
      canAmend: true,
      canWithdraw: true,
    });
    expect(view.mandate).toMatchObject({ number: mandateNumber, hasDocument: true });
  });

  test("of the home as it became says in its mail which mandate ends for it", async () => {
    const first = await signed();
    database.raw
      .prepare("UPDATE Property SET surfaceDm2 = surfaceDm2 + 100 WHERE id = ?")
      .run(propertyId);
    const second = await signed();
    const [before, after] = writtenMails(database.raw, seller.email)
      .filter(({ kind }) => kind === "mandate-signed")
      .map(({ text }) => text);
    expect(before).not.toContain("remplace");
    expect(after).toContain(`Mandat\u00a0: n°\u00a0${second}`);
    expect(after).toContain(`Il remplace le mandat n°\u00a0${first}`);
  });

  test("of two homes at once gives both a number of their own, one after the other", async () => {
    const other = await sellerWithHome();
    const [mine, theirs] = [await request(), await request(NOW, other.actor, other.home)];
    const { mandateNumber: before } = {
      mandateNumber: Number(one("SELECT coalesce(max(number), 0) AS n FROM Mandate").n),
    };
    const numbers = await Promise.all([
      sign(mine.signatureId, {}),
      sign(theirs.signatureId, { actor: other.actor }),
    ]);
    expect(numbers.map(({ mandateNumber }) => mandateNumber).sort((a, b) => a - b)).toEqual([
      before + 1,
      before + 2,
    ]);
  });

  test("twice at once with one code writes one mandate", async () => {
    const { signatureId } = await request();
    const outcomes = await Promise.all([
      codeOf(sign(signatureId, {})),
      codeOf(sign(signatureId, {})),
    ]);
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(one("SELECT count(*) AS n FROM Mandate WHERE propertyId = ?", propertyId).n).toBe(1);
  });

  test("with a code that was used is refused", async () => {
    const { signatureId } = await request();
    const code = codeFor(seller);
    await sign(signatureId, { code });
    expect(await codeOf(sign(signatureId, { code }))).toBe("signature.signed");
  });

  test("with a wrong code is refused, and after five the right one too", async () => {
    const { signatureId } = await request();
    const code = codeFor(seller);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await codeOf(sign(signatureId, { code: wrong(code) }))).toBe("signature.code-wrong");
    }
    expect(await codeOf(sign(signatureId, { code }))).toBe("signature.locked");
    expect((await findMandateOf(propertyId, seller, NOW)).pending).toBeNull();
    const again = await request(later(1));
    expect(await codeOf(sign(again.signatureId, {}, later(2)))).toBeNull();
  });

  test("many wrong codes at once are no more than five tries", async () => {
    const { signatureId } = await request();
    const code = wrong(codeFor(seller));
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(sign(signatureId, { code }))),
    );
    expect(outcomes.filter((each) => each === "signature.code-wrong")).toHaveLength(5);
    expect(outcomes.filter((each) => each === "signature.locked")).toHaveLength(7);
  });

  test("after fifteen minutes is refused, and what nobody signed is deleted", async () => {
    const { signatureId } = await request();
    expect(await codeOf(sign(signatureId, {}, later(15)))).toBe("signature.expired");
    expect(await purgeSignatures(later(15))).toBeGreaterThan(0);
    expect(await codeOf(sign(signatureId, {}, later(15)))).toBe("signature.not-found");
  });

  test("takes the last code that was sent, and no other", async () => {
    const first = await request();
    const code = codeFor(seller);
    await request(later(1));
    expect(await codeOf(sign(first.signatureId, { code }, later(2)))).toBe("signature.not-found");
  });

  test("under another name is refused, and counts for no code", async () => {
    const { signatureId } = await request();
    expect(await codeOf(sign(signatureId, { name: "Camille Durand" }))).toBe("request.invalid");
    expect(one("SELECT attempts FROM Signer WHERE signatureId = ?", signatureId).attempts).toBe(0);
  });

  test.each([
    ["its price", "UPDATE Property SET priceCents = 351000000 WHERE id = ?"],
    ["its address", "UPDATE Property SET address = '14 rue de la Monnaie' WHERE id = ?"],
  ])("of a home that changed %s since is refused, and writes nothing", async (_what, sql) => {
    const { signatureId } = await request();
    database.raw.prepare(sql).run(propertyId);
    expect(await codeOf(sign(signatureId, {}))).toBe("signature.terms-changed");
    expect(one("SELECT count(*) AS n FROM Mandate WHERE propertyId = ?", propertyId).n).toBe(0);
  });

  test("of somebody else's home, or with somebody else's code, finds nothing", async () => {
    const { actor: stranger } = await sellerWithHome();
    expect(await codeOf(request(NOW, stranger))).toBe("listing.not-found");
    expect(await codeOf(findMandateOf(propertyId, stranger, NOW))).toBe("listing.not-found");
    const { signatureId } = await request();
    const code = codeFor(seller);
    expect(await codeOf(sign(signatureId, { actor: stranger, code }))).toBe("signature.not-found");
    expect(await codeOf(openPreview(signatureId, stranger))).toBe("signature.not-found");
  });

  test("of a home that has one, or is not for sale any more, is refused", async () => {
    await signed();
    expect(await codeOf(request(later(1)))).toBe("mandate.in-force");
    const gone = await sellerWithHome({ status: "withdrawn" });
    expect(await codeOf(request(NOW, gone.actor, gone.home))).toBe("mandate.listing-closed");
  });

  test("sends so many codes and no more", async () => {
    for (let sent = 0; sent < 12; sent += 1) await request();
    expect(await codeOf(request())).toBe("request.too-many");
  });
});

describe("what is signed", () => {
  test.each([
    "UPDATE Signature SET evidence = '{}'",
    "UPDATE Signature SET pdf = x'00'",
    "DELETE FROM Signature WHERE signedAt IS NOT NULL",
    "UPDATE Mandate SET priceCents = 200000",
    "UPDATE Mandate SET withdrawalEndsOn = '2030-01-01'",
    "UPDATE Mandate SET expressRequestAt = NULL",
    "DELETE FROM Mandate",
  ])("is never changed: %s", async (sql) => {
    await signed();
    expect(() => database.raw.prepare(sql).run()).toThrow();
  });

  test("is read by the seller and the team, whose reading the seller finds in the audit", async () => {
    const given = { number: String(await signed()), position: null };
    const { actor: stranger } = await sellerWithHome();
    expect(await codeOf(openMandateFile(given, stranger))).toBe("mandate.not-found");
    expect(await codeOf(openMandateFile({ ...given, position: "1" }, seller))).toBe(
      "mandate.not-found",
    );
    expect(await codeOf(openMandateFile({ ...given, number: "1e9" }, seller))).toBe(
      "mandate.not-found",
    );
    const reads = () =>
      one(
        "SELECT count(*) AS n FROM AuditEvent WHERE action = 'document.read' AND concernsId = ?",
        seller.userId,
      ).n;
    await openMandateFile(given, seller);
    expect(reads()).toBe(0);
    await openMandateFile(given, manager);
    expect(reads()).toBe(1);
    await openEvidence(given, manager);
    expect(reads()).toBe(2);
    const { rows: lines } = await listRegister(manager);
    expect(lines[0]).toMatchObject({ number: Number(given.number), sellerName: "Camille Martin" });
    expect(await codeOf(listRegister(seller))).toBe("request.forbidden");
  });
});

describe("the evidence", () => {
  test("is a file of the seller's and the team's, with hashes that are those of the signed file", async () => {
    const number = await signed({ expressRequest: true });
    const given = { number: String(number), position: null };
    const { actor: stranger } = await sellerWithHome();
    expect(await codeOf(openEvidence(given, stranger))).toBe("mandate.not-found");
    expect(await codeOf(openEvidence({ ...given, position: "1" }, seller))).toBe(
      "mandate.not-found",
    );
    const { body, fileName } = await openEvidence(given, seller, NOW);
    expect(fileName).toBe(`preuve-mandat-${number}.pdf`);
    const text = pdfText(Buffer.from(body));
    const whole = text.replaceAll(" ", "");
    const pdf = await openMandateFile(given, seller);
    expect(whole).toContain(`SHA-256${sha256(pdf.body)}`);
    expect(text).toContain("les deux empreintes, recalculées, sont celles de la signature.");
    expect(text).toContain(`mandat-${number}.pdf`);
  });

  test("of an amendment is its own, and both are among the documents of the home", async () => {
    const number = await signed();
    await amended(298_000_00);
    const { body, fileName } = await openEvidence(
      { number: String(number), position: "1" },
      seller,
    );
    expect(fileName).toBe(`preuve-mandat-${number}-avenant-1.pdf`);
    expect(pdfText(Buffer.from(body))).toContain(`Avenant n° 1 au mandat n° ${number}`);
    const { documents } = await listPropertyDocuments(propertyId, seller);
    const [at, first] = [later(60), NOW];
    expect(documents).toEqual([
      { kind: "amendment", number, position: 1, at },
      { kind: "evidence", number, position: 1, at },
      { kind: "mandate", number, at: first },
      { kind: "evidence", number, position: null, at: first },
    ]);
  });
});

describe("an amendment", () => {
  test("changes the price, package and fee on every page, and what a draft asks", async () => {
    const number = await signed();
    await amended(298_000_00);
    await amended(312_000_00, later(120));
    await amended(145_000_00, later(180));
    const { dues } = await listSellerDues(seller);
    expect(dues[0]).toMatchObject({ tier: "Starter", feeCents: 2_500_00, baseCents: 145_000_00 });
    const owned = await listOwnedProperties(seller, "seller");
    expect(owned.properties[0]).toMatchObject({ tier: "Starter", priceCents: 145_000_00 });
    const { mandate } = await findMandateOf(propertyId, seller, later(200));
    expect(mandate).toMatchObject({
      number,
      price: { priceCents: 348_000_00 },
      current: { priceCents: 145_000_00, tierName: "Starter" },
    });
    expect(mandate?.amendments.map(({ position }) => position)).toEqual([1, 2, 3]);
    const { body } = await openMandateFile({ number: String(number), position: "2" }, seller);
    expect(pdfText(Buffer.from(body))).toContain("Avenant n° 2 au mandat");
  });

  test("leaves what is published as it is, and has its next change ask the new price", async () => {
    await signed({ expressRequest: true });
    database.raw
      .prepare("UPDATE Property SET status = 'active', publishedAt = ? WHERE id = ?")
      .run(NOW.toISOString().replace("Z", "+00:00"), propertyId);
    await amended(312_000_00);
    await amended(298_000_00, later(120));
    expect(one("SELECT priceCents FROM Property WHERE id = ?", propertyId)).toEqual({
      priceCents: 348_000_00,
    });
    const revision = one(
      "SELECT status, content FROM ListingRevision WHERE propertyId = ?",
      propertyId,
    );
    expect(revision.status).toBe("editing");
    expect(JSON.parse(String(revision.content))).toMatchObject({ priceCents: 298_000_00 });
    database.raw
      .prepare(
        "UPDATE ListingRevision SET status = 'in_review', submittedAt = createdAt WHERE propertyId = ?",
      )
      .run(propertyId);
    const reviewed = requestAmendment(
      { propertyId, priceCents: 290_000_00 },
      seller,
      signInContext(),
      later(180),
    );
    expect(await codeOf(reviewed)).toBe("revision.closed");
  });

  test("has a published home's change stay until the page asks the signed price", async () => {
    await signed({ expressRequest: true });
    database.raw
      .prepare("UPDATE Property SET status = 'active', publishedAt = ? WHERE id = ?")
      .run(NOW.toISOString().replace("Z", "+00:00"), propertyId);
    const open = "SELECT id FROM ListingRevision WHERE propertyId = ? AND status = 'editing'";
    const discard = () => {
      const { id: revisionId } = one(open, propertyId) as { id: string };
      return discardRevision({ revisionId }, { kind: "seller", actor: seller }, later(190));
    };
    await amended(298_000_00);
    expect(await codeOf(discard())).toBe("revision.price-signed");
    // Back to what is published, by another signature.
    await amended(348_000_00, later(120));
    expect(await discard()).toEqual({ publishedId: propertyId });
    expect(one(open, propertyId)).toBeUndefined();
  });

  test("without a mandate, or to the same price, is refused", async () => {
    const amend = (priceCents: number) =>
      requestAmendment({ propertyId, priceCents }, seller, signInContext(), NOW);
    expect(await codeOf(amend(300_000_00))).toBe("mandate.not-in-force");
    await signed();
    expect(await codeOf(amend(348_000_00))).toBe("mandate.same-price");
  });
});

describe("withdrawing", () => {
  test("within the fourteen days ends the mandate and pauses the listing", async () => {
    const number = await signed({ expressRequest: true });
    database.raw
      .prepare("UPDATE Property SET status = 'active', publishedAt = ? WHERE id = ?")
      .run(NOW.toISOString().replace("Z", "+00:00"), propertyId);
    await withdrawMandate({ propertyId }, seller, on("2026-12-08"));
    expect(one("SELECT status, pauseReason FROM Property WHERE id = ?", propertyId)).toEqual({
      status: "paused",
      pauseReason: "seller",
    });
    const view = await findMandateOf(propertyId, seller, on("2026-12-08"));
    expect(view).toMatchObject({ mandate: null, canSign: true });
    expect(view.former.map((each) => each.number)).toEqual([number]);
    expect(writtenMails(database.raw, seller.email).at(-1)?.kind).toBe("mandate-ended");
    expect(await codeOf(withdrawMandate({ propertyId }, seller, NOW))).toBe("mandate.not-in-force");
  });

  test("afterwards, or from somebody else's, is refused", async () => {
    await signed();
    const late = withdrawMandate({ propertyId }, seller, on("2026-12-09"));
    expect(await codeOf(late)).toBe("mandate.withdrawal-over");
    expect(await codeOf(withdrawMandate({ propertyId }, manager, NOW))).toBe("listing.not-found");
  });
});

test("a mandate ends at its term, and an example’s does not", async () => {
  const old = await sellerWithHome({ isDemonstration: true });
  await database.writer.$transaction((tx) =>
    writeMandate(tx, old.home, { signedAt: on("2020-01-01") }),
  );
  const number = await signed();
  await endExpiredMandates(on("2027-11-23"));
  expect(one("SELECT endedAt FROM Mandate WHERE number = ?", number).endedAt).toBeNull();
  await endExpiredMandates(on("2027-11-24"));
  expect(one("SELECT endedAt FROM Mandate WHERE number = ?", number).endedAt).not.toBeNull();
  expect(one("SELECT endedAt FROM Mandate WHERE propertyId = ?", old.home).endedAt).toBeNull();
});
