import { isDemoAddress } from "../../accounts/demo.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { VAT_BPS } from "../../kernel/place.ts";
import { isCompletePublisher } from "../../mandate-signing/document.ts";
import { payableBy, statementNumber } from "../rules.ts";
import { type StatementDocument, statementDocumentSchema } from "./document.ts";

/** What the document of a statement follows from. */
interface IssuedStatement
  extends Pick<StatementDocument, "month" | "part" | "publisher" | "agent" | "vatNumber"> {
  looperId: string;
  year: number;
  /** Its number within the looper's year. */
  rank: number;
  mandateGivenAt: Date | null;
  lines: StatementDocument["lines"];
}

/** All that a statement says once it is issued. @throws {ZodError} without a line */
export function buildStatementDocument({
  looperId,
  year,
  rank,
  mandateGivenAt,
  ...of
}: IssuedStatement): StatementDocument {
  const { month, part, publisher, agent, vatNumber, lines } = of;
  return statementDocumentSchema.parse({
    version: "2026-11",
    trial: isDemoAddress(normalizeEmail(agent.email)) || !isCompletePublisher(publisher),
    number: statementNumber(looperId, year, rank),
    ...{ month, part, payableBy: payableBy(month), publisher, agent, vatNumber },
    vatBps: vatNumber === null ? 0 : VAT_BPS,
    mandateGivenAt: mandateGivenAt?.toISOString() ?? null,
    lines: lines.toSorted(
      (a, b) => a.dueOn.localeCompare(b.dueOn) || a.entryId.localeCompare(b.entryId),
    ),
  });
}

/** What the lines of a statement come to. */
export const totalOf = (lines: StatementDocument["lines"]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
