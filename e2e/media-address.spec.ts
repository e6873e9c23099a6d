import { createServer, type Server } from "node:http";
import { basename } from "node:path";
import { expect, test } from "@playwright/test";
import { storageOf } from "../lib/platform/storage/stores.ts";
import { type OwnSite, ownPort, startOwnSite } from "./own-site";
import { firstListing, use } from "./support";

/** A site whose pictures are given by another server, as a CDN before their bucket would. */
let pictures: Server;
let site: OwnSite;
let base: string;
const given: string[] = [];

test.beforeAll(async () => {
  const port = await ownPort();
  base = `http://127.0.0.1:${port}/pictures`;
  pictures = createServer(async (request, response) => {
    const name = basename(request.url ?? "");
    given.push(name);
    const bytes = await storageOf("media").get(name);
    response.writeHead(bytes ? 200 : 404, { "content-type": "image/webp" });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => pictures.listen(port, "127.0.0.1", resolve));
  site = await startOwnSite({ MEDIA_PUBLIC_URL: `${base}/` });
});
test.afterAll(async () => {
  await site.stop();
  pictures.closeAllConnections();
  pictures.close();
});

test("pages show pictures from the configured address, and calls name it", async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const { id } = await firstListing(request);
  for (const path of ["/recherche", `/bien/${id}`]) {
    await page.goto(`${site.origin}${path}`);
    await use(page);
    const shown = page.locator("main img[srcset*='.webp']");
    await expect(shown.first()).toHaveAttribute("src", new RegExp(`^${base}/`));
    await expect
      .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator("img[src^='/media/'], img[srcset*=' /media/']")).toHaveCount(0);
  }
  expect(given).not.toEqual([]);
  expect(complaints).toEqual([]);
  const call = await request.get(`${site.origin}/api/listings?limit=1`);
  expect(await call.text()).toContain(`"${base}/`);
  // What the site is asked for itself it still gives.
  expect((await request.get(`${site.origin}/media/${given[0]}`)).status()).toBe(200);
});
