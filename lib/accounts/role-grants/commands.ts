import { recordAudit } from "../../audit/commands.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import {
  DECIDED_ROLES,
  type Role,
  type RoleStatus,
  type SelfAssignableRole,
} from "../../kernel/roles.ts";
import { queueMail } from "../../mail/commands.ts";
import { newMail } from "../../mail/kinds.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { afterMove, hasRoomFor, isRole, isSelfAssignable, mayReapply } from "./rules.ts";

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

/** Writes the row of a role that was just taken or asked for. @returns its id. */
async function holdRole(
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
  if (!mayReapply(held.decidedAt, now)) throw new DomainError("role.too-soon");
  const { count } = await tx.roleGrant.updateMany({
    where: { id: held.id, status: held.status, decidedAt: held.decidedAt },
    data,
  });
  if (count === 0) throw new DomainError("role.held");
  return held.id;
}

/**
 * Shows the screens of another role that the person holds, in force.
 * @throws {DomainError} role.not-held
 */
export async function switchRole(
  { role }: { role: Role },
  actor: Actor,
  now = new Date(),
): Promise<{ role: Role }> {
  authorize(actor, "role.switch");
  if (!isRole(role)) throw new DomainError("role.not-held");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const grant = await tx.roleGrant.findFirst({ where: { userId, role, status: "active" } });
    if (!grant) throw new DomainError("role.not-held");
    const { count } = await tx.user.updateMany({
      where: { id: userId, activeRole: { not: role } },
      data: { activeRole: role },
    });
    // Already there: nothing was done.
    if (count === 0) return;
    await recordAudit(
      tx,
      {
        action: "role.switched",
        subject: { type: "role-grant", id: grant.id },
        actor,
        concernsId: userId,
        detail: { role },
      },
      now,
    );
  });
  return { role };
}
