import { expect, test } from "@playwright/test";
import { inDatabase } from "./support";

/** Chromium without a window names itself as a crawler would. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

const inCatalogue = (where: string) =>
  inDatabase((database) =>
    database.prepare(`SELECT id, viewCount FROM Property WHERE ${where}`).get(),
  ) as {
    id: string;
    viewCount: number;
  };
test("looking at a listing counts one view of the day, however often it is opened again", async ({
  browser,
}) => {
  // A browser of this test alone.
  const context = await browser.newContext({ userAgent: `${BROWSER} test/${Date.now()}` });
  const page = await context.newPage();
  // A generated one: the sample's figures are the specification's.
  const { id: listing } = inCatalogue("id LIKE 'c%' AND status = 'active'");
  const views = () => inCatalogue(`id = '${listing}'`).viewCount;
  const before = views();
  const look = async () => {
    const counted = page.waitForResponse((response) => response.url().endsWith("/views"));
    await page.goto(`/bien/${listing}`);
    await page.mouse.wheel(0, 200);
    expect((await counted).status()).toBe(204);
  };
  await look();
  expect(views()).toBe(before + 1);
  await look();
  expect(views()).toBe(before + 1);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});
