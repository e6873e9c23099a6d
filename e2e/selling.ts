import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { newId } from "../lib/kernel/ids";
import type { OwnSite } from "./own-site";
import { fillRegistration, linkIn, mailsTo, sendRegistration, signatureCode } from "./people";

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

/** Fills in the form of an estimate: a flat of Hendaye, whose sales ship with the project. */
export async function fillEstimate(page: Page, changes: Record<string, string> = {}) {
  const fields = {
    "Numéro et rue": "12 boulevard de la Mer",
    "Code postal": "64700",
    "Surface habitable, en m²": "45,5",
    "Pièces principales": "2",
    ...changes,
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
}

/** Sends the form of an estimate. */
export const sendEstimate = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Estimer", exact: true }).click();

/** Estimates that flat. */
export async function estimateFlat(page: Page): Promise<void> {
  await page.goto("/estimer");
  await fillEstimate(page);
  await sendEstimate(page);
  await expect(page).toHaveURL(/\/estimer\/resultat\/[\w-]{43}$/);
}

/** Begins the listing of the flat that was estimated. @returns its price, as the button has it */
export async function sellEstimated(page: Page): Promise<string> {
  const sell = page.getByRole("button", { name: /^Vendre à ce prix/ });
  const price = /:\s(.+)$/.exec((await sell.textContent()) ?? "")?.[1] ?? "";
  await sell.click();
  await expect(page.getByLabel("Surface habitable")).toHaveValue("45,5");
  return price;
}

/** Fills in what an estimate does not know of a home, from its surfaces on. */
export async function completeListing(page: Page, title: string): Promise<void> {
  const fill = (label: string, value: string) => fillField(page, label, value);
  await page.getByRole("link", { name: /^Adresse/ }).click();
  await expect(page.getByLabel("Commune")).toHaveValue("64260");
  await expect(page.getByText(/^Repère placé/)).toBeVisible();
  await goOn(page, "Surfaces et pièces");
  await fill("Chambres", "1");
  await fill("Salles d’eau", "1");
  await goOn(page, "Racontez votre bien");
  await fill("Titre", title);
  await fill("Description", "Deux pièces clair, à cent mètres de la plage. ".repeat(3));
  await goOn(page, "Qu’y trouve-t-on ?");
  await goOn(page, "Le diagnostic de performance énergétique");
  await fillEnergy(page, "2464E0000000A");
  await goOn(page, "La copropriété");
  await fillCoownership(page);
  await goOn(page, "Montrez votre bien");
  await addPhoto(page);
  await goOn(page, "Votre prix, et ce qui vous revient");
}

/** Chooses when to visit, and reads that the listing is complete. */
export async function finishListing(page: Page): Promise<void> {
  await goOn(page, "Quand peut-on visiter ?");
  await page.getByRole("button", { name: "Soirs de semaine" }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await goOn(page, "Vérification et envoi");
  await expect(page.getByText("Tout est complet")).toBeVisible();
}

/** Opens an account for the listing, at the link of the mail. */
export async function registerSeller(
  page: Page,
  site: OwnSite,
  email = `${newId()}@example.org`,
): Promise<string> {
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  await fillRegistration(page, email);
  await sendRegistration(page);
  const mails = mailsTo(email, site);
  await page.goto(linkIn(mails.find(({ kind }) => kind === "confirm-address")));
  await page.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(page.getByText("Tout est complet")).toBeVisible();
  return email;
}

/** Goes to the mandate of the listing that is complete. @returns the home's id */
export async function openMandate(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Signer le mandat" }).click();
  await expect(page).toHaveURL(/\/mes-biens\/[\w-]+\/mandat/);
  return /mes-biens\/([\w-]+)\/mandat/.exec(page.url())?.[1] ?? "";
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
