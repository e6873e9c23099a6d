import { newId } from "../../kernel/ids.ts";
import { vatBpsOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { sellerPackage } from "../../mandates/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { looperPayBy } from "../../pricing/rules.ts";
import { type HomePayTerms, type PaidVisit, payFactsOf, unpaidReasonOf } from "../rules.ts";
import { fallDue } from "./fall-due.ts";

/** A visit that took place, with the looper who received the visitor. */
interface MadeVisit {
  visitId: string;
  looperId: string;
  propertyId: string;
  buyerId: string;
  startsAt: Date;
}

/** The visits of a home that are paid and were not taken back. */
async function paidVisitsOf(tx: Transaction, propertyId: string): Promise<PaidVisit[]> {
  const lines = await tx.commissionEntry.findMany({
    where: { propertyId, event: "visit_organised", reversal: null },
    select: { amountCents: true, visit: { select: { buyerId: true, startsAt: true } } },
  });
  return lines.map(({ amountCents, visit }) => ({
    amountCents,
    buyerId: visit?.buyerId ?? null,
    startsAt: visit?.startsAt ?? null,
  }));
}

/** What decides about visits of a home, and the rule of whoever takes care of it. */
async function homeTerms(
  tx: Transaction,
  { propertyId, looperId }: MadeVisit,
): Promise<HomePayTerms & { payVersion: string | null }> {
  const home = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: { priceCents: true, communeCode: true, ambassadorId: true, looperPayVersion: true },
  });
  const mandate = await mandateInForce(tx, propertyId);
  const consent = await tx.visitConsent.findFirst({
    where: { propertyId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { upTo: true },
  });
  return {
    mandateSince: mandate?.signedAt ?? null,
    feeCents: sellerPackage(mandate, home.priceCents).feeCents,
    vatBps: vatBpsOf(home.communeCode),
    consentedTo: consent?.upTo ?? null,
    // One who parted from the home since is paid by the rule of the day.
    payVersion: home.ambassadorId === looperId ? home.looperPayVersion : null,
  };
}

/** Whether an offer of the buyer's was open at an instant, their answers to counter-offers included. */
async function hadOpenOffer(tx: Transaction, { propertyId, buyerId, startsAt }: MadeVisit) {
  const open = await tx.offer.count({
    where: {
      ...{ propertyId, buyerId },
      createdAt: { lte: startsAt },
      expiresAt: { gt: startsAt },
      OR: [{ status: "pending" }, { decidedAt: { gt: startsAt } }],
    },
  });
  return open > 0;
}

/**
 * Writes what a looper is paid for a visit that took place, in the caller's transaction, and that it is due; or why it
 * is not paid (decision 0087). A visit is paid once: its key refuses a second line.
 */
export async function bookVisitPay(tx: Transaction, visit: MadeVisit, now: Date): Promise<void> {
  const { visitId, looperId, propertyId, buyerId } = visit;
  const { payVersion, ...home } = await homeTerms(tx, visit);
  const rule = looperPayBy(payVersion, civilDay(now));
  const hasOpenOffer = await hadOpenOffer(tx, visit);
  const paid = await paidVisitsOf(tx, propertyId);
  const reason = unpaidReasonOf(rule, payFactsOf(paid, home, { buyerId, hasOpenOffer }));
  if (reason !== null) {
    await tx.unpaidVisit.create({ data: { visitId, looperId, reason, at: now } });
    return;
  }
  const { id } = await tx.commissionEntry.create({
    data: {
      ...{ id: newId(), ambassadorId: looperId, propertyId, visitId },
      event: "visit_organised",
      ruleVersion: rule.version,
      amountCents: rule.perVisitCents,
      occurredAt: now,
    },
    select: { id: true },
  });
  await fallDue(tx, id, "visit_made", now);
}
