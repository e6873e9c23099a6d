import type { FormOwner } from "@/lib/kernel/forms";
import type { StoredFile } from "./drafts";

/** A message on its way: shown at once, until the server's own is there. */
export interface Outgoing {
  /** Names it: sent again, it is the same message. */
  key: string;
  content: string;
  /** The documents that come with it, stored already. */
  documents: readonly StoredFile[];
  state: "sending" | "sent" | "failed";
  /** What is wrong, where the server said so. */
  problem: string | null;
}

/** Those that the conversation does not have yet. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  messages: readonly { clientKey: string | null }[],
): Outgoing[] {
  const arrived = new Set(messages.map(({ clientKey }) => clientKey));
  return outgoing.filter(({ key }) => !arrived.has(key));
}

const DRAFT = "loopimmo.draft.";

/** What a tab holds of a conversation for one account: both of its sides may use the same browser. */
export const draftKey = (owner: FormOwner | null, conversationId: string): string =>
  `${owner?.account ?? ""}.${conversationId}`;

/**
 * What was being typed in a conversation before the page was left; this tab alone holds it.
 * @param key that of the account and the conversation
 */
export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(DRAFT + key) ?? "";
  } catch {
    return "";
  }
}

export function writeDraft(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(DRAFT + key);
    else sessionStorage.setItem(DRAFT + key, text);
  } catch {
    // A browser that stores nothing loses nothing but the draft.
  }
}
