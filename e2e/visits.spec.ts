import { type Browser, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits } from "./axe";
import { takeListing } from "./offers";
import {
  comeIn,
  createAccount,
  fillLogin,
  fillRegistration,
  givePapers,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
  signInOn,
} from "./people";
import { inDatabase, isLive, RESTED, storedInstant, use } from "./support";

/** Visits from a slot that somebody signed out picks to the end, in the browsers of both sides. */

/** A listing that is for sale and that no other test visits, given to a seller of its own. */
async function listingOfSeller(): Promise<{ id: string; seller: { id: string; email: string } }> {
  const seller = await createAccount(["seller"]);
  const { id } = inDatabase((database) => takeListing(database, seller.id));
  return { id, seller };
}

/** The seller's page, in a browser of their own. */
async function openAs(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInOn(page, email);
  return page;
}

/** Says on the page of a seller's only home that they receive from nine to noon on working days. */
async function publishMornings(page: Page, { isOpen = false } = {}): Promise<void> {
  if (!isOpen) await page.goto("/seller/visits/disponibilites");
  for (const day of ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi"]) {
    await page.getByLabel(`${day}, plage 1, de`).fill("09:00");
    await page.getByLabel(`${day}, plage 1, à`).fill("12:00");
  }
  await page.getByRole("button", { name: "Enregistrer mes disponibilités" }).click();
  await expect(page.getByText("Vos disponibilités sont enregistrées.")).toBeVisible();
  await expect(page.getByText(/créneaux ouverts à la réservation, du/)).toBeVisible();
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Visiter" });

/** Picks the first slot of a listing's page, and goes on with it. */
async function pickSlot(page: Page, id: string): Promise<string> {
  await page.goto(`/bien/${id}`);
  const slot = panelOf(page).getByRole("radio").first();
  await slot.check();
  const value = (await slot.getAttribute("value")) ?? "";
  await panelOf(page).getByRole("button", { name: "Réserver ce créneau" }).click();
  return value;
}

/** A page that stays as it is: with scripts, marking its notification as read draws it anew. */
async function leftOpen(page: Page, address: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("a context without its browser");
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const left = await context.newPage();
  await left.goto(address);
  return left;
}

const stateOf = (page: Page) => page.getByRole("main").locator("h1 + p, h1 ~ p").first();

test("a visit goes from a slot picked signed out to its end, with both sides at work", {
  tag: "@walk",
}, async ({ page, browser }) => {
  const { id, seller } = await listingOfSeller();
  const host = await openAs(browser, seller.email);
  await publishMornings(host);
  await expectAccessible(host);

  // Signed out: the login says what was being done, and ends at the form that does it.
  await pickSlot(page, id);
  await expect(page.getByText(/^Pour réserver \S+ \d+.* à \d+.h.* la visite de «/)).toBeVisible();
  await expectAccessible(page);
  const buyer = await createAccount(["buyer"]);
  await fillLogin(page, buyer.email);
  await expect(page).toHaveURL(new RegExp(`/bien/${id}/reserver\\?creneau=`));
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel(/Un mot pour la personne/).fill("Nous viendrons à deux.");
  await page.getByRole("button", { name: "Confirmer la réservation" }).click();
  await expect(page.getByText("Votre demande de visite est envoyée.")).toBeVisible();
  await expect(stateOf(page)).toContainText("En attente");
  await expectAccessible(page);
  await expectFits(page);
  const address = page.url().replace(/\?.*/, "");

  // The listing's panel is the visit now.
  await page.goto(`/bien/${id}`);
  await expect(panelOf(page).getByText("En attente de confirmation")).toBeVisible();
  await expect(panelOf(page).getByRole("button", { name: "Réserver ce créneau" })).toHaveCount(0);
  await panelOf(page).getByRole("link", { name: "Voir ma visite" }).click();
  await expect(page).toHaveURL(address);

  await host.goto("/seller/visits/semaine");
  await expectAccessible(host);
  await expectFits(host);
  await host.goto("/seller/visits/journee");
  await expect(host.getByRole("link", { name: "Ouvrir la visite" })).toBeVisible();
  await expectAccessible(host);
  await expectFits(host);
  await host.goto("/seller/visits");
  await host.getByRole("listitem").locator("summary").first().click();
  await expect(host.getByText("Nous viendrons à deux.")).toBeVisible();
  await expectAccessible(host);
  await expectFits(host);
  await host.getByRole("button", { name: "Confirmer la visite" }).click();
  await expect(host.getByText(/^La visite est confirmée\. Le visiteur/)).toBeVisible();
  await host.getByRole("button", { name: "Écrire un message" }).click();
  await expect(host).toHaveURL(/\/messages\?conversation=/);

  await page.reload();
  await expect(stateOf(page)).toContainText("Planifiée");
  await expect(page.getByText("Votre code d’arrivée")).toBeVisible();
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Ajouter à mon agenda" }).getAttribute("href")) ?? "",
    RESTED,
  );
  expect(await file.text()).toContain("BEGIN:VEVENT");

  await page.getByRole("link", { name: "Déplacer la visite" }).click();
  await expectAccessible(page);
  await expectFits(page);
  // The host's list, open meanwhile, becomes what can be done now.
  const list = await host.context().newPage();
  await list.goto("/seller/visits");
  await isLive(list);
  await list.getByRole("listitem").locator("summary").first().click();
  await expect(list.getByRole("button", { name: "Confirmer la visite" })).toHaveCount(0);
  await page.getByRole("radio").last().check();
  await page.getByRole("button", { name: "Déplacer à cet horaire" }).click();
  await expect(page.getByText(/^La visite est déplacée/)).toBeVisible();
  await expect(stateOf(page)).toContainText("En attente");
  await expect(list.getByRole("button", { name: "Confirmer la visite" })).toBeVisible();

  // What the host's page, left open, could do can't be done any more: it says so.
  await page.getByText("Annuler la visite", { exact: true }).click();
  await page.getByLabel("Motif").selectOption({ label: "Ce bien ne m’intéresse plus" });
  const left = await leftOpen(host, address);
  await expect(left.getByRole("button", { name: "Confirmer la visite" })).toBeVisible();
  await page.getByRole("button", { name: "Confirmer l’annulation" }).click();
  await expect(page.getByText(/^La visite est annulée/)).toBeVisible();
  await expect(page.getByText("Le bien n’intéresse plus le visiteur")).toBeVisible();
  await left.getByRole("button", { name: "Confirmer la visite" }).click();
  await expect(left.getByText("La visite a changé entre-temps")).toBeVisible();
  await expect(stateOf(left)).toContainText("Annulée");
  await left.context().close();
  await host.context().close();
});

