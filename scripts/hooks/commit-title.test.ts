import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { titleProblem } from "./commit-title.mjs";

test.each([
  "visits: Cancel from the buyer's list",
  "offers, visits: Leave a form that somebody wrote in",
  "lib/search-index: Intersect lists in plain loops",
  "README: Name the browser that the tests install",
  "home: Élargir the hero",
  "Merge branch 'main' into wt",
  'Revert "visits: Cancel from the buyer\'s list", which took away what nobody had meant to lose',
  "fixup! visits: Cancel from the buyer's list",
])("%s is a title", (title) => {
  expect(titleProblem(title)).toBeNull();
});

test.each([
  ["", "form"],
  ["Cancel from the buyer's list", "form"],
  ["visits:Cancel from the list", "form"],
  ["visits: cancel from the list", "form"],
  ["visits: Cancel", "form"],
  ["visits: Cancel from the list ", "form"],
  ["visits: Cancel from the list.", "full stop"],
  [`visits: Cancel ${"x".repeat(58)}`, "characters"],
])("%s is none", (title, why) => {
  expect(titleProblem(title)).toContain(why);
});

test("a title of 72 characters is as long as one may be", () => {
  expect(titleProblem(`visits: Cancel ${"x".repeat(57)}`)).toBeNull();
});

test("Git refuses a commit of another title, once its hooks are found", () => {
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-hook-"));
  const git = (...args: string[]) =>
    spawnSync(
      "git",
      ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args],
      {
        encoding: "utf8",
      },
    );
  try {
    execFileSync("git", ["init", "-q", folder]);
    git("config", "core.hooksPath", resolve("scripts/hooks"));
    writeFileSync(join(folder, "a.txt"), "a");
    git("add", ".");
    const refused = git("commit", "-m", "Various fixes");
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain("room: Verb object");
    expect(git("commit", "-m", "visits: Keep what was typed").status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
