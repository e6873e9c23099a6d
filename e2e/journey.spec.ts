import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { takeListing } from "./offers";
import {
  comeIn,
  comeInAsTrustManager,
  createAccount,
  dayIn,
  fillRegistration,
  givePapers,
  linkIn,
  mailsTo,
  PASSWORD,
  type Person,
  sendRegistration,
  signInOn,
} from "./people";
import { inDatabase, isLive, storedInstant } from "./support";

/**
 * Buyer and seller, each in a browser of their own, from a listing that is read signed out to an accepted
 * offer and the sale's timeline. What each screen does besides has its own test.
 */

/** The visit's hour comes: it began ten minutes ago. */
function letVisitBegin(visitId: string): void {
  const at = (minutes: number) => storedInstant(new Date(Date.now() + minutes * 60_000));
  inDatabase((database) =>
    database
      .prepare("UPDATE Visit SET startsAt = ?, endsAt = ? WHERE id = ?")
      .run(at(-10), at(20), visitId),
  );
}

function giveLooper(homeId: string, looper: Person): void {
  givePapers(looper.id);
  inDatabase((database) =>
    database.prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?").run(looper.id, homeId),
  );
}

async function pageOf(browser: Browser, email?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (email) await signInOn(page, email);
  return page;
}

/** Opens what a button opens, and gives the form around it. */
async function opened(page: Page, name: string): Promise<Locator> {
  const form = page.locator("form").filter({ has: page.locator("summary", { hasText: name }) });
  await form.locator("summary").click();
  return form;
}

const visitPanel = (page: Page) => page.getByRole("region", { name: "Visiter" });
const bell = (page: Page) =>
  page.getByRole("link", { name: /^Notifications/ }).locator("visible=true");
/** Presses the bell, and is at what it leads to: the page before has links of the same names. */
async function openNotifications(page: Page): Promise<void> {
  await bell(page).click();
  await expect(page).toHaveURL(/\/notifications$/);
}

