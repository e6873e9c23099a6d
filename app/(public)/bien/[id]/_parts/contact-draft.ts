import { hintedAccount } from "@/lib/auth/hint";

const KEY = "loopimmo.contact.";

/** A text, and the account that was signed in on this browser when it was written: "" for none. */
interface Draft {
  account: string;
  text: string;
}

function parseDraft(stored: string | null): Draft | null {
  const { account, text } = (JSON.parse(stored ?? "null") ?? {}) as Partial<Draft>;
  return typeof account === "string" && typeof text === "string" ? { account, text } : null;
}

/**
 * What was being written about a listing in this tab; null where nothing was, or nothing is stored. What
 * somebody wrote without an account, or before their session ended, is there with and without one; another
 * account never reads it.
 */
export function readContactDraft(listingId: string): string | null {
  try {
    const draft = parseDraft(sessionStorage.getItem(KEY + listingId));
    const reader = hintedAccount(document.cookie) ?? "";
    const isTheirs = draft?.account === "" || reader === "" || draft?.account === reader;
    return draft !== null && isTheirs ? draft.text : null;
  } catch {
    return null;
  }
}

/** Stores it. @returns whether the browser did; null forgets it. */
export function writeContactDraft(listingId: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(KEY + listingId);
    else {
      const account = hintedAccount(document.cookie) ?? "";
      const draft: Draft = { account, text };
      sessionStorage.setItem(KEY + listingId, JSON.stringify(draft));
    }
    return true;
  } catch {
    return false;
  }
}
