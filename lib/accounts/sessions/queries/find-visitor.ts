import { type HeldRole, holds, type Role } from "../../../kernel/roles.ts";
import { civilDay } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";
import type { Actor, Visitor } from "../../../policy/actor.ts";
import { rolesOn } from "../../../policy/looper-papers.ts";
import { isDemoAddress } from "../../demo.ts";

interface SessionRow {
  userId: string | null;
  pendingId: string | null;
  sessionId: string;
  email: string;
  emailNormalized: string;
  firstName: string;
  lastName: string;
  role: Role;
  lastSeenAt: string;
  expiresAt: string;
  remember: 0 | 1;
  secondFactor: 0 | 1;
  /** As JSON. */
  roles: string;
  trained: 0 | 1;
  rsacNumber: string | null;
  attestationExpiresOn: string | null;
  insuranceExpiresOn: string | null;
  checkedUntil: string | null;
}

/** In the order they were asked for: with the session, for it is read several times a page. */
const ROLES_OF_SESSION = `(SELECT json_group_array(json_object('role', role, 'status', status))
  FROM (SELECT role, status FROM RoleGrant WHERE userId = s.userId ORDER BY requestedAt, role))`;

const liveSession = preparedRead<{ tokenHash: string; now: string }, SessionRow>(
  `SELECT s.userId, s.pendingId, s.id AS sessionId, s.lastSeenAt, s.expiresAt, s.remember,
          coalesce(u.email, p.email) AS email,
          coalesce(u.emailNormalized, p.emailNormalized) AS emailNormalized,
          coalesce(u.firstName, p.firstName) AS firstName,
          coalesce(u.lastName, p.lastName) AS lastName,
          coalesce(u.activeRole, p.role) AS role,
          f.confirmedAt IS NOT NULL AS secondFactor, ${ROLES_OF_SESSION} AS roles,
          l.trainedAt IS NOT NULL AS trained, l.rsacNumber, l.attestationExpiresOn,
          l.insuranceExpiresOn, l.checkedUntil
   FROM Session s
   LEFT JOIN User u ON u.id = s.userId
   LEFT JOIN PendingRegistration p ON p.id = s.pendingId
   LEFT JOIN SecondFactor f ON f.userId = s.userId
   LEFT JOIN AmbassadorProfile l ON l.userId = s.userId
   WHERE s.tokenHash = :tokenHash AND s.revokedAt IS NULL AND s.expiresAt > :now
     AND u.erasedAt IS NULL`,
);

/** Whom a token stands for; null where it stands for nobody any more, or never did. */
export function findVisitor(token: unknown, now = new Date()): Visitor | null {
  if (!isToken(token)) return null;
  const row = liveSession().get({ tokenHash: tokenHash(token), now: toDbInstant(now) });
  if (!row) return null;
  const { userId, pendingId, sessionId, email, firstName, lastName, role } = row;
  if (userId === null) {
    const pending = { pendingId: pendingId as string, sessionId, email, firstName, lastName, role };
    return { kind: "pending", pending };
  }
  const papers = { ...row, trained: row.trained === 1 };
  const roles = rolesOn(JSON.parse(row.roles) as HeldRole[], papers, civilDay(now));
  const secondFactor = row.secondFactor === 1;
  const isDemo = isDemoAddress(row.emailNormalized);
  const actor: Actor = {
    userId,
    sessionId,
    email,
    firstName,
    lastName,
    activeRole: role,
    roles,
    secondFactor,
    mustSecure: holds(roles, "trust_manager") && !secondFactor && !isDemo,
    isDemo,
    lastSeenAt: new Date(row.lastSeenAt),
    expiresAt: new Date(row.expiresAt),
    remember: row.remember === 1,
  };
  return { kind: "person", actor };
}

/** The person a token stands for; null where it stands for nobody, or for an unconfirmed address. */
export function findActor(token: unknown, now = new Date()): Actor | null {
  const visitor = findVisitor(token, now);
  return visitor?.kind === "person" ? visitor.actor : null;
}
