import { z } from "zod";
import { PROVIDER_TYPES } from "../../kernel/provider-kinds.ts";
import { PRICE_UNITS, PROVIDER_AVAILABILITIES } from "../../providers/rules.ts";

/** What the directory says of a provider, as it is stored. */
export const entryColumnsSchema = z.strictObject({
  name: z.string(),
  type: z.enum(PROVIDER_TYPES),
  description: z.string(),
  email: z.string(),
  communeCode: z.string(),
  priceUnit: z.enum(PRICE_UNITS),
  /** Euro cents; null for a percentage. */
  priceCents: z.int().nullable(),
  /** Basis points; null for an amount. */
  priceRateBps: z.int().nullable(),
  availability: z.enum(PROVIDER_AVAILABILITIES),
  specialties: z.array(z.string()),
  certifications: z.array(z.string()),
});
export type EntryColumns = z.output<typeof entryColumnsSchema>;

/** The columns of each field: a price without its unit is none. */
const COLUMNS = {
  name: ["name"],
  type: ["type"],
  description: ["description"],
  email: ["email"],
  location: ["communeCode"],
  price: ["priceUnit", "priceCents", "priceRateBps"],
  availability: ["availability"],
  specialties: ["specialties"],
  certifications: ["certifications"],
} as const satisfies Record<string, readonly (keyof EntryColumns)[]>;

export type EntryField = keyof typeof COLUMNS;
export const ENTRY_FIELDS = Object.keys(COLUMNS) as EntryField[];

/** A field's columns of an entry. */
const partOf = (entry: EntryColumns, field: EntryField): Partial<EntryColumns> =>
  Object.fromEntries(COLUMNS[field].map((column) => [column, entry[column]]));

const differs = (field: EntryField, one: EntryColumns, other: EntryColumns): boolean =>
  JSON.stringify(partOf(one, field)) !== JSON.stringify(partOf(other, field));

/** The fields in which two entries differ. */
export const changedFields = (one: EntryColumns, other: EntryColumns): EntryField[] =>
  ENTRY_FIELDS.filter((field) => differs(field, one, other));

/** An entry with some fields of another one. */
export const withFieldsOf = (
  entry: EntryColumns,
  other: EntryColumns,
  fields: readonly EntryField[],
): EntryColumns => Object.assign({ ...entry }, ...fields.map((field) => partOf(other, field)));

/** What a form comes to that somebody read before another person's change was stored. */
export interface EntryMerge {
  /** What is stored where nothing conflicts: each side's changes. */
  next: EntryColumns;
  /** Fields that both changed, to something else: nothing is stored. */
  conflicts: EntryField[];
  /** Fields that the other one alone changed. */
  theirs: EntryField[];
}

/**
 * Puts what somebody typed on what is stored by now, as the editor of listings does (lib/revisions/saving.ts): what they
 * left as they read it is not theirs, and takes nothing back.
 */
export function mergeEntry(
  read: EntryColumns,
  stored: EntryColumns,
  typed: EntryColumns,
): EntryMerge {
  const elsewhere = changedFields(read, stored);
  const own = changedFields(read, typed);
  const theirs = elsewhere.filter((field) => !own.includes(field));
  return {
    next: withFieldsOf(typed, stored, theirs),
    conflicts: elsewhere.filter((field) => own.includes(field) && differs(field, typed, stored)),
    theirs,
  };
}
