import type { Actor } from "../../policy/actor.ts";
import type { DocumentFile } from "../document-file.ts";
import { findMandateFile } from "../queries/find-mandate-file.ts";
import type { GivenDocument } from "../queries/find-signed-document.ts";
import { auditReading } from "./audit-reading.ts";

/** Opens the signed file of a mandate, of an amendment or of a decision. @throws {DomainError} mandate.not-found */
export async function openMandateFile(
  given: GivenDocument,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { body, fileName, number, sellerId, reader } = await findMandateFile(given, actor);
  const subject = { type: "mandate", id: String(number) } as const;
  await auditReading(reader, subject, sellerId, actor, now);
  return { body, fileName };
}
