import { expect, type Locator, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible } from "./axe";
import {
  comeIn,
  createAccount,
  fillLogin,
  fillRegistration,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
} from "./people";
import { firstListing, inDatabase, RESTED, use } from "./support";

/** Hearts: of a card, of a list, of a listing; signed out, in any role, through a registration. */

const LIST = "/recherche?location=Lyon";

const heartIn = (page: Page, id: string): Locator =>
  page.locator(`[data-listing="${id}"] .listing-card-heart`);

const favoritesOf = (userId: string): string[] =>
  inDatabase((database) =>
    database
      .prepare<[string], { propertyId: string }>("SELECT propertyId FROM Favorite WHERE userId = ?")
      .all(userId)
      .map(({ propertyId }) => propertyId),
  );

/** A listing in the middle of a list: its place is found again by more than the page's top. */
async function someCard(page: Page): Promise<string> {
  await page.goto(LIST);
  const cards = page.locator("[data-listing]");
  await expect(cards.first()).toBeVisible();
  const id = await cards.nth(Math.min(5, (await cards.count()) - 1)).getAttribute("data-listing");
  if (!id) throw new Error("expected a card");
  await use(page);
  await expect(heartIn(page, id)).toHaveAttribute("role", "button");
  return id;
}

test("a heart is held where something else answers for the call of who reads", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  for (const body of ["{}", "null", "<html>"]) {
    await page.route("**/api/me", (route) =>
      route.fulfill({ status: 200, contentType: "application/json", body }),
    );
    const id = await someCard(page);
    await heartIn(page, id).click();
    await expect(heartIn(page, id), body).toHaveAttribute("aria-pressed", "true");
    await page.evaluate(() => localStorage.clear());
  }
});

test("signed out a heart is held by the browser, and joins the account at the login", {
  tag: "@phone",
}, async ({ page }) => {
  const id = await someCard(page);
  await heartIn(page, id).click();
  await expect(heartIn(page, id)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(new RegExp(`${LIST.replace("?", "\\?")}$`));
  const note = page.locator(".heart-note");
  await expect(note).toContainText("Gardé sur cet appareil.");
  await expectAccessible(page);
  await page.goto(`/bien/${id}`);
  const own = page.locator(`[data-favorite="${id}"]`);
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await own.click();
  await expect(own).toHaveAttribute("aria-pressed", "false");
  await expect(note).toHaveCount(0);
  await own.click();
  await page.goto(LIST);
  await expect(heartIn(page, id)).toHaveAttribute("aria-pressed", "true");
  const { id: userId, email } = await createAccount(["buyer"]);
  await page.goto("/connexion");
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
  await expect.poll(() => favoritesOf(userId)).toEqual([id]);
  // The page as it was made before the browser gave what it held is asked for again.
  await expect(page.locator("main")).toContainText(/Favoris\s*1/);
  await page.goto("/buyer/favorites");
  await expect(page.locator(`[data-listing="${id}"]`)).toBeVisible();
  const held = () => page.evaluate(() => localStorage.getItem("loopimmo.favorites"));
  await expect.poll(held).toBeNull();
});

test("the login says what was being done, and leads back to the card", async ({ page }) => {
  const id = await someCard(page);
  await heartIn(page, id).press("Space");
  await page.locator(".heart-note").getByRole("link", { name: "Me connecter" }).click();
  await expect(
    page.getByText(/^Pour garder «\s.+\s» dans vos favoris, connectez-vous/),
  ).toBeVisible();
  await expectAccessible(page);
  const { id: userId, email } = await createAccount(["buyer"]);
  await fillLogin(page, email);
  await expect(page).toHaveURL(new RegExp(`${LIST.replace("?", "\\?")}$`));
  await expect(page.locator(".heart-note")).toContainText("C’est dans vos favoris.");
  await expect(heartIn(page, id)).toBeInViewport();
  await expect(heartIn(page, id)).toBeFocused();
  await expect(heartIn(page, id)).toHaveAttribute("aria-pressed", "true");
  expect(favoritesOf(userId)).toEqual([id]);
});

test("a heart that led to a registration is kept on the device that opens the mail", async ({
  page,
  browser,
}) => {
  const email = `${newId()}@example.org`;
  const id = await someCard(page);
  await heartIn(page, id).click();
  await page.locator(".heart-note").getByRole("link", { name: "Créer un compte" }).click();
  await expect(page.getByText(/^Pour garder «\s.+\s» dans vos favoris, créez/)).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText(/^Pour garder «\s.+\s» dans vos favoris, créez/)).toBeVisible();
  await fillRegistration(page, email);
  await sendRegistration(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(linkIn(mailsTo(email)[0]));
  await expect(elsewhere.getByText(/rejoindra vos favoris dès que/)).toBeVisible();
  await elsewhere.getByLabel("Mot de passe choisi à l’inscription").fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`${LIST.replace("?", "\\?")}$`));
  await expect(elsewhere.locator(".heart-note")).toContainText("C’est dans vos favoris.");
  await elsewhere.goto("/buyer/favorites");
  await expect(elsewhere.locator(`[data-listing="${id}"]`)).toBeVisible();
  await elsewhere.context().close();
});

