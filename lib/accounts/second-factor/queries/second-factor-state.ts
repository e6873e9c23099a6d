import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { SecondFactorView } from "../views.ts";

const stateOf = preparedRead<
  { userId: string },
  { confirmedAt: string | null; recoveryCodesLeft: number }
>(
  `SELECT f.confirmedAt,
     (SELECT count(*) FROM RecoveryCode r WHERE r.userId = f.userId AND r.spentAt IS NULL)
       AS recoveryCodesLeft
   FROM SecondFactor f WHERE f.userId = :userId`,
);

/** Where the second factor of the person stands. */
export function secondFactorState(actor: Actor): SecondFactorView {
  authorize(actor, "account.read");
  const row = stateOf().get({ userId: actor.userId });
  if (!row?.confirmedAt) return { on: false, since: null, recoveryCodesLeft: 0 };
  const { confirmedAt, recoveryCodesLeft } = row;
  return { on: true, since: new Date(confirmedAt), recoveryCodesLeft };
}

/** Whether a login of this person asks for a code. */
export function hasSecondFactor(userId: string): boolean {
  return Boolean(stateOf().get({ userId })?.confirmedAt);
}
