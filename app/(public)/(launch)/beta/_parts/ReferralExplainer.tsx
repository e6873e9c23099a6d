import type { ReactNode } from "react";
import { CloseButton } from "@/components/ui/CloseButton";
import { HouseNumber } from "@/components/ui/Plate";
import { formatPercent, formatPrice } from "@/lib/kernel/format";
import { excludingVat } from "@/lib/kernel/money";
import { VAT_BPS } from "@/lib/kernel/place";
import {
  REFERRAL,
  REFERRAL_EXAMPLE_PRICE_CENTS,
  referralAmounts,
  sellerFeeCents,
} from "@/lib/pricing/rules";
import { BETA } from "../copy";

const EXPLAINER_ID = "parrainage";
const TITLE_ID = "parrainage-explique";
const { explainer } = BETA.referral;
const percent = (bps: number) => formatPercent(bps / 100);

/** A button that opens the explanation, by the browser alone. */
export function ReferralInfo({
  label,
  className,
  children,
}: {
  /** Where what it shows is a picture only. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      popoverTarget={EXPLAINER_ID}
      aria-haspopup="dialog"
      aria-label={label}
      className={className}
    >
      {children}
    </button>
  );
}

/**
 * How the referral works, in a dialog. A `<dialog popover>` as the menu is: it opens, takes the focus,
 * closes with its button, Escape or a press outside and gives the focus back without a script.
 */
export function ReferralExplainer() {
  const { title, close, steps, gainsLabel, rule } = explainer;
  const feeCents = sellerFeeCents(REFERRAL_EXAMPLE_PRICE_CENTS);
  const { referrerCents, referredCents } = referralAmounts(REFERRAL_EXAMPLE_PRICE_CENTS);
  const gains = [
    { who: explainer.seller, gain: explainer.share(percent(REFERRAL.referrerRateBps)) },
    { who: explainer.looper, gain: explainer.share(percent(REFERRAL.referrerRateBps)) },
    { who: explainer.buyer, gain: explainer.bonus(formatPrice(REFERRAL.buyerBonusCents)) },
  ];
  return (
    <dialog
      id={EXPLAINER_ID}
      popover="auto"
      aria-labelledby={TITLE_ID}
      className="beta-dialog m-auto max-h-[92dvh] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-panel bg-surface text-ink shadow-float backdrop:bg-scrim"
    >
      <div className="sticky top-0 flex items-start justify-between gap-4 border-b border-line bg-surface px-5 py-4 sm:px-8 sm:py-5">
        <h2 id={TITLE_ID} className="pt-1 text-heading">
          {title}
        </h2>
        <CloseButton
          popover={EXPLAINER_ID}
          label={close}
          className="-mr-2 size-11 shrink-0 hover:bg-brand-soft"
        />
      </div>
      {/* A press on the text keeps the focus in, which only then is given back. */}
      <div tabIndex={-1} className="flex flex-col gap-6 px-5 pt-5 pb-8 outline-none sm:px-8">
        <ol className="flex flex-col gap-3">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
              <HouseNumber number={index + 1} />
              <p>{step}</p>
            </li>
          ))}
        </ol>
        <div>
          <h3 className="text-subheading">{gainsLabel}</h3>
          <dl className="mt-2 border-t-2 border-ink">
            {gains.map(({ who, gain }) => (
              <div
                key={who}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
              >
                <dt>{who}</dt>
                <dd className="font-semibold">{gain}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3">{explainer.friend(percent(REFERRAL.referredRateBps))}</p>
        </div>
        <div className="rounded-card bg-leaf-soft p-5">
          <p>
            {explainer.example(
              formatPrice(REFERRAL_EXAMPLE_PRICE_CENTS),
              formatPrice(feeCents),
              formatPrice(excludingVat(feeCents, VAT_BPS)),
            )}
          </p>
          <ul className="mt-2 font-display text-subheading font-bold text-leaf">
            <li>{explainer.forYou(formatPrice(referrerCents))}</li>
            <li>{explainer.forFriend(formatPrice(referredCents))}</li>
          </ul>
        </div>
        <p className="text-small text-ink-soft">{rule}</p>
      </div>
    </dialog>
  );
}
