import { z } from "zod";
import { ATTACHMENT } from "./attachments.ts";
import { DOCUMENT_KINDS } from "./rules.ts";

const id = z.string().max(40);
const day = z.iso.date({ error: "Indiquez une date valide." });

/** What the address of an upload says of the file. */
export const uploadQuerySchema = z.strictObject({
  kind: z
    .enum([...DOCUMENT_KINDS, ATTACHMENT])
    .describe("What the document is; attachment for one that is to go with a message."),
  property: id.optional().describe("The home that it is about, for documents of a home."),
  expires: day.optional().describe("The last day on which it is valid, for kinds that have one."),
  name: z.string().max(400).optional().describe("What the file is called."),
});
export type UploadQuery = z.output<typeof uploadQuerySchema>;

/** What an upload is answered with. */
export const storedDocumentSchema = z.strictObject({ id: z.string() });

export const documentSchema = z.strictObject({ documentId: id });
export type DocumentInput = z.output<typeof documentSchema>;

export const expirySchema = z.strictObject({ documentId: id, expiresOn: day.optional() });
export type ExpiryInput = z.output<typeof expirySchema>;

export const shareSchema = z.strictObject({
  documentId: id,
  userId: z.string({ error: "Choisissez une personne." }).max(40),
});
export type ShareInput = z.output<typeof shareSchema>;
