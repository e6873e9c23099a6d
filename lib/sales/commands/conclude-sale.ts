import { bookSalePay } from "../../commissions/commands/book-sale-pay.ts";
import { issueInvoice } from "../../invoices/commands/issue-invoice.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { vatBpsOf, zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import { recordSaleEnded } from "../../leads/commands/record-lead-fact.ts";
import { startsOf, TRANSITIONS } from "../../listings/states/rules.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { sellerPackage } from "../../mandates/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { REFERRAL, referralAmountsOfFee } from "../../pricing/rules.ts";
import type { EndedSale } from "../ended-sale.ts";

interface SaleFee {
  feeCents: number;
  /** VAT of the home's place. */
  vatBps: number;
}

/** The fee of a home: the mandate's, or what its asking price costs (decision 0002). */
async function feeOf(
  tx: Transaction,
  propertyId: string,
): Promise<SaleFee & { communeCode: string }> {
  const property = await tx.property.findUniqueOrThrow({ where: { id: propertyId } });
  const mandate = await mandateInForce(tx, propertyId);
  const { feeCents } = sellerPackage(mandate, property.priceCents);
  const { communeCode } = property;
  return { feeCents, vatBps: vatBpsOf(communeCode), communeCode };
}

/**
 * Turns the home sold, books what the looper and referrals earned by it, writes its invoice, and ends the mandate.
 * @param signedAt when the deed was signed
 * @throws {DomainError} sale.moved where the home is not under offer any more
 */
export async function concludeSale(
  tx: Transaction,
  sale: EndedSale,
  signedAt: Date,
  now: Date,
): Promise<void> {
  const { id: saleId, propertyId, ambassadorId } = sale;
  const fee = await feeOf(tx, propertyId);
  const { feeCents, communeCode } = fee;
  const { count } = await tx.property.updateMany({
    where: { id: propertyId, status: { in: startsOf("conclude", "trust_manager") } },
    data: { status: TRANSITIONS.conclude.to, soldAt: signedAt },
  });
  if (count === 0) throw new DomainError("sale.moved");
  if (ambassadorId !== null) {
    await bookSalePay(tx, { saleId, ambassadorId, propertyId, feeCents }, signedAt);
  }
  await recordSaleEnded(tx, sale, "deed", now);
  const sellerGainCents = await rewardReferrals(tx, sale, fee, signedAt);
  const concludedOn = civilDay(signedAt, zoneOf(communeCode));
  await issueInvoice(tx, sale, { discountCents: sellerGainCents, concludedOn }, now);
  await tx.mandate.updateMany({ where: { propertyId, endedAt: null }, data: { endedAt: now } });
}

/**
 * What referrals earned by a sale: once for each person who was referred, by the first sale that they take part in
 * on that side. Nobody earns anything for an account that is erased.
 * @returns what the seller gained for having been referred, which their invoice deducts (decision 0002)
 */
async function rewardReferrals(
  tx: Transaction,
  { id: saleId, sellerId, ambassadorId, buyerId }: EndedSale,
  { feeCents, vatBps }: SaleFee,
  occurredAt: Date,
): Promise<number> {
  let sellerGainCents = 0;
  const { referrerCents, referredCents } = referralAmountsOfFee(feeCents, vatBps);
  const sides = [
    { kind: "referrer_seller", personId: sellerId, amountCents: referrerCents },
    { kind: "referrer_looper", personId: ambassadorId, amountCents: referrerCents },
    { kind: "referrer_buyer", personId: buyerId, amountCents: REFERRAL.buyerBonusCents },
  ] as const;
  const reward = async (
    kind: (typeof sides)[number]["kind"] | "referred",
    beneficiaryId: string,
    referredId: string,
    amountCents: number,
  ) => {
    if ((await tx.referralReward.count({ where: { kind, referredId } })) > 0) return false;
    await tx.referralReward.create({
      data: { id: newId(), saleId, kind, beneficiaryId, referredId, amountCents, occurredAt },
    });
    return true;
  };
  for (const { kind, personId, amountCents } of sides) {
    const person =
      personId === null
        ? null
        : await tx.user.findUnique({
            where: { id: personId },
            select: {
              id: true,
              erasedAt: true,
              referredBy: { select: { id: true, erasedAt: true } },
            },
          });
    if (!person?.referredBy) continue;
    const { referredBy } = person;
    if (referredBy.erasedAt === null) await reward(kind, referredBy.id, person.id, amountCents);
    if (kind === "referrer_buyer" || person.erasedAt !== null) continue;
    const isGained = await reward("referred", person.id, person.id, referredCents);
    if (isGained && kind === "referrer_seller") sellerGainCents = referredCents;
  }
  return sellerGainCents;
}
