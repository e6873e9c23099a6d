import { describe, expect, test } from "vitest";
import { SOLE_OWNERSHIP } from "../mandates/parties.ts";
import { mandateTerms } from "../mandates/rules.ts";
import { sha256 } from "../platform/sha256.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { HOME, PUBLISHER } from "../testing/signing.ts";
import {
  acceptanceDocument,
  amendmentDocument,
  type DocumentProperty,
  diffusionDocument,
  documentJson,
  documentSellers,
  isStillTrue,
  mandateDocument,
  namesOfDocument,
  partiesOfDocument,
  portalsOf,
  readDocument,
  type SignatureBlock,
  signingPositions,
  withdrawalDocument,
} from "./document.ts";
import { documentName } from "./document-name.ts";
import { drawSigned } from "./draw-papers.ts";
import { undrawnTexts } from "./undrawn-texts.ts";

/** What the papers of several who sell say, and that those of before read as they did. */

const AT = new Date("2026-11-24T10:00:00Z");
const TERMS = mandateTerms(348_000_00);
const ALIX = {
  kind: "person" as const,
  name: "Alix Roy",
  representative: null,
  email: "alix@example.org",
  address: "3 rue Haute, 35000 Rennes",
};
const SAM = { ...ALIX, kind: "spouse" as const, name: "Sam Nguyễn", email: "sam@example.org" };
const SCI = { name: "SCI Les Lilas", address: "1 rue Basse, 35000 Rennes" };

const owned = (change: Partial<DocumentProperty["ownership"]>): DocumentProperty => ({
  ...HOME,
  ownership: { ...SOLE_OWNERSHIP, ...change },
});
const TWO = owned({ others: [ALIX] });
const WHOLE = owned({ company: SCI, others: [ALIX, SAM], sellerDecides: true });
const mandateOf = (property: DocumentProperty) => mandateDocument(property, PUBLISHER, TERMS);
const UNDER = { ...TERMS, number: 12, signedAt: AT };
const OFFER = {
  id: "0ffer0000001",
  buyerName: "Thomas Martin",
  amountCents: 342_000_00,
  financing: "Prêt",
  conditions: null,
  expiryDate: "2026-11-30",
};
const acceptanceOf = (property: DocumentProperty) =>
  acceptanceDocument(property, PUBLISHER, UNDER, OFFER);
const withdrawalOf = (property: DocumentProperty) =>
  withdrawalDocument(property, PUBLISHER, UNDER, "not_selling");
const PORTALS = ["Portail Un", "Portail Deux"];
const diffusionOf = (property: DocumentProperty) =>
  diffusionDocument(property, PUBLISHER, UNDER, PORTALS);
const amendmentOf = (property: DocumentProperty) =>
  amendmentDocument(property, PUBLISHER, mandateTerms(298_000_00), {
    ...{ number: 12, position: 1, signedAt: AT },
    former: TERMS,
  });

const BLOCK: SignatureBlock = {
  ...{ number: 12, signedAt: AT, name: "Camille Martin", email: HOME.seller.email },
  others: [
    { name: "Alix Roy", email: ALIX.email, signedAt: new Date("2026-11-23T10:00:00Z") },
    { name: "Sam Nguyen", email: SAM.email, signedAt: new Date("2026-11-22T10:00:00Z") },
  ],
  ...{ signatureId: "0123456789ab", termsSha256: "a".repeat(64) },
  ...{ expressRequest: false, withdrawalEndsOn: null },
};

describe("the papers of one who sells alone", () => {
  // As rows of before several could sell have them.
  test("are stored as they were before: nothing of others, and hashed the same", () => {
    for (const document of [mandateOf(HOME), amendmentOf(HOME)]) {
      const stored = documentJson(document);
      expect(stored).not.toMatch(/"others"|"sellerDecides"|"company"/);
      expect(documentJson(readDocument(stored))).toBe(stored);
      expect(sha256(documentJson(readDocument(JSON.parse(stored))))).toBe(sha256(stored));
    }
  });

  // What the code of before several could sell made of the same home, publisher and price.
  test.each([
    ["mandate", mandateOf, "995c08285acb0d1ef37ee03354435daeb51b3eb65c9bf4252e777bae868e94ca"],
    ["amendment", amendmentOf, "50b8ce116d7ea4e23b96f88b33ac1c25baf1db3cd4b749b74a6f715a16db5506"],
  ] as const)("have the hash that they had: %s", (_kind, of, hash) => {
    expect(sha256(documentJson(of(HOME)))).toBe(hash);
  });

  test("name one party, who signs alone", () => {
    const document = readDocument(documentJson(mandateOf(HOME)));
    expect(partiesOfDocument(document)).toEqual([
      { kind: "person", representative: null, ...HOME.seller },
    ]);
    expect(signingPositions(document)).toEqual([1]);
    expect(namesOfDocument(document)).toMatchObject({
      sellerName: HOME.seller.name,
      sellerDecides: false,
    });
  });
});

