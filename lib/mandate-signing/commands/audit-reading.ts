import { recordAudit } from "../../audit/commands/record-audit.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { DocumentReader } from "../document-reader.ts";

/** Writes down that the team read a seller's document, where the seller reads it too. */
export async function auditReading(
  reader: DocumentReader,
  subject: { type: "mandate" | "invoice" | "signature"; id: string },
  concernsId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (reader !== "team") return;
  await writer().$transaction((tx) =>
    recordAudit(tx, { action: "document.read", subject, actor, concernsId }, now),
  );
}
