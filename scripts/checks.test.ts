import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * A checker that sees nothing reports no violation: each one is shown planted violations here, in a small
 * project that has this one's configuration, beside files in which it must find nothing.
 */

const CONFIGURATION = [
  ".dependency-cruiser.cjs",
  ".gitignore",
  "biome.json",
  "knip.json",
  "package.json",
  "scripts/lint",
  "tsconfig.json",
];

/** What is in order: the targets of the violations below, and the files that use them. */
const IN_ORDER = {
  "app/page.tsx": `import { Plain } from "@/components/plain";\n\nexport default function Page() {\n  return <Plain />;\n}\n`,
  "app/robots.ts": "export default function robots() {\n  return {};\n}\n",
  "components/plain.tsx": `import { ONE } from "@/lib/kernel/one";\n\nexport function Plain() {\n  return <p>{ONE}</p>;\n}\n`,
  "globals.d.ts": '/// <reference types="node" />\n',
  "lib/kernel/one.ts": "export const ONE = 1;\n",
  "lib/platform/env.ts": "export const env = () => process.env;\n",
  "lib/platform/db/raw.ts": "export const raw = 1;\n",
  "sample/seed.ts": "export const seed = 1;\n",
  "lib/public-data/risks/client.ts": "export const risks = 1;\n",
  "lib/search/queries/rooms.ts": "export type Room = string;\n",
  "lib/testing/builders.ts": "export const build = 1;\n",
};

const DIRECTIONS = [
  ["lib/pricing/planted-a.ts", 'import "../platform/env.ts";\n', "pure-stays-pure"],
  ["lib/pricing/planted-b.ts", 'import "node:fs";\n', "pure-packages"],
  ["lib/platform/planted-c.ts", 'import "../../app/robots.ts";\n', "lib-never-imports"],
  ["components/planted-d.tsx", 'import "@/lib/platform/env";\n', "components-import-pure"],
  ["lib/pricing/planted-l.ts", 'import "../public-data/risks/client.ts";\n', "pure-stays-pure"],
  [
    "components/planted-m.tsx",
    'import "@/lib/public-data/risks/client";\n',
    "components-import-pure",
  ],
  ["app/planted-e.ts", 'import "@/lib/platform/db/raw";\n', "app-never-touches-the-database"],
  ["lib/platform/planted-f.ts", 'import "../testing/builders.ts";\n', "tests-stay-out"],
  ["lib/communes/planted-h.ts", 'import "../pricing/planted-a.ts";\n', "rooms-in-order-communes"],
  [
    "lib/pricing/planted-i.ts",
    'import type { Room } from "../search/queries/rooms.ts";\n\nexport type Same = Room;\n',
    "rooms-in-order-pricing",
  ],
  ["lib/attic/planted-j.ts", 'import "../kernel/ring.ts";\n', "rooms-have-a-place"],
  [
    "lib/kernel/planted-k.ts",
    'import type { Circle } from "./ring.ts";\n\nexport type K = { circle: Circle };\n',
    "no-cycles",
  ],
  ["lib/pricing/planted-g.ts", 'import "../../sample/seed.ts";\n', "product-without-the-sample"],
] as const;

const LINES = [
  ["lib/kernel/planted-lint.ts", 'console.log("x");\n', "noConsole"],
  [
    "lib/kernel/planted-instanceof.ts",
    "class Own {}\nexport const isOwn = (x: unknown) => x instanceof Own;\n",
    "instanceof fails across bundles",
  ],
  [
    "server/planted-instanceof.ts",
    'import { z } from "zod";\n\nexport const is = (x: unknown) => x instanceof z.ZodError;\n',
    "instanceof fails across bundles",
  ],
] as const;

