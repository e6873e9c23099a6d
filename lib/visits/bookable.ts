import type { HomeClock } from "../kernel/place.ts";
import type { PropertyBrief } from "../listings/brief.ts";
import type { OpenSlotView } from "./views.ts";

/** A listing whose visits can be booked, with every time that is open, soonest first. */
export interface BookableView {
  property: PropertyBrief;
  /** Its seller, and the looper who takes care of it: they book no visit of it. */
  hostIds: string[];
  slots: OpenSlotView[];
}

/** What a slot's id names, open or not: nothing in it is anybody's own. */
export interface NamedSlot {
  id: string;
  listingId: string;
  title: string;
  clock: HomeClock;
  startsAt: Date;
  endsAt: Date;
}
