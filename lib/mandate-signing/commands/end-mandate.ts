import type { AuditAction } from "../../audit/actions.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { zoneOf } from "../../kernel/place.ts";
import { writingTime } from "../../kernel/time.ts";
import { startsOf, TRANSITIONS } from "../../listings/states/rules.ts";
import { endPlansIn } from "../../listings/withdrawal/commands/end-plans.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { mandateParties } from "../../mandates/commands/mandate-parties.ts";
import { signerNameOf } from "../../mandates/parties.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { PauseReason } from "../../platform/db/generated/client.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { takeBackUnsigned } from "../../revisions/commands/take-back-revision.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { tellOtherParties } from "./tell-other-parties.ts";

/** How a mandate ends without a sale. */
interface End {
  number: number;
  propertyId: string;
  cause: "withdrawn" | "expired";
  pauseReason: PauseReason;
  action: AuditAction & `mandate.${string}`;
  /** Who ended it; null for its term, and for a party without account. */
  actor: Actor | null;
  /** Of the mandate's parties, the one without account who ended it. */
  byPosition?: number;
}

/**
 * Ends a mandate, and pauses the listing that was published under it: what others had planned there
 * ends, what the team has of it goes back to its seller, who is notified. A sale that is under way
 * goes on between its parties, and can be concluded; its home is not online meanwhile.
 * @returns whether it was in force
 */
export async function endMandateIn(
  tx: Transaction,
  { number, propertyId, cause, pauseReason, action, actor, byPosition }: End,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.mandate.updateMany({
    where: { number, endedAt: null },
    data: { endedAt: now },
  });
  if (count === 0) return false;
  const starts = startsOf("end_mandate", cause === "expired" ? "system" : "seller");
  const paused = await tx.property.updateMany({
    where: { id: propertyId, status: { in: starts } },
    data: { status: TRANSITIONS.end_mandate.to, pauseReason, updatedAt: now },
  });
  if (paused.count > 0) await endPlansIn(tx, { id: propertyId }, now);
  const takenBack = await takeBackUnsigned(tx, { propertyId, actorId: actor?.userId ?? null }, now);
  await tx.signature.deleteMany({ where: { propertyId, signedAt: null } });
  const { title, communeCode, seller } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: {
      title: true,
      communeCode: true,
      seller: { select: { id: true, firstName: true, email: true } },
    },
  });
  await recordAudit(
    tx,
    {
      action,
      subject: { type: "mandate", id: String(number) },
      actor,
      concernsId: seller.id,
      detail: { propertyId },
    },
    now,
  );
  // A term is over at a midnight, and nobody is written to while it is night at the home.
  const notBefore = cause === "expired" ? writingTime(now, zoneOf(communeCode)) : now;
  const parties = await mandateParties(tx, number);
  const by = cause === "expired" ? null : (byPosition ?? 1);
  const byParty = by === null ? undefined : parties[by - 1];
  const common = { cause, number, title, paused: paused.count > 0, at: now };
  const nameTo = (position: number) =>
    byParty === undefined || position === by ? null : signerNameOf(byParty);
  const mail = newMail("mandate-ended", {
    ...{ ...common, firstName: seller.firstName, byName: nameTo(1), takenBack },
    link: absoluteUrl(spaceRoutes.mandate(propertyId)),
  });
  await queueMail(tx, { mail, to: seller.email, userId: seller.id, notBefore }, now);
  await tellOtherParties(tx, parties, { ...common, byName: nameTo, notBefore });
  return true;
}
