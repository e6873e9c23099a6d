import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Compares the files that read by texts of SQL with the lists of those that may
 * (scripts/reads-to-convert.json, docs/decisions/0060). The lists can only shrink: a file that is in none
 * fails, and so does an entry whose file has nothing of the kind any more. lib/platform/db, where SQLite is
 * spoken to, and tests are not looked at.
 */
const KINDS = {
  preparedRead: [/\bpreparedRead\b/],
  otherText: [
    /\$(?:query|execute)Raw/,
    /\brawReader\b/,
    /import \{[^}]*\bsql\b[^}]*\} from "kysely"/,
  ],
  /** What another database does not understand, and hints to SQLite's planner. */
  onlySqlite: [
    /\bINDEXED BY\b/,
    /\bCROSS JOIN\b/,
    /\bAND \+\w/,
    /\b(?:strftime|unixepoch|julianday|json_\w+|iif|group_concat|last_insert_rowid)\s*\(/i,
    /\browid\b/i,
    /\bPRAGMA\b|\bpragma\(/,
    /\bGLOB\b/,
    /\bINSERT OR (?:IGNORE|REPLACE)\b/,
    /\bsqlite_(?:master|schema)\b/,
  ],
};
const LIST = "scripts/reads-to-convert.json";
const ROOTS = ["app", "components", "front-door", "lib", "server"].filter(existsSync);
const OUTSIDE = /^lib\/(?:platform\/db|testing)\/|\.test\.tsx?$/;

type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
)
  .filter((path) => /\.tsx?$/.test(path) && !OUTSIDE.test(path))
  .sort();

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

const found: Record<Kind, Set<string>> = {
  preparedRead: new Set(),
  otherText: new Set(),
  onlySqlite: new Set(),
};
for (const file of files) {
  const text = withoutComments(readFileSync(file, "utf8"));
  for (const kind of kinds) {
    if (KINDS[kind].some((pattern) => pattern.test(text))) found[kind].add(file);
  }
}

const allowed = JSON.parse(readFileSync(LIST, "utf8")) as Record<Kind, string[]>;
const faults = kinds.flatMap((kind) => [
  ...[...found[kind]]
    .filter((file) => !allowed[kind].includes(file))
    .map((file) => `${file} has ${kind}: read by reads() of lib/platform/db/read.ts`),
  ...allowed[kind]
    .filter((file) => !found[kind].has(file))
    .map((file) => `${file} has no ${kind} any more: take it from ${LIST}`),
]);
for (const fault of faults) console.error(`Reads: ${fault}.`);
if (faults.length > 0) process.exit(1);
const counts = kinds.map((kind) => `${kind} in ${found[kind].size}`);
console.log(`Reads: texts of SQL are in no new file (${counts.join(", ")}).`);