/** Names, files and comments with a word that was retired, each with the word to write instead. */
const WORDS = [
  ["lib/kernel/planted-name.ts", "export const keptPages = 1;\n", "cached"],
  ["lib/kernel/planted-private.ts", "export class One {\n  #asked = 1;\n}\n", "requested"],
  ["lib/kernel/planted-tries.ts", "export {};\n", "attempts"],
  [
    "components/planted-comment.tsx",
    "/** Handed on by the front door. */\nexport {};\n",
    "HTTP server",
  ],
  ["docs/planted.md", "The doorway knows whose proxies to believe.\n", "proxy settings"],
  ["lib/kernel/planted-told.ts", "/** Each of them is told. */\nexport {};\n", "notified"],
  ["lib/kernel/planted-tells.ts", "// It tells of what changed.\nexport {};\n", "reports"],
  ["lib/kernel/planted-who.ts", "/** Sent to who is signed in. */\nexport {};\n", "the person who"],
  ["lib/kernel/planted-what.ts", "/** What is stored of a token. */\nexport {};\n", "the noun"],
  ["docs/planted-prose.md", "It does what was said.\n", "stated"],
  ["docs/planted-path.md", "It is in `lib/kernel/gone.ts`.\n", "no such file"],
  ["docs/planted-link.md", "As [decided](decisions/gone.md).\n", "no such file"],
  ["lib/kernel/planted-path.ts", "/** As in lib/gone/rules.ts. */\nexport {};\n", "no such file"],
  ["lib/kernel/planted-decision.ts", "// Decision 1 is not decision 9999.\nexport {};\n", "9999"],
] as const;

/** What may be written: in what people read, of homes, and in plain English. */
const PLAIN_WORDS = [
  ["lib/kernel/words-copy.ts", 'export const TEXT = "said, asked and kept at the front door";\n'],
  ["sample/pictures/doors.ts", "/** The front door. */\nexport const doorWidth = 90;\n"],
  ["lib/kernel/words-question.ts", "/** Whose is it, and who asks? */\nexport const ONE = 1;\n"],
  [
    "lib/kernel/words-plain.ts",
    "/** The person who asks is notified of what changed. What is shown depends on the role. */\nexport const ONE = 1;\n",
  ],
  [
    "lib/kernel/words-path.ts",
    "/** Verbs are `lib/<room>/commands/<verb>.ts`; plain ones are in lib/kernel/words-plain.ts. */\nexport const ONE = 1;\n",
  ],
  ["docs/words-link.md", "As [plain words](words-plain.md) or in (docs/words-plain.md).\n"],
  ["docs/words-plain.md", "A looper who leaves keeps their commissions, and says why.\n"],
] as const;

const ROUTES = [
  ["app/(espace)/planted/page.tsx", "page /planted is in no table"],
  ["app/api/planted/route.ts", "call /api/planted is in no table"],
] as const;

/** A statement of a command. */
const statement = (sql: string) =>
  `declare const tx: { $executeRaw(parts: TemplateStringsArray, ...values: unknown[]): number };\n\nexport const run = (value: string) => tx.$executeRaw\`${sql}\`;\n`;
const OWN_VALUE = "$" + "{value}";

const TEXT = "has a text of SQL";
const ONLY_SQLITE = "has what SQLite alone understands";
/** A column that is compared with a constant, another with a value and with a column. */
const READ_OF_SOLD =
  'interface Rows { where(...terms: string[]): Rows; whereRef(...terms: string[]): Rows }\ndeclare const reads: () => Rows;\n\nexport const sold = (id: string) =>\n  reads().where("status", "=", "sold").where("id", "=", id).whereRef("id", "=", "sellerId");\n';
