import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { solveCaptcha } from "./forms";
import {
  comeInAsTrustManager,
  createAccount,
  fillLogin,
  givePapers,
  giveZone,
  signInOn,
} from "./people";
import { estimateFlat, fillEstimate, sendEstimate } from "./selling";

/** The estimate of a home: Hendaye's sales ship with the project, whatever the network. */

const HENDAYE = "64260";

const centre = (page: Page) => page.getByRole("definition").nth(1);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an owner reads a range, its error and its sales, and takes one out", async ({ page }) => {
      await estimateFlat(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre estimation");
      await expect(page.getByText(/la moitié de nos estimations de 2022/)).toBeVisible();
      await expect(page.getByText(/s’arrêtent au 30 décembre 2022/)).toBeVisible();
      await expect(
        page.getByText(/^Certains fichiers de ventes n’ont pas pu être lus/),
      ).toBeVisible();
      const rows = page.getByRole("row");
      const count = await rows.count();
      expect(count).toBeGreaterThan(5);
      await rows
        .nth(1)
        .getByRole("button", { name: /^Retirer la vente/ })
        .click();
      await expect(rows.nth(1).getByRole("button", { name: /^Remettre/ })).toBeVisible();
      const basis = page.getByText(`D’après ${count - 2} ventes`);
      await expect(basis).toBeVisible();
      await page.reload();
      await expect(basis).toBeVisible();
      await expect(rows).toHaveCount(count);
    });

    test("where no file can be read it says so, and what was typed stays", async ({ page }) => {
      await page.goto("/estimer");
      await fillEstimate(page, { "Numéro et rue": "12 rue de Paris", "Code postal": "35000" });
      await page.getByLabel("Type de bien").selectOption("house");
      await sendEstimate(page);
      await expect(page.getByText(/^Les fichiers des ventes publiés par l’État/)).toBeVisible();
      await expect(page.getByLabel("Numéro et rue")).toHaveValue("12 rue de Paris");
      await expect(page.getByLabel("Surface habitable, en m²")).toHaveValue("45,5");
      await expect(page.getByLabel("Type de bien")).toHaveValue("house");
    });

    test("what is wrong stands by its field, and what was typed stays", async ({ page }) => {
      await page.goto("/estimer");
      await fillEstimate(page, {
        "Numéro et rue": "boulevard de la Mer",
        "Pièces principales": "0",
      });
      await sendEstimate(page);
      await expect(page.getByText("Indiquez de 1 à 30 pièces principales.")).toBeVisible();
      await fillEstimate(page, { "Numéro et rue": "boulevard de la Mer" });
      await sendEstimate(page);
      await expect(page.getByText(/^Il manque le numéro/)).toBeVisible();
      await expect(page.getByLabel("Surface habitable, en m²")).toHaveValue("45,5");
    });
  });
}