/** As if the visits of a home had been agreed for some minutes from now. */
const moveTo = (propertyId: string, minutes: number) =>
  inDatabase((database) => {
    const startsAt = new Date(Date.now() + minutes * 60_000);
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    database
      .prepare("UPDATE Visit SET startsAt = ?, endsAt = ? WHERE propertyId = ?")
      .run(storedInstant(startsAt), storedInstant(endsAt), propertyId);
  });

test("a visit by video takes place: its link, the code, and an opinion that is asked for and given once", async ({
  page,
  browser,
}) => {
  const { id, seller } = await listingOfSeller();
  const host = await openAs(browser, seller.email);
  await host.goto("/seller/visits/disponibilites");
  await host.getByLabel("En visio").check();
  await publishMornings(host, { isOpen: true });
  const buyer = await createAccount(["buyer"]);
  await signInOn(page, buyer.email);
  await pickSlot(page, id);
  await page.getByLabel("En visio").check();
  await page.getByRole("button", { name: "Confirmer la réservation" }).click();
  await expect(page.getByText("Votre demande de visite est envoyée.")).toBeVisible();
  const address = page.url().replace(/\?.*/, "");

  await host.goto(address);
  await host.getByLabel("Lien de la visio").fill("http://exemple.fr/salle");
  await host.getByRole("button", { name: "Confirmer la visite" }).click();
  await expect(host.getByLabel("Lien de la visio")).toHaveAccessibleDescription(/https/);
  await host.getByLabel("Lien de la visio").fill("https://exemple.fr/salle");
  await host.getByRole("button", { name: "Confirmer la visite" }).click();
  await expect(host.getByText(/^La visite est confirmée\. Le visiteur/)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("link", { name: "Rejoindre la visio" })).toHaveAttribute(
    "href",
    "https://exemple.fr/salle",
  );
  const code = (await page.getByText(/^\d{6}$/).textContent()) ?? "";

  moveTo(id, -5);
  await host.goto(address);
  await expect(host.getByText("Le visiteur n’est pas venu", { exact: true })).toBeVisible();
  await host.getByLabel("Code du visiteur").fill(code === "000000" ? "111111" : "000000");
  await host.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
  await expect(host.getByText("Ce code n’est pas celui du visiteur")).toBeVisible();
  await host.getByLabel("Code du visiteur").fill(code);
  await host.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
  await expect(host.getByText("La visite est enregistrée comme effectuée.")).toBeVisible();
  await host.getByRole("button", { name: "Demander un avis" }).click();
  await expect(host.getByText("Votre demande d’avis est envoyée.")).toBeVisible();
  await expect(host.getByRole("button", { name: "Demander un avis" })).toHaveCount(0);

  // In two tabs of the visitor: the second one learns of the first.
  const tab = await leftOpen(page, address);
  await page.goto(address);
  for (const each of [page, tab]) await each.getByRole("radio", { name: /^4 sur 5/ }).check();
  await page.getByRole("button", { name: "Envoyer mon avis" }).click();
  await expect(page.getByText("Votre avis est enregistré.", { exact: false })).toBeVisible();
  await tab.getByRole("button", { name: "Envoyer mon avis" }).click();
  await expect(tab.getByText("La visite a changé entre-temps")).toBeVisible();
  await tab.context().close();
  await host.reload();
  await expect(host.getByText("4 étoiles sur 5")).toBeAttached();
  await host.context().close();
});

