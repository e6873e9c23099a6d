import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { OwnReferralsView } from "../views.ts";
import { sellersLinkOf } from "./find-sellers-link.ts";
import { referralsOfCode } from "./referrals-of-code.ts";

const ownCode = (userId: string) =>
  reads()
    .selectFrom("User as u")
    .select("u.referralCode")
    .select((eb) =>
      eb
        .selectFrom("User as r")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("r.referredById", "=", "u.id")
        .where("r.erasedAt", "is", null)
        .$asScalar()
        .$notNull()
        .as("accounts"),
    )
    .where("u.id", "=", userId)
    .executeTakeFirst();

/** The person's own code, and what came of it: on the waitlist, and as accounts. */
export async function ownReferrals(actor: Actor): Promise<OwnReferralsView> {
  authorize(actor, "account.read");
  const { referralCode = "", accounts = 0 } = (await ownCode(actor.userId)) ?? {};
  const sellersLink = sellersLinkOf(actor, referralCode);
  return { ...(await referralsOfCode(referralCode)), accounts, sellersLink };
}
