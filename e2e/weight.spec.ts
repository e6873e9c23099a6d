import { gzipSync } from "node:zlib";
import { expect, type Page, type Request, test } from "@playwright/test";
import { firstListing, STATIC_PAGES, use } from "./support";

/**
 * The JavaScript that comes with a public page: the lines that wait for the first sign of use, and
 * what they will load. An empty Next page loads 132 kB (gzip) at once.
 */
const BUDGET_BEFORE_USE_BYTES = 15 * 1024;
/** And all that it has loaded once it is used: what it is today. The aim is 132 + 25. */
const CEILING_ONCE_USED_BYTES = 181 * 1024;

async function gzipSizeOf(request: Request): Promise<number> {
  const response = await request.response();
  return response ? gzipSync(await response.body()).length : 0;
}

/** The gzip sizes of the scripts that a page requests, once all of them are there. */
function watchScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") sizes.push(gzipSizeOf(request));
  });
  return async () => {
    let all: number[] = [];
    // One script may request another.
    while (all.length < sizes.length) all = await Promise.all(sizes);
    return all.reduce((sum, size) => sum + size, 0);
  };
}

// The phone: its map is not shown until asked for.
test.use({ viewport: { width: 390, height: 844 } });

test("public pages stay within the script budget", { tag: "@phone-only" }, async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  for (const path of [...STATIC_PAGES, "/recherche?location=Rennes", `/bien/${id}`]) {
    // What the page before it goes on loading is not this one's.
    await page.goto("about:blank");
    const loaded = watchScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const inline = await page.locator("script:not([src])").allTextContents();
    const before = (await loaded()) + gzipSync(inline.join("")).length;
    expect(before, `${path} before use`).toBeLessThanOrEqual(BUDGET_BEFORE_USE_BYTES);
    await use(page);
    await page.waitForLoadState("networkidle");
    const bytes = await loaded();
    page.removeAllListeners("request");
    expect(bytes, path).toBeGreaterThan(100 * 1024);
    expect(bytes, `${path}: ${Math.round(bytes / 1024)} kB`).toBeLessThanOrEqual(
      CEILING_ONCE_USED_BYTES,
    );
  }
});
