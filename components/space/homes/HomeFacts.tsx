import { LinkButton } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import { FUNNEL, type Recommendation } from "@/lib/dashboards/homes/rules";
import type { HomeFigures } from "@/lib/dashboards/homes/views";
import {
  formatCount,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatPrice,
} from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { availabilityOf, spaceRoutes } from "@/lib/routes/space";
import { SPARKLINE, sparklinePath } from "../charts/sparkline";
import { HOMES } from "./copy";

/** The views of the last thirty days as a line, and in words. */
export function ViewsLine({ line }: Pick<HomeFigures, "line">) {
  const total = line.reduce((sum, { views }) => sum + views, 0);
  const most = line.reduce((best, day) => (day.views >= best.views ? day : best));
  const text =
    total === 0
      ? HOMES.lineFlat
      : HOMES.lineText(
          formatCount(total, "vue", "vues"),
          formatInteger(most.views),
          formatCivilDate(most.day),
        );
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <svg
        role="img"
        aria-label={`${HOMES.line}. ${text}.`}
        viewBox={`0 0 ${SPARKLINE.width} ${SPARKLINE.height}`}
        preserveAspectRatio="none"
        className="h-10 w-full"
      >
        <path
          d={sparklinePath(line.map(({ views }) => views))}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-brand stroke-2"
        />
      </svg>
      <figcaption aria-hidden="true" className="text-fine text-ink-soft">
        {text}
      </figcaption>
    </figure>
  );
}

/** What becomes of who sees a listing. */
export function FunnelList({ funnel }: Pick<HomeFigures, "funnel">) {
  return (
    <dl aria-label={HOMES.funnel} className="flex flex-wrap gap-x-5 gap-y-2">
      {FUNNEL.map((step) => (
        <div key={step} className="flex flex-col">
          <dt className="text-fine text-ink-soft">{HOMES.steps[step]}</dt>
          <dd className="font-semibold tabular-nums">{formatInteger(funnel[step])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the views compare with those of like listings, and the price with the commune's. */
export function comparisonText({ comparison }: Pick<HomeFigures, "comparison">): string {
  if (comparison === null) return HOMES.comparison.none;
  const { percent, listings } = comparison;
  const count = formatCount(listings, "annonce", "annonces");
  if (percent === 0) return HOMES.comparison.same(count);
  const { more, less } = HOMES.comparison;
  return (percent > 0 ? more : less)(formatPercent(Math.abs(percent)), count);
}

export function priceText({ priceGapPercent: gap }: Pick<HomeFigures, "priceGapPercent">) {
  if (gap === null) return null;
  if (gap === 0) return HOMES.price.same;
  return (gap > 0 ? HOMES.price.above : HOMES.price.below)(formatPercent(Math.abs(gap)));
}

/** What the latest change of the price did, where there are days enough to tell. */
export function effectText({ priceEffects }: Pick<HomeFigures, "priceEffects">): string | null {
  const [latest] = priceEffects;
  if (!latest?.views) return null;
  const { before, since } = latest.views;
  return HOMES.effect.sentence(
    formatPrice(latest.toCents),
    formatCivilDate(latest.day),
    formatDecimal(before),
    formatDecimal(since),
  );
}

/** Where what is recommended is done. */
const PLACES: Record<Exclude<Recommendation, "none">, (id: string) => string> = {
  "answer-offers": () => spaceRoutes.list(spaceRoutes.seller.offers, { filter: "pending" }),
  "answer-visits": () => spaceRoutes.list(spaceRoutes.seller.visits, { filter: "pending" }),
  "open-slots": (propertyId) => availabilityOf("seller", { propertyId }),
  "add-photos": () => spaceRoutes.seller.properties,
  "check-price": () => spaceRoutes.seller.properties,
  "improve-text": () => spaceRoutes.seller.properties,
};

/** The one thing that would help a listing most, with the way to it. */
export function Advice({ id, recommendation }: Pick<HomeFigures, "id" | "recommendation">) {
  const { text, action } = HOMES.recommendations[recommendation];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56 text-small">{text}</p>
      {recommendation !== "none" && action !== null && (
        <LinkButton variant="secondary" href={PLACES[recommendation](id)}>
          {action}
        </LinkButton>
      )}
    </div>
  );
}

/** The way to a listing's own statistics, by its title. */
export function HomeTitle({ id, title }: Pick<HomeFigures, "id" | "title">) {
  return (
    <Link
      href={spaceRoutes.seller.listingAnalytics(id)}
      className="-my-2 inline-flex min-h-11 items-center font-semibold underline"
    >
      {title}
    </Link>
  );
}
