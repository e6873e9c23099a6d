import type { NotNull } from "kysely";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { WAVE_SHOWN } from "../rules.ts";
import type { WavePreview } from "../views.ts";
import { queued, referralsOf } from "./entry-expressions.ts";

/** The first of a role's queue; what is shown is read of them alone. */
function readQueue(role: SelfAssignableRole, limit: number) {
  const first = queued()
    .select(["q.id", "q.confirmedAt"])
    .$narrowType<{ confirmedAt: NotNull }>()
    .where("q.role", "=", role)
    .orderBy("q.confirmedAt")
    .orderBy("q.id")
    .limit(limit);
  return reads()
    .selectFrom(first.as("f"))
    .innerJoin("WaitlistEntry as e", "e.id", "f.id")
    .select(["f.id", "e.email", "f.confirmedAt"])
    .select((eb) => referralsOf(eb.ref("e.referralCode"), "counted").as("counted"))
    .orderBy("f.confirmedAt")
    .orderBy("f.id")
    .execute();
}

/**
 * Who a wave would invite: the first of a role's queue, in the order of their confirmations.
 * @throws {DomainError} request.forbidden
 */
export async function previewWave(
  actor: Actor,
  { role, size, waiting }: { role: SelfAssignableRole; size: number; waiting: number },
): Promise<WavePreview> {
  authorize(actor, "waitlist.manage");
  const people = (await readQueue(role, Math.min(size, WAVE_SHOWN))).map(
    ({ confirmedAt, ...person }) => ({ ...person, confirmedAt: fromDbInstant(confirmedAt) }),
  );
  return {
    role,
    size,
    people,
    invited: Math.min(size, waiting),
    firstId: people[0]?.id ?? null,
  };
}
