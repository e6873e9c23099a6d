import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import type { OwnSite } from "./own-site";
import {
  createAccount,
  fillRegistration,
  giveSecondFactor,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
} from "./people";
import { readPortalFile, startSiteWithPortal, writeFiles } from "./portal";
import { approve } from "./revisions";
import {
  addPhoto,
  fillCoownership,
  fillEnergy,
  fillField,
  goOn,
  handIn,
  signMandate,
} from "./selling";

/** An owner who wants a figure becomes a seller, and sees the home in a portal's file. */

const TITLE = `Deux pièces face à la baie ${newId()}`;

/** Estimates a flat of Hendaye, and begins its listing. @returns its price, as the button has it */
async function estimateAndSell(page: Page): Promise<string> {
  await page.goto("/estimer");
  await page.getByLabel("Numéro et rue").fill("12 boulevard de la Mer");
  await page.getByLabel("Code postal").fill("64700");
  await page.getByLabel("Surface habitable, en m²").fill("45,5");
  await page.getByLabel("Pièces principales").fill("2");
  await page.getByRole("button", { name: "Estimer", exact: true }).click();
  const sell = page.getByRole("button", { name: /^Vendre à ce prix/ });
  const price = /:\s(.+)$/.exec((await sell.textContent()) ?? "")?.[1] ?? "";
  await sell.click();
  await expect(page.getByLabel("Surface habitable")).toHaveValue("45,5");
  return price;
}

/** Fills in what an estimate does not know of a home, from its surfaces on. */
async function completeListing(page: Page): Promise<void> {
  const fill = (label: string, value: string) => fillField(page, label, value);
  await page.getByRole("link", { name: /^Adresse/ }).click();
  await expect(page.getByLabel("Commune")).toHaveValue("64260");
  await expect(page.getByText(/^Repère placé/)).toBeVisible();
  await goOn(page, "Surfaces et pièces");
  await fill("Chambres", "1");
  await fill("Salles d’eau", "1");
  await goOn(page, "Racontez votre bien");
  await fill("Titre", TITLE);
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

/** Opens an account for the listing, at the link of the mail. */
async function register(page: Page, site: OwnSite): Promise<string> {
  const email = `${newId()}@example.org`;
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  await fillRegistration(page, email);
  await sendRegistration(page);
  await page.goto(linkIn(mailsTo(email, site)[0]));
  await page.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(page.getByText("Tout est complet")).toBeVisible();
  return email;
}

/** Signs the mandate by code, the consent to portals with it, and hands the listing in. @returns the ids of both */
async function signAndHandIn(page: Page, email: string, site: OwnSite) {
  await page.getByRole("button", { name: "Signer le mandat" }).click();
  await expect(page).toHaveURL(/\/mes-biens\/[\w-]+\/mandat/);
  const propertyId = /mes-biens\/([\w-]+)\/mandat/.exec(page.url())?.[1] ?? "";
  // A term of the document: it is chosen before the code that signs it.
  await page.getByRole("checkbox", { name: /^J’autorise la diffusion.*Portail Exemple/ }).check();
  await signMandate(page, email, site);
  const revisionId = await handIn(page);
  return { propertyId, revisionId };
}

/** Signs a trust manager in on the site, with a second factor that was set up. */
async function comeInAsTeam(
  context: BrowserContext,
  site: OwnSite,
  { id, email }: { id: string; email: string },
): Promise<Page> {
  const origin = { email, password: PASSWORD };
  expect(await signInByCall(context.request, site.origin, origin)).toBe(200);
  giveSecondFactor(id, site.database);
  return context.newPage();
}

test("from a figure to a portal: estimate, account, mandate, publication, export", async ({
  browser,
}) => {
  const manager = await createAccount(["trust_manager"]);
  const site = await startSiteWithPortal();
  const [owner, team] = [
    await browser.newContext({ baseURL: site.origin }),
    await browser.newContext({ baseURL: site.origin }),
  ];
  try {
    const page = await owner.newPage();
    const price = await estimateAndSell(page);
    await completeListing(page);
    await test.step("the price is the figure, until the seller changes it", async () => {
      const digits = price.replace(/[^\d]/g, "");
      const typed = await page.getByLabel("Prix affiché").inputValue();
      expect(typed.replace(/\D/g, "")).toBe(digits);
      await goOn(page, "Quand peut-on visiter ?");
      await page.getByRole("button", { name: "Soirs de semaine" }).click();
      await expect(page.getByText(/^Enregistré à/)).toBeVisible();
      await goOn(page, "Vérification et envoi");
      await expect(page.getByText("Tout est complet")).toBeVisible();
    });
    const email = await register(page, site);
    const { propertyId, revisionId } = await signAndHandIn(page, email, site);
    await approve(await comeInAsTeam(team, site, manager), revisionId);
    await writeFiles(site);
    await expect
      .poll(() => readPortalFile(page.request))
      .toContain(`"${propertyId.toUpperCase()}"`);
    const card = page.locator('ul[aria-label="Liste des biens"] > li').filter({ hasText: TITLE });
    await expect(async () => {
      await page.goto("/mes-biens");
      await expect(card).toContainText("Transmise à Portail Exemple depuis le", { timeout: 1 });
    }).toPass();
    await expect(card).toContainText(price);
  } finally {
    await owner.close();
    await team.close();
    await site.stop();
  }
});
