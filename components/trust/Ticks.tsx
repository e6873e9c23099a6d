"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSending } from "../forms/ActionForm";
import { LISTS } from "./list-copy";

/** A row's box to tick, in a form around a list. */
export function TickBox({
  name,
  value,
  label,
  checked = false,
}: {
  name: string;
  value: string;
  label: string;
  /** Whether it is ticked to begin with. */
  checked?: boolean;
}) {
  const { state } = useSending();
  // Of a form that was refused, without scripts as with them, what was ticked stays so.
  const sent = state?.result.status === "error" ? state.result.initialValue?.[name] : undefined;
  const ticked = sent === undefined ? checked : [sent].flat().includes(value);
  return (
    <label className="-ml-2 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={ticked}
        className="size-5 accent-brand"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}

/** What names a row, after its box. Rows that have none among others that do line up with them. */
export function TickedCell({
  tick,
  among,
  children,
}: {
  /** False where nothing can be done with the row. */
  tick: Pick<Parameters<typeof TickBox>[0], "name" | "value" | "label"> | false;
  /** Whether a row of the list has a box. */
  among: boolean;
  children: ReactNode;
}) {
  if (!among) return children;
  return (
    <span className="flex min-w-0 items-center gap-1">
      {tick ? <TickBox {...tick} /> : <span className="-ml-2 hidden size-11 shrink-0 xl:block" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

const boxesOf = (within: HTMLElement | null, name: string) =>
  Array.from(
    within
      ?.closest("form")
      ?.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${CSS.escape(name)}"]`) ??
      [],
  );

/** Ticks all rows of the form around, or none; it says how many are. Without scripts it is not there. */
export function TickAll({ name }: { name: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(0);
  // After each drawing: rows may have gone, and a browser gives back what was ticked before the page was left.
  useEffect(() => {
    const count = () => {
      const boxes = boxesOf(box.current, name);
      const some = boxes.filter(({ checked }) => checked).length;
      setTicked(some);
      if (box.current === null) return;
      box.current.checked = some > 0 && some === boxes.length;
      box.current.indeterminate = some > 0 && some < boxes.length;
    };
    count();
    const form = box.current?.form;
    form?.addEventListener("change", count);
    return () => form?.removeEventListener("change", count);
  });
  return (
    <div className="only-scripting flex min-h-11 flex-wrap items-center gap-x-4 text-small">
      <label className="-ml-2 flex min-h-11 cursor-pointer items-center gap-1 pr-2">
        <span className="grid size-11 place-items-center">
          <input
            ref={box}
            type="checkbox"
            className="size-5 accent-brand"
            onChange={({ target }) => {
              // Before the form's own listener counts.
              for (const each of boxesOf(target, name)) each.checked = target.checked;
            }}
          />
        </span>
        {LISTS.tickAll}
      </label>
      <span aria-live="polite" className="text-ink-soft">
        {ticked > 0 && LISTS.ticked(ticked)}
      </span>
    </div>
  );
}

/** What is done with the rows that are ticked. */
export function TickedBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  );
}
