import { ListingCard } from "@/components/listings/ListingCard";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Section } from "@/components/ui/Section";
import type { CardFields } from "@/lib/listings/card-fields";
import { routes } from "@/lib/routes/public";
import { HOME } from "./copy";

/** Three properties; on a phone they are leafed through sideways. */
export function Featured({ listings }: { listings: readonly CardFields[] }) {
  return (
    <Section labelledBy="selection-titre">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="selection-titre" className="text-title">
            {HOME.featured.title}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">
            {listings.length > 0 ? HOME.featured.lead : HOME.featured.empty}
          </p>
        </div>
        <LinkButton href={routes.buy} variant="secondary">
          {HOME.featured.all}
          <Icon name="arrow-right" />
        </LinkButton>
      </div>
      {listings.length > 0 && (
        <ul className="-mx-gutter mt-8 flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-4 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:overflow-visible lg:px-0">
          {listings.map((listing) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              // The list itself is leafed through on a phone.
              still
              sizes="(min-width: 64rem) 24rem, 20rem"
              className="w-[min(20rem,82vw)] shrink-0 snap-start lg:w-auto"
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
