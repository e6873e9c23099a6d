import { existsSync } from "node:fs";
import { installDebianPackage } from "./debian.mjs";

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * What it is started with: nothing of its own on the network, WebGL without a graphics card, and no pages for
 * the lists under its address bar, which it would render for every window.
 */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

const SHELL = "/usr/bin/chromium-headless-shell";

/** The Chromium of this machine, or undefined. */
function findChromium() {
  return CANDIDATES.find((path) => path && existsSync(path));
}

/** Finds a Chromium, or installs Debian's where that is possible, or says what to install. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (await installDebianPackage("chromium")) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH.");
}

/**
 * The browser of `npm test`: Chromium without an interface of its own takes two thirds of the processor time.
 * Where Debian's package can't be had, any Chromium does.
 */
export async function ensureTestBrowser() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!existsSync(SHELL)) await installDebianPackage("chromium-headless-shell").catch(() => false);
  return existsSync(SHELL) ? SHELL : ensureChromium();
}
