import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";

/**
 * Words of our own that stood where the field has a term: the same thing must not get two names again.
 * Each retired word, and what to write in its place. `docs/glossary.md` has the words that are ours to keep.
 */
const RETIRED_NAMES = {
  asked: "requested, the thing's own name",
  door: "entry, HTTP server",
  doors: "entries",
  doorstep: "sign-in context",
  doorway: "proxy settings",
  housekeeping: "daily jobs",
  kept: "cached, retained, saved",
  packed: "serialized",
  said: "parsed, message, the thing's own name",
  toll: "rate limiter",
  told: "message, the thing's own name",
  tries: "attempts",
  uncrossed: "in order",
  understood: "parsed, interpretation",
};

/** In prose, only what is a metaphor wherever it stands. */
const RETIRED_PHRASES = [
  [/\bfront[ -]doors?\b/i, "HTTP server"],
  [/\bdoor(way|step)s?\b/i, "proxy settings, sign-in context"],
  [/\b(the|at the|our) doors?\b/i, "HTTP server, entry"],
  [/\bkept (page|answer|card|markup|call)s?\b/i, "cached"],
  [/\bkeeps? house\b/i, "daily jobs"],
  [/\bfound pages?\b/i, "resolved route"],
  [/\btolls?\b/i, "rate limit"],
];

/** Sentences that a reader of English as a foreign language has to read twice. */
const RETIRED_SENTENCES = [
  [/\btold\b/i, "notified, informed, learns"],
  [/\bsaid\b/i, "stated, declared, answered"],
  [/\btells? of\b/i, "reports, shows"],
  // A question, and "who" after a noun, are good English.
  [/\b(?:of|to|for|by|with|from|and|or) who (?![^.!?]*\?)/i, "the person who, whoever, the noun"],
  [
    /\bwhat (?:is|was|are|were) \w+ (?:of|to)\b(?![^.!?]*\?)/i,
    "the noun: the stored part of, the fields of",
  ],
];

/** A path of the project in prose; one with a placeholder in it (`lib/<room>/…`) is none. */
const PATH =
  /(?<![\w@./-])(?:app|bench|components|docs|e2e|lib|prisma|sample|scripts|server)\/[\w()[\]./-]+(?!\w*[*<{…])/g;
/** What a path may leave out: its ending, or a decision's name after its number. */
const ENDINGS = ["", ".ts", ".tsx", ".mjs"];
const DECISION = /\bdecisions?[ /](\d{4})\b/g;
/** A link of a document to another file. */
const LINK = /\]\((?!\w+:)([^)#\s]+)[^)]*\)/g;
/** It maps former paths to present ones. */
const OF_FORMER_PATHS = new Set(["docs/moves.md"]);

/** Homes have doors and doorways: their drawings may name them. */
const BUILDINGS = /^(sample\/(people|catalogue|pictures)|components\/illustrations)/;
/** These two name what they retire. */
const LEFT_OUT = /^scripts\/check(-words\.mjs|s\.test\.ts)$|\/generated\//;
/** Names of columns, which a rename would have to migrate. */
const COLUMNS = new Set(["confirmationAskedAt", "feedbackAsked", "feedbackAskedAt", "tries"]);
const READ = /\.(ts|tsx|mjs|cjs|css|prisma|md)$/;
const FOLDERS = [
  ...["app", "bench", "components", "docs", "e2e", "lib"],
  ...["prisma/schema", "sample", "scripts", "server"],
];

const decisions = existsSync("docs/decisions") ? readdirSync("docs/decisions") : [];
const files = [...readdirSync("."), ...FOLDERS.filter(existsSync).flatMap(filesUnder)].filter(
  (file) => READ.test(file) && !LEFT_OUT.test(file),
);
const findings = files.flatMap((file) => findingsIn(file));
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
}

/** The retired words of a file: in its name, in the names of its code, in its comments or its prose. */
function findingsIn(file) {
  const text = readFileSync(file, "utf8");
  const inName = wordsOf(
    basename(file)
      .replace(/\.[^-]*$/, "")
      .replaceAll("-", "_"),
  );
  const found = retiredIn(inName, file).map((what) => `${file}: file name: ${what}`);
  if (/\.(ts|tsx|mjs|cjs)$/.test(file)) return [...found, ...findingsInCode(file, text)];
  return [...found, ...findingsInProse(file, text, 0, text)];
}

/** Names and comments of a program; its texts are what people read, in French. */
function findingsInCode(file, text) {
  const found = [];
  const visit = (node) => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !COLUMNS.has(node.text)) {
      for (const what of retiredIn(wordsOf(node.text), file)) {
        found.push(`${file}:${lineOf(text, node.getStart())}: ${what}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  const comments = text.matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g);
  return [
    ...found,
    ...[...comments].flatMap(({ 0: comment, index }) =>
      findingsInProse(file, comment, index, text),
    ),
  ];
}

function findingsInProse(file, prose, from, text) {
  const phrases = BUILDINGS.test(file) ? [] : RETIRED_PHRASES;
  const found = [...phrases, ...RETIRED_SENTENCES].flatMap(([pattern, instead]) => {
    const match = pattern.exec(prose);
    if (match === null) return [];
    return [`${file}:${lineOf(text, from + match.index)}: "${match[0]}": write ${instead}`];
  });
  const missing = OF_FORMER_PATHS.has(file) ? [] : missingIn(prose, dirname(file));
  return [
    ...found,
    ...missing.map(({ 0: name, index }) => {
      return `${file}:${lineOf(text, from + index)}: "${name}": there is no such file`;
    }),
  ];
}

/** The paths and decisions that a text names, and that are not there. */
function missingIn(prose, folder) {
  const plain = prose.replace(LINK, (link) => " ".repeat(link.length));
  return [
    ...[...prose.matchAll(LINK)].filter(([, target]) => !existsSync(join(folder, target))),
    ...[...plain.matchAll(PATH)].filter(([path]) => !isThere(path)),
    ...[...plain.matchAll(DECISION)].filter(
      ([, number]) => !decisions.some((name) => name.startsWith(number)),
    ),
  ];
}

/** Whether a path is a file's or a folder's, without what a sentence puts behind it. */
function isThere(path) {
  if (/^docs\/decisions\/\d{4}\W*$/.test(path)) return true;
  return [path, path.replace(/[.)\]]+$/, "")].some((each) =>
    ENDINGS.some((ending) => existsSync(each + ending)),
  );
}

/** The words of a name: `currentDoorstep` and `KEPT_MS` have two. */
function wordsOf(name) {
  return name
    .replace(/^#/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split("_");
}

function retiredIn(words, file) {
  const isRetired = (word) =>
    Object.hasOwn(RETIRED_NAMES, word) && !(word.startsWith("door") && BUILDINGS.test(file));
  return words.filter(isRetired).map((word) => `"${word}": write ${RETIRED_NAMES[word]}`);
}

function lineOf(text, position) {
  return text.slice(0, position).split("\n").length;
}
