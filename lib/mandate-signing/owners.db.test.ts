import { beforeAll, beforeEach, describe, expect, test } from "vitest";
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
  type Sellers,
  signAsOther,
} from "../testing/owners.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { continueSignature } from "./commands/continue-signature.ts";
import { openEvidence } from "./commands/open-evidence.ts";
import { openMandateFile } from "./commands/open-mandate-file.ts";
import { openPartyDocument } from "./commands/open-party-document.ts";
import { requestPartyCode } from "./commands/request-party-code.ts";
import { requestMandateSignature } from "./commands/request-signature.ts";
import { signAsParty } from "./commands/sign-as-party.ts";
import { signMandate } from "./commands/sign-mandate.ts";
import { signatureToken } from "./link.ts";
import { findMandateOf } from "./queries/find-mandate-of-home.ts";
import { listRegister } from "./queries/list-register.ts";

/** The mandate that several give: each signs by a code of their own, the person with the account last. */

const NOW = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const DAY = 24 * 60;

const database = adoptedDatabase();
let seller: Actor;
let alix: Other;
let propertyId: string;

beforeAll(() => database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() })));

beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  alix = otherOwner();
  const price = { priceCents: 348_000_00 };
  const draft = { sellerId: seller.userId, status: "draft", publishedAt: null, ...price } as const;
  const home = propertyRow(draft);
  propertyId = home.id;
  await database.writer.$transaction((tx) => tx.property.create({ data: home }));
});

const one = (sql: string, ...values: unknown[]) =>
  database.raw.prepare(sql).get(...values) as Record<string, unknown>;
const all = (sql: string, ...values: unknown[]) =>
  database.raw.prepare(sql).all(...values) as Record<string, unknown>[];
const kindsTo = ({ email }: Pick<Other, "email">) =>
  writtenMails(database.raw, email).map(({ kind }) => kind);

const name = (sellers: Sellers = { others: [alix] }) =>
  nameOwners(propertyId, seller, sellers, NOW);

async function requested(sellers: Sellers = { others: [alix] }): Promise<string> {
  await name(sellers);
  const pending = await requestMandateSignature({ propertyId }, seller, signInContext(), NOW);
  return pending.signatureId;
}
const go = (signatureId: string, now = NOW) =>
  continueSignature({ signatureId }, seller, signInContext(), now);
const last = (signatureId: string, now = NOW) =>
  lastSigning(database, { signatureId, actor: seller }, now);
type Typed = Awaited<ReturnType<typeof last>>;
const sign = (typed: Typed, now = NOW) =>
  signMandate({ ...typed, expressRequest: true }, seller, signInContext(), now);
/** Types a code of one's own making in the seller's form. */
const signWith = (signatureId: string, code: string) =>
  sign({ signatureId, name: "Camille Martin", code, accept: true });
