import { z } from "zod";
import { REVERSAL_REASONS } from "../../commissions/rules.ts";
import { INVALID_VALUE } from "../../content/errors.ts";
import { text as words } from "../../content/text-fields.ts";
import { isId } from "../../kernel/ids.ts";
import { CONTEST_OUTCOMES, CONTEST_REASONS } from "../rules.ts";
import { STATEMENT_FIELDS } from "./copy.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** A line of a draft, and what its looper says is wrong with it. */
export const contestLineSchema = z.strictObject({
  statementId: id,
  entryId: id,
  reason: z.enum(CONTEST_REASONS, { error: STATEMENT_FIELDS.reason }),
  text: words(STATEMENT_FIELDS.text, 1_000).min(10, { error: STATEMENT_FIELDS.text }),
});
export type ContestedLine = z.output<typeof contestLineSchema>;

/** What the team decides: a line that is taken back has a reason of its own. */
export const decideContestSchema = z
  .strictObject({
    contestId: id,
    outcome: z.enum(CONTEST_OUTCOMES, { error: STATEMENT_FIELDS.outcome }),
    reason: z.enum(REVERSAL_REASONS, { error: STATEMENT_FIELDS.reversal }).optional(),
    reply: words(STATEMENT_FIELDS.reply, 1_000).min(5, { error: STATEMENT_FIELDS.reply }),
  })
  .superRefine(({ outcome, reason }, context) => {
    if (outcome !== "reversed" || reason !== undefined) return;
    context.addIssue({ code: "custom", path: ["reason"], message: STATEMENT_FIELDS.reversal });
  });
export type ContestDecision = z.output<typeof decideContestSchema>;
