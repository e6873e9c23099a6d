import { holds } from "../../../kernel/roles.ts";
import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";
import type { Actor, Visitor } from "../../../policy/actor.ts";
import { rolesOn } from "../../../policy/looper-papers.ts";
import { isDemoAddress } from "../../demo.ts";

/**
 * A live session with whom it is of, in a row for each of their roles, in the order they were asked for: all at
 * once, for it is read several times a page.
 */
const sessionRows = (token: string, now: Date) =>
  reads()
    .selectFrom("Session as s")
    .leftJoin("User as u", "u.id", "s.userId")
    .leftJoin("PendingRegistration as p", "p.id", "s.pendingId")
    .leftJoin("SecondFactor as f", "f.userId", "s.userId")
    .leftJoin("AmbassadorProfile as l", "l.userId", "s.userId")
    .leftJoin("RoleGrant as g", "g.userId", "s.userId")
    .select(["s.userId", "s.pendingId", "s.id as sessionId", "s.lastSeenAt", "s.expiresAt"])
    .select(["s.remember", "f.confirmedAt as secondFactorSince", "l.trainedAt", "l.rsacNumber"])
    .select(["l.attestationExpiresOn", "l.insuranceExpiresOn", "l.identityExpiresOn"])
    .select(["g.role as heldRole", "g.status as heldStatus"])
    .select(({ fn }) => [
      fn.coalesce("u.email", "p.email").$notNull().as("email"),
      fn.coalesce("u.emailNormalized", "p.emailNormalized").$notNull().as("emailNormalized"),
      fn.coalesce("u.firstName", "p.firstName").$notNull().as("firstName"),
      fn.coalesce("u.lastName", "p.lastName").$notNull().as("lastName"),
      fn.coalesce("u.activeRole", "p.role").$notNull().as("role"),
    ])
    .where("s.tokenHash", "=", tokenHash(token))
    .where("s.revokedAt", "is", null)
    .where("s.expiresAt", ">", toDbInstant(now))
    .where("u.erasedAt", "is", null)
    .orderBy("g.requestedAt")
    .orderBy("g.role")
    .execute();

/** Whom a token stands for; null where it stands for nobody any more, or never did. */
export async function findVisitor(token: unknown, now = new Date()): Promise<Visitor | null> {
  if (!isToken(token)) return null;
  const rows = await sessionRows(token, now);
  const [row] = rows;
  if (!row) return null;
  const { userId, pendingId, sessionId, email, firstName, lastName, role } = row;
  if (userId === null) {
    const pending = { pendingId: pendingId as string, sessionId, email, firstName, lastName, role };
    return { kind: "pending", pending };
  }
  const held = rows.flatMap(({ heldRole, heldStatus }) =>
    heldRole === null || heldStatus === null ? [] : [{ role: heldRole, status: heldStatus }],
  );
  const papers = { ...row, trained: row.trainedAt !== null };
  const roles = rolesOn(held, papers, civilDay(now));
  const secondFactor = row.secondFactorSince !== null;
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
    lastSeenAt: fromDbInstant(row.lastSeenAt),
    expiresAt: fromDbInstant(row.expiresAt),
    remember: Boolean(row.remember),
  };
  return { kind: "person", actor };
}

/** The person a token stands for; null where it stands for nobody, or for an unconfirmed address. */
export async function findActor(token: unknown, now = new Date()): Promise<Actor | null> {
  const visitor = await findVisitor(token, now);
  return visitor?.kind === "person" ? visitor.actor : null;
}
