"use client";

import { useField } from "@conform-to/react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { OPEN_LEAD_STATUSES } from "@/lib/leads/states";
import { trustListOf } from "@/lib/routes/space";
import { handOverReasons, isFull } from "@/lib/trust/leads/rules";
import type { HandOverView, NearestLooper } from "@/lib/trust/leads/views";
import { LEAD_QUALIFICATION } from "../copy";
import { Subject } from "../LeadQualificationTable";

const COPY = LEAD_QUALIFICATION.handOver;

/** Hands an open lead to one of the loopers nearest to its home. */
export function HandOverScreen({ lead, loopers, action }: HandOverView & { action: FormAction }) {
  const isOpen = OPEN_LEAD_STATUSES.some((open) => open === lead.status);
  return (
    <>
      <PageTitle
        title={COPY.title(lead.contactName)}
        lead={COPY.lead}
        actions={
          <LinkButton href={trustListOf("leadQualification", {})} variant="secondary">
            {LEAD_QUALIFICATION.title}
          </LinkButton>
        }
      />
      <Panel id="prospect" title={COPY.about}>
        <div className="flex flex-col gap-1">
          <Subject {...lead} />
          <p className="text-ink-soft">{holderOf(lead)}</p>
        </div>
      </Panel>
      {!isOpen && (
        <Callout tone="info">
          <p>{COPY.decided}</p>
        </Callout>
      )}
      {isOpen && loopers.length === 0 && (
        <Callout tone="warning">
          <p>{COPY.nobody}</p>
        </Callout>
      )}
      {isOpen && loopers.length > 0 && (
        <Panel id="loopers" title={COPY.looper}>
          <ActionForm id={`confier-${lead.id}`} action={action} className="max-w-2xl">
            <FieldProblem name="leadId" />
            <input type="hidden" name="leadId" value={lead.id} />
            <input type="hidden" name="fromId" value={lead.looper?.id ?? ""} />
            <input type="hidden" name="seen" value={lead.status} />
            <Loopers loopers={loopers} />
            <SelectField
              name="reason"
              label={COPY.reason}
              hint={lead.looper ? COPY.note : COPY.noteFirst}
              options={[
                { value: "", label: COPY.pick },
                ...handOverReasons(lead.looper !== null).map((reason) => ({
                  value: reason,
                  label: COPY.reasons[reason],
                })),
              ]}
            />
            <SubmitButton sending={COPY.sending} className="self-start">
              {COPY.submit}
            </SubmitButton>
          </ActionForm>
        </Panel>
      )}
    </>
  );
}

function holderOf({ looper, status }: HandOverView["lead"]): string {
  if (looper === null) return COPY.free;
  return (status === "offered" ? COPY.offered : COPY.held)(looper.name);
}

function Loopers({ loopers }: Pick<HandOverView, "loopers">) {
  const [field] = useField<string>("toId");
  const error = field.errors?.join(" ");
  return (
    <fieldset aria-describedby={error ? `${field.id}-erreur` : undefined} className="min-w-0">
      <legend className="sr-only">{COPY.looper}</legend>
      <ul key={field.key} className="flex flex-col divide-y divide-line">
        {loopers.map((looper, rank) => (
          <li key={looper.id}>
            <label className="flex min-h-11 items-start gap-3 py-3">
              <input
                type="radio"
                id={rank === 0 ? field.id : undefined}
                name={field.name}
                value={looper.id}
                defaultChecked={field.initialValue === looper.id}
                aria-invalid={error ? true : undefined}
                className="mt-0.5 size-5 shrink-0 accent-brand"
              />
              <Looper {...looper} />
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${field.id}-erreur`} className="mt-2 text-small font-medium text-tile-strong">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Looper(looper: NearestLooper) {
  const { name, city, distanceKm, inZone, isPaused, openLeads, capacity, score } = looper;
  const place = [city ?? COPY.noPlace, distanceKm !== null && COPY.km(distanceKm)];
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{name}</span>
        {isPaused && <Badge tone="tile">{COPY.paused}</Badge>}
        {isFull(looper) && <Badge tone="tile">{COPY.full}</Badge>}
        {!inZone && distanceKm !== null && <Badge tone="mimosa">{COPY.outside}</Badge>}
      </span>
      <span className="block text-small text-ink-soft">
        {[
          place.filter(Boolean).join(", "),
          COPY.load(openLeads, capacity),
          score === null ? COPY.newLooper : COPY.score(score),
          looper.lastOfferedAt === null ? COPY.noLead : COPY.lastLead(looper.lastOfferedAt),
        ].join(" · ")}
      </span>
    </span>
  );
}
