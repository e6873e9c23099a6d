import { reads } from "../../platform/db/read.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { mailLinks } from "../../routes/mail-links.ts";
import type { ReferralsView } from "../views.ts";

/** What came of a code on the waitlist, with the link that carries it. */
export async function referralsOfCode(referralCode: string): Promise<ReferralsView> {
  const rows = await reads()
    .selectFrom("WaitlistReferral")
    .select("status")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("referrerCode", "=", referralCode)
    .groupBy("status")
    .execute();
  const of = new Map(rows.map(({ status, count }) => [status, count]));
  return {
    referralCode,
    shareLink: absoluteUrl(mailLinks.betaReferral(referralCode)),
    counted: of.get("counted") ?? 0,
    held: of.get("held") ?? 0,
    waiting: of.get("waiting") ?? 0,
  };
}
