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
