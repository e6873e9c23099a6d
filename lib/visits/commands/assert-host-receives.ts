import { DomainError } from "../../kernel/errors.ts";
import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { VisitSide } from "../rules.ts";

/** Who receives in whose home, and when. */
interface Reception {
  hostId: string;
  sellerId: string;
  startsAt: Date;
}

/**
 * Whether the host may receive: a seller always, a looper while their papers hold, now and on the
 * day of the visit.
 * @param side the side that sees the refusal where they may not
 * @throws {DomainError} visit.host-lapsed for the visitor, who reads that the seller takes over; visit.papers-end
 * for the looper
 */
export async function assertReceives(
  tx: Transaction,
  { hostId, sellerId, startsAt }: Reception,
  side: VisitSide,
  now: Date,
): Promise<void> {
  if (hostId === sellerId || (await isLooperInForce(tx, hostId, [now, startsAt]))) return;
  throw new DomainError(side === "visitor" ? "visit.host-lapsed" : "visit.papers-end");
}
