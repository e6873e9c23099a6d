import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { mandateTerms } from "../../mandates/rules.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import {
  documentFileName,
  documentJson,
  mandateDocument,
  readDocument,
  type SignedDocument,
} from "../document.ts";
import { homeTown, publisherName } from "../document-copy.ts";
import { type EvidenceFile, readEvidence } from "../evidence/document.ts";
import { type InvoiceDocument, readParties } from "../invoices/document.ts";
import { subjectOf } from "../subject.ts";
import { documentPublisher, findSubjectToSign } from "../subjects/queries.ts";

/** Who reads a document: the seller whose it is, or the team, whose reading is in the audit. */
export type DocumentReader = "seller" | "team";

/** As whom somebody may read what is a seller's; null where they may not. */
function readerOf(sellerId: string, actor: Actor): DocumentReader | null {
  if (actor.userId === sellerId) return "seller";
  return can(actor, "contracts.check") ? "team" : null;
}

/** A whole number of an address; null for anything else. */
const numberOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** A mandate, or one of its amendments, as addresses name it. */
interface GivenMandate {
  number: string;
  position: string | null;
}

/** The signature of a mandate or of one of its amendments, for who may read it. @throws {DomainError} mandate.not-found */
async function findSigned(given: GivenMandate, actor: Actor) {
  authorize(actor, "account.read");
  const number = numberOf(given.number);
  const position = given.position === null ? null : numberOf(given.position);
  if (number === null || (given.position !== null && position === null)) {
    throw new DomainError("mandate.not-found");
  }
  const signed = reads()
    .selectFrom("Signature as g")
    .innerJoin("Property as p", "p.id", "g.propertyId")
    .select([
      "g.id",
      "g.pdf",
      "g.terms",
      "g.termsSha256",
      "g.pdfSha256",
      "g.evidence",
      "p.sellerId",
    ])
    .where("g.mandateNumber", "=", number)
    .where("g.signedAt", "is not", null);
  const row = await (position === null
    ? signed.where("g.kind", "=", "mandate")
    : signed
        .where("g.kind", "=", "amendment")
        .innerJoin("MandateAmendment as a", (join) =>
          join
            .onRef("a.mandateNumber", "=", "g.mandateNumber")
            .onRef("a.signedAt", "=", "g.signedAt"),
        )
        .where("a.position", "=", position)
  ).executeTakeFirst();
  const reader = row ? readerOf(row.sellerId, actor) : null;
  if (!row?.pdf || reader === null) throw new DomainError("mandate.not-found");
  const fileName =
    position === null
      ? documentFileName.mandate(number)
      : documentFileName.amendment(number, position);
  return { ...row, pdf: row.pdf, fileName, number, position, reader };
}

/**
 * The signed file of a mandate, or of one of its amendments.
 * @throws {DomainError} mandate.not-found
 */
export async function findMandateFile(
  given: GivenMandate,
  actor: Actor,
): Promise<{
  body: Uint8Array;
  fileName: string;
  number: number;
  sellerId: string;
  reader: DocumentReader;
}> {
  const { pdf, fileName, number, sellerId, reader } = await findSigned(given, actor);
  return { body: pdf, fileName, number, sellerId, reader };
}

/**
 * What proves the signature of a mandate, or of one of its amendments, with its hashes counted again.
 * @throws {DomainError} mandate.not-found
 */
export async function findEvidence(
  given: GivenMandate,
  actor: Actor,
  now: Date,
): Promise<{ file: EvidenceFile; sellerId: string; reader: DocumentReader }> {
  const signed = await findSigned(given, actor);
  const { id: signatureId, pdf, fileName, number, position, sellerId, reader } = signed;
  if (signed.evidence === null) throw new DomainError("mandate.not-found");
  const document = readDocument(signed.terms);
  const file: EvidenceFile = {
    evidence: readEvidence(signed.evidence),
    signatureId,
    mandateNumber: number,
    position,
    home: { title: document.home.title, town: homeTown(document.home) },
    priceCents: document.price.priceCents,
    trial: document.trial,
    publisherName: publisherName(document.publisher),
    fileName,
    fileBytes: pdf.byteLength,
    isIntact:
      sha256(pdf) === signed.pdfSha256 && sha256(documentJson(document)) === signed.termsSha256,
    checkedAt: now,
  };
  return { file, sellerId, reader };
}

/**
 * What a document that waits for its signature says, for who is to sign it or the team.
 * @throws {DomainError} signature.not-found
 */
export async function findSignature(
  id: string,
  actor: Actor,
): Promise<{
  document: SignedDocument;
  createdAt: Date;
  signerId: string;
  reader: DocumentReader;
}> {
  authorize(actor, "account.read");
  const row = isId(id)
    ? await reads()
        .selectFrom("Signature")
        .select(["signerId", "terms", "createdAt"])
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  const reader = row ? readerOf(row.signerId, actor) : null;
  if (!row || reader === null) throw new DomainError("signature.not-found");
  const { signerId } = row;
  const createdAt = fromDbInstant(row.createdAt);
  return { document: readDocument(row.terms), createdAt, signerId, reader };
}

/** What the mandate of one's own home would say, at its present price. @throws {DomainError} listing.not-found */
export async function findMandateDraft(
  propertyId: string,
  actor: Actor,
  now: Date,
): Promise<SignedDocument> {
  authorize(actor, "account.read");
  const found = isId(propertyId)
    ? await findSubjectToSign(propertyId, actor.userId, now)
    : undefined;
  if (!found) throw new DomainError("listing.not-found");
  const { row } = found;
  return mandateDocument(subjectOf(row), documentPublisher(), mandateTerms(row.priceCents));
}

/** What an invoice says, for its seller or the team. @throws {DomainError} invoice.not-found */
export async function findInvoice(
  given: string,
  actor: Actor,
): Promise<{ invoice: InvoiceDocument; sellerId: string; reader: DocumentReader }> {
  authorize(actor, "account.read");
  const number = numberOf(given);
  const row =
    number === null
      ? undefined
      : await reads()
          .selectFrom("Invoice")
          .select(["sellerId", "mandateNumber", "feeCents", "discountCents", "issuedAt", "parties"])
          .where("number", "=", number)
          .executeTakeFirst();
  const reader = row ? readerOf(row.sellerId, actor) : null;
  if (!row || number === null || reader === null) throw new DomainError("invoice.not-found");
  const { sellerId, mandateNumber, feeCents, discountCents } = row;
  const invoice = {
    number,
    issuedAt: fromDbInstant(row.issuedAt),
    mandateNumber,
    feeCents,
    discountCents,
    parties: readParties(row.parties),
  };
  return { invoice, sellerId, reader };
}
