import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { DECIDED_ROLES, type Role, type SelfAssignableRole } from "../../../kernel/roles.ts";
import { writeZone } from "../../../looper-zones/commands/write-zone.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { isSelfAssignable } from "../rules.ts";
import { holdRole } from "./hold-role.ts";

/** What asking for a role led to. */
export interface RoleRequestResult {
  role: SelfAssignableRole;
  /** `pending` where somebody has to agree to it. */
  status: "active" | "pending";
}

/**
 * Gives the person a role, or files the request for one that somebody has to agree to. Only the
 * roles that people give themselves are ever given so: trust_manager is not, whatever is sent. A
 * role in force becomes the one whose screens are shown.
 * @throws {DomainError} request.forbidden, role.held, role.too-soon
 */
export async function requestRole(
  { role }: { role: Role },
  actor: Actor,
  now = new Date(),
): Promise<Once<RoleRequestResult>> {
  authorize(actor, "role.request");
  if (!isSelfAssignable(role)) throw new DomainError("request.forbidden");
  const isDecided = DECIDED_ROLES.includes(role);
  const status = isDecided ? "pending" : "active";
  const { userId, email, firstName } = actor;
  const mail = isDecided
    ? newMail("role-requested", {
        firstName,
        link: absoluteUrl(spaceRoutes.ambassador.onboarding),
      })
    : null;
  return onceTransaction(async (tx) => {
    const id = await holdRole(tx, { userId, role, status }, now);
    if (role === "ambassador") {
      await tx.ambassadorProfile.upsert({ where: { userId }, create: { userId }, update: {} });
      await writeZone(tx, userId, now);
    }
    if (status === "active") {
      await tx.user.updateMany({ where: { id: userId }, data: { activeRole: role } });
    }
    await recordAudit(
      tx,
      {
        action: status === "active" ? "role.activated" : "role.requested",
        subject: { type: "role-grant", id },
        actor,
        concernsId: userId,
        detail: { role },
      },
      now,
    );
    if (mail) await queueMail(tx, { mail, to: email, userId }, now);
    return { role, status };
  });
}
