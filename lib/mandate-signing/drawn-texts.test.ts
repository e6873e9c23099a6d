import { expect, test } from "vitest";
import { drawInvoice } from "../invoices/draw-invoice.ts";
import { mandateTerms } from "../mandates/rules.ts";
import { drawRecord } from "../sales/draw-record.ts";
import { saleTermsSchema } from "../sales/record.ts";
import { textOf, unspaced, withTexts } from "../testing/document-texts.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { HOME, PUBLISHER } from "../testing/signing.ts";
import {
  amendmentDocument,
  type DocumentProperty,
  type DocumentPublisher,
  mandateDocument,
} from "./document.ts";
import { drawEvidence, drawSigned } from "./draw-papers.ts";

/** Every text that reaches a document is drawn as it was typed, but for the width of blanks, hyphens and bullets. */

const AT = new Date("2026-11-24T10:00:00Z");
const TERMS = mandateTerms(348_000_00);
const PUBLISHER_FIELDS = Object.keys(PUBLISHER) as (keyof DocumentPublisher)[];
const publisher = withTexts(PUBLISHER, PUBLISHER_FIELDS);
const seller = withTexts(HOME.seller, ["name", "email", "address"]);
const HOME_FIELDS = ["title", "address", "lot", "city"] as const;
const home: DocumentProperty = { ...withTexts(HOME, HOME_FIELDS), seller };
const BLOCK = {
  ...{ number: 12, signedAt: AT, name: textOf("signature"), email: textOf("code") },
  ...{ signatureId: "0123456789ab", termsSha256: "a".repeat(64) },
  ...{ expressRequest: true, withdrawalEndsOn: "2026-12-08", others: [] },
};

async function expectDrawn(file: Promise<Buffer>, fields: readonly string[]): Promise<void> {
  const text = unspaced(pdfText(await file));
  const missing = fields.filter((field) => !text.includes(unspaced(textOf(field))));
  expect(missing).toEqual([]);
  expect(text).not.toContain("?");
}

test("a mandate says each text of its parties, its home and its signature", async () => {
  const document = mandateDocument(home, publisher, TERMS);
  const fields = [...PUBLISHER_FIELDS, "name", "email", "address", "title", "lot", "city"];
  await expectDrawn(drawSigned(document, BLOCK, AT), [...fields, "signature", "code"]);
});

test("one document after another is the same file", async () => {
  const draw = () => drawSigned(mandateDocument(home, publisher, TERMS), BLOCK, AT);
  const first = await draw();
  expect((await draw()).equals(first)).toBe(true);
});

test("an amendment says the same", async () => {
  const mandate = { number: 12, position: 1, signedAt: AT, former: TERMS };
  const document = amendmentDocument(home, publisher, mandateTerms(298_000_00), mandate);
  const fields = PUBLISHER_FIELDS.filter((field) => field !== "consumerMediator");
  const own = ["name", "email", "address", "title", "lot", "city", "signature", "code"];
  await expectDrawn(drawSigned(document, BLOCK, AT), [...fields, ...own]);
});

test("an invoice says each text of both sides and of the home", async () => {
  const invoice = drawInvoice({
    ...{
      number: 3,
      issuedAt: AT,
      dueOn: "2027-01-19",
      mandateNumber: 12,
      feeCents: 6_000_00,
      discountCents: 0,
    },
    vatBps: 2_000,
    parties: {
      ...{ version: "2026-11", trial: false, publisher, seller, home },
      ...{ tierName: "Premium", mandateSignedAt: AT.toISOString(), concludedOn: "2026-12-20" },
      iban: null,
    },
  });
  const fields = PUBLISHER_FIELDS.filter((field) => field !== "consumerMediator");
  await expectDrawn(invoice, [...fields, "name", "email", "address", "title", "city"]);
});

test("the evidence of a signature says each text of its signer", async () => {
  const evidence = drawEvidence({
    evidence: {
      version: 1,
      signer: {
        ...{ userId: "abcdef012345", accountName: textOf("account"), typedName: textOf("typed") },
        email: textOf("mail"),
      },
      session: { id: null, network: "203.0.113.0/24", userAgent: textOf("browser") },
      code: {
        ...{ frozenAt: AT.toISOString(), messageId: textOf("message"), sentTo: textOf("sent") },
        ...{ sentAt: null, attempts: 1 },
      },
      ...{ signedAt: AT.toISOString(), expressRequest: true },
      ...{ termsSha256: "a".repeat(64), pdfSha256: "b".repeat(64) },
    },
    ...{ signatureId: "0123456789ab", mandateNumber: 12, isMandate: true },
    ...{ others: [], what: textOf("what") },
    home: { title: textOf("title"), town: textOf("town") },
    ...{ priceCents: 348_000_00, trial: false, publisherName: textOf("publisher") },
    ...{ fileName: "mandat-12.pdf", fileBytes: 54_321, isIntact: true, checkedAt: AT },
  });
  const fields = ["account", "typed", "mail", "browser", "message", "sent", "what"];
  await expectDrawn(evidence, [...fields, "title", "town", "publisher"]);
});

test("the record of an accepted offer says its conditions and each text of its parties", async () => {
  const terms = saleTermsSchema.parse({
    ...{ version: 1, acceptedAt: AT.toISOString() },
    property: {
      ...{
        id: "abcdef012345",
        title: textOf("title"),
        type: "apartment",
        address: textOf("address"),
      },
      ...{ postalCode: "35000", city: textOf("city"), surfaceDm2: 6_342, rooms: 3 },
      priceCents: 348_000_00,
    },
    ...{ buyerName: textOf("buyer"), sellerName: textOf("seller"), looperName: textOf("looper") },
    offer: {
      ...{
        id: "0ffer0000001",
        author: "buyer",
        madeAt: AT.toISOString(),
        expiryDate: "2026-11-30",
      },
      ...{ amountCents: 342_000_00, financingType: "loan", financingApproved: true },
      conditions: textOf("conditions"),
    },
    fee: { mandateNumber: 12, tierName: "Premium", feeCents: 6_000_00, netCents: 336_000_00 },
  });
  const fields = ["title", "city", "buyer", "seller", "looper", "conditions"];
  await expectDrawn(drawRecord("abcdef012345", terms), fields);
});

test("what no font has is written by its number", async () => {
  const document = mandateDocument({ ...HOME, title: "Maison 漢 🏡" }, PUBLISHER, TERMS);
  const text = unspaced(pdfText(await drawSigned(document, null, AT)));
  expect(text).toContain("Maison[U+6F22][U+1F3E1]");
  expect(text).not.toContain("?");
});
