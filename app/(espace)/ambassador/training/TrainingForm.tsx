"use client";

import { useState } from "react";
import { UploadedDocumentField } from "@/components/documents/UploadedDocumentField";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { formatDuration } from "@/lib/kernel/format";
import { THEME_LABELS } from "@/lib/looper/continuing-training/copy";
import {
  MAX_BODY,
  MAX_SHARE,
  MAX_TITLE,
  TRAINING_MINUTES,
  TRAINING_THEMES,
} from "@/lib/looper/continuing-training/rules";
import type { ContinuingTrainingView, OwnTraining } from "@/lib/looper/continuing-training/views";
import { CONTINUING } from "./continuing-copy";

/** What a looper does to the trainings. */
export interface TrainingActions {
  handIn: FormAction;
  withdraw: FormAction;
}

const COPY = CONTINUING.fields;
const HOUR = 60;

const THEMES = [
  { value: "", label: COPY.pickTheme },
  ...TRAINING_THEMES.map((value) => ({ value, label: THEME_LABELS[value] })),
];

const SHARES = [
  { value: "0", label: COPY.noShare },
  ...Array.from({ length: MAX_SHARE / TRAINING_MINUTES.step }, (_, index) => {
    const minutes = (index + 1) * TRAINING_MINUTES.step;
    return { value: String(minutes), label: formatDuration(minutes) };
  }),
];

/** What the form begins with: what was declared, but for the hours that its theme says already. */
const valuesOf = ({
  title,
  body,
  heldOn,
  minutes,
  theme,
  nonDiscriminationMinutes,
  ethicsMinutes,
}: OwnTraining) => ({
  title,
  body,
  heldOn,
  hours: String(minutes / HOUR).replace(".", ","),
  theme,
  nonDiscriminationMinutes: String(theme === "non_discrimination" ? 0 : nonDiscriminationMinutes),
  ethicsMinutes: String(theme === "ethics" ? 0 : ethicsMinutes),
});

const NOTHING = { nonDiscriminationMinutes: "0", ethicsMinutes: "0" };

/** Declares a training, or once more one that was returned. */
export function TrainingForm({
  days,
  action,
  training = null,
}: {
  days: ContinuingTrainingView["days"];
  action: FormAction;
  /** The one that it corrects. */
  training?: OwnTraining | null;
}) {
  // Once a training is declared its PDF is spent: the next one has another.
  const [declared, setDeclared] = useState(0);
  return (
    <ActionForm
      id={training ? `corriger-${training.id}` : "declarer-formation"}
      action={action}
      defaultValue={training ? valuesOf(training) : NOTHING}
      onDone={() => setDeclared((count) => count + 1)}
      className="max-w-xl"
    >
      {training && (
        <>
          <FieldProblem name="trainingId" />
          <input type="hidden" name="replaces" value={training.id} />
        </>
      )}
      <TextField name="title" label={COPY.title} maxLength={MAX_TITLE} autoComplete="off" />
      <TextField
        name="body"
        label={COPY.body}
        hint={COPY.bodyHint}
        maxLength={MAX_BODY}
        autoComplete="off"
      />
      <TextField
        name="heldOn"
        label={COPY.day}
        hint={COPY.dayHint}
        type="date"
        min={days.earliest}
        max={days.latest}
      />
      <TextField
        name="hours"
        label={COPY.duration}
        hint={COPY.durationHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
      />
      <SelectField name="theme" label={COPY.theme} options={THEMES} required />
      <SelectField
        name="nonDiscriminationMinutes"
        label={COPY.nonDiscrimination}
        hint={COPY.shareHint}
        options={SHARES}
      />
      <SelectField
        name="ethicsMinutes"
        label={COPY.ethics}
        hint={COPY.shareHint}
        options={SHARES}
      />
      <UploadedDocumentField
        key={declared}
        name="documentId"
        kind="continuing_training"
        label={training ? COPY.otherProof : COPY.proof}
        known={training?.proof ?? null}
      />
      <SubmitButton sending={CONTINUING.sending} className="self-start">
        {training ? CONTINUING.correct : CONTINUING.declare}
      </SubmitButton>
    </ActionForm>
  );
}
