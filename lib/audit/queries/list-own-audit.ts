import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { AuditPageView } from "../views.ts";
import { toAuditPage } from "./audit-entries.ts";
import {
  AUDIT_PAGE_LENGTH,
  type AuditFilter,
  type AuditRow,
  type AuditWindow,
  auditLinesOf,
  auditWindowFrom,
} from "./audit-lines.ts";

const linesConcerning = preparedRead<AuditWindow & { personId: string }, AuditRow>(
  auditLinesOf(
    `SELECT seq FROM AuditEvent WHERE concernsId = :personId AND seq < :before
     ORDER BY seq DESC LIMIT :limit`,
  ),
);

/** What concerns the person, whoever did it, the newest line first; `length` lines at most. */
export function listOwnAudit(
  actor: Actor,
  { cursor, length = AUDIT_PAGE_LENGTH }: Pick<AuditFilter, "cursor"> & { length?: number } = {},
): AuditPageView {
  authorize(actor, "account.read");
  const { userId } = actor;
  const rows = linesConcerning().all({ ...auditWindowFrom(cursor, length), personId: userId });
  return toAuditPage(rows, actor, length);
}
