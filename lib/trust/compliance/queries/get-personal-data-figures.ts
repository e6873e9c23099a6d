import { daysBefore } from "../../../kernel/time.ts";
import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { PersonalDataFigures } from "../views.ts";

const unconfirmed = () =>
  reads().selectFrom("PendingRegistration").where("passwordHash", "is not", null);

const erased = () => reads().selectFrom("User").select("id").where("erasedAt", "is not", null);

/**
 * The data held about people who have no account yet, or none any more.
 * @throws request.forbidden
 */
export async function getPersonalDataFigures(
  actor: Actor,
  now = new Date(),
): Promise<PersonalDataFigures> {
  authorize(actor, "people.check");
  const month = toDbInstant(daysBefore(now, 30));
  const oldest = unconfirmed().select("createdAt").orderBy("expiresAt").limit(1).$asScalar();
  const row = await reads()
    .selectNoFrom([
      boundedCount(unconfirmed().select("id")).as("unconfirmed"),
      oldest.as("oldestUnconfirmedAt"),
      boundedCount(erased()).as("erased"),
      boundedCount(erased().where("erasedAt", ">=", month)).as("erasedIn30Days"),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, oldestUnconfirmedAt: fromDbInstant(row.oldestUnconfirmedAt) };
}
