import { recordAudit } from "../../../audit/commands/record-audit.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { holdRole } from "./hold-role.ts";

/**
 * Gives a person the buyer's role in the caller's transaction, for what only a buyer does. The screens
 * that are shown stay those of the role they were in.
 * @throws {DomainError} role.held where it is suspended, request.forbidden where there is no room for it
 */
export async function becomeBuyer(tx: Transaction, actor: Actor, now: Date): Promise<void> {
  const { userId } = actor;
  // Another page of theirs may have asked meanwhile.
  const held = await tx.roleGrant.findFirst({ where: { userId, role: "buyer", status: "active" } });
  if (held) return;
  const id = await holdRole(tx, { userId, role: "buyer", status: "active" }, now);
  await recordAudit(
    tx,
    {
      action: "role.activated",
      subject: { type: "role-grant", id },
      actor,
      concernsId: userId,
      detail: { role: "buyer" },
    },
    now,
  );
}
