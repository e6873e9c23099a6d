import { LinkButton } from "@/components/ui/Button";
import { formatPrice, formatPricePerM2 } from "@/lib/kernel/format";
import type { ListingDetail } from "@/lib/listings/views";
import { LISTING } from "./copy";
import { MESSAGE_FIELD, openMessage } from "./message-field";

const COPY = LISTING.bar;

/** On a phone, the price and the way to the contact panel, always within the thumb's reach. */
export function ActionBar({ listing }: { listing: ListingDetail }) {
  return (
    <aside
      aria-label={COPY.label}
      className="action-bar no-print sticky bottom-0 z-10 border-t border-line bg-surface px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float lg:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="leading-tight">
          <strong className="block font-display text-[1.25rem] font-bold tracking-[-0.015em] whitespace-nowrap">
            {formatPrice(listing.priceCents)}
          </strong>
          <span className="text-fine text-ink-soft whitespace-nowrap">
            {formatPricePerM2(listing.pricePerM2Cents)}
          </span>
        </p>
        <div className="flex gap-2">
          {/* One press: what folds the field opens for its address, or for the script. */}
          <LinkButton
            href={`#${MESSAGE_FIELD}`}
            variant="secondary"
            className="px-3.5"
            onClick={openMessage}
          >
            {COPY.contact}
          </LinkButton>
          <LinkButton href="#visiter" className="px-3.5">
            {COPY.visit}
          </LinkButton>
        </div>
      </div>
    </aside>
  );
}
