import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { AuditPageView } from "../views.ts";
import { toAuditPage } from "./audit-entries.ts";
import { AUDIT_PAGE_LENGTH, type AuditFilter, auditLinesOf, auditWindow } from "./audit-lines.ts";

function linesWanted({ cursor, personId, action }: AuditFilter) {
  const window = action ? auditWindow(cursor).where("action", "=", action) : auditWindow(cursor);
  if (!personId) return auditLinesOf(window);
  // What a person did and what concerns them: each has its index, and each is cut before they join.
  const concerning = window.where("concernsId", "=", personId);
  const byThem = window.where("actorId", "=", personId);
  return auditLinesOf(
    reads()
      .selectFrom(concerning.as("concerning"))
      .select("seq")
      .union(reads().selectFrom(byThem.as("byThem")).select("seq"))
      .orderBy("seq", "desc")
      .limit(AUDIT_PAGE_LENGTH + 1),
  );
}

/**
 * The audit, the newest line first, for trust managers.
 * @throws {DomainError} request.forbidden
 */
export async function listAudit(actor: Actor, filter: AuditFilter = {}): Promise<AuditPageView> {
  authorize(actor, "audit.read");
  return toAuditPage(await linesWanted(filter), null);
}
