import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { StatementEntryView } from "../../views.ts";

/** Due lines as statements show them: `CommissionEntry as e`, `CommissionDue as d`. */
export const entryLines = () =>
  reads()
    .selectFrom("CommissionEntry as e")
    .innerJoin("CommissionDue as d", "d.entryId", "e.id")
    .leftJoin("Property as p", "p.id", "e.propertyId")
    .select(["e.id as entryId", "e.event", "e.occurredAt", "e.ruleVersion", "e.amountCents"])
    .select(["e.propertyName", "p.title", "d.dueOn"]);

type EntryLine = Awaited<ReturnType<ReturnType<typeof entryLines>["execute"]>>[number];

export const entryLineView = (row: EntryLine): StatementEntryView => ({
  entryId: row.entryId,
  event: row.event,
  occurredAt: fromDbInstant(row.occurredAt),
  dueOn: row.dueOn,
  property: row.title ?? row.propertyName ?? "",
  ruleVersion: row.ruleVersion,
  amountCents: row.amountCents,
});
