import type { ReactNode } from "react";
import type { ListingDetail } from "@/lib/listings/views";
import { LegalSection } from "./LegalSection";
import { ListingFooter } from "./ListingFooter";
import { PerformanceSection } from "./PerformanceSection";

/** What a listing's page ends with: how the advertisement is doing, what the law wants of it, and which one it is. */
export function Closing({
  listing,
  history,
}: {
  listing: ListingDetail;
  /** The dated history; nothing for most listings. */
  history: ReactNode;
}) {
  return (
    <>
      <PerformanceSection listing={listing} history={history} />
      <LegalSection listing={listing} />
      <ListingFooter listing={listing} />
    </>
  );
}
