import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { firstListing, STATIC_PAGES } from "./support";

/**
 * How much JavaScript a public page loads before anybody touches it. An empty Next page loads
 * 132 kB (gzip); public pages may add 25.
 */
const BUDGET_BYTES = (132 + 25) * 1024;

async function scriptBytes(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  page.removeAllListeners("response");
  return sizes.reduce((sum, size) => sum + size, 0);
}

// The phone: its map is not shown until asked for.
test.use({ viewport: { width: 390, height: 844 } });

test("public pages stay within the script budget", async ({ page, request }, { project }) => {
  test.skip(project.name !== "phone");
  const { id } = await firstListing(request);
  for (const path of [...STATIC_PAGES, "/recherche?location=Rennes", `/bien/${id}`]) {
    const bytes = await scriptBytes(page, path);
    expect(bytes, `${path}: ${Math.round(bytes / 1024)} kB`).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});
