import type { CommissionView } from "../../../../../lib/commissions/views.ts";
import type { CsvCell } from "../../../../../lib/kernel/csv.ts";
import { startOfCivilDay } from "../../../../../lib/kernel/time.ts";
import { EVENT_LABELS } from "../../../../../lib/payouts/copy.ts";

/** The ledger as the lines of a file, in the order of its columns (COMMISSIONS.columns). */
export function commissionLines(entries: readonly CommissionView[]): CsvCell[][] {
  return entries.map(({ occurredAt, event, property, dueOn, ruleVersion, amountCents }) => [
    occurredAt,
    EVENT_LABELS[event],
    property,
    dueOn === null ? "" : startOfCivilDay(dueOn),
    ruleVersion,
    { cents: amountCents },
  ]);
}
