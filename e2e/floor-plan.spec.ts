import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { firstListing } from "./support";

/** A listing's plan and its virtual tour: the sample's flat of one level and its house of three. */
const FLAT = "rennes000001";
const HOUSE = "stma10000002";
const tourOf = (id: string) => `/bien/${id}/visite-virtuelle`;

test("the plan opens over the page and gives the focus back", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(`/bien/${FLAT}`);
  const opener = page.getByRole("button", { name: "Plan", exact: true });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Plan du logement/ });
  await expect(dialog.getByRole("img", { name: "Plan, 3ᵉ étage" })).toBeVisible();
  await expect(dialog.getByRole("rowheader", { name: "Séjour" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Fermer" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a house has its levels one after the other, and the sum of their surfaces", async ({
  page,
}) => {
  await page.goto(`/bien/${HOUSE}`);
  const plan = page.getByRole("region", { name: "Plan du logement" });
  const levels = ["Rez-de-chaussée", "1ᵉʳ étage", "2ᵉ étage"];
  for (const level of levels) {
    await expect(plan.getByRole("img", { name: `Plan, ${level}` })).toBeVisible();
    await expect(plan.getByRole("table", { name: `Pièces et surfaces, ${level}` })).toBeVisible();
  }
  await expect(plan).toContainText(/142\sm²/);
});

test("a listing without a plan has neither button nor section, and no tour", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  await page.goto(`/bien/${id}`);
  await expect(page.getByRole("button", { name: "Plan", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Visite virtuelle" })).toHaveCount(0);
  await expect(page.locator("#plan")).toHaveCount(0);
  const none = await page.goto(tourOf(id));
  expect(none?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas de visite virtuelle");
  await page.getByRole("link", { name: "Voir l’annonce" }).click();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}$`));
  for (const unknown of ["d1nan0000004", "000000000000", "%F0%9F%8F%A1"]) {
    expect((await page.goto(tourOf(unknown)))?.status(), unknown).toBe(404);
  }
});

test("the public call names the rooms, and the tour's whole address", async ({ request }) => {
  const listing = await (await request.get(`/api/listings/${FLAT}`)).json();
  expect(new URL(listing.virtualTourUrl).pathname).toBe(tourOf(FLAT));
  expect(listing.floorPlans[0].rooms).toContainEqual({
    name: "Séjour",
    surface: 31,
    inLivingArea: true,
  });
});

test("a number that names no room shows the first one", async ({ page }) => {
  for (const piece of ["99", "0", "-1", "abc", "%00", "1%27"]) {
    const response = await page.goto(`${tourOf(FLAT)}?piece=${piece}`);
    expect(response?.status(), piece).toBe(200);
    await expect(page.getByRole("heading", { level: 2, name: /^Séjour/ })).toBeVisible();
  }
});

test("the tour is the same for everyone, cached, and left to the listing by search engines", async ({
  page,
}) => {
  const response = await page.goto(`${tourOf(FLAT)}?piece=2`);
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers["cache-control"]).toContain("s-maxage");
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  expect(headers["set-cookie"]).toBeUndefined();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan opens and closes too, and has its anchor in the page", async ({ page }) => {
    await page.goto(`/bien/${FLAT}`);
    await page.getByRole("button", { name: "Plan", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: /^Plan du logement/ });
    await expect(dialog.getByRole("img", { name: "Plan, 3ᵉ étage" })).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/bien/${FLAT}#plan`);
    await expect(page.locator("#plan svg").first()).toBeInViewport();
  });

  test("the tour goes from room to room by its plan, its list and its arrows", async ({ page }) => {
    await page.goto(`/bien/${HOUSE}`);
    await page.getByRole("link", { name: "Visite virtuelle" }).click();
    const room = (name: RegExp) => page.getByRole("heading", { level: 2, name });
    await expect(room(/^Séjour double/)).toBeVisible();
    await expect(page.getByText("les images de la visite sont des illustrations")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Pièce précédente/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Pièce suivante : Cuisine" }).click();
    await expect(room(/^Cuisine/)).toBeVisible();
    const upstairs = page.getByRole("group", { name: "Plan de la visite, 1ᵉʳ étage" });
    const suite = upstairs.getByRole("link", { name: "4. Suite" });
    await suite.focus();
    await page.keyboard.press("Enter");
    await expect(room(/^Suite/)).toBeVisible();
    await expect(upstairs.getByRole("link", { name: "4. Suite" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    // No picture shows it.
    await expect(upstairs.getByRole("link", { name: /Salle d’eau/ })).toHaveCount(0);
    await page
      .getByRole("navigation", { name: "Pièces de la visite" })
      .getByRole("link", { name: /Chambre 5$/ })
      .click();
    await expect(room(/^Chambre 5/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Pièce suivante/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Retour à l’annonce" }).click();
    await expect(page).toHaveURL(new RegExp(`/bien/${HOUSE}$`));
  });
});

test("axe finds nothing on the plan, over the page or in it, nor on the tour", {
  tag: "@phone",
}, async ({ page }) => {
  for (const path of [`/bien/${HOUSE}`, tourOf(FLAT), `${tourOf(HOUSE)}?piece=4`]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.goto(`/bien/${FLAT}`);
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "the plan over the page");
});

test("nothing scrolls sideways at 320 px, which is 200 % zoom of a small window", {
  tag: "@phone-only",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [`/bien/${HOUSE}`, tourOf(HOUSE)]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
});
