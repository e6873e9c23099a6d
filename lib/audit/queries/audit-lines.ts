import type { AliasableExpression } from "kysely";
import { SEQUENCE } from "../../kernel/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

export const AUDIT_PAGE_LENGTH = 50;

export interface AuditFilter {
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
  /** What this person did, and what concerns them. */
  personId?: string | null | undefined;
  action?: string | null | undefined;
}

/**
 * The numbers of lines, the newest first, one more than a page of `length` shows: from where `cursor` says, or
 * from the newest for one that says nothing.
 */
export function auditWindow(cursor: string | null | undefined, length = AUDIT_PAGE_LENGTH) {
  const last = SEQUENCE.read(cursor);
  const lines = reads()
    .selectFrom("AuditEvent")
    .select("seq")
    .orderBy("seq", "desc")
    .limit(length + 1);
  return last === null ? lines : lines.where("seq", "<", last.seq);
}

/** The lines of these numbers, the newest first, with whom they name. */
export function auditLinesOf(found: AliasableExpression<{ seq: number }>) {
  return reads()
    .selectFrom(found.as("f"))
    .innerJoin("AuditEvent as e", "e.seq", "f.seq")
    .leftJoin("User as a", "a.id", "e.actorId")
    .leftJoin("User as c", "c.id", "e.concernsId")
    .leftJoin("RoleGrant as t", (join) =>
      join.onRef("t.userId", "=", "e.actorId").on("t.role", "=", literal("trust_manager")),
    )
    .leftJoin("Session as s", "s.id", "e.sessionId")
    .select(["e.seq", "e.at", "e.action", "e.detail", "e.actorId", "e.concernsId", "e.sessionId"])
    .select(["s.userAgent", "a.firstName as actorFirstName", "a.lastName as actorLastName"])
    .select(["a.erasedAt as actorErasedAt", "t.id as teamGrantId"])
    .select(["c.firstName as concernedFirstName", "c.lastName as concernedLastName"])
    .orderBy("e.seq", "desc")
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof auditLinesOf>>[number];
