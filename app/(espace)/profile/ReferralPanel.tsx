import { Figures } from "@/components/space/Figures";
import { Panel } from "@/components/space/Panel";
import { WAITLIST } from "@/components/waitlist/copy";
import { EXAMPLE_PRICE_CENTS } from "@/components/waitlist/ReferralWorth";
import { SharePanel } from "@/components/waitlist/SharePanel";
import { formatInteger, formatPrice } from "@/lib/kernel/format";
import { REFERRAL, referralAmounts } from "@/lib/pricing/rules";
import type { OwnReferralsView } from "@/lib/waitlist/views";

const { profile } = WAITLIST;

/** A person's own code, what it brought, and what it is worth by the pricing rules. */
export function ReferralPanel({ referrals }: { referrals: OwnReferralsView }) {
  const { referralCode, shareLink, counted, held, waiting, accounts } = referrals;
  const { referrerCents, referredCents } = referralAmounts(EXAMPLE_PRICE_CENTS);
  return (
    <Panel id="parrainage" title={profile.title}>
      <p className="max-w-text text-ink-soft">{profile.lead}</p>
      <SharePanel code={referralCode} link={shareLink} />
      <Figures
        label={profile.counts}
        figures={[
          { label: profile.accounts, value: formatInteger(accounts), hint: profile.accountsHint },
          { label: profile.counted, value: formatInteger(counted), hint: profile.countedHint },
          { label: profile.held, value: formatInteger(held), hint: profile.heldHint },
          { label: profile.waiting, value: formatInteger(waiting), hint: profile.waitingHint },
        ]}
      />
      <p className="max-w-text text-small text-ink-soft">
        {profile.worth(
          formatPrice(referrerCents),
          formatPrice(EXAMPLE_PRICE_CENTS),
          formatPrice(referredCents),
          formatPrice(REFERRAL.buyerBonusCents),
        )}
      </p>
    </Panel>
  );
}
