import { expect, test } from "@playwright/test";
import { DEMO_DOMAIN } from "../lib/accounts/demo";
import { expectNoSidewaysScroll } from "./axe";
import { complaints, FULL, lookAt } from "./look";
import { ownListing } from "./offers";
import { signInOn } from "./people";
import { inDatabase } from "./support";

/** How the pages of one visit, offer, sale and listing hold, and the space in a window that is not high. */

/** The pages of one visit, offer, sale and listing that somebody takes part in: of each state one. */
function pagesOfOne(email: string): string[] {
  return inDatabase((database) => {
    const one = (path: string, sql: string) =>
      database
        .prepare<[string], { id: string }>(
          `WITH me AS (SELECT id FROM User WHERE email = ?) SELECT min(x.id) AS id FROM ${sql}`,
        )
        .all(email)
        .map(({ id }) => `${path}/${id}`);
    const visits = one(
      "/visites",
      "Visit x JOIN me ON me.id IN (x.buyerId, x.hostId) GROUP BY x.status",
    );
    const offers = one(
      "/offres",
      `Offer x JOIN Property p ON p.id = x.propertyId JOIN me ON me.id IN (x.buyerId, p.sellerId)
       GROUP BY x.status`,
    );
    const sales = one(
      "/ventes",
      "Sale x JOIN me ON me.id IN (x.buyerId, x.sellerId, x.ambassadorId) GROUP BY x.status",
    );
    const listings = one(
      "/seller/analytics",
      "Property x JOIN me ON me.id = x.sellerId WHERE x.publishedAt IS NOT NULL GROUP BY x.status",
    );
    return [...visits, ...offers, ...sales, ...listings];
  });
}

for (const persona of ["buyer", "seller", "ambassador"] as const) {
  test(`each visit, offer, sale and listing of the sample's ${persona}`, async ({ page }) => {
    await signInOn(page, FULL[persona], "loopimmo-demo");
    const heard = complaints(page);
    for (const path of pagesOfOne(FULL[persona])) {
      expect.soft((await page.goto(path))?.status(), path).toBe(200);
      await lookAt(page, path);
    }
    expect(heard).toEqual([]);
  });
}

test("the sales of the sample as the team sees them", async ({ page }) => {
  const heard = complaints(page);
  await signInOn(page, FULL["trust manager"], "loopimmo-demo");
  await page.goto("/trust-manager/contracts");
  const links = page.getByRole("link", { name: /^Suivre la vente/ });
  await expect(links.first()).toHaveAttribute("href", /^\/ventes\//);
  // Not the newest: other tests are at work on those.
  const sales = inDatabase((database) =>
    database
      .prepare<[string], { id: string }>(
        `SELECT min(s.id) AS id FROM Sale s JOIN User u ON u.id = s.sellerId
         WHERE u.email LIKE ? GROUP BY s.status`,
      )
      .all(`%@${DEMO_DOMAIN}`),
  );
  expect(sales.length).toBeGreaterThan(0);
  for (const { id } of sales) {
    expect.soft((await page.goto(`/ventes/${id}`))?.status(), id).toBe(200);
    await lookAt(page, `the sale ${id}`);
  }
  expect(heard).toEqual([]);
});

test("a comparison of homes, with a price of seven digits that went down", async ({ page }) => {
  const heard = complaints(page);
  await signInOn(page, FULL.buyer, "loopimmo-demo");
  const homes = inDatabase((database) =>
    database
      .prepare<[], { id: string }>(
        "SELECT id FROM Property WHERE status = 'active' AND isDemonstration ORDER BY id LIMIT 3",
      )
      .all(),
  );
  const dear = await ownListing();
  inDatabase((database) => {
    const change = database.prepare("UPDATE Property SET priceCents = ? WHERE id = ?");
    change.run(1_456_789_00, dear.id);
    // As if that had been its first price: one that was raised to be lowered again went down by nothing.
    database.prepare("DELETE FROM ListingEvent WHERE propertyId = ?").run(dear.id);
    change.run(1_345_678_00, dear.id);
  });
  homes.push(dear);
  await page.goto(`/buyer/favorites/comparer?biens=${homes.map(({ id }) => id).join(",")}`);
  await expect(page.getByText("Prix en baisse").first()).toBeVisible();
  await lookAt(page, "a comparison of four homes");
  expect(heard).toEqual([]);
});

test("a window that is not high keeps most of it for the page", { tag: "@phone-only" }, async ({
  page,
}) => {
  await signInOn(page, FULL.buyer, "loopimmo-demo");
  // What 200 % zoom leaves of a small laptop's window.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ["/buyer/dashboard", "/buyer/financing", "/messages", "/settings"]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
    const bar = await page.getByRole("navigation", { name: "Pages principales" }).boundingBox();
    expect.soft(bar?.height, path).toBeLessThan(60);
    // The last control of a form is brought into sight above the bar.
    const last = page.getByRole("main").getByRole("button").last();
    if ((await last.count()) === 0) continue;
    await last.focus();
    await expect
      .poll(async () => {
        const box = await last.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      }, path)
      .toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
