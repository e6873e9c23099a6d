import { ListingCard } from "@/components/listings/ListingCard";
import { LinkButton } from "@/components/ui/Button";
import { Section } from "@/components/ui/Section";
import type { CardFields } from "@/lib/listings/card-fields";
import type { ListingDetail } from "@/lib/listings/views";
import { LISTING } from "./copy";

const COPY = LISTING.similar;

/** At most three listings of the same type at about the same price. */
export function SimilarListings({
  listings,
  listing,
  cityHref,
}: {
  listings: readonly CardFields[];
  /** The listing that they resemble. */
  listing: ListingDetail;
  /** The other listings of the city. */
  cityHref: string;
}) {
  if (listings.length === 0) return null;
  return (
    <Section labelledBy="similaires" tone="sunken" tight className="no-print">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="similaires" className="text-heading">
            {COPY.title}
          </h2>
          <p className="mt-1 text-ink-soft">{COPY.lead}</p>
        </div>
        <LinkButton href={cityHref} variant="secondary">
          {COPY.all(listing.city)}
        </LinkButton>
      </div>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map((similar) => (
          <ListingCard key={similar.id} listing={similar} />
        ))}
      </ul>
    </Section>
  );
}
