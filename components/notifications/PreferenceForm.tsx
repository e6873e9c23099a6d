"use client";

import { useField } from "@conform-to/react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { CHANNEL_NAMES, KIND_NAMES } from "@/lib/notifications/copy";
import type { NotificationKind, Preference } from "@/lib/notifications/preferences";
import { CHANNELS, type Channel } from "@/lib/notifications/rules";
import {
  boxName,
  isLockedBox,
  kindsOf,
  type PreferenceScope,
} from "@/lib/notifications/settings/rules";
import type { NotificationSettingsView } from "@/lib/notifications/settings/views";
import { spaceRoutes } from "@/lib/routes/space";
import { PREFERENCES } from "./copy";

const LOCKED_NOTE = "toujours-envoyes";

/** By what means each line arrives: a table of boxes, of which some are always ticked. */
export function PreferenceForm({
  scope,
  view: { preferences, sms },
  action,
}: {
  scope: PreferenceScope;
  view: Pick<NotificationSettingsView, "preferences" | "sms">;
  action: FormAction;
}) {
  const kinds = kindsOf(scope);
  return (
    <ActionForm id="canaux" action={action} defaultValue={valuesOf(preferences)}>
      <input type="hidden" name="scope" value={scope} />
      <table className="w-full max-w-3xl border-collapse text-left">
        <caption className="visually-hidden">{PREFERENCES.caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2">
              <VisuallyHidden>{PREFERENCES.event}</VisuallyHidden>
            </th>
            {CHANNELS.map((channel) => (
              <th
                key={channel}
                scope="col"
                className="w-14 px-1 py-2 text-center text-small font-semibold sm:w-24"
              >
                {CHANNEL_NAMES[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <Line key={kind} kind={kind} />
          ))}
        </tbody>
      </table>
      <p id={LOCKED_NOTE} className="max-w-text text-small text-ink-soft">
        {PREFERENCES.locked}
      </p>
      <SmsNote sms={sms} />
      <SubmitButton sending={PREFERENCES.sending} className="self-start">
        {PREFERENCES.submit}
      </SubmitButton>
    </ActionForm>
  );
}

const valuesOf = (preferences: readonly Preference[]) =>
  Object.fromEntries(
    preferences.flatMap((preference) =>
      CHANNELS.map((channel) => [boxName(preference.kind, channel), preference[channel]]),
    ),
  );

function Line({ kind }: { kind: NotificationKind }) {
  const { label, description } = KIND_NAMES[kind];
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pr-2 font-normal">
        <span className="block font-semibold">{label}</span>
        <span className="block text-fine text-ink-soft">{description}</span>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel} className="px-1 text-center align-middle">
          <Box kind={kind} channel={channel} />
        </td>
      ))}
    </tr>
  );
}

function Box({ kind, channel }: { kind: NotificationKind; channel: Channel }) {
  const [field] = useField<boolean>(boxName(kind, channel));
  const own = isLockedBox(kind, channel)
    ? { checked: true, readOnly: true, disabled: true, "aria-describedby": LOCKED_NOTE }
    : { id: field.id, name: field.name, defaultChecked: field.initialValue === "on" };
  return (
    <label className="inline-grid size-11 place-items-center">
      <VisuallyHidden>
        {PREFERENCES.cell(KIND_NAMES[kind].label, CHANNEL_NAMES[channel])}
      </VisuallyHidden>
      <input key={field.key} type="checkbox" className="size-5 accent-brand" {...own} />
    </label>
  );
}

function SmsNote({ sms: { number, leaves } }: Pick<NotificationSettingsView, "sms">) {
  return (
    <p className="max-w-text text-small text-ink-soft">
      {number === null ? PREFERENCES.smsNowhere : PREFERENCES.smsTo(shown(number))}{" "}
      {!leaves && PREFERENCES.smsNotSent}{" "}
      <Link href={spaceRoutes.settingsTab("profil")} className="text-link">
        {PREFERENCES.smsProfile}
      </Link>
    </p>
  );
}

/** `+33612345678` as it is read in France. */
const shown = (number: string) => `0${number.slice(3)}`.replaceAll(/(\d\d)(?=\d)/g, "$1\u00a0");