test("a visitor who did not come is told so, and offered another slot", async ({
  page,
  browser,
}) => {
  const { id, seller } = await listingOfSeller();
  const host = await openAs(browser, seller.email);
  await publishMornings(host);
  await comeIn(page, ["buyer"]);
  await pickSlot(page, id);
  await page.getByRole("button", { name: "Confirmer la réservation" }).click();
  await expect(page.getByText("Votre demande de visite est envoyée.")).toBeVisible();
  const address = page.url().replace(/\?.*/, "");
  await host.goto(address);
  await host.getByRole("button", { name: "Confirmer la visite" }).click();
  await expect(host.getByText(/^La visite est confirmée/).first()).toBeVisible();
  moveTo(id, -20);
  await host.reload();
  await host.getByText("Le visiteur n’est pas venu", { exact: true }).click();
  await host.getByRole("button", { name: "Enregistrer l’absence" }).click();
  await expect(host.getByText("L’absence du visiteur est enregistrée.")).toBeVisible();
  await page.goto(address);
  await expect(stateOf(page)).toContainText("Annulée");
  await expect(page.getByText("Le visiteur n’est pas venu")).toBeVisible();
  await page.getByRole("link", { name: "Choisir un autre créneau" }).click();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}/reserver`));
  await host.context().close();
});

test("who wants to call signs in first, and comes back to the looper's number", {
  tag: "@phone",
}, async ({ page }) => {
  const phone = "02 61 91 56 78";
  const { id } = await listingOfSeller();
  const looper = await createAccount(["ambassador"]);
  givePapers(looper.id);
  inDatabase((database) => {
    database.prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?").run(looper.id, id);
    database
      .prepare("UPDATE AmbassadorProfile SET workPhone = ? WHERE userId = ?")
      .run(phone, looper.id);
  });
  const response = await page.goto(`/bien/${id}`);
  expect(await response?.text()).not.toContain(phone);
  await page.getByRole("link", { name: "Appeler", exact: true }).click();
  await expect(page.getByText(/^Pour appeler le Looper qui fait visiter «/)).toBeVisible();
  await expectAccessible(page);
  const account = await createAccount(["seller"]);
  await fillLogin(page, account.email);
  await expect(page).toHaveURL(new RegExp(`/bien/${id}#contact$`));
  const call = page.getByRole("link", { name: `Appeler ${phone}` });
  await expect(call).toHaveAttribute("href", "tel:0261915678");
  await expect(call).toBeInViewport();
});

