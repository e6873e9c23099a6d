import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";

/** The person's password as it is stored; null where there is none. */
export async function findPasswordHash({ userId }: Pick<Actor, "userId">): Promise<string | null> {
  const row = await reads()
    .selectFrom("User")
    .select("passwordHash")
    .where("id", "=", userId)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}
