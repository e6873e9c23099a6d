/**
 * A value of a file for a spreadsheet: a text, an instant (its civil day in Paris), an amount of
 * euros, a count, nothing.
 */
export type CsvCell = string | Date | { cents: number } | number | null;
