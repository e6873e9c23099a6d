import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { RoleStatus, SelfAssignableRole } from "../../../kernel/roles.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { afterMove, hasRoomFor, mayReapply } from "../rules.ts";

/** Writes the row of a role that was just taken or asked for. @returns its id. */
export async function holdRole(
  tx: Transaction,
  { userId, role, status }: { userId: string; role: SelfAssignableRole; status: RoleStatus },
  now: Date,
): Promise<string> {
  const grants = await tx.roleGrant.findMany({ where: { userId } });
  const held = grants.find((grant) => grant.role === role);
  const decidedAt = status === "active" ? now : null;
  const data = { status, requestedAt: now, decidedAt, decidedById: null, reason: null };
  if (!held) {
    if (!hasRoomFor(role, grants)) throw new DomainError("request.forbidden");
    const id = newId();
    await tx.roleGrant.create({ data: { id, userId, role, ...data } });
    return id;
  }
  if (afterMove(held.status, "request") === null) throw new DomainError("role.held");
  if (held.status === "refused" && !mayReapply(held.decidedAt, now))
    throw new DomainError("role.too-soon");
  const { count } = await tx.roleGrant.updateMany({
    where: { id: held.id, status: held.status, decidedAt: held.decidedAt },
    data,
  });
  if (count === 0) throw new DomainError("role.held");
  return held.id;
}
