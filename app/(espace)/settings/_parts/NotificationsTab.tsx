"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { RHYTHM } from "@/components/notifications/copy";
import { PreferenceForm } from "@/components/notifications/PreferenceForm";
import { PresetForm } from "@/components/notifications/PresetForm";
import { PushPanel } from "@/components/notifications/PushPanel";
import { RhythmForm } from "@/components/notifications/RhythmForm";
import { Panel } from "@/components/space/Panel";
import { Disclosure } from "@/components/ui/Disclosure";
import type { NotificationSettingsView } from "@/lib/notifications/settings/views";
import { NOTIFICATIONS } from "../copy";

/** What a person is notified of, by what means and when; and what is sent whatever they choose. */
export function NotificationsTab({
  view,
  actions,
}: {
  view: NotificationSettingsView;
  actions: Record<"changePreferences" | "applyPreset" | "changeRhythm", FormAction>;
}) {
  return (
    <>
      <Panel id="preferences" title={NOTIFICATIONS.title}>
        <p className="max-w-text text-ink-soft">{NOTIFICATIONS.lead}</p>
        <PreferenceForm scope="all" view={view} action={actions.changePreferences} />
      </Panel>
      <Panel id="rythme-titre" title={RHYTHM.title}>
        <RhythmForm settings={view.settings} action={actions.changeRhythm} />
      </Panel>
      <PushPanel {...view.push} />
      <Panel id="consentements" title={NOTIFICATIONS.consents}>
        <PresetForm action={actions.applyPreset} />
      </Panel>
      <Panel id="autres-envois" title={NOTIFICATIONS.always.title}>
        <p className="max-w-text text-ink-soft">{NOTIFICATIONS.always.lead}</p>
        <Disclosure summary={NOTIFICATIONS.always.show}>
          <AlwaysSent />
        </Disclosure>
      </Panel>
    </>
  );
}

function AlwaysSent() {
  return (
    <div className="grid gap-x-10 gap-y-8 pt-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {NOTIFICATIONS.always.groups.map(({ id, title, sent }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col gap-3 lg:first:row-span-2">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {sent.map((line) => (
              <li key={line} className="py-2.5 text-small">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
