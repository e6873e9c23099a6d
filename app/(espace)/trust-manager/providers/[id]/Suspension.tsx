import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import { ERASED_AFTER_DAYS } from "@/lib/kernel/retention";
import { DAY_MS } from "@/lib/kernel/time";
import { DEPARTURES, isDeparture } from "@/lib/providers/rules";
import { SUSPENSION_LABELS } from "@/lib/trust/providers/copy";
import type { ManagedProviderPage } from "@/lib/trust/providers/views";
import { reinstateProviderAction, suspendProviderAction } from "../actions";
import { MANAGED } from "../copy";
import { ReasonForm } from "./ReasonForm";

const COPY = MANAGED.suspension;

/** Why somebody who is suspended already leaves for good. */
const DEPARTURE_LABELS = Object.fromEntries(
  DEPARTURES.map((reason) => [reason, SUSPENSION_LABELS[reason]]),
);

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
          {isDeparture(suspension) && (
            <p>{COPY.departed(new Date(suspendedAt.getTime() + ERASED_AFTER_DAYS * DAY_MS))}</p>
          )}
          <ActionForm id="retablir" action={reinstateProviderAction} className="items-start">
            <input type="hidden" name="providerId" value={id} />
            <SubmitButton sending={COPY.sending}>{COPY.reinstate}</SubmitButton>
          </ActionForm>
          {!isDeparture(suspension) && (
            <ReasonForm
              id="depart"
              action={suspendProviderAction}
              opener={COPY.leave}
              variant="quiet"
              copy={{ ...COPY, text: COPY.leaveText, confirm: COPY.leaveConfirm }}
              labels={DEPARTURE_LABELS}
            >
              <input type="hidden" name="providerId" value={id} />
            </ReasonForm>
          )}
        </>
      ) : (
        <>
          <p>{COPY.listed}</p>
          <ReasonForm
            id="suspendre"
            action={suspendProviderAction}
            opener={COPY.suspend}
            variant="secondary"
            copy={COPY}
            labels={SUSPENSION_LABELS}
          >
            <input type="hidden" name="providerId" value={id} />
          </ReasonForm>
        </>
      )}
    </Panel>
  );
}
