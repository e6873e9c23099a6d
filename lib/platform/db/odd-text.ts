import { Prisma } from "./generated/client.ts";
import { databaseInUse } from "./in-use.ts";

/**
 * For a command's own SQL: whether a column's text has a character that is none of ASCII's printable ones, where the
 * database's `lower` and `trim` do not do what JavaScript's do.
 * @param column the quoted name of a column, of the code alone
 */
export const hasOddText = (column: string) =>
  Prisma.raw(databaseInUse() === "sqlite" ? `${column} GLOB '*[^ -~]*'` : `${column} ~ '[^ -~]'`);
