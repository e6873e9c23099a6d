"use client";

import { Panel } from "@/components/espace/Panel";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Callout } from "@/components/ui/Callout";
import {
  isAlwaysOn,
  NOTIFICATION_CHANNELS,
  type Preference,
  preferenceField,
} from "@/lib/accounts/notifications/rules";
import { NOTIFICATIONS } from "@/lib/content/fr/espace/settings";
import { PreferenceBox } from "./PreferenceBox";

const { kinds, channels } = NOTIFICATIONS;
const ALWAYS_ID = "toujours-envoye";

/** Of what the person is told, and by what means: a table of boxes, a list of them on a phone. */
export function NotificationsTab({
  preferences,
  action,
}: {
  preferences: readonly Preference[];
  action: FormAction;
}) {
  const ticked = preferences.flatMap(({ kind, ...on }) =>
    NOTIFICATION_CHANNELS.map((channel) => [preferenceField(kind, channel), on[channel]] as const),
  );
  return (
    <Panel id="preferences" title={NOTIFICATIONS.title}>
      <p className="max-w-text text-ink-soft">{NOTIFICATIONS.lead}</p>
      <Callout>
        <p id={ALWAYS_ID}>{NOTIFICATIONS.always}</p>
      </Callout>
      <ActionForm
        id="preferences-de-notification"
        action={action}
        defaultValue={Object.fromEntries(ticked)}
      >
        <table className="w-full text-left">
          <caption className="visually-hidden">{NOTIFICATIONS.title}</caption>
          <thead className="text-small text-ink-soft max-sm:visually-hidden">
            <tr>
              <th scope="col" className="py-2 pr-4 font-medium">
                {NOTIFICATIONS.event}
              </th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <th
                  key={channel}
                  id={channelId(channel)}
                  scope="col"
                  className="w-28 px-2 py-2 text-center font-medium"
                >
                  {channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preferences.map(({ kind }) => (
              <tr
                key={kind}
                className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 max-sm:py-2"
              >
                <th scope="row" className="py-3 pr-4 font-normal max-sm:w-full">
                  <span id={kindId(kind)} className="block font-semibold">
                    {kinds[kind].label}
                  </span>
                  <span className="block text-small text-ink-soft">{kinds[kind].description}</span>
                </th>
                {NOTIFICATION_CHANNELS.map((channel) => (
                  <td key={channel} className="sm:px-2 sm:text-center">
                    <PreferenceBox
                      name={preferenceField(kind, channel)}
                      channel={channels[channel]}
                      labelledBy={`${kindId(kind)} ${channelId(channel)}`}
                      locked={isAlwaysOn(kind, channel)}
                      explainedBy={ALWAYS_ID}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <SubmitButton sending={NOTIFICATIONS.sending} className="self-start">
          {NOTIFICATIONS.submit}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

const kindId = (kind: string) => `evenement-${kind}`;
const channelId = (channel: string) => `moyen-${channel}`;
