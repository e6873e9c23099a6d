import { msBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { STALE_AFTER_MS } from "../rules.ts";

/** Gives up the mails that waited too long to be sent. @returns how many. */
export async function giveUpStaleMails(now: Date): Promise<number> {
  const { count } = await writer().$transaction((tx) =>
    tx.outboxMail.updateMany({
      where: { state: "waiting", createdAt: { lte: msBefore(now, STALE_AFTER_MS) } },
      data: { state: "dead", leasedUntil: null },
    }),
  );
  return count;
}