describe("the papers of several", () => {
  test("survive their storage with all that they say", () => {
    for (const of of [mandateOf, amendmentOf, acceptanceOf, withdrawalOf, diffusionOf]) {
      const document = of(WHOLE);
      expect(readDocument(documentJson(document))).toEqual(document);
      expect(partiesOfDocument(document).map(({ name }) => name)).toEqual([
        "SCI Les Lilas",
        "Alix Roy",
        "Sam Nguyễn",
      ]);
    }
  });

  test("are signed by those whom their mandate says", () => {
    expect(signingPositions(mandateOf(WHOLE))).toEqual([1, 2, 3]);
    expect(signingPositions(amendmentOf(WHOLE))).toEqual([1, 3]);
    expect(signingPositions(acceptanceOf(WHOLE))).toEqual([1, 3]);
    expect(signingPositions(withdrawalOf(WHOLE))).toEqual([1]);
    expect(signingPositions(withdrawalOf(TWO))).toEqual([1, 2]);
    expect(signingPositions(diffusionOf(WHOLE))).toEqual([1, 2]);
  });

  test.each([
    ["mandate", mandateOf, "Mandat n°\u00a012"],
    ["amendment", amendmentOf, "Avenant n°\u00a01 au mandat n°\u00a012"],
    ["acceptance", acceptanceOf, "Acceptation d’une offre, mandat n°\u00a012"],
    ["withdrawal", withdrawalOf, "Retrait de la vente, mandat n°\u00a012"],
    ["diffusion", diffusionOf, "Avenant de diffusion, mandat n°\u00a012"],
  ] as const)("say each party and each signature: %s", async (_kind, of, name) => {
    const document = of(WHOLE);
    expect(documentName(document, 12)).toBe(name);
    const text = pdfText(await drawSigned(document, BLOCK, AT));
    for (const words of [
      "Société SCI Les Lilas",
      "Nom Alix Roy",
      "3 rue Haute, 35000 Rennes",
      "Le conjoint, qui donne son accord",
      "article 815-3",
      "article 215",
      "Signé par Alix Roy Le 23 novembre 2026",
      "Signé par Sam Nguyen Le 22 novembre 2026",
      "Signé par Camille Martin Le 24 novembre 2026",
    ]) {
      expect(text).toContain(words);
    }
  });

  test("say that each decides where none does for all", async () => {
    const text = pdfText(await drawSigned(mandateOf(TWO), null, AT));
    expect(text).toContain("demandent l’accord de chacun");
    expect(text).not.toContain("article 815-3");
    expect(text).not.toContain("article 215");
  });

  test.each([
    ["a spouse named before another owner", [SAM, ALIX], ["1 sur 2", "2 sur 2"]],
    ["a spouse alone", [SAM], []],
  ])("count the owners, and no spouse: %s", async (_case, others, counts) => {
    const text = pdfText(await drawSigned(mandateOf(owned({ others })), null, AT));
    const counted = [...text.matchAll(/Les mandants, (\d sur \d)/g)].map(([, count]) => count);
    expect(counted).toEqual(counts);
  });

  test("say what is decided", async () => {
    const acceptance = pdfText(await drawSigned(acceptanceOf(TWO), null, AT));
    for (const words of ["Thomas Martin", "342 000 €", "30 novembre 2026 inclus", "Alix Roy"]) {
      expect(acceptance).toContain(words);
    }
    const withdrawal = pdfText(await drawSigned(withdrawalOf(TWO), null, AT));
    expect(withdrawal).toContain("Les mandants ne souhaitent plus vendre.");
  });

  test("with a character that no document can say name it, whoever wrote it", () => {
    const odd = owned({ others: [{ ...ALIX, address: "3 rue 漢, 35000 Rennes" }] });
    expect(undrawnTexts(mandateOf(odd))).toEqual([{ text: "parties", characters: ["漢"] }]);
    expect(undrawnTexts(mandateOf(WHOLE))).toEqual([]);
  });
});

