import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { newId } from "../lib/kernel/ids";
import { runTs } from "../scripts/setup/run.mjs";
import { signInByCall } from "../scripts/setup/sign-in";
import { type OwnSite, startOwnSite } from "./own-site";
import {
  createAccount,
  fillRegistration,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
  signatureCode,
} from "./people";
import { approve } from "./revisions";
import { inDatabase, storedInstant } from "./support";

/** An owner who wants a figure becomes a seller, and sees the home in a portal's file. */

const TOKEN = "0123456789abcdef0123456789abcdef";
const PORTAL = {
  kind: "address",
  code: "exemple",
  name: "Portail Exemple",
  agency: "AG1",
  token: TOKEN,
};
const TITLE = `Deux pièces face à la baie ${newId()}`;

const picture = () =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background: "#b8a27a" } })
    .jpeg()
    .toBuffer();

const goOn = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};

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
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: false }).first().fill(value);
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
  await fill("Numéro du DPE", "2464E0000000A");
  await fill("Date du DPE", "2024-03-12");
  await page.getByRole("group", { name: "Classe énergie" }).getByText("D", { exact: true }).click();
  await page.getByRole("group", { name: "Classe climat" }).getByText("C", { exact: true }).click();
  await fill("Consommation d’énergie", "210");
  await fill("Émissions de gaz à effet de serre", "24");
  await fill("Dépenses d’énergie, minimum", "580");
  await fill("Dépenses d’énergie, maximum", "780");
  await fill("Année de référence des prix de l’énergie", "2021");
  await goOn(page, "La copropriété");
  await page
    .getByRole("group", { name: "Le bien est-il en copropriété ?" })
    .getByText("Oui")
    .click();
  await fill("Nombre de lots", "18");
  await fill("Charges annuelles", "1 450");
  await page
    .getByRole("group", { name: /procédure/ })
    .getByText("Non")
    .click();
  await goOn(page, "Montrez votre bien");
  await page
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles({ name: "salon.jpg", mimeType: "image/jpeg", buffer: await picture() });
  await expect(page.getByRole("list", { name: /photo/i }).first()).toBeVisible();
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
  await page.getByRole("button", { name: "Recevoir mon code" }).click();
  await page.getByLabel("Votre nom, comme sur votre compte").fill("Zoé Martin");
  await page.getByLabel("Code reçu par e-mail").fill(signatureCode(email, site));
  await page.getByLabel(/^Je demande expressément/).check();
  await page.getByLabel(/^J’ai lu le mandat/).check();
  await page.getByRole("button", { name: "Signer le mandat" }).click();
  await expect(page.getByText("Le mandat est signé et inscrit au registre")).toBeVisible();
  await page.getByRole("link", { name: "Continuer mon annonce" }).click();
  await page.getByRole("button", { name: "Envoyer pour validation" }).click();
  await expect(page.getByText("Votre annonce est en cours de validation")).toBeVisible();
  const revisionId = /annonces\/([\w-]+)/.exec(page.url())?.[1] ?? "";
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
  inDatabase(
    (database) =>
      database
        .prepare(
          `INSERT INTO SecondFactor (userId, secretSealed, confirmedAt, createdAt)
           VALUES (?, 'never asked for', ?, ?)`,
        )
        .run(id, storedInstant(), storedInstant()),
    site.database,
  );
  return context.newPage();
}

test("from a figure to a portal: estimate, account, mandate, publication, export", async ({
  browser,
}) => {
  const manager = await createAccount(["trust_manager"]);
  const site = await startOwnSite({ DIFFUSION_TARGETS: JSON.stringify([PORTAL]) });
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
    inDatabase(
      (database) => database.prepare("UPDATE DiffusionFeed SET nextAt = ?").run(storedInstant()),
      site.database,
    );
    await runTs("e2e/export-feeds.ts", [], { env: site.env });
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/diffusion/${PORTAL.code}/${TOKEN}`);
        return (await answer.body()).toString("latin1");
      })
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