const READS = [
  ["lib/estimates/planted-raw.ts", TEXT, statement('DELETE FROM "User"')],
  [
    "lib/estimates/planted-sql.ts",
    TEXT,
    'import { sql } from "kysely";\n\nexport const one = sql;\n',
  ],
  ["lib/estimates/planted-hint.ts", ONLY_SQLITE, 'export const FROM = "a INDEXED BY b";\n'],
  ["lib/estimates/planted-date.ts", ONLY_SQLITE, 'export const AT = "unixepoch(at)";\n'],
  [
    "lib/estimates/planted-table.ts",
    "names Property without quotation marks",
    statement(`DELETE FROM Property WHERE "id" = ${OWN_VALUE}`),
  ],
  [
    "lib/platform/db/planted-column.ts",
    "names viewCount without quotation marks",
    statement('UPDATE "Property" SET "views" = p.viewCount'),
  ],
  [
    "lib/estimates/planted-conflict.ts",
    "without the columns of its conflict",
    statement(`INSERT INTO "Day" ("id") VALUES (${OWN_VALUE}) ON CONFLICT DO UPDATE SET "id" = 1`),
  ],
  [
    "lib/estimates/planted-bare.ts",
    'has "views" in DO UPDATE without its table',
    statement(
      'INSERT INTO "Day" ("id") VALUES (1) ON CONFLICT ("id") DO UPDATE SET "views" = "views" + excluded."views"',
    ),
  ],
  [
    "lib/estimates/planted-null.ts",
    "tests a parameter with IS NULL",
    statement(`DELETE FROM "Day" WHERE ${OWN_VALUE} IS NULL OR "id" = ${OWN_VALUE}`),
  ],
  [
    "lib/estimates/planted-constant.ts",
    'compares with the constant "sold" as a parameter',
    READ_OF_SOLD,
  ],
] as const;
/** Which files have a text of SQL: one that has, with all that both databases take, and one that has none any more. */
const READS_LIST = "scripts/raw-statements.json";
const LISTED_READ = "lib/estimates/planted-listed.ts";
const CONVERTED_READ = "lib/estimates/planted-converted.ts";
const UNFOUNDED_READ = "lib/estimates/planted-unfounded.ts";
const IN_BOTH_WORDS = statement(
  `INSERT INTO "Day" ("id", "views") SELECT d."id", CAST(${OWN_VALUE} AS INTEGER) -- of Paris
   FROM "Day" d WHERE d."name" = 'Lyon' AND d."deletedAt" IS NULL
   ON CONFLICT ("id") DO UPDATE SET "views" = "Day"."views" + excluded."views", "seen" = ${OWN_VALUE}
   WHERE "Day"."deletedAt" IS NULL`,
);

/** The other half of the planted circle. */
const CIRCLE = "lib/kernel/ring.ts";
const WRONG_TYPE = "lib/kernel/planted-type.ts";
const DEAD = "lib/kernel/planted-dead.ts";
const TESTED = "lib/kernel/planted-tested.ts";

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "loopimmo-checks-"));
  for (const path of CONFIGURATION) cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  const files = {
    ...IN_ORDER,
    ...Object.fromEntries([...DIRECTIONS, ...LINES].map(([file, content]) => [file, content])),
    ...Object.fromEntries([...WORDS, ...PLAIN_WORDS].map(([file, content]) => [file, content])),
    ...Object.fromEntries(ROUTES.map(([file]) => [file, "export {};\n"])),
    [CIRCLE]: 'import type { K } from "./planted-k.ts";\n\nexport type Circle = { k: K | null };\n',
    [WRONG_TYPE]: 'export const wrong: number = "text";\n',
    ...Object.fromEntries(READS.map(([file, , content]) => [file, content])),
    [LISTED_READ]: IN_BOTH_WORDS,
    [UNFOUNDED_READ]: IN_BOTH_WORDS,
    [CONVERTED_READ]: "// Where $queryRaw was, and INDEXED BY.\nexport const converted = 1;\n",
    [READS_LIST]: JSON.stringify({
      [LISTED_READ]: "a reason",
      [CONVERTED_READ]: "a reason",
      [UNFOUNDED_READ]: "",
    }),
    [DEAD]: "export const unused = 1;\n",
    [TESTED]: "export const used = 1;\nexport const onlyTested = 2;\n",
    "lib/kernel/planted-tested.test.ts":
      'import { onlyTested } from "./planted-tested.ts";\n\nexport const seen = onlyTested;\n',
    "server/main.ts":
      'import { used } from "../lib/kernel/planted-tested.ts";\n\nexport const main = used;\n',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content);
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs a checker on the planted project. It has to fail, and to find nothing in what is in order. */
function findings(script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...args], {
    cwd: project,
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  return stdout + stderr;
}

