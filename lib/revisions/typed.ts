import { FEATURES } from "../kernel/property-kinds.ts";
import { tidyLine } from "../kernel/text.ts";
import type { RevisionChanges, RevisionContent } from "./content.ts";
import type { ListKind } from "./field-kinds.ts";
import { type ContentField, FIELDS, rowOf, type TextField } from "./fields.ts";
import { readRooms, roomTexts } from "./typed-rooms.ts";
import {
  type Typed,
  type TypedBeside,
  type TypedProblem,
  type Typing,
  typingOf,
} from "./typings.ts";

/**
 * What people type, as what a revision holds, and back. It is apart from content.ts so that the editor's page
 * loads it without the schemas, which decide in the end (content.ts).
 */

const LIST_KINDS: readonly string[] = [
  "features",
  "photos",
  "plans",
  "windows",
  "rooms",
] satisfies ListKind["kind"][];

/** Whether a field is typed as one text: lists of things have controls of their own. */
export const isTextField = (name: string): name is TextField =>
  Object.hasOwn(FIELDS, name) && !LIST_KINDS.includes(rowOf(name as ContentField).kind);

/** What a text says of a field; an empty one empties it. */
export function readTyped(
  field: TextField,
  given: string,
  beside: TypedBeside = {},
): Typed<string | number | boolean> {
  const trimmed = tidyLine(given.replaceAll(/\r\n?/g, "\n"));
  return trimmed === "" ? { value: null } : typingOf(FIELDS[field]).read(trimmed, beside);
}

/** A field as its control shows it; empty where there is nothing. */
export function writeTyped(field: TextField, content: RevisionContent): string {
  const value = content[field];
  return value === undefined ? "" : (typingOf(FIELDS[field]) as Typing<unknown>).write(value);
}

/** A week's window as the controls of a day give it: "09:30", "12:00". */
export interface WindowRow {
  weekday: string;
  from: string;
  to: string;
}

const minuteOf = (clock: string) => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::00)?$/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** The windows of the rows that are filled in whole; the index of the first that is wrong. */
export function readWindows(
  rows: readonly WindowRow[],
): { value: NonNullable<RevisionContent["availability"]> } | { wrong: number } {
  const value: NonNullable<RevisionContent["availability"]> = [];
  for (const [index, { weekday, from, to }] of rows.entries()) {
    if (from === "" && to === "") continue;
    const startMinute = minuteOf(from);
    // Midnight at the end of a day is written as at its beginning.
    const endMinute = to === "00:00" ? 1_440 : minuteOf(to);
    const isQuarter = [startMinute, endMinute].every((minute) => (minute ?? 1) % 15 === 0);
    if (startMinute === null || endMinute === null || !isQuarter || endMinute <= startMinute) {
      return { wrong: index };
    }
    value.push({ weekday: Number(weekday), startMinute, endMinute });
  }
  return { value };
}

const two = (value: number) => String(value).padStart(2, "0");

/** A control's "09:30" of minutes since midnight. */
export const clockOf = (minute: number) =>
  `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** The features that a form ticks, in the order of the list. */
export const readFeatures = (ticked: readonly string[]) =>
  FEATURES.filter((feature) => ticked.includes(feature));

/**
 * What a form without scripts says of the fields that it shows.
 * @param shown its fields: of others it says nothing
 */
export function readForm(
  shown: readonly ContentField[],
  form: { text: (name: string) => string; all: (name: string) => string[] },
): { changes: RevisionChanges; problems: Partial<Record<ContentField, TypedProblem>> } {
  const changes: Record<string, unknown> = {};
  const problems: Partial<Record<ContentField, TypedProblem>> = {};
  const communeCode = form.text("communeCode") || undefined;
  for (const field of shown) {
    if (field === "features") changes.features = readFeatures(form.all("features"));
    else if (field === "availability") {
      const [weekdays, from, to] = ["weekday", "from", "to"].map(form.all);
      const rows = (weekdays ?? []).map((weekday, index) => ({
        weekday,
        from: from?.[index] ?? "",
        to: to?.[index] ?? "",
      }));
      const read = readWindows(rows);
      if ("wrong" in read) problems.availability = "day";
      else changes.availability = read.value;
    } else if (field === "roomTable") {
      const { value, problems: wrong } = readRooms(roomTexts(form.all));
      changes.roomTable = value;
      if (wrong[0]) problems.roomTable = wrong[0].problem;
    } else if (isTextField(field)) {
      const read = readTyped(field, form.text(field), { communeCode });
      if ("problem" in read) problems[field] = read.problem;
      else changes[field] = read.value;
    }
  }
  return { changes: changes as RevisionChanges, problems };
}
