import type { FormAction } from "@/components/forms/ActionForm";
import { Photo } from "@/components/listings/Photo";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatPrice, formatRoundedSurface } from "@/lib/kernel/format";
import type { OwnedAction, StatusLabels } from "@/lib/selling/owned/rules";
import type { OwnedProperty } from "@/lib/selling/owned/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { PROPERTIES as COPY } from "./copy";
import { PublishedAddress } from "./PublishedAddress";

const TONES: Record<StatusLabels["main"], BadgeTone> = {
  active: "leaf",
  draft: "neutral",
  sold: "brand",
  withdrawn: "tile",
};

const HREFS: Record<OwnedAction, (property: OwnedProperty) => string> = {
  sale: ({ saleId }) => spaceRoutes.sale(saleId ?? ""),
  listing: ({ id }) => routes.listing(id),
  statistics: () => spaceRoutes.seller.analytics,
  payments: () => spaceRoutes.seller.payments,
};

/** A property of one's own, as an `<li>`: where it stands, and where to go on from it. */
export function PropertyCard({
  property,
  place,
}: {
  property: OwnedProperty;
  /** Sets what the public sees of the address. */
  place: FormAction;
}) {
  const { title } = property;
  // One main action a card; the others are links.
  const [main, ...others] = property.actions;
  return (
    <li className="min-w-0">
      <Card flat className="flex h-full flex-col overflow-hidden">
        <Cover property={property} />
        <div className="flex flex-1 flex-col gap-3 p-5">
          <Audience property={property} />
          <Description property={property} />
          {property.canPlace && <PublishedAddress property={property} place={place} />}
          {main && (
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-2">
              <LinkButton variant="secondary" href={HREFS[main](property)} className="grow">
                {COPY.actions[main]}
                <VisuallyHidden>{COPY.ofProperty(title)}</VisuallyHidden>
              </LinkButton>
              {others.map((action) => (
                <Link
                  key={action}
                  href={HREFS[action](property)}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {COPY.actions[action]}
                  <VisuallyHidden>{COPY.ofProperty(title)}</VisuallyHidden>
                </Link>
              ))}
            </div>
          )}
        </div>
      </Card>
    </li>
  );
}

function Cover({ property: { photo, status } }: { property: OwnedProperty }) {
  return (
    <div className="relative aspect-3/2 bg-sunken">
      {photo ? (
        <Photo
          photo={photo}
          sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 85vw"
          className="size-full object-cover"
        />
      ) : (
        <p className="grid size-full place-items-center text-small text-ink-soft">{COPY.noPhoto}</p>
      )}
      <p className="absolute top-3 left-3 flex flex-wrap gap-1.5">
        <Badge tone={TONES[status.main]}>{COPY.statuses[status.main]}</Badge>
        {status.also && <Badge tone="mimosa">{COPY.otherStatuses[status.also]}</Badge>}
      </p>
    </div>
  );
}

function Audience({ property: { views, favorites } }: { property: OwnedProperty }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft tabular-nums">
      <span className="flex items-center gap-1.5">
        <Icon name="eye" className="size-4" />
        {COPY.views(views)}
      </span>
      <span className="flex items-center gap-1.5">
        <Icon name="heart" className="size-4" />
        {COPY.favorites(favorites)}
      </span>
    </p>
  );
}

function Description({ property }: { property: OwnedProperty }) {
  const { title, address, postalCode, city, priceCents, savingsCents, sellerName } = property;
  const facts = [
    formatRoundedSurface(property.surfaceDm2),
    COPY.rooms(property.rooms),
    property.bedrooms > 0 && COPY.bedrooms(property.bedrooms),
  ].filter((fact) => fact !== false);
  return (
    <>
      <div>
        <h2 className="text-subheading">{title}</h2>
        <p className="text-small text-ink-soft">{`${address}, ${postalCode} ${city}`}</p>
        {sellerName && <p className="text-small text-ink-soft">{COPY.seller(sellerName)}</p>}
      </div>
      <div>
        <p className="font-display text-[1.375rem] font-bold tabular-nums">
          {formatPrice(priceCents)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span>{COPY.tier(property.tier)}</span>
          {sellerName === null && (
            <span className={savingsCents > 0 ? "font-semibold text-leaf" : "text-ink-soft"}>
              {savingsCents > 0 ? COPY.saving(savingsCents) : COPY.noSaving}
            </span>
          )}
        </p>
        {property.estimated && <p className="text-fine text-ink-soft">{COPY.estimate}</p>}
      </div>
      <p className="text-small">{facts.join(" · ")}</p>
    </>
  );
}