test("in another role the buyer's is offered in place, and the heart is kept", {
  tag: "@phone",
}, async ({ page }) => {
  const { id: userId } = await comeIn(page, ["seller"]);
  const id = await someCard(page);
  await heartIn(page, id).click();
  const offer = page.getByRole("dialog", { name: "Garder ce bien en favori" });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(offer).toHaveCount(0);
  await expect(heartIn(page, id)).toBeFocused();
  await expect(heartIn(page, id)).toHaveAttribute("aria-pressed", "false");
  expect(favoritesOf(userId)).toEqual([]);
  await page.keyboard.press("Enter");
  await offer.getByRole("button", { name: "Devenir acheteur et garder ce bien" }).click();
  await expect(offer).toHaveCount(0);
  await expect(heartIn(page, id)).toHaveAttribute("aria-pressed", "true");
  await expect(heartIn(page, id)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${LIST.replace("?", "\\?")}$`));
  expect(favoritesOf(userId)).toEqual([id]);
  const me = await page.request.get("/api/me", RESTED);
  expect(await me.json()).toMatchObject({
    me: { home: "/seller/dashboard", favorites: [id] },
  });
});

test("a heart is stored although its page is left at once, and so is what came after it", async ({
  page,
}) => {
  const { id: userId } = await comeIn(page, ["buyer"]);
  const id = await someCard(page);
  await heartIn(page, id).click();
  await page.goto("about:blank");
  await expect.poll(() => favoritesOf(userId)).toEqual([id]);
  await page.goto(LIST);
  await expect(heartIn(page, id)).toHaveAttribute("aria-pressed", "true");
  for (const _ of [1, 2, 3]) await heartIn(page, id).click();
  await expect(heartIn(page, id)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => favoritesOf(userId)).toEqual([]);
});

test("a forged value is ignored, and the login goes on", async ({ page, request }) => {
  const { id } = await firstListing(request, "location=Lyon");
  const { id: userId, email } = await createAccount(["buyer"]);
  await page.goto(`/connexion?intention=e30.${"x".repeat(43)}`);
  await expect(page.getByText("Pour garder")).toHaveCount(0);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
  expect(favoritesOf(userId)).toEqual([]);
  // An address alone does nothing, whoever follows it.
  await page.goto(`/connexion?favori=${id}&callbackUrl=${encodeURIComponent(`/bien/${id}`)}`);
  await expect(page).toHaveURL(new RegExp(`/bien/${id}`));
  expect(favoritesOf(userId)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a heart leads to the login, and is kept by it", async ({ page, request }) => {
    const { id } = await firstListing(request, "location=Lyon");
    const { id: userId, email } = await createAccount(["buyer"]);
    await page.goto(`/bien/${id}`);
    await page.locator(`[data-favorite="${id}"]`).click();
    await expect(page.getByText(/^Pour garder «\s/)).toBeVisible();
    await fillLogin(page, email);
    await expect(page).toHaveURL(new RegExp(`/bien/${id}`));
    expect(favoritesOf(userId)).toEqual([id]);
  });
});
