import { PropertyThumbnail } from "@/components/properties/PropertyThumbnail";
import { NoData } from "@/components/space/NoData";
import { ListEnd } from "@/components/trust/ListEnd";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import { formatDateTime } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { reviewOf, trustListOf } from "@/lib/routes/space";
import type { ListingCounts } from "@/lib/trust/listings/views";
import { REVIEW_KINDS, type ReviewKind } from "@/lib/trust/review/rules";
import type { QueuedRevisionView } from "@/lib/trust/review/views";
import { QUALITY } from "./copy";
import { QualityFrame } from "./QualityFrame";

const COPY = QUALITY.queue;

function factsOf({ type, city, surfaceDm2, priceCents }: QueuedRevisionView): string {
  return [
    type && PROPERTY_TYPE_LABELS[type],
    city,
    surfaceDm2 !== null && formatSurface(surfaceDm2),
    priceCents !== null && formatPrice(priceCents),
  ]
    .filter(Boolean)
    .join(", ");
}

function QueuedRevision({ revision }: { revision: QueuedRevisionView }) {
  const { id, kind, title, cover, sellerName, hours, decideBy, isLate, claim, isOwn } = revision;
  return (
    <Card
      flat
      id={id}
      className="flex scroll-mt-8 flex-wrap items-start justify-between gap-4 p-5 md:p-6"
    >
      <div className="flex min-w-0 items-start gap-4">
        <PropertyThumbnail photo={cover} />
        <div className="min-w-0">
          <h2 className="text-heading wrap-anywhere">{title}</h2>
          <p className="text-small text-ink-soft">{factsOf(revision)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={kind === "new" ? "brand" : "neutral"}>{COPY.kinds[kind]}</Badge>
            {isLate && <Badge tone="tile">{COPY.late}</Badge>}
            {isOwn && <Badge tone="mimosa">{COPY.own}</Badge>}
          </p>
          <p className="mt-2 text-small">
            {COPY.waits(hours)}{" "}
            <span className={cx(isLate && "font-semibold text-tile-strong")}>
              {COPY.decideBy(formatDateTime(decideBy))}
            </span>
          </p>
          <p className="text-small text-ink-soft">
            {COPY.soldBy(sellerName)} {claim ? COPY.claims[claim.holder](claim.name) : COPY.free}
          </p>
        </div>
      </div>
      <LinkButton href={reviewOf(id)} variant="secondary" aria-label={COPY.openNamed(title)}>
        {COPY.open}
      </LinkButton>
    </Card>
  );
}

function KindFilter({ kind }: { kind: ReviewKind | null }) {
  return (
    <nav aria-label={COPY.filter}>
      <ul className="flex flex-wrap gap-x-5">
        {[null, ...REVIEW_KINDS].map((each) => (
          <li key={each ?? ""}>
            <Link
              href={trustListOf("qualityControl", { filtre: "in-review", nature: each })}
              aria-current={each === kind ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center",
                each === kind ? "font-semibold" : "text-link underline",
              )}
            >
              {each === null ? COPY.all : COPY.plurals[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What sellers handed in and waits for a decision, the oldest first. */
export function QueueScreen({
  kind,
  done,
  isFirst,
  counts,
  page,
}: {
  kind: ReviewKind | null;
  /** What was just decided. */
  done: keyof typeof COPY.done | null;
  isFirst: boolean;
  counts: ListingCounts;
  page: ListPage<QueuedRevisionView>;
}) {
  const here = { filtre: "in-review", nature: kind };
  return (
    <QualityFrame view="in-review" counts={counts}>
      {done && (
        <Callout tone="success" live>
          <p>{COPY.done[done]}</p>
        </Callout>
      )}
      <KindFilter kind={kind} />
      {page.rows.length === 0 ? (
        <NoData
          title={kind === null ? QUALITY.empty["in-review"] : COPY.emptyKinds[kind]}
          actions={
            <LinkButton
              href={trustListOf("qualityControl", { filtre: "published" })}
              variant="secondary"
            >
              {QUALITY.views.published}
            </LinkButton>
          }
        />
      ) : (
        <ul className="flex flex-col gap-5">
          {page.rows.map((revision) => (
            <li key={revision.id}>
              <QueuedRevision revision={revision} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("qualityControl", { ...here, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("qualityControl", here)}
      />
    </QualityFrame>
  );
}
