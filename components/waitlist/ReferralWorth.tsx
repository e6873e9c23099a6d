import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { formatPrice } from "@/lib/kernel/format";
import { excludingVat } from "@/lib/kernel/money";
import { VAT_BPS } from "@/lib/kernel/place";
import {
  REFERRAL,
  REFERRAL_EXAMPLE_PRICE_CENTS,
  referralAmounts,
  sellerFeeCents,
} from "@/lib/pricing/rules";
import { routes } from "@/lib/routes/public";
import { WAITLIST } from "./copy";

const { worth } = WAITLIST;

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={cx(strong && "font-semibold")}>{label}</dt>
      <dd
        className={cx(
          "figures whitespace-nowrap",
          strong ? "font-display text-heading font-bold text-leaf" : "font-semibold",
        )}
      >
        {value}
      </dd>
    </div>
  );
}

/** A till receipt of what a referral brings, by the pricing rules. */
export function ReferralWorth({ className }: { className?: string }) {
  const feeCents = sellerFeeCents(REFERRAL_EXAMPLE_PRICE_CENTS);
  const { referrerCents, referredCents } = referralAmounts(REFERRAL_EXAMPLE_PRICE_CENTS);
  return (
    <div className={cx("drop-shadow-receipt", className)}>
      <div className="receipt px-5 pt-6 pb-9 sm:px-7 sm:pt-7">
        <h3 className="text-subheading">{worth.title}</h3>
        <p className="text-small text-ink-soft">
          {worth.example(formatPrice(REFERRAL_EXAMPLE_PRICE_CENTS))}
        </p>
        <dl className="mt-5 flex flex-col gap-2">
          <Line label={worth.fee} value={formatPrice(feeCents)} />
          <Line label={worth.excludingVat} value={formatPrice(excludingVat(feeCents, VAT_BPS))} />
        </dl>
        <p className="mt-5 border-t border-dashed border-line-strong pt-5 text-fine text-ink-soft">
          {worth.who}
        </p>
        <dl className="mt-1 flex flex-col gap-1">
          <Line strong label={worth.forYou} value={formatPrice(referrerCents)} />
          <Line strong label={worth.forThem} value={formatPrice(referredCents)} />
        </dl>
        <dl className="mt-4 border-t border-dashed border-line-strong pt-4">
          <Line strong label={worth.buyer} value={formatPrice(REFERRAL.buyerBonusCents)} />
        </dl>
        <p className="mt-4 text-fine text-ink-soft">{worth.note}</p>
        <Link href={routes.fees} className="text-link inline-flex min-h-11 items-center text-small">
          {worth.fees}
        </Link>
      </div>
    </div>
  );
}
