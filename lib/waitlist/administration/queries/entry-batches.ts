import { readSort, writeSortPlace } from "../../../kernel/sorted-list.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { ENTRY_SORTS, type EntrySort } from "../rules.ts";
import type { EntryFilter, WaitlistEntryView } from "../views.ts";
import { type EntryRow, readEntries, toEntryView } from "./entry-rows.ts";

const BATCH = 1_000;

/** The whole list through a filter, in pieces that do not keep the process for long. */
export async function* entryBatches(
  actor: Actor,
  filter: EntryFilter,
): AsyncGenerator<WaitlistEntryView[]> {
  authorize(actor, "waitlist.manage");
  const sort = readSort<EntrySort>({}, ENTRY_SORTS);
  let cursor: string | null | undefined = null;
  while (cursor !== undefined) {
    const rows: EntryRow[] = await readEntries(filter, sort, cursor, BATCH);
    if (rows.length > 0) yield rows.map(toEntryView);
    const last = rows.length === BATCH ? rows.at(-1) : undefined;
    cursor = last && writeSortPlace(last, sort);
  }
}
