"use client";

import { Button } from "@/components/ui/Button";
import { TimeInput } from "@/components/ui/TimeInput";
import { clockOf } from "@/lib/revisions/typed";
import { useEditor } from "../EditorProvider";
import { FieldFrame } from "../fields";
import { AVAILABILITY_COPY as COPY } from "./copy";

const LEAST_ROWS = 2;

/** The windows of each week in which the seller receives visitors. */
export function AvailabilityStep() {
  const { view, content, set, problemOf, isEditable } = useEditor();
  const windows = content.availability ?? [];
  const error = problemOf("availability");
  return (
    <FieldFrame field="availability" className="gap-6!">
      <div className="only-scripting">
        <p className="mb-2 font-semibold">{COPY.presets}</p>
        <div className="flex flex-wrap gap-2">
          {COPY.choices.map(({ label, windows: chosen }) => (
            <Button
              key={label}
              variant="secondary"
              disabled={!isEditable}
              onClick={() =>
                set({
                  availability: chosen.map(([weekday = 1, startMinute = 0, endMinute = 0]) => ({
                    weekday,
                    startMinute,
                    endMinute,
                  })),
                })
              }
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <fieldset disabled={!isEditable} className="min-w-0">
        <legend className="text-fine text-ink-soft">{COPY.hint}</legend>
        <div className="mt-2 divide-y divide-line border-y border-line">
          {COPY.weekdays.map((name, index) => {
            const own = view.content.availability?.filter(({ weekday }) => weekday === index + 1);
            const rows = Math.max(LEAST_ROWS, own?.length ?? 0, ofDay(windows, index + 1).length);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a legend can't be laid out beside what it names
              <div
                key={name}
                role="group"
                aria-label={name}
                className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-center"
              >
                <p aria-hidden="true" className="font-semibold">
                  {name}
                </p>
                <div className="flex min-w-0 flex-wrap gap-x-6 gap-y-2" data-weekday={index + 1}>
                  {Array.from({ length: rows }, (_, row) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
                    <span key={row} className="flex items-center gap-2">
                      <input type="hidden" name="weekday" value={index + 1} />
                      <TimeInput
                        name="from"
                        label={COPY.from(name, row + 1)}
                        value={clock(own?.[row]?.startMinute)}
                      />
                      <span aria-hidden="true">{COPY.until}</span>
                      <TimeInput
                        name="to"
                        label={COPY.to(name, row + 1)}
                        value={clock(own?.[row]?.endMinute)}
                      />
                    </span>
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="text-small font-medium text-tile-strong">
          {error}
        </p>
      )}
    </FieldFrame>
  );
}

const ofDay = (windows: readonly { weekday: number }[], day: number) =>
  windows.filter(({ weekday }) => weekday === day);

/** As a control's value. */
const clock = (minute: number | undefined) => (minute === undefined ? "" : clockOf(minute));
