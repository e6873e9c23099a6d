import { FROM_NEWEST, type ListPlace } from "../../../kernel/keyset.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { EntryFilter, WaitlistEntryView } from "../views.ts";
import { readEntries, toEntryView } from "./entry-rows.ts";

const BATCH = 1_000;

/** The whole list through a filter, in pieces that do not keep the process for long. */
export async function* entryBatches(
  actor: Actor,
  filter: EntryFilter,
): AsyncGenerator<WaitlistEntryView[]> {
  authorize(actor, "waitlist.manage");
  let place: ListPlace | undefined = FROM_NEWEST;
  while (place) {
    const rows = await readEntries(filter, place, BATCH);
    if (rows.length > 0) yield rows.map(toEntryView);
    place = rows.length === BATCH ? rows.at(-1) : undefined;
  }
}
