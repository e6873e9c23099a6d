import { preparedRead } from "../../platform/db/raw.ts";
import { unseal } from "../../platform/seal.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { groupedSecret } from "./rules.ts";
import { qrCode, totpUri } from "./totp.ts";
import type { SecondFactorSetup, SecondFactorView } from "./views.ts";

/** What a person's secret is sealed as. */
export const secretContext = (userId: string) => `second-factor:${userId}`;

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

const unconfirmedSecret = preparedRead<{ userId: string }, { secretSealed: string }>(
  "SELECT secretSealed FROM SecondFactor WHERE userId = :userId AND confirmedAt IS NULL",
);

/**
 * The setup that waits for its first code, for a page that is shown again; null where none was
 * begun, or where the secret it was sealed with has changed since.
 */
export function findSecondFactorSetup(actor: Actor): SecondFactorSetup | null {
  authorize(actor, "account.read");
  const row = unconfirmedSecret().get({ userId: actor.userId });
  const secret = row ? unseal(row.secretSealed, secretContext(actor.userId)) : null;
  if (secret === null) return null;
  const uri = totpUri(secret, actor.email);
  return { secret: groupedSecret(secret), uri, qr: qrCode(uri) };
}
