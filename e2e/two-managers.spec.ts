import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { enterStudio, openOffice } from "./studios";
import { use } from "./support";

/** Two of the team with one provider open. */

const DESCRIPTION = "Présentation";
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer la fiche" }).click();

test("the second reads who changed what, and loses nothing", async ({ browser }) => {
  const first = await openOffice(browser);
  const studio = await enterStudio(first);
  const second = await openOffice(browser);
  const path = `/trust-manager/providers/${studio.id}`;
  for (const page of [first, second]) {
    await page.goto(path);
    await use(page);
  }
  const changeFirst = async () => {
    await first.getByLabel(DESCRIPTION).fill("Le texte de la première personne.");
    await first.getByLabel("Tarif", { exact: true }).fill("210");
    await save(first);
    await expect(first.getByText("La fiche est enregistrée.")).toBeVisible();
  };
  await changeFirst();
  await second.getByLabel(DESCRIPTION).fill("Le texte de la seconde personne.");
  await second.getByLabel("Nom de l’entreprise").fill(`${studio.name} et fils`);
  await save(second);
  const notice = second.getByRole("region", { name: "La fiche" }).getByRole("alert");
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText("cette fiche a changé pendant votre saisie");
  await expect(notice).toContainText("Le texte de la première personne.");
  await expect(notice).toContainText("210, au forfait");
  await expect(second.getByLabel(DESCRIPTION)).toHaveValue("Le texte de la seconde personne.");
  await expectAccessible(second);
  await expectFits(second);
  // A mistake in between takes nothing back.
  await second.getByLabel("E-mail des demandes").fill("personne");
  await save(second);
  await expect(second.getByText("Indiquez une adresse e-mail valide.")).toBeVisible();
  await second.getByLabel("E-mail des demandes").fill(studio.email);
  await save(second);
  await expect(second.getByText("avec ce qu’une autre personne y avait modifié")).toBeVisible();
  await expect(second.getByLabel(DESCRIPTION)).toHaveValue("Le texte de la seconde personne.");
  await expect(second.getByLabel("Tarif", { exact: true })).toHaveValue("210");
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(`${studio.name} et fils`);

  await test.step("a paper that both record", async () => {
    const record = async (page: Page, number: string) => {
      await use(page);
      await page.getByText("Enregistrer une pièce lue").click();
      await page.getByLabel("Pièce", { exact: true }).selectOption({ label: "Qualification RGE" });
      await page.getByLabel("Numéro").fill(number);
      await page.getByLabel("Délivrée par").fill("Qualibat");
      await page.getByLabel("Dernier jour de validité").fill("2031-01-31");
      await page.getByRole("button", { name: "Enregistrer la pièce" }).click();
    };
    await first.goto(path);
    await second.goto(path);
    await record(first, "RGE-1");
    await expect(first.getByText("La pièce est enregistrée.")).toBeVisible();
    await record(second, "RGE-2");
    await expect(second.getByText(/Déjà enregistrée entre-temps .*RGE-1/)).toBeVisible();
    await expect(second.getByLabel("Numéro")).toHaveValue("RGE-2");
    await second.getByRole("button", { name: "Enregistrer la pièce" }).click();
    await expect(second.getByText("La pièce est enregistrée.")).toBeVisible();
    await expect(second.getByText(/n°\sRGE-2/)).toBeVisible();
  });
});

test("the second reads it without scripts as well", async ({ browser }) => {
  const office = await openOffice(browser);
  const studio = await enterStudio(office);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await office.context().storageState(),
  });
  const page = await context.newPage();
  const path = `/trust-manager/providers/${studio.id}`;
  await page.goto(path);
  await office.goto(path);
  await use(office);
  await office.getByLabel("Tarif", { exact: true }).fill("210");
  await save(office);
  await expect(office.getByText("La fiche est enregistrée.")).toBeVisible();
  await page.getByLabel("Tarif", { exact: true }).fill("250");
  await save(page);
  await expect(page.getByText("cette fiche a changé pendant votre saisie")).toBeVisible();
  await expect(page.getByLabel("Tarif", { exact: true })).toHaveValue("250");
  await save(page);
  await expect(page.getByText("La fiche est enregistrée.")).toBeVisible();
  await expect(page.getByLabel("Tarif", { exact: true })).toHaveValue("250");
  await context.close();
});
