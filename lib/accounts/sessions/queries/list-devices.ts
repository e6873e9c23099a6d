import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";

/** A device a person is signed in on. */
export interface LiveDevice {
  sessionId: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

const liveDevices = preparedRead<
  { userId: string; now: string },
  { sessionId: string; userAgent: string | null; createdAt: string; lastSeenAt: string }
>(
  `SELECT id AS sessionId, userAgent, createdAt, lastSeenAt FROM Session
   WHERE userId = :userId AND revokedAt IS NULL AND expiresAt > :now
   ORDER BY lastSeenAt DESC, id`,
);

/** The devices a person is signed in on, the one used last first. */
export function listDevices({ userId }: Pick<Actor, "userId">, now = new Date()): LiveDevice[] {
  return liveDevices()
    .all({ userId, now: toDbInstant(now) })
    .map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      lastSeenAt: new Date(row.lastSeenAt),
    }));
}
