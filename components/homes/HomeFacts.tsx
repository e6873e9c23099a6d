import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { Recommendation } from "@/lib/dashboards/homes/advice";
import { type DailyMean, FUNNEL, surplusOf } from "@/lib/dashboards/homes/rules";
import type { HomeFigures } from "@/lib/dashboards/homes/views";
import {
  formatCount,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatPrice,
} from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { PropertyStatus } from "@/lib/kernel/property-kinds";
import type { Step } from "@/lib/revisions/steps";
import { availabilityOf, spaceRoutes } from "@/lib/routes/space";
import { SPARKLINE, sparklinePath } from "../charts/sparkline";
import { ofHome } from "../space/copy";
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

/** What becomes of the people who see a listing. */
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

/** The notes on steps that exceed the one before them. */
export function SurplusNotes({ funnel }: Pick<HomeFigures, "funnel">) {
  return surplusOf(funnel).map((step) => (
    <p key={step} className="text-fine text-ink-soft">
      {HOMES.surplus[step]}
    </p>
  ));
}

const daysText = (count: number) => formatCount(count, "jour", "jours");
const listingsText = (count: number) => formatCount(count, "annonce", "annonces");

/** How the views compare with those of like listings, over how many days, or why they can't be. */
export function comparisonText({ comparison }: Pick<HomeFigures, "comparison">): string {
  const { more, less, same, none } = HOMES.comparison;
  if (comparison.kind !== "compared") return none[comparison.kind];
  const { percent, listings, days } = comparison;
  const [count, span] = [listingsText(listings), daysText(days)];
  if (percent === 0) return same(count, span);
  return (percent > 0 ? more : less)(formatPercent(Math.abs(percent)), count, span);
}

/** How the price compares with the commune's. */
export function priceText({ priceGap }: Pick<HomeFigures, "priceGap">): string | null {
  if (priceGap === null) return null;
  const { above, below, same } = HOMES.price;
  const count = listingsText(priceGap.listings);
  if (priceGap.percent === 0) return same(count);
  return (priceGap.percent > 0 ? above : below)(formatPercent(Math.abs(priceGap.percent)), count);
}

/** A mean of views, and over how many days. */
export const meanText = ({ mean, days }: DailyMean) =>
  HOMES.effect.over(formatDecimal(mean), daysText(days));

/** What the latest change of the price did, where there are days enough to tell. */
export function effectText({ priceEffects }: Pick<HomeFigures, "priceEffects">): string | null {
  const [latest] = priceEffects;
  if (!latest?.views) return null;
  const { before, since } = latest.views;
  return HOMES.effect.sentence(
    formatPrice(latest.toCents),
    formatCivilDate(latest.day),
    meanText(before),
    meanText(since),
  );
}

/** The steps of the editor in which some recommendations are followed. */
const EDITOR_STEPS = {
  "add-photos": "photos",
  "improve-text": "description",
  "draw-attention": "description",
} as const satisfies Partial<Record<Recommendation, Step>>;

const isEdited = (kind: Recommendation): kind is keyof typeof EDITOR_STEPS =>
  Object.hasOwn(EDITOR_STEPS, kind);

/** Where a recommendation is followed that is no change of the listing; null where there is none. */
function placeOf({ id, recommendation, subjectId }: Advised): string | null {
  switch (recommendation) {
    case "answer-offers":
      return subjectId && spaceRoutes.offer(subjectId);
    case "answer-visits":
      return subjectId && spaceRoutes.visit(subjectId);
    case "check-price":
      return spaceRoutes.changePrice(id);
    case "confirm":
      return spaceRoutes.ownProperty(id);
    case "open-slots":
      return availabilityOf("seller", { propertyId: id });
    default:
      return isEdited(recommendation) && subjectId !== null
        ? spaceRoutes.editListingStep(subjectId, EDITOR_STEPS[recommendation])
        : null;
  }
}

type Advised = Pick<HomeFigures, "id" | "title" | "recommendation" | "subjectId">;

/** The one thing that would help a listing most, with the way to it; nothing where nothing would. */
export function Advice({ home, start }: { home: Advised; start: FormAction }) {
  const { id, title, recommendation } = home;
  if (recommendation === "none") return null;
  const { text, action } = HOMES.recommendations[recommendation];
  const href = placeOf(home);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56">{text}</p>
      {href !== null && (
        <LinkButton variant="secondary" href={href}>
          {action}
          <VisuallyHidden>{ofHome(title)}</VisuallyHidden>
        </LinkButton>
      )}
      {href === null && isEdited(recommendation) && (
        <ActionForm id={`conseil-${id}`} action={start}>
          <input type="hidden" name="propertyId" value={id} />
          <input type="hidden" name="step" value={EDITOR_STEPS[recommendation]} />
          <SubmitButton variant="secondary" sending={HOMES.opening}>
            {action}
            <VisuallyHidden>{ofHome(title)}</VisuallyHidden>
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  );
}

/** What a listing is besides online; null where it is nothing else. */
export function statusText({ status }: Pick<HomeFigures, "status">): string | null {
  const names: Partial<Record<PropertyStatus, string>> = HOMES.statuses;
  return names[status] ?? null;
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
