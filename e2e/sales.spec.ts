import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { type OwnListing, opened, ownListing, pageOf, statusOf, writeOffer } from "./offers";
import {
  comeInAsTrustManager,
  createAccount,
  dayIn,
  givePapers,
  mailsTo,
  type Person,
  signInOn,
} from "./people";
import { recordStep } from "./sale-steps";
import { inDatabase, storedInstant } from "./support";

/** A sale from its acceptance to the deed, and one that falls through; each side in a browser of its own. */

interface Sale {
  listing: OwnListing;
  referrer: Person;
  looper: Person;
  buyer: Person;
  rival: Person;
  /** Its page. */
  path: string;
}

/** A sale that the seller opened some weeks ago; seller, looper and buyer came by the same person. */
async function openSale(seller: Page): Promise<Sale> {
  const listing = await ownListing();
  const referrer = await createAccount(["buyer"]);
  const looper = await createAccount(["ambassador"]);
  givePapers(looper.id);
  const [buyer, rival] = [await createAccount(["buyer"]), await createAccount(["buyer"])];
  inDatabase((database) => {
    database
      .prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?")
      .run(looper.id, listing.id);
    database
      .prepare("UPDATE User SET referredById = ? WHERE id IN (?, ?, ?)")
      .run(referrer.id, looper.id, buyer.id, listing.seller.id);
  });
  const offerId = writeOffer(listing, buyer, 0.97);
  writeOffer(listing, rival);
  await signInOn(seller, listing.seller.email);
  await seller.goto(`/offres/${offerId}`);
  const form = await opened(seller, "Accepter");
  await form.getByRole("button", { name: /^Accepter à/ }).click();
  await expect(seller.getByText("L’offre est acceptée et la vente ouverte.")).toBeVisible();
  const path = new URL(seller.url()).pathname;
  const weeksAgo = storedInstant(new Date(Date.now() - 60 * 86_400_000));
  inDatabase((database) => {
    database
      .prepare("UPDATE Sale SET openedAt = ? WHERE id = ?")
      .run(weeksAgo, path.split("/").at(-1));
    // The acceptance closed the rivals at that instant.
    database
      .prepare("UPDATE Offer SET decidedAt = ? WHERE propertyId = ?")
      .run(weeksAgo, listing.id);
  });
  return { listing, referrer, looper, buyer, rival, path };
}

interface HomePlace {
  communeCode: string;
  postalCode: string;
}

/** Has a home be in another commune. @returns where it was */
const moveHome = (id: string, { communeCode, postalCode }: HomePlace): HomePlace =>
  inDatabase((database) => {
    const before = database
      .prepare<[string], HomePlace>("SELECT communeCode, postalCode FROM Property WHERE id = ?")
      .get(id);
    if (!before) throw new Error("no such home");
    database
      .prepare("UPDATE Property SET communeCode = ?, postalCode = ? WHERE id = ?")
      .run(communeCode, postalCode, id);
    return before;
  });

async function officePage(browser: Browser, path: string): Promise<Page> {
  const office = await pageOf(browser);
  await comeInAsTrustManager(office);
  await office.goto(path);
  return office;
}

