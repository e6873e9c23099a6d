import { existsSync } from "node:fs";
import { installDebianPackage } from "./debian.mjs";

/** Chromium without its own interface: pages take half the time of a whole browser's. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** What it is started with: nothing of its own on the network, and WebGL without a graphics card. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** The browser the end-to-end tests drive, or undefined. */
export function findChromium() {
  return CANDIDATES.find((path) => path && existsSync(path));
}

/**
 * Finds a browser: the one that `CHROMIUM_PATH` names, else Debian's headless shell, installed where that is
 * possible, else any Chromium there is. @throws {Error} that says what to install
 */
export async function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) {
    await installDebianPackage("chromium-headless-shell").catch(({ message }) =>
      console.warn(`No headless shell: ${message}`),
    );
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "No Chromium found: install it (apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  );
}
