import { expect, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible } from "./axe";
import { solveCaptcha } from "./forms";
import { comeIn, comeInAsTrustManager, mailsTo } from "./people";
import { firstListing, inDatabase, isLive } from "./support";

/** From a listing's page to the team's list, and to the end of it. */

test("a person reports a listing, and the team concludes", async ({ page, request, browser }) => {
  const { id } = await firstListing(request, "location=Rennes");
  const words = `Le prix a changé deux fois (${newId()})`;
  const reporter = await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}`);
  await page.getByRole("link", { name: "Signaler cette annonce" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signaler une annonce");
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(page.getByText("Choisissez une raison dans la liste")).toBeVisible();
  await page.getByLabel("Ce qui ne va pas").selectOption("wrong_price");
  await page.getByLabel("Précisions").fill(words);
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Votre signalement est enregistré",
  );
  await expectAccessible(page);

  const context = await browser.newContext();
  const office = await context.newPage();
  await comeInAsTrustManager(office);
  await office.goto("/trust-manager/tasks?filtre=listing-report");
  await expect(office.getByText("Annonce signalée").first()).toBeVisible();
  await office.goto("/trust-manager/reports");
  const card = () => office.locator("li").filter({ hasText: words });
  await expect(card()).toContainText(reporter.email);
  await expect(card()).toContainText("Suivie par : Personne");
  await expectAccessible(office);
  await card().getByLabel("Conclure ce signalement").selectOption("unfounded");
  await card().getByRole("button", { name: "Conclure" }).click();
  await expect(office.getByText("Le signalement est conclu.")).toBeVisible();
  await expect(card()).toHaveCount(0);
  await office.goto("/trust-manager/reports?filtre=closed");
  await expect(card()).toContainText("Aucun manquement constaté");
  await context.close();
});

test("a visitor is asked for the captcha, and keeps what was typed", async ({ page, request }) => {
  const { id } = await firstListing(request, "location=Rennes");
  await page.goto(`/bien/${id}/signaler`);
  await isLive(page);
  await page.getByLabel("Ce qui ne va pas").selectOption("other");
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(page.getByText("Terminez d’abord la vérification")).toBeVisible();
  await expect(page.getByLabel("Ce qui ne va pas")).toHaveValue("other");
  await expectAccessible(page);
});

test("a visitor's report with a solved captcha is filed, and acknowledged by mail", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  const email = `${newId()}@example.org`;
  const words = `La photo n’est pas celle du bien (${email})`;
  await page.goto(`/bien/${id}/signaler`);
  await isLive(page);
  await page.getByLabel("Ce qui ne va pas").selectOption("pictures");
  await page.getByLabel("Précisions").fill(words);
  await page.getByLabel("Votre adresse e-mail").fill(email);
  await solveCaptcha(page);
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Votre signalement est enregistré",
  );
  await expect(page.getByRole("link", { name: "Ouvrir la boîte d’essai" })).toBeVisible();
  expect(mailsTo(email).map(({ kind }) => kind)).toEqual(["report-received"]);
  const filed = inDatabase((database) =>
    database
      .prepare(
        "SELECT propertyId, reason, email, reporterId, status FROM ListingReport WHERE text = ?",
      )
      .all(words),
  );
  expect(filed).toEqual([
    { propertyId: id, reason: "pictures", email, reporterId: null, status: "open" },
  ]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("who is signed in can report, and who is not is led to the login", async ({
    page,
    request,
  }) => {
    const { id } = await firstListing(request, "location=Rennes");
    await page.goto(`/bien/${id}/signaler`);
    await expect(page.getByRole("link", { name: "Se connecter" }).last()).toBeVisible();
    await comeIn(page, ["buyer"]);
    await page.goto(`/bien/${id}/signaler`);
    await page.getByLabel("Ce qui ne va pas").selectOption("fraud");
    await page.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Votre signalement est enregistré",
    );
  });
});

test("what is no listing has no form", async ({ request }) => {
  for (const id of ["zzzzzzzzzzzz", "..%2f..", "%00"]) {
    const { status } = await request
      .get(`/bien/${id}/signaler`)
      .then((response) => ({ status: response.status() }));
    expect(status, id).toBeGreaterThanOrEqual(400);
    expect(status, id).toBeLessThan(500);
  }
});
