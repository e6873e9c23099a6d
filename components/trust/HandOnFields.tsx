"use client";

import { SelectField } from "@/components/forms/SelectField";
import { TextAreaField } from "@/components/forms/TextField";
import { TASK_TEXT_LENGTH } from "@/lib/trust/tasks/rules";
import { TASKS } from "./tasks-copy";

/** To whom of the team a task is handed on, and the note that comes with it. */
export function HandOnFields({ managers }: { managers: readonly { id: string; name: string }[] }) {
  const { handOn } = TASKS;
  return (
    <>
      <SelectField
        name="toId"
        label={handOn.to}
        options={[
          { value: "", label: handOn.choose },
          ...managers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextAreaField
        name="note"
        label={handOn.note}
        hint={handOn.noteHint}
        rows={3}
        maxLength={TASK_TEXT_LENGTH}
      />
    </>
  );
}
