import { test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { firstListing, SEARCH_PAGES, STATIC_PAGES } from "./support";

/** Axe finds nothing on any public page, in both themes, on a phone and on a desktop. */

for (const path of [...STATIC_PAGES, ...SEARCH_PAGES, "/bien/unknown", "/nowhere"]) {
  test(path, { tag: "@phone" }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

for (const type of ["apartment", "house", "studio"]) {
  test(`the page of a listing: ${type}`, { tag: "@phone" }, async ({ page, request }) => {
    const { id } = await firstListing(request, `type=${type}`);
    await page.goto(`/bien/${id}`);
    await expectAccessible(page);
  });
}

test("a city page", { tag: "@phone" }, async ({ page, request }) => {
  const { citySlug } = (await firstListing(request)).location;
  await page.goto(`/acheter/${citySlug}`);
  await expectAccessible(page);
});

test("no page scrolls sideways at 320 px, which is 200 % zoom of a small window", {
  tag: "@phone",
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { id } = await firstListing(request);
  for (const path of [...STATIC_PAGES, ...SEARCH_PAGES, `/bien/${id}`]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
});
