import { z } from "zod";

/** What proves who signed what, when and how: as `Signature.evidence` has it from the signature on. */
export const evidenceSchema = z.strictObject({
  version: z.literal(1),
  signer: z.strictObject({
    userId: z.string(),
    accountName: z.string(),
    typedName: z.string(),
    email: z.string(),
  }),
  session: z.strictObject({
    id: z.string().nullable(),
    network: z.string(),
    userAgent: z.string().nullable(),
  }),
  code: z.strictObject({
    frozenAt: z.iso.datetime(),
    messageId: z.string().nullable(),
    sentTo: z.string(),
    sentAt: z.iso.datetime().nullable(),
    attempts: z.number().int(),
  }),
  signedAt: z.iso.datetime(),
  expressRequest: z.boolean(),
  termsSha256: z.string(),
  pdfSha256: z.string(),
});
export type Evidence = z.output<typeof evidenceSchema>;

/** The evidence of a row of `Signature`. @throws {ZodError} where it is none of ours */
export const readEvidence = (stored: unknown): Evidence =>
  evidenceSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);

/** All that an evidence file says. */
export interface EvidenceFile {
  evidence: Evidence;
  signatureId: string;
  mandateNumber: number;
  /** Of an amendment; null of the mandate itself. */
  position: number | null;
  home: { title: string; town: string };
  priceCents: number;
  trial: boolean;
  publisherName: string;
  /** The signed file, which the hash is of. */
  fileName: string;
  fileBytes: number;
  /** What both hashes came to when this file was made: whether they are still those of the signature. */
  isIntact: boolean;
  checkedAt: Date;
}
