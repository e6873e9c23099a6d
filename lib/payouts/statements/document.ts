import { z } from "zod";
import { agentSchema } from "../../commissions/agent.ts";
import { COMMISSION_EVENTS } from "../../commissions/views.ts";
import { publisherSchema } from "../../mandate-signing/document.ts";

/** All that an issued statement says: as `StatementIssue.document` has it. */
export const statementDocumentSchema = z.strictObject({
  version: z.literal("2026-11"),
  /** Nobody is bound by it: an account of the demonstration, or a publisher who is not configured. */
  trial: z.boolean(),
  number: z.string(),
  /** In which its lines fell due: YYYY-MM; counted from 1, later parts complete the month. */
  month: z.string(),
  part: z.number().int().positive(),
  /** The last civil day to pay it. */
  payableBy: z.iso.date(),
  publisher: publisherSchema,
  agent: agentSchema,
  /** Of the agent; null under the franchise of VAT. */
  vatNumber: z.string().nullable(),
  /** In hundredths of a percent; nought under the franchise. */
  vatBps: z.number().int().nonnegative(),
  /** When the looper gave the mandate to invoice in their name, with their contract; null without one. */
  mandateGivenAt: z.iso.datetime().nullable(),
  /** The oldest first. */
  lines: z
    .array(
      z.strictObject({
        entryId: z.string(),
        event: z.enum(COMMISSION_EVENTS),
        occurredOn: z.iso.date(),
        dueOn: z.iso.date(),
        property: z.string(),
        rule: z.string(),
        amountCents: z.number().int(),
      }),
    )
    .min(1),
});
export type StatementDocument = z.output<typeof statementDocumentSchema>;

/** The document of a row of `StatementIssue`. @throws {ZodError} where it is none of ours */
export const readStatementDocument = (stored: unknown): StatementDocument =>
  statementDocumentSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);
