import type { Pause } from "../../looper-zones/rules.ts";

/** Where a looper takes leads, how many, and when not. */
export interface ZoneView {
  /** Open leads that they take at once. */
  capacity: number;
  openLeads: number;
  /** Of a circle; null where communes are chosen. */
  radiusKm: number | null;
  /** The commune of the profile; null where it names none. */
  centre: string | null;
  /** The communes within the widest circle, nearest first, and the chosen ones. */
  communes: { code: string; name: string; distanceM: number; isChosen: boolean }[];
  /** Those that are not over, in their order. */
  pauses: (Pause & { id: string })[];
  /** Whether one of them holds today. */
  isPaused: boolean;
}
