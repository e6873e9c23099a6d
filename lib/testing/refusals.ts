/** What both databases say of a row that they refuse, each in words of its own. */
export const REFUSED = {
  byCheck: /\bcheck constraint/i,
  asTwice: /\bunique constraint/i,
  without: (column: string) =>
    new RegExp(`not null constraint.*\\.${column}$|column "${column}".*not-null constraint`, "i"),
};
