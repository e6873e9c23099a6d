import { preparedRead } from "../../platform/db/raw.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { routes } from "../../routes/public.ts";
import type { ReferralCounts, ReferralsView } from "../views.ts";

const counts = preparedRead<{ code: string }, ReferralCounts>(
  `SELECT coalesce(sum(status = 'counted'), 0) AS counted,
     coalesce(sum(status = 'held'), 0) AS held,
     coalesce(sum(status = 'waiting'), 0) AS waiting
   FROM WaitlistReferral WHERE referrerCode = :code`,
);

export function referralsOfCode(referralCode: string): ReferralsView {
  const { counted = 0, held = 0, waiting = 0 } = counts().get({ code: referralCode }) ?? {};
  const shareLink = absoluteUrl(routes.betaReferral(referralCode));
  return { referralCode, shareLink, counted, held, waiting };
}
