import { recordAudit } from "../../audit/commands/record-audit.ts";
import { writer } from "../../platform/db/clients.ts";
import { VIA_COMMAND_LINE } from "../command-line.ts";
import type { Account } from "../queries/find-account.ts";
import { closeWaysIn } from "../sessions/commands/close-ways-in.ts";

/**
 * Removes the second factor of a person who lost the telephone and the recovery codes, and ends
 * their sessions. @returns whether there was one.
 */
export async function resetSecondFactor({ userId }: Account, now = new Date()): Promise<boolean> {
  return writer().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
    if (count === 0) return false;
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await closeWaysIn(tx, { userId }, now);
    await recordAudit(
      tx,
      {
        action: "account.second-factor-removed",
        subject: { type: "user", id: userId },
        actor: null,
        concernsId: userId,
        detail: VIA_COMMAND_LINE,
      },
      now,
    );
    return true;
  });
}
