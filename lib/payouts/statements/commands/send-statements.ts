import { newId } from "../../../kernel/ids.ts";
import { civilDay } from "../../../kernel/time.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { log } from "../../../platform/log.ts";
import { contestDay, contestEnd, monthStart } from "../../rules.ts";
import { listMonthsToSend, type MonthToSend } from "../queries/list-months-to-send.ts";

/** The due lines of a looper's month that no statement has and nobody contests. */
const openLines = (tx: Transaction, { looperId, month }: MonthToSend) =>
  tx.commissionDue.findMany({
    where: {
      ambassadorId: looperId,
      dueOn: { gte: `${month}-01`, lte: `${month}-31` },
      line: null,
      OR: [{ entry: { contest: null } }, { entry: { contest: { outcome: { not: null } } } }],
    },
    select: { entryId: true, entry: { select: { amountCents: true } } },
  });

/** Sends the draft of one month, or what completes it. */
async function sendStatement(tx: Transaction, of: MonthToSend, now: Date): Promise<void> {
  const { looperId, month } = of;
  const lines = await openLines(tx, of);
  if (lines.length === 0) return;
  const { _max } = await tx.commissionStatement.aggregate({
    where: { looperId, month },
    _max: { part: true },
  });
  const id = newId();
  await tx.commissionStatement.create({
    data: {
      ...{ id, looperId, month, part: (_max.part ?? 0) + 1 },
      sentAt: now,
      contestUntil: contestEnd(now),
    },
  });
  await tx.statementLine.createMany({
    data: lines.map(({ entryId }) => ({ entryId, statementId: id })),
  });
  const totalCents = lines.reduce((sum, { entry }) => sum + entry.amountCents, 0);
  const data = { statementId: id, month, totalCents, until: contestDay(now) };
  await notify(tx, { userId: looperId, event: "statement.sent", data }, now);
}

/**
 * Sends loopers the drafts of the months that are over: on the first the month's own, on any day what completes an older
 * one. Once for each line: its key refuses a second statement.
 */
export async function sendStatements(now: Date): Promise<void> {
  const months = await listMonthsToSend(monthStart(civilDay(now)));
  for (const month of months) {
    try {
      await writer().$transaction((tx) => sendStatement(tx, month, now));
    } catch (error) {
      // One whose rows are odd does not keep the others waiting: theirs is tried again the next day.
      log().error(
        { err: error, looperId: month.looperId },
        "a looper's statement could not be sent",
      );
    }
  }
}
