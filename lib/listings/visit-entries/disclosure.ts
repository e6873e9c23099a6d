import type { SlotType } from "../slots/views.ts";
import type { EntryState } from "./rules.ts";

/* What the two of a visit may know of each other, and when: on the site and in their calendars alike. */

/** Where a visit stands, and how it takes place. */
interface Disclosed {
  status: EntryState["status"];
  type: SlotType;
}

/**
 * Whether a visitor may know the whole address: a time there was agreed. Asking is not enough, and
 * a visitor who sees the home on a screen does not go there.
 */
export function givesAddress(visit: Disclosed): boolean {
  return visit.type === "physical" && givesContact(visit);
}

/** Whether the two sides may know how to reach each other: a time was agreed. */
export function givesContact({ status }: Pick<Disclosed, "status">): boolean {
  return status === "scheduled" || status === "completed";
}
