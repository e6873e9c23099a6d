import { FactGrid } from "@/components/trust/FactGrid";
import { LinkButton } from "@/components/ui/Button";
import { Disclosure } from "@/components/ui/Disclosure";
import { Link } from "@/components/ui/Link";
import {
  formatExactPrice,
  formatPrice,
  formatPricePerM2,
  formatSurface,
} from "@/lib/kernel/format";
import { formatDateTime, formatTime } from "@/lib/kernel/format-date";
import type { CheckView } from "@/lib/quality/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { routes } from "@/lib/routes/public";
import { looperFileOf } from "@/lib/routes/space";
import { PhotoGrid } from "../../[id]/PhotoGrid";
import { CHECK } from "./copy";

/** The looper of a check, with the way to their file. */
function LooperName({ looper }: { looper: CheckView["looper"] }) {
  if (looper === null) return CHECK.listing.noLooper;
  if (looper.grantId === null) return looper.name;
  return (
    <Link href={looperFileOf(looper.grantId)} className="text-link">
      {looper.name}
    </Link>
  );
}

/** The listing of a check, or the home of its visit. */
export function Listing({ check: { kind, listing, looper } }: { check: CheckView }) {
  const COPY = CHECK.listing;
  const { priceCents, surfaceDm2, energyClass, ghgClass, photos, title } = listing;
  return (
    <section aria-labelledby="annonce" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="annonce" className="text-heading">
          {COPY.title}
        </h2>
        {listing.isPublic ? (
          <LinkButton href={routes.listing(listing.id)} variant="secondary">
            {COPY.open}
          </LinkButton>
        ) : (
          <p className="text-small text-ink-soft">{COPY.offline}</p>
        )}
      </div>
      <FactGrid
        facts={[
          { label: COPY.price, value: formatPrice(priceCents) },
          { label: COPY.surface, value: formatSurface(surfaceDm2) },
          {
            label: COPY.pricePerM2,
            value: formatPricePerM2(Math.round((priceCents * 100) / surfaceDm2)),
          },
          {
            label: COPY.energy,
            value: energyClass ? `${energyClass} et ${ghgClass ?? "–"}` : COPY.energyMissing,
          },
          { label: COPY.seller, value: listing.sellerName },
          { label: COPY.looper, value: <LooperName looper={looper} /> },
        ]}
      />
      {kind === "listing" && (
        <>
          <h3 className="font-semibold">{COPY.photos}</h3>
          {photos.length === 0 ? (
            <p>{COPY.noPhoto}</p>
          ) : (
            <PhotoGrid
              title={title}
              pictures={photos.map((photo, at) => ({
                photo: { ...photo, alt: photo.alt || COPY.picture(at + 1) },
                text: photo.alt,
                hints: [],
              }))}
            />
          )}
          <Disclosure summary={COPY.description} className="border-t border-line">
            <p className="max-w-text whitespace-pre-line wrap-anywhere">{listing.description}</p>
          </Disclosure>
        </>
      )}
    </section>
  );
}

/** The visit of a check: when, between whom, and what was paid. */
export function Visit({
  check: { listing },
  visit,
}: {
  check: CheckView;
  visit: NonNullable<CheckView["visit"]>;
}) {
  const COPY = CHECK.visit;
  const { clock } = listing;
  const { startsAt, endsAt, completedAt, visitorName, hostName, rating, opinion, line } = visit;
  return (
    <section aria-labelledby="visite" className="flex flex-col gap-5">
      <h2 id="visite" className="text-heading">
        {COPY.title}
      </h2>
      <FactGrid
        facts={[
          {
            label: COPY.at,
            value: formatDateTime(startsAt, clock),
            hint: COPY.until(formatTime(endsAt, clock.zone)),
          },
          {
            label: COPY.code,
            value: completedAt === null ? COPY.noCode : formatTime(completedAt, clock.zone),
            ...(completedAt && { hint: COPY.codeAt(startsAt, completedAt) }),
          },
          { label: COPY.visitor, value: visitorName },
          { label: COPY.host, value: hostName },
          {
            label: COPY.opinion,
            value: rating === null ? COPY.noOpinion : COPY.rating(rating),
            ...(opinion && { hint: opinion }),
          },
          line === null
            ? { label: COPY.paid, value: COPY.noLine }
            : {
                label: COPY.paid,
                value: (
                  <Link href={payoutRoutes.entry(line.id)} className="text-link">
                    {formatExactPrice(line.amountCents)}
                  </Link>
                ),
                ...(line.isReversed && { hint: COPY.reversed }),
              },
        ]}
      />
    </section>
  );
}
