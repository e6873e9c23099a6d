import type { HomeClock } from "../kernel/place.ts";

/** What was being done, as the pages on the way to an account tell it. */
export type IntentView =
  | { kind: "favorite"; title: string }
  | { kind: "visit"; title: string; startsAt: Date; clock: HomeClock; type: "physical" | "virtual" }
  | { kind: "offer"; title: string }
  | { kind: "call"; title: string }
  /** A message about a listing was being written. */
  | { kind: "message"; title: string }
  /** A listing was being written; its title, empty where it has none yet. */
  | { kind: "draft"; title: string }
  /** A home was estimated. */
  | { kind: "estimate"; title: string }
  /** `title` is what the search is to be called. */
  | { kind: "saved-search"; title: string };
