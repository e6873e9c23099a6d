import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { EntryReversal } from "../schemas.ts";
import { fallDue } from "./fall-due.ts";

const ENTRY = {
  id: true,
  event: true,
  ambassadorId: true,
  propertyId: true,
  propertyName: true,
  property: { select: { title: true } },
  ruleVersion: true,
  amountCents: true,
  reversal: { select: { id: true } },
  due: { select: { dueOn: true, line: true } },
} as const;

/**
 * Takes a line of the ledger back by its opposite, in the caller's transaction. Both are on the statement of one month
 * where the line is on none yet; else the reversal is due at once. Its looper is notified.
 * @throws {DomainError} commission.not-found; commission.own, commission.reversed, commission.is-reversal
 */
export async function reverseEntryIn(
  tx: Transaction,
  { entryId, reason, note }: EntryReversal,
  actor: Actor,
  now: Date,
): Promise<void> {
  const entry = isId(entryId)
    ? await tx.commissionEntry.findUnique({ where: { id: entryId }, select: ENTRY })
    : null;
  if (!entry) throw new DomainError("commission.not-found");
  if (entry.ambassadorId === actor.userId) throw new DomainError("commission.own");
  if (entry.event === "reversal") throw new DomainError("commission.is-reversal");
  if (entry.reversal) throw new DomainError("commission.reversed");
  const { ambassadorId, propertyId, propertyName, property, ruleVersion, amountCents, due } = entry;
  const { id } = await tx.commissionEntry.create({
    data: {
      ...{ id: newId(), ambassadorId, propertyId, propertyName, ruleVersion },
      event: "reversal",
      amountCents: -amountCents,
      occurredAt: now,
      ...{ reversesId: entryId, reversalReason: reason, reversalNote: note },
      reversedById: actor.userId,
    },
    select: { id: true },
  });
  if (due?.line) await fallDue(tx, id, "reversal", now);
  else if (due) {
    const { dueOn } = due;
    await tx.commissionDue.create({
      data: { entryId: id, ambassadorId, dueOn, cause: "reversal" },
    });
  }
  await recordAudit(
    tx,
    {
      action: "commission.reversed",
      subject: { type: "commission", id: entryId },
      actor,
      concernsId: ambassadorId,
      detail: { amountCents, reason },
    },
    now,
  );
  const title = property?.title ?? propertyName ?? "";
  const data = { entryId: id, title, amountCents: Math.abs(amountCents), note };
  await notify(tx, { userId: ambassadorId, event: "commission.reversed", data }, now);
}

/**
 * The team takes a line of a looper's ledger back: it stays, and another one is its opposite.
 * @throws {DomainError} request.forbidden; commission.not-found, commission.reversed, commission.is-reversal;
 * commission.contested where its contest is to be decided instead
 */
export async function reverseEntry(
  reversal: EntryReversal,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ entryId: string }>> {
  authorize(actor, "commissions.correct");
  return onceTransaction(async (tx) => {
    const { entryId } = reversal;
    const contest = await tx.lineContest.findUnique({ where: { entryId } });
    if (contest && contest.outcome === null) throw new DomainError("commission.contested");
    await reverseEntryIn(tx, reversal, actor, now);
    return { entryId };
  });
}
