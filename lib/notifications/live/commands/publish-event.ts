import type { Transaction } from "../../../platform/db/clients.ts";
import type { LiveEvent } from "../events.ts";

/** Tells the open pages of a person of a change, once the caller's transaction is committed. */
export async function publishEvent(
  tx: Transaction,
  userId: string,
  { kind, data }: LiveEvent,
  now: Date,
): Promise<void> {
  await tx.userEvent.create({ data: { userId, kind, data, at: now }, select: { seq: true } });
}
