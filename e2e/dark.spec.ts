import { type Page, test } from "@playwright/test";
import { expectContrastInTheDark } from "./axe";
import { FULL } from "./look";
import { signInOn } from "./people";
import { beginListing } from "./selling";
import { firstListing } from "./support";

/*
 * The dark theme on a page of each kind. It differs from the light one by its colours alone, whose pairs have a test
 * of their own (app/contrast.test.ts): here is whether pages set them.
 */

const look = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path);
    await expectContrastInTheDark(page, path);
  }
};

test("public pages", async ({ page, request }) => {
  const { id } = await firstListing(request);
  await look(page, ["/", "/vendre", "/recherche?location=Rennes", `/bien/${id}`, "/connexion"]);
});

for (const [persona, paths] of [
  ["buyer", ["/buyer/dashboard", "/buyer/visits", "/messages"]],
  ["seller", ["/seller/properties", "/seller/offers", "/seller/analytics"]],
  ["ambassador", ["/ambassador/leads"]],
  ["trust manager", ["/trust-manager/dashboard", "/settings"]],
] as const) {
  test(`the space of a ${persona}`, async ({ page }) => {
    await signInOn(page, FULL[persona], "loopimmo-demo");
    await look(page, paths);
  });
}

test("the editor", async ({ page }) => {
  await beginListing(page);
  await expectContrastInTheDark(page);
});
