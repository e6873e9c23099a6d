import { expect, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import { comeInAsTrustManager, createAccount } from "./people";
import { handInAgain, writeHandedIn, writeReturn } from "./revisions";
import { saving } from "./selling";
import { inDatabase, isLive } from "./support";

/** From what a seller handed in to what everybody finds. */

test("a listing is returned with a reason, handed in again, approved, and found at once", {
  tag: "@walk",
}, async ({ page, browser, request }) => {
  const seller = await createAccount(["seller"]);
  const listing = writeHandedIn(seller);
  const { propertyId, revisionId, title } = listing;
  // The cached pages are from before.
  const city = "/acheter/rennes";
  for (const place of [city, "/recherche?location=Rennes&sort=newest"]) await request.get(place);
  expect((await request.get(`/bien/${propertyId}`)).status()).toBe(404);

  await comeInAsTrustManager(page);
  await page.goto("/trust-manager/quality-control?filtre=in-review&nature=new");
  const open = page.getByRole("link", { name: `Contrôler ${title}` });
  while (!(await open.isVisible())) {
    const before = page.url();
    await page.getByRole("link", { name: "Voir la suite" }).click();
    // Until it is there whole: looked at too early, the page that has it would be gone past.
    await page.waitForURL(({ href }) => href !== before);
  }
  await expectAccessible(page);
  await open.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Toutes les informations obligatoires sont présentes")).toBeVisible();
  await page.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(page.getByText("Vous vous occupez de cette annonce.")).toBeVisible();
  await isLive(page);
  await page.getByText("Renvoyer avec des remarques").click();
  await page.getByRole("button", { name: "Renvoyer au vendeur" }).click();
  await expect(page.getByText("Choisissez au moins un champ à revoir")).toBeVisible();
  await page.locator("summary", { hasText: "Surfaces et pièces" }).click();
  await page.getByLabel("Surface habitable : motif").selectOption("proof-needed");
  await page.getByLabel("Surface habitable : précision").fill("Joignez le mesurage Carrez.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Renvoyer au vendeur" }).click();
  await expect(page.getByText("L’annonce est renvoyée à son vendeur")).toBeVisible();

  const desk = await pageOf(browser, seller.email);
  await desk.goto("/notifications");
  const notifications = desk.getByRole("main");
  await expect(notifications).toContainText("Votre annonce est à compléter");
  await expect(notifications).toContainText("Joignez le mesurage Carrez.");

  handInAgain(listing);
  await page.goto(`/trust-manager/quality-control/${revisionId}`);
  await expect(page.getByRole("main")).toContainText("a renvoyé l’annonce au vendeur");
  await expect(page.getByRole("link", { name: "Aller à la décision" })).toBeHidden();
  await page.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(page.getByText("Vous vous occupez de cette annonce.")).toBeVisible();
  await page.getByRole("button", { name: "Valider et publier" }).click();
  await expect(page.getByText("L’annonce est validée")).toBeVisible();

  const visitor = await pageOf(browser);
  await visitor.goto(`/bien/${propertyId}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(title);
  await visitor.goto("/recherche?location=Rennes&sort=newest");
  await expect(visitor.getByText(title).first()).toBeVisible();
  await visitor.goto(city);
  await expect(visitor.getByText(title).first()).toBeVisible();
  await desk.goto("/notifications");
  await expect(notifications).toContainText("Votre annonce est en ligne");
  await visitor.context().close();

  // What its seller changes of it from now on is a change, and nothing to send while it is none.
  await desk.goto("/seller/properties");
  await desk.getByRole("button", { name: /^Modifier/ }).click();
  const main = desk.getByRole("main");
  const question = main.getByRole("heading", { name: "Que voulez-vous modifier" });
  const send = main.getByRole("button", { name: "Envoyer pour validation" });
  await expect(question).toBeVisible();
  await expect(send).toHaveCount(0);
  await expectAccessible(desk);
  await expectFits(desk);
  await main.getByRole("link", { name: "Description" }).click();
  await saving(desk, () => desk.getByLabel("Titre").fill("Un titre tout neuf"));
  await desk.getByRole("link", { name: /^Vérification/ }).click();
  const changes = main.getByRole("region", { name: "Vos modifications" });
  await expect(changes.locator("ins")).toHaveText("Un titre tout neuf");
  await expect(send).toBeVisible();
  await expectAccessible(desk);
  await expectFits(desk);
  await changes.getByRole("link", { name: "Titre" }).click();
  await saving(desk, () => desk.getByLabel("Titre").fill(title));
  await desk.getByRole("link", { name: /^Vérification/ }).click();
  await expect(question).toBeVisible();
  await expect(send).toHaveCount(0);
  await desk.context().close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a listing is claimed and returned", async ({ page }) => {
    const { revisionId } = writeHandedIn(await createAccount(["seller"]));
    await comeInAsTrustManager(page);
    await page.goto(`/trust-manager/quality-control/${revisionId}`);
    await page.getByRole("button", { name: "Prendre en charge" }).click();
    await expect(page.getByText("Vous vous occupez de cette annonce.")).toBeVisible();
    await page.getByText("Renvoyer avec des remarques").click();
    await page.locator("summary", { hasText: "Prix et forfait" }).click();
    await page.getByLabel("Prix affiché : motif").selectOption("inexact");
    await page.getByRole("button", { name: "Renvoyer au vendeur" }).click();
    await expect(page.getByText("L’annonce est renvoyée à son vendeur")).toBeVisible();
  });
});

test("what is checked is read beside its decision: photos, plan, place, and what changed since a return", async ({
  page,
}) => {
  const seller = await createAccount(["seller"]);
  const { revisionId, title } = writeHandedIn(seller, { addressPrecision: "street" });
  writeReturn(revisionId, { title: "Le titre d’avant" });
  await comeInAsTrustManager(page);
  await page.goto(`/trust-manager/quality-control/${revisionId}`);
  await isLive(page);

  const since = page.getByRole("region", { name: "Depuis le renvoi" });
  await expect(since.getByRole("heading", { level: 3 })).toHaveText(["Titre"]);
  await expect(since).toContainText("Le titre d’avant");
  await expect(since).toContainText("Surface habitable : information inexacte");

  const photo = page.getByRole("link", { name: /^Agrandir la photo 2/ });
  await photo.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog");
  await expect(viewer).toContainText("Photo 2 sur 3");
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("Photo 3 sur 3");
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(photo).toBeFocused();

  const folded = page.getByText("Parcelle cadastrale");
  await expect(folded.first()).toBeHidden();
  await page.getByText(/rubriques sans réponse/).click();
  await expect(folded.first()).toBeVisible();

  const place = page.getByRole("region", { name: "Emplacement", exact: true });
  await expect(place).toContainText("150\u00a0m de rayon");
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole("img", { name: "Emplacement exact" })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole("link", { name: "Voir comme un acheteur" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByRole("link", { name: "Revenir au contrôle" })).toBeVisible();
  await expectAccessible(page);
});

test("a trust manager decides nothing about their own listing", async ({ page }) => {
  const manager = await comeInAsTrustManager(page);
  const { revisionId, title } = writeHandedIn(manager);
  await page.goto(`/trust-manager/quality-control/${revisionId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Cette annonce est la vôtre")).toBeVisible();
  await expect(page.getByRole("button", { name: "Prendre en charge" })).toHaveCount(0);
});

test("a revision that is none is not found, for a seller neither", async ({ page, browser }) => {
  await comeInAsTrustManager(page);
  expect((await page.goto("/trust-manager/quality-control/zzzzzzzzzzzz"))?.status()).toBe(404);
  const seller = await createAccount(["seller"]);
  const { revisionId } = writeHandedIn(seller);
  const desk = await pageOf(browser, seller.email);
  await desk.goto(`/trust-manager/quality-control/${revisionId}`);
  await expect(desk.getByRole("button", { name: "Prendre en charge" })).toHaveCount(0);
  const preview = await desk.goto(`/annonces/${revisionId}/apercu?controle=oui`);
  expect(preview?.status()).toBe(404);
  await desk.context().close();
});

test("what contradicts itself is confirmed by its seller and read by the team; an open window follows", async ({
  page,
  browser,
}) => {
  const seller = await createAccount(["seller"]);
  const { revisionId, propertyId } = writeHandedIn(seller, { energyClass: "B" });
  inDatabase((database) =>
    database.transaction(() => {
      database
        .prepare("UPDATE ListingRevision SET status = 'editing', submittedAt = NULL WHERE id = ?")
        .run(revisionId);
      database.prepare("UPDATE Property SET status = 'draft' WHERE id = ?").run(propertyId);
    })(),
  );
  const review = `/annonces/${revisionId}/verification`;
  const desk = await pageOf(browser, seller.email);
  await desk.goto(review);
  const question = desk.getByText("La classe énergie indiquée est B.");
  await expect(question).toContainText("la plus mauvaise des deux donne D.");
  await expectAccessible(desk);
  await expectFits(desk);
  await isLive(desk);
  await desk.getByLabel("Votre explication").fill("Étiquette refaite en octobre");
  await desk.getByRole("button", { name: "Je confirme ces valeurs" }).click();
  await expect(desk.getByText("Votre réponse\u00a0: Étiquette refaite en octobre")).toBeVisible();
  await desk.getByRole("button", { name: "Envoyer pour validation" }).click();
  await expect(desk.getByText("Nous vous répondons au plus tard le")).toBeVisible();
  await desk.goto("/seller/dashboard");
  await expect(desk.getByRole("region", { name: "En cours de validation" })).toContainText(
    "Réponse de notre équipe au plus tard le",
  );
  await expectAccessible(desk);
  await desk.goto(review);
  await isLive(desk);

  await comeInAsTrustManager(page);
  await page.goto(`/trust-manager/quality-control/${revisionId}`);
  await expect(page.getByRole("region", { name: "Contradictions à vérifier" })).toContainText(
    "Étiquette refaite en octobre",
  );
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(page.getByText("Vous vous occupez de cette annonce.")).toBeVisible();
  await page.getByRole("button", { name: "Valider et publier" }).click();
  await expect(page.getByText("L’annonce est validée")).toBeVisible();
  await expect(desk.getByRole("heading", { name: "Votre annonce est en ligne" })).toBeVisible();
});
