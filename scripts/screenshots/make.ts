import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import Database from "better-sqlite3";
import sharp from "sharp";
import { CHROMIUM_ARGS, ensureChromium } from "../setup/chromium.mjs";
import { newSecret } from "../setup/env.mjs";
import { OFFLINE } from "../setup/offline.mjs";
import { runTs } from "../setup/run.mjs";
import { freePort, startServer } from "../setup/server.mjs";
import { signInByCall } from "../setup/sign-in.ts";
import { buildSite } from "../setup/steps.mjs";
import { type Examples, SHOTS, type Shot } from "./pages.ts";

/**
 * `npm run screenshots [-- name…]`: the pages as people see them, at three widths and in both
 * themes, on sample data of its own, into data/screenshots/pictures. All of them, or those named. Those
 * that docs/screenshots has are taken there as well.
 */
const DATA = "data/screenshots";
const FOLDER = `${DATA}/pictures`;
const DOCS = "docs/screenshots";
const DATABASE = `${DATA}/app.db`;
const WIDTHS = [360, 768, 1440];
const THEMES = ["light", "dark"] as const;

const names = process.argv.slice(2);
const shots = names.length > 0 ? SHOTS.filter(({ name }) => names.includes(name)) : SHOTS;

const port = await freePort();
const env = {
  APP_URL: `http://localhost:${port}`,
  DATABASE_URL: `file:./${DATABASE}`,
  SNAPSHOT_DIR: `./${DATA}/search`,
  AUTH_SECRET: newSecret(),
  CAPTCHA_HMAC_KEY: newSecret(),
  DOCUMENT_KEY: newSecret(),
  SEED_CATALOGUE: "10000",
  DEMO_ACCOUNTS: "true",
  // The same pictures wherever they are taken: the outside is not asked.
  ...OFFLINE,
};

await buildSite();
rmSync(DATA, { recursive: true, force: true });
mkdirSync(DATA, { recursive: true });
mkdirSync(FOLDER, { recursive: true });
await runTs("scripts/db/migrate.ts", [], { env });
await runTs("sample/seed.ts", [], { env });
const server = await startServer({ port, env });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: CHROMIUM_ARGS,
});
try {
  await takeAll(browser, findExamples());
} finally {
  await browser.close();
  await server.stop();
}

/** Listings of the sample in each state a visitor can meet. */
function findExamples(): Examples {
  const database = new Database(DATABASE);
  const first = (where: string, order: string) => {
    const row = database
      .prepare<[], { id: string }>(
        `SELECT id FROM Property WHERE ${where} ORDER BY ${order} LIMIT 1`,
      )
      .get();
    if (!row) throw new Error(`the sample has no listing where ${where}`);
    return row.id;
  };
  const inRennes = "communeCode = '35238' AND status";
  const examples = {
    listing: first(`${inRennes} = 'active' AND ambassadorId IS NOT NULL`, "publishedAt DESC, id"),
    underOffer: first(`${inRennes} = 'under_offer'`, "publishedAt DESC, id"),
    sold: first("status = 'sold'", "publishedAt DESC, id"),
    withdrawn: first("status = 'withdrawn'", "id"),
    citySlug: "rennes",
  };
  database.close();
  return examples;
}

async function takeAll(browser: Browser, examples: Examples): Promise<void> {
  const accounts = new Set(shots.map(({ account }) => account));
  for (const account of accounts) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        colorScheme,
        locale: "fr-FR",
        timezoneId: "Europe/Paris",
        reducedMotion: "reduce",
        baseURL: env.APP_URL,
      });
      const page = await context.newPage();
      if (account) {
        const status = await signInByCall(page.request, env.APP_URL, { email: account });
        if (status !== 200) throw new Error(`${account} could not sign in: ${status}`);
      }
      for (const shot of shots.filter((each) => each.account === account)) {
        for (const width of shot.widths ?? WIDTHS) {
          await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
          const picture = await take(page, shot, examples);
          const file = `${FOLDER}/${shot.name}-${width}-${colorScheme}.webp`;
          await sharp(picture).webp({ quality: 72, effort: 6 }).toFile(file);
          const documented = path.join(DOCS, path.basename(file));
          if (existsSync(documented)) copyFileSync(file, documented);
          console.log(file);
        }
      }
      await context.close();
    }
  }
}

async function take(page: Page, shot: Shot, examples: Examples): Promise<Buffer> {
  await page.goto(shot.path(examples), { waitUntil: "load" });
  // Scripts wait for a first sign of use; what is shown at once needs none.
  await page.mouse.move(5, 5);
  await shot.act?.(page);
  if (!shot.windowOnly) await loadPictures(page);
  await page.waitForLoadState("networkidle");
  const map = page.locator("canvas.maplibregl-canvas").first();
  if (await page.locator(".map-panel").isVisible()) await map.waitFor();
  // A map goes on drawing a moment after its last file came.
  if (await map.isVisible()) await page.waitForTimeout(2_000);
  return page.screenshot({ fullPage: !shot.windowOnly, animations: "disabled" });
}

/** Scrolls through the page: pictures further down load when they come near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    scrollTo(0, 0);
  });
}
