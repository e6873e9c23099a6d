import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { numberInAddress } from "../address-number.ts";
import { readDocument } from "../document.ts";
import { documentFileName } from "../document-file.ts";
import { documentReaderOf } from "../document-reader.ts";

/** What was signed, as addresses name it: a mandate, one of its amendments, or a decision by its signature. */
export type GivenDocument = { number: string; position: string | null } | { signatureId: string };

const signedRows = () =>
  reads()
    .selectFrom("Signature as g")
    .innerJoin("Property as p", "p.id", "g.propertyId")
    .select(["g.id", "g.pdf", "g.terms", "g.termsSha256", "g.pdfSha256", "g.evidence"])
    .select(["g.mandateNumber", "p.sellerId"])
    .where("g.signedAt", "is not", null);

function rowOf(given: GivenDocument) {
  if ("signatureId" in given) {
    return isId(given.signatureId)
      ? signedRows().where("g.id", "=", given.signatureId).executeTakeFirst()
      : undefined;
  }
  const number = numberInAddress(given.number);
  const position = given.position === null ? null : numberInAddress(given.position);
  if (number === null || (given.position !== null && position === null)) return undefined;
  const signed = signedRows().where("g.mandateNumber", "=", number);
  return position === null
    ? signed.where("g.kind", "=", literal("mandate")).executeTakeFirst()
    : signed
        .where("g.kind", "=", literal("amendment"))
        .innerJoin("MandateAmendment as a", (join) =>
          join
            .onRef("a.mandateNumber", "=", "g.mandateNumber")
            .onRef("a.signedAt", "=", "g.signedAt"),
        )
        .where("a.position", "=", position)
        .executeTakeFirst();
}

/**
 * What was signed, for a person who may read it.
 * @throws {DomainError} mandate.not-found
 */
export async function findSignedDocument(given: GivenDocument, actor: Actor) {
  authorize(actor, "account.read");
  const row = await rowOf(given);
  const reader = row ? documentReaderOf(row.sellerId, actor) : null;
  if (!row?.pdf || row.mandateNumber === null || reader === null) {
    throw new DomainError("mandate.not-found");
  }
  const { mandateNumber: number, pdf, terms, ...rest } = row;
  const document = readDocument(terms);
  return {
    ...rest,
    pdf,
    document,
    number,
    fileName: documentFileName.signed(document, number),
    reader,
  };
}
