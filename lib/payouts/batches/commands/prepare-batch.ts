import { isDemoAddress } from "../../../accounts/demo.ts";
import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { civilDay, shiftCivilDay } from "../../../kernel/time.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { env } from "../../../platform/env.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { unseal } from "../../../platform/seal.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { ibanContext } from "../../accounts/iban-context.ts";
import { needsSecondPerson, obstacleOf } from "../../rules.ts";
import { BATCH_FIELDS } from "../copy.ts";
import type { BatchToPrepare } from "../schemas.ts";

/** How far ahead a bank takes a day. */
const MOST_DAYS_AHEAD = 30;

interface PreparedPayout {
  id: string;
  looperId: string;
  accountId: string;
  amountCents: number;
  statementIds: string[];
}

/** What each of some loopers is to be paid now; those whom something keeps from it are left out. */
async function payoutsOf(
  tx: Transaction,
  chosen: readonly string[],
  actor: Actor,
  now: Date,
): Promise<PreparedPayout[]> {
  const looperId = { in: [...new Set(chosen)] };
  const people = await tx.user.findMany({
    where: { id: looperId },
    orderBy: { id: "asc" },
    select: { id: true, emailNormalized: true },
  });
  const statements = await tx.statementIssue.findMany({
    where: { looperId, payouts: { none: { releasedAt: null } } },
    select: { statementId: true, looperId: true, totalCents: true },
  });
  const accounts = await tx.payoutAccount.findMany({
    where: { looperId },
    orderBy: [{ addedAt: "desc" }, { id: "desc" }],
  });
  return people.flatMap(({ id, emailNormalized }) => {
    const own = statements.filter((statement) => statement.looperId === id);
    const account = accounts.find((each) => each.looperId === id);
    const amountCents = own.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const facts = {
      isDemo: isDemoAddress(emailNormalized),
      isOwn: id === actor.userId,
      payableFrom: account?.payableFrom ?? null,
      owedCents: amountCents,
    };
    if (obstacleOf(facts, now) !== null || account === undefined) return [];
    // Sealed under a secret that is lost, it can't be paid to: its looper enters it anew.
    if (unseal(account.ibanSealed, ibanContext(account.id)) === null) return [];
    const statementIds = own.map(({ statementId }) => statementId);
    return [{ id: newId(), looperId: id, accountId: account.id, amountCents, statementIds }];
  });
}

/**
 * Prepares payments to loopers of all that their issued statements come to, frozen: one a looper. Up to the limit whoever
 * prepares it approves it by that; above, another person does. Those of the chosen who can't be paid by now are left out.
 * @throws {DomainError} request.forbidden; request.invalid with the day; batch.no-account, batch.empty
 */
export async function prepareBatch(
  { looperIds, executeOn }: BatchToPrepare,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ batchId: string }>> {
  authorize(actor, "payouts.make");
  if (!env().PUBLISHER_IBAN) throw new DomainError("batch.no-account");
  const today = civilDay(now);
  const last = shiftCivilDay(today, MOST_DAYS_AHEAD);
  if (executeOn < today || executeOn > last) {
    throw new DomainError("request.invalid", { executeOn: BATCH_FIELDS.dayBounds(today, last) });
  }
  return onceTransaction(async (tx) => {
    const prepared = await payoutsOf(tx, looperIds, actor, now);
    if (prepared.length === 0) throw new DomainError("batch.empty");
    const batchId = newId();
    const totalCents = prepared.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const createdById = actor.userId;
    await tx.payoutBatch.create({
      data: { id: batchId, createdAt: now, createdById, totalCents, executeOn },
    });
    await tx.payout.createMany({
      data: prepared.map(({ statementIds: _, ...payout }) => ({ ...payout, batchId })),
    });
    await tx.payoutStatement.createMany({
      data: prepared.flatMap(({ id: payoutId, statementIds }) =>
        statementIds.map((statementId) => ({ payoutId, statementId })),
      ),
    });
    if (!needsSecondPerson(totalCents)) {
      await tx.payoutBatch.update({
        where: { id: batchId },
        data: { approvedAt: now, approvedById: createdById },
      });
    }
    await recordAudit(
      tx,
      {
        action: "payout.batch-prepared",
        subject: { type: "payout-batch", id: batchId },
        actor,
        concernsId: null,
        detail: { totalCents, payouts: prepared.length },
      },
      now,
    );
    return { batchId };
  });
}
