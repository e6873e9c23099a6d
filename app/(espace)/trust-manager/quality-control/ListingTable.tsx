import { PropertyThumbnail } from "@/components/properties/PropertyThumbnail";
import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { ShortDay } from "@/components/space/ShortDay";
import { TRUST } from "@/components/trust/copy";
import { ListingPoints } from "@/components/trust/ListingPoints";
import { LISTS } from "@/components/trust/list-copy";
import { MailLink } from "@/components/trust/MailLink";
import { PropertyTitle } from "@/components/trust/PropertyTitle";
import { TickedCell } from "@/components/trust/Ticks";
import { Badge } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { Link } from "@/components/ui/Link";
import { CARD, PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import type { PhotoView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import type { ListingSort } from "@/lib/trust/listings/rules";
import type { CheckedListingView } from "@/lib/trust/listings/views";
import { QUALITY } from "./copy";

const columnsOf = (
  sort: (key: ListingSort) => ColumnSort,
  hasTicks: boolean,
): [Column<CheckedListingView>, ...Column<CheckedListingView>[]] => [
  {
    label: QUALITY.columns.listing,
    cell: ({ id, title, canRequest }) => (
      <TickedCell
        tick={canRequest && { name: "listings", value: id, label: QUALITY.tick(title) }}
        among={hasTicks}
      >
        <span className="line-clamp-2 xl:line-clamp-1 xl:max-w-72">{title}</span>
      </TickedCell>
    ),
  },
  { label: LISTS.commune, sort: sort("commune"), cell: ({ city }) => city },
  {
    label: TRUST.price,
    kind: "figure",
    sort: sort("price"),
    cell: ({ priceCents }) => formatPrice(priceCents),
  },
  {
    label: QUALITY.since,
    sort: sort("date"),
    cell: ({ since }) => <ShortDay at={since} />,
  },
  { label: TRUST.looper, sort: sort("looper"), cell: ({ looperName }) => looperName },
  { label: QUALITY.columns.state, cell: (listing) => <State {...listing} /> },
  {
    label: QUALITY.columns.action,
    kind: "action",
    cell: ({ id, title, isPublic }) =>
      isPublic && (
        <Link
          href={routes.listing(id)}
          aria-label={QUALITY.openNamed(title)}
          className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
        >
          {QUALITY.open}
        </Link>
      ),
  },
];

/**
 * Published listings, a row each, in a form whose boxes tick those to complete; what is known and odd of one opens under
 * it.
 */
export function ListingTable({
  label,
  listings,
  covers,
  sort,
  hasTicks,
}: {
  label: string;
  listings: readonly CheckedListingView[];
  /** The pictures of those that have any, by their ids. */
  covers: Readonly<Record<string, PhotoView>>;
  sort: (key: ListingSort) => ColumnSort;
  /** Whether any is to be completed. */
  hasTicks: boolean;
}) {
  return (
    <DataTable
      label={label}
      columns={columnsOf(sort, hasTicks)}
      rows={listings}
      keyOf={({ id }) => id}
      anchored
      from="xl"
      dense
      details={{
        label: ({ title }) => QUALITY.details(title),
        content: (listing) => <Details listing={listing} cover={covers[listing.id] ?? null} />,
      }}
    />
  );
}

/** In a line: how many mentions are missing, and how many points were found. */
function State({ missing, findings }: CheckedListingView) {
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1">
      {missing.length > 0 ? (
        <Badge tone="tile" className="max-xl:whitespace-normal">
          {QUALITY.missingCount(missing.length)}
        </Badge>
      ) : (
        <Badge tone="leaf">{QUALITY.completeShort}</Badge>
      )}
      {findings.length > 0 && (
        <Badge tone="mimosa" className="max-xl:whitespace-normal">
          {QUALITY.findingCount(findings.length)}
        </Badge>
      )}
    </span>
  );
}

function Missing({ missing }: Pick<CheckedListingView, "missing">) {
  if (missing.length === 0) return null;
  return (
    <Callout tone="warning" title={QUALITY.missing}>
      <ul className="list-disc pl-5">
        {missing.map((field) => (
          <li key={field}>{QUALITY.fields[field]}</li>
        ))}
      </ul>
    </Callout>
  );
}

function Details({ listing, cover }: { listing: CheckedListingView; cover: PhotoView | null }) {
  const { id, title, city, type, surfaceDm2, isPublic, pricePerM2Cents } = listing;
  const { meanPricePerM2Cents, photoCount, energyClass, description } = listing;
  const { sellerName, sellerEmail, missing, findings } = listing;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <PropertyThumbnail photo={cover} />
        <div className="min-w-0">
          <p className="font-semibold">
            <PropertyTitle id={id} title={title} city={city} isPublic={isPublic} />
          </p>
          <p className="text-ink-soft">
            {PROPERTY_TYPE_LABELS[type]}, {formatSurface(surfaceDm2)}
          </p>
          {listing.isDemonstration && <Badge className="mt-2">{CARD.demonstration}</Badge>}
        </div>
      </div>
      <Missing missing={missing} />
      <ListingPoints
        {...{ findings, pricePerM2Cents, meanPricePerM2Cents, photoCount }}
        isDemonstration={listing.isDemonstration}
        before={missing.length === 0 && <Badge tone="leaf">{QUALITY.complete}</Badge>}
        facts={[
          { label: QUALITY.energy, value: energyClass ?? QUALITY.energyMissing },
          { label: TRUST.seller, value: sellerName },
        ]}
      />
      {!isPublic && (
        <Disclosure summary={QUALITY.description} className="border-t border-line">
          <p className="max-w-text whitespace-pre-line">{description}</p>
        </Disclosure>
      )}
      <div>
        <MailLink to={sellerEmail}>{TRUST.write(sellerName)}</MailLink>
      </div>
    </div>
  );
}
