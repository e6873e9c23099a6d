"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { DIGEST_FREQUENCIES, type NotificationSettings } from "@/lib/notifications/rules";
import { timeOf } from "@/lib/notifications/settings/rules";
import { RHYTHM } from "./copy";

const DIGESTS = DIGEST_FREQUENCIES.map((value) => ({ value, label: RHYTHM.digests[value] }));

/** The hours proposed to a person who has no quiet hours yet. */
const NIGHT = { from: "22:00", to: "07:30" };

/** When somebody is not to be disturbed, and what is put together. */
export function RhythmForm({
  settings: { quietFromMinute, quietToMinute, digest },
  action,
}: {
  settings: NotificationSettings;
  action: FormAction;
}) {
  const defaultValue = {
    quiet: quietFromMinute !== null,
    quietFrom: quietFromMinute === null ? NIGHT.from : timeOf(quietFromMinute),
    quietTo: quietToMinute === null ? NIGHT.to : timeOf(quietToMinute),
    digest,
  };
  return (
    <ActionForm id="rythme" action={action} defaultValue={defaultValue} className="max-w-xl">
      <div className="flex flex-col gap-3">
        <CheckField name="quiet" label={RHYTHM.quiet} hint={RHYTHM.quietHint} />
        <div className="flex flex-wrap gap-4 pl-8">
          <TextField name="quietFrom" label={RHYTHM.from} type="time" className="w-36" />
          <TextField name="quietTo" label={RHYTHM.to} type="time" className="w-36" />
        </div>
      </div>
      <SelectField name="digest" label={RHYTHM.digest} hint={RHYTHM.digestHint} options={DIGESTS} />
      <SubmitButton sending={RHYTHM.sending} className="self-start">
        {RHYTHM.submit}
      </SubmitButton>
    </ActionForm>
  );
}
