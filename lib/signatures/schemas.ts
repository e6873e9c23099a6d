import { z } from "zod";
import { undrawnProblem } from "../content/drawn-text.ts";
import { line } from "../content/text-fields.ts";
import { CODE_FIELDS } from "./copy.ts";
import { SIGNATURE_CODE_LENGTH } from "./rules.ts";

/** A line that a document says: every character of it can be drawn. */
export const drawn = (field: z.ZodType<string, string>) =>
  field.superRefine((it, { addIssue }) => {
    const problem = undrawnProblem(it);
    if (problem !== undefined) addIssue({ code: "custom", message: problem });
  });

/** The name and the code that sign a document, and its acceptance. */
export const signingFields = {
  /** As the signer writes it. */
  name: drawn(line(CODE_FIELDS.name, 1, 120)),
  code: z
    .string({ error: CODE_FIELDS.code })
    .transform((value) => value.replaceAll(/\s/gu, ""))
    .refine((value) => new RegExp(`^\\d{${SIGNATURE_CODE_LENGTH}}$`).test(value), {
      error: CODE_FIELDS.code,
    }),
  accept: z.literal(true, { error: CODE_FIELDS.accept }),
};
