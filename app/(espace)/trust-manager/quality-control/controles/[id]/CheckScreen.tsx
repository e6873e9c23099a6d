import type { FormAction } from "@/components/forms/ActionForm";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Badge } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import {
  MEASURE_LABELS,
  QUALITY_KIND_LABELS,
  QUALITY_OUTCOME_LABELS,
  QUALITY_REASON_LABELS,
} from "@/lib/quality/copy";
import type { CheckView } from "@/lib/quality/views";
import { qualityRoutes } from "@/lib/routes/quality";
import { OUTCOME_TONES } from "../../echantillons/SamplesScreen";
import { CheckForm } from "./CheckForm";
import { CHECK as COPY } from "./copy";
import { Denial } from "./Denial";
import { Listing, Visit } from "./Subject";

/** A check: what it is of beside the checklist and the conclusion. */
export function CheckScreen({
  check,
  done,
  actions,
}: {
  check: CheckView;
  /** What was just done. */
  done: keyof typeof COPY.done | null;
  actions: { decide: FormAction; settle: FormAction };
}) {
  const { kind, state, outcome, listing, outcomes, week, isOwn } = check;
  const isOpen = outcomes.length > 0;
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={qualityRoutes.samples({ semaine: week })}>{COPY.back}</BackLink>
      {done && (
        <ArrivalNotice tone="success">
          <p>{COPY.done[done]}</p>
        </ArrivalNotice>
      )}
      <PageTitle
        title={COPY.title(listing.title)}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge>{QUALITY_KIND_LABELS[kind].one}</Badge>
            {outcome && (
              <Badge tone={OUTCOME_TONES[outcome]}>{QUALITY_OUTCOME_LABELS[outcome]}</Badge>
            )}
            <span>{listing.city}</span>
          </span>
        }
      />
      {isOpen && !isOwn && (
        <p className="lg:hidden">
          <a href="#a-conclure" className="text-link inline-flex min-h-11 items-center gap-1.5">
            <Icon name="arrow-down" className="size-4" />
            {COPY.toDecision}
          </a>
        </p>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="pourquoi" className="flex flex-col gap-2">
            <h2 id="pourquoi" className="text-heading">
              {COPY.why}
            </h2>
            <ul className="list-disc pl-5">
              {check.reasons.map((reason) => (
                <li key={reason}>{QUALITY_REASON_LABELS[reason]}</li>
              ))}
            </ul>
            {check.reasons.some((reason) => reason !== "drawn") && (
              <p className="text-small text-ink-soft">{COPY.whyText}</p>
            )}
          </section>
          {check.visit && <Visit check={check} visit={check.visit} />}
          {check.visit && <Denial check={check} visit={check.visit} action={actions.settle} />}
          <Listing check={check} />
        </div>
        <Card
          flat
          id="a-conclure"
          className="flex min-w-0 scroll-mt-6 flex-col gap-6 p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:overscroll-contain"
        >
          {isOpen ? (
            isOwn ? (
              <Callout>
                <p>{COPY.form.own}</p>
              </Callout>
            ) : (
              <CheckForm key={state} check={check} action={actions.decide} />
            )
          ) : (
            <p className="font-semibold">{COPY.closed}</p>
          )}
          <Decisions check={check} />
        </Card>
      </div>
    </div>
  );
}

function Decisions({ check: { decisions } }: { check: CheckView }) {
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="decisions" className="text-subheading font-semibold">
        {COPY.history}
      </h2>
      <ol className="flex flex-col gap-4">
        {decisions.map(({ round, outcome, note, at, by, measures }) => (
          <li key={round} className="flex flex-col items-start gap-1 text-small">
            <Badge tone={OUTCOME_TONES[outcome]}>{QUALITY_OUTCOME_LABELS[outcome]}</Badge>
            <span className="text-ink-soft">{COPY.by(by, at)}</span>
            {note !== "" && <span className="wrap-anywhere">{note}</span>}
            {measures.map((measure) => (
              <span key={measure} className="font-medium">
                {MEASURE_LABELS[measure]}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
