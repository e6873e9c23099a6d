import { expect, test } from "vitest";
import { readParties } from "../invoices/document.ts";
import { drawInvoice } from "../invoices/draw-invoice.ts";
import { mandateTerms } from "../mandates/rules.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { HOME, PUBLISHER } from "../testing/signing.ts";
import { amendmentDocument, documentJson, mandateDocument, readDocument } from "./document.ts";
import { drawEvidence, drawSigned } from "./draw-papers.ts";

const AT = new Date("2026-11-24T10:00:00Z");
const MANDATE = mandateDocument(HOME, PUBLISHER, mandateTerms(348_000_00));
const BLOCK = {
  number: 12,
  others: [],
  signedAt: AT,
  name: "Lucja Nguyen",
  email: HOME.seller.email,
  signatureId: "0123456789ab",
  termsSha256: "a".repeat(64),
  expressRequest: true,
  withdrawalEndsOn: "2026-12-08",
};

test("a draft says what it is, and neither number nor signature", async () => {
  const text = pdfText(await drawSigned(MANDATE, null, AT));
  expect(text).toContain("Projet : ce document n’engage personne");
  expect(text).toContain("Mandat de vente sans exclusivité");
  expect(text).toContain("Prix du mandat 348 000 €, honoraires inclus");
  expect(text).not.toContain("Signé par");
  expect(text).not.toContain("n° 12");
});

test("a signed mandate names its parties, its home, its fee, its number and its last days", async () => {
  const text = pdfText(await drawSigned(MANDATE, BLOCK, AT));
  for (const words of [
    "Mandat n° 12 du registre, signé le 24 novembre 2026",
    // Each subset of the font draws its own letters.
    "Ł ucja Nguy ễ n",
    "CPI 3501 2026 000 000 001",
    "12 rue de la Monnaie, 35000 Rennes",
    "Surface (loi Carrez) 63,42 m²",
    "Honoraires TTC 6 000 €",
    "Honoraires hors taxes 5 000 €",
    "à la charge du mandant",
    "fin au plus tard le 23 novembre 2027",
    "Dernier jour pour vous rétracter : le 8 décembre 2026",
    "demandé expressément",
    "Signé par Lucja Nguyen",
    "Il ne reçoit ni ne détient de fonds pour le compte d’autrui",
    "article 6 de la loi du 2 janvier 1970",
    "Formulaire de rétractation",
    "Médiation, 75000 Paris",
  ]) {
    expect(text).toContain(words);
  }
  // A long word breaks over lines, each of which is a piece.
  expect(text.replaceAll(" ", "")).toContain("a".repeat(64));
  expect(text).not.toContain("Projet :");
});

test("each page has its number, and what it is of", async () => {
  const text = pdfText(await drawSigned(MANDATE, BLOCK, AT));
  const pages = [...text.matchAll(/Mandat de vente n° 12 · Loopimmo Page (\d) sur (\d)/g)];
  expect(pages.map(([, page, total]) => [page, total])).toEqual(
    ["1", "2", "3", "4"].map((page) => [page, "4"]),
  );
});

