import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

/**
 * Builds of the site, each in a folder of its own, `.next-<id>`: a process reads its build for as long as it runs, and
 * may be replaced by one of a newer build meanwhile. The folders lie where Next builds, for what Next writes
 * finds `node_modules` from there.
 */

/** Where Next builds, and keeps what makes the next build faster. */
export const NEXT_FOLDER = ".next";
/** Leads to the build that is served from now on, and to the one before it. */
export const CURRENT_BUILD = ".next-current";
const PREVIOUS_BUILD = ".next-previous";

const BUILD = /^\.next-[\da-f]{16}$/;
/** What a build is gathered in before it has its name, by the process that does so. */
const DRAFT = /^\.next-writing-(\d+)$/;
const folderOf = (id) => `.next-${id}`;

/** What Next keeps for itself in its folder: no process that serves reads it. */
const OF_NEXT = new Set([
  ...["build", "cache", "dev", "diagnostics", "trace", "trace-build", "turbopack", "types"],
  "development-server.mjs",
]);

/** Whether a build is there, whole. @param {string} id @param {string} [root] */
export const hasBuild = (id, root = ".") => existsSync(join(root, folderOf(id)));

/** The names of the builds that are there, in a folder. @param {string} [root] */
export const listBuilds = (root = ".") => readdirSync(root).filter((name) => BUILD.test(name));

/** The folder that a link leads to, or null. */
function linkedBuild(root, link) {
  try {
    return basename(readlinkSync(join(root, link)));
  } catch {
    return null;
  }
}

/** Has a link lead elsewhere in one step: whoever follows it finds the one or the other. */
function link(root, name, folder) {
  const draft = join(root, `${name}.${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(folder, draft);
  renameSync(draft, join(root, name));
}

/** Has processes that start from now on serve a build. @param {string} id @param {string} [root] */
export function serveBuild(id, root = ".") {
  const former = linkedBuild(root, CURRENT_BUILD);
  if (former === folderOf(id)) return;
  if (former !== null) link(root, PREVIOUS_BUILD, former);
  link(root, CURRENT_BUILD, folderOf(id));
}

/** Moves what was built just now into its own folder, and has it served. @param {string} id @param {string} [root] */
export function publishBuild(id, root = ".") {
  const next = join(root, NEXT_FOLDER);
  const draft = join(root, `.next-writing-${process.pid}`);
  mkdirSync(draft);
  for (const name of readdirSync(next)) {
    if (!OF_NEXT.has(name)) renameSync(join(next, name), join(draft, name));
  }
  renameSync(draft, join(root, folderOf(id)));
  serveBuild(id, root);
}

/** The build that is served from now on: the folder itself, whatever the link leads to later. @throws {Error} where there is none */
export function currentBuild(root = ".") {
  if (!existsSync(join(root, CURRENT_BUILD)))
    throw new Error("There is no build: run npm run build, or copy the folder of one.");
  return realpathSync(join(root, CURRENT_BUILD));
}

/** Notes that this process reads a build, until it ends. @param {string} folder */
export function holdBuild(folder) {
  const mark = join(folder, "processes", String(process.pid));
  mkdirSync(join(folder, "processes"), { recursive: true });
  writeFileSync(mark, "");
  process.once("exit", () => rmSync(mark, { force: true }));
}

/** Whether a process lives, one of another user included. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function isHeld(folder) {
  const marks = join(folder, "processes");
  return existsSync(marks) && readdirSync(marks).some((pid) => isAlive(Number(pid)));
}

/**
 * Removes builds that no process reads, but for the one that is served and the one before it; and what a process
 * that was killed had begun to gather.
 * @param {string} [root]
 */
export function removeUnusedBuilds(root = ".") {
  for (const name of readdirSync(root)) {
    const writer = DRAFT.exec(name)?.[1];
    if (writer !== undefined && !isAlive(Number(writer)))
      rmSync(join(root, name), { recursive: true, force: true });
  }
  const retained = [CURRENT_BUILD, PREVIOUS_BUILD].map((name) => linkedBuild(root, name));
  for (const name of listBuilds(root)) {
    const folder = join(root, name);
    if (!retained.includes(name) && !isHeld(folder))
      rmSync(folder, { recursive: true, force: true });
  }
}
