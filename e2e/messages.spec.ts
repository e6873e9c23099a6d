import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectFits } from "./axe";
import { comeIn, createAccount, signInOn, writeConversation } from "./people";
import { firstListing, hold, inDatabase, isLive } from "./support";

/** Messages between two people whose pages are open at once, and the first one about a listing. */

const log = (page: Page): Locator => page.getByRole("log");
const answer = (page: Page): Locator => page.getByLabel("Votre réponse");
const badge = (page: Page): Locator =>
  page.getByRole("link", { name: /^Messages \d+ non lus?/ }).first();

async function besides(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await signInOn(page, email);
  return { context, page };
}

/** A buyer and a seller in a conversation, each with it open. */
async function bothOpen(page: Page, browser: Browser, baseURL: string | undefined) {
  const buyer = await comeIn(page, ["buyer"]);
  const seller = await createAccount(["seller"]);
  const id = writeConversation({ contact: buyer, owner: seller, messages: ["Bonjour !"] });
  const address = `/messages?conversation=${id}`;
  const beside = await besides(browser, baseURL, seller.email);
  for (const each of [page, beside.page]) {
    await each.goto(address);
    await isLive(each);
    await expect(log(each)).toContainText("Bonjour !");
  }
  return { id, buyer, seller, theirs: beside.page, context: beside.context };
}

test("a message appears in the other browser, and what is typed there stays", {
  tag: "@phone",
}, async ({ page, browser, baseURL }) => {
  const { theirs } = await bothOpen(page, browser, baseURL);
  await answer(theirs).fill("Je suis en train d’écri");
  await answer(page).fill("Le bien est-il libre ?");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Le bien est-il libre ?");
  await expect(log(theirs)).toContainText("Le bien est-il libre ?");
  await expect(answer(theirs)).toHaveValue("Je suis en train d’écri");
  // Read there, which is shown here.
  await expect(log(page).getByText("Vu", { exact: true })).toBeVisible();
  await answer(theirs).press("End");
  await theirs.keyboard.type("re.");
  await theirs.keyboard.press("Enter");
  await expect(log(page)).toContainText("Je suis en train d’écrire.");
  await expect(answer(theirs)).toHaveValue("");
});

test("a message that arrives before the page listens is shown", async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await comeIn(page, ["buyer"]);
  const seller = await createAccount(["seller"]);
  const id = writeConversation({ contact: buyer, owner: seller, messages: ["Bonjour !"] });
  const address = `/messages?conversation=${id}`;
  const { page: theirs } = await besides(browser, baseURL, seller.email);
  const release = await hold(theirs, "**/api/events*");
  const listens = theirs.waitForRequest("**/api/events*");
  await theirs.goto(address);
  await listens;
  await page.goto(address);
  await isLive(page);
  await answer(page).fill("Le bien est-il libre ?");
  await page.keyboard.press("Enter");
  const stored = () =>
    inDatabase((database) =>
      database.prepare("SELECT count(*) FROM Message WHERE conversationId = ?").pluck().get(id),
    );
  await expect.poll(stored).toBe(2);
  await expect(log(theirs)).toContainText("Bonjour !");
  await expect(log(theirs)).not.toContainText("Le bien est-il libre ?");
  release();
  await expect(log(theirs)).toContainText("Le bien est-il libre ?");
});

test("a message that does not get through is sent again, once", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, theirs } = await bothOpen(page, browser, baseURL);
  await page.route("**/messages**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await answer(page).fill("Vous m’entendez ?");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("La réponse du site ne nous est pas parvenue");
  await page.unroute("**/messages**");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(log(theirs)).toContainText("Vous m’entendez ?");
  await expect(page.getByRole("button", { name: "Réessayer" })).toHaveCount(0);
  await expect(log(page).getByText("Vous m’entendez ?")).toHaveCount(1);
  const count = inDatabase((database) =>
    database
      .prepare("SELECT count(*) FROM Message WHERE conversationId = ? AND content LIKE 'Vous m%'")
      .pluck()
      .get(id),
  );
  expect(count).toBe(1);
});

test("what arrives is counted in the menu of any page", { tag: "@walk" }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { theirs } = await bothOpen(page, browser, baseURL);
  await theirs.goto("/profile");
  await isLive(theirs);
  await answer(page).fill("Êtes-vous là ?");
  await page.keyboard.press("Enter");
  await expect(badge(theirs)).toBeVisible();
});

