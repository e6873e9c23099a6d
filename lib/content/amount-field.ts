import { z } from "zod";
import { readAmount } from "../kernel/read-number.ts";
import { AMOUNT_PROBLEMS } from "./number-problems.ts";

/**
 * An amount of euros as people type it, in cents; what can't be read is reported with what to
 * write.
 */
export const typedAmount = z
  .string({ error: AMOUNT_PROBLEMS.unreadable })
  .transform((text, context) => {
    const read = readAmount(text);
    if ("value" in read) return read.value;
    context.addIssue({ code: "custom", message: AMOUNT_PROBLEMS[read.problem] });
    return z.NEVER;
  });
