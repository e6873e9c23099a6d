import { Heart } from "lucide-react";
import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { Price } from "@/components/ui/Price";
import { CARD, PROPERTY_TYPE_LABELS } from "@/lib/content/fr/common";
import { formatRoundedSurface } from "@/lib/kernel/format";
import { MEDIA_RATIO, mediaSrcSet, mediaUrl } from "@/lib/listings/media";
import type { ListingCard as ListingCardView } from "@/lib/listings/views";
import { routes } from "@/lib/routes";
import { EnergyLetter } from "./EnergyLetter";

const PHOTO_WIDTH = 640;

interface ListingCardProps {
  listing: ListingCardView;
  /** Widths the photo takes in the page's layout, as the `sizes` of an image. */
  sizes?: string;
  /** For a photo in sight when the page opens: loaded at once, not when scrolled to. */
  eager?: boolean;
  /** Level of the title in the page's outline. */
  heading?: "h2" | "h3";
  className?: string;
}

/**
 * A listing in a grid. The whole card leads to the listing; the heart leads to the login until
 * the person is signed in, and comes back to the listing.
 */
export function ListingCard({
  listing,
  sizes = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw",
  eager = false,
  heading: Heading = "h3",
  className,
}: ListingCardProps) {
  const { id, title, type, photo, rooms, surfaceDm2, city, postalCode, neighbourhood } = listing;
  const href = routes.listing(id);
  return (
    <article
      className={cx(
        "group/card relative flex flex-col overflow-hidden rounded-card border border-line bg-surface",
        "transition-shadow duration-200 hover:shadow-float has-[h2_a:focus-visible,h3_a:focus-visible]:outline-3 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-3 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-focus",
        className,
      )}
    >
      <div className="relative aspect-3/2 overflow-hidden bg-sunken">
        <img
          src={mediaUrl(photo.mediaKey, PHOTO_WIDTH)}
          srcSet={mediaSrcSet(photo.mediaKey)}
          sizes={sizes}
          width={PHOTO_WIDTH}
          height={Math.round(PHOTO_WIDTH / MEDIA_RATIO)}
          alt={photo.alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
          className="size-full object-cover transition-transform duration-500 ease-settle group-hover/card:scale-103"
        />
        {listing.underOffer && (
          <Badge tone="mimosa" className="absolute top-3 left-3">
            {CARD.underOffer}
          </Badge>
        )}
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <Price
          cents={listing.priceCents}
          perM2Cents={listing.pricePerM2Cents}
          className="text-[1.375rem] leading-tight"
        />
        <Heading className="line-clamp-2 font-sans text-body font-semibold">
          <Link href={href} className="outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </Heading>
        <p className="text-small text-ink-soft [word-spacing:0.1em]">
          {PROPERTY_TYPE_LABELS[type]} · {rooms} {CARD.rooms(rooms)} ·{" "}
          {formatRoundedSurface(surfaceDm2)}
        </p>
        <div className="mt-auto flex items-end justify-between gap-3 pt-2 text-small">
          <p className="min-w-0">
            <span className="font-medium">
              {city} {postalCode}
            </span>
            {neighbourhood && <span className="block truncate text-ink-soft">{neighbourhood}</span>}
          </p>
          {listing.energyClass && (
            <EnergyLetter energyClass={listing.energyClass} className="shrink-0" />
          )}
        </div>
      </div>
      <Link
        href={routes.login(href)}
        aria-label={CARD.addFavorite(title)}
        className="no-print absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-card hover:text-tile"
      >
        <Heart className="size-5" />
      </Link>
    </article>
  );
}
