"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { LimitedTextArea } from "@/components/forms/LimitedTextArea";
import { Button } from "@/components/ui/Button";
import { ChoiceChip } from "@/components/ui/Choice";
import { cx } from "@/components/ui/cx";
import { Field, type FieldControlProps, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { EXTERNAL_ADDRESS_LENGTH } from "@/lib/kernel/external-address";
import { formatDate } from "@/lib/kernel/format-date";
import { RETURN_REASON_LABELS } from "@/lib/revisions/copy";
import type { FieldRow } from "@/lib/revisions/field-kinds";
import { type ContentField, FIELDS, rowOf, type TextField } from "@/lib/revisions/fields";
import { isTextField, writeTyped } from "@/lib/revisions/typed";
import { EDITOR, sourceNote } from "./copy";
import { useEditor } from "./EditorProvider";

/** What the field held elsewhere, where it is in conflict, as its control would show it. */
function conflictText(field: ContentField, theirs: unknown): string {
  if (theirs === null || theirs === undefined) return EDITOR.conflictEmpty;
  if (!isTextField(field)) return EDITOR.conflictOther;
  return EDITOR.conflict(writeTyped(field, { [field]: theirs }));
}

/** Focuses what the field around an element is corrected with: of several answers, the one that is chosen. */
export function focusControl(within: Element): void {
  const frame = within.closest("[data-field]");
  const control =
    frame?.querySelector<HTMLElement>("input:checked") ??
    frame?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, [data-control]");
  control?.focus();
}

/** Under a field: where its value comes from, a conflict to settle, why the team returned it. */
function FieldNotes({ field }: { field: ContentField }) {
  const { content, saves, settle, view } = useEditor();
  const source = content.sources?.[field];
  const returned = view.returns.find((each) => each.field === field);
  return (
    <>
      {source && (
        <p className="flex flex-wrap items-center gap-1.5 text-fine text-ink-soft">
          <Icon name="landmark" className="size-4 shrink-0 text-leaf" />
          {sourceNote(source.source, formatDate(source.at))}
          {" · "}
          <button
            type="button"
            className="min-h-6 font-semibold text-brand underline"
            aria-label={`${EDITOR.correct}, ${FIELDS[field].label}`}
            onClick={({ currentTarget }) => focusControl(currentTarget)}
          >
            {EDITOR.correct}
          </button>
        </p>
      )}
      {field in saves.conflicts && (
        <div
          role="alert"
          className="flex flex-col gap-2 rounded-control bg-mimosa-soft p-3 text-small wrap-anywhere"
        >
          <p>{conflictText(field, saves.conflicts[field])}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => settle(field, "mine")}>
              {EDITOR.mine}
            </Button>
            <Button variant="secondary" onClick={() => settle(field, "theirs")}>
              {EDITOR.theirs}
            </Button>
          </div>
        </div>
      )}
      {returned && (
        <p className="flex gap-2 rounded-control bg-mimosa-soft p-3 text-small wrap-anywhere">
          <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong>{RETURN_REASON_LABELS[returned.reason]}</strong>
            {returned.note && ` · ${returned.note}`}
          </span>
        </p>
      )}
    </>
  );
}

/** What is around each field: the mark that links lead to, and the notes. */
export function FieldFrame({
  field,
  className,
  children,
}: {
  field: ContentField;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      id={`champ-${field}`}
      data-field={field}
      className={cx("flex min-w-0 scroll-mt-28 flex-col gap-1.5", className)}
    >
      {children}
      <FieldNotes field={field} />
    </div>
  );
}

/** What the controls of a kind of field have of their own; those of a text have its length. */
const CONTROLS: Partial<Record<FieldRow["kind"], ComponentProps<"input">>> = {
  surface: { inputMode: "decimal" },
  euros: { inputMode: "decimal" },
  whole: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
  day: { type: "date" },
  "site-address": { type: "url", inputMode: "url", maxLength: EXTERNAL_ADDRESS_LENGTH },
};

const lengthOf = (row: FieldRow) =>
  row.kind === "line" || row.kind === "text" ? row.max : undefined;

type TypedProps = {
  field: TextField;
  label?: ReactNode;
  /** Written at the end of the control. */
  unit?: string;
  className?: string;
};

