import { DomainError } from "../../kernel/errors.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { numberInAddress } from "../address-number.ts";
import { documentFileName } from "../document.ts";
import { documentReaderOf } from "../document-reader.ts";

/** A mandate, or one of its amendments, as addresses name it. */
export interface GivenMandate {
  number: string;
  position: string | null;
}

/**
 * The signature of a mandate or of one of its amendments, for a person who may read it.
 * @throws {DomainError} mandate.not-found
 */
export async function findSignedDocument(given: GivenMandate, actor: Actor) {
  authorize(actor, "account.read");
  const number = numberInAddress(given.number);
  const position = given.position === null ? null : numberInAddress(given.position);
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
    ? signed.where("g.kind", "=", literal("mandate"))
    : signed
        .where("g.kind", "=", literal("amendment"))
        .innerJoin("MandateAmendment as a", (join) =>
          join
            .onRef("a.mandateNumber", "=", "g.mandateNumber")
            .onRef("a.signedAt", "=", "g.signedAt"),
        )
        .where("a.position", "=", position)
  ).executeTakeFirst();
  const reader = row ? documentReaderOf(row.sellerId, actor) : null;
  if (!row?.pdf || reader === null) throw new DomainError("mandate.not-found");
  const fileName =
    position === null
      ? documentFileName.mandate(number)
      : documentFileName.amendment(number, position);
  return { ...row, pdf: row.pdf, fileName, number, position, reader };
}
