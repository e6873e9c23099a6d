import { HOUR_MS, MINUTE_MS } from "../kernel/time.ts";

/** How often a portal gets its file. */
const EVERY_MS = HOUR_MS;

/** Minutes until a file that could not be handed over is tried again, by how often it failed in a row. */
const RETRY_MINUTES = [5, 10, 20, 40] as const;

/** Why a file could not be handed over. */
export const FAILURES = [
  /** Nobody answers there, or too slowly. */
  "unreachable",
  /** It answers with another key than the one of the configuration. */
  "unknown-host",
  /** It does not let us in. */
  "refused",
  /** It has no room, or lets us write nothing. */
  "not-written",
] as const;
export type Failure = (typeof FAILURES)[number];

/** A file that could not be handed over, and why. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly failure: Failure;
  constructor(failure: Failure, cause?: unknown) {
    super(`the file was not handed over: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** Why a file could not be handed over; null for any other error. By its shape: classes differ between bundles. */
export function failureOf(error: unknown): Failure | null {
  const { name, failure } = (error ?? {}) as Partial<DeliveryError>;
  return name === "DeliveryError" ? (FAILURES.find((each) => each === failure) ?? null) : null;
}

/** When a portal's next attempt is due. @param failures in a row; 0 after a file that was handed over */
export function nextAttempt(now: Date, failures: number): Date {
  const minutes = RETRY_MINUTES[failures - 1];
  const delay = failures === 0 || minutes === undefined ? EVERY_MS : minutes * MINUTE_MS;
  return new Date(now.getTime() + delay);
}

/** A home with a portal, as rows have it. */
export interface DiffusionFacts {
  /** Whether it would be in a file that is written now, for all that its seller signed and its state. */
  isSendable: boolean;
  /** Since when it is in the files that were handed over. */
  sentSince: Date | null;
  isRefused: boolean;
  /** Whether the portal fetches its file itself; and when it last did. */
  fetches: boolean;
  fetchedAt: Date | null;
  /** Attempts in a row that failed. */
  failures: number;
}

/**
 * Where a home stands with a portal: sent; in a file that the portal has not fetched yet; refused by our own check; to be
 * sent with the next file; the same, while the portal can't be reached; to be left out of the next file. Null where there
 * is nothing to say.
 */
export type DiffusionState =
  | "sent"
  | "not-fetched"
  | "refused"
  | "next"
  | "unreachable"
  | "leaving"
  | null;

export function diffusionState(facts: DiffusionFacts): DiffusionState {
  const { isSendable, sentSince, isRefused, fetches, fetchedAt, failures } = facts;
  if (!isSendable) return sentSince === null ? null : "leaving";
  if (isRefused) return "refused";
  if (sentSince === null) return failures > 0 ? "unreachable" : "next";
  if (fetches && (fetchedAt === null || fetchedAt < sentSince)) return "not-fetched";
  return "sent";
}
