import type { Trouble } from "./failures.ts";
import type { Refusal } from "./poliris/check-line.ts";
import type { DiffusionState } from "./rules.ts";

/** Where a home stands with a portal. */
export interface PortalView {
  name: string;
  state: Exclude<DiffusionState, null>;
  /** Whether it is in the last file that the portal has taken. */
  isThere: boolean;
  /** Since when it is in the portal's files. */
  since: Date | null;
  /** Since when it is in them no more. */
  leftAt: Date | null;
  /** What our own check names. */
  refusals: Refusal[];
  /** What keeps the portal from taking its file, as the last attempt found it; null where nothing does. */
  trouble: Trouble | null;
  /** Since when the portal has taken no file, where that is long. */
  idleSince: Date | null;
  /** Of the next attempt, once there is a trouble; null where it is due now. */
  nextAt: Date | null;
  /** The commune of the home, by whose clock its seller reads. */
  place: string;
}

/** Where homes stand with portals, by their ids; nothing of those that have nothing to say. */
export type Diffusion = Readonly<Record<string, PortalView[]>>;
