import { type Browser, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { rsacNumber } from "../lib/testing/rsac-number";
import { expectAccessible } from "./axe";
import { solveCaptcha } from "./forms";
import { handInPaper, signContract, takeQuiz } from "./looper-file";
import { opened } from "./offers";
import { comeInAsTeam, type OwnSite, startOwnSite } from "./own-site";
import {
  createAccount,
  dayIn,
  fillRegistration,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
  signatureCode,
} from "./people";
import { approve } from "./revisions";
import { recordStep } from "./sale-steps";
import {
  completeListing,
  estimateFlat,
  finishListing,
  handIn,
  openMandate,
  registerSeller,
  sellEstimated,
  signMandate,
} from "./selling";
import { inDatabase, isLive, storedInstant } from "./support";

/** From a stranger's registration as a looper to the first lead won; each side in a browser of its own. */

const TITLE = `Deux pièces au premier Looper ${newId()}`;

const pageOn = async (browser: Browser, site: OwnSite): Promise<Page> =>
  (await browser.newContext({ baseURL: site.origin })).newPage();

/** Opens an account as a looper to be, by the link of the mail. @returns the address */
async function registerAsLooper(page: Page, site: OwnSite): Promise<string> {
  const email = `${newId()}@example.org`;
  await page.goto("/register?etape=informations&role=ambassador");
  await isLive(page);
  await fillRegistration(page, email);
  await sendRegistration(page);
  await expect(page).toHaveURL(/\/confirmation\/attente$/);
  await page.goto(linkIn(mailsTo(email, site)[0]));
  await page.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(page).toHaveURL(/\/ambassador\/onboarding$/);
  return email;
}

/** Does the steps of the file that wait for nobody. */
async function completeFile(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Indiquer ma commune" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Vos coordonnées" })).toBeVisible();
  await isLive(page);
  await page.locator('input[name="address"]').fill("14 boulevard de la Mer");
  await page.getByLabel("Code postal").fill("64700");
  await page.getByLabel("Ville").fill("Hendaye");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Vos coordonnées sont enregistrées" }),
  ).toBeVisible();

  await page.goto("/ambassador/onboarding");
  await isLive(page);
  await page.getByLabel(/Heures disponibles/).fill("8");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "C’est enregistré" })).toBeVisible();
  const until = dayIn(400);
  await handInPaper(page, "Pièce d’identité", { label: "Date d’expiration", value: until });
  await handInPaper(page, "Inscription au RSAC", { label: "Numéro RSAC", value: rsacNumber() });
  await handInPaper(page, "Attestation d’habilitation", {
    label: "Fin de validité de l’attestation",
    value: until,
  });
  await handInPaper(page, "Assurance professionnelle", {
    label: "Fin de validité de l’assurance",
    value: until,
  });
  await page.goto("/ambassador/training");
  await isLive(page);
  await takeQuiz(page, 0);
  await expect(page.getByText(/^Formation validée le/)).toBeVisible();
}

/** Signs the agency contract, which takes checked papers. */
async function sign(page: Page, email: string, site: OwnSite): Promise<void> {
  await page.goto("/ambassador/onboarding");
  await isLive(page);
  await page.getByRole("button", { name: "Recevoir le code" }).click();
  await expect(page.getByLabel("Code reçu par e-mail")).toBeVisible();
  await expectAccessible(page, "a contract to sign");
  await signContract(page, "Zoé Martin", signatureCode(email, site));
  await expect(
    page.getByRole("link", { name: "Télécharger le contrat signé (PDF)" }),
  ).toBeVisible();
}

/** Ticks the four papers beside their documents. */
async function tickPapers(team: Page, email: string): Promise<void> {
  await team.goto(`/trust-manager/validation?q=${email}`);
  await team.getByRole("link", { name: /Contrôler 4/ }).click();
  for (const paper of ["identity", "rsac", "attestation", "insurance"]) {
    const card = team.locator(`#${paper}`);
    await card.getByRole("button", { name: /^Valider cette pièce/ }).click();
    await expect(card.getByText("Contrôlée", { exact: true })).toBeVisible();
  }
}

/** Asks for a looper's help with the estimated flat, without an account. */
async function requestHelp(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Être accompagné" }).click();
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill("Vendeuse");
  await page.getByLabel("Adresse e-mail").fill(email);
  await solveCaptcha(page);
  await page.getByLabel(/^J’accepte/).check();
  await page.getByRole("button", { name: "Envoyer la demande" }).click();
  await expect(page.getByRole("heading", { name: "Votre demande est enregistrée" })).toBeVisible();
  await page.getByRole("link", { name: "Retour à l’estimation" }).click();
}