describe("the consent to portals", () => {
  const consented = mandateDocument(HOME, PUBLISHER, TERMS, PORTALS);

  test("is a term of the mandate that is signed: another text, with another hash", () => {
    expect(portalsOf(consented)).toEqual(PORTALS);
    expect(portalsOf(mandateOf(HOME))).toEqual([]);
    expect(portalsOf(withdrawalOf(HOME))).toEqual([]);
    const stored = documentJson(consented);
    expect(stored).not.toBe(documentJson(mandateOf(HOME)));
    expect(documentJson(readDocument(stored))).toBe(stored);
    const fewer = mandateDocument(HOME, PUBLISHER, TERMS, ["Portail Un"]);
    expect(sha256(documentJson(fewer))).not.toBe(sha256(stored));
  });

  test("is read in the mandate and in a paper of its own, by the portals' names", async () => {
    for (const document of [consented, diffusionOf(HOME)]) {
      const text = pdfText(await drawSigned(document, null, AT));
      expect(text).toContain("à Portail Un et Portail Deux");
      expect(text).toContain("se retire à tout moment depuis l’espace du vendeur");
    }
    const without = pdfText(await drawSigned(mandateOf(HOME), null, AT));
    expect(without).not.toMatch(/Portail|Diffusion/);
  });

  test("stays true whatever becomes of the price that is asked", () => {
    expect(isStillTrue(diffusionOf(HOME), HOME, PUBLISHER, 351_000_00)).toBe(true);
    expect(isStillTrue(diffusionOf(HOME), TWO, PUBLISHER, 348_000_00)).toBe(false);
    expect(isStillTrue(consented, HOME, PUBLISHER, 348_000_00)).toBe(true);
  });
});

describe("a document is still true", () => {
  const isTrue = (document: ReturnType<typeof mandateOf>, property: DocumentProperty) =>
    isStillTrue(document, property, PUBLISHER, 348_000_00);

  test.each([
    ["alone", HOME],
    ["two", TWO],
    ["all that there can be", WHOLE],
  ])("of who sells now: %s", (_case, property) => {
    expect(isTrue(mandateOf(property), property)).toBe(true);
  });

  test.each([
    ["somebody came", HOME, TWO],
    ["the others went", TWO, HOME],
    ["another came instead", TWO, owned({ others: [{ ...ALIX, name: "Ugo Roy" }] })],
    ["one has another address", TWO, owned({ others: [{ ...ALIX, address: "5 rue Haute" }] })],
    ["one has another mailbox", TWO, owned({ others: [{ ...ALIX, email: "roy@example.org" }] })],
    ["a company sells", TWO, owned({ company: SCI, others: [ALIX] })],
    ["no company sells any more", owned({ company: SCI }), HOME],
    ["one decides for all", TWO, owned({ others: [ALIX], sellerDecides: true })],
    ["each decides again", owned({ others: [ALIX], sellerDecides: true }), TWO],
    ["the home has another lot", TWO, { ...TWO, lot: "C3" }],
  ])("no more where %s", (_case, signed, now) => {
    expect(isTrue(mandateOf(signed), now)).toBe(false);
  });

  test("of a mandate at the price that is asked alone; a decision has no price of its own", () => {
    expect(isStillTrue(mandateOf(TWO), TWO, PUBLISHER, 351_000_00)).toBe(false);
    expect(isStillTrue(withdrawalOf(TWO), TWO, PUBLISHER, 351_000_00)).toBe(true);
    expect(isStillTrue(amendmentOf(TWO), TWO, PUBLISHER, 351_000_00)).toBe(true);
  });
});

test("the rows of a mandate's parties make the sellers of a document, and back", () => {
  for (const property of [HOME, TWO, owned({ company: SCI, others: [ALIX, SAM] })]) {
    const parties = partiesOfDocument(mandateOf(property));
    expect(partiesOfDocument(documentSellers(parties))).toEqual(parties);
  }
  expect(() => documentSellers([])).toThrow();
});
