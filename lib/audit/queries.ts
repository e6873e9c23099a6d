import { mailKindName } from "../content/mail-kinds.ts";
import { ROLE_NAMES } from "../content/role-names.ts";
import { SEQUENCE } from "../kernel/keyset.ts";
import { preparedRead } from "../platform/db/raw.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import type { AuditAction } from "./actions.ts";
import { AUDIT, AUDIT_SENTENCES } from "./copy.ts";
import { deviceName } from "./device-name.ts";
import type { AuditEntryView, AuditPageView } from "./views.ts";

const PAGE_LENGTH = 50;

interface Window {
  before: number;
  limit: number;
}

interface AuditRow {
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
const linesOf = (found: string) => `
  SELECT e.seq, e.at, e.action, e.detail, e.actorId, e.concernsId, e.sessionId, s.userAgent,
         a.firstName || ' ' || a.lastName AS actorName,
         c.firstName || ' ' || c.lastName AS concernsName
  FROM (${found}) f JOIN AuditEvent e ON e.seq = f.seq
  LEFT JOIN User a ON a.id = e.actorId
  LEFT JOIN User c ON c.id = e.concernsId
  LEFT JOIN Session s ON s.id = e.sessionId
  ORDER BY e.seq DESC`;

const wanted = "seq < :before AND (:action IS NULL OR action = :action)";

const allLines = preparedRead<Window, AuditRow>(
  linesOf("SELECT seq FROM AuditEvent WHERE seq < :before ORDER BY seq DESC LIMIT :limit"),
);

/** Apart from all lines: by the index, however rare the action is. */
const linesOfAction = preparedRead<Window & { action: string }, AuditRow>(
  linesOf(
    `SELECT seq FROM AuditEvent WHERE action = :action AND seq < :before
     ORDER BY seq DESC LIMIT :limit`,
  ),
);

/** What a person did and what concerns them: each has its index, and each is cut before they join. */
const linesOfPerson = preparedRead<Window & { action: string | null; personId: string }, AuditRow>(
  linesOf(
    `SELECT seq FROM (SELECT seq FROM AuditEvent WHERE concernsId = :personId AND ${wanted}
       ORDER BY seq DESC LIMIT :limit)
     UNION
     SELECT seq FROM (SELECT seq FROM AuditEvent WHERE actorId = :personId AND ${wanted}
       ORDER BY seq DESC LIMIT :limit)
     ORDER BY seq DESC LIMIT :limit`,
  ),
);

const linesConcerning = preparedRead<Window & { personId: string }, AuditRow>(
  linesOf(
    `SELECT seq FROM AuditEvent WHERE concernsId = :personId AND seq < :before
     ORDER BY seq DESC LIMIT :limit`,
  ),
);

interface Detail {
  role?: unknown;
  via?: unknown;
  mail?: unknown;
}

/** What a line's action says in French, with what its detail names. */
function sentenceOf(action: string, { role, mail }: Detail): string {
  if (!Object.hasOwn(AUDIT_SENTENCES, action)) return AUDIT.unknown(action);
  const known = typeof role === "string" && Object.hasOwn(ROLE_NAMES, role);
  const label = known ? ROLE_NAMES[role as keyof typeof ROLE_NAMES] : null;
  return AUDIT_SENTENCES[action as AuditAction]({
    role: label,
    mail: typeof mail === "string" ? mailKindName(mail) : null,
  });
}

/** Who acted where no person is named. */
function nobodyOf(action: string, { via }: Detail): string {
  if (via === "command-line") return AUDIT.actors.commandLine;
  return action === "account.sign-in-failed" ? AUDIT.actors.unidentified : AUDIT.actors.system;
}

/** Who reads: the person whom lines concern, or (null) a trust manager, who reads names. */
type Reader = Pick<Actor, "userId" | "sessionId" | "isDemo"> | null;

/** Nobody reads what browser somebody else has, nor do those who share a demonstration's account. */
function mayReadDevice({ actorId, sessionId }: AuditRow, reader: Reader): boolean {
  if (reader === null) return true;
  return actorId === reader.userId && (!reader.isDemo || sessionId === reader.sessionId);
}

function toEntry(row: AuditRow, reader: Reader): AuditEntryView {
  const readerId = reader?.userId ?? null;
  const detail = JSON.parse(row.detail) as Detail;
  const known = row.actorId === readerId ? AUDIT.actors.self : AUDIT.actors.team;
  const named = readerId === null ? row.actorName : row.actorId && known;
  return {
    seq: row.seq,
    at: new Date(row.at),
    sentence: sentenceOf(row.action, detail),
    actor: named ?? nobodyOf(row.action, detail),
    concerns: readerId === null && row.concernsId !== row.actorId ? row.concernsName : null,
    device: mayReadDevice(row, reader) ? deviceName(row.userAgent) : null,
  };
}

/** Where a list goes on; from the newest for a cursor that is none. */
function windowFrom(cursor: string | null | undefined, length = PAGE_LENGTH): Window {
  const before = SEQUENCE.read(cursor)?.seq ?? Number.MAX_SAFE_INTEGER;
  return { before, limit: length + 1 };
}

function toPage(rows: AuditRow[], reader: Reader, length = PAGE_LENGTH): AuditPageView {
  const { page, nextCursor } = SEQUENCE.page(rows, length);
  return { entries: page.map((row) => toEntry(row, reader)), nextCursor };
}

interface AuditFilter {
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
  /** What this person did, and what concerns them. */
  personId?: string | null | undefined;
  action?: string | null | undefined;
}

function linesWanted(window: Window, personId: string | null, action: string | null): AuditRow[] {
  if (personId) return linesOfPerson().all({ ...window, personId, action });
  return action ? linesOfAction().all({ ...window, action }) : allLines().all(window);
}

/**
 * The audit, the newest line first, for trust managers.
 * @throws {DomainError} request.forbidden
 */
export function listAudit(
  actor: Actor,
  { cursor, personId = null, action = null }: AuditFilter = {},
): AuditPageView {
  authorize(actor, "audit.read");
  return toPage(linesWanted(windowFrom(cursor), personId, action), null);
}

/** What concerns the person, whoever did it, the newest line first; `length` lines at most. */
export function listOwnAudit(
  actor: Actor,
  { cursor, length = PAGE_LENGTH }: Pick<AuditFilter, "cursor"> & { length?: number } = {},
): AuditPageView {
  authorize(actor, "account.read");
  const { userId } = actor;
  const rows = linesConcerning().all({ ...windowFrom(cursor, length), personId: userId });
  return toPage(rows, actor, length);
}
