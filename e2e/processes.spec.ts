import { Agent, get } from "node:http";
import { expect, test } from "@playwright/test";
import { databaseKind } from "../lib/platform/db/kind";
import { startOwnSite } from "./own-site";
import { firstListing, inDatabase, sharedDatabase } from "./support";

/**
 * Requests a page on connections that are kept, one request after the other on each, until it is ended.
 * @returns the processes that answered, and what went wrong
 */
function keepAsking(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const processes = new Set<string>();
  const failures: string[] = [];
  let isOver = false;
  const once = () =>
    new Promise<void>((resolve) => {
      const sent = get(`${origin}/api/ready`, { agent }, (response) => {
        processes.add(String(response.headers["x-request-id"]).split("-")[0] ?? "");
        if (response.statusCode !== 200) failures.push(`${response.statusCode}`);
        response.resume().on("close", resolve);
      });
      sent.on("error", (error) => {
        failures.push(error.message);
        resolve();
      });
    });
  const askers = Array.from({ length: connections }, async () => {
    while (!isOver) await once();
  });
  const end = async () => {
    isOver = true;
    await Promise.all(askers);
    agent.destroy();
  };
  return { processes, failures, end };
}

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

  test("are replaced by others without a request that fails", async () => {
    // A new process reads the search index before it takes requests.
    test.slow();
    const site = await startOwnSite({ WEB_PROCESSES: "2" });
    const { processes, failures, end } = keepAsking(site.origin, 16);
    await expect.poll(() => processes.size).toBeGreaterThan(0);
    process.kill(site.pid, "SIGUSR2");
    const isDone = () =>
      site.log().some((line) => line.includes("all processes of the site are new"));
    await expect.poll(isDone, { timeout: 0 }).toBe(true);
    await end();
    expect(failures).toEqual([]);
    // Those of before and those of after.
    expect(processes.size).toBeGreaterThan(1);
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
