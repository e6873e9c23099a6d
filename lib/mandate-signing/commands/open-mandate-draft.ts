import type { Actor } from "../../policy/actor.ts";
import { type DocumentFile, documentFileName } from "../document-file.ts";
import { drawSigned } from "../draw-papers.ts";
import { findMandateDraft } from "../queries/find-mandate-draft.ts";

/** Draws the mandate that could be signed for one's own home. @throws {DomainError} listing.not-found, service.unavailable */
export async function openMandateDraft(
  propertyId: string,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const document = await findMandateDraft(propertyId, actor, now);
  const body = await drawSigned(document, null, now);
  return { body, fileName: documentFileName.preview("mandate") };
}
