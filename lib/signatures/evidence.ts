import { z } from "zod";

/** From where somebody signed. */
export const connectionSchema = z.strictObject({
  network: z.string(),
  userAgent: z.string().nullable(),
});

/** Which code was typed, and the mail that carried it. */
export const codeSchema = z.strictObject({
  frozenAt: z.iso.datetime(),
  messageId: z.string().nullable(),
  sentTo: z.string(),
  sentAt: z.iso.datetime().nullable(),
  attempts: z.number().int(),
});
export type CodeEvidence = z.output<typeof codeSchema>;

/** What proves that the person of an account signed a document, when and how. */
export const accountEvidenceSchema = z.strictObject({
  version: z.literal(1),
  signer: z.strictObject({
    userId: z.string(),
    accountName: z.string(),
    typedName: z.string(),
    email: z.string(),
  }),
  session: connectionSchema.extend({ id: z.string().nullable() }),
  code: codeSchema,
  signedAt: z.iso.datetime(),
  termsSha256: z.string(),
  pdfSha256: z.string(),
});
export type AccountEvidence = z.output<typeof accountEvidenceSchema>;
