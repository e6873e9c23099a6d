import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** Who accepted last to take care of a revision's home; null for nobody. */
export async function findAcceptedLooper(
  revisionId: string,
): Promise<{ firstName: string; lastName: string } | null> {
  const row = await reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("User as u", "u.id", "q.ambassadorId")
    .select(["u.firstName", "u.lastName"])
    .where("q.revisionId", "=", revisionId)
    .where("q.status", "=", literal("accepted"))
    .orderBy("q.decidedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
