import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";

/** A device a person is signed in on. */
export interface LiveDevice {
  sessionId: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The devices a person is signed in on, the one used last first. */
export async function listDevices(
  { userId }: Pick<Actor, "userId">,
  now = new Date(),
): Promise<LiveDevice[]> {
  const rows = await reads()
    .selectFrom("Session")
    .select(["id as sessionId", "userAgent", "createdAt", "lastSeenAt"])
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", toDbInstant(now))
    .orderBy("lastSeenAt", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: fromDbInstant(row.createdAt),
    lastSeenAt: fromDbInstant(row.lastSeenAt),
  }));
}
