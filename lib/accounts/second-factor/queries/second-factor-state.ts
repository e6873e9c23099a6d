import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { SecondFactorView } from "../views.ts";

/** Where the second factor of the person stands. */
export async function secondFactorState(actor: Actor): Promise<SecondFactorView> {
  authorize(actor, "account.read");
  const row = await reads()
    .selectFrom("SecondFactor as f")
    .select("f.confirmedAt")
    .select(({ selectFrom }) =>
      selectFrom("RecoveryCode as r")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("r.userId", "=", "f.userId")
        .where("r.spentAt", "is", null)
        .as("recoveryCodesLeft"),
    )
    .where("f.userId", "=", actor.userId)
    .executeTakeFirst();
  if (!row?.confirmedAt) return { on: false, since: null, recoveryCodesLeft: 0 };
  const { confirmedAt, recoveryCodesLeft } = row;
  return {
    on: true,
    since: fromDbInstant(confirmedAt),
    recoveryCodesLeft: recoveryCodesLeft ?? 0,
  };
}

/** Whether a login of this person asks for a code. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const row = await reads()
    .selectFrom("SecondFactor")
    .select("confirmedAt")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return Boolean(row?.confirmedAt);
}
