import { FEATURE_LABELS, PROPERTY_TYPE_LABELS } from "../../lib/content/common.ts";
import {
  formatCount,
  formatDegrees,
  formatInteger,
  formatPrice,
  formatSurface,
} from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";
import type { ContentField, RevisionContent } from "../../lib/revisions/content.ts";
import { PROPERTIES } from "../properties/copy.ts";

const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

const yesNo = (value: boolean) => (value ? "Oui" : "Non");
const clock = (minute: number) => {
  const minutes = minute % 60;
  return `${Math.floor(minute / 60)} h${minutes === 0 ? "" : ` ${String(minutes).padStart(2, "0")}`}`;
};

type Writers = {
  [Field in ContentField]?: (
    value: NonNullable<RevisionContent[Field]>,
    content: RevisionContent,
  ) => string;
};

/** How a field is read; without a way of its own it is read as it is. */
const WRITERS: Writers = {
  type: (type) => PROPERTY_TYPE_LABELS[type],
  // The place on the map is one value in two columns.
  lat: (lat, { lng }) =>
    [lat, lng]
      .filter((degrees) => degrees !== undefined)
      .map(formatDegrees)
      .join("\u00a0; "),
  addressPrecision: (precision) => PROPERTIES.published.options[precision],
  surfaceDm2: formatSurface,
  landSurfaceM2: (surface) => `${formatInteger(surface)} m²`,
  floor: (floor) => (floor === 0 ? "Rez-de-chaussée" : formatInteger(floor)),
  builtYear: String,
  features: (features) => features.map((feature) => FEATURE_LABELS[feature]).join(", "),
  dpeDoneOn: formatCivilDate,
  energyUse: (use) => `${formatInteger(use)} kWh/m² par an`,
  ghgEmission: (emission) => `${formatInteger(emission)} kg de CO₂/m² par an`,
  energyCostMinCents: formatPrice,
  energyCostMaxCents: formatPrice,
  energyCostYear: String,
  energyAudit: yesNo,
  isCoowned: yesNo,
  coownershipChargesCents: formatPrice,
  coownershipProceedings: yesNo,
  priceCents: formatPrice,
  photos: (photos) => formatCount(photos.length, "photo", "photos"),
  floorPlans: (plans) => plans.map(({ label }) => label).join(", "),
  availability: (windows) =>
    windows
      .map(
        ({ weekday, startMinute, endMinute }) =>
          `${WEEKDAYS[weekday - 1]} de ${clock(startMinute)} à ${clock(endMinute)}`,
      )
      .join(", "),
};

/** A field of a revision in words; null where it is empty. */
export function fieldText(field: ContentField, content: RevisionContent): string | null {
  const value = content[field];
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
    return null;
  const write = WRITERS[field] as
    | ((value: unknown, content: RevisionContent) => string)
    | undefined;
  if (write) return write(value, content);
  return typeof value === "number" ? formatInteger(value) : String(value);
}
