import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { WEEKLY_HOURS } from "@/lib/looper/papers/rules";
import type { LooperFileView } from "@/lib/looper/standing/views";
import { AVAILABILITY_FORM } from "./availability-form-copy";

/** The time that a looper gives, and the telephone of the trade. */
export function AvailabilityForm({
  file: { weeklyHours, workPhone },
  action,
}: {
  file: LooperFileView;
  action: FormAction;
}) {
  return (
    <ActionForm
      id="disponibilite-looper"
      action={action}
      defaultValue={{ weeklyHours: weeklyHours === null ? null : String(weeklyHours), workPhone }}
      className="max-w-xl"
    >
      <TextField
        name="weeklyHours"
        label={AVAILABILITY_FORM.hours}
        hint={AVAILABILITY_FORM.hoursHint}
        optional
        type="number"
        min={WEEKLY_HOURS.min}
        max={WEEKLY_HOURS.max}
      />
      <TextField
        name="workPhone"
        label={AVAILABILITY_FORM.workPhone}
        hint={AVAILABILITY_FORM.workPhoneHint}
        optional
        type="tel"
        autoComplete="off"
        maxLength={30}
      />
      <SubmitButton sending={AVAILABILITY_FORM.sending} className="self-start">
        {AVAILABILITY_FORM.submit}
      </SubmitButton>
    </ActionForm>
  );
}