test("an estimate that is none is not found", async ({ page }) => {
  for (const path of ["", "/accompagnement"]) {
    const response = await page.goto(`/estimer/resultat/${"x".repeat(43)}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Estimation introuvable" })).toBeVisible();
  }
});

test("a result is nobody's to index, and names no house number", async ({ page }) => {
  await estimateFlat(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex, nofollow/);
  const response = await page.goto(page.url());
  expect(response?.headers()["cache-control"]).toContain("no-store");
  expect(await page.content()).not.toContain("12 boulevard");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test("whoever has its address reads it, and changes nothing", async ({ page, browser }) => {
  await estimateFlat(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(centre(other)).toHaveText((await centre(page).textContent()) ?? "");
  await expect(other.getByRole("button", { name: /^Retirer/ })).toHaveCount(0);
  await expect(other.getByRole("button", { name: /^Vendre/ })).toHaveCount(0);
  await context.close();
});

test("the editor opens filled with the estimated home", async ({ page }) => {
  await estimateFlat(page);
  await page.getByRole("button", { name: /^Vendre à ce prix/ }).click();
  await expect(page).toHaveURL(/\/annonces\//);
  await expect(page.getByLabel("Surface habitable")).toHaveValue("45,5");
  await page.getByRole("link", { name: /^Adresse/ }).click();
  await expect(page.getByLabel("Adresse", { exact: true })).toHaveValue("12 boulevard de la Mer");
});

test("an owner without an account asks for help; the team hands them to a Looper, who sees the home", async ({
  page,
  browser,
}) => {
  await estimateFlat(page);
  await page.getByRole("link", { name: "Être accompagné" }).click();
  const name = `Zoé Essai${Date.now()}`;
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill(name.slice(4));
  await page.getByLabel("Adresse e-mail").fill("zoe@example.org");
  const submit = page.getByRole("button", { name: "Envoyer la demande" });
  await solveCaptcha(page);
  await page.getByLabel(/^J’accepte/).check();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Votre demande est enregistrée" })).toBeVisible();
  await page.getByRole("link", { name: "Retour à l’estimation" }).click();
  await expect(page.getByRole("link", { name: "Votre demande d’accompagnement" })).toBeVisible();

  const team = await (await browser.newContext()).newPage();
  const looper = await createAccount(["ambassador"]);
  givePapers(looper.id);
  giveZone(looper.id, HENDAYE);
  await comeInAsTrustManager(team);
  await team.goto("/trust-manager/lead-qualification?filtre=free");
  const row = team.getByRole("row").filter({ hasText: name });
  await row.locator("summary").click();
  await expect(team.getByRole("row").filter({ hasText: "12 boulevard de la Mer" })).toContainText(
    "12 boulevard de la Mer, 64700 Hendaye",
  );
  await row.getByRole("link", { name: /^Confier à un Looper/ }).click();
  await team.locator(`input[name="toId"][value="${looper.id}"]`).check();
  await team.getByLabel("Raison").selectOption("first");
  await team.getByRole("button", { name: "Confier ce prospect" }).click();
  await expect(team.getByText("Le prospect est proposé à ce Looper")).toBeVisible();
  await expectAccessible(team);

  const theirs = await (await browser.newContext()).newPage();
  await signInOn(theirs, looper.email);
  await theirs.goto("/ambassador/leads");
  const offered = theirs.getByRole("row").filter({ hasText: name });
  await expect(offered).toContainText("Un bien à Hendaye");
  await expect(offered).not.toContainText("zoe@example.org");
  await expectAccessible(theirs);
  await offered.getByRole("button", { name: /^Accepter/ }).click();
  await expect(offered).toContainText("zoe@example.org");
  await expect(offered).toContainText("12 boulevard de la Mer, 64700 Hendaye");
  for (const each of [team, theirs]) await each.context().close();
});

test("an estimate follows its owner through the login of another device", async ({
  page,
  browser,
}) => {
  await estimateFlat(page);
  const result = new URL(page.url()).pathname;
  const login = await page.getByRole("link", { name: /^Se connecter pour/ }).getAttribute("href");
  const person = await createAccount(["seller"]);
  const other = await (await browser.newContext()).newPage();
  await other.goto(login ?? "");
  await fillLogin(other, person.email);
  await expect(other).toHaveURL(new RegExp(`${result}$`));
  await other.getByRole("button", { name: /^Recevoir le nouveau chiffre/ }).click();
  await expect(other.getByText(/^Prochain chiffre le/)).toBeVisible();
  await other.getByRole("link", { name: "Voir mes estimations" }).click();
  await expect(other.getByRole("listitem").filter({ hasText: "Hendaye" })).toBeVisible();
  await other.context().close();
});

test("a department without a register gets no figure", async ({ page }) => {
  await page.goto("/estimer");
  await fillEstimate(page, { "Numéro et rue": "1 place Kléber", "Code postal": "67000" });
  await sendEstimate(page);
  await expect(page.getByText("nous ne donnons pas de chiffre")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveCount(0);
});

test("axe finds nothing on any of its pages", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/estimer");
  await expectAccessible(page);
  await sendEstimate(page);
  await expect(page.getByText("Indiquez un code postal à cinq chiffres.")).toBeVisible();
  await expectAccessible(page);
  await estimateFlat(page);
  await expectAccessible(page);
  await page.goto("/estimer/methode");
  await expect(page.getByRole("rowheader", { name: "Hendaye (64) *" }).first()).toBeVisible();
  await expectAccessible(page);
});
