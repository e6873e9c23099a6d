import type { DatabaseKind } from "./kind.ts";
import { postgresCondition } from "./postgres/portable-sql.ts";
import type { ModelFile } from "./schema-engine.ts";

/**
 * The CHECK constraints of each model, which Prisma's migrations do not write: one for each enum
 * column (which is text on both databases) and one for each `/// @check <sql>` line of the model.
 */
function modelChecks(files: ModelFile[], kind: DatabaseKind): Map<string, string[]> {
  const worded = kind === "sqlite" ? (condition: string) => condition : postgresCondition;
  const source = files.map((file) => file.content).join("\n");
  const enums = new Map<string, string[]>();
  for (const [, name = "", body = ""] of source.matchAll(/^enum (\w+) \{([^}]*)\}/gm)) {
    enums.set(name, body.match(/^\s*\w+\s*$/gm)?.map((value) => value.trim()) ?? []);
  }
  const checks = new Map<string, string[]>();
  for (const [, name = "", body = ""] of source.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)) {
    const found: string[] = [];
    for (const line of body.split("\n")) {
      const written = /^\s*\/\/\/ @check (.+)$/.exec(line)?.[1];
      if (written) found.push(`CHECK (${worded(written.trim())})`);
      const [, field, type] = /^\s+(\w+)\s+(\w+)/.exec(line) ?? [];
      const values = type === undefined ? undefined : enums.get(type);
      if (values) {
        found.push(`CHECK ("${field}" IN (${values.map((value) => `'${value}'`).join(", ")}))`);
      }
    }
    if (found.length > 0) checks.set(name, found);
  }
  return checks;
}

/**
 * `sql` with the models' CHECK constraints: inside each CREATE TABLE, redefined tables included, and at each column
 * that is added to a table, those that name it.
 */
export function addChecks(sql: string, files: ModelFile[], kind: DatabaseKind): string {
  const checks = modelChecks(files, kind);
  const added = kind === "sqlite" ? addedColumns(sql, checks) : addedConstraints(sql, checks);
  return added.replace(
    /CREATE TABLE "(new_)?(\w+)" \(\n([\s\S]*?)\n\);/g,
    (statement, prefix: string | undefined, name: string, body: string) => {
      const own = checks.get(name);
      if (!own) return statement;
      const constraints = own.map((check) => `    ${check}`).join(",\n");
      return `CREATE TABLE "${prefix ?? ""}${name}" (\n${body},\n${constraints}\n);`;
    },
  );
}

/** SQLite adds a check with a column only. */
const ADDED_COLUMN = /ALTER TABLE "(\w+)" ADD COLUMN\s+"(\w+)"[^;]*(?=;)/g;

function addedColumns(sql: string, checks: ReadonlyMap<string, readonly string[]>): string {
  const added = [...sql.matchAll(ADDED_COLUMN)].map(([, table, column]) => ({ table, column }));
  let at = 0;
  return sql.replace(ADDED_COLUMN, (statement, table: string, column: string) => {
    at += 1;
    // A check can only name columns that are there: it comes with the last one that it names.
    const later = added.slice(at).filter((each) => each.table === table);
    const own = (checks.get(table) ?? []).filter(
      (check) =>
        check.includes(`"${column}"`) && !later.some((each) => check.includes(`"${each.column}"`)),
    );
    return [statement, ...own].join(" ");
  });
}

/** PostgreSQL adds several columns in a statement, and checks in another. */
function addedConstraints(sql: string, checks: ReadonlyMap<string, readonly string[]>): string {
  return sql.replace(/ALTER TABLE "(\w+)" [^;]*ADD COLUMN[^;]*;/g, (statement, table: string) => {
    const columns = [...statement.matchAll(/ADD COLUMN +("\w+")/g)].map(
      ([, column = ""]) => column,
    );
    const own = (checks.get(table) ?? []).filter((check) =>
      columns.some((column) => check.includes(column)),
    );
    return [statement, ...own.map((check) => `ALTER TABLE "${table}" ADD ${check};`)].join("\n");
  });
}
