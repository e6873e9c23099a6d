"use client";

import type { ReactNode } from "react";
import { HeartLink } from "@/components/me/HeartLink";
import { CardHideButton } from "@/components/me/HideButton";
import { useStanding } from "@/components/me/hidden";
import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { CARD, FEATURE_LABELS, PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { excludedCosts } from "@/lib/content/cost-words";
import { formatInteger, formatPrice, formatPricePerM2, formatSurface } from "@/lib/kernel/format";
import { formatDayAndMonth } from "@/lib/kernel/format-date";
import type { CardFields } from "@/lib/listings/card-fields";
import { PHONE_WIDTH } from "@/lib/listings/media/rules";
import { routes } from "@/lib/routes/public";
import { CardPictures } from "./CardPictures";
import { EnergyLetter } from "./EnergyLetter";

interface ListingCardProps {
  listing: CardFields;
  /** Widths the photo takes in the page's layout, as the `sizes` of an image. */
  sizes?: string;
  /** For a photo in sight when the page opens: loaded at once, not when scrolled to. */
  eager?: boolean;
  /** Shows its first picture alone: where the list itself is leafed through. */
  still?: boolean;
  /** Level of the title in the page's outline. */
  heading?: "h2" | "h3";
  className?: string;
  /** What stands in place of the heart, in a list of the person's own. */
  actions?: ReactNode;
  /** Whether it has its heart: where nothing stands in its place, unless stated otherwise. */
  heart?: boolean;
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

/** What it is now: an example, under offer, cheaper than before, or new. */
function State({ listing }: Pick<ListingCardProps, "listing">) {
  const { isDemonstration, underOffer, isNew, priceDrop, priceCents } = listing;
  return (
    <>
      {isDemonstration && <Badge className="listing-card-badge">{CARD.demonstration}</Badge>}
      {underOffer ? (
        <Badge tone="mimosa" className="listing-card-badge">
          {CARD.underOffer}
        </Badge>
      ) : priceDrop ? (
        <Badge tone="tile" className="listing-card-badge">
          {CARD.dropped(formatPrice(priceDrop.fromCents - priceCents))}
        </Badge>
      ) : (
        isNew && (
          <Badge tone="brand" className="listing-card-badge">
            {CARD.isNew}
          </Badge>
        )
      )}
    </>
  );
}

/** "Terrain de 500 m² · Jardin", "2e étage sur 4 · Balcon"; empty where neither is known. */
function surroundings({ floor, floorCount, landSurfaceM2, outdoor }: CardFields): string {
  const level = landSurfaceM2
    ? CARD.land(`${formatInteger(landSurfaceM2)}\u00a0m²`)
    : floor !== null && CARD.floor(floor, floorCount);
  return [level, outdoor && FEATURE_LABELS[outdoor]].filter(Boolean).join(" · ");
}

type CardContentsProps = Required<
  Pick<ListingCardProps, "listing" | "sizes" | "eager" | "still" | "heading" | "heart">
>;

function CardContents({
  listing,
  sizes,
  eager,
  still,
  heading: Heading,
  heart,
}: CardContentsProps) {
  const { id, title, type, pictures, rooms, surfaceDm2, city, postalCode, neighbourhood } = listing;
  const { underOffer, priceDrop, monthlyCost } = listing;
  const href = routes.listing(id);
  const facts = `${PROPERTY_TYPE_LABELS[type]} · ${rooms} ${CARD.rooms(rooms)} · ${formatSurface(surfaceDm2)}`;
  const around = surroundings(listing);
  return (
    <>
      <CardPictures
        pictures={still ? pictures.slice(0, 1) : pictures}
        title={title}
        sizes={sizes}
        eager={eager}
      />
      <State listing={listing} />
      <Host listing={listing} />
      <p className="listing-card-price">
        <strong>{formatPrice(listing.priceCents)}</strong>
        <small>{formatPricePerM2(listing.pricePerM2Cents)}</small>
        {priceDrop && !underOffer && (
          <small className="listing-card-drop">
            {CARD.droppedSince(formatDayAndMonth(priceDrop.at))}
          </small>
        )}
        {monthlyCost && (
          <small className="listing-card-monthly">
            {[
              CARD.monthly(formatPrice(monthlyCost.monthlyCents)),
              excludedCosts(monthlyCost.unknown),
            ]
              .filter(Boolean)
              .join(", ")}
          </small>
        )}
      </p>
      <Heading>
        <Link href={href}>{title}</Link>
      </Heading>
      <p className="listing-card-facts">
        {facts}
        {around && <span>{around}</span>}
      </p>
      <p className="listing-card-place">
        {`${city} ${postalCode}`}
        {neighbourhood && <span>{neighbourhood}</span>}
      </p>
      {listing.energyClass && <EnergyLetter energyClass={listing.energyClass} />}
      {heart && (
        <>
          <CardHideButton
            listingId={id}
            aria-label={CARD.hide(title)}
            className="listing-card-hide no-print"
          />
          <HeartLink
            listingId={id}
            href={routes.loginForFavorite(id, href)}
            aria-label={CARD.addFavorite(title)}
            className="listing-card-heart no-print"
          />
        </>
      )}
    </>
  );
}

/**
 * A listing in a list of them, as an `<li>`. The whole card leads to the listing; the heart leads to
 * the login until the person is signed in, and comes back to the listing. A map beside the list
 * finds each card's place in its attributes.
 *
 * A page shows twenty: few elements, laid out by a grid rather than by elements around them, and
 * few classes, for what a page costs to render is what React does for each of them.
 */
export function ListingCard({
  listing,
  sizes = `(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, ${PHONE_WIDTH}`,
  eager = false,
  still = false,
  heading = "h3",
  className,
  actions,
  heart = actions === undefined,
}: ListingCardProps) {
  const own = useStanding(listing.id);
  // What has no button to be shown again is never hidden.
  const standing = heart ? own : "shown";
  return (
    <li
      className={cx("listing-card", className)}
      hidden={standing === "hidden"}
      data-listing={listing.id}
      data-put-aside={standing === "aside" ? "" : undefined}
      data-at={`${listing.lat},${listing.lng}`}
    >
      <CardContents
        listing={listing}
        sizes={sizes}
        eager={eager}
        still={still}
        heading={heading}
        heart={heart}
      />
      {actions}
    </li>
  );
}
