import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { AuditPageView } from "../views.ts";
import { toAuditPage } from "./audit-entries.ts";
import {
  type AuditFilter,
  type AuditRow,
  type AuditWindow,
  auditLinesOf,
  auditWindowFrom,
} from "./audit-lines.ts";

const wanted = "seq < :before AND (:action IS NULL OR action = :action)";

const allLines = preparedRead<AuditWindow, AuditRow>(
  auditLinesOf("SELECT seq FROM AuditEvent WHERE seq < :before ORDER BY seq DESC LIMIT :limit"),
);

/** Apart from all lines: by the index, however rare the action is. */
const linesOfAction = preparedRead<AuditWindow & { action: string }, AuditRow>(
  auditLinesOf(
    `SELECT seq FROM AuditEvent WHERE action = :action AND seq < :before
     ORDER BY seq DESC LIMIT :limit`,
  ),
);

/** What a person did and what concerns them: each has its index, and each is cut before they join. */
const linesOfPerson = preparedRead<
  AuditWindow & { action: string | null; personId: string },
  AuditRow
>(
  auditLinesOf(
    `SELECT seq FROM (SELECT seq FROM AuditEvent WHERE concernsId = :personId AND ${wanted}
       ORDER BY seq DESC LIMIT :limit)
     UNION
     SELECT seq FROM (SELECT seq FROM AuditEvent WHERE actorId = :personId AND ${wanted}
       ORDER BY seq DESC LIMIT :limit)
     ORDER BY seq DESC LIMIT :limit`,
  ),
);

function linesWanted(
  window: AuditWindow,
  personId: string | null,
  action: string | null,
): AuditRow[] {
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
  return toAuditPage(linesWanted(auditWindowFrom(cursor), personId, action), null);
}
