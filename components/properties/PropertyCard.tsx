import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import type { PortalView } from "@/lib/diffusion/views";
import { formatSurface } from "@/lib/kernel/format";
import type { CorrectionView } from "@/lib/quality/views";
import { propertyAnchor } from "@/lib/routes/space";
import type { StatusLabels } from "@/lib/selling/rules";
import type { OwnedProperty } from "@/lib/selling/views";
import { PortalLines } from "../diffusion/PortalLines";
import { Corrections } from "../quality/Corrections";
import { Cover } from "./Cover";
import { PROPERTIES as COPY } from "./copy";
import type { PropertyForms } from "./forms";
import { Price } from "./Price";
import { PropertyActions } from "./PropertyActions";
import { PublishedAddress } from "./PublishedAddress";

const TONES: Record<StatusLabels["main"], BadgeTone> = {
  active: "leaf",
  draft: "neutral",
  sold: "brand",
  withdrawn: "tile",
};

/** A property of one's own, as an `<li>`: where it stands, and what can be done with it. */
export function PropertyCard({
  property,
  forms,
  portals = [],
  corrections = [],
}: {
  property: OwnedProperty;
  forms: PropertyForms;
  /** Where it stands with portals. */
  portals?: readonly PortalView[];
  /** What the team has its people correct. */
  corrections?: readonly CorrectionView[];
}) {
  const { status } = property;
  return (
    <li id={propertyAnchor(property.id)} className="min-w-0 scroll-mt-8">
      <Card flat className="flex h-full flex-col overflow-hidden">
        <Cover photo={property.photo}>
          <Badge tone={TONES[status.main]}>{COPY.statuses[status.main]}</Badge>
          {status.also && <Badge tone="mimosa">{COPY.otherStatuses[status.also]}</Badge>}
          <RevisionBadge property={property} />
        </Cover>
        <div className="flex flex-1 flex-col gap-3 p-5">
          <Audience property={property} />
          <Description property={property} />
          <Withdrawal property={property} />
          <Corrections corrections={corrections} />
          <PortalLines portals={portals} label={COPY.portals} />
          {property.canPlace && <PublishedAddress property={property} place={forms.place} />}
          <PropertyActions property={property} forms={forms} />
        </div>
      </Card>
    </li>
  );
}

/** A change of what is published, or what is to be corrected; of a draft its own badge says the rest. */
function RevisionBadge({ property: { status, revision } }: { property: OwnedProperty }) {
  if (revision?.status === "returned")
    return <Badge tone="mimosa">{COPY.revisions.returned}</Badge>;
  if (revision === null || status.main === "draft") return null;
  return <Badge tone="brand">{COPY.revisions[revision.status]}</Badge>;
}

/** When and why it left the market. */
function Withdrawal({ property: { withdrawal } }: { property: OwnedProperty }) {
  if (withdrawal === null) return null;
  const { at, reason } = withdrawal;
  return (
    <p className="rounded-control bg-sunken p-3 text-small">
      {COPY.withdrawal.on(at)}
      {reason !== null && (
        <span className="block text-ink-soft">{COPY.withdrawal.because(reason)}</span>
      )}
    </p>
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
  const { title, address, postalCode, city, sellerName } = property;
  const facts = [
    formatSurface(property.surfaceDm2),
    COPY.rooms(property.rooms),
    property.bedrooms > 0 && COPY.bedrooms(property.bedrooms),
  ].filter((fact) => fact !== false);
  return (
    <>
      <div>
        <h2 className="text-subheading">{title}</h2>
        <p className="mt-1.5 text-small text-ink-soft">{`${address}, ${postalCode} ${city}`}</p>
        {sellerName && <p className="text-small text-ink-soft">{COPY.seller(sellerName)}</p>}
      </div>
      <Price price={property} saves={sellerName === null} />
      <p className="text-small">{facts.join(" · ")}</p>
    </>
  );
}