const linesAbout = (file: string, output: string) =>
  output.split("\n").filter((line) => line.includes(file));

describe("dependency-cruiser", () => {
  let output: string;
  beforeAll(() => {
    output = findings(
      "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
      ...["app", "components", "lib", "sample"],
    );
  });

  test.each(DIRECTIONS)("catches %s with %s (%s)", (file, _content, rule) => {
    const found = linesAbout(file, output);
    expect(found.join("\n")).toContain(rule);
  });

  test("finds nothing in what is in order", () => {
    for (const file of ["app/page.tsx", "components/plain.tsx", "lib/kernel/one.ts"]) {
      expect(linesAbout(file, output)).toEqual([]);
    }
  });
});

describe("the check of words", () => {
  let output: string;
  beforeAll(() => {
    output = findings("scripts/check-words.mjs");
  });

  test.each(WORDS)("catches %s", (file, _content, instead) => {
    expect(linesAbout(file, output).join("\n")).toContain(instead);
  });

  test("finds nothing in what people read, nor in the drawing of a house", () => {
    for (const [file] of PLAIN_WORDS) expect(linesAbout(file, output)).toEqual([]);
  });
});

describe("the linter", () => {
  test.each(LINES)("catches %s", (file, _content, rule) => {
    expect(findings("node_modules/@biomejs/biome/bin/biome", "lint", file)).toContain(rule);
  });

  test("finds nothing in what is in order", () => {
    const { status } = spawnSync(
      process.execPath,
      [resolve("node_modules/@biomejs/biome/bin/biome"), "lint", ...Object.keys(IN_ORDER)],
      { cwd: project },
    );
    expect(status).toBe(0);
  });
});

test("the check of access catches pages and calls that are in no table", () => {
  const output = findings("node_modules/tsx/dist/cli.mjs", resolve("scripts/check-access.ts"));
  for (const [, fault] of ROUTES) expect(output).toContain(fault);
});

describe("the check of reads", () => {
  let output: string;
  beforeAll(() => {
    output = findings("node_modules/tsx/dist/cli.mjs", resolve("scripts/check-reads.ts"));
  });

  test.each(READS)("catches %s: %s", (file, fault) => {
    expect(linesAbout(file, output).join("\n")).toContain(fault);
  });

  test("catches an entry whose file was converted, and one without a reason", () => {
    expect(linesAbout(CONVERTED_READ, output)).toEqual([
      expect.stringContaining("has no text of SQL any more"),
    ]);
    expect(linesAbout(UNFOUNDED_READ, output)).toEqual([
      expect.stringContaining("without a reason"),
    ]);
  });

  test("finds nothing in what is in order, nor in what is listed", () => {
    for (const file of [...Object.keys(IN_ORDER), LISTED_READ]) {
      expect(linesAbout(file, output)).toEqual([]);
    }
  });
});

test("the type checker catches a wrong type, and nothing else", () => {
  const output = findings("node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false");
  const faults = output.split("\n").filter((line) => line.includes("error TS"));
  expect(faults).toEqual([expect.stringContaining(WRONG_TYPE)]);
});

describe("the check of dead code", () => {
  test("catches a file that nothing imports", () => {
    const output = findings("node_modules/knip/bin/knip.js");
    expect(output).toContain(DEAD);
    expect(output).not.toContain("components/plain.tsx");
    expect(linesAbout(TESTED, output)).toEqual([]);
  });

  test("catches an export that tests alone use", () => {
    const output = findings(
      "node_modules/knip/bin/knip.js",
      ...["--production", "--exclude=dependencies"],
    );
    expect(linesAbout(TESTED, output)).toEqual([expect.stringContaining("onlyTested")]);
    expect(output).not.toContain("components/plain.tsx");
  });
});
