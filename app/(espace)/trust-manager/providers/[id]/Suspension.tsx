import { ActionForm } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import { PROVIDER_SUSPENSIONS } from "@/lib/providers/rules";
import { SUSPENSION_LABELS } from "@/lib/trust/providers/copy";
import type { ManagedProviderPage } from "@/lib/trust/providers/views";
import { reinstateProviderAction, suspendProviderAction } from "../actions";
import { MANAGED } from "../copy";

const COPY = MANAGED.suspension;

const REASONS = [
  { value: "", label: MANAGED.entry.choose },
  ...PROVIDER_SUSPENSIONS.map((reason) => ({
    value: reason as string,
    label: SUSPENSION_LABELS[reason],
  })),
];

/** Whether the directory shows the provider, and the other way round. */
export function Suspension({
  provider: { id, suspension, suspendedAt },
}: {
  provider: ManagedProviderPage;
}) {
  const isSuspended = suspension !== null && suspendedAt !== null;
  return (
    <Panel id="presence" title={COPY.title}>
      {isSuspended ? (
        <>
          <p>{COPY.suspended(SUSPENSION_LABELS[suspension], suspendedAt)}</p>
          <ActionForm id="retablir" action={reinstateProviderAction} className="items-start">
            <input type="hidden" name="providerId" value={id} />
            <SubmitButton sending={COPY.sending}>{COPY.reinstate}</SubmitButton>
          </ActionForm>
        </>
      ) : (
        <>
          <p>{COPY.listed}</p>
          <ActionForm id="suspendre" action={suspendProviderAction}>
            <FormPanel
              summary={COPY.suspend}
              summaryClassName={buttonClass({ variant: "secondary" })}
            >
              <input type="hidden" name="providerId" value={id} />
              <p>{COPY.text}</p>
              <SelectField name="reason" label={COPY.reason} options={REASONS} />
              <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
                {COPY.confirm}
              </SubmitButton>
            </FormPanel>
          </ActionForm>
        </>
      )}
    </Panel>
  );
}
