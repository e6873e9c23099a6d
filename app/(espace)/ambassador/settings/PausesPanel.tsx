"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import type { ZoneView } from "@/lib/looper/zone/views";
import { ZONE } from "./zone-copy";

/** The days on which a looper takes no new lead. */
export function PausesPanel({
  zone: { pauses, isPaused },
  add,
  remove,
}: {
  zone: Pick<ZoneView, "pauses" | "isPaused">;
  add: FormAction;
  remove: FormAction;
}) {
  return (
    <Panel id="pauses" title={ZONE.pausesTitle}>
      <p className="max-w-text text-ink-soft">{ZONE.pausesText}</p>
      {isPaused && (
        <p>
          <Badge tone="mimosa">{ZONE.paused}</Badge>
        </p>
      )}
      {/* One form for all: what it states stays when the pause is gone. */}
      <ActionForm id="pauses-prevues" action={remove}>
        {pauses.length === 0 ? (
          <p className="text-ink-soft">{ZONE.noPause}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {pauses.map(({ id, fromOn, untilOn }) => {
              const days = ZONE.pause(fromOn, untilOn);
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span>{days}</span>
                  <SubmitButton
                    name="pauseId"
                    value={id}
                    variant="quiet"
                    size="sm"
                    sending={ZONE.sending}
                    aria-label={ZONE.removeOf(days)}
                  >
                    {ZONE.remove}
                  </SubmitButton>
                </li>
              );
            })}
          </ul>
        )}
      </ActionForm>
      <ActionForm id="nouvelle-pause" action={add} className="max-w-xl">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="fromOn" label={ZONE.from} type="date" />
          <TextField name="untilOn" label={ZONE.until} type="date" />
        </div>
        <SubmitButton variant="secondary" sending={ZONE.sending} className="self-start">
          {ZONE.add}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}
