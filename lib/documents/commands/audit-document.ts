import { recordAudit } from "../../audit/commands/record-audit.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";

/** Notes what somebody did to a document of theirs, or what ended for one of `ownerId`'s. */
export const auditDocument = (
  tx: Transaction,
  action: `document.${"stored" | "deleted" | "expiry-changed" | "shared" | "share-revoked"}`,
  id: string,
  actor: Actor | null,
  now: Date,
  ownerId = actor?.userId ?? null,
) =>
  recordAudit(tx, { action, subject: { type: "document", id }, actor, concernsId: ownerId }, now);
