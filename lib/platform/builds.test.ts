import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  currentBuild,
  hasBuild,
  holdBuild,
  listBuilds,
  publishBuild,
  removeUnusedBuilds,
  serveBuild,
} from "./builds.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "loopimmo-builds-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const ID = (letter: string) => letter.repeat(16);

/** What `next build` leaves, for a build of a name. */
function build(id: string): void {
  for (const folder of [".next/cache", ".next/static", ".next/types"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, ".next/server.mjs"), id);
  writeFileSync(join(root, ".next/static/a.js"), id);
  publishBuild(id, root);
}

test("a build has a folder of its own, and is served from then on; Next keeps what is its", () => {
  expect(() => currentBuild(root)).toThrow("There is no build");
  build(ID("a"));
  expect(hasBuild(ID("a"), root)).toBe(true);
  expect(basename(currentBuild(root))).toBe(`.next-${ID("a")}`);
  expect(existsSync(join(root, ".next/cache"))).toBe(true);
  expect(existsSync(join(root, ".next/types"))).toBe(true);
  expect(existsSync(join(root, ".next/server.mjs"))).toBe(false);
});

test("a former build is served again without being built", () => {
  build(ID("a"));
  build(ID("b"));
  serveBuild(ID("a"), root);
  expect(basename(currentBuild(root))).toBe(`.next-${ID("a")}`);
  expect(readlinkSync(join(root, ".next-previous"))).toBe(`.next-${ID("b")}`);
});

test("builds go but for the one that is served, the one before it, and those that a process reads", async () => {
  for (const letter of ["a", "b", "c", "d"]) build(ID(letter));
  const folderOf = (letter: string) => join(root, `.next-${ID(letter)}`);
  holdBuild(folderOf("a"));
  const ended = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => ended.on("exit", resolve));
  mkdirSync(join(folderOf("b"), "processes"));
  writeFileSync(join(folderOf("b"), "processes", String(ended.pid)), "");
  removeUnusedBuilds(root);
  expect(listBuilds(root).sort()).toEqual(["a", "c", "d"].map((letter) => `.next-${ID(letter)}`));
});

test("what a killed process had begun to gather goes, what a running one gathers stays", async () => {
  const ended = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => ended.on("exit", resolve));
  const [left, running] = [ended.pid, process.pid].map((pid) => join(root, `.next-writing-${pid}`));
  for (const draft of [left, running]) mkdirSync(String(draft));
  removeUnusedBuilds(root);
  expect([left, running].map((draft) => existsSync(String(draft)))).toEqual([false, true]);
});
