import {
  dropOwn,
  findOwn,
  type Place,
  saveUnsent,
  saveWhileTyped,
} from "@/components/forms/own-text";
import type { FormOwner } from "@/lib/kernel/forms";
import { spaceRoutes } from "@/lib/routes/space";
import type { Unsaved } from "./saver";

/*
 * What the editor could not save yet, as this browser holds it for its person: the page may be loaded anew, and the
 * session end, before it is.
 */

const placeOf = (revisionId: string): Place => ({
  path: spaceRoutes.editListing(revisionId),
  formId: "editeur",
});

const asTyped = (unsaved: Unsaved) => ({ unsaved: [JSON.stringify(unsaved)] });

/** Holds it while it is typed; null removes it. */
export function holdUnsaved(owner: FormOwner, revisionId: string, unsaved: Unsaved | null): void {
  if (unsaved === null) dropOwn(owner, placeOf(revisionId));
  else saveWhileTyped(owner, placeOf(revisionId), asTyped(unsaved));
}

/** Holds it until its person has signed in. @returns whether the browser does */
export const holdUntilLogin = (owner: FormOwner, revisionId: string, unsaved: Unsaved): boolean =>
  saveUnsent(owner, placeOf(revisionId), asTyped(unsaved));

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What another page could not save; null for nothing. */
export function findUnsaved(owner: FormOwner, revisionId: string): Unsaved | null {
  const [text = "null"] = findOwn(owner, placeOf(revisionId))?.typed.unsaved ?? [];
  let found: Partial<Unsaved> | null;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || !isObject(found.changes) || typeof found.version !== "number") {
    return null;
  }
  return { version: found.version, changes: found.changes, fills: found.fills ?? {} };
}
