import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fullName } from "../../../kernel/person-name.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { decidedBefore } from "../copy.ts";
import type { TrainingState } from "../rules.ts";

const DECISION = {
  id: true,
  looperId: true,
  title: true,
  state: true,
  documentId: true,
  handedInAt: true,
  decidedAt: true,
  decidedBy: { select: { firstName: true, lastName: true } },
} as const;

/** A declared training with the decision about it; null where there is none. */
export const findTraining = async (tx: Transaction, id: string) =>
  isId(id) ? tx.continuingTraining.findUnique({ where: { id }, select: DECISION }) : null;

interface Decision {
  state: TrainingState;
  decidedAt: Date | null;
  decidedBy: { firstName: string; lastName: string } | null;
}

/** What refuses a move of a training that somebody decided about: it says who, what and when. */
export function alreadyDecided({ state, decidedAt, decidedBy }: Decision): DomainError {
  if (state === "waiting" || decidedAt === null || decidedBy === null) {
    return new DomainError("looper.training-decided");
  }
  return new DomainError("looper.training-decided", {
    trainingId: decidedBefore(state, fullName(decidedBy), decidedAt),
  });
}

/** A training of the looper's own. @throws {DomainError} looper.training-not-found */
export async function ownTraining(tx: Transaction, id: string, looperId: string) {
  const training = await findTraining(tx, id);
  if (training?.looperId !== looperId) throw new DomainError("looper.training-not-found");
  return training;
}
