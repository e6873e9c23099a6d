import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { OwnReferralsView } from "../views.ts";
import { referralsOfCode } from "./referrals-of-code.ts";

const ownCode = preparedRead<{ userId: string }, { referralCode: string; accounts: number }>(
  `SELECT u.referralCode,
     (SELECT count(*) FROM User r WHERE r.referredById = u.id AND r.erasedAt IS NULL) AS accounts
   FROM User u WHERE u.id = :userId`,
);

/** The person's own code, and what came of it: on the waitlist, and as accounts. */
export function ownReferrals(actor: Actor): OwnReferralsView {
  authorize(actor, "account.read");
  const { referralCode = "", accounts = 0 } = ownCode().get({ userId: actor.userId }) ?? {};
  return { ...referralsOfCode(referralCode), accounts };
}
