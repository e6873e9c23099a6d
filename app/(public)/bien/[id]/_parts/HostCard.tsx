import { Icon } from "@/components/ui/Icon";
import type { ListingDetail } from "@/lib/listings/views";
import { LISTING } from "./copy";

const COPY = LISTING.contact;

/** Who answers: the listing's looper, or its seller while there is none. */
export function HostCard({ ambassador }: Pick<ListingDetail, "ambassador">) {
  return (
    <div>
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="plate grid size-14 shrink-0 place-items-center font-display text-[1.625rem] font-bold"
        >
          {ambassador ? ambassador.firstName.charAt(0) : <Icon name="house" className="size-7" />}
        </span>
        <div className="min-w-0">
          <p className="font-display text-subheading font-bold">
            {ambassador ? ambassador.firstName : COPY.sellerName}
          </p>
          <p className="text-small text-ink-soft">
            {ambassador ? COPY.looperRole(ambassador.city) : COPY.sellerRole}
          </p>
        </div>
      </div>
      <p className="mt-3 text-small">{ambassador ? COPY.looperText : COPY.sellerText}</p>
    </div>
  );
}
