import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Container } from "@/components/ui/Container";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { floorName } from "@/lib/content/common";
import type { EstimateView, FigureView } from "@/lib/estimates/views";
import {
  formatChange,
  formatPercent,
  formatPrice,
  formatPricePerM2,
  formatSurface,
} from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { ARTICLE, CONDITION_LABELS, OUTSIDE_LABELS } from "../../copy";
import { ComparableSales } from "./ComparableSales";
import { RESULT } from "./copy";
import { metresText, monthText } from "./texts";

/** An estimate: its figure and error, the sales it rests on, and where to go from there. */
export function ResultScreen({
  estimate,
  styleUrl,
  comparableAction,
  sellAction,
  keepAction,
  followAction,
  isSignedIn,
  keepingHref,
}: {
  estimate: EstimateView;
  styleUrl: string | null;
  comparableAction: FormAction;
  sellAction: FormAction;
  keepAction: FormAction;
  followAction: FormAction;
  isSignedIn: boolean;
  /** The login that has the account keep it. */
  keepingHref: string;
}) {
  const { id, type, surfaceDm2, rooms, street, commune, figure } = estimate;
  const where = `${street}, ${commune}`;
  return (
    <Container className="flex flex-col gap-10 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{RESULT.title}</h1>
        <p className="mt-3 text-lead text-ink-soft">
          {RESULT.home(ARTICLE[type], formatSurface(surfaceDm2), rooms, where)}
        </p>
      </div>
      {figure ? <Figure estimate={estimate} figure={figure} /> : <Refusal estimate={estimate} />}
      <div className="flex flex-wrap items-start gap-3">
        {estimate.isMine && (
          <ActionForm id="vendre" action={sellAction}>
            <input type="hidden" name="estimateId" value={id} />
            <SubmitButton sending={RESULT.selling}>
              {figure ? RESULT.sellAt(formatPrice(figure.centreCents)) : RESULT.sell}
            </SubmitButton>
          </ActionForm>
        )}
        {estimate.isMine && (
          <LinkButton href={estimateRoutes.support(id)} variant="secondary" rel="nofollow">
            {estimate.isSupportRequested ? RESULT.supported : RESULT.support}
          </LinkButton>
        )}
        {estimate.isMine && !estimate.isSaved && (
          <Keep id={id} action={keepAction} isSignedIn={isSignedIn} href={keepingHref} />
        )}
        <LinkButton href={routes.estimate} variant="secondary">
          {RESULT.again}
        </LinkButton>
      </div>
      {estimate.isMine && estimate.isSaved && (
        <p className="-mt-6">
          {RESULT.saved}{" "}
          <Link href={spaceRoutes.estimates} className="text-link">
            {RESULT.all}
          </Link>
        </p>
      )}
      {estimate.isMine && estimate.isSaved && estimate.outcome !== "no_register" && (
        <Follow estimate={estimate} action={followAction} />
      )}
      {estimate.isMine && <p className="-mt-6 text-small text-ink-soft">{RESULT.sellNote}</p>}
      {estimate.comparables.length > 0 && (
        <ComparableSales estimate={estimate} styleUrl={styleUrl} action={comparableAction} />
      )}
      <Details estimate={estimate} />
      <Foot estimate={estimate} />
    </Container>
  );
}

function Figure({ estimate, figure }: { estimate: EstimateView; figure: FigureView }) {
  const { backtest, day, isPast } = estimate;
  const trend = Math.round(estimate.yearlyTrend * 1_000) / 10;
  return (
    <section aria-label={RESULT.title} className="flex flex-col gap-5">
      {isPast && (
        <Callout tone="warning" className="max-w-text">
          <p>{RESULT.old(formatCivilDate(day))}</p>
        </Callout>
      )}
      <Card className="max-w-[48rem] p-5 md:p-7">
        <dl className="flex flex-wrap items-end gap-x-10 gap-y-5">
          <Amount label={RESULT.low} cents={figure.lowCents} />
          <Amount label={RESULT.centre} cents={figure.centreCents} isMain />
          <Amount label={RESULT.high} cents={figure.highCents} />
        </dl>
        <p className="mt-4 figures">{formatPricePerM2(figure.pricePerM2Cents)}</p>
        <p className="mt-1 text-ink-soft">
          {RESULT.basis(
            figure.count,
            metresText(figure.farthestM),
            monthText(figure.firstMonth),
            monthText(figure.lastMonth),
          )}{" "}
          {RESULT.notExpert}
        </p>
      </Card>
      <ul className="flex max-w-text list-disc flex-col gap-2 pl-5">
        {backtest ? (
          <li>
            {RESULT.error(
              backtest.year,
              formatPercent(backtest.errors.medianError * 100),
              backtest.errors.count,
            )}
          </li>
        ) : (
          <li>{RESULT.noError}</li>
        )}
        {backtest && backtest.coverage !== null && (
          <li>{RESULT.coverage(formatPercent(backtest.coverage * 100), backtest.year)}</li>
        )}
        <li>{RESULT.range[figure.rangeSource]}</li>
        <li>{trend === 0 ? RESULT.noTrend : RESULT.trend(formatChange(trend))}</li>
        {!estimate.isWhole && <li>{RESULT.partial}</li>}
        {estimate.placedByStreet && <li>{RESULT.byStreet}</li>}
      </ul>
    </section>
  );
}

