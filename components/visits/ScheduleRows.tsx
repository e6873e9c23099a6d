"use client";

import { useState } from "react";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { Button } from "@/components/ui/Button";
import { Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { TimeInput } from "@/components/ui/TimeInput";
import { SCHEDULE as COPY } from "./schedule-copy";

interface WeekRow {
  weekday: number;
  from: string;
  to: string;
}

interface ExceptionRow {
  day: string;
  from: string;
  to: string;
}

/** Lets the form around know that a script changed it. */
const changed = (element: Element | null) =>
  element?.dispatchEvent(new Event("input", { bubbles: true }));

const timesOf = (element: Element | null | undefined) =>
  Array.from(element?.querySelectorAll<HTMLInputElement>('input[type="time"]') ?? []);

function clear(day: HTMLElement | null): void {
  for (const input of timesOf(day)) input.value = "";
  changed(day);
}

/** Gives the days from Tuesday to Friday the times of Monday, as far as they have rows. */
function copyMonday(week: HTMLElement | null): void {
  const [monday, ...others] = Array.from(week?.querySelectorAll("[data-weekday]") ?? []);
  const values = timesOf(monday).map(({ value }) => value);
  for (const day of others.slice(0, 4)) {
    for (const [index, input] of timesOf(day).entries()) input.value = values[index] ?? "";
  }
  changed(week);
}

/** The windows of each day of the week. What is left empty opens nothing; no script is needed. */
export function WeekFields({ rows }: { rows: readonly WeekRow[] }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-display text-heading font-bold">{COPY.week}</legend>
      <p className="text-small text-ink-soft">{COPY.weekHint}</p>
      <FieldProblem name="weekday" />
      <div className="divide-y divide-line border-y border-line">
        {COPY.weekdays.map((name, index) => (
          <Weekday
            key={name}
            name={name}
            weekday={index + 1}
            rows={rows.filter(({ weekday }) => weekday === index + 1)}
          />
        ))}
      </div>
      <Button
        variant="secondary"
        className="only-scripting self-start"
        onClick={({ currentTarget }) => copyMonday(currentTarget.closest("fieldset"))}
      >
        <Icon name="copy" />
        {COPY.copyMonday}
      </Button>
    </fieldset>
  );
}

function Weekday({
  name,
  weekday,
  rows,
}: {
  name: string;
  weekday: number;
  rows: readonly WeekRow[];
}) {
  const [added, setAdded] = useState(0);
  const shown = [...rows, ...Array.from({ length: added }, () => ({ weekday, from: "", to: "" }))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't be laid out beside what it names
    <div
      role="group"
      aria-label={name}
      data-weekday={weekday}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <p aria-hidden="true" className="font-semibold">
        {name}
      </p>
      <div className="flex min-w-0 flex-wrap gap-x-6 gap-y-2 max-sm:order-last max-sm:col-span-2">
        {shown.map(({ from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their places
          <span key={index} className="flex items-center gap-2">
            <input type="hidden" name="weekday" value={weekday} />
            <TimeInput name="from" label={COPY.from(name, index + 1)} value={from} />
            <span aria-hidden="true">{COPY.toShort}</span>
            <TimeInput name="to" label={COPY.to(name, index + 1)} value={to} />
          </span>
        ))}
      </div>
      <div className="only-scripting flex gap-1">
        <Button
          variant="quiet"
          aria-label={`${COPY.add}, ${name.toLowerCase()}`}
          onClick={() => setAdded(added + 1)}
        >
          <Icon name="plus" />
        </Button>
        <Button
          variant="quiet"
          aria-label={COPY.clear(name)}
          onClick={({ currentTarget }) => clear(currentTarget.closest("[data-weekday]"))}
        >
          <Icon name="trash-2" />
        </Button>
      </div>
    </div>
  );
}

/** Days that are not as their weekday. */
export function ExceptionFields({ rows }: { rows: readonly ExceptionRow[] }) {
  const [added, setAdded] = useState(0);
  const shown = [...rows, ...Array.from({ length: added }, () => ({ day: "", from: "", to: "" }))];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-display text-heading font-bold">{COPY.exceptions}</legend>
      <p className="text-small text-ink-soft">{COPY.exceptionsHint}</p>
      <FieldProblem name="exceptionDay" />
      <ul className="flex flex-col gap-3">
        {shown.map(({ day, from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their places
          <li key={index} className="flex flex-wrap items-center gap-2">
            <Input
              type="date"
              name="exceptionDay"
              aria-label={COPY.exceptionDay(index + 1)}
              defaultValue={day}
              className="w-44!"
            />
            <span className="flex items-center gap-2">
              <span aria-hidden="true">{COPY.fromShort}</span>
              <TimeInput name="exceptionFrom" label={COPY.exceptionFrom(index + 1)} value={from} />
              <span aria-hidden="true">{COPY.toShort}</span>
              <TimeInput name="exceptionTo" label={COPY.exceptionTo(index + 1)} value={to} />
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="only-scripting self-start"
        onClick={() => setAdded(added + 1)}
      >
        <Icon name="plus" />
        {COPY.exceptionDay(shown.length + 1)}
      </Button>
    </fieldset>
  );
}
