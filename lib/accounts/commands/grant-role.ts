import { recordAudit } from "../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import type { Role } from "../../kernel/roles.ts";
import { writer } from "../../platform/db/clients.ts";
import { VIA_COMMAND_LINE } from "../command-line.ts";
import { isDemoAddress } from "../demo.ts";
import type { Account } from "../queries/find-account.ts";
import { closeWaysIn } from "../sessions/commands/close-ways-in.ts";

/**
 * Gives a person a role, in force at once, whatever was decided before. A trust manager's sessions
 * end: the next one is asked for the second factor and a longer password.
 * @throws {DomainError} account.demo: everybody knows that password.
 */
export async function grantRole(
  { userId, email }: Account,
  role: Role,
  now = new Date(),
): Promise<"granted" | "held"> {
  if (role === "trust_manager" && isDemoAddress(normalizeEmail(email))) {
    throw new DomainError("account.demo");
  }
  return writer().$transaction(async (tx) => {
    const decided = { status: "active", decidedAt: now, decidedById: null } as const;
    const { count } = await tx.roleGrant.updateMany({
      where: { userId, role, status: { not: "active" } },
      data: decided,
    });
    if (count === 0) {
      const held = await tx.roleGrant.count({ where: { userId, role } });
      if (held > 0) return "held";
      await tx.roleGrant.create({
        data: { id: newId(), userId, role, requestedAt: now, ...decided },
      });
    }
    if (role === "trust_manager") await closeWaysIn(tx, { userId }, now);
    await recordAudit(
      tx,
      {
        action: "role.granted",
        subject: { type: "user", id: userId },
        actor: null,
        concernsId: userId,
        detail: { role, ...VIA_COMMAND_LINE },
      },
      now,
    );
    return "granted";
  });
}
