import { msBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { BODY_RETENTION_MS } from "../rules.ts";

/**
 * Empties the mails that are more than thirty days old: that one was sent can still be seen, its
 * text can't. The one about an erased account is deleted whole: it alone still has the address.
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
