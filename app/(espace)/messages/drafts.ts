import { ATTACHMENTS_A_MESSAGE } from "@/lib/documents/attachments";

/** A document that is stored to be attached. */
export interface StoredFile {
  id: string;
  name: string;
  bytes: number;
}

/** A file that was chosen for the next message, until it is sent with it. */
export interface Draft {
  key: string;
  name: string;
  bytes: number;
  state: "waiting" | "sending" | "stored" | "failed";
  /** How much of it has left. */
  percent: number;
  /** Why it failed, and whether to send it again may help. */
  problem: string | null;
  mayRetry: boolean;
  /** The document that it is, once it is stored. */
  id: string | null;
}

/** A file that was just chosen. */
export const newDraft = (key: string, { name, size }: Pick<File, "name" | "size">): Draft => ({
  key,
  name,
  bytes: size,
  state: "waiting",
  percent: 0,
  problem: null,
  mayRetry: false,
  id: null,
});

/** How many more files the next message takes. */
export const roomAfter = (drafts: readonly Draft[]): number =>
  Math.max(0, ATTACHMENTS_A_MESSAGE - drafts.length);

/** The documents that go with the next message. */
export const storedOf = (drafts: readonly Draft[]): StoredFile[] =>
  drafts.flatMap(({ id, name, bytes }) => (id === null ? [] : [{ id, name, bytes }]));

/** What keeps the message from being sent: a file on its way, or one that failed; null for nothing. */
export function obstacleIn(drafts: readonly Draft[]): "sending" | "failed" | null {
  if (drafts.some(({ state }) => state === "failed")) return "failed";
  return drafts.every(({ state }) => state === "stored") ? null : "sending";
}

/** Those that no message of the conversation has. */
export function stillDrafts(
  drafts: readonly Draft[],
  messages: readonly { attachments: readonly { id: string }[] }[],
): Draft[] {
  const sent = new Set(messages.flatMap(({ attachments }) => attachments.map(({ id }) => id)));
  return drafts.filter(({ id }) => id === null || !sent.has(id));
}

const STORED = "loopimmo.attachments.";

const isStoredFile = (value: unknown): value is StoredFile => {
  const { id, name, bytes } = (value ?? {}) as Record<string, unknown>;
  return typeof id === "string" && typeof name === "string" && typeof bytes === "number";
};

/**
 * The documents that were stored for a message before the page was left; this tab alone holds them.
 * @param key that of the account and the conversation
 */
export function readDrafts(key: string): Draft[] {
  let held: unknown;
  try {
    held = JSON.parse(sessionStorage.getItem(STORED + key) ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(held)) return [];
  return held
    .filter(isStoredFile)
    .slice(0, ATTACHMENTS_A_MESSAGE)
    .map(({ id, name, bytes }) => ({
      ...newDraft(id, { name, size: bytes }),
      state: "stored",
      id,
    }));
}

export function writeDrafts(key: string, files: readonly StoredFile[]): void {
  try {
    if (files.length === 0) sessionStorage.removeItem(STORED + key);
    else sessionStorage.setItem(STORED + key, JSON.stringify(files));
  } catch {
    // A browser that stores nothing loses nothing but what was to be attached.
  }
}
