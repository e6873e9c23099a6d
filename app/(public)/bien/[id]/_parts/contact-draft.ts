const KEY = "loopimmo.contact.";

/** What was being written about a listing in this tab; null where nothing was, or nothing is stored. */
export function readContactDraft(listingId: string): string | null {
  try {
    return sessionStorage.getItem(KEY + listingId);
  } catch {
    return null;
  }
}

/** Stores it. @returns whether the browser did; null forgets it. */
export function writeContactDraft(listingId: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(KEY + listingId);
    else sessionStorage.setItem(KEY + listingId, text);
    return true;
  } catch {
    return false;
  }
}