const asOther = (jeton: string, code: string, typedName = alix.name, now = NOW) =>
  signAsParty({ jeton, name: typedName, code, accept: true }, signInContext(), now);
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a document that several sign", () => {
  test("sends each of the others a link, and nobody a code", async () => {
    const ugo = otherOwner({ name: "Ugo Roy" });
    const signatureId = await requested({ others: [alix, ugo] });
    for (const other of [alix, ugo]) expect(kindsTo(other)).toEqual(["signature-requested"]);
    expect(kindsTo(seller)).toEqual([]);
    const { pending } = await findMandateOf(propertyId, seller, NOW);
    expect(pending).toMatchObject({
      id: signatureId,
      kind: "mandate",
      code: null,
      others: [
        { name: "Alix Roy", email: alix.email, signedAt: null },
        { name: "Ugo Roy", email: ugo.email, signedAt: null },
      ],
      until: later(14 * DAY),
    });
  });

  test("is read by its link, a draft until it is signed", async () => {
    await requested();
    const jeton = mailedToken(database, alix);
    const { body, fileName } = await openPartyDocument(jeton);
    expect(fileName).toBe("projet-de-mandat.pdf");
    const text = pdfText(Buffer.from(body));
    expect(text).toContain("Les mandants, 2 sur 2 Nom Alix Roy");
    expect(text).not.toContain("Signé par");
    expect(await codeOf(openPartyDocument(`${jeton}x`))).toBe("signature.not-found");
  });

  test("sends the seller their code only once the others have signed", async () => {
    const signatureId = await requested();
    expect(await go(signatureId)).toMatchObject({ propertyId, sent: "links" });
    expect(kindsTo(alix)).toEqual(["signature-requested", "signature-requested"]);
    expect(kindsTo(seller)).toEqual([]);
    expect(await codeOf(signWith(signatureId, "123456"))).toBe("signature.others-first");
    await signAsOther(database, alix, NOW);
    expect(kindsTo(seller)).toEqual(["signature-ready"]);
    expect(await go(signatureId)).toMatchObject({ propertyId, sent: "code" });
    expect(kindsTo(alix).filter((kind) => kind === "signature-requested")).toHaveLength(2);
    expect((await findMandateOf(propertyId, seller, NOW)).pending?.code).toEqual({
      expiresAt: later(15),
      attemptsLeft: 5,
    });
  });

  test("writes again only to those who have not signed yet", async () => {
    const ugo = otherOwner({ name: "Ugo Roy" });
    const signatureId = await requested({ others: [alix, ugo] });
    await signAsOther(database, alix, NOW);
    expect(await go(signatureId)).toMatchObject({ sent: "links" });
    expect(kindsTo(alix)).toEqual(["signature-requested", "signature-code"]);
    expect(kindsTo(ugo)).toEqual(["signature-requested", "signature-requested"]);
    expect(kindsTo(seller)).toEqual([]);
  });

  test("is signed by nobody after fourteen days", async () => {
    const signatureId = await requested();
    const jeton = mailedToken(database, alix);
    const end = later(14 * DAY);
    expect(await codeOf(requestPartyCode({ jeton }, signInContext(), end))).toBe(
      "signature.expired",
    );
    expect(await codeOf(go(signatureId, end))).toBe("signature.expired");
    expect((await findMandateOf(propertyId, seller, end)).pending).toBeNull();
  });

  test("is nobody else's to go on with", async () => {
    const signatureId = await requested();
    const stranger = await createPerson(database, [["seller", "active"]]);
    const theirs = continueSignature({ signatureId }, stranger, signInContext(), NOW);
    expect(await codeOf(theirs)).toBe("signature.not-found");
  });
});