/** What every control of a typed field has. */
type TypedControl = FieldControlProps & {
  "data-typed": "";
  name: TextField;
  readOnly: boolean;
  defaultValue: string;
};

/** Label, guidance and notes around the control of a typed field. */
function Typed({
  field,
  label = FIELDS[field].label,
  className,
  below,
  children,
}: Omit<TypedProps, "unit"> & {
  /** After the field. */
  below?: ReactNode;
  children: (control: TypedControl) => ReactNode;
}) {
  const { view, problemOf, typedOf, isEditable } = useEditor();
  const { hint, needed } = rowOf(field);
  return (
    <FieldFrame field={field} className={className}>
      <Field
        id={field}
        label={label}
        hint={hint}
        optional={needed === undefined}
        error={problemOf(field)}
      >
        {(control) =>
          children({
            ...control,
            "data-typed": "",
            name: field,
            readOnly: !isEditable,
            defaultValue: typedOf(field) ?? writeTyped(field, view.content),
          })
        }
      </Field>
      {below}
    </FieldFrame>
  );
}

/** A text that is typed, of one line. */
export function TypedField({
  field,
  label,
  unit,
  className,
  ...rest
}: TypedProps & Omit<ComponentProps<"input">, "name" | "defaultValue" | "id">) {
  const row = rowOf(field);
  const own = { maxLength: lengthOf(row), ...CONTROLS[row.kind], ...rest };
  return (
    <Typed field={field} label={label} className={className}>
      {(control) => (
        <span className="relative block">
          <Input autoComplete="off" {...own} {...control} className={cx(unit && "pr-16")} />
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Typed>
  );
}

/** A longer text. */
export function TypedArea({
  field,
  label,
  className,
  children,
  ...rest
}: TypedProps & Omit<ComponentProps<"textarea">, "name" | "defaultValue" | "id">) {
  const maxLength = lengthOf(rowOf(field));
  return (
    <Typed field={field} label={label} className={className} below={children}>
      {(control) => <LimitedTextArea {...rest} {...control} limit={maxLength} />}
    </Typed>
  );
}

export interface Option {
  value: string;
  label: ReactNode;
  /** Explains it, under its label. */
  hint?: string;
  className?: string;
}

/** One of a few answers: chips, or cards where each is explained. */
export function ChoiceField({
  field,
  legend = FIELDS[field].label,
  options,
  look = "chips",
  className,
}: {
  field: TextField;
  legend?: ReactNode;
  options: readonly Option[];
  look?: "chips" | "cards";
  className?: string;
}) {
  const { view, problemOf, typedOf, isEditable } = useEditor();
  const id = useId();
  const chosen = typedOf(field) ?? writeTyped(field, view.content);
  const error = problemOf(field);
  const hint = rowOf(field).hint;
  const described = [hint && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(" ");
  return (
    <FieldFrame field={field} className={className}>
      <fieldset
        aria-describedby={described || undefined}
        className="min-w-0"
        disabled={!isEditable}
      >
        <legend className="text-small font-semibold">{legend}</legend>
        {hint && (
          <p id={`${id}-aide`} className="mt-1 text-fine text-ink-soft">
            {hint}
          </p>
        )}
        <div
          className={cx(
            "mt-2",
            look === "cards" ? "grid gap-3 sm:grid-cols-3" : "flex flex-wrap gap-2",
          )}
        >
          {options.map(({ value, label, hint: explained, className: own }) =>
            look === "cards" ? (
              <label key={value} className="choice flex-col items-start! gap-1 p-4">
                <input type="radio" name={field} value={value} defaultChecked={chosen === value} />
                <span className="flex items-center gap-2 text-body font-semibold">{label}</span>
                {explained && <span className="text-fine">{explained}</span>}
              </label>
            ) : (
              <ChoiceChip
                key={value}
                type="radio"
                name={field}
                value={value}
                defaultChecked={chosen === value}
                className={own}
              >
                {label}
              </ChoiceChip>
            ),
          )}
        </div>
        {error && (
          <p id={`${id}-erreur`} className="mt-1.5 text-small font-medium text-tile-strong">
            {error}
          </p>
        )}
      </fieldset>
    </FieldFrame>
  );
}

/** Yes or no. */
export const YES_NO = [
  { value: "oui", label: "Oui" },
  { value: "non", label: "Non" },
] as const;
