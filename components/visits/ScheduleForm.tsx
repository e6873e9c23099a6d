"use client";

import { useField } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import type { Zone } from "@/lib/kernel/time";
import { SCHEDULE_BOUNDS as BOUNDS } from "@/lib/visits/schedule/rules";
import type { ScheduleView } from "@/lib/visits/schedule/views";
import { ExceptionFields, WeekFields } from "./ScheduleRows";
import { SCHEDULE as COPY } from "./schedule-copy";
import { previewOf } from "./schedule-preview";
import { rowsOf } from "./schedule-rows";

const steps = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: (max - min) / 15 + 1 }, (_, index) => min + index * 15).map((minutes) => ({
    value: `${minutes}`,
    label: COPY.minutes(minutes),
  }));

const numbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => {
    const value = `${min + index}`;
    return { value, label: value };
  });

/** When the person receives in a home: the week, days apart from it, and what each visit is like. */
export function ScheduleForm({ schedule, action }: { schedule: ScheduleView; action: FormAction }) {
  const { durationMinutes, bufferMinutes, noticeHours, dailyCap, weeksAhead } = schedule;
  return (
    <ActionForm
      id="disponibilites"
      action={action}
      className="gap-8!"
      defaultValue={{
        ...rowsOf(schedule),
        durationMinutes: `${durationMinutes}`,
        bufferMinutes: `${bufferMinutes}`,
        noticeHours: `${noticeHours}`,
        dailyCap: `${dailyCap}`,
        weeksAhead: `${weeksAhead}`,
        physical: schedule.physical ? "on" : null,
        virtual: schedule.virtual ? "on" : null,
      }}
    >
      <FieldProblem name="propertyId" />
      <input type="hidden" name="propertyId" value={schedule.property.id} />
      <Rows />
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 font-display text-heading font-bold">{COPY.terms}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField
            name="durationMinutes"
            label={COPY.duration}
            options={steps(BOUNDS.durationMinutes)}
          />
          <SelectField
            name="bufferMinutes"
            label={COPY.buffer}
            options={steps(BOUNDS.bufferMinutes)}
          />
          <TextField
            name="noticeHours"
            label={COPY.notice}
            hint={COPY.noticeHint}
            inputMode="numeric"
          />
          <SelectField name="dailyCap" label={COPY.cap} options={numbers(BOUNDS.dailyCap)} />
          <SelectField name="weeksAhead" label={COPY.weeks} options={numbers(BOUNDS.weeksAhead)} />
        </div>
        <fieldset className="min-w-0">
          <legend className="text-small font-semibold">{COPY.types}</legend>
          <CheckField name="physical" label={COPY.physical} />
          <CheckField name="virtual" label={COPY.virtual} hint={COPY.virtualHint} />
        </fieldset>
      </fieldset>
      <Preview zone={schedule.property.clock.zone} />
      <p className="text-small text-ink-soft">{COPY.bookedStay}</p>
      <SubmitButton size="lg" sending={COPY.sending} className="self-start">
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}

/** The texts of a repeated field, as they are stored or as they were sent: a single one is no list then. */
function useTexts(name: string): (string | undefined)[] {
  const given = useField<string[]>(name)[0].initialValue as
    | (string | undefined)[]
    | string
    | undefined;
  return given === undefined ? [] : [given].flat();
}

function Rows() {
  const weekday = useTexts("weekday");
  const from = useTexts("from");
  const to = useTexts("to");
  const day = useTexts("exceptionDay");
  const dayFrom = useTexts("exceptionFrom");
  const dayTo = useTexts("exceptionTo");
  return (
    <>
      <WeekFields
        rows={weekday.map((each, index) => ({
          weekday: Number(each),
          from: from[index] ?? "",
          to: to[index] ?? "",
        }))}
      />
      <ExceptionFields
        rows={day.map((each, index) => ({
          day: each ?? "",
          from: dayFrom[index] ?? "",
          to: dayTo[index] ?? "",
        }))}
      />
    </>
  );
}

/** What the times that are filled in now would open, once something was changed. */
function Preview({ zone }: { zone: Zone }) {
  const output = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    const form = output.current?.closest("form");
    if (!form) return;
    const show = () => {
      const preview = previewOf(new FormData(form), new Date(), zone);
      setText(preview ? COPY.state.preview(preview.count, preview.last) : "");
    };
    form.addEventListener("input", show);
    return () => form.removeEventListener("input", show);
  }, [zone]);
  return (
    <p ref={output} role="status" className="font-medium empty:hidden">
      {text}
    </p>
  );
}
