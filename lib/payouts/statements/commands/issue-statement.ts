import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { findAgent } from "../../../commissions/commands/find-agent.ts";
import { civilDay } from "../../../kernel/time.ts";
import { documentPublisher } from "../../../mandate-signing/queries/document-publisher.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { buildStatementDocument, totalOf } from "../build-document.ts";
import type { StatementDocument } from "../document.ts";

/** A draft that is to be issued. */
export interface Draft {
  id: string;
  looperId: string;
  month: string;
  part: number;
}

/** The lines of a draft as its document has them. */
async function linesOf(tx: Transaction, statementId: string): Promise<StatementDocument["lines"]> {
  const lines = await tx.statementLine.findMany({
    where: { statementId },
    select: {
      due: {
        select: { dueOn: true, entry: { include: { property: { select: { title: true } } } } },
      },
    },
  });
  return lines.map(({ due: { dueOn, entry } }) => ({
    entryId: entry.id,
    event: entry.event,
    occurredOn: civilDay(entry.occurredAt),
    dueOn,
    property: entry.property?.title ?? entry.propertyName ?? "",
    rule: entry.ruleVersion,
    amountCents: entry.amountCents,
  }));
}

/** The next number of a looper's year, without a gap: under the lock of the transaction that takes it. */
async function nextRank(tx: Transaction, looperId: string, year: number): Promise<number> {
  const { _max } = await tx.statementIssue.aggregate({
    where: { looperId, year },
    _max: { rank: true },
  });
  return (_max.rank ?? 0) + 1;
}

/**
 * Issues a draft: the looper's invoice, under their next number. Of one whose lines were all contested nothing is left, and
 * nothing is issued.
 * @param accepter who accepted it; null where the silence did
 * @returns its number; null without a line
 */
export async function issueStatement(
  tx: Transaction,
  { id: statementId, looperId, month, part }: Draft,
  accepter: Actor | null,
  now: Date,
): Promise<string | null> {
  const lines = await linesOf(tx, statementId);
  if (lines.length === 0) return null;
  const agent = await findAgent(tx, looperId);
  const billing = await tx.looperBilling.findUnique({ where: { looperId } });
  const contract = await tx.agencyContract.findFirst({
    where: { looperId, signedAt: { not: null } },
    orderBy: { signedAt: "desc" },
    select: { signedAt: true },
  });
  const year = Number(civilDay(now).slice(0, 4));
  const rank = await nextRank(tx, looperId, year);
  const document = buildStatementDocument({
    ...{ looperId, month, part, year, rank, agent, lines },
    publisher: documentPublisher(),
    vatNumber: billing?.vatNumber ?? null,
    mandateGivenAt: contract?.signedAt ?? null,
  });
  const { number } = document;
  const totalCents = totalOf(lines);
  await tx.statementIssue.create({
    data: {
      ...{ statementId, looperId, year, rank, totalCents },
      issuedAt: now,
      acceptedById: accepter?.userId ?? null,
      document,
    },
  });
  await recordAudit(
    tx,
    {
      action: "statement.issued",
      subject: { type: "statement", id: statementId },
      actor: accepter,
      concernsId: looperId,
      detail: { number },
    },
    now,
  );
  if (accepter === null) {
    const data = { statementId, month, totalCents, number };
    await notify(tx, { userId: looperId, event: "statement.issued", data }, now);
  }
  return number;
}
