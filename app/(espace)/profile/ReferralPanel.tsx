import { SellersLink } from "@/components/leads/SellersLink";
import { Figures } from "@/components/space/Figures";
import { Panel } from "@/components/space/Panel";
import { WAITLIST } from "@/components/waitlist/copy";
import { SharePanel } from "@/components/waitlist/SharePanel";
import { formatExactPrice, formatInteger, formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { REFERRAL, REFERRAL_EXAMPLE_PRICE_CENTS, referralAmounts } from "@/lib/pricing/rules";
import type { RewardsView } from "@/lib/sales/rewards/views";
import type { OwnReferralsView } from "@/lib/waitlist/views";
import { PROFILE } from "./copy";

const { profile } = WAITLIST;
const COPY = PROFILE.rewards;

/** A person's own code, what it brought, and what it is worth by the pricing rules. */
export function ReferralPanel({
  referrals,
  rewards,
}: {
  referrals: OwnReferralsView;
  rewards: RewardsView;
}) {
  const { referralCode, shareLink, counted, held, waiting, accounts, sellersLink } = referrals;
  const { referrerCents, referredCents } = referralAmounts(REFERRAL_EXAMPLE_PRICE_CENTS);
  return (
    <Panel id="parrainage" title={profile.title}>
      <p className="max-w-text text-ink-soft">{profile.lead}</p>
      <SharePanel code={referralCode} link={shareLink} />
      {sellersLink !== null && <SellersLink link={sellersLink} level={3} />}
      <Figures
        label={profile.counts}
        figures={[
          { label: profile.accounts, value: formatInteger(accounts), hint: profile.accountsHint },
          { label: profile.counted, value: formatInteger(counted), hint: profile.countedHint },
          { label: profile.held, value: formatInteger(held), hint: profile.heldHint },
          { label: profile.waiting, value: formatInteger(waiting), hint: profile.waitingHint },
        ]}
      />
      {rewards.count > 0 && <Rewards view={rewards} />}
      <p className="max-w-text text-small text-ink-soft">
        {profile.worth(
          formatPrice(referrerCents),
          formatPrice(REFERRAL_EXAMPLE_PRICE_CENTS),
          formatPrice(referredCents),
          formatPrice(REFERRAL.buyerBonusCents),
        )}
      </p>
    </Panel>
  );
}

/** What referrals earned by sales that were concluded. */
function Rewards({ view: { totalCents, count, rewards } }: { view: RewardsView }) {
  return (
    <section aria-labelledby="primes" className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="primes" className="font-semibold">
          {COPY.title}
        </h3>
        <p className="font-display text-[1.375rem] font-bold tabular-nums">
          {formatExactPrice(totalCents)}
        </p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {rewards.map(({ id, kind, amountCents, occurredAt, invoiceNumber }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2">
            <span>
              {COPY.kinds[kind]}
              <time dateTime={occurredAt.toISOString()} className="block text-small text-ink-soft">
                {COPY.signedOn(formatDate(occurredAt))}
              </time>
              {invoiceNumber !== null && (
                <span className="block text-small text-ink-soft">
                  {COPY.deducted(invoiceNumber)}
                </span>
              )}
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {formatExactPrice(amountCents)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">{COPY.note(count - rewards.length)}</p>
    </section>
  );
}
