import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";

/** What the team does with a mail that was given up. */
const DEAD_MAIL_MOVES = ["resend", "drop"] as const;

const mailId = z.string({ error: INVALID_VALUE }).refine(isId, INVALID_VALUE);
export const deadMailSchema = z.strictObject({
  mailId,
  move: z.enum(DEAD_MAIL_MOVES, { error: INVALID_VALUE }),
});
export type DeadMailInput = z.output<typeof deadMailSchema>;
