import { Icon } from "@/components/ui/Icon";
import { Section } from "@/components/ui/Section";
import { formatPrice } from "@/lib/kernel/format";
import { REFERRAL_EXAMPLE_PRICE_CENTS, referralAmounts } from "@/lib/pricing/rules";
import { BETA } from "../copy";
import { ReferralExplainer, ReferralInfo } from "./ReferralExplainer";

/** The referral, as a voucher in two halves: one for each of the two. */
export function ReferralPart() {
  const { title, lead, info, saleAt, you, friend, excludingTax } = BETA.referral;
  const { referrerCents, referredCents } = referralAmounts(REFERRAL_EXAMPLE_PRICE_CENTS);
  return (
    <Section id="referral" labelledBy="parrainage-titre">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h2 id="parrainage-titre" className="text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
          <ReferralInfo className="mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong">
            <Icon name="info" className="size-5" />
            {info}
          </ReferralInfo>
        </div>
        <div className="drop-shadow-receipt">
          <div className="beta-voucher bg-leaf-soft">
            <p className="border-b-2 border-dashed border-line-strong px-6 py-4 text-center text-small font-semibold">
              {saleAt} {formatPrice(REFERRAL_EXAMPLE_PRICE_CENTS)}
            </p>
            <dl className="grid grid-cols-2 divide-x-2 divide-dashed divide-line-strong">
              {[
                { who: you, cents: referrerCents },
                { who: friend, cents: referredCents },
              ].map(({ who, cents }) => (
                <div key={who} className="flex flex-col px-4 py-7 text-center sm:px-6 sm:py-9">
                  <dt className="mt-2 text-small">{who}</dt>
                  <dd className="-order-1 font-display text-title font-bold whitespace-nowrap text-leaf">
                    {formatPrice(cents)}
                    <span className="ml-1.5 text-small font-semibold">{excludingTax}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
      <ReferralExplainer />
    </Section>
  );
}
