import type { Refusal } from "./poliris/check-line.ts";
import type { DiffusionState } from "./rules.ts";

/** Where a home stands with a portal. */
export interface PortalView {
  name: string;
  state: Exclude<DiffusionState, null>;
  /** Since when it is in the files that were handed over. */
  since: Date | null;
  /** What our own check names. */
  refusals: Refusal[];
  /** Of the next attempt. */
  nextAt: Date | null;
  /** The commune of the home, by whose clock its seller reads. */
  place: string;
}

/** Where homes stand with the portals of the configuration, by their ids; nothing of those that have nothing to say. */
export type Diffusion = Readonly<Record<string, PortalView[]>>;
