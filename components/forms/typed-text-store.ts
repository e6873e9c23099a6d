import { parseSaved, type SavedForm, savedText, type TypedText } from "./typed-text";

const PREFIX = "loopimmo.typed.";

/** Which form: of whom, on which page, by its id. */
export interface FormPlace {
  /** Whose it is: `TAB` for the tab's own, an account's id (or what stands for it). */
  owner: string;
  /** The page's path. */
  path: string;
  formId: string;
}

/** Of who uses this tab, whoever that is: in `sessionStorage` alone. */
export const TAB = "tab";

const ownersPrefix = (owner: string) => `${PREFIX}${encodeURIComponent(owner)}.`;
const keyOf = ({ owner, path, formId }: FormPlace) => `${ownersPrefix(owner)}${path}#${formId}`;

function keysIn(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key?.startsWith(prefix)) as string[];
}

/** Does it where the browser stores anything: what is kept is a convenience, and its lack no failure. */
function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/**
 * Keeps what was typed in a form, in place of what was kept of it; what there is nothing of is removed.
 * @param storage how to reach it, for a browser may refuse even that
 * @returns whether it is kept
 */
export function saveForm(
  storage: () => Storage,
  place: FormPlace,
  typed: TypedText,
  now: number,
): boolean {
  const text = savedText(typed, now);
  return attempt(() => {
    if (text === null) storage().removeItem(keyOf(place));
    else storage().setItem(keyOf(place), text);
    return text !== null;
  }, false);
}

/** What is kept of a form; null where nothing is. */
export function findSavedForm(
  storage: () => Storage,
  place: FormPlace,
  now: number,
): SavedForm | null {
  return attempt(() => parseSaved(storage().getItem(keyOf(place)), now), null);
}

/** Removes what is kept of a form: it was sent, or is not wanted. */
export function dropForm(storage: () => Storage, place: FormPlace): void {
  attempt(() => storage().removeItem(keyOf(place)), undefined);
}

/** Removes all that is kept of somebody. */
export function dropFormsOf(storage: () => Storage, owner: string): void {
  attempt(() => {
    for (const key of keysIn(storage(), ownersPrefix(owner))) storage().removeItem(key);
  }, undefined);
}

/** Removes what is past its day, whoever's it is. */
export function dropOldForms(storage: () => Storage, now: number): void {
  attempt(() => {
    for (const key of keysIn(storage(), PREFIX)) {
      if (parseSaved(storage().getItem(key), now) === null) storage().removeItem(key);
    }
  }, undefined);
}
