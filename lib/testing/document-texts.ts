import { nearestSigns } from "../kernel/drawn-characters.ts";

/** What people type into a document that they sign: of every kind of space, sign and script that it says. */
export const TYPED_TEXT =
  "Sous réserve d’un prêt de 150\u202f000\u00a0€ à 3,4\u202f% ; vente de notre bien «\u202fLes Lilas\u202f» au 2ᵉ étage • clé\u200b remise\u2009: oui → signature, délai ≤ 3 mois";

/** The same in other letters than Latin ones. */
export const OTHER_LETTERS = "Ελένη Παπαδοπούλου, Наталья Щукина";

/** A text without its blanks, as a document says it: a line breaks, and each font draws a piece of its own. */
export const unspaced = (text: string): string => nearestSigns(text).replaceAll(/\s+/g, "");

/** A text that is of one field, so that a document that says it says that field. */
export const textOf = (field: string): string => `${TYPED_TEXT} ${OTHER_LETTERS} (${field})`;

/** Fills the named fields of an object, each with a text of its own. */
export const withTexts = <Value extends object>(
  value: Value,
  fields: readonly (keyof Value)[],
): Value => ({
  ...value,
  ...Object.fromEntries(fields.map((field) => [field, textOf(String(field))])),
});