/** Brings an accepted offer to its deed. */
async function concludeSale(team: Page, path: string, site: OwnSite): Promise<void> {
  const weeksAgo = storedInstant(new Date(Date.now() - 60 * 86_400_000));
  inDatabase((database) => {
    const id = path.split("/").at(-1);
    database.prepare("UPDATE Sale SET openedAt = ? WHERE id = ?").run(weeksAgo, id);
  }, site.database);
  await team.goto(path);
  await recordStep(team, "Enregistrer la signature", { "Signé le": dayIn(-45) });
  await recordStep(team, "Enregistrer la présentation", {
    "Première présentation de la lettre": dayIn(-40),
  });
  await recordStep(team, "Fixer la date de l’acte", { "Date prévue de signature": dayIn(0) });
  await team.goto(path);
  const deed = await opened(team, "Enregistrer la signature de l’acte");
  await deed.getByRole("button", { name: "Enregistrer" }).click();
  await expect(team.getByText("La vente est conclue")).toBeVisible();
}

test("a stranger becomes a looper, and wins the first lead", async ({ browser }) => {
  test.slow();
  const manager = await createAccount(["trust_manager"]);
  const buyerAccount = await createAccount(["buyer"]);
  const site = await startOwnSite();
  try {
    const [looper, seller, buyer] = [
      await pageOn(browser, site),
      await pageOn(browser, site),
      await pageOn(browser, site),
    ];
    const team = await comeInAsTeam(
      await browser.newContext({ baseURL: site.origin }),
      site,
      manager,
    );
    const sellersEmail = `${newId()}@example.org`;
    const lead = looper.getByRole("row").filter({ hasText: "Zoé Vendeuse" });

    await test.step("the stranger registers, completes the file, and is granted the role", async () => {
      const email = await registerAsLooper(looper, site);
      await completeFile(looper);
      await tickPapers(team, email);
      await sign(looper, email, site);
      await team.reload();
      await team.getByRole("button", { name: "Accorder le rôle" }).click();
      await expect(team.getByText("Le rôle est accordé")).toBeVisible();
      expect(mailsTo(email, site).at(-1)?.kind).toBe("role-decided");
    });

    await test.step("a visitor's request is offered to them, and accepted", async () => {
      await estimateFlat(seller);
      await requestHelp(seller, sellersEmail);
      await looper.goto("/ambassador/leads");
      await expect(lead).toContainText("Un bien à Hendaye");
      await lead.getByRole("button", { name: /^Accepter/ }).click();
      await expect(looper.getByText("Vous suivez ce prospect.")).toBeVisible();
      await expect(lead).toContainText(sellersEmail);
      await expect(lead).toContainText("12 boulevard de la Mer, 64700 Hendaye");
      expect(mailsTo(sellersEmail, site).map(({ kind }) => kind)).toEqual(["request-accepted"]);
    });

    let revisionId = "";
    let propertyId = "";
    await test.step("the mandate of the account that the visitor opened moves it", async () => {
      await sellEstimated(seller);
      await completeListing(seller, TITLE);
      await finishListing(seller);
      await registerSeller(seller, site, sellersEmail);
      propertyId = await openMandate(seller);
      await signMandate(seller, sellersEmail, site);
      revisionId = await handIn(seller);
      await looper.goto("/ambassador/leads");
      await expect(lead).toContainText("Mandat signé");
    });

    await test.step("published, the home is sold to a buyer", async () => {
      await approve(team, revisionId);
      await buyer.goto(`/bien/${propertyId}`);
      await buyer.getByRole("link", { name: "Faire une offre" }).first().click();
      await buyer.getByLabel("Adresse e-mail").fill(buyerAccount.email);
      await buyer.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
      await buyer.getByRole("button", { name: "Se connecter" }).click();
      await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Faire une offre");
      await isLive(buyer);
      await buyer.getByLabel("Comment financez-vous cet achat").selectOption("cash");
      await buyer.getByRole("button", { name: "Relire mon offre" }).click();
      await buyer.getByRole("button", { name: "Envoyer l’offre" }).click();
      await expect(buyer.getByText("Votre offre est envoyée.")).toBeVisible();
      await seller.goto(new URL(buyer.url()).pathname);
      const form = await opened(seller, "Accepter");
      await form.getByRole("button", { name: /^Accepter à/ }).click();
      await expect(seller.getByText("L’offre est acceptée et la vente ouverte.")).toBeVisible();
      await concludeSale(team, new URL(seller.url()).pathname, site);
    });

    await test.step("the deed alone has won the lead", async () => {
      await looper.reload();
      await expect(lead).toContainText("Gagné");
    });
  } finally {
    for (const context of browser.contexts()) await context.close();
    await site.stop();
  }
});
