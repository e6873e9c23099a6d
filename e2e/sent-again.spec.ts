import { expect, type Page, test } from "@playwright/test";
import { comeIn } from "./people";
import { firstListing, inDatabase, isLive } from "./support";

/** Forms whose response gets lost, and forms that one comes back to: what arrived is not done a second time. */

const key = (page: Page) => page.locator("#ecrire input[name=idempotencyKey]");
const text = (page: Page) => page.getByLabel("Votre message");
const submit = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });

const messagesOf = ({ id }: { id: string }) =>
  inDatabase((database) =>
    database.prepare("SELECT content FROM Message WHERE authorId = ?").pluck().all(id),
  );

async function write(page: Page, content: string): Promise<void> {
  await isLive(page);
  await text(page).fill(content);
  await submit(page).click();
}

test("a message whose response got lost is one message when the page is reloaded and it is sent again", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  const buyer = await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/contact`);
  await isLive(page);
  const first = await key(page).inputValue();
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(
    `**/bien/${id}/contact`,
    async (route) => {
      await route.fetch();
      await route.abort();
      lose();
    },
    { times: 1 },
  );
  await write(page, "Bonjour, est-il libre ?");
  await lost;
  expect(messagesOf(buyer)).toEqual(["Bonjour, est-il libre ?"]);
  await page.reload();
  await isLive(page);
  expect(await key(page).inputValue()).toBe(first);
  await write(page, "Bonjour, est-il libre ?");
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  expect(messagesOf(buyer)).toEqual(["Bonjour, est-il libre ?"]);
});

test("back from where a form led it is the same form; opened anew it is another one", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  const buyer = await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/contact`);
  await write(page, "Bonjour !");
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}/contact$`));
  await write(page, "Bonjour !");
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  expect(messagesOf(buyer)).toEqual(["Bonjour !"]);

  await page.goBack();
  await write(page, "Une autre question");
  await expect(
    page.getByRole("alert").filter({ hasText: "Un premier envoi de ce formulaire" }),
  ).toBeVisible();
  await expect(text(page)).toHaveValue("Une autre question");
  await submit(page).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  expect(messagesOf(buyer)).toEqual(["Bonjour !", "Une autre question"]);

  await page.goto(`/bien/${id}/contact`);
  await write(page, "Bonjour !");
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  expect(messagesOf(buyer)).toHaveLength(3);
});

test("without scripts a form keeps its key over a refusal, and has one of its own each time", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  const buyer = await comeIn(page, ["buyer"]);
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/bien/${id}/contact`);
  const first = await key(plain).inputValue();
  expect(first).toMatch(/^[0-9a-z]{26}$/);
  await text(plain).fill(" ");
  await submit(plain).click();
  await expect(plain.getByText("Écrivez votre message")).toBeVisible();
  expect(await key(plain).inputValue()).toBe(first);
  await text(plain).fill("Sans script");
  await submit(plain).click();
  await expect(plain).toHaveURL(/\/messages\?conversation=/);
  await plain.goto(`/bien/${id}/contact`);
  expect(await key(plain).inputValue()).not.toBe(first);
  expect(messagesOf(buyer)).toEqual(["Sans script"]);
  await context.close();
});

test("no page that is the same for everybody gives everybody one key", async ({ request }) => {
  const { id } = await firstListing(request, "location=Rennes");
  const cached = ["/", "/v2", "/acheter", "/acheter/rennes", "/recherche", `/bien/${id}`];
  const texts = ["/vendre", "/looper", "/beta", "/help", "/honoraires", "/confidentialite"];
  for (const path of [...cached, ...texts]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(await response.text(), path).not.toContain("idempotencyKey");
  }
});
