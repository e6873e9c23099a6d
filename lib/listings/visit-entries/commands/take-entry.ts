import type { Transaction } from "../../../platform/db/clients.ts";
import { type EntryMethod, type EntryState, entryDue } from "../rules.ts";

/** A calendar's text, as a mail carries it. */
export interface EntryText {
  method: EntryMethod;
  content: string;
}

/**
 * The entry that is due to the calendar of one of a visit's two, in the transaction that queues the mail or the
 * notification which carries it: from then on it counts as sent. Null where none is due, or the account is closed.
 * @param textOf writes the entry for what the calendar is asked to do
 */
export async function takeEntry(
  tx: Transaction,
  { visitId, userId, ...state }: EntryState & { visitId: string; userId: string },
  textOf: (method: EntryMethod) => string,
  now: Date,
): Promise<EntryText | null> {
  const key = { visitId, userId };
  const sent = await tx.visitCalendarEntry.findUnique({
    where: { visitId_userId: key },
    select: { method: true, sequence: true },
  });
  const method = entryDue(state, sent);
  if (method === null) return null;
  const open = await tx.user.count({ where: { id: userId, erasedAt: null } });
  if (open === 0) return null;
  const data = { method, sequence: state.sequence, sentAt: now };
  await tx.visitCalendarEntry.upsert({
    where: { visitId_userId: key },
    create: { ...key, ...data },
    update: data,
    select: { visitId: true },
  });
  return { method, content: textOf(method) };
}
