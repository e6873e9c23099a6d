import type { RevisionContent } from "@/lib/revisions/content";
import type { ContentField } from "@/lib/revisions/fields";
import {
  clockOf,
  isTextField,
  readFeatures,
  readTyped,
  readWindows,
  writeTyped,
} from "@/lib/revisions/typed";
import { ROOM_CONTROLS, readRooms, roomTexts } from "@/lib/revisions/typed-rooms";
import type { TypedProblem } from "@/lib/revisions/typings";

const ROOM_NAMES: readonly string[] = Object.values(ROOM_CONTROLS);

/** The field that a control of the form is part of; null for none. */
function fieldOf(name: string): ContentField | null {
  if (isTextField(name) || name === "features") return name;
  if (ROOM_NAMES.includes(name)) return "roomTable";
  return ["weekday", "from", "to"].includes(name) ? "availability" : null;
}

/** The field that an event of a control is about; null for none. */
export const fieldOfTarget = (target: EventTarget) =>
  fieldOf((target as HTMLInputElement).name ?? "");

/** The fields whose controls a form has. */
export function fieldsIn(form: HTMLFormElement | null): Set<ContentField> {
  const fields = Array.from(form?.elements ?? [], (control) =>
    fieldOf(control.getAttribute("name") ?? ""),
  );
  return new Set(fields.filter((field) => field !== null));
}

/** The field that the page's address points at; null for none. */
export function pointedField(): ContentField | null {
  const [, field] = /^#champ-(\w+)$/.exec(location.hash) ?? [];
  return field ? (field as ContentField) : null;
}

/** Goes to the first control of a field. */
export function focusField(field: ContentField): void {
  document
    .querySelector<HTMLElement>(
      `#champ-${field} :is(input:not([type="hidden"]), textarea, select, button)`,
    )
    ?.focus();
}

/** What controls say: a value, what is wrong with it, or both, where a part of them can be read. */
export type ControlReading = { value: unknown; problem?: TypedProblem } | { problem: TypedProblem };

/** What the controls of a field say. @param before what the revision holds: what can't be read is left as it was */
export function readControl(
  form: HTMLFormElement,
  field: ContentField,
  before: RevisionContent,
): ControlReading {
  const data = new FormData(form);
  const all = (name: string) => data.getAll(name).map(String);
  if (field === "features") return { value: readFeatures(all("features")) };
  if (field === "availability") {
    const [from, to] = [all("from"), all("to")];
    const read = readWindows(
      all("weekday").map((weekday, index) => ({
        weekday,
        from: from[index] ?? "",
        to: to[index] ?? "",
      })),
    );
    return "wrong" in read ? { problem: "day" } : read;
  }
  if (field === "roomTable") {
    const { value, problems } = readRooms(roomTexts(all), before.roomTable);
    return { value, ...(problems[0] && { problem: problems[0].problem }) };
  }
  return isTextField(field)
    ? readTyped(field, String(data.get(field) ?? ""), {
        communeCode: String(data.get("communeCode") ?? "") || undefined,
      })
    : { problem: "choice" };
}

/** Shows in the controls of a field what it holds now; the table of rooms follows the content itself. */
export function writeControl(
  form: HTMLFormElement,
  field: ContentField,
  content: RevisionContent,
): void {
  if (field === "features") {
    for (const box of form.querySelectorAll<HTMLInputElement>('[name="features"]')) {
      box.checked = content.features?.some((feature) => feature === box.value) ?? false;
    }
  } else if (field === "availability") {
    for (const day of form.querySelectorAll<HTMLElement>("[data-weekday]")) {
      const windows = content.availability?.filter(
        ({ weekday }) => `${weekday}` === day.dataset.weekday,
      );
      const times = day.querySelectorAll<HTMLInputElement>('input[type="time"]');
      for (const [index, time] of times.entries()) {
        const shown = windows?.[Math.floor(index / 2)];
        time.value = shown ? clockOf(index % 2 === 0 ? shown.startMinute : shown.endMinute) : "";
      }
    }
  } else if (isTextField(field)) {
    const text = writeTyped(field, content);
    const named = form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`);
    for (const control of named) {
      if (control.type === "radio") control.checked = control.value === text;
      else control.value = text;
    }
  }
}
