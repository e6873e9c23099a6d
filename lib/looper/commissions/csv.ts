import { COMMISSIONS, EVENT_LABELS } from "../../content/fr/espace/looper.ts";
import { formatShortDate } from "../../kernel/format-date.ts";
import type { CommissionView } from "./views.ts";

/** Told to spreadsheets, which else read the file in an old alphabet. */
const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet may take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** A text as a cell: never a formula, whatever people called their property. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Cents as French spreadsheets read numbers: "1250,00". */
function amount(cents: number): string {
  return (cents / 100).toFixed(2).replace(".", ",");
}

/** The ledger as a file for a spreadsheet: semicolons, as in France, and one line an entry. */
export function commissionsCsv(entries: readonly CommissionView[]): string {
  const lines = entries.map(({ occurredAt, event, property, ruleVersion, amountCents }) =>
    [
      formatShortDate(occurredAt),
      cell(EVENT_LABELS[event]),
      cell(property ?? ""),
      cell(ruleVersion),
      amount(amountCents),
    ].join(";"),
  );
  return `${BYTE_ORDER_MARK}${[COMMISSIONS.columns.map(cell).join(";"), ...lines].join("\r\n")}\r\n`;
}
