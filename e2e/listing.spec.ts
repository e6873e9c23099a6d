import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { comeIn } from "./people";
import { firstListing, inDatabase, use } from "./support";

/** The page of a listing: its gallery, its forms, its states. */

/** A flat of the sample at 348,000 €, in a copropriété, whose seller gives no property tax. */
const FLAT = "rennes000001";
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

test("the monthly cost has its lines and sources, and follows the simulation", async ({ page }) => {
  await page.goto(`/bien/${FLAT}`);
  const cost = page.getByRole("region", { name: "Le coût mensuel réel" });
  const simulation = page.getByRole("region", { name: "Le financer" });
  const line = (name: string) => cost.locator("dl > div").filter({ hasText: name });
  await test.step("as the page begins", async () => {
    await expect(line("Prêt, assurance comprise")).toContainText(
      /35\s000\s€ d’apport, 25\sans à 3,40\s%.*1\s785\s€$/,
    );
    await expect(line("Charges de copropriété")).toContainText(
      /Annonce.*1\s920\s€ par an.*160\s€$/,
    );
    await expect(line("Énergie")).toContainText(/DPE.*1\s150\s€ à 1\s560\s€ par an.*113\s€$/);
    await expect(line("Taxe foncière").first()).toContainText("Non communiquée");
    await expect(line("Coût par mois")).toContainText(/hors taxe foncière2\s058\s€$/);
  });

  await test.step("as it is typed: works are spread over the term", async () => {
    await use(page);
    await simulation.getByLabel("Votre apport").fill("60 000");
    await simulation.getByLabel("Travaux prévus").fill("30 000");
    await simulation.getByLabel("Taux hors assurance").fill("3");
    await simulation.getByText(/^20\s/).click();
    await expect(line("Travaux")).toContainText(
      /30\s000\s€ financés par le prêt, répartis sur 20\sans\.125\s€$/,
    );
    await expect(line("Prêt, assurance comprise")).toContainText(
      /60\s000\s€ d’apport, 20\sans à 3,00\s%/,
    );
    // The sum is that of the lines as they stand there.
    const amounts = await cost
      .locator("dd.figures")
      .evaluateAll((each) =>
        each.map((dd) => Number((dd.textContent ?? "").replaceAll(/\D/g, ""))),
      );
    expect(amounts).toHaveLength(5);
    expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1));
  });

  await test.step("not of a field that can't be read", async () => {
    const rate = simulation.getByLabel("Taux hors assurance");
    for (const [typed, sentence] of [
      ["0", /^Indiquez un taux entre 0,01\s% et 15\s%$/],
      ["-1", /^Écrivez un taux positif/],
      ["trois", /^Écrivez le taux en pour cent/],
    ] as const) {
      await rate.fill(typed);
      await expect(rate).toHaveAccessibleDescription(sentence);
      await expect(cost).toContainText("Corrigez le champ signalé");
      await expect(line("Coût par mois")).toHaveCount(0);
    }
    await rate.fill("3");
    await expectAccessible(page);
  });

  await test.step("and the buyer's simulation takes it along", async () => {
    await comeIn(page, ["buyer"]);
    await page.goto(`/bien/${FLAT}?apport=60000&travaux=30000&duree=20&taux=3`);
    const total = (await line("Coût par mois").locator("dd").textContent()) ?? "";
    await cost.getByRole("link", { name: "Calculer avec mes revenus" }).click();
    await expect(page).toHaveURL(/\/buyer\/financing\?/);
    const carried = Object.fromEntries(new URL(page.url()).searchParams);
    expect(carried).toMatchObject({
      ...{ bien: FLAT, prix: "348000", apport: "60000", travaux: "30000" },
      ...{ duree: "20", taux: "3", copropriete: "1920" },
    });
    await expect(page.getByLabel("Travaux prévus")).toHaveValue(/30\s000/);
    await expect(line("Coût par mois").locator("dd")).toHaveText(total);
  });
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

  test("the monthly cost follows the simulation of the address", async ({ page }) => {
    await page.goto(`/bien/${FLAT}?travaux=30000&duree=20`);
    const cost = page.getByRole("region", { name: "Le coût mensuel réel" });
    await expect(cost).toContainText(/répartis sur 20\sans/);
    await page.goto(`/bien/${FLAT}?taux=0`);
    await expect(page.getByText(/^Indiquez un taux entre 0,01\s% et 15\s%$/)).toBeVisible();
    await expect(cost).not.toContainText("€");
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
  const way = page.getByRole("link", { name: "Voir les ventes récentes à proximité" });
  // Whatever becomes of the home, and whatever is simulated.
  for (const path of [`/bien/${SOLD}`, `/bien/${id}?taux=x`]) {
    await page.goto(path);
    await expect(way, path).toBeVisible();
  }
  await page.goto(`/bien/${id}`);
  await way.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ventes récentes à proximité");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex, nofollow/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Retour à l’annonce" }).click();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}$`));
});
