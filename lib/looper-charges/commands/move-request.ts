import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { REQUEST_TRANSITIONS, type RequestMove } from "../states.ts";

/** Moves a request from where it stands. @throws {DomainError} looper-request.moved */
export async function moveRequest(
  tx: Transaction,
  id: string,
  move: RequestMove,
  now: Date,
): Promise<void> {
  const { from, to } = REQUEST_TRANSITIONS[move];
  const { count } = await tx.looperRequest.updateMany({
    where: { id, status: from },
    data: { status: to, decidedAt: now },
  });
  if (count === 0) throw new DomainError("looper-request.moved");
}
