import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { text } from "../../content/text-fields.ts";
import { isId } from "../../kernel/ids.ts";
import { CONVERSATION_REPORT_FIELDS as say } from "./copy.ts";
import { CONVERSATION_OUTCOMES, CONVERSATION_REASONS, REPORT_TEXT_MAX } from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** What somebody says is wrong with a conversation that they take part in. */
export const conversationReportSchema = z
  .strictObject({
    conversationId: id,
    reason: z.enum(CONVERSATION_REASONS, { error: say.reason }),
    text: text(say.textLength, REPORT_TEXT_MAX).default(""),
  })
  .refine(({ reason, text }) => reason !== "other" || text !== "", {
    path: ["text"],
    error: say.textMissing,
  });
export type NewConversationReport = z.output<typeof conversationReportSchema>;

/** What the team concludes. */
export const closeConversationReportSchema = z.strictObject({
  reportId: id,
  outcome: z.enum(CONVERSATION_OUTCOMES, { error: say.outcome }),
});
export type ConversationReportClosing = z.output<typeof closeConversationReportSchema>;
