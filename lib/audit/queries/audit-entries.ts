import { mailKindName } from "../../content/mail-kinds.ts";
import { PAPER_LABELS } from "../../content/paper-names.ts";
import { ROLE_NAMES } from "../../content/role-names.ts";
import { SEQUENCE } from "../../kernel/keyset.ts";
import { PAPERS, type Paper } from "../../kernel/looper-papers.ts";
import { initialedName } from "../../kernel/person-name.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import type { Actor } from "../../policy/actor.ts";
import type { AuditAction } from "../actions.ts";
import { AUDIT, AUDIT_SENTENCES } from "../copy.ts";
import { deviceName } from "../device-name.ts";
import type { AuditEntryView, AuditPageView } from "../views.ts";
import { AUDIT_PAGE_LENGTH, type AuditRow } from "./audit-lines.ts";

interface Detail {
  role?: unknown;
  via?: unknown;
  mail?: unknown;
  paper?: unknown;
}

/** What a line's action says in French, with what its detail names. */
function sentenceOf(action: string, { role, mail, paper }: Detail): string {
  if (!Object.hasOwn(AUDIT_SENTENCES, action)) return AUDIT.unknown(action);
  const known = typeof role === "string" && Object.hasOwn(ROLE_NAMES, role);
  const label = known ? ROLE_NAMES[role as keyof typeof ROLE_NAMES] : null;
  return AUDIT_SENTENCES[action as AuditAction]({
    role: label,
    mail: typeof mail === "string" ? mailKindName(mail) : null,
    paper: PAPERS.some((name) => name === paper) ? PAPER_LABELS[paper as Paper] : null,
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

const nameOf = (firstName: string | null, lastName: string | null) =>
  firstName === null ? null : `${firstName} ${lastName}`;

/**
 * Who did it, as a person reads it whom it concerns: the team as one, anybody else (a Looper, a seller, a co-owner) by
 * the name that they know them by. Null where no account did it.
 */
function knownAs(row: AuditRow, readerId: string): string | null {
  const { actorId, actorFirstName, actorLastName } = row;
  if (actorId === null) return null;
  if (actorId === readerId) return AUDIT.actors.self;
  if (row.teamGrantId !== null) return AUDIT.actors.team;
  const name = nameOf(actorFirstName, actorLastName);
  return name === null || row.actorErasedAt !== null ? AUDIT.actors.erased : initialedName(name);
}

function toEntry(row: AuditRow, reader: Reader): AuditEntryView {
  const readerId = reader?.userId ?? null;
  const detail = JSON.parse(row.detail) as Detail;
  const actorName = nameOf(row.actorFirstName, row.actorLastName);
  const concernsName = nameOf(row.concernedFirstName, row.concernedLastName);
  const named = readerId === null ? actorName : knownAs(row, readerId);
  return {
    seq: row.seq,
    at: fromDbInstant(row.at),
    sentence: sentenceOf(row.action, detail),
    actor: named ?? nobodyOf(row.action, detail),
    concerns: readerId === null && row.concernsId !== row.actorId ? concernsName : null,
    device: mayReadDevice(row, reader) ? deviceName(row.userAgent) : null,
  };
}

export function toAuditPage(
  rows: AuditRow[],
  reader: Reader,
  length = AUDIT_PAGE_LENGTH,
): AuditPageView {
  const { page, nextCursor } = SEQUENCE.page(rows, length);
  return { entries: page.map((row) => toEntry(row, reader)), nextCursor };
}
