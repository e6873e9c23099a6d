import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { AuditPageView } from "../views.ts";
import { toAuditPage } from "./audit-entries.ts";
import { AUDIT_PAGE_LENGTH, type AuditFilter, auditLinesOf, auditWindow } from "./audit-lines.ts";

/** What concerns the person, whoever did it, the newest line first; `length` lines at most. */
export async function listOwnAudit(
  actor: Actor,
  { cursor, length = AUDIT_PAGE_LENGTH }: Pick<AuditFilter, "cursor"> & { length?: number } = {},
): Promise<AuditPageView> {
  authorize(actor, "account.read");
  const found = auditWindow(cursor, length).where("concernsId", "=", actor.userId);
  return toAuditPage(await auditLinesOf(found), actor, length);
}
