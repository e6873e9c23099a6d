import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { signatureCode } from "./people";

/** Does something that is saved, and waits until it is: what the page shows of it may be older. */
export async function saving(page: Page, change: () => Promise<unknown>): Promise<void> {
  const response = page.waitForResponse((each) => each.request().method() === "PATCH");
  await change();
  expect((await response).status()).toBe(200);
}

/** Begins a listing, and is at its first step. @returns its address */
export async function beginListing(page: Page): Promise<string> {
  await page.goto("/annonces/nouvelle");
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(page.getByRole("heading", { name: "Où se trouve votre bien ?" })).toBeVisible();
  return page.url().replace(/\/adresse$/, "");
}

/** Goes on to the step of that title. */
export async function goOn(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Fills in the first field whose label has these words. */
export const fillField = (page: Page, label: string, value: string): Promise<void> =>
  page.getByLabel(label, { exact: false }).first().fill(value);

/** The figures of the energy step, but for its number and classes. */
const ENERGY = {
  "Date du DPE": "2024-03-12",
  "Consommation d’énergie": "210",
  "Émissions de gaz à effet de serre": "24",
  "Dépenses d’énergie, minimum": "980",
  "Dépenses d’énergie, maximum": "1 380",
  "Année de référence des prix de l’énergie": "2021",
} as const;

/** Fills in the energy step: classes D and C. */
export async function fillEnergy(page: Page, number: string): Promise<void> {
  await fillField(page, "Numéro du DPE", number);
  await page.getByRole("group", { name: "Classe énergie" }).getByText("D", { exact: true }).click();
  await page.getByRole("group", { name: "Classe climat" }).getByText("C", { exact: true }).click();
  for (const [label, value] of Object.entries(ENERGY)) await fillField(page, label, value);
}

/** Fills in the coownership's step: eighteen lots, no proceedings. */
export async function fillCoownership(page: Page): Promise<void> {
  const coowned = page.getByRole("group", { name: "Le bien est-il en copropriété ?" });
  await coowned.getByText("Oui").click();
  await fillField(page, "Nombre de lots", "18");
  await fillField(page, "Charges annuelles", "1 450");
  await page
    .getByRole("group", { name: /procédure/ })
    .getByText("Non")
    .click();
}

/** Adds some picture. */
export async function addPhoto(page: Page): Promise<void> {
  const buffer = await sharp({
    create: { width: 1_200, height: 800, channels: 3, background: "#b8a27a" },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles({ name: "salon.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("list", { name: /photo/i }).first()).toBeVisible();
}

/** Signs the mandate that the page shows: a code by mail, a name, and the wish to be published within the fourteen days. */
export async function signMandate(
  page: Page,
  email: string,
  site?: Parameters<typeof signatureCode>[1],
): Promise<void> {
  await page.getByRole("button", { name: "Recevoir mon code" }).click();
  await page.getByLabel("Votre nom, comme sur votre compte").fill("Zoé Martin");
  await page.getByLabel("Code reçu par e-mail").fill(signatureCode(email, site));
  await page.getByLabel(/^Je demande expressément/).check();
  await page.getByLabel(/^J’ai lu le mandat/).check();
  await page.getByRole("button", { name: "Signer le mandat" }).click();
  await expect(page.getByText("Le mandat est signé et inscrit au registre")).toBeVisible();
}

/** Hands in the listing whose mandate was just signed. @returns its revision's id */
export async function handIn(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Continuer mon annonce" }).click();
  await page.getByRole("button", { name: "Envoyer pour validation" }).click();
  await expect(page.getByText("Votre annonce est en cours de validation")).toBeVisible();
  return /annonces\/([\w-]+)/.exec(page.url())?.[1] ?? "";
}
