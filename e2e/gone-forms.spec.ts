import { type Browser, expect, type Page, test } from "@playwright/test";
import { PROBLEM_PAGES } from "../lib/content/problems";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { opened, ownListing, pageOf, writeOffer } from "./offers";
import { comeIn, createAccount, signInOn } from "./people";
import { inDatabase, storedInstant } from "./support";

/* Forms sent without scripts after what they are about has gone: the page says so, and what was typed stays. */

test.use({ javaScriptEnabled: false });

const TEXT = "Bonjour, est-ce que la cave est <saine> ?\nMerci d’avance.";

const withdraw = (id: string) =>
  inDatabase((database) =>
    database.prepare("UPDATE Property SET status = 'withdrawn' WHERE id = ?").run(id),
  );

async function expectGivenBack(
  page: Page,
  { title, label, text = TEXT }: { title: string; label: string; text?: string },
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(PROBLEM_PAGES.typed.title);
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}

/** The page as it is, at its address, in a browser that runs axe, which needs scripts. */
async function expectSound(page: Page, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
  });
  const copy = await context.newPage();
  const body = await page.content();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: "text/html", body }));
  await copy.goto(page.url());
  await expectAccessible(copy);
  await expectNoSidewaysScroll(copy);
  await context.close();
}

/** An open time of a listing, written beside the running site. */
function writeSlot(propertyId: string, hostId: string): string {
  const id = newId();
  const startsAt = new Date(Date.now() + 5 * 86_400_000);
  startsAt.setUTCHours(9, 0, 0, 0);
  const times = [startsAt, new Date(startsAt.getTime() + 1_800_000)].map((at) => storedInstant(at));
  inDatabase((database) =>
    database
      .prepare(
        "INSERT INTO VisitSlot (id, propertyId, hostId, startsAt, endsAt) VALUES (?, ?, ?, ?, ?)",
      )
      .run(id, propertyId, hostId, ...times),
  );
  return id;
}

const responseTo = (page: Page, path: string) =>
  page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes(path),
  );

test("a question about a listing that was withdrawn meanwhile", async ({ page, browser }) => {
  const { id } = await ownListing();
  await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/contact`);
  await page.getByLabel("Votre message").fill(TEXT);
  withdraw(id);
  const answer = responseTo(page, "/contact");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  expect((await answer).status()).toBe(410);
  await expectGivenBack(page, { title: "Annonce retirée", label: "Votre message" });
  await expectSound(page, browser);
  await page.getByRole("link", { name: PROBLEM_PAGES.typed.back }).click();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}/contact$`));
  await expect(
    page.getByRole("heading", { level: 1, name: "Cette annonce a été retirée" }),
  ).toBeVisible();
});

test("an offer for it", async ({ page }) => {
  const { id } = await ownListing();
  await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/offre`);
  await page.getByLabel(/Conditions suspensives/).fill(TEXT);
  withdraw(id);
  await page.getByRole("button", { name: "Relire mon offre" }).click();
  await expectGivenBack(page, { title: "Annonce retirée", label: "Conditions" });
});

test("a report of it", async ({ page }) => {
  const { id } = await ownListing();
  await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/signaler`);
  await page.getByLabel("Ce qui ne va pas").selectOption({ index: 1 });
  await page.locator("textarea[name=text]").fill(TEXT);
  withdraw(id);
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expectGivenBack(page, { title: "Annonce retirée", label: "Votre texte" });
});

test.describe("a visit", () => {
  async function fillBooking(page: Page) {
    const listing = await ownListing();
    const { id, seller } = listing;
    const slotId = writeSlot(id, seller.id);
    await comeIn(page, ["buyer"]);
    await page.goto(`/bien/${id}/reserver?creneau=${slotId}`);
    await page.getByLabel(/Un mot pour la personne/).fill(TEXT);
    return {
      id,
      listing,
      slotId,
      send: () => page.getByRole("button", { name: /Confirmer/ }).click(),
    };
  }

  test("of a listing that was withdrawn", async ({ page }) => {
    const { id, send } = await fillBooking(page);
    withdraw(id);
    await send();
    await expectGivenBack(page, { title: "Annonce retirée", label: "Votre mot" });
  });

  test("of a listing that was sold", async ({ page }) => {
    const { id, listing, send } = await fillBooking(page);
    const offerId = writeOffer(listing, await createAccount(["buyer"]));
    inDatabase((database) => {
      database.prepare("UPDATE Offer SET status = 'accepted' WHERE id = ?").run(offerId);
      database
        .prepare("UPDATE Property SET status = 'sold', soldAt = ? WHERE id = ?")
        .run(storedInstant(), id);
    });
    await send();
    await expectGivenBack(page, { title: "Visites fermées", label: "Votre mot" });
  });

  test("at a time that somebody else has taken", async ({ page, browser }) => {
    const { id, slotId, send } = await fillBooking(page);
    const rival = await otherPage(browser);
    await rival.goto(`/bien/${id}/reserver?creneau=${slotId}`);
    await rival.getByRole("button", { name: /Confirmer/ }).click();
    await expect(rival.getByText("Votre demande de visite est envoyée.")).toBeVisible();
    await send();
    await expectGivenBack(page, { title: "Créneau déjà pris", label: "Votre mot" });
  });
});

async function otherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInOn(page, (await createAccount(["buyer"])).email);
  return page;
}

test("a counter-offer to an offer that was withdrawn meanwhile", async ({ page, browser }) => {
  const listing = await ownListing();
  const buyer = await createAccount(["buyer"]);
  const offerId = writeOffer(listing, buyer);
  const rival = await pageOf(browser, buyer.email);
  await signInOn(page, listing.seller.email);
  await page.goto(`/offres/${offerId}`);
  const form = await opened(page, "Contre-proposer");
  await form.getByLabel("Message à l’acheteur").fill(TEXT);
  inDatabase((database) =>
    database.prepare("UPDATE Offer SET status = 'withdrawn' WHERE id = ?").run(offerId),
  );
  await form.getByRole("button", { name: /Envoyer/ }).click();
  await expectGivenBack(page, { title: "Offre déjà traitée", label: "Votre message" });
  await rival.close();
});