function Amount({ label, cents, isMain }: { label: string; cents: number; isMain?: boolean }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className={cx("figures whitespace-nowrap", isMain ? "text-title" : "text-heading")}>
        {formatPrice(cents)}
      </dd>
    </div>
  );
}

function Refusal({ estimate }: { estimate: EstimateView }) {
  const { outcome, comparables, day, isPast, isWhole } = estimate;
  const copy = outcome === "no_register" ? RESULT.noRegister : RESULT.tooFew;
  return (
    <Callout tone="warning" className="max-w-text">
      <h2 className="font-semibold">{copy.title}</h2>
      <p className="mt-1">{copy.text}</p>
      {outcome !== "no_register" && <p>{RESULT.tooFew.reason(comparables.length)}</p>}
      {outcome === "too_few" && isPast && <p>{RESULT.stop(formatCivilDate(day))}</p>}
      {!isWhole && <p>{RESULT.partial}</p>}
      <p className="mt-2">{RESULT.help}</p>
    </Callout>
  );
}

/** Has the account keep it; without one, leads to the login and back. */
function Keep({
  id,
  action,
  isSignedIn,
  href,
}: {
  id: string;
  action: FormAction;
  isSignedIn: boolean;
  href: string;
}) {
  if (!isSignedIn) {
    return (
      <LinkButton href={href} variant="secondary">
        {RESULT.signIn}
      </LinkButton>
    );
  }
  return (
    <ActionForm id="conserver" action={action}>
      <input type="hidden" name="estimateId" value={id} />
      <SubmitButton variant="secondary" sending={RESULT.keeping}>
        {RESULT.keep}
      </SubmitButton>
    </ActionForm>
  );
}

/** Whether the owner gets the home's new figure twice a year. */
function Follow({
  estimate: { id, nextFigureOn },
  action,
}: {
  estimate: EstimateView;
  action: FormAction;
}) {
  const isFollowed = nextFigureOn !== null;
  return (
    <ActionForm id="suivre" action={action} className="-mt-6 max-w-text">
      <input type="hidden" name="estimateId" value={id} />
      <p>{isFollowed ? RESULT.followed(formatCivilDate(nextFigureOn)) : RESULT.followText}</p>
      <SubmitButton
        name="isFollowed"
        value={isFollowed ? "no" : "yes"}
        variant="quiet"
        sending={RESULT.keeping}
        className="self-start"
      >
        {isFollowed ? RESULT.unfollow : RESULT.follow}
      </SubmitButton>
    </ActionForm>
  );
}

/** What was answered besides, which the sales do not show. */
function Details({ estimate: { details, landDm2 } }: { estimate: EstimateView }) {
  const items = [
    landDm2 !== null && RESULT.land(formatSurface(landDm2)),
    details.floor !== null && floorName(details.floor),
    details.lift && RESULT.lift[details.lift],
    details.outside && details.outside !== "none" && OUTSIDE_LABELS[details.outside],
    details.condition && CONDITION_LABELS[details.condition],
    details.year !== null && RESULT.built(details.year),
  ].filter((item): item is string => typeof item === "string");
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="non-vu" className="max-w-text">
      <h2 id="non-vu" className="text-heading">
        {RESULT.seen}
      </h2>
      <p className="mt-2">{items.join(" · ")}</p>
      <p className="mt-2 text-small text-ink-soft">{RESULT.seenText}</p>
    </section>
  );
}

function Foot({ estimate: { dataAt, endsAt } }: { estimate: EstimateView }) {
  return (
    <div className="max-w-text border-t border-line pt-5 text-small text-ink-soft">
      {dataAt && <p>{RESULT.source(formatDate(dataAt))}</p>}
      {endsAt && <p className="mt-2">{RESULT.until(formatDate(endsAt))}</p>}
      <Link
        href={estimateRoutes.method}
        className="text-link mt-1 inline-flex min-h-11 items-center"
      >
        {RESULT.method}
      </Link>
    </div>
  );
}