const log = (page: Page) => page.getByRole("log");
const euros = (cents: number) => String(Math.round(cents / 100));

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel("Votre réponse").fill(text);
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText(text);
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("from a listing read signed out to an accepted offer and the timeline of its sale", {
  tag: "@phone-only",
}, async ({ page: visitor, browser }) => {
  const seller = await createAccount(["seller"]);
  const home = inDatabase((database) => takeListing(database, seller.id));
  const listing = `/bien/${home.id}`;
  const host = await pageOf(browser, seller.email);
  const email = `${newId()}@example.org`;
  let slotId = "";

  await test.step("the seller says when they receive", async () => {
    await host.goto("/seller/visits/disponibilites");
    await host.getByLabel("Mercredi, plage 1, de").fill("14:00");
    await host.getByLabel("Mercredi, plage 1, à").fill("18:00");
    await host.getByRole("button", { name: "Enregistrer mes disponibilités" }).click();
    await expect(host.getByText("Vos disponibilités sont enregistrées.")).toBeVisible();
    await host.goto("/seller/dashboard");
    await isLive(host);
  });

  await test.step("nobody who is signed in presses a slot: what they want is said on the way", async () => {
    await visitor.goto(listing);
    await expect(visitor.getByText(home.address)).toHaveCount(0);
    const slot = visitPanel(visitor).getByRole("radio").first();
    await slot.check();
    slotId = (await slot.getAttribute("value")) ?? "";
    await visitPanel(visitor).getByRole("button", { name: "Réserver ce créneau" }).click();
    await expect(visitor.getByText(/^Pour réserver mercredi .+ la visite de «/)).toBeVisible();
    await visitor.getByRole("link", { name: "Créer un compte", exact: true }).click();
    await expect(
      visitor.getByText(/^Pour réserver mercredi .+ la visite de «.+», créez votre compte/),
    ).toBeVisible();
    await expectGood(visitor);
    await fillRegistration(visitor, email);
    await sendRegistration(visitor);
  });

  const buyer = await pageOf(browser);
  await test.step("the mail is opened on another device, which is back at the slot", async () => {
    await buyer.goto(linkIn(mailsTo(email)[0]));
    await expect(buyer.getByText(/vous pourrez réserver .+ la visite de «/)).toBeVisible();
    await buyer.getByLabel("Mot de passe choisi à l’inscription").fill(PASSWORD);
    await buyer.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
    await expect(buyer).toHaveURL(new RegExp(`${listing}/reserver\\?creneau=${slotId}$`));
    await buyer.getByRole("button", { name: "Confirmer la réservation" }).click();
    await expect(buyer.getByText("Votre demande de visite est envoyée.")).toBeVisible();
    await expect(buyer.getByText("L’adresse exacte s’affiche ici")).toBeVisible();
    await expect(buyer.getByText(home.address)).toHaveCount(0);
    await buyer.goto(listing);
    await expect(visitPanel(buyer).getByText("En attente de confirmation")).toBeVisible();
  });

  const visitId = inDatabase((database) =>
    database
      .prepare<[string], string>("SELECT id FROM Visit WHERE propertyId = ?")
      .pluck()
      .get(home.id),
  );
  if (!visitId) throw new Error("expected a visit");
  const visit = `/visites/${visitId}`;

  await test.step("the seller's page, open meanwhile, has the bell ring, and they confirm", async () => {
    await expect(bell(host)).toHaveAccessibleName(/^Notifications, 1 non lue/);
    await openNotifications(host);
    await host
      .getByRole("main")
      .getByRole("link", { name: /visite/i })
      .first()
      .click();
    await expect(host).toHaveURL(new RegExp(visit));
    await host.getByRole("button", { name: "Confirmer la visite" }).click();
    await expect(host.getByText(/^La visite est confirmée\. Le visiteur/)).toBeVisible();
    await expectGood(host);
  });

  await test.step("the listing's panel is the visit, and says where at last", async () => {
    await buyer.reload();
    const panel = visitPanel(buyer);
    await expect(panel.getByText("Visite confirmée")).toBeVisible();
    await expect(panel.getByText(/^mercredi .+, de \d\d.h.* à /)).toBeVisible();
    await expect(panel.getByText(home.address)).toBeVisible();
    await expect(panel.getByText("Avec Camille")).toBeVisible();
    const href = await panel
      .getByRole("link", { name: "Ajouter à mon agenda" })
      .getAttribute("href");
    expect(await (await buyer.request.get(href ?? "")).text()).toContain("BEGIN:VEVENT");
    await expect(panel.getByRole("link", { name: "Déplacer" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Annuler" })).toBeVisible();
    await expectGood(buyer);
  });

  await test.step("they write to each other, both pages open", async () => {
    await buyer.getByText("Contacter", { exact: true }).first().click();
    // Before the scripts run the form leads to a page of its own.
    await isLive(buyer);
    const contact = buyer.getByRole("region", { name: "Une question, une visite" });
    await contact.getByLabel("Votre message").fill("Où puis-je me garer ?");
    await contact.getByRole("button", { name: "Envoyer" }).click();
    await contact.getByRole("link", { name: "Voir la conversation" }).click();
    await expect(log(buyer)).toContainText("Où puis-je me garer ?");
    await isLive(buyer);
    await host.goto("/messages");
    await host.getByRole("main").getByRole("link", { name: /Zoé/ }).first().click();
    await expect(log(host)).toContainText("Où puis-je me garer ?");
    await isLive(host);
    await write(host, "Dans la cour, au fond.");
    await expect(log(buyer)).toContainText("Dans la cour, au fond.");
    await write(buyer, "Merci, à mercredi !");
    await expect(log(host)).toContainText("Merci, à mercredi !");
  });

  await test.step("the visit takes place: its code is typed, and the buyer says what they think", async () => {
    await buyer.goto(visit);
    const code = (await buyer.getByText(/^\d{6}$/).textContent()) ?? "";
    letVisitBegin(visitId);
    await host.goto(visit);
    await host.getByLabel("Code du visiteur").fill(code === "000000" ? "000001" : "000000");
    await host.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
    await expect(
      host
        .getByText(/code/i)
        .filter({ hasText: /pas|erron|incorrect/i })
        .first(),
    ).toBeVisible();
    await host.getByLabel("Code du visiteur").fill(code);
    await host.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
    await expect(host.getByText("La visite est enregistrée comme effectuée.")).toBeVisible();
    await buyer.reload();
    await buyer.getByRole("radio", { name: /4 sur 5/ }).check();
    await buyer.getByLabel("Votre commentaire").fill("Lumineux, et au calme.");
    await buyer.getByRole("button", { name: "Envoyer mon avis" }).click();
    await expect(buyer.getByText(/^Merci.! Votre avis est enregistré\./)).toBeVisible();
    await expect(buyer.getByRole("link", { name: "Faire une offre" })).toHaveAttribute(
      "href",
      `${listing}/offre`,
    );
    await expectGood(buyer);
    await host.reload();
    await expect(host.getByText("Lumineux, et au calme.")).toBeVisible();
  });

  const looper = await createAccount(["ambassador"]);
  giveLooper(home.id, looper);

  let offer = "";
  await test.step("the buyer makes an offer from the listing", async () => {
    await buyer.goto(listing);
    await buyer.getByRole("link", { name: "Faire une offre" }).first().click();
    await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Faire une offre");
    await isLive(buyer);
    await buyer.getByLabel("Montant proposé").fill(euros(home.priceCents * 0.92));
    await buyer
      .getByLabel("Comment financez-vous cet achat")
      .selectOption("Avec un prêt seulement");
    await buyer.getByRole("button", { name: "Relire mon offre" }).click();
    await buyer.getByRole("button", { name: "Envoyer l’offre" }).click();
    await expect(buyer.getByText("Votre offre est envoyée.")).toBeVisible();
    offer = new URL(buyer.url()).pathname;
  });

  await test.step("the seller counters, the buyer accepts", async () => {
    await openNotifications(host);
    await host.getByRole("main").getByRole("link", { name: /offre/i }).first().click();
    await expect(host).toHaveURL(new RegExp(`${offer}|/seller/offers`));
    await host.goto(offer);
    const counter = await opened(host, "Contre-proposer");
    await counter.getByLabel("Votre prix").fill(euros(home.priceCents * 0.97));
    await counter.getByRole("button", { name: "Envoyer ma contre-proposition" }).click();
    await expect(host.getByText("Votre contre-proposition est envoyée.")).toBeVisible();
    await buyer.goto("/buyer/dashboard");
    await buyer
      .getByRole("link", { name: /Répondre à une contre-proposition/ })
      .first()
      .click();
    const acceptance = await opened(buyer, "Accepter");
    await acceptance.getByRole("button", { name: /^Accepter à/ }).click();
    await expect(buyer.getByText("L’offre est acceptée et la vente ouverte.")).toBeVisible();
    await expectGood(buyer);
  });
  const sale = new URL(buyer.url()).pathname;

  await test.step("the team records the compromis, and all who take part read the same days", async () => {
    const office = await pageOf(browser);
    await comeInAsTrustManager(office);
    await office.goto(sale);
    const sign = await opened(office, "Enregistrer la signature");
    await sign.getByRole("button", { name: "Enregistrer" }).click();
    await expect(office.getByText("L’étape est enregistrée.")).toBeVisible();
    const presented = await opened(office, "Enregistrer la présentation");
    // From before: the day may turn meanwhile.
    const tenth = dayIn(10);
    await presented.getByRole("button", { name: "Enregistrer" }).click();
    await expect(office.locator("summary", { hasText: "Fixer la date de l’acte" })).toBeVisible();
    const days = inDatabase((database) =>
      database
        .prepare<[string], { withdrawalEndsOn: string }>(
          "SELECT withdrawalEndsOn FROM Sale WHERE propertyId = ? AND status = 'open'",
        )
        .get(home.id),
    );
    // Ten days from the next one on, and to the next working day (lib/sales/rules.test.ts has the cases).
    expect((days?.withdrawalEndsOn ?? "") >= tenth).toBe(true);
    const assistant = await pageOf(browser, looper.email);
    for (const page of [office, buyer, host, assistant]) {
      await page.goto(sale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("La vente, étape par étape");
      const steps = page.getByRole("region", { name: "Les étapes" });
      await expect(
        steps.locator(`time[datetime="${days?.withdrawalEndsOn}"]`).first(),
      ).toBeVisible();
      await expect(steps.getByRole("heading", { level: 3 }).first()).toHaveText("Offre acceptée");
    }
    await expectGood(host);
    await expectGood(assistant);
    const stranger = await pageOf(browser);
    await comeIn(stranger, ["buyer"], ["seller"]);
    expect((await stranger.request.get(sale)).status()).toBe(404);
    for (const each of [office, assistant, stranger]) await each.context().close();
  });
  await buyer.context().close();
  await host.context().close();
});
