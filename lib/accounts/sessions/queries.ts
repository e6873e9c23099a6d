import { toDbInstant } from "../../server/db/instants.ts";
import { preparedRead } from "../../server/db/raw.ts";
import { isToken, tokenHash } from "../../server/tokens.ts";
import type { Role, RoleStatus } from "../roles.ts";

/** The person behind a request, as commands and pages see them. */
export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The role whose screens are shown. */
  activeRole: Role;
  /** Every role held or asked for, in the order it was. */
  roles: { role: Role; status: RoleStatus }[];
  lastSeenAt: Date;
  remember: boolean;
}

interface SessionRow extends Omit<Actor, "roles" | "lastSeenAt" | "remember"> {
  lastSeenAt: string;
  remember: 0 | 1;
}

const liveSession = preparedRead<{ tokenHash: string; now: string }, SessionRow>(
  `SELECT u.id AS userId, s.id AS sessionId, u.email, u.firstName, u.lastName, u.activeRole,
          s.lastSeenAt, s.remember
   FROM Session s JOIN User u ON u.id = s.userId
   WHERE s.tokenHash = :tokenHash AND s.revokedAt IS NULL AND s.expiresAt > :now
     AND u.erasedAt IS NULL`,
);

const rolesOf = preparedRead<{ userId: string }, Actor["roles"][number]>(
  "SELECT role, status FROM RoleGrant WHERE userId = :userId ORDER BY requestedAt, role",
);

/** Who a token stands for; null where it stands for nobody any more, or never did. */
export function findActor(token: unknown, now = new Date()): Actor | null {
  if (!isToken(token)) return null;
  const row = liveSession().get({ tokenHash: tokenHash(token), now: toDbInstant(now) });
  if (!row) return null;
  return {
    ...row,
    lastSeenAt: new Date(row.lastSeenAt),
    remember: row.remember === 1,
    roles: rolesOf().all({ userId: row.userId }),
  };
}

/** A device a person is signed in on. */
export interface DeviceView {
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
export function listDevices({ userId }: Pick<Actor, "userId">, now = new Date()): DeviceView[] {
  return liveDevices()
    .all({ userId, now: toDbInstant(now) })
    .map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      lastSeenAt: new Date(row.lastSeenAt),
    }));
}
