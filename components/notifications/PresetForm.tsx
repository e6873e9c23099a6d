"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PRESETS } from "./copy";

/** To refuse is as easy as to accept: one button each. */
export function PresetForm({ action }: { action: FormAction }) {
  return (
    <ActionForm id="tout" action={action}>
      <p className="max-w-text text-ink-soft">{PRESETS.lead}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="preset" value="minimum" variant="secondary" sending={PRESETS.sending}>
          {PRESETS.minimum}
        </SubmitButton>
        <SubmitButton name="preset" value="defaults" variant="secondary" sending={PRESETS.sending}>
          {PRESETS.defaults}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
