import { z } from "zod";
import { codeSchema, connectionSchema } from "../../signatures/evidence.ts";

/** What proves who signed a contract, when and how: as `AgencyContract.evidence` has it. */
export const contractEvidenceSchema = z.strictObject({
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
export type ContractEvidence = z.output<typeof contractEvidenceSchema>;
