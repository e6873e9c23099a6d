import { recordAudit } from "../../audit/commands/record-audit.ts";
import { writer } from "../../platform/db/clients.ts";
import { VIA_COMMAND_LINE } from "../command-line.ts";
import type { Account } from "../queries/find-account.ts";
import { closeWaysIn } from "../sessions/commands/close-ways-in.ts";

/** Ends every session of a person. @returns how many ended. */
export async function endAllSessions({ userId }: Account, now = new Date()): Promise<number> {
  return writer().$transaction(async (tx) => {
    const count = await closeWaysIn(tx, { userId }, now);
    if (count > 0) {
      await recordAudit(
        tx,
        {
          action: "session.revoked",
          subject: { type: "user", id: userId },
          actor: null,
          concernsId: userId,
          detail: { sessions: count, ...VIA_COMMAND_LINE },
        },
        now,
      );
    }
    return count;
  });
}
