import { FIELDS, type FieldName, type PolirisField } from "./fields.ts";

/** The filled fields of a line, by name, as they are written. */
export type PolirisLine = Partial<Record<FieldName, string>>;

/** Why our own check keeps a listing out of a portal's file. */
export const REFUSAL_REASONS = ["missing", "too-long", "malformed"] as const;

export interface Refusal {
  /** Of `FIELDS`. */
  field: string;
  reason: (typeof REFUSAL_REASONS)[number];
}

const PATTERNS: Partial<Record<PolirisField["kind"], RegExp>> = {
  integer: /^-?\d{1,9}$/,
  decimal: /^\d{1,9}(?:\.\d{1,2})?$/,
  flag: /^(?:OUI|NON)$/,
  date: /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\/\d{4}$/,
  "postal-code": /^\d{5}$/,
  phone: /^\d{10}$/,
  address: /^https?:\/\/\S+$/,
};

function reasonOf(field: PolirisField, value: string | undefined): Refusal["reason"] | null {
  if (value === undefined || value === "") return field.required ? "missing" : null;
  if ("max" in field && value.length > field.max) return "too-long";
  if (field.kind === "choice") return field.values.includes(value) ? null : "malformed";
  const pattern = PATTERNS[field.kind];
  return pattern && !pattern.test(value) ? "malformed" : null;
}

/** What a line lacks of its description; empty where it can be sent. */
export function checkLine(line: PolirisLine): Refusal[] {
  return Object.entries(FIELDS).flatMap(([name, field]) => {
    const reason = reasonOf(field, line[name as FieldName]);
    return reason === null ? [] : [{ field: name, reason }];
  });
}
