import type { Actor } from "../../policy/actor.ts";
import { type DocumentFile, documentFileName } from "../document-file.ts";
import { drawSigned } from "../draw-papers.ts";
import { findSignature } from "../queries/find-signature.ts";
import { auditReading } from "./audit-reading.ts";

/** Opens the draft of what waits for a signature. @throws {DomainError} signature.not-found, service.unavailable */
export async function openPreview(
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { document, createdAt, signerId, reader } = await findSignature(id, actor);
  await auditReading(reader, { type: "signature", id }, signerId, actor, now);
  const body = await drawSigned(document, null, createdAt);
  return { body, fileName: documentFileName.preview(document.kind) };
}
