import { expect, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible } from "./axe";
import { euros, opened, ownListing, pageOf, statusOf, writeOffer } from "./offers";
import { comeIn, comeInAsTrustManager, createAccount, dayIn, fillLogin, signInOn } from "./people";
import { inDatabase, isLive, storedInstant } from "./support";

/** From a listing to an accepted offer, its sale, and its end; each side in a browser of its own. */

test("buyer and seller go from a listing to an accepted offer, and the sale ends by a withdrawal", {
  tag: "@walk",
}, async ({ page: buyer, browser }) => {
  const listing = await ownListing();
  const account = await createAccount(["buyer"]);

  await test.step("the offer survives the login, and is read again before it is sent", async () => {
    await buyer.goto(`/bien/${listing.id}`);
    await buyer.getByRole("link", { name: "Faire une offre" }).first().click();
    await expect(buyer.getByText(/Pour faire une offre pour/)).toBeVisible();
    await fillLogin(buyer, account.email);
    await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Faire une offre");
    await isLive(buyer);
    const amount = buyer.getByLabel("Montant proposé");
    await amount.fill("12");
    await buyer.getByRole("button", { name: "Relire mon offre" }).click();
    await expect(buyer.getByText("Choisissez un mode de financement").last()).toBeVisible();
    await buyer
      .getByLabel("Comment financez-vous cet achat")
      .selectOption("Avec un prêt seulement");
    await buyer.getByRole("button", { name: "Relire mon offre" }).click();
    await expect(buyer.getByText(/Indiquez un montant entre/)).toBeVisible();
    await amount.fill(euros(listing.priceCents * 0.9));
    await expect(buyer.getByRole("status", { name: "Ce que vaut ce montant" })).toContainText(
      /9[01]\s%/,
    );
    await buyer.getByLabel(/Conditions suspensives/).fill("Obtention d’un prêt sur 25 ans.");
    await buyer.getByLabel("Montrer mon dossier au vendeur").check();
    await expectAccessible(buyer);
    await buyer.getByRole("button", { name: "Relire mon offre" }).click();
    await expect(buyer.getByRole("heading", { name: "Relisez votre offre" })).toBeFocused();
    await expectAccessible(buyer);
    await buyer.getByRole("button", { name: "Modifier" }).click();
    await expect(amount).toHaveValue(euros(listing.priceCents * 0.9));
    await buyer.getByRole("button", { name: "Relire mon offre" }).click();
    await buyer.getByRole("button", { name: "Envoyer l’offre" }).click();
    await expect(buyer.getByText("Votre offre est envoyée.")).toBeVisible();
    await expectAccessible(buyer);
  });

  const offer = new URL(buyer.url()).pathname;
  const seller = await pageOf(browser, listing.seller.email);
  await test.step("the seller sees the file, and counters", async () => {
    await seller.goto("/seller/offers");
    const card = seller.getByRole("list", { name: "Liste des offres" }).locator("li").first();
    await card.locator("summary").first().click();
    await expectAccessible(seller);
    await card.getByRole("link", { name: "Voir le dossier" }).click();
    await expect(seller.getByRole("heading", { level: 1 })).toHaveText("Dossier de Camille Martin");
    await expectAccessible(seller);
    await seller.getByRole("link", { name: "Retour à l’offre" }).click();
    const form = await opened(seller, "Contre-proposer");
    await form.getByLabel("Votre prix").fill(euros(listing.priceCents * 0.96));
    await form.getByRole("button", { name: "Envoyer ma contre-proposition" }).click();
    await expect(seller.getByText("Votre contre-proposition est envoyée.")).toBeVisible();
    await expect(seller.getByRole("heading", { name: "La discussion" })).toBeVisible();
    await expectAccessible(seller);
  });

  await test.step("the buyer accepts the counter-offer", async () => {
    await buyer.goto("/buyer/dashboard");
    await buyer
      .getByRole("link", { name: /Répondre à une contre-proposition/ })
      .first()
      .click();
    const form = await opened(buyer, "Accepter");
    await form.getByRole("button", { name: /^Accepter à/ }).click();
    await expect(buyer.getByText("L’offre est acceptée et la vente ouverte.")).toBeVisible();
    await expectAccessible(buyer);
  });
  expect(statusOf(listing.id)).toBe("under_offer");
  const sale = new URL(buyer.url()).pathname;

  await test.step("the record is a PDF for those who take part, and nobody else's", async () => {
    const href = await buyer.getByRole("link", { name: /récapitulatif/i }).getAttribute("href");
    const record = await buyer.request.get(href ?? "");
    expect([record.status(), record.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const other = await pageOf(browser);
    await comeIn(other, ["buyer"], ["seller"]);
    expect((await other.request.get(href ?? "")).status()).toBe(404);
    for (const path of [sale, offer, `${offer}/dossier`, `/offres/${newId()}`]) {
      expect((await other.request.get(path)).status(), path).toBe(404);
    }
    await other.goto(offer);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Rien à cette adresse");
    await expectAccessible(other);
    await other.context().close();
  });

  await test.step("a trust manager records the compromis", async () => {
    const office = await pageOf(browser);
    await comeInAsTrustManager(office);
    await office.goto("/trust-manager/notary");
    await expect(office.locator(`a[href="${sale}"]`)).toBeVisible();
    await expectAccessible(office);
    await office.goto(sale);
    const plan = await opened(office, "Fixer la date du compromis");
    await plan.getByLabel("Date prévue de signature").fill(dayIn(3));
    await plan.getByRole("button", { name: "Enregistrer" }).click();
    await expect(office.getByText("L’étape est enregistrée.")).toBeVisible();
    const sign = await opened(office, "Enregistrer la signature");
    await sign.getByRole("button", { name: "Enregistrer" }).click();
    await expect(
      office.locator("summary", { hasText: "Enregistrer la présentation" }),
    ).toBeVisible();
    const send = await opened(office, "Enregistrer la présentation");
    await send.getByRole("button", { name: "Enregistrer" }).click();
    await expect(office.locator("summary", { hasText: "Fixer la date de l’acte" })).toBeVisible();
    await expectAccessible(office);
    await office.context().close();
  });

  await test.step("the buyer withdraws, and the home is for sale again", async () => {
    await buyer.goto(sale);
    const form = await opened(buyer, "Me rétracter");
    await form.getByRole("button", { name: "Confirmer ma rétractation" }).click();
    await expect(buyer.getByText("Votre rétractation est enregistrée.")).toBeVisible();
    await expectAccessible(buyer);
  });
  expect(statusOf(listing.id)).toBe("active");
  await seller.goto(sale);
  await expect(seller.getByText("La vente est terminée").first()).toBeVisible();
  await buyer.goto(`/bien/${listing.id}/offre`);
  await expect(buyer.getByLabel("Montant proposé")).toBeVisible();
  await seller.context().close();
});

test("a page that was left open says what changed, and what is possible now", async ({
  page: seller,
  browser,
}) => {
  const listing = await ownListing();
  await signInOn(seller, listing.seller.email);
  const people = [await createAccount(["buyer"]), await createAccount(["buyer"])] as const;
  const [first, second] = [writeOffer(listing, people[0]), writeOffer(listing, people[1], 0.98)];
  await seller.goto("/seller/offers");
  await expect(seller.getByRole("table")).toBeVisible();
  await expectAccessible(seller);
  // One window hears of nothing, as behind a network that lets no stream through; the other follows by itself.
  await seller.route("**/api/events**", (route) => route.abort());
  await seller.goto(`/offres/${first}`);
  await isLive(seller);
  const watcher = await pageOf(browser, listing.seller.email);
  await watcher.goto(`/offres/${first}`);
  await isLive(watcher);

  const list = await watcher.context().newPage();
  await list.goto("/seller/offers?filtre=pending");
  await isLive(list);
  await expect(list.locator("summary", { hasText: "Accepter" })).toHaveCount(2);

  const buyer = await pageOf(browser, people[0].email);
  await buyer.goto(`/offres/${first}`);
  const withdrawal = await opened(buyer, "Retirer");
  await withdrawal.getByRole("button", { name: "Confirmer le retrait" }).click();
  await expect(buyer.getByText("Votre proposition est retirée.")).toBeVisible();
  await expect(list.locator("summary", { hasText: "Accepter" })).toHaveCount(1);
  await expect(watcher.locator("summary", { hasText: "Accepter" })).toHaveCount(0);
  await watcher.context().close();

  const acceptance = await opened(seller, "Accepter");
  await acceptance.getByRole("button", { name: /^Accepter à/ }).click();
  await expect(seller.getByText(/Cette offre a reçu une réponse ou a été retirée/)).toBeVisible();
  await expect(seller.locator("summary", { hasText: "Accepter" })).toHaveCount(0);
  expect(statusOf(listing.id)).toBe("active");

  await seller.goto(`/offres/${second}`);
  const refusal = await opened(seller, "Refuser");
  await refusal.getByRole("button", { name: "Refuser cette offre" }).click();
  await expect(refusal.getByText("Choisissez une raison dans la liste")).toBeVisible();
  await refusal.getByLabel("Raison du refus").selectOption("Le prix proposé est trop bas");
  await refusal.getByRole("button", { name: "Refuser cette offre" }).click();
  await expect(seller.getByText("L’offre est refusée.")).toBeVisible();
  await expect(seller.getByText("Le prix proposé est trop bas")).toBeVisible();
  await buyer.context().close();
});

test("who is no buyer becomes one by an offer, and a listing that went meanwhile says so", async ({
  page,
}) => {
  const listing = await ownListing();
  await comeIn(page, ["seller"]);
  await page.goto(`/bien/${listing.id}/offre`);
  await isLive(page);
  await expect(page.getByText("vous activez le rôle Acheteur")).toBeVisible();
  await page.getByLabel("Comment financez-vous cet achat").selectOption("cash");
  await page.getByRole("button", { name: "Relire mon offre" }).click();
  await expect(page.getByRole("heading", { name: "Relisez votre offre" })).toBeFocused();
  const other = await createAccount(["buyer"]);
  const become = (status: string) =>
    inDatabase((database) =>
      database.prepare("UPDATE Property SET status = ? WHERE id = ?").run(status, listing.id),
    );
  // A listing is under offer by an accepted offer: somebody else's.
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO Offer (id, propertyId, buyerId, authorId, home, buyerName, buyerEmail, buyerPhone, amountCents,
           status, financingType, financingApproved, expiryDate, expiresAt, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, '{}', 'Zoé', ?, '06', 20000000, 'accepted', 'cash', TRUE, '2099-01-01',
           '2099-01-01T23:00:00.000+00:00', ?, ?)`,
      )
      .run(newId(), listing.id, other.id, other.id, other.email, storedInstant(), storedInstant()),
  );
  become("under_offer");
  await page.getByRole("button", { name: "Envoyer l’offre" }).click();
  await expect(page.getByText("Ce bien est sous offre")).toBeVisible();
  await expectAccessible(page);
  become("active");
  await page.reload();
  await page.getByLabel("Comment financez-vous cet achat").selectOption("cash");
  await page.getByRole("button", { name: "Relire mon offre" }).click();
  await page.getByRole("button", { name: "Envoyer l’offre" }).click();
  await expect(page.getByText("Votre offre est envoyée.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an offer is read again, sent and withdrawn", async ({ page }) => {
    const listing = await ownListing();
    await comeIn(page, ["buyer"]);
    await page.goto(`/bien/${listing.id}/offre`);
    await page.getByLabel("Comment financez-vous cet achat").selectOption("cash");
    await page.getByLabel("Les fonds sont disponibles").check();
    await page.getByRole("button", { name: "Relire mon offre" }).click();
    await expect(page.getByRole("heading", { name: "Relisez votre offre" })).toBeVisible();
    await expect(page.getByText(/Comptant, fonds déclarés disponibles/)).toBeVisible();
    await page.getByRole("button", { name: "Envoyer l’offre" }).click();
    await expect(page.getByText("Votre offre est envoyée.")).toBeVisible();
    await page.goto(`/bien/${listing.id}/offre`);
    await expect(page.getByText("Une offre est déjà en cours")).toBeVisible();
    await page.getByRole("link", { name: "Voir la discussion" }).click();
    const form = await opened(page, "Retirer");
    await form.getByRole("button", { name: "Confirmer le retrait" }).click();
    await expect(page.getByText("Votre proposition est retirée.")).toBeVisible();
  });
});
