import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { afterMove, type RequestMove } from "../rules.ts";

/** Moves a request from where it stands. @throws {DomainError} looper-request.moved */
export async function moveRequest(
  tx: Transaction,
  id: string,
  by: RequestMove,
  now: Date,
): Promise<void> {
  const from = by === "end" ? "accepted" : "pending";
  const to = afterMove(from, by);
  if (to === null) throw new DomainError("looper-request.moved");
  const { count } = await tx.looperRequest.updateMany({
    where: { id, status: from },
    data: { status: to, decidedAt: now },
  });
  if (count === 0) throw new DomainError("looper-request.moved");
}