test("long names, addresses and mail addresses are written whole", async () => {
  const seller = {
    name: "Marie-Charlotte-Antoinette de La Rochefoucauld-Doudeauville Vandenbroucke-Schneider",
    email: `${"marie-charlotte.".repeat(6)}dupont@une-tres-longue-adresse-de-messagerie.example.org`,
    address:
      "1284 bis avenue du Général-de-Gaulle-et-de-la-Libération, 51290 Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  };
  const document = mandateDocument({ ...HOME, seller }, PUBLISHER, mandateTerms(348_000_00));
  const text = pdfText(await drawSigned(document, null, AT)).replaceAll(" ", "");
  for (const words of Object.values(seller)) expect(text).toContain(words.replaceAll(" ", ""));
});

test("the evidence of a signature names its signer, its code and both hashes", async () => {
  const file = {
    evidence: {
      version: 1 as const,
      signer: {
        userId: "abcdef012345",
        accountName: "Łucja Nguyễn",
        typedName: "Lucja Nguyen",
        email: HOME.seller.email,
      },
      session: { id: "0123456789ab", network: "203.0.113.0/24", userAgent: "Firefox" },
      code: {
        frozenAt: "2026-11-24T09:55:00.000Z",
        messageId: "<code@loopimmo.fr>",
        sentTo: HOME.seller.email,
        sentAt: null,
        attempts: 2,
      },
      signedAt: AT.toISOString(),
      expressRequest: true,
      termsSha256: "a".repeat(64),
      pdfSha256: "b".repeat(64),
    },
    others: [],
    what: "Mandat n°\u00a012",
    signatureId: "0123456789ab",
    mandateNumber: 12,
    isMandate: true,
    home: { title: HOME.title, town: HOME.city },
    priceCents: 348_000_00,
    trial: false,
    publisherName: "Loopimmo",
    fileName: "mandat-12.pdf",
    fileBytes: 54_321,
    isIntact: true,
    checkedAt: AT,
  };
  const text = pdfText(await drawEvidence(file));
  for (const words of [
    "Dossier de preuve",
    "Mandat n° 12, signé le 24 novembre 2026",
    "Nom écrit en signant Lucja Nguyen",
    "203.0.113.0/24",
    "2 codes",
    "Heure non conservée",
    "Demandée expressément",
    "mandat-12.pdf, 54 321 octets",
    "sont celles de la signature",
  ]) {
    expect(text).toContain(words);
  }
  const whole = text.replaceAll(" ", "");
  for (const letter of ["a", "b"]) expect(whole).toContain(`SHA-256${letter.repeat(64)}`);
  const amendment = { what: "Avenant n°\u00a02 au mandat n°\u00a012", isMandate: false };
  const changed = pdfText(await drawEvidence({ ...file, ...amendment, isIntact: false }));
  expect(changed).toContain("diffère de celle de la signature");
  expect(changed).toContain("Avenant n° 2 au mandat n° 12");
  expect(changed).not.toContain("Demandée expressément");
});

test("without the express request the mandate says that nothing is published before", async () => {
  const text = pdfText(await drawSigned(MANDATE, { ...BLOCK, expressRequest: false }, AT));
  expect(text).toContain("l’annonce n’est pas publiée avant");
});

test("a document of the demonstration, or of a publisher who is not named, binds nobody and says so", async () => {
  const demonstration = mandateDocument(
    { ...HOME, isDemonstration: true },
    PUBLISHER,
    mandateTerms(348_000_00),
  );
  const unnamed = mandateDocument(
    HOME,
    { ...PUBLISHER, professionalCard: null },
    mandateTerms(348_000_00),
  );
  for (const document of [demonstration, unnamed]) {
    const text = pdfText(await drawSigned(document, BLOCK, AT));
    expect(text).toContain("Démonstration : ce document est sans valeur");
  }
});

test("an amendment says both prices and packages", async () => {
  const amendment = amendmentDocument(HOME, PUBLISHER, mandateTerms(298_000_00), {
    number: 12,
    position: 1,
    signedAt: AT,
    former: mandateTerms(348_000_00),
  });
  const text = pdfText(await drawSigned(amendment, BLOCK, AT));
  expect(text).toContain("Avenant n° 1 au mandat n° 12");
  expect(text).toContain("348 000 €, forfait Premium, honoraires de 6 000 € TTC");
  expect(text).toContain("298 000 €, forfait Essential, honoraires de 4 000 € TTC");
});

test("an invoice adds up, its reduction included", async () => {
  const text = pdfText(
    await drawInvoice({
      number: 3,
      issuedAt: AT,
      dueOn: "2027-01-19",
      mandateNumber: 12,
      feeCents: 6_000_00,
      discountCents: 1_250_00,
      vatBps: 2_000,
      parties: {
        version: "2026-11",
        trial: false,
        publisher: PUBLISHER,
        seller: HOME.seller,
        home: HOME,
        tierName: "Premium",
        mandateSignedAt: AT.toISOString(),
        concludedOn: "2026-12-20",
        iban: "FR7630006000011234567890189",
      },
    }),
  );
  for (const words of [
    "Facture n° 3",
    "Honoraires hors taxes 5 000 €",
    "Réduction de parrainage hors taxes − 1 041,67 €",
    "Total hors taxes 3 958,33 €",
    "TVA à 20 % 791,67 €",
    "Total à payer, toutes taxes comprises 4 750 €",
    "Vente conclue le 20 décembre 2026",
    "À régler au plus tard le 19 janvier 2027",
    "FR76 3000 6000 0112 3456 7890 189",
  ]) {
    expect(text).toContain(words);
  }
});

test("a file is the same bytes each time, and its terms survive their storage", async () => {
  const [one, other] = await Promise.all([
    drawSigned(MANDATE, BLOCK, AT),
    drawSigned(readDocument(documentJson(MANDATE)), BLOCK, AT),
  ]);
  expect(one?.equals(other as Buffer)).toBe(true);
});

test("a mandate from before documents named their VAT is read, drawn and hashed as it was signed", async () => {
  const { vatBps: _none, ...price } = MANDATE.price;
  const stored = JSON.stringify({ ...MANDATE, price });
  const document = readDocument(stored);
  expect(documentJson(document)).toBe(stored);
  expect(pdfText(await drawSigned(document, BLOCK, AT))).toContain("TVA à 20 % 1 000 €");
});

test("an invoice from before invoices named their commune is dated by its postal code", async () => {
  const drawn = async (postalCode: string) => {
    const { title, address, city } = HOME;
    const parties = readParties({
      version: "2026-11",
      trial: false,
      publisher: PUBLISHER,
      seller: HOME.seller,
      home: { title, address, postalCode, city },
      tierName: "Premium",
      mandateSignedAt: AT.toISOString(),
      concludedOn: "2026-12-20",
    });
    const numbers = { number: 3, mandateNumber: 12, dueOn: "2027-01-19" };
    const amounts = { feeCents: 6_000_00, discountCents: 0, vatBps: 2_000 };
    const issuedAt = new Date("2026-12-20T21:00:00Z");
    return pdfText(await drawInvoice({ ...numbers, ...amounts, issuedAt, parties }));
  };
  expect(await drawn("35000")).toContain("Émise le 20 décembre 2026");
  expect(await drawn("97400")).toContain("Émise le 21 décembre 2026");
});