describe("a party without account", () => {
  test("signs with their name and their code, once", async () => {
    const signatureId = await requested();
    const { jeton, code } = await codeForOther(database, alix, NOW);
    await asOther(jeton, code, "alix  ROY");
    const signer = one("SELECT * FROM Signer WHERE signatureId = ? AND position = 2", signatureId);
    expect(String(signer.codeHash)).not.toContain(code);
    const { termsSha256 } = one("SELECT termsSha256 FROM Signature WHERE id = ?", signatureId);
    expect(JSON.parse(String(signer.evidence))).toMatchObject({
      signer: { name: "Alix Roy", typedName: "alix  ROY", email: alix.email },
      connection: { userAgent: "Test" },
      code: { messageId: expect.stringContaining("@"), sentTo: alix.email, attempts: 1 },
      signedAt: NOW.toISOString(),
      termsSha256,
    });
    expect(await codeOf(asOther(jeton, code))).toBe("signature.signed");
    expect(await codeOf(requestPartyCode({ jeton }, signInContext(), NOW))).toBe(
      "signature.signed",
    );
  });

  test("signs for their company by its representative's name", async () => {
    const firm = otherOwner({ kind: "company", name: "Foncière Roy", representative: "Inès Roy" });
    await requested({ others: [firm] });
    const { jeton, code } = await codeForOther(database, firm, NOW);
    expect(await codeOf(asOther(jeton, code, "Foncière Roy"))).toBe("request.invalid");
    expect(await codeOf(asOther(jeton, code, "ines roy"))).toBe(null);
  });

  test("is refused under another name, which counts for no code", async () => {
    const signatureId = await requested();
    const { jeton, code } = await codeForOther(database, alix, NOW);
    for (const typed of ["Camille Martin", "Alix", "Roy Alix"]) {
      expect(await codeOf(asOther(jeton, code, typed))).toBe("request.invalid");
    }
    const counted = "SELECT sum(attempts) AS n FROM Signer WHERE signatureId = ?";
    expect(one(counted, signatureId).n).toBe(0);
  });

  test("has five tries for a code, and another code by their link", async () => {
    await requested();
    const { jeton, code } = await codeForOther(database, alix, NOW);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await codeOf(asOther(jeton, wrong(code)))).toBe("signature.code-wrong");
    }
    expect(await codeOf(asOther(jeton, code))).toBe("signature.locked");
    const again = await codeForOther(database, alix, later(1));
    expect(await codeOf(asOther(again.jeton, again.code, alix.name, later(2)))).toBeNull();
  });

  test("types many wrong codes at once, and no more than five are tried", async () => {
    await requested();
    const { jeton, code } = await codeForOther(database, alix, NOW);
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, () => codeOf(asOther(jeton, wrong(code)))),
    );
    expect(outcomes.filter((each) => each === "signature.code-wrong")).toHaveLength(5);
    expect(outcomes.filter((each) => each === "signature.locked")).toHaveLength(4);
  });

  test("signs neither without a code nor with one of before, nor after fifteen minutes", async () => {
    await requested();
    const jeton = mailedToken(database, alix);
    expect(await codeOf(asOther(jeton, "123456"))).toBe("signature.expired");
    const first = await codeForOther(database, alix, NOW);
    const second = await codeForOther(database, alix, later(1));
    if (first.code !== second.code) {
      expect(await codeOf(asOther(jeton, first.code, alix.name, later(2)))).toBe(
        "signature.code-wrong",
      );
    }
    expect(await codeOf(asOther(jeton, second.code, alix.name, later(16)))).toBe(
      "signature.expired",
    );
  });

  test("signs with nobody's code but their own", async () => {
    const ugo = otherOwner({ name: "Ugo Roy" });
    await requested({ others: [alix, ugo] });
    const own = await codeForOther(database, alix, NOW);
    const theirs = await codeForOther(database, ugo, NOW);
    if (own.code !== theirs.code) {
      expect(await codeOf(asOther(own.jeton, theirs.code))).toBe("signature.code-wrong");
    }
    expect(await codeOf(asOther(theirs.jeton, theirs.code))).toBe("request.invalid");
  });

  test.each<[string, (signatureId: string) => string]>([
    ["forged", (id) => `${id}.2.${"a".repeat(43)}`],
    ["the seller's own", (id) => signatureToken(id, 1)],
    ["of a party that there is not", (id) => signatureToken(id, 3)],
    ["of another document", () => signatureToken("0123456789ab", 2)],
    ["moved to another party", (id) => signatureToken(id, 3).replace(".3.", ".2.")],
    ["of nothing", () => ""],
  ])("has no link that is %s", async (_case, tokenOf) => {
    const jeton = tokenOf(await requested());
    const pending = requestPartyCode({ jeton }, signInContext(), NOW);
    expect(await codeOf(pending)).toBe("signature.not-found");
    expect(await codeOf(asOther(jeton, "123456"))).toBe("signature.not-found");
    expect(await codeOf(openPartyDocument(jeton))).toBe("signature.not-found");
  });

  test("can have so many codes sent and no more", async () => {
    await requested();
    const jeton = mailedToken(database, alix);
    const ask = () => codeOf(requestPartyCode({ jeton }, signInContext(), NOW));
    // The link was the first of the hour's mails.
    for (let sent = 1; sent < 12; sent += 1) expect(await ask()).toBeNull();
    expect(await ask()).toBe("request.too-many");
  });
});

