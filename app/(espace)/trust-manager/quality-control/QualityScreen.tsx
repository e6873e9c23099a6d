"use client";

import { PropertyThumbnail } from "@/components/properties/PropertyThumbnail";
import { NoData } from "@/components/space/NoData";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { CARD, PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatInteger, formatPrice, formatPricePerM2, formatSurface } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import type { PhotoView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { trustListOf } from "@/lib/routes/space";
import type { CheckedView } from "@/lib/trust/listings/rules";
import type { CheckedListingView, ListingCounts } from "@/lib/trust/listings/views";
import { ListEnd } from "../../../../components/trust/ListEnd";
import { MailLink } from "../../../../components/trust/MailLink";
import { PropertyTitle } from "../../../../components/trust/PropertyTitle";
import { QUALITY } from "./copy";
import { QualityFrame } from "./QualityFrame";

function Findings({ missing, findings }: Pick<CheckedListingView, "missing" | "findings">) {
  return (
    <>
      {missing.length > 0 && (
        <Callout tone="warning" title={QUALITY.missing}>
          <ul className="list-disc pl-5">
            {missing.map((field) => (
              <li key={field}>{QUALITY.fields[field]}</li>
            ))}
          </ul>
        </Callout>
      )}
      <ul className="flex flex-wrap gap-2">
        {missing.length === 0 && (
          <li>
            <Badge tone="leaf">{QUALITY.complete}</Badge>
          </li>
        )}
        {findings.map((finding) => (
          <li key={finding}>
            <Badge tone="mimosa" className="whitespace-normal!">
              {QUALITY.findings[finding]}
            </Badge>
          </li>
        ))}
        {findings.length === 0 && (
          <li>
            <Badge className="whitespace-normal!">{QUALITY.nothingOdd}</Badge>
          </li>
        )}
      </ul>
    </>
  );
}

function CheckedListing({
  listing,
  cover,
}: {
  listing: CheckedListingView;
  cover: PhotoView | null;
}) {
  const { id, title, city, type, priceCents, surfaceDm2, isPublic, since } = listing;
  const { pricePerM2Cents, meanPricePerM2Cents, photoCount, energyClass, description } = listing;
  const { sellerName, sellerEmail, looperName, missing, findings } = listing;
  return (
    <Card flat id={id} className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6">
      <div className="flex items-start gap-4">
        <PropertyThumbnail photo={cover} />
        <div className="min-w-0">
          <h2 className="text-heading">
            <PropertyTitle id={id} title={title} city={city} isPublic={isPublic} />
          </h2>
          <p className="text-small text-ink-soft">
            {PROPERTY_TYPE_LABELS[type]}, {formatSurface(surfaceDm2)}, {formatPrice(priceCents)}
          </p>
          {listing.isDemonstration && <Badge className="mt-2">{CARD.demonstration}</Badge>}
        </div>
      </div>
      <Findings missing={missing} findings={findings} />
      <FactGrid
        facts={[
          {
            label: QUALITY.since,
            value: formatDate(since),
          },
          { label: QUALITY.pricePerM2, value: formatPricePerM2(pricePerM2Cents) },
          {
            label: QUALITY.mean,
            value:
              meanPricePerM2Cents === null
                ? QUALITY.meanUnknown
                : formatPricePerM2(meanPricePerM2Cents),
          },
          {
            label: listing.isDemonstration ? QUALITY.illustrations : QUALITY.photos,
            value: formatInteger(photoCount),
          },
          { label: QUALITY.energy, value: energyClass ?? QUALITY.energyMissing },
          { label: TRUST.seller, value: sellerName },
          { label: TRUST.looper, value: looperName ?? TRUST.noLooper },
        ]}
      />
      {!isPublic && (
        <Disclosure summary={QUALITY.description} className="border-t border-line">
          <p className="max-w-text whitespace-pre-line">{description}</p>
        </Disclosure>
      )}
      <div className="flex flex-wrap gap-3">
        {isPublic && (
          <LinkButton href={routes.listing(id)} variant="secondary">
            {TRUST.openListing}
          </LinkButton>
        )}
        <MailLink to={sellerEmail}>{TRUST.write(sellerName)}</MailLink>
      </div>
    </Card>
  );
}

/** Published listings that lack something, or that were published last. */
export function QualityScreen({
  view,
  isFirst,
  counts,
  page,
  covers,
}: {
  view: CheckedView;
  isFirst: boolean;
  counts: ListingCounts;
  page: ListPage<CheckedListingView>;
  /** The pictures of those that have any, by their ids. */
  covers: Readonly<Record<string, PhotoView>>;
}) {
  return (
    <QualityFrame view={view} counts={counts}>
      {page.rows.length === 0 ? (
        <NoData
          title={QUALITY.empty[view]}
          actions={
            view !== "published" && (
              <LinkButton
                href={trustListOf("qualityControl", { filtre: "published" })}
                variant="secondary"
              >
                {QUALITY.views.published}
              </LinkButton>
            )
          }
        />
      ) : (
        <ul className="flex flex-col gap-5">
          {page.rows.map((listing) => (
            <li key={listing.id}>
              <CheckedListing listing={listing} cover={covers[listing.id] ?? null} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("qualityControl", { filtre: view, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("qualityControl", { filtre: view })}
      />
    </QualityFrame>
  );
}
