import { z } from "zod";
import { accountEvidenceSchema, codeSchema, connectionSchema } from "../signatures/evidence.ts";

/** What proves who signed what, when and how: as `Signature.evidence` has it from the last signature on. */
export const evidenceSchema = accountEvidenceSchema.extend({ expressRequest: z.boolean() });
export type Evidence = z.output<typeof evidenceSchema>;

/** What proves the signature of a party without account: as `Signer.evidence` has it. */
export const partyEvidenceSchema = z.strictObject({
  version: z.literal(1),
  signer: z.strictObject({ name: z.string(), typedName: z.string(), email: z.string() }),
  connection: connectionSchema,
  code: codeSchema,
  signedAt: z.iso.datetime(),
  termsSha256: z.string(),
});
export type PartyEvidence = z.output<typeof partyEvidenceSchema>;

const parsed = (stored: unknown) => (typeof stored === "string" ? JSON.parse(stored) : stored);

/** The evidence of a row of `Signature`. @throws {ZodError} where it is none of ours */
export const readEvidence = (stored: unknown): Evidence => evidenceSchema.parse(parsed(stored));

/** The evidence of a row of `Signer`. @throws {ZodError} where it is none of ours */
export const readPartyEvidence = (stored: unknown): PartyEvidence =>
  partyEvidenceSchema.parse(parsed(stored));

/** All that an evidence file says. */
export interface EvidenceFile {
  evidence: Evidence;
  /** Of those who signed before, in the order of the document's parties. */
  others: PartyEvidence[];
  /** What was signed, as a line names it. */
  what: string;
  signatureId: string;
  mandateNumber: number;
  /** Whether it could ask for an early publication: of a mandate alone. */
  isMandate: boolean;
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
