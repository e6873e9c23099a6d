import { SEQUENCE } from "../../kernel/keyset.ts";

export const AUDIT_PAGE_LENGTH = 50;

export interface AuditWindow {
  before: number;
  limit: number;
}

export interface AuditRow {
  seq: number;
  at: string;
  action: string;
  detail: string;
  actorId: string | null;
  actorName: string | null;
  concernsId: string | null;
  concernsName: string | null;
  sessionId: string | null;
  userAgent: string | null;
}

/** The lines whose `seq` the given statement finds, with whom they name. */
export const auditLinesOf = (found: string) => `
  SELECT e.seq, e.at, e.action, e.detail, e.actorId, e.concernsId, e.sessionId, s.userAgent,
         a.firstName || ' ' || a.lastName AS actorName,
         c.firstName || ' ' || c.lastName AS concernsName
  FROM (${found}) f JOIN AuditEvent e ON e.seq = f.seq
  LEFT JOIN User a ON a.id = e.actorId
  LEFT JOIN User c ON c.id = e.concernsId
  LEFT JOIN Session s ON s.id = e.sessionId
  ORDER BY e.seq DESC`;

/** Where a list goes on; from the newest for a cursor that is none. */
export function auditWindowFrom(
  cursor: string | null | undefined,
  length = AUDIT_PAGE_LENGTH,
): AuditWindow {
  const before = SEQUENCE.read(cursor)?.seq ?? Number.MAX_SAFE_INTEGER;
  return { before, limit: length + 1 };
}

export interface AuditFilter {
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
  /** What this person did, and what concerns them. */
  personId?: string | null | undefined;
  action?: string | null | undefined;
}
