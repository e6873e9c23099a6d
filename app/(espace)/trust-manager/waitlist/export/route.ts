import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { civilDay } from "@/lib/kernel/time";
import { csvResponse, csvStream } from "@/lib/platform/csv";
import { exportEntries } from "@/lib/waitlist/administration/commands/export-entries";
import { entryFilterOf } from "@/lib/waitlist/administration/filters";
import type { WaitlistEntryView } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";
import { entryLines } from "./csv";

export const dynamic = "force-dynamic";

const { name, columns } = WAITLIST_ADMIN.file;

async function* lines(batches: AsyncIterable<WaitlistEntryView[]>) {
  for await (const batch of batches) yield entryLines(batch);
}

/** The waitlist through the filter of its page, as a file for a spreadsheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const actor = await requireActor();
    const filter = entryFilterOf(Object.fromEntries(new URL(request.url).searchParams));
    const batches = await exportEntries(filter, actor);
    return csvResponse(csvStream(columns, lines(batches)), { name, day: civilDay(new Date()) });
  },
});
