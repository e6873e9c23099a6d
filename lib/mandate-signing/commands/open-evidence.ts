import type { Actor } from "../../policy/actor.ts";
import type { DocumentFile } from "../document-file.ts";
import { drawEvidence } from "../draw-papers.ts";
import { findEvidence } from "../queries/find-evidence.ts";
import type { GivenDocument } from "../queries/find-signed-document.ts";
import { auditReading } from "./audit-reading.ts";

/** Opens what proves the signatures of a document. @throws {DomainError} mandate.not-found, service.unavailable */
export async function openEvidence(
  given: GivenDocument,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { file, evidenceName, sellerId, reader } = await findEvidence(given, actor, now);
  const subject = { type: "mandate", id: String(file.mandateNumber) } as const;
  await auditReading(reader, subject, sellerId, actor, now);
  return { body: await drawEvidence(file), fileName: evidenceName };
}
