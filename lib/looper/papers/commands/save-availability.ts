import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { Availability } from "../schemas.ts";

/**
 * Keeps the hours a week that a looper gives, and the telephone of the trade; what is left empty is forgotten. The
 * audit has which of them changed, never what they say.
 * @returns the names of what changed.
 * @throws {DomainError} request.forbidden
 */
export async function saveAvailability(
  input: Availability,
  actor: Actor,
  now = new Date(),
): Promise<string[]> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  const wanted = { weeklyHours: input.weeklyHours ?? null, workPhone: input.workPhone ?? null };
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  return writer().$transaction(async (tx) => {
    const known = await tx.ambassadorProfile.findUnique({ where: { userId } });
    const changed = names.filter((name) => (known?.[name] ?? null) !== wanted[name]);
    if (changed.length === 0) return changed;
    await tx.ambassadorProfile.upsert({
      where: { userId },
      create: { userId, ...wanted },
      update: wanted,
    });
    await recordAudit(
      tx,
      {
        action: "looper.papers-changed",
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
