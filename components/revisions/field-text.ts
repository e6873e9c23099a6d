import { FEATURE_LABELS, PROPERTY_TYPE_LABELS } from "../../lib/content/common.ts";
import {
  formatCount,
  formatDegrees,
  formatInteger,
  formatPrice,
  formatSurface,
  formatTimeOfDay,
} from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";
import type { RevisionContent } from "../../lib/revisions/content.ts";
import type { FieldRow, ValueOf } from "../../lib/revisions/field-kinds.ts";
import { type ContentField, rowOf } from "../../lib/revisions/fields.ts";
import { PROPERTIES } from "../properties/copy.ts";

const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** The words of a choice; a class of energy is its own. */
const CHOICES: Partial<Record<ContentField, Readonly<Record<string, string>>>> = {
  type: PROPERTY_TYPE_LABELS,
  addressPrecision: PROPERTIES.published.options,
};

/** "Séjour, 24,5 m², Rez-de-chaussée", as far as each is known. */
const roomText = ({ name, areaDm2, level }: ValueOf<{ kind: "rooms" }>[number]) =>
  [name || "Pièce sans nom", areaDm2 !== undefined && formatSurface(areaDm2), level]
    .filter(Boolean)
    .join(", ");

type Writers = { [Kind in FieldRow["kind"]]?: (value: ValueOf<{ kind: Kind }>) => string };

/** How a kind of field is read; without a way of its own it is read as it is. */
const WRITERS: Writers = {
  surface: formatSurface,
  euros: formatPrice,
  year: String,
  whole: formatInteger,
  floor: (floor) => (floor === 0 ? "Rez-de-chaussée" : formatInteger(floor)),
  degrees: formatDegrees,
  day: formatCivilDate,
  "yes-no": (value) => (value ? "Oui" : "Non"),
  features: (features) => features.map((feature) => FEATURE_LABELS[feature]).join(", "),
  photos: (photos) => formatCount(photos.length, "photo", "photos"),
  rooms: (rooms) => rooms.map(roomText).join("\n"),
  plans: (plans) => plans.map(({ label }) => label).join(", "),
  windows: (windows) =>
    windows
      .map(
        ({ weekday, startMinute, endMinute }) =>
          `${WEEKDAYS[weekday - 1]} de ${formatTimeOfDay(startMinute)} à ${formatTimeOfDay(endMinute)}`,
      )
      .join(", "),
};

const isEmpty = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** One field in words, without those that are a part of it. */
function ownText(field: ContentField, content: RevisionContent): string {
  const value = content[field];
  const row = rowOf(field);
  if (row.kind === "choice") return CHOICES[field]?.[String(value)] ?? String(value);
  const write = WRITERS[row.kind] as ((value: unknown) => string) | undefined;
  const text = write ? write(value) : String(value);
  return row.kind === "whole" && row.unit ? `${text}\u00a0${row.unit}` : text;
}

/** A field of a revision in words; null where it is empty. */
export function fieldText(field: ContentField, content: RevisionContent): string | null {
  if (isEmpty(content[field])) return null;
  const text = ownText(field, content);
  // The place on the map is one value in two columns.
  return field === "lat" && !isEmpty(content.lng)
    ? `${text}\u00a0; ${ownText("lng", content)}`
    : text;
}
