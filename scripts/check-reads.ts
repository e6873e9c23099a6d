import { existsSync, readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { comparisonFaults, faultsOf } from "./statement-faults.ts";

/**
 * Looks at the SQL in the code of the product (docs/decisions/0060). A file with a text of SQL is in
 * scripts/raw-statements.json, with the reason why neither Kysely nor Prisma writes it: another one fails, and so does
 * an entry whose file has none any more. What SQLite alone understands is in no file, and each text is one that both
 * databases take (scripts/statement-faults.ts). lib/platform/db, where the databases are spoken to, has texts of its own.
 */
const LIST = "scripts/raw-statements.json";
const ROOTS = ["app", "components", "front-door", "lib", "server"].filter(existsSync);
const OUTSIDE = /^lib\/(?:platform\/db\/.*generated|testing)\/|\.test\.tsx?$/;
const OF_THE_DATABASES = /^lib\/platform\/db\//;

/** What runs a statement, or makes a part of one. */
const RAW = /^(?:\$(?:query|execute)Raw(?:Unsafe)?|rawReader)$/;

/** What another database does not understand, and hints to SQLite's planner. */
const ONLY_SQLITE = [
  /\bINDEXED BY\b/,
  /\bCROSS JOIN\b/,
  /\bAND \+\w/,
  /\b(?:strftime|unixepoch|julianday|json_\w+|iif|group_concat|last_insert_rowid)\s*\(/i,
  /\browid\b/i,
  /\bPRAGMA\b/,
  /\bGLOB\b/,
  /\bINSERT OR (?:IGNORE|REPLACE)\b/,
  /\bsqlite_(?:master|schema)\b/,
];

/** The words without which a file has nothing of the kind: others are not parsed. */
const SUSPECT = [/Raw|rawReader|\bsql\b|\bpragma\b|\breads\(\)|"kysely"/, ...ONLY_SQLITE];

interface Found {
  /** Whether the file has a text of SQL. */
  isRaw: boolean;
  isOnlySqlite: boolean;
  faults: string[];
}

const imports = (node: ts.Node, name: string, from: string) =>
  ts.isImportDeclaration(node) &&
  (node.moduleSpecifier as ts.StringLiteral).text === from &&
  node.importClause?.namedBindings !== undefined &&
  ts.isNamedImports(node.importClause.namedBindings) &&
  node.importClause.namedBindings.elements.some((each) => each.name.text === name);

/** What a file's syntax tree has. */
function lookAt(path: string, text: string): Found {
  const found: Found = { isRaw: false, isOnlySqlite: false, faults: [] };
  if (!SUSPECT.some((word) => word.test(text))) return found;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) && RAW.test(node.text)) || imports(node, "sql", "kysely")) {
      found.isRaw = true;
    }
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    const isPragma = ts.isIdentifier(node) && node.text === "pragma";
    if (isPragma || (isText && ONLY_SQLITE.some((pattern) => pattern.test(node.text)))) {
      found.isOnlySqlite = true;
    }
    if (ts.isCallExpression(node)) found.faults.push(...comparisonFaults(node));
    if (ts.isTaggedTemplateExpression(node)) found.faults.push(...faultsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
)
  .filter((path) => /\.tsx?$/.test(path) && !OUTSIDE.test(path))
  .sort();

const allowed = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string>;
const faults: string[] = [];
const raw = new Set<string>();
for (const file of files) {
  const found = lookAt(file, readFileSync(file, "utf8"));
  faults.push(...found.faults.map((fault) => `${file} ${fault}`));
  if (OF_THE_DATABASES.test(file)) continue;
  if (found.isRaw) raw.add(file);
  if (found.isRaw && !(file in allowed)) {
    faults.push(`${file} has a text of SQL: read by reads() of lib/platform/db/read.ts`);
  }
  if (found.isOnlySqlite) faults.push(`${file} has what SQLite alone understands`);
}
for (const [file, reason] of Object.entries(allowed)) {
  if (!raw.has(file)) faults.push(`${file} has no text of SQL any more: take it from ${LIST}`);
  if (reason.trim() === "") faults.push(`${file} is in ${LIST} without a reason`);
}
for (const fault of faults) console.error(`Reads: ${fault}.`);
if (faults.length > 0) process.exit(1);
console.log(`Reads: texts of SQL are in ${raw.size} files, each with its reason.`);
