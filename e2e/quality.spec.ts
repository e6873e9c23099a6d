import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { comeInAsTrustManager, signInOn } from "./people";
import { setQualityStage } from "./quality-stage";
import { isLive } from "./support";

/** From the weekly sample's question to the line that is taken back; and a listing that is to be corrected. */

const BASE = "/trust-manager/quality-control";

/** Answers each point of a checklist, the named one with "Non". */
async function answerPoints(page: Page, fault: string | null): Promise<void> {
  for (const group of await page.locator("#a-conclure").getByRole("group").all()) {
    const legend = (await group.locator("legend").textContent())?.trim();
    const name = legend === fault ? "Non" : "Oui";
    const answer = group.getByRole("radio", { name, exact: true });
    if ((await answer.count()) > 0) await answer.check();
  }
}

const conclude = (page: Page, outcome: RegExp) =>
  page.getByRole("radio", { name: outcome }).check();

test("a visitor's no becomes a task, whose line is taken back", async ({ browser, page }) => {
  test.setTimeout(180_000);
  const stage = await setQualityStage();
  await signInOn(page, stage.buyer.email);

  await test.step("the visitor answers on the visit's page", async () => {
    await page.goto(`/visites/${stage.visitId}#question-${stage.visitId}`);
    await isLive(page);
    await expect(page.getByRole("heading", { name: /La visite a-t-elle eu lieu/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Envoyer mon avis" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Répondre" }).click();
    await expect(page.getByText("Répondez par oui ou par non.")).toBeVisible();
    await page.getByRole("radio", { name: "Non", exact: true }).check();
    await page.getByLabel(/que s’est-il passé/).fill("Personne ne m’attendait.");
    await page.getByRole("button", { name: "Répondre" }).click();
    await expect(page.getByText("Votre réponse est enregistrée.")).toBeVisible();
    await expect(page.getByText("Personne ne m’attendait.").first()).toBeVisible();
    await expect(page.getByText("Vous pouvez changer votre réponse jusqu’au")).toBeVisible();
    // Nobody has an opinion of a visit that did not take place.
    await expect(page.getByText("Votre avis aide le vendeur")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Envoyer mon avis" })).toHaveCount(0);
    await expectAccessible(page);
    await expectFits(page);
  });

  const context = await browser.newContext();
  const office = await context.newPage();
  await comeInAsTrustManager(office);

  await test.step("the team has it as a task, with the line", async () => {
    await office.goto("/trust-manager/tasks?filtre=visit-denied");
    await expect(office.getByText("Visite contestée par le visiteur").first()).toBeVisible();
    await office.goto(`${BASE}/controles/${stage.visitCheckId}`);
    await isLive(office);
    await expect(office.getByText("Personne ne m’attendait.")).toBeVisible();
    await expect(office.getByText("Aucun avis sur les dix dernières visites")).toBeVisible();
    await expectAccessible(office);
    await expectFits(office);
  });

  await test.step("in order it can't be called before it is dealt with", async () => {
    await answerPoints(office, null);
    await conclude(office, /^Conforme/);
    await office.getByRole("button", { name: "Enregistrer la conclusion" }).click();
    await expect(office.getByText("traitez d’abord sa réponse")).toBeVisible();
  });

  await test.step("the line is taken back, and the ledger shows it", async () => {
    await office.getByRole("radio", { name: /^Régulariser la ligne/ }).check();
    const settle = office.locator(`#traiter-${stage.visitCheckId}`);
    await settle.getByLabel("Explication").fill("Le visiteur n’a été reçu par personne.");
    await settle.getByRole("button", { name: "Enregistrer" }).click();
    await expect(office.getByText("La réponse du visiteur est traitée.")).toBeVisible();
    await expect(office.getByText("Ligne déjà régularisée")).toBeVisible();
    await office.goto(`/trust-manager/commissions/lignes/${stage.entryId}`);
    await office
      .getByRole("link", { name: /régularisation du .*.*La visite n’a pas eu lieu/ })
      .click();
    await expect(office.getByText("Le visiteur n’a été reçu par personne.").first()).toBeVisible();
    const ledger = await browser.newContext();
    const looper = await ledger.newPage();
    await signInOn(looper, stage.looper.email);
    await looper.goto("/ambassador/commissions");
    await expect(looper.getByText("Régularisation").first()).toBeVisible();
    await looper.goto(`/ambassador/commissions/${stage.entryId}`);
    await expect(looper.locator("body")).not.toContainText("Aucun avis sur les dix");
    await ledger.close();
  });

  await test.step("the visitor reads that the answer stays", async () => {
    await page.reload();
    await expect(page.getByText("ne peut plus être changée")).toBeVisible();
  });
  await context.close();
});

test("a listing is to be corrected, and the week says how far it is", async ({ page }) => {
  test.setTimeout(120_000);
  const stage = await setQualityStage();
  await comeInAsTrustManager(page);
  await page.goto(`${BASE}/echantillons?semaine=${stage.week}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Échantillon de la semaine");
  await expect(page.getByText("Parmi 42 annonces en ligne")).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole("link", { name: stage.listing.title }).first().click();
  const check = () => page.goto(`${BASE}/controles/${stage.listingCheckId}`);
  await check();
  await isLive(page);
  await conclude(page, /^À corriger/);
  await page.getByRole("button", { name: "Enregistrer la conclusion" }).click();
  await expect(page.getByText("Répondez à ce point.").first()).toBeVisible();
  await expectAccessible(page);
  await answerPoints(page, "Les photos montrent le bien");
  await page.getByLabel("Explication").fill("La troisième photo montre un autre bien.");
  await page.getByRole("button", { name: "Enregistrer la conclusion" }).click();
  await expect(page.getByText("La conclusion est enregistrée")).toBeVisible();
  await expect(page.getByText(/En correction jusqu’au/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${BASE}/echantillons?semaine=${stage.week}`);
  await expect(page.getByText("1 sur 1")).toBeVisible();
  await signInOn(page, stage.listing.seller.email);
  await page.goto("/notifications");
  await page.getByRole("link", { name: /Annonce à corriger/ }).click();
  await expect(page).toHaveURL(/\/seller\/properties/);
  await expect(page.getByText(/^À corriger jusqu’au .* inclus$/)).toBeVisible();
  await expect(page.getByText("Des photos ne montrent pas le bien")).toBeVisible();
  await expect(page.getByText("La troisième photo montre un autre bien.")).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});

test("a looper's case is decided with a note", async ({ page }) => {
  const stage = await setQualityStage();
  await comeInAsTrustManager(page);
  await page.goto(`${BASE}/loopers/${stage.caseId}`);
  await isLive(page);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole("radio", { name: /^Le Looper continue/ }).check();
  await page.getByLabel("Explication pour l’équipe").fill("Point fait par téléphone.");
  await page.getByRole("button", { name: "Enregistrer la décision" }).click();
  await expect(page.getByText("La décision est enregistrée.")).toBeVisible();
  await expect(page.getByText("Point fait par téléphone.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor answers, and the team concludes", async ({ page, browser }) => {
    const stage = await setQualityStage();
    await signInOn(page, stage.buyer.email);
    await page.goto(`/visites/${stage.visitId}`);
    await page.getByRole("radio", { name: "Oui", exact: true }).check();
    await page.getByRole("button", { name: "Répondre" }).click();
    await expect(page.getByText("Vous avez répondu que la visite a eu lieu.")).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const office = await context.newPage();
    await comeInAsTrustManager(office);
    await office.goto(`${BASE}/controles/${stage.visitCheckId}`);
    await answerPoints(office, null);
    await conclude(office, /^Conforme/);
    await office.getByRole("button", { name: "Enregistrer la conclusion" }).click();
    await expect(office.getByText("Ce contrôle est conclu.")).toBeVisible();
    await context.close();
  });

  test("another person's question, and a check that is none, are not found", async ({ page }) => {
    const stage = await setQualityStage();
    await comeInAsTrustManager(page);
    for (const path of [
      `${BASE}/controles/000000000000`,
      `${BASE}/loopers/000000000000`,
      `/visites/${stage.visitId}`,
    ]) {
      expect((await page.goto(path))?.status()).toBe(404);
    }
    await signInOn(page, stage.buyer.email);
    const response = await page.goto(`${BASE}/controles/${stage.visitCheckId}`);
    expect(new URL(page.url()).pathname).not.toContain("controles");
    expect(response?.status()).toBeLessThan(500);
  });
});
