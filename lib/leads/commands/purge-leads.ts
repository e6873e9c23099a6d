import { endedBefore } from "../../kernel/retention.ts";
import { writer } from "../../platform/db/clients.ts";
import { listOverLeads } from "../queries/list-over-leads.ts";

const BATCH = 200;

/** Deletes the leads whose last exchange is over for three years: nothing legal refers to them. @returns how many */
export async function purgeLeads(now = new Date()): Promise<number> {
  let deleted = 0;
  for (;;) {
    const ids = await listOverLeads(now, BATCH);
    if (ids.length === 0) return deleted;
    const { count } = await writer().$transaction((tx) =>
      tx.lead.deleteMany({
        where: { id: { in: ids }, factAt: { lt: endedBefore("leads", now) } },
      }),
    );
    // Somebody wrote in all of them meanwhile.
    if (count === 0) return deleted;
    deleted += count;
  }
}
