import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { signingFields } from "../../signatures/schemas.ts";

/** That a looper asks for the code of their contract. */
export const contractRequestSchema = z.strictObject({});
export type ContractRequest = z.output<typeof contractRequestSchema>;

/** The name and the code that sign a contract. */
export const contractSigningSchema = z.strictObject({
  contractId: z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE }),
  ...signingFields,
});
export type ContractSigning = z.output<typeof contractSigningSchema>;
