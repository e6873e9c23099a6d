import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
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
  return [...phrases, ...RETIRED_SENTENCES].flatMap(([pattern, instead]) => {
    const match = pattern.exec(prose);
    if (match === null) return [];
    return [`${file}:${lineOf(text, from + match.index)}: "${match[0]}": write ${instead}`];
  });
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
