import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { HOME } from "./(public)/_home/copy.ts";
import { BETA } from "./(public)/(launch)/beta/copy.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Where French sentences stand: beside what says them, and in lib/content for what several rooms say. */
const COPY = /^lib\/(content|mail\/copy)\/[^/]+\.ts$|(^|[/-])copy\.ts$/;

/** Every module of copy, found by its name: none can be left out. */
const MODULES: readonly (readonly [name: string, module: unknown])[] = await Promise.all(
  (
    await Promise.all(
      ["app", "components", "lib"].map(async (folder) =>
        (
          await readdir(path.join(ROOT, folder), { recursive: true })
        ).map((file) => path.join(folder, file)),
      ),
    )
  )
    .flat()
    .filter((file) => COPY.test(file))
    .sort()
    .map(async (file) => [file, await import(path.join(ROOT, file))] as const),
);

/** Words the specification fixes to the letter. */
const VERBATIM = new Set<string>([BETA.form.sending, HOME.search.locationPlaceholder]);

/** Data of any shape, whose every field is a figure, or an instant where its name says so. */
const ANY_DATA: object = new Proxy(
  {},
  { get: (_, name) => (name === "at" || name === "expiresAt" ? new Date(0) : "1") },
);

/** What functions are called with, the first that they take. */
const SAMPLES: readonly (readonly unknown[])[] = [
  ["1", "2"],
  [1, 2],
  [new Date(0), "2"],
  [["1", "2"]],
  [ANY_DATA],
  [{ kind: "1" }],
];

/** What a function makes of a sample; null where it takes none. */
function sampled(made: (...sample: unknown[]) => unknown): unknown {
  for (const sample of SAMPLES) {
    try {
      return made(...sample);
    } catch {
      // The next one.
    }
  }
  return null;
}

/** Every text of a value, functions answered with a sample; a schema, which refers to itself, is no text. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return VERBATIM.has(value) ? [] : [value];
  if (typeof value === "function") {
    return value.length > 0 ? textsOf(sampled((...sample) => value(...sample))) : [];
  }
  if (typeof value !== "object" || value === null || "_zod" in value) return [];
  return Object.values(value).flatMap(textsOf);
}

const RULES: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["a straight apostrophe between letters", /\p{L}'\p{L}/u],
  ["a breaking space before a double sign", / [;:!?»%€]/],
  ["a missing space before a double sign", /\p{L}[;!?»](?:\s|$)/u],
  ["a breaking space after an opening quote", /« /],
  ["straight quotes", /"/],
  ["three dots in place of an ellipsis", /\.\.\./],
  ["a breaking space inside a number", /\d \d{3}(?!\d)/],
  ["two spaces", / {2}/],
];

it("finds the modules of every root", () => {
  const names = MODULES.map(([name]) => name);
  expect(names).toContain("lib/content/errors.ts");
  expect(names).toContain("lib/mail/copy/account.ts");
  expect(names).toContain("app/(public)/_home/copy.ts");
  expect(names).toContain("components/pricing/fees-copy.ts");
});

describe.each(MODULES)("the copy of %s", (_name, module) => {
  const texts = textsOf(module);

  it.each(RULES)("has no %s", (_fault, pattern) => {
    expect(texts.filter((text) => !text.startsWith("/") && pattern.test(text))).toEqual([]);
  });
});
