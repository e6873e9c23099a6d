import { EVENT_LABELS } from "../../content/fr/espace/looper.ts";
import type { CsvCell } from "../../kernel/csv.ts";
import type { CommissionView } from "./views.ts";

/** The ledger as the lines of a file, in the order of its columns (COMMISSIONS.columns). */
export function commissionLines(entries: readonly CommissionView[]): CsvCell[][] {
  return entries.map(({ occurredAt, event, property, ruleVersion, amountCents }) => [
    occurredAt,
    EVENT_LABELS[event],
    property,
    ruleVersion,
    { cents: amountCents },
  ]);
}
