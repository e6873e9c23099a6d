import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { firstListing, inDatabase } from "./support";

/** The page of a listing: its gallery, its forms, its states. */

/** The sold property of the sample. */
const SOLD = "vannes000005";

const counter = (page: Page) => page.getByText(/^\d+ \/ \d+$/).first();

test.describe("the gallery", () => {
  test("moves with the keyboard and round both ends", async ({ page, request }) => {
    const { id, photoCount } = await firstListing(request);
    await page.goto(`/bien/${id}`);
    await page.getByRole("button", { name: "Illustration précédente" }).click();
    await expect(counter(page)).toHaveText(`${photoCount} / ${photoCount}`);
    await page.getByRole("group", { name: /faire défiler/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText(`1 / ${photoCount}`);
    await page.keyboard.press("End");
    await expect(counter(page)).toHaveText(`${photoCount} / ${photoCount}`);
    await page.keyboard.press("Home");
    await expect(counter(page)).toHaveText(`1 / ${photoCount}`);
  });

  test("opens over the window, and gives the focus and the photo back", { tag: "@phone" }, async ({
    page,
    request,
  }) => {
    const { id, photoCount } = await firstListing(request);
    await page.goto(`/bien/${id}`);
    const opener = page.getByRole("button", { name: "Plein écran" });
    await opener.click();
    const dialog = page.getByRole("dialog");
    // Its code is loaded when it opens.
    await expect(dialog.getByText(`1 / ${photoCount}`)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(`2 / ${photoCount}`)).toBeVisible();
    await dialog.getByRole("button", { name: "Toutes les illustrations" }).click();
    await dialog.getByRole("button", { name: /^Agrandir l’illustration 3/ }).click();
    await expect(dialog.getByText(`3 / ${photoCount}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(counter(page)).toHaveText(`3 / ${photoCount}`);
  });
});

test("the loan simulation follows what is typed", async ({ page, request }) => {
  const { id } = await firstListing(request);
  await page.goto(`/bien/${id}`);
  const simulation = page.getByRole("region", { name: "Le financer" });
  const payment = simulation.getByRole("status");
  const before = (await payment.textContent()) ?? "";
  await simulation.getByLabel("Votre apport").fill("1000");
  await expect(payment).not.toHaveText(before);
  await simulation.getByLabel("Votre apport").fill("20000000");
  await expect(payment).toContainText("pas de crédit nécessaire");
});

test("a listing that its seller withdrew is gone, and said to be", async ({ page }) => {
  // One that no search shows, so that no other test meets it.
  const { id } = inDatabase((database) => {
    const hidden = "SELECT id FROM Property WHERE status IN ('paused', 'withdrawn') LIMIT 1";
    const found = database.prepare<[], { id: string }>(hidden).get();
    if (!found) throw new Error("no hidden listing");
    database.prepare("UPDATE Property SET status = 'withdrawn' WHERE id = ?").run(found.id);
    return found;
  });
  const response = await page.goto(`/bien/${id}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette annonce a été retirée");
  const call = await page.request.get(`/api/listings/${id}`);
  expect(call.status()).toBe(410);
  expect((await page.goto(`/bien/${id}/reserver`))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette annonce a été retirée");
});

test("a listing is shared with its picture, the site with its own, a missing one with none", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  const pictureOf = async (path: string) => {
    await page.goto(path);
    const tag = page.locator('meta[property="og:image"]');
    return (await tag.count()) === 0 ? null : await tag.first().getAttribute("content");
  };
  expect(await pictureOf(`/bien/${id}`)).toMatch(new RegExp(`/bien/${id}/partage\\.jpg$`));
  for (const path of ["/", "/vendre", "/acheter", "/acheter/paris", "/help", "/cgu"]) {
    expect(await pictureOf(path), path).toMatch(/\/\/[^/]+\/partage\.jpg$/);
  }
  for (const path of ["/bien/000000000000", "/acheter/nulle-part-sur-mer", "/nulle-part"]) {
    expect(await pictureOf(path), path).toBeNull();
  }
  for (const path of ["/partage.jpg", `/bien/${id}/partage.jpg`]) {
    const response = await request.get(path);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  }
  expect((await request.get("/bien/000000000000/partage.jpg")).status()).toBe(404);
});

test("nothing is booked nor reported where there is no listing, and the page says so by itself", async ({
  request,
}) => {
  for (const path of ["reserver?creneau=000000000000", "signaler"]) {
    const response = await request.get(`/bien/000000000000/${path}`);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>Bien non trouvé</);
    expect(html, path).toContain("<title>Bien non trouvé · Loopimmo</title>");
  }
});

test("a sold listing stays, says so, and offers no visit", async ({ page }) => {
  const response = await page.goto(`/bien/${SOLD}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Vendu", { exact: true }).first()).toBeAttached();
  await expect(page.getByRole("heading", { name: "Ce bien est vendu" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Réserver ce créneau" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a photo has its address, and thumbnails lead to it", { tag: "@phone" }, async ({
    page,
    request,
  }) => {
    const { id } = await firstListing(request);
    await page.goto(`/bien/${id}`);
    await page.getByRole("link", { name: /^Illustration 3 sur/ }).click();
    await expect(page).toHaveURL(/#photo-3$/);
    await expect(page.locator("#photo-3")).toBeInViewport({ ratio: 0.9 });
  });

  test("the loan simulation answers from the address", async ({ page, request }) => {
    const { id } = await firstListing(request);
    await page.goto(`/bien/${id}?apport=20000000`);
    await expect(page.getByText("pas de crédit nécessaire").first()).toBeVisible();
  });

  test("what the law wants is in the page", async ({ page, request }) => {
    const { id } = await firstListing(request);
    await page.goto(`/bien/${id}`);
    const mentions = page.getByRole("region", { name: "Mentions légales de l’annonce" });
    await expect(mentions).toContainText("honoraires à la charge du vendeur");
    await expect(mentions).toContainText(
      "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr",
    );
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "RealEstateListing" });
  });
});

test("the sales nearby have a page of their own, which is nobody's to index", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  await page.goto(`/bien/${id}`);
  await page.getByRole("link", { name: "Voir les ventes récentes à proximité" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ventes récentes à proximité");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex, nofollow/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Retour à l’annonce" }).click();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}$`));
});