test("a slot that led to a registration is offered on the device that opens the mail", async ({
  page,
  browser,
}) => {
  const { id, seller } = await listingOfSeller();
  const host = await openAs(browser, seller.email);
  await publishMornings(host);
  await host.context().close();
  const slotId = await pickSlot(page, id);
  await page.getByRole("link", { name: "Créer un compte", exact: true }).click();
  const sentence = /^Pour réserver .+ la visite de «.+», créez votre compte/;
  await expect(page.getByText(sentence)).toBeVisible();
  const email = `${newId()}@example.org`;
  await fillRegistration(page, email);
  await sendRegistration(page);
  await expect(page).toHaveURL(/\/confirmation\/attente$/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(linkIn(mailsTo(email)[0]));
  await expect(elsewhere.getByText(/vous pourrez réserver .+ la visite de «/)).toBeVisible();
  await elsewhere.getByLabel("Mot de passe choisi à l’inscription").fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`/bien/${id}/reserver\\?creneau=${slotId}$`));
  await elsewhere.getByRole("button", { name: "Confirmer la réservation" }).click();
  await expect(elsewhere.getByText("Votre demande de visite est envoyée.")).toBeVisible();
  await elsewhere.context().close();

  // Whoever comes to it later is informed, and shown the others.
  await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/reserver?creneau=${slotId}`);
  await expect(page.getByText("Ce créneau n’est plus libre")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expectAccessible(page);
});

test("in another role the buyer's is taken along, and hosts book nothing at home", async ({
  page,
  browser,
}) => {
  const { id, seller } = await listingOfSeller();
  const host = await openAs(browser, seller.email);
  await publishMornings(host);
  await host.goto(`/bien/${id}/reserver`);
  await expect(host.getByText("C’est vous qui faites visiter ce bien")).toBeVisible();
  await host.context().close();
  await comeIn(page, ["seller"]);
  await pickSlot(page, id);
  await page.getByRole("button", { name: "Devenir acheteur et réserver" }).click();
  await expect(page.getByText("Votre demande de visite est envoyée.")).toBeVisible();
});

test("the address of one's calendar is shown once, renewed and stopped", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/visites/agenda");
  const address = () => page.getByText(/^https?:\/\/.+\/api\/calendar\//);
  await page.getByRole("button", { name: "Créer mon adresse d’abonnement" }).click();
  const first = (await address().textContent()) ?? "";
  expect((await page.request.get(first, RESTED)).status()).toBe(200);
  await page.getByRole("button", { name: "Créer une autre adresse" }).click();
  await expect(address()).not.toHaveText(first);
  const second = (await address().textContent()) ?? "";
  expect((await page.request.get(first, RESTED)).status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Arrêter l’abonnement" }).click();
  await expect(page.getByText(/^L’abonnement est arrêté/)).toBeVisible();
  expect((await page.request.get(second, RESTED)).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("availability is published, and a visit booked and cancelled", async ({ page, browser }) => {
    const { id, seller } = await listingOfSeller();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const host = await context.newPage();
    await signInOn(host, seller.email);
    await host.goto("/seller/visits/disponibilites");
    // What is wrong is reported, and what was typed stays.
    await host.getByLabel("Lundi, plage 1, de").fill("12:00");
    await host.getByLabel("Lundi, plage 1, à").fill("09:00");
    await host.getByRole("button", { name: "Enregistrer mes disponibilités" }).click();
    await expect(host.getByText(/^Chaque plage va d’une heure à une autre/)).toBeVisible();
    await expect(host.getByLabel("Lundi, plage 1, de")).toHaveValue("12:00");
    await publishMornings(host);
    await context.close();
    await comeIn(page, ["buyer"]);
    await page.goto(`/bien/${id}`);
    await page.getByRole("link", { name: "Voir tous les créneaux" }).click();
    await page.getByRole("table").getByRole("link").last().click();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Continuer avec ce créneau" }).click();
    await page.getByRole("button", { name: "Confirmer la réservation" }).click();
    await expect(page.getByText("Votre demande de visite est envoyée.")).toBeVisible();
    await page.getByText("Annuler la visite", { exact: true }).click();
    await page.getByRole("button", { name: "Confirmer l’annulation" }).click();
    // Refused without a reason: the form is open where it says so.
    await expect(page.getByText("Choisissez un motif.")).toBeVisible();
    await page.getByLabel("Motif").selectOption({ label: "Je ne suis plus disponible" });
    await page.getByRole("button", { name: "Confirmer l’annulation" }).click();
    await expect(page.getByText(/^La visite est annulée/)).toBeVisible();
  });
});

test("a listing leads back to the results that it was come from, in place", async ({ page }) => {
  await page.goto("/recherche?sort=price-asc");
  const card = page.locator("[data-listing] a").nth(8);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(/\/bien\//);
  const back = page.getByRole("link", { name: "Retour aux biens à vendre" });
  await use(page);
  await expect(back).toHaveAttribute("href", "/recherche?sort=price-asc");
  await back.click();
  await expect(page).toHaveURL(/\/recherche\?sort=price-asc$/);
  await expect(card).toBeInViewport();
});
