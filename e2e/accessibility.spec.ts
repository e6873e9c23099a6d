import { type APIRequestContext, expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { firstListing, SEARCH_PAGES, STATIC_PAGES } from "./support";

/** Axe finds nothing on any public page. On a phone the elements are the same: there a page of each layout is looked at. */

/** Pages that ask or answer something, without an account. */
const ESTIMATE_AND_DIRECTORY = [
  "/estimer",
  "/estimer/methode",
  "/estimer/prix?commune=hendaye",
  "/prestataires",
  "/prestataires/photographe",
  "/contact",
];

const ON_A_PHONE = ["/", "/recherche?location=Rennes"];

const ALL_PAGES = [...STATIC_PAGES, ...SEARCH_PAGES, ...ESTIMATE_AND_DIRECTORY];

for (const path of [...ALL_PAGES, "/bien/unknown", "/nowhere"]) {
  const tag = ON_A_PHONE.includes(path) ? ["@phone"] : [];
  test(path, { tag }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

for (const type of ["apartment", "house", "studio"]) {
  const tag = type === "apartment" ? ["@phone"] : [];
  test(`the page of a listing: ${type}`, { tag }, async ({ page, request }) => {
    const { id } = await firstListing(request, `type=${type}`);
    await page.goto(`/bien/${id}`);
    await expectAccessible(page);
  });
}

/** Hendaye's sales ship with the project. */
const salesPage = async (request: APIRequestContext) =>
  `/bien/${(await firstListing(request, "location=Hendaye")).id}/ventes`;

test("the sales near a listing", async ({ page, request }) => {
  await page.goto(await salesPage(request));
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page);
});

test("a city page", async ({ page, request }) => {
  const { citySlug } = (await firstListing(request)).location;
  await page.goto(`/acheter/${citySlug}`);
  await expectAccessible(page);
});

test("no page scrolls sideways at 320 px, which is 200 % zoom of a small window", {
  tag: "@phone-only",
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { id } = await firstListing(request);
  for (const path of [...ALL_PAGES, `/bien/${id}`, await salesPage(request)]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
});
