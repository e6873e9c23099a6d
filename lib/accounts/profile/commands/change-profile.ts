import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writeZone } from "../../../looper-zones/commands/write-zone.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ProfileInput } from "../schemas.ts";

/**
 * Changes the person's own profile; what is left out of it is forgotten. The audit has the names of
 * the fields that changed, never what they held.
 * @returns those names.
 * @throws {DomainError} account.demo: whoever comes by would name it; request.signed-out where the account is gone.
 */
export async function changeProfile(
  { firstName, lastName, phone, address, city, postalCode }: ProfileInput,
  actor: Actor,
  now = new Date(),
): Promise<string[]> {
  authorize(actor, "account.change");
  if (actor.isDemo) throw new DomainError("account.demo");
  const { userId } = actor;
  const wanted = {
    firstName,
    lastName,
    phone,
    address: address ?? null,
    city: city ?? null,
    postalCode: postalCode ?? null,
  };
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  return writer().$transaction(async (tx) => {
    const current = await tx.user.findFirst({ where: { id: userId, erasedAt: null } });
    if (!current) throw new DomainError("request.signed-out");
    const changed = names.filter((name) => current[name] !== wanted[name]);
    if (changed.length === 0) return changed;
    await tx.user.update({ where: { id: userId }, data: wanted });
    const hasMoved = changed.includes("city") || changed.includes("postalCode");
    if (hasMoved && (await isLooper(tx, userId))) await writeZone(tx, userId, now);
    await recordAudit(
      tx,
      {
        action: "account.profile-changed",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
        detail: { fields: changed.join(" ") },
      },
      now,
    );
    return changed;
  });
}

/** Whether somebody is a looper, or asked to be. */
const isLooper = async (tx: Transaction, userId: string) =>
  (await tx.roleGrant.count({ where: { userId, role: "ambassador" } })) > 0;
