import { expect, test } from "@playwright/test";
import { databaseKind } from "../lib/platform/db/kind";
import { startOwnSite } from "./own-site";
import { firstListing, inDatabase, sharedDatabase } from "./support";

/** What one process is asked right after another one, or another program, has changed it. */

const onServer = databaseKind(sharedDatabase()) === "postgresql";

test.describe("several processes", { tag: "@walk" }, () => {
  test.skip(!onServer, "a database in a file has one process");

  test("each gives a home's new price, on its page and in a search", async ({ playwright }) => {
    const first = await playwright.request.newContext();
    const { id, price } = await firstListing(first, "sort=price-desc");
    const newPrice = price + 1_000;
    const cents = (euros: number) =>
      inDatabase((database) =>
        database.prepare("UPDATE Property SET priceCents = ? WHERE id = ?").run(euros * 100, id),
      );
    cents(newPrice);
    const processes = new Set<string>();
    const look = async () => {
      // With a connection of its own, which whichever process is free takes.
      const request = await playwright.request.newContext();
      const page = await request.get(`/bien/${id}`);
      processes.add((page.headers()["x-request-id"] ?? "").split("-")[0] ?? "");
      expect((await page.text()).replaceAll(/\s/g, " ")).toContain(
        newPrice.toLocaleString("fr-FR").replaceAll(/\s/g, " "),
      );
      const found = await request.get(`/api/listings?minPrice=${newPrice}&maxPrice=${newPrice}`);
      expect(await found.text()).toContain(id);
      await request.dispose();
    };
    await expect(async () => {
      await Promise.all(Array.from({ length: 20 }, look));
      expect(processes.size).toBeGreaterThan(1);
    }).toPass();
    cents(price);
  });

  test("that are still starting end with the site", async () => {
    // The second one starts once the first one serves: it is just beginning.
    const site = await startOwnSite({ WEB_PROCESSES: "2" });
    expect(await site.stop()).toBe(0);
  });

  test("each gives the figures of all", async ({ request }) => {
    await expect(async () => {
      const metrics = await (await request.get("/api/metrics")).text();
      for (const number of ["1", "2"])
        expect(metrics).toMatch(new RegExp(`process_resident_memory_bytes.*process="${number}"`));
    }).toPass();
  });
});
