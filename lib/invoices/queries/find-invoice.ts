import { DomainError } from "../../kernel/errors.ts";
import { numberInAddress } from "../../mandate-signing/address-number.ts";
import { type DocumentReader, documentReaderOf } from "../../mandate-signing/document-reader.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type InvoiceDocument, readParties } from "../document.ts";

/** What an invoice says, for its seller or the team. @throws {DomainError} invoice.not-found */
export async function findInvoice(
  given: string,
  actor: Actor,
): Promise<{ invoice: InvoiceDocument; sellerId: string; reader: DocumentReader }> {
  authorize(actor, "account.read");
  const number = numberInAddress(given);
  const row =
    number === null
      ? undefined
      : await reads()
          .selectFrom("Invoice")
          .select(["sellerId", "mandateNumber", "feeCents", "discountCents", "vatBps"])
          .select(["issuedAt", "dueOn", "parties"])
          .where("number", "=", number)
          .executeTakeFirst();
  const reader = row ? documentReaderOf(row.sellerId, actor) : null;
  if (!row || number === null || reader === null) throw new DomainError("invoice.not-found");
  const { sellerId, mandateNumber, feeCents, discountCents, vatBps, dueOn } = row;
  const invoice = {
    number,
    issuedAt: fromDbInstant(row.issuedAt),
    dueOn,
    mandateNumber,
    feeCents,
    discountCents,
    vatBps,
    parties: readParties(row.parties),
  };
  return { invoice, sellerId, reader };
}
