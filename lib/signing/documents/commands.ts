import { recordAudit } from "../../audit/commands/record-audit.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { documentFileName } from "../document.ts";
import { drawEvidence, drawInvoice, drawSigned } from "../render.ts";
import {
  type DocumentReader,
  findEvidence,
  findInvoice,
  findMandateDraft,
  findMandateFile,
  findSignature,
} from "./queries.ts";

/** A file to be downloaded. */
export interface DocumentFile {
  body: Uint8Array;
  fileName: string;
}

/** Writes down that the team read a seller's document, where the seller reads it too. */
async function recordReading(
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

/** Opens the signed file of a mandate or amendment. @throws {DomainError} mandate.not-found */
export async function openMandateFile(
  given: { number: string; position: string | null },
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { body, fileName, number, sellerId, reader } = await findMandateFile(given, actor);
  const subject = { type: "mandate", id: String(number) } as const;
  await recordReading(reader, subject, sellerId, actor, now);
  return { body, fileName };
}

/** Opens what proves the signature of a mandate or amendment. @throws {DomainError} mandate.not-found, service.unavailable */
export async function openEvidence(
  given: { number: string; position: string | null },
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { file, sellerId, reader } = await findEvidence(given, actor, now);
  const { mandateNumber, position } = file;
  await recordReading(reader, { type: "mandate", id: String(mandateNumber) }, sellerId, actor, now);
  const body = await drawEvidence(file);
  return { body, fileName: documentFileName.evidence(mandateNumber, position) };
}

/** Opens the draft of what waits for a signature. @throws {DomainError} signature.not-found, service.unavailable */
export async function openPreview(
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { document, createdAt, signerId, reader } = await findSignature(id, actor);
  await recordReading(reader, { type: "signature", id }, signerId, actor, now);
  const body = await drawSigned(document, null, createdAt);
  return { body, fileName: documentFileName.preview(document.kind) };
}

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

/** Opens an invoice. @throws {DomainError} invoice.not-found, service.unavailable */
export async function openInvoice(
  number: string,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { invoice, sellerId, reader } = await findInvoice(number, actor);
  await recordReading(reader, { type: "invoice", id: number }, sellerId, actor, now);
  return {
    body: await drawInvoice(invoice),
    fileName: documentFileName.invoice(invoice.number),
  };
}
