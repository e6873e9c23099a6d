import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { isQuickCode } from "../rules.ts";

/** The key of a session's network; null where it has none, or there is no session. */
async function networkOf(tx: Transaction, where: { id: string } | { userId: string }) {
  const session = await tx.session.findFirst({
    where,
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    select: { networkKey: true },
  });
  return session?.networkKey ?? null;
}

/**
 * Notes of a code that was typed within a minute of its visit's start that the host's session and the visitor's last one
 * were used from one network. Nothing is noted where either is not known: the networks themselves stay with the sessions
 * (decision 0088).
 */
export async function noteNetworkMatch(
  tx: Transaction,
  { visitId, buyerId, startsAt }: { visitId: string; buyerId: string; startsAt: Date },
  host: Pick<Actor, "sessionId">,
  now: Date,
): Promise<void> {
  if (!isQuickCode(startsAt, now)) return;
  const ofHost = await networkOf(tx, { id: host.sessionId });
  if (ofHost === null || ofHost !== (await networkOf(tx, { userId: buyerId }))) return;
  await tx.visitNetworkMatch.create({ data: { visitId, at: now }, select: { visitId: true } });
}
