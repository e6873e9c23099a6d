import { auditReading } from "../../mandate-signing/commands/audit-reading.ts";
import { type DocumentFile, documentFileName } from "../../mandate-signing/document-file.ts";
import type { Actor } from "../../policy/actor.ts";
import { drawInvoice } from "../draw-invoice.ts";
import { findInvoice } from "../queries/find-invoice.ts";

/** Opens an invoice. @throws {DomainError} invoice.not-found, service.unavailable */
export async function openInvoice(
  number: string,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  const { invoice, sellerId, reader } = await findInvoice(number, actor);
  await auditReading(reader, { type: "invoice", id: number }, sellerId, actor, now);
  return {
    body: await drawInvoice(invoice),
    fileName: documentFileName.invoice(invoice.number),
  };
}
