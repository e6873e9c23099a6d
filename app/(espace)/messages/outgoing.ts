import type { FormOwner } from "@/lib/kernel/forms";
import type { SendFailure } from "@/lib/kernel/send-failure";
import type { StoredFile } from "./drafts";

/** Why a message did not get through: what the server says of it, or why nothing is known of it. */
export type NotSent = { refusal: string } | { failure: SendFailure };

/** A message on its way: shown at once, until the server's own is there. */
export interface Outgoing {
  /** Names it: sent again, it is the same message. */
  key: string;
  content: string;
  /** The documents that come with it, stored already. */
  documents: readonly StoredFile[];
  state: "sending" | "sent" | "failed";
  /** Where it failed. */
  problem: NotSent | null;
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

const UNSENT = "loopimmo.unsent.";

type Stored = Pick<Outgoing, "key" | "content" | "documents">;

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  "content" in value &&
  "documents" in value &&
  typeof value.key === "string" &&
  typeof value.content === "string" &&
  Array.isArray(value.documents);

/** The messages that this tab sent before its page was loaded anew, and of which nothing is known. */
export function readUnsent(place: string): Outgoing[] {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(UNSENT + place) ?? "[]");
    if (!Array.isArray(held)) return [];
    return held.filter(isStored).map(({ key, content, documents }) => ({
      ...{ key, content, documents, state: "failed" },
      problem: { failure: { kind: "unanswered" } },
    }));
  } catch {
    return [];
  }
}

/** Stores those that did not get through, or may not have. */
export function writeUnsent(place: string, outgoing: readonly Outgoing[]): void {
  const unsent: Stored[] = outgoing
    .filter(({ state }) => state !== "sent")
    .map(({ key, content, documents }) => ({ key, content, documents }));
  try {
    if (unsent.length === 0) sessionStorage.removeItem(UNSENT + place);
    else sessionStorage.setItem(UNSENT + place, JSON.stringify(unsent));
  } catch {
    // A browser that stores nothing has them until its page is gone.
  }
}
