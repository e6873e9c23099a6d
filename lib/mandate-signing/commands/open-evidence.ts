import type { Actor } from "../../policy/actor.ts";
import { documentFileName } from "../document.ts";
import type { DocumentFile } from "../document-file.ts";
import { drawEvidence } from "../draw-papers.ts";
import { findEvidence } from "../queries/find-evidence.ts";
import { auditReading } from "./audit-reading.ts";

/** Opens what proves the signature of a mandate or amendment. @throws {DomainError} mandate.not-found, service.unavailable */
export async function openEvidence(
  given: { number: string; position: string | null },
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { file, sellerId, reader } = await findEvidence(given, actor, now);
  const { mandateNumber, position } = file;
  await auditReading(reader, { type: "mandate", id: String(mandateNumber) }, sellerId, actor, now);
  const body = await drawEvidence(file);
  return { body, fileName: documentFileName.evidence(mandateNumber, position) };
}
