import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser the end-to-end tests drive, or undefined. */
export function findChromium() {
  return CANDIDATES.find((path) => path && existsSync(path));
}

/** Finds a Chromium, or installs Debian's where that is possible, or says what to install. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env, quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "chromium"], { env, quiet: true });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH.");
}
