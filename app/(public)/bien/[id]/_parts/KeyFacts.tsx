import { cx } from "@/components/ui/cx";
import { formatInteger, formatSurface } from "@/lib/kernel/format";
import type { ListingDetail } from "@/lib/listings/views";
import { LISTING } from "./copy";

const COPY = LISTING.facts;

/** The figures that people compare listings by, in large. */
export function KeyFacts({ listing }: { listing: ListingDetail }) {
  const { surfaceDm2, rooms, bedrooms, bathrooms } = listing;
  const facts = [
    // A preview may lack both.
    ...(surfaceDm2 > 0 ? [{ label: COPY.surface, value: formatSurface(surfaceDm2) }] : []),
    ...(rooms > 0 ? [{ label: COPY.rooms(rooms), value: formatInteger(rooms) }] : []),
    ...(bedrooms > 0 ? [{ label: COPY.bedrooms(bedrooms), value: formatInteger(bedrooms) }] : []),
    ...(bathrooms > 0
      ? [{ label: COPY.bathrooms(bathrooms), value: formatInteger(bathrooms) }]
      : []),
  ];
  if (facts.length === 0) return null;
  // Two rows of two, or one row of three; on a tight screen they wrap and still fill their row.
  const basis = facts.length === 3 ? "basis-26" : "basis-2/5 sm:max-lg:basis-1/5";
  return (
    <dl
      aria-label={COPY.title}
      className="flex flex-wrap overflow-hidden rounded-card border border-line bg-surface"
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={cx(
            "-mr-px -mb-px flex grow flex-col-reverse justify-end border-r border-b border-line px-4 py-3",
            basis,
          )}
        >
          <dt className="text-fine text-ink-soft">{label}</dt>
          <dd className="font-display text-heading font-bold figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
