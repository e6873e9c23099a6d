import { readMigrations } from "../../platform/db/migration-history.ts";

/** Names of tables and columns that PostgreSQL takes as they are only between quotation marks. */
const names = new Set(
  readMigrations("postgresql").flatMap(({ sql }) =>
    [...sql.matchAll(/"(\w*[A-Z]\w*)"/g)].map(([, name]) => name),
  ),
);

/** Texts, comments, what is quoted, casts, parameters and words of a statement. */
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|::\w+|[:@$](\w+)|\?|\b[A-Za-z_]\w*\b/g;

/**
 * A statement of a test, which names tables and parameters as SQLite takes them, for PostgreSQL.
 * @returns its text, and of each numbered parameter its name, or its place among those without one
 */
export function quoteNames(sql: string): { text: string; parameters: (string | number)[] } {
  const parameters: (string | number)[] = [];
  let places = 0;
  const text = sql.replace(TOKEN, (token, name?: string) => {
    if (token === "?") return `$${parameters.push(places++)}`;
    if (name !== undefined) {
      const known = parameters.indexOf(name);
      return `$${known >= 0 ? known + 1 : parameters.push(name)}`;
    }
    if (token === "rowid") return "ctid";
    return names.has(token) || /^[a-z]+[A-Z]/.test(token) ? `"${token}"` : token;
  });
  return { text, parameters };
}
