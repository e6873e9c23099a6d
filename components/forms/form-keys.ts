import { isFormKey } from "@/lib/kernel/forms";

/*
 * The key of a form stays with the entry of the browser's history that shows it: reloaded, or come back to, it is the
 * same form; opened anew it is another one.
 */

const PREFIX = "loopimmo.form-key.";

/** The forms that this document has shown. */
const shown = new Set<string>();

/** The present history entry, by the Navigation API; null in a browser that has none: a key lasts a showing there. */
const entryKey = (): string | null => globalThis.navigation?.currentEntry?.key ?? null;

/** Whether the document was loaded to be shown anew: by a link, or by where a form led, to the same address too. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type !== "reload" && entry?.type !== "back_forward";
}

const slotOf = (entry: string, formId: string) => `${PREFIX}${entry}.${formId}`;

/** Does it where the browser stores anything: without it a form has another key when it is reloaded. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The key that a form had in this history entry; null where it is opened anew. */
export function savedFormKey(formId: string): string | null {
  const entry = entryKey();
  if (entry === null || (isOpenedAnew() && !shown.has(formId))) return null;
  const saved = attempt(() => sessionStorage.getItem(slotOf(entry, formId)));
  return isFormKey(saved) ? saved : null;
}

/** Keeps a form's key for when the page is reloaded or come back to. */
export function saveFormKey(formId: string, key: string): void {
  shown.add(formId);
  const entry = entryKey();
  if (entry !== null) attempt(() => sessionStorage.setItem(slotOf(entry, formId), key));
}
