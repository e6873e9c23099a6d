"use client";

import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { CARD, PROPERTY_TYPE_LABELS } from "@/lib/content/fr/common";
import { formatPrice, formatPricePerM2, formatRoundedSurface } from "@/lib/kernel/format";
import { MEDIA_RATIO, mediaSrcSet, mediaUrl, PHONE_WIDTH } from "@/lib/listings/media";
import type { ShownCard } from "@/lib/listings/shown-card";
import { routes } from "@/lib/routes";
import { EnergyLetter } from "./EnergyLetter";

const PHOTO_WIDTH = 640;

interface ListingCardProps {
  listing: ShownCard;
  /** Widths the photo takes in the page's layout, as the `sizes` of an image. */
  sizes?: string;
  /** For a photo in sight when the page opens: loaded at once, not when scrolled to. */
  eager?: boolean;
  /** Level of the title in the page's outline. */
  heading?: "h2" | "h3";
  className?: string;
}

/** Who takes care of the property and how many came to see it; nothing where neither is known. */
function Host({ listing: { ambassador, visitCount } }: Pick<ListingCardProps, "listing">) {
  if (!ambassador && visitCount === 0) return null;
  return (
    <p className="listing-card-host">
      {ambassador && (
        <>
          <i aria-hidden="true">{ambassador.firstName.charAt(0)}</i>
          {CARD.looper(ambassador.firstName)}
        </>
      )}
      {ambassador && visitCount > 0 && " · "}
      {visitCount > 0 && CARD.visits(visitCount)}
    </p>
  );
}

/**
 * A listing in a grid. The whole card leads to the listing; the heart leads to the login until
 * the person is signed in, and comes back to the listing.
 *
 * A page shows twenty: plain elements and few classes, for each byte is sent twice, in the HTML
 * and in what React reads.
 */
export function ListingCard({
  listing,
  sizes = `(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, ${PHONE_WIDTH}`,
  eager = false,
  heading: Heading = "h3",
  className,
}: ListingCardProps) {
  const { id, title, type, photo, rooms, surfaceDm2, city, postalCode, neighbourhood } = listing;
  const href = routes.listing(id);
  const facts = `${PROPERTY_TYPE_LABELS[type]} · ${rooms} ${CARD.rooms(rooms)} · ${formatRoundedSurface(surfaceDm2)}`;
  return (
    <article className={cx("listing-card", className)}>
      <div className="listing-card-photo">
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
        />
        {listing.underOffer && <Badge tone="mimosa">{CARD.underOffer}</Badge>}
        <Host listing={listing} />
      </div>
      <div className="listing-card-text">
        <p className="listing-card-price">
          <strong>{formatPrice(listing.priceCents)}</strong>
          <small>{formatPricePerM2(listing.pricePerM2Cents)}</small>
        </p>
        <Heading>
          <Link href={href}>{title}</Link>
        </Heading>
        <p className="listing-card-facts">{facts}</p>
        <div className="listing-card-foot">
          <p>
            {`${city} ${postalCode}`}
            {neighbourhood && <span>{neighbourhood}</span>}
          </p>
          {listing.energyClass && <EnergyLetter energyClass={listing.energyClass} />}
        </div>
      </div>
      <Link
        href={routes.login(href)}
        aria-label={CARD.addFavorite(title)}
        className="listing-card-heart no-print"
      >
        <Icon name="heart" />
      </Link>
    </article>
  );
}
