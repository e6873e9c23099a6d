import type { APIRequestContext, Page } from "@playwright/test";
import Database from "better-sqlite3";
import { databaseKind } from "../lib/platform/db/kind";
import { databaseFile } from "../lib/platform/db/open";
import { searchResponseSchema } from "../lib/search/view-schemas";
import { rawDatabase } from "../lib/testing/postgres/raw-database";

/** The public pages that need nothing but their address. */
export const STATIC_PAGES = [
  "/",
  "/v2",
  "/vendre",
  "/looper",
  "/beta",
  "/help",
  "/honoraires",
  "/mentions-legales",
  "/cgu",
  "/confidentialite",
  "/accessibilite",
  "/offline",
] as const;

/** Search pages in the states a visitor can meet. */
export const SEARCH_PAGES = [
  "/recherche",
  "/acheter",
  "/recherche?location=Rennes",
  "/recherche?location=Paris&type=apartment&feature=balcon&sort=price-asc",
  "/recherche?location=zzzzzz&maxPrice=10000",
  "/recherche?minPrice=abc&energy=Z",
] as const;

/** The first listing a search finds. */
export async function firstListing(request: APIRequestContext, query = "") {
  const response = await request.get(`/api/listings?${query}`);
  const [listing] = searchResponseSchema.parse(await response.json()).items;
  if (!listing) throw new Error(`no listing for ${query}`);
  return listing;
}

/** Waits until React has taken the page over: its scripts load at the first sign of use. */
export const isLive = (page: Page): Promise<void> =>
  page.locator("html[data-live]").waitFor({ state: "attached" });

/**
 * Of a GET on a connection that has rested, which the server ends after a while, perhaps at this very moment: it is
 * sent again on another one then, as browsers do (RFC 9110, 9.2.2).
 */
export const RESTED = { maxRetries: 1 };

/**
 * Holds what the page asks for at such addresses back, until the function that it returns is called.
 * @param pattern of Playwright's `page.route`
 */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Holds the page's scripts back, what loads them included. What notes a visitor's first gestures stands at
 * the page's head, and works meanwhile.
 */
export const holdScripts = (page: Page) => hold(page, "**/_next/static/**/*.js");

/** Has the page's scripts loaded, by a sign of use that does nothing else. */
export async function use(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await isLive(page);
}

/** The address of the database of the site that all tests share. */
export const sharedDatabase = (): string => process.env.DATABASE_URL ?? "file:./data/app.db";

/** Milliseconds for which a test waits for the site, which writes as well. */
const BUSY_MS = 10_000;

const openBeside = (url: string): Database.Database =>
  databaseKind(url) === "postgresql"
    ? rawDatabase(url)
    : new Database(databaseFile(url), { fileMustExist: true, timeout: BUSY_MS });

/** Works on a site's own database, as another program beside it would. @param url of a test's own site */
export function inDatabase<Result>(
  work: (database: Database.Database) => Result,
  url = sharedDatabase(),
): Result {
  const database = openBeside(url);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** An instant as the database has it. */
export const storedInstant = (at = new Date()): string => at.toISOString().replace("Z", "+00:00");
