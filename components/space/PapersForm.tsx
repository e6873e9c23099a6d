import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { WEEKLY_HOURS } from "@/lib/looper/papers/rules";
import type { LooperFileView } from "@/lib/looper/standing/views";
import { PAPERS_FORM } from "./papers-form-copy";

/** What a looper says of the papers, each as soon as it is there. */
export function PapersForm({
  file: { papers, weeklyHours, workPhone },
  action,
}: {
  file: LooperFileView;
  action: FormAction;
}) {
  const { rsacNumber, attestationExpiresOn, insuranceExpiresOn } = papers;
  return (
    <ActionForm
      id="pieces-looper"
      action={action}
      defaultValue={{
        rsacNumber,
        attestationExpiresOn,
        insuranceExpiresOn,
        weeklyHours: weeklyHours === null ? null : String(weeklyHours),
        workPhone,
      }}
      className="max-w-xl"
    >
      <TextField
        name="rsacNumber"
        label={PAPERS_FORM.rsacNumber}
        hint={PAPERS_FORM.rsacHint}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        name="attestationExpiresOn"
        label={PAPERS_FORM.attestation}
        hint={PAPERS_FORM.attestationHint}
        optional
        type="date"
      />
      <TextField
        name="insuranceExpiresOn"
        label={PAPERS_FORM.insurance}
        hint={PAPERS_FORM.insuranceHint}
        optional
        type="date"
      />
      <TextField
        name="weeklyHours"
        label={PAPERS_FORM.hours}
        hint={PAPERS_FORM.hoursHint}
        optional
        type="number"
        min={WEEKLY_HOURS.min}
        max={WEEKLY_HOURS.max}
      />
      <TextField
        name="workPhone"
        label={PAPERS_FORM.workPhone}
        hint={PAPERS_FORM.workPhoneHint}
        optional
        type="tel"
        autoComplete="off"
        maxLength={30}
      />
      <SubmitButton sending={PAPERS_FORM.sending} className="self-start">
        {PAPERS_FORM.submit}
      </SubmitButton>
    </ActionForm>
  );
}
