import type { Actor } from "../../policy/actor.ts";
import type { DocumentFile } from "../document-file.ts";
import { findMandateFile } from "../queries/find-mandate-file.ts";
import { auditReading } from "./audit-reading.ts";

/** Opens the signed file of a mandate or amendment. @throws {DomainError} mandate.not-found */
export async function openMandateFile(
  given: { number: string; position: string | null },
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { body, fileName, number, sellerId, reader } = await findMandateFile(given, actor);
  const subject = { type: "mandate", id: String(number) } as const;
  await auditReading(reader, subject, sellerId, actor, now);
  return { body, fileName };
}
