/**
 * What a browser keeps of a form that could not be sent: which of its controls, for how long, how much. Pure;
 * whoever stores it says where (`typed-text-store.ts`), whoever reads and fills the page is `typed-controls.ts`.
 */

/** A control of a form, as far as that matters here. */
export interface TypedControl {
  name: string;
  /** The DOM's `type`: `text`, `textarea`, `select-one`, `radio` … */
  type: string;
  autocomplete: string;
  /** Its text, or the values that are chosen: none for a box that isn't ticked. */
  values: readonly string[];
}

/** By the controls' name: the texts of those that share it in their order, or what is chosen among them. */
export type TypedText = Record<string, string[]>;

/** The text that is kept of a form, and since when. */
export interface SavedForm {
  /** Milliseconds since 1970. */
  at: number;
  typed: TypedText;
  /** What stands for the session in which it was typed and is still to be sent; none once that has ended. */
  session?: string;
}

export const SAVED_MS = 24 * 60 * 60 * 1_000;
/** Characters of one form as it is stored: more is kept by no browser for one form alone. */
export const SAVED_LENGTH = 100_000;

/** What is no typing of a person's (`hidden`, buttons), or nobody's to keep. */
const TYPES_LEFT_OUT = /^(password|file|hidden|submit|button|image|reset)$/;
/** By the standard's names of what a browser may fill in: passwords, codes, cards, dates of birth. */
const FILLED_LEFT_OUT =
  /(^|\s)((current|new)-password|one-time-code|webauthn|cc-\S+|bday\S*|sex)(\s|$)/i;
/** By the words that a name is made of: "recoveryCode" is a code, "postalCode" and "communeCode" are not. */
const WORDS_LEFT_OUT =
  /(^|-)(password|secret|token|jeton|captcha|otp|pin|iban|bic|birth(day|date|place)?|nationality|passport|identity|ssn)(-|$)/;
const CODE = /^(?!(postal|commune|city|country)-).*\bcode$/;

const wordsOf = (name: string) => name.replace(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();

/** Whether what a control holds may be kept: never passwords, codes, identity data or files. */
export function maySave({ name, type, autocomplete }: Omit<TypedControl, "values">): boolean {
  const words = wordsOf(name);
  return (
    name !== "" &&
    !TYPES_LEFT_OUT.test(type) &&
    !FILLED_LEFT_OUT.test(autocomplete) &&
    !WORDS_LEFT_OUT.test(words) &&
    !CODE.test(words)
  );
}

/**
 * The text that is kept of a form's controls.
 * @param touched the names of those that the person used: what nobody touched is the page's, and may be
 *   another tomorrow
 */
export function typedTextOf(
  controls: Iterable<TypedControl>,
  touched: ReadonlySet<string>,
): TypedText {
  const typed: TypedText = {};
  for (const control of controls) {
    if (!touched.has(control.name) || !maySave(control)) continue;
    typed[control.name] = [...(typed[control.name] ?? []), ...control.values];
  }
  return typed;
}

/** A form as it is stored; null where there is nothing to keep, or too much. */
export function savedText(typed: TypedText, now: number, session?: string): string | null {
  if (Object.keys(typed).length === 0) return null;
  const text = JSON.stringify({ at: now, typed, session } satisfies SavedForm);
  return text.length > SAVED_LENGTH ? null : text;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads it back; null for what is older than a day, from the future, or not ours. */
export function parseSaved(text: string | null, now: number): SavedForm | null {
  if (text === null || text.length > SAVED_LENGTH) return null;
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(saved) || !("at" in saved) || !("typed" in saved)) return null;
  const { at, typed } = saved;
  if (typeof at !== "number" || !(at <= now && now < at + SAVED_MS) || !isObject(typed))
    return null;
  const entries = Object.entries(typed);
  if (entries.length === 0 || !entries.every(([, texts]) => isTexts(texts))) return null;
  const session = "session" in saved && typeof saved.session === "string" && saved.session;
  return { at, typed: Object.fromEntries(entries), ...(session && { session }) };
}
