import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writeZone } from "../../../looper-zones/commands/write-zone.ts";
import { ZONE_FIELDS } from "../../../looper-zones/copy.ts";
import { listReachableCommunes } from "../../../looper-zones/queries/list-reachable-communes.ts";
import { RADIUS_KM } from "../../../looper-zones/rules.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ZoneInput } from "../schemas.ts";

/** Whether each of these communes is in the widest circle round the looper's, or was chosen before they moved. */
async function areNear(tx: Transaction, looperId: string, codes: readonly string[]) {
  const zone = await tx.looperZone.findUnique({
    where: { looperId },
    include: { communes: { select: { communeCode: true } } },
  });
  if (zone === null) return false;
  const known = new Set(zone.communes.map(({ communeCode }) => communeCode));
  for (const { code } of await listReachableCommunes(zone)) known.add(code);
  return codes.every((code) => known.has(code));
}

/**
 * Sets where a looper takes leads, and how many at once. Those they have stay theirs.
 * @throws {DomainError} request.forbidden; request.invalid with the field
 */
export async function saveZone(
  { kind, radiusKm, communes, capacity }: ZoneInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const codes = kind === "communes" ? [...new Set(communes)] : [];
    if (kind === "communes" && !(await areNear(tx, userId, codes))) {
      throw new DomainError("request.invalid", { communes: ZONE_FIELDS.farCommune });
    }
    const radius = kind === "circle" ? (radiusKm ?? RADIUS_KM.max) : null;
    await writeZone(tx, userId, now, { capacity, radiusKm: radius, communes: codes });
    await recordAudit(
      tx,
      {
        action: "looper.zone-changed",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
        detail: { zone: kind },
      },
      now,
    );
  });
}
