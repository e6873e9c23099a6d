import { HOUR_MS, MINUTE_MS } from "../kernel/time.ts";
import type { Refusal } from "./poliris/check-line.ts";

/** How often a portal gets its file. */
const EVERY_MS = HOUR_MS;

/** Minutes until a file that could not be handed over is tried again, by how often it failed in a row. */
const RETRY_MINUTES = [5, 10, 20, 40] as const;

/** When a portal's next attempt is due. @param failures in a row; 0 after a file that was handed over */
export function nextAttempt(now: Date, failures: number): Date {
  const minutes = RETRY_MINUTES[failures - 1];
  const delay = failures === 0 || minutes === undefined ? EVERY_MS : minutes * MINUTE_MS;
  return new Date(now.getTime() + delay);
}

/** An instant that comes after another one, whatever the clocks of two machines say. */
export const after = (now: Date, former: Date | null): Date =>
  former === null || now > former ? now : new Date(former.getTime() + 1);

/** How long a portal may take no file before its sellers read it: one that fails, and one that does not come. */
const FAILING_MS = 3 * HOUR_MS;
const ABSENT_MS = 48 * HOUR_MS;

/** Since when a portal takes no file, where that is long; else null. */
export function idleSince(
  { receivedAt, failures }: { receivedAt: Date | null; failures: number },
  now: Date,
): Date | null {
  if (receivedAt === null) return null;
  const limit = failures > 0 ? FAILING_MS : ABSENT_MS;
  return now.getTime() - receivedAt.getTime() > limit ? receivedAt : null;
}

/** A home with a portal, as its row has it. */
export interface DiffusionRow {
  /** The portal's, as the seller signed it. */
  name: string;
  sentSince: Date | null;
  leftAt: Date | null;
  refusals: readonly Refusal[];
}

/** When the portal last took a file: null before the first. */
type Received = Date | null;

/** Whether the portal has taken a file without the home. */
const isGone = ({ leftAt }: Pick<DiffusionRow, "leftAt">, receivedAt: Received): boolean =>
  leftAt !== null && receivedAt !== null && receivedAt >= leftAt;

/** Whether the home is in the last file that the portal has taken. */
export const isThere = (
  row: Pick<DiffusionRow, "sentSince" | "leftAt">,
  receivedAt: Received,
): boolean =>
  row.sentSince !== null &&
  receivedAt !== null &&
  receivedAt >= row.sentSince &&
  !isGone(row, receivedAt);

/** What becomes of a home where a file is made: it is in it, refused by our own check, or neither. */
export type Outcome = "sent" | "left" | readonly Refusal[];

/** A portal's file that is made. */
export interface Offer {
  /** The portal's. */
  name: string;
  at: Date;
  receivedAt: Received;
  /** Whether we know which files the portal took: it fetches them. One that is sent to may have more than it confirmed. */
  isCertain: boolean;
}

/** A home's row after a file was made; null where none is left. @param row before; null where there was none */
export function offeredRow(
  row: DiffusionRow | null,
  outcome: Outcome,
  { name, at, receivedAt, isCertain }: Offer,
): DiffusionRow | null {
  if (outcome === "sent") {
    const goesOn = row !== null && row.name === name && !isGone(row, receivedAt);
    const sentSince = (goesOn ? row.sentSince : null) ?? at;
    return { name, sentSince, leftAt: null, refusals: [] };
  }
  const refusals = outcome === "left" ? [] : outcome;
  const isLeaving = row !== null && row.sentSince !== null && row.leftAt === null;
  if (!isLeaving) {
    const stays = refusals.length > 0 || (row !== null && row.leftAt !== null);
    return stays ? { ...(row ?? { name, sentSince: null, leftAt: null }), refusals } : null;
  }
  if (isThere(row, receivedAt) || !isCertain) return { ...row, leftAt: at, refusals };
  return refusals.length > 0 ? { ...row, sentSince: null, refusals } : null;
}

/** A home with a portal: its row, and the file. */
export interface DiffusionFacts extends Pick<DiffusionRow, "sentSince" | "leftAt"> {
  /** Whether the configuration has the portal. */
  isLinked: boolean;
  /** Whether it would be in a file that is made now, for all that its seller signed and its state. */
  isSendable: boolean;
  isRefused: boolean;
  /** Whether the portal fetches its file itself. */
  fetches: boolean;
  receivedAt: Received;
  /** Attempts in a row that failed. */
  failures: number;
}

/**
 * Where a home stands with a portal: taken by it; in a file that it has not fetched yet; refused by our own check; to be
 * sent with the next file; the same, while the portal can't be handed its file; in a file that it has or can take, and not
 * in the next one; taken out of what it has; at a portal that we send nothing any more. Null where there is nothing to say.
 */
export type DiffusionState =
  | "sent"
  | "not-fetched"
  | "refused"
  | "next"
  | "delayed"
  | "leaving"
  | "gone"
  | "unlinked"
  | null;

export function diffusionState(facts: DiffusionFacts): DiffusionState {
  const { isLinked, isSendable, sentSince, leftAt, isRefused, receivedAt } = facts;
  if (!isLinked) return isThere(facts, receivedAt) ? "unlinked" : null;
  if (!isSendable) {
    if (isGone({ leftAt }, receivedAt)) return "gone";
    return sentSince === null ? null : "leaving";
  }
  if (isRefused) return "refused";
  const isInFile = sentSince !== null && leftAt === null;
  if (isInFile && isThere(facts, receivedAt)) return "sent";
  if (isInFile && facts.fetches) return "not-fetched";
  return facts.failures > 0 ? "delayed" : "next";
}
