import { reads } from "../../platform/db/read.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { mailLinks } from "../../routes/mail-links.ts";

/** The whole address where a looper's neighbours who sell ask for their help; null for whoever is none. */
export const sellersLinkOf = (actor: Actor, referralCode: string): string | null =>
  can(actor, "looping.read") ? absoluteUrl(mailLinks.sellersReferral(referralCode)) : null;

/** The same, of an account. */
export async function findSellersLink(actor: Actor): Promise<string | null> {
  authorize(actor, "account.read");
  const row = await reads()
    .selectFrom("User")
    .select("referralCode")
    .where("id", "=", actor.userId)
    .executeTakeFirst();
  return row ? sellersLinkOf(actor, row.referralCode) : null;
}
