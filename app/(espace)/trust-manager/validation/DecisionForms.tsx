import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Callout } from "@/components/ui/Callout";
import { DECISIONS, REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import {
  type DecisionReason,
  ROLE_REFUSAL_REASONS,
  SUSPENSION_REASONS,
} from "@/lib/accounts/role-grants/reasons";
import { listNeeds } from "@/lib/content/paper-names";
import type { LooperDecisionView } from "@/lib/trust/loopers/views";

/** What decides about a looper's request. */
export interface DecisionActions {
  decide: FormAction;
  suspend: FormAction;
  reinstate: FormAction;
}

const optionsOf = (reasons: readonly DecisionReason[]) => [
  { value: "", label: DECISIONS.pickReason },
  ...reasons.map((value) => ({ value, label: REASON_SENTENCES[value] })),
];

/** What can be decided about somebody, in the state the request is in. */
export function DecisionForms({
  file,
  actions,
}: {
  file: LooperDecisionView;
  actions: DecisionActions;
}) {
  if (file.isSelf) {
    return (
      <Callout tone="info">
        <p>{DECISIONS.self}</p>
      </Callout>
    );
  }
  switch (file.status) {
    case "pending":
      return (
        <div className="flex flex-col gap-3">
          <GrantForm file={file} action={actions.decide} decision="grant">
            {DECISIONS.grant}
          </GrantForm>
          <ReasonForm
            id={`refuser-${file.grantId}`}
            title={DECISIONS.refuseOpen}
            action={actions.decide}
            grantId={file.grantId}
            decision="refuse"
            reasons={ROLE_REFUSAL_REASONS}
            send={DECISIONS.refuse}
          />
        </div>
      );
    case "active":
      return (
        <div className="flex flex-col gap-3">
          <ReasonForm
            id={`suspendre-${file.grantId}`}
            title={DECISIONS.suspendOpen}
            action={actions.suspend}
            grantId={file.grantId}
            decision={null}
            reasons={SUSPENSION_REASONS}
            send={DECISIONS.suspend}
          />
        </div>
      );
    case "suspended":
      return (
        <GrantForm file={file} action={actions.reinstate} decision={null}>
          {DECISIONS.reinstate}
        </GrantForm>
      );
    case "refused":
    case "left":
      return null;
  }
}

/** Puts the role in force; says instead what keeps it from being. */
function GrantForm({
  file: { grantId, unmet },
  action,
  decision,
  children,
}: {
  file: LooperDecisionView;
  action: FormAction;
  decision: "grant" | null;
  children: string;
}) {
  if (unmet.length > 0) {
    return (
      <Callout tone="warning">
        <p>{DECISIONS.unmet(listNeeds(unmet))}</p>
      </Callout>
    );
  }
  return (
    <ActionForm id={`accorder-${grantId}`} action={action} className="items-start">
      <FieldProblem name="grantId" />
      <input type="hidden" name="grantId" value={grantId} />
      {decision && <input type="hidden" name="decision" value={decision} />}
      <SubmitButton sending={DECISIONS.granting}>{children}</SubmitButton>
    </ActionForm>
  );
}

function ReasonForm({
  id,
  title,
  action,
  grantId,
  decision,
  reasons,
  send,
}: {
  id: string;
  title: string;
  action: FormAction;
  grantId: string;
  decision: "refuse" | null;
  reasons: readonly DecisionReason[];
  send: string;
}) {
  return (
    <ActionForm id={id} action={action} className="border-t border-line">
      <FormDisclosure summary={title}>
        <div className="flex max-w-text flex-col gap-5">
          <FieldProblem name="grantId" />
          <input type="hidden" name="grantId" value={grantId} />
          {decision && <input type="hidden" name="decision" value={decision} />}
          <SelectField
            name="reason"
            label={DECISIONS.reason}
            hint={DECISIONS.reasonHint}
            options={optionsOf(reasons)}
            required
          />
          <SubmitButton variant="danger" sending={DECISIONS.granting} className="self-start">
            {send}
          </SubmitButton>
        </div>
      </FormDisclosure>
    </ActionForm>
  );
}
