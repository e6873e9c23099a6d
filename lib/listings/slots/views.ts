import type { HomeClock } from "../../kernel/place.ts";

/** How a home can be visited: there, or by video. */
export const SLOT_TYPES = ["physical", "virtual"] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

/** A time at which a home can be visited, and the person who receives there. */
export interface OpenSlot {
  id: string;
  startsAt: Date;
  endsAt: Date;
  host: { firstName: string; isLooper: boolean };
  types: SlotType[];
}

/** A time at which somebody receives, in one of their homes. */
export interface HostSlot {
  id: string;
  startsAt: Date;
  endsAt: Date;
  property: { id: string; title: string; isActive: boolean; clock: HomeClock };
}
