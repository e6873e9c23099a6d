"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import { Callout } from "@/components/ui/Callout";
import type { LeavingView } from "@/lib/looper/leaving/views";
import { LEAVE, leavingFacts } from "./leave-copy";

/** Leaves the network, or withdraws the request, once what follows is read. */
export function LeavePanel({ leaving, action }: { leaving: LeavingView; action: FormAction }) {
  const { isRequest, hasSale } = leaving;
  return (
    <Panel id="quitter" title={isRequest ? LEAVE.requestTitle : LEAVE.title}>
      <p className="max-w-text text-ink-soft">{isRequest ? LEAVE.requestText : LEAVE.text}</p>
      {hasSale ? (
        <Callout tone="info">
          <p>{LEAVE.sale}</p>
        </Callout>
      ) : (
        <ActionForm id="quitter-le-reseau" action={action} className="max-w-text items-start">
          <FormPanel
            summary={isRequest ? LEAVE.requestOpen : LEAVE.open}
            summaryClassName="inline-flex min-h-11 items-center text-link"
          >
            {!isRequest && <Consequences leaving={leaving} />}
            <SubmitButton variant="danger" sending={LEAVE.sending} className="self-start">
              {isRequest ? LEAVE.requestSubmit : LEAVE.submit}
            </SubmitButton>
          </FormPanel>
        </ActionForm>
      )}
    </Panel>
  );
}

function Consequences({ leaving }: { leaving: LeavingView }) {
  const facts = leavingFacts(leaving);
  const { unclosedVisits } = leaving;
  return (
    <>
      <div>
        <p className="font-semibold">{LEAVE.follows}</p>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
          {facts.length === 0 && <li>{LEAVE.nothing}</li>}
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>{LEAVE.zone}</li>
        </ul>
      </div>
      {unclosedVisits > 0 && (
        <Callout tone="warning">
          <p>{LEAVE.unclosed(unclosedVisits)}</p>
        </Callout>
      )}
    </>
  );
}
