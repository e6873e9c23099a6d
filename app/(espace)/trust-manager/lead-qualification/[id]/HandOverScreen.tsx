"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LooperLine } from "@/components/trust/LooperLine";
import { PersonChoice } from "@/components/trust/PersonChoice";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { OPEN_LEAD_STATUSES } from "@/lib/leads/states";
import { trustListOf } from "@/lib/routes/space";
import { handOverReasons } from "@/lib/trust/leads/rules";
import type { HandOverView } from "@/lib/trust/leads/views";
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
            <PersonChoice
              name="toId"
              label={COPY.looper}
              people={loopers.map((looper) => ({
                id: looper.id,
                line: <LooperLine {...looper} />,
              }))}
            />
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
