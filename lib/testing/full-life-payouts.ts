import { newId } from "../kernel/ids.ts";
import type { Transaction } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { MARK, RETAINED, SECRET } from "./marks.ts";

const NOW = new Date("2026-11-01T09:00:00Z");
const LATER = new Date("2026-11-06T23:00:00Z");

/** Two visits that the person made as a looper and was paid for, of which they contested one; and one unpaid visit. */
export async function writePayouts(
  tx: Transaction,
  { userId }: Pick<Actor, "userId">,
  other: Pick<Actor, "userId">,
  propertyId: string,
): Promise<void> {
  const entry = { ambassadorId: userId, propertyId, propertyName: "Maison, Betton" };
  const [paid, contested] = [newId(), newId()];
  for (const id of [paid, contested]) {
    await tx.commissionEntry.create({
      data: {
        ...{ ...entry, id, event: "visit_organised", ruleVersion: "2026-11" },
        ...{ amountCents: 125_00, occurredAt: NOW },
      },
    });
    const due = { ambassadorId: userId, dueOn: "2026-11-01", cause: "visit_made" } as const;
    await tx.commissionDue.create({ data: { entryId: id, ...due } });
  }
  await tx.commissionEntry.create({
    data: {
      ...{ ...entry, id: newId(), event: "reversal", ruleVersion: "2026-11" },
      ...{ amountCents: -125_00, occurredAt: NOW, reversesId: contested },
      ...{ reversalReason: "duplicate", reversedById: other.userId, reversalNote: "En double." },
    },
  });
  const { id: visitId } = await tx.visit.findFirstOrThrow({
    where: { status: "completed" },
    select: { id: true },
  });
  await tx.unpaidVisit.create({
    data: { visitId, looperId: userId, reason: "same_buyer", at: NOW },
  });
  const statementId = newId();
  await tx.commissionStatement.create({
    data: { id: statementId, looperId: userId, month: "2026-11", sentAt: NOW, contestUntil: LATER },
  });
  await tx.statementLine.create({ data: { entryId: paid, statementId } });
  await tx.lineContest.create({
    data: {
      ...{ id: newId(), entryId: contested, statementId, reason: "duplicate", text: MARK },
      ...{ at: NOW, outcome: "reversed", reply: MARK, decidedAt: NOW, decidedById: other.userId },
    },
  });
  await tx.statementIssue.create({
    data: {
      ...{ statementId, looperId: userId, year: 2026, rank: 1, issuedAt: NOW },
      totalCents: 125_00,
      document: { agent: { name: RETAINED } },
    },
  });
  await tx.looperBilling.create({ data: { looperId: userId, vatNumber: MARK } });
  const [accountId, batchId, payoutId] = [newId(), newId(), newId()];
  await tx.payoutAccount.create({
    data: {
      ...{ id: accountId, looperId: userId, ibanSealed: SECRET, lastFour: "0189", holder: MARK },
      ...{ addedAt: NOW, payableFrom: NOW, notifiedAt: NOW },
    },
  });
  const createdById = other.userId;
  const batch = { createdAt: NOW, createdById, totalCents: 125_00, executeOn: "2026-11-02" };
  await tx.payoutBatch.create({ data: { id: batchId, ...batch } });
  await tx.payout.create({
    data: { id: payoutId, batchId, looperId: userId, accountId, amountCents: 125_00 },
  });
  await tx.payoutStatement.create({ data: { payoutId, statementId } });
  await tx.payoutBatch.update({
    where: { id: batchId },
    data: { approvedAt: NOW, approvedById: createdById, fileTakenAt: NOW },
  });
  await tx.payout.update({
    where: { id: payoutId },
    data: {
      ...{ outcome: "paid", paidOn: "2026-11-03", reference: "VIR 1" },
      ...{ recordedAt: NOW, recordedById: createdById },
    },
  });
}