/** A step of the timeline. */
const stepOf = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Les étapes" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("a sale goes to its deed, each step by whom it belongs to, and pays looper and referrals", async ({
  page: seller,
  browser,
}) => {
  test.slow();
  const { listing, referrer, looper, buyer: buyerAccount, path } = await openSale(seller);
  const office = await officePage(browser, path);
  const buyer = await pageOf(browser, buyerAccount.email);

  await test.step("both sides come to the sale from what they are told", async () => {
    await buyer.goto("/notifications");
    await buyer
      .getByRole("link", { name: /Suivre la vente|Offre acceptée/ })
      .first()
      .click();
    await expect(buyer).toHaveURL(new RegExp(path));
    await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("La vente, étape par étape");
    const link = () =>
      mailsTo(buyerAccount.email)
        .map(({ text }) => /\/notifications\/\w+/.exec(text)?.[0])
        .find((found) => found !== undefined);
    await expect.poll(link).toBeDefined();
    await buyer.goto(link() ?? "");
    await expect(buyer).toHaveURL(new RegExp(path));
    await seller.goto("/mes-biens");
    await seller.getByRole("link", { name: /Voir la vente étape par étape/ }).click();
    await expect(seller).toHaveURL(new RegExp(path));
  });

  await test.step("the directory is around the home, whose town has a namesake", async () => {
    const { communeCode, postalCode } = moveHome(listing.id, {
      communeCode: "93066",
      postalCode: "93200",
    });
    await seller.goto(path);
    await seller
      .getByRole("region", { name: "Dans l’annuaire, près du bien" })
      .getByRole("link", { name: "Notaires", exact: true })
      .click();
    await expect(seller).toHaveURL(/\/prestataires\/notaire\/saint-denis[\w-]*\?/);
    await expect(seller.getByRole("heading", { level: 1 })).toHaveText("Notaires à Saint-Denis");
    moveHome(listing.id, { communeCode, postalCode });
    await seller.goto(path);
  });

  await test.step("the team records the compromis, and the ten days are computed", async () => {
    await expect(stepOf(office, "Signature du compromis")).toContainText("À vous");
    await expect(stepOf(seller, "Signature du compromis")).toContainText("Équipe Loopimmo");
    await recordStep(office, "Enregistrer la signature", {
      "Signé le": dayIn(-45),
      "Prêt à obtenir avant le": dayIn(30),
    });
    // The seller's window was left open on what is over.
    await expect(stepOf(seller, "Signature du compromis")).toContainText("Fait le");
    await recordStep(office, "Enregistrer la présentation", {
      "Première présentation de la lettre": dayIn(-40),
    });
    await expect(stepOf(office, "Délai de rétractation")).toContainText("Terminé le");
    await expectAccessible(office);
  });

  await test.step("the buyer declares the loan, and can't withdraw any more", async () => {
    await buyer.goto(path);
    await expect(buyer.locator("summary", { hasText: "Me rétracter" })).toHaveCount(0);
    await expect(stepOf(buyer, "Prêt de l’acheteur")).toContainText("À vous");
    await buyer.getByRole("button", { name: "Demande de prêt déposée" }).click();
    await expect(buyer.getByText("C’est enregistré. Le vendeur est prévenu.")).toBeVisible();
    await buyer.getByRole("button", { name: "Prêt obtenu" }).click();
    await expect(stepOf(buyer, "Prêt de l’acheteur")).toContainText("Déclaré obtenu");
  });

  await test.step("the deed concludes it", async () => {
    await office.goto(path);
    await recordStep(office, "Fixer la date de l’acte", { "Date prévue de signature": dayIn(0) });
    await seller.goto(path);
    await expect(stepOf(seller, "Signature de l’acte")).toContainText("À vous");
    const deed = await opened(office, "Enregistrer la signature de l’acte");
    await expect(deed.getByText("Rien ne permet de revenir en arrière.")).toBeVisible();
    await deed.getByRole("button", { name: "Enregistrer" }).click();
    await expect(office.getByText("La vente est conclue")).toBeVisible();
    expect(statusOf(listing.id)).toBe("sold");
    for (const page of [seller, buyer]) {
      await page.goto(path);
      await expect(page.getByText("La vente est conclue")).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step("the team records the seller's payment, and nothing is to be paid any more", async () => {
    const invoice = (page: Page) => page.getByRole("region", { name: "Facture des honoraires" });
    await seller.goto("/seller/payments");
    await expect(seller.getByText(/À régler au plus tard le/)).toBeVisible();
    await expect(invoice(buyer)).toHaveCount(0);
    await office.goto(path);
    const form = await opened(office, "Enregistrer un règlement");
    await form.getByLabel("Montant reçu, en euros").fill("1000");
    await form.getByLabel("Arrivé par").selectOption("Virement du vendeur");
    await form.getByLabel("Référence du relevé").fill("VIR ACOMPTE");
    await form.getByRole("button", { name: "Enregistrer le règlement" }).click();
    await expect(office.getByText("Le règlement est enregistré.")).toBeVisible();
    await expectAccessible(office);
    const reversal = await opened(office, "Annuler ce règlement");
    await reversal.getByLabel("Pourquoi l’annuler").fill("Compte d’un autre vendeur");
    await reversal.getByRole("button", { name: "Annuler le règlement" }).click();
    await expect(office.getByText("Le règlement est annulé.")).toBeVisible();
    await expect(invoice(office)).toContainText("Motif\u00a0: Compte d’un autre vendeur");
    // What is left is what the form has.
    const rest = await opened(office, "Enregistrer un règlement");
    await rest.getByLabel("Arrivé par").selectOption("Par le notaire");
    await rest.getByLabel("Référence du relevé").fill("ETUDE KERVERN");
    await rest.getByRole("button", { name: "Enregistrer le règlement" }).click();
    await expect(invoice(office)).toContainText(/Réglée le/);
    await seller.goto("/seller/payments");
    await expect(seller.getByText(/^Réglé le/)).toBeVisible();
    await expect(seller.getByText("Rien à régler pour l’instant")).toBeVisible();
    await seller.goto(path);
    await expect(invoice(seller)).toContainText("ETUDE KERVERN");
    await expectAccessible(seller);
  });

  await test.step("the looper reads the sale's share in the ledger, and has nothing to do in it", async () => {
    const page = await pageOf(browser, looper.email);
    await page.goto(path);
    await expect(page.getByText("La vente est conclue")).toBeVisible();
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await page.goto("/ambassador/commissions");
    await expect(page.getByRole("main").getByText(listing.title).first()).toBeVisible();
    await page.context().close();
  });

  await test.step("the referrer reads the three rewards", async () => {
    const page = await pageOf(browser, referrer.email);
    await page.goto("/profile");
    const rewards = page.getByRole("region", { name: "Primes acquises" });
    await expect(rewards.getByRole("listitem")).toHaveCount(3);
    await expect(rewards).toContainText("Filleul acheteur, son premier achat");
    await expectAccessible(page);
    await page.context().close();
  });
  await buyer.context().close();
  await office.context().close();
});

test("a loan that is refused brings the home back to the market and to the rivals, and a page left open says so", async ({
  page: seller,
  browser,
}) => {
  const { listing, rival, buyer: buyerAccount, path } = await openSale(seller);
  const office = await officePage(browser, path);
  await recordStep(office, "Enregistrer la signature", {
    "Signé le": dayIn(-45),
    "Prêt à obtenir avant le": dayIn(30),
  });
  const buyer = await pageOf(browser, buyerAccount.email);
  await buyer.goto(path);
  const refusal = await opened(buyer, "Prêt refusé");
  await refusal.getByRole("button", { name: "Déclarer le refus" }).click();
  await expect(buyer.getByText("Le prêt a été refusé").first()).toBeVisible();
  await expectAccessible(buyer);
  expect(statusOf(listing.id)).toBe("active");

  // The office's page is from before.
  const letter = await opened(office, "Enregistrer la présentation");
  await letter.getByRole("button", { name: "Enregistrer" }).click();
  await expect(office.getByText(/Cette vente a avancé entre-temps/)).toBeVisible();
  await expect(office.locator("summary", { hasText: "Enregistrer la présentation" })).toHaveCount(
    0,
  );

  const other = await pageOf(browser, rival.email);
  await other.goto("/notifications");
  await expect(other.getByText("Ce bien est de nouveau disponible").first()).toBeVisible();
  await other.goto(`/bien/${listing.id}/offre`);
  await expect(other.getByLabel("Montant proposé")).toBeVisible();
  for (const page of [buyer, office, other]) await page.context().close();
});
