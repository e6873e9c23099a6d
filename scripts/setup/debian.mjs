import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/**
 * Installs one of Debian's packages where that is possible: on a Debian, as root.
 * @param {string} name of the package
 * @returns {Promise<boolean>} whether it was tried; rejects when it failed
 */
export async function installDebianPackage(name) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, quiet: true });
  await run("apt-get", ["install", "-y", "-qq", name], { env, quiet: true });
  return true;
}
