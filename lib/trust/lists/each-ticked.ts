import { DomainError, type ErrorCode } from "../../kernel/errors.ts";

/** How many rows it was done with, and how many were left, by what kept them from it. */
export type TickedOutcome<Left extends string> = Record<Left | "done", number>;

/**
 * Does the same with each of the rows that are ticked, each in a transaction of its own; a box that is named twice is one
 * row.
 * @param idOf which row one names
 * @param counts what can keep a row from it, at nothing each
 * @param leftOf what a refusal keeps from it: that row alone; undefined where it ends the whole
 */
export async function eachTicked<Row, Left extends string>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  act: (row: Row) => Promise<unknown>,
  counts: Readonly<Record<Left, number>>,
  leftOf: (code: ErrorCode) => Left | undefined,
): Promise<TickedOutcome<Left>> {
  const outcome: TickedOutcome<Left> = { ...counts, done: 0 };
  for (const row of new Map(rows.map((each) => [idOf(each), each])).values()) {
    try {
      await act(row);
      outcome.done += 1;
    } catch (error) {
      const left = DomainError.is(error) ? leftOf(error.code) : undefined;
      if (left === undefined) throw error;
      outcome[left] += 1;
    }
  }
  return outcome;
}