describe("the last signature", () => {
  test("writes the register with its parties, the file and the evidence of each, and sends each their copy", async () => {
    const ines = otherOwner({ kind: "company", name: "Foncière Roy", representative: "Inès Roy" });
    const company = { name: "SCI Les Lilas", address: "1 rue Basse, 35000 Rennes" };
    const signatureId = await requested({ others: [alix, ines], company });
    for (const other of [ines, alix]) await signAsOther(database, other, later(1));
    const { mandateNumber: number } = await sign(await last(signatureId, later(2)), later(3));
    const sellerName =
      "SCI Les Lilas, représentée par Camille Martin\u00a0; Alix Roy\u00a0; Foncière Roy, représentée par Inès Roy";
    expect(one("SELECT * FROM Mandate WHERE number = ?", number)).toMatchObject({
      sellerName,
      sellerDecides: 0,
      signedAt: expect.stringContaining("2026-11-24T10:03:00"),
    });
    expect(
      all("SELECT * FROM MandateParty WHERE mandateNumber = ? ORDER BY position", number),
    ).toMatchObject([
      { position: 1, kind: "company", representative: "Camille Martin", ...company },
      { position: 2, kind: "person", name: "Alix Roy", email: alix.email, address: alix.address },
      { position: 3, kind: "company", name: "Foncière Roy", representative: "Inès Roy" },
    ]);
    const given = { number: String(number), position: null };
    const text = pdfText(Buffer.from((await openMandateFile(given, seller)).body));
    for (const words of ["Signé par Camille Martin", "Signé par Alix Roy", "Signé par Inès Roy"]) {
      expect(text).toContain(words);
    }
    const proof = pdfText(Buffer.from((await openEvidence(given, seller, later(4))).body));
    for (const words of [
      "Signataire sans compte : Alix Roy",
      "Signataire sans compte : Inès Roy",
    ]) {
      expect(proof).toContain(words);
    }
    expect(proof).toContain("les deux empreintes, recalculées, sont celles de la signature.");
    for (const each of [seller, alix, ines]) expect(kindsTo(each).at(-1)).toBe("mandate-signed");
    const own = await openPartyDocument(mailedToken(database, alix));
    expect(own.fileName).toBe(`mandat-${number}.pdf`);
    expect(pdfText(Buffer.from(own.body))).toBe(text);
  });

  test("has the page and the register name the parties", async () => {
    const signatureId = await requested({ others: [alix], sellerDecides: true });
    await signAsOther(database, alix, NOW);
    const { mandateNumber: number } = await sign(await last(signatureId));
    const parties = [
      { kind: "person", name: "Camille Martin", email: seller.email },
      { kind: "person", name: "Alix Roy", email: alix.email, address: alix.address },
    ];
    const view = await findMandateOf(propertyId, seller, NOW);
    expect(view).toMatchObject({ parties, canName: true, canSign: false, uncovered: null });
    expect(view.mandate).toMatchObject({ number, parties, sellerDecides: true, decisions: [] });
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    const { rows: lines } = await listRegister(manager);
    expect(lines.find((line) => line.number === number)).toMatchObject({
      parties,
      sellerDecides: true,
    });
  });

  test("in two tabs at once writes one mandate", async () => {
    const signatureId = await requested();
    await signAsOther(database, alix, NOW);
    const typed = await last(signatureId);
    const outcomes = await Promise.all([codeOf(sign(typed)), codeOf(sign(typed))]);
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(one("SELECT count(*) AS n FROM Mandate WHERE propertyId = ?", propertyId).n).toBe(1);
  });
});

test("a party in two tabs at once signs once, and the seller hears of it once", async () => {
  await requested();
  const { jeton, code } = await codeForOther(database, alix, NOW);
  const outcomes = await Promise.all([codeOf(asOther(jeton, code)), codeOf(asOther(jeton, code))]);
  expect(outcomes.toSorted()).toEqual([null, "signature.signed"].toSorted());
  expect(kindsTo(seller)).toEqual(["signature-ready"]);
});

test("two parties at once both sign, and the seller hears of it once", async () => {
  const ugo = otherOwner({ name: "Ugo Roy" });
  const signatureId = await requested({ others: [alix, ugo] });
  const [hers, his] = [
    await codeForOther(database, alix, NOW),
    await codeForOther(database, ugo, NOW),
  ];
  await Promise.all([asOther(hers.jeton, hers.code), asOther(his.jeton, his.code, ugo.name)]);
  expect(kindsTo(seller)).toEqual(["signature-ready"]);
  expect(await codeOf(sign(await last(signatureId)))).toBeNull();
});
