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

/** The owner for whoever uses this tab: in `sessionStorage` alone. */
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
 * Keeps what was typed in a form, in place of its former text; where nothing is to be kept, that is
 * removed.
 * @param storage how to reach it, for a browser may refuse even that
 * @param session what stands for the session in which it is typed
 * @returns whether it is kept
 */
export function saveForm(
  storage: () => Storage,
  place: FormPlace,
  typed: TypedText,
  now: number,
  session?: string,
): boolean {
  const text = savedText(typed, now, session);
  return attempt(() => {
    if (text === null) storage().removeItem(keyOf(place));
    else storage().setItem(keyOf(place), text);
    return text !== null;
  }, false);
}

/** The text that is kept of a form; null where there is none. */
export function findSavedForm(
  storage: () => Storage,
  place: FormPlace,
  now: number,
): SavedForm | null {
  return attempt(() => parseSaved(storage().getItem(keyOf(place)), now), null);
}

/** Removes the text that is kept of a form: it was sent, or is not wanted. */
export function dropForm(storage: () => Storage, place: FormPlace): void {
  attempt(() => storage().removeItem(keyOf(place)), undefined);
}

/** Removes all that is kept of somebody. */
export function dropFormsOf(storage: () => Storage, owner: string): void {
  attempt(() => {
    for (const key of keysIn(storage(), ownersPrefix(owner))) storage().removeItem(key);
  }, undefined);
}

/**
 * Removes what is past its day, whoever's it is.
 * @param isWanted whether what is younger stays
 */
export function dropOldForms(
  storage: () => Storage,
  now: number,
  isWanted: (saved: SavedForm) => boolean = () => true,
): void {
  attempt(() => {
    for (const key of keysIn(storage(), PREFIX)) {
      const saved = parseSaved(storage().getItem(key), now);
      if (saved === null || !isWanted(saved)) storage().removeItem(key);
    }
  }, undefined);
}

/** Whether anything is saved that is meant, whoever's it is. */
export function hasSavedForm(
  storage: () => Storage,
  now: number,
  isMeant: (saved: SavedForm) => boolean,
): boolean {
  return attempt(
    () =>
      keysIn(storage(), PREFIX).some((key) => {
        const saved = parseSaved(storage().getItem(key), now);
        return saved !== null && isMeant(saved);
      }),
    false,
  );
}
