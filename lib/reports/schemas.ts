import { z } from "zod";
import { emailField } from "../accounts/schemas.ts";
import { captchaToken } from "../captcha/schemas.ts";
import { text } from "../content/text-fields.ts";
import { ID_LENGTH } from "../kernel/ids.ts";
import { REPORT_FIELDS } from "./copy.ts";
import { needsText, REPORT_OUTCOMES, REPORT_REASONS, REPORT_TEXT_LENGTH } from "./rules.ts";

const id = z.string().length(ID_LENGTH);

const report = {
  listingId: id,
  reason: z.enum(REPORT_REASONS, { error: REPORT_FIELDS.reason }),
  text: text(REPORT_FIELDS.textLength, REPORT_TEXT_LENGTH).default(""),
};

const isExplained = ({ reason, text }: { reason: (typeof REPORT_REASONS)[number]; text: string }) =>
  !needsText(reason) || text !== "";
const unexplained = { path: ["text"], error: REPORT_FIELDS.textMissing };

/** The form of a signed-in reporter: the account says who they are. */
export const ownReportSchema = z.strictObject(report).refine(isExplained, unexplained);
export type OwnReport = z.output<typeof ownReportSchema>;

/** The form of a signed-out reporter: an address if they like, and the captcha. */
export const visitorReportSchema = z
  .strictObject({
    ...report,
    email: emailField.optional(),
    token: captchaToken,
  })
  .refine(isExplained, unexplained);
export type VisitorReport = z.output<typeof visitorReportSchema>;

export const closeReportSchema = z.strictObject({
  reportId: id,
  outcome: z.enum(REPORT_OUTCOMES, { error: REPORT_FIELDS.outcome }),
});
export type ReportClosing = z.output<typeof closeReportSchema>;
