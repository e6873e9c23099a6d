import { writer } from "../../platform/db/clients.ts";
import { BODY_RETENTION_MS } from "../rules.ts";
import { msBefore } from "../time-shifts.ts";

/**
 * Empties the mails of more than thirty days: that one was sent can still be seen, what it said
 * can't. The one that tells of an erased account goes whole: it alone still has the address.
 * @returns how many were emptied.
 */
export async function purgeMails(now: Date): Promise<number> {
  const old = { createdAt: { lte: msBefore(now, BODY_RETENTION_MS) } };
  const { count } = await writer().$transaction(async (tx) => {
    await tx.outboxMail.deleteMany({ where: { ...old, kind: "account-erased" } });
    return tx.outboxMail.updateMany({
      where: { ...old, data: { not: "" } },
      data: { data: "" },
    });
  });
  return count;
}
