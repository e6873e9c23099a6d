import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { DeviceView } from "@/lib/accounts/devices/views";
import { formatDate, formatTime } from "@/lib/kernel/format-date";
import { SECURITY } from "../copy";

const { devices: copy } = SECURITY;

const momentOf = (instant: Date) => copy.moment(formatDate(instant), formatTime(instant));

/** Where the person is signed in, and how to end it. */
export function DevicesPanel({
  devices,
  locked,
  action,
}: {
  devices: readonly DeviceView[];
  locked: boolean;
  action: FormAction;
}) {
  return (
    <Panel id="appareils" title={copy.title} className="no-print">
      <ActionForm id="deconnexion-des-appareils" action={action}>
        <ul aria-label={copy.label} className="flex flex-col divide-y divide-line">
          {devices.map((device) => (
            <Device key={device.sessionId} device={device} locked={locked} />
          ))}
        </ul>
        {devices.length > 1 && (
          <SubmitButton
            name="device"
            value="others"
            variant="danger"
            sending={copy.sending}
            disabled={locked}
            className="self-start"
          >
            {copy.signOutOthers}
          </SubmitButton>
        )}
      </ActionForm>
    </Panel>
  );
}

function Device({ device, locked }: { device: DeviceView; locked: boolean }) {
  const { sessionId, name, current, since, lastSeenAt } = device;
  const shownName = name ?? copy.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {shownName}
          {current && <Badge tone="leaf">{copy.current}</Badge>}
        </p>
        <p className="text-small text-ink-soft tabular-nums">
          {`${copy.since(momentOf(since))}, ${copy.seen(momentOf(lastSeenAt))}`}
        </p>
      </div>
      {!current && (
        <SubmitButton
          name="device"
          value={sessionId}
          variant="secondary"
          sending={copy.signOut}
          disabled={locked}
        >
          {copy.signOut}
          <VisuallyHidden>{` ${copy.which(shownName, momentOf(since))}`}</VisuallyHidden>
        </SubmitButton>
      )}
    </li>
  );
}
