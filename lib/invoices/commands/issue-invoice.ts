import { recordAudit } from "../../audit/commands/record-audit.ts";
import { settleSalePay } from "../../commissions/commands/settle-sale-pay.ts";
import { vatBpsOf } from "../../kernel/place.ts";
import { civilDay, TIME_ZONE } from "../../kernel/time.ts";
import { subjectFor } from "../../mandate-signing/commands/subject-to-sign.ts";
import { documentSellers, isCompletePublisher } from "../../mandate-signing/document.ts";
import { documentPublisher } from "../../mandate-signing/queries/document-publisher.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { mandateParties } from "../../mandates/commands/mandate-parties.ts";
import type { Party, SellingPerson } from "../../mandates/parties.ts";
import { sellerPackage } from "../../mandates/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { env } from "../../platform/env.ts";
import { type InvoiceParties, invoicePartiesSchema } from "../document.ts";
import { invoiceDueOn } from "../rules.ts";

/** A sale that was just concluded. */
interface ConcludedSale {
  id: string;
  propertyId: string;
  sellerId: string;
}

/** Those who owe an invoice; the person with the account is written to where they can be read now. */
function sellersOfInvoice(parties: readonly Party[], { email, address }: SellingPerson) {
  const { seller, others } = documentSellers(parties);
  const reached = {
    ...seller,
    email,
    address: seller.company ? null : (address ?? seller.address),
  };
  return { seller: reached, ...(others && { others }) };
}

/**
 * Writes the invoice of a sale that is concluded in the same transaction, before its mandate ends: the next number,
 * without a gap. Without a mandate nothing is owed, and there is none.
 * @param discountCents what the seller gains for having been referred, where this sale is their first
 * @param concludedOn the civil day of the deed
 * @returns its number; null without a mandate
 */
export async function issueInvoice(
  tx: Transaction,
  { id: saleId, propertyId, sellerId }: ConcludedSale,
  { discountCents, concludedOn }: { discountCents: number; concludedOn: string },
  now: Date,
): Promise<number | null> {
  const mandate = await mandateInForce(tx, propertyId);
  if (mandate === null) return null;
  const property = await subjectFor(tx, propertyId, sellerId);
  const publisher = documentPublisher();
  const { title, address, postalCode, city, communeCode, isDemonstration } = property;
  const parties: InvoiceParties = {
    version: "2026-11",
    trial: isDemonstration || !isCompletePublisher(publisher),
    publisher,
    // Those who owe it are those who signed, whatever the account is called since.
    ...sellersOfInvoice(await mandateParties(tx, mandate.number), property.seller),
    home: { title, address, postalCode, city, communeCode },
    tierName: sellerPackage(mandate, mandate.priceCents).tierName,
    mandateSignedAt: mandate.signedAt.toISOString(),
    concludedOn,
    iban: env().PUBLISHER_IBAN ?? null,
  };
  const { _max } = await tx.invoice.aggregate({ _max: { number: true } });
  const number = (_max.number ?? 0) + 1;
  await tx.invoice.create({
    data: {
      number,
      saleId,
      mandateNumber: mandate.number,
      sellerId,
      feeCents: mandate.feeCents,
      discountCents: Math.min(discountCents, mandate.feeCents),
      vatBps: vatBpsOf(communeCode),
      issuedAt: now,
      dueOn: invoiceDueOn(civilDay(now, TIME_ZONE)),
      parties: invoicePartiesSchema.parse(parties),
    },
  });
  // A fee that a referral reduces to nothing asks for no payment.
  if (discountCents >= mandate.feeCents) await settleSalePay(tx, saleId, now);
  await recordAudit(
    tx,
    {
      action: "invoice.issued",
      subject: { type: "invoice", id: String(number) },
      actor: null,
      concernsId: sellerId,
      detail: { saleId, mandateNumber: mandate.number },
    },
    now,
  );
  return number;
}
