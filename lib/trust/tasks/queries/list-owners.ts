import { fullName } from "../../../kernel/person-name.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { TaskKind } from "../../../tasks/rules.ts";
import type { TaskOwner } from "../rules.ts";
import type { OwnersById } from "../views.ts";

/**
 * Who has which of some rows of a list that are tasks of one kind.
 * @throws {DomainError} request.forbidden
 */
export async function listOwners(
  actor: Actor,
  { kind, ids }: { kind: TaskKind; ids: readonly string[] },
  now = new Date(),
): Promise<OwnersById> {
  authorize(actor, "tasks.share");
  if (ids.length === 0) return {};
  const rows = await reads()
    .selectFrom("TaskClaim as c")
    .innerJoin("User as u", "u.id", "c.ownerId")
    .select(["c.subjectId", "c.ownerId", "c.endsAt", "u.firstName", "u.lastName"])
    .where("c.kind", "=", literal(kind))
    .where("c.subjectId", "in", ids)
    .where("c.endsAt", ">", toDbInstant(now))
    .execute();
  return Object.fromEntries(
    rows.map(({ subjectId, ownerId, endsAt, ...name }) => {
      const holder = ownerId === actor.userId ? "self" : "other";
      const owner: TaskOwner = { name: fullName(name), until: fromDbInstant(endsAt), holder };
      return [subjectId, owner];
    }),
  );
}
