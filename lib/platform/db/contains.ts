import { type Expression, type SqlBool, sql } from "kysely";

const inLowerCase = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether a text has another in it; letters of ASCII are the same in either case, others are not. */
export function contains(text: Expression<string | null>, part: string) {
  const pattern = `%${inLowerCase(part).replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`lower(${text}) LIKE ${pattern} ESCAPE '\\'`;
}
