import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** The person behind a looper's request, as a decision about it needs them. */
export interface LooperGrantHolder {
  id: string;
  userId: string;
  email: string;
  firstName: string;
}

/** Whose request it is; null where there is none, or nobody any more. */
export async function findLooperGrant(id: string): Promise<LooperGrantHolder | null> {
  const row = await reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .select(["g.id", "g.userId", "u.email", "u.firstName"])
    .where("g.id", "=", id)
    .where("g.role", "=", literal("ambassador"))
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
