import { Callout } from "@/components/ui/Callout";
import type { ListingDetail } from "@/lib/listings/views";
import { NOTICES } from "./server-copy";

/** What has to be known first of a home that does not exist, or is not for sale any more. */
export function Notices({ listing }: { listing: ListingDetail }) {
  return (
    <>
      {listing.isDemonstration && (
        <Callout tone="info" title={NOTICES.demonstration.title} className="mb-6">
          <p>{NOTICES.demonstration.note}</p>
        </Callout>
      )}
      {listing.state !== "active" && (
        <Callout tone={listing.state === "sold" ? "info" : "warning"} className="mb-6">
          <p>
            {listing.state === "sold"
              ? NOTICES.sold(listing.statistics.daysOnline)
              : NOTICES.under_offer}
          </p>
        </Callout>
      )}
    </>
  );
}
