import { expect, test } from "@playwright/test";
import { expectNoViolation } from "./forms";
import { firstListing, SEARCH_PAGES, STATIC_PAGES } from "./support";

/** axe finds nothing on any page, in both themes, on a phone and on a desktop. */

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of [...STATIC_PAGES, ...SEARCH_PAGES, "/bien/unknown", "/nowhere"]) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expectNoViolation(page);
      });
    }

    test("listing pages of each type", async ({ page, request }) => {
      for (const type of ["apartment", "house", "studio"]) {
        const { id } = await firstListing(request, `type=${type}`);
        await page.goto(`/bien/${id}`);
        await expectNoViolation(page);
      }
    });

    test("a city page", async ({ page, request }) => {
      const { citySlug } = (await firstListing(request)).location;
      await page.goto(`/acheter/${citySlug}`);
      await expectNoViolation(page);
    });
  });
}

test("no page scrolls sideways at 320 px, which is 200 % zoom of a small window", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { id } = await firstListing(request);
  for (const path of [...STATIC_PAGES, ...SEARCH_PAGES, `/bien/${id}`]) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