test("who is blocked can't write, and reads no more than that", async ({
  page,
  browser,
  baseURL,
}) => {
  const { theirs } = await bothOpen(page, browser, baseURL);
  await page.getByText("Bloquer ou signaler").click();
  await page.getByRole("button", { name: "Bloquer cette personne" }).click();
  await expect(page.getByText("Vous avez bloqué cette personne")).toBeVisible();
  await expect(
    theirs.getByText("Il n’est pas possible de répondre dans cette conversation."),
  ).toBeVisible();
  await expect(theirs.locator("body")).not.toContainText("bloqué");
  await page.getByRole("button", { name: "Débloquer cette personne" }).click();
  await expect(answer(page)).toBeVisible();
  await expect(answer(theirs)).toBeVisible();
});

test("who is signed in writes from the listing, in place", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  const buyer = await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}`);
  const panel = page.getByRole("region", { name: "Une question, une visite" });
  await panel.getByText("Contacter", { exact: true }).click();
  await isLive(page);
  await expect(panel.getByLabel("Votre message")).toHaveValue(
    "Bonjour, ce bien est-il toujours disponible\u00a0?",
  );
  const message = panel.getByLabel("Votre message");
  const question = await message.inputValue();
  await message.focus();
  await page.keyboard.insertText("a".repeat(4_000));
  await panel.getByRole("button", { name: "Envoyer" }).click();
  await expect(panel.getByText(/^Un message compte au plus 4.000 caractères\.$/)).toBeVisible();
  expect((await message.inputValue()).length).toBe(4_000 + question.length);
  await message.fill(question);
  await panel.getByRole("button", { name: "Envoyer" }).click();
  await expect(panel.getByText("Votre message est envoyé.")).toBeVisible();
  await panel.getByRole("link", { name: "Voir la conversation" }).click();
  await expect(log(page)).toContainText("toujours disponible");
  // One of them is two units of the limit: the field counts fewer than the server.
  const pictures = "😀".repeat(2_100);
  await isLive(page);
  await answer(page).fill(pictures);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText(/^Un message compte au plus 4.000 caractères\.$/)).toBeVisible();
  await expect(answer(page)).toHaveValue(pictures);
  const threads = inDatabase((database) =>
    database
      .prepare("SELECT count(*) FROM Conversation WHERE contactId = ? AND propertyId = ?")
      .pluck()
      .get(buyer.id, id),
  );
  expect(threads).toBe(1);
});

test("one press on a phone opens the field of a message", { tag: "@phone-only" }, async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  await page.goto(`/bien/${id}`);
  await isLive(page);
  await page.getByRole("complementary").getByRole("link", { name: "Contacter" }).tap();
  await expect(page.getByLabel("Votre message")).toBeFocused();
  await expect(page.getByLabel("Votre adresse e-mail")).toBeVisible();
  await expectFits(page);
});

test("a first message without an account goes by the link of its mail", async ({
  page,
  request,
}) => {
  const { id, title } = await firstListing(request, "location=Rennes");
  const email = `${newId()}@example.org`;
  await page.goto(`/bien/${id}`);
  const panel = page.getByRole("region", { name: "Une question, une visite" });
  await panel.getByText("Contacter", { exact: true }).click();
  await isLive(page);
  await panel.getByLabel("Votre message").fill("Est-il possible de visiter samedi ?");
  await panel.getByLabel("Prénom et nom").fill("Léo Garnier");
  await panel.getByLabel("Votre adresse e-mail").fill(email);
  await expect(panel.locator("altcha-widget")).toHaveCount(0);
  await panel.getByRole("button", { name: "Envoyer" }).click();
  // The proof of work takes what the device takes.
  await expect(panel.getByText("Plus qu’un clic pour envoyer votre message")).toBeVisible({
    timeout: 90_000,
  });
  await expect(page).toHaveURL(new RegExp(`/bien/${id}$`));
  await page.getByRole("link", { name: "Ouvrir la boîte d’essai" }).click();
  const mail = page.getByRole("listitem").filter({ hasText: `À ${email}` });
  await mail.first().getByRole("link", { name: "Confirmez l’envoi de votre message" }).click();
  await page.getByRole("link", { name: "Confirmer et envoyer" }).click();
  await expect(page.getByText(`Au sujet de « ${title} »`)).toBeVisible();
  await page.getByRole("button", { name: "Envoyer mon message" }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await expect(log(page)).toContainText("Est-il possible de visiter samedi ?");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("who is signed in writes about a listing", async ({ page, request }) => {
    const { id } = await firstListing(request, "location=Rennes");
    await comeIn(page, ["buyer"]);
    await page.goto(`/bien/${id}`);
    const panel = page.getByRole("region", { name: "Une question, une visite" });
    await panel.getByText("Contacter", { exact: true }).click();
    await panel.getByLabel("Votre message").fill("Y a-t-il une cave ?");
    await panel.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByLabel("Votre message")).toHaveValue("Y a-t-il une cave ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(log(page)).toContainText("Y a-t-il une cave ?");
  });
});
