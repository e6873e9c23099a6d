import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { encryptedPdf, pdf, scriptPdf } from "../lib/testing/pdfs";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import { comeIn, comeInAsTrustManager, createAccount, writeConversation } from "./people";
import { inDatabase, isLive, RESTED, storedInstant } from "./support";

/** Documents that two people send each other with their messages. */

const log = (page: Page): Locator => page.getByRole("log");
const answer = (page: Page): Locator => page.getByLabel("Votre réponse");
const send = (page: Page): Locator => page.getByRole("button", { name: "Envoyer", exact: true });
const chosen = (page: Page): Locator =>
  page.getByRole("list", { name: "Pièces jointes à envoyer" }).getByRole("listitem");
const choose = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page
    .locator("input[type=file]")
    .setInputFiles(files.map((file) => ({ ...file, mimeType: "application/pdf" })));

/** A picture that calls itself a PDF. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A buyer and a seller in a conversation, each with it open in a browser of their own. */
async function bothOpen(page: Page, browser: Browser) {
  const buyer = await comeIn(page, ["buyer"]);
  const seller = await createAccount(["seller"]);
  const id = writeConversation({ contact: buyer, owner: seller, messages: ["Bonjour !"] });
  const theirs = await pageOf(browser, seller.email);
  for (const each of [page, theirs]) {
    await each.goto(`/messages?conversation=${id}`);
    await isLive(each);
    await expect(log(each)).toContainText("Bonjour !");
  }
  return { id, buyer, seller, theirs };
}

test("a document is sent with a message, opened by the other, and deleted again", async ({
  page,
  browser,
}) => {
  const { theirs } = await bothOpen(page, browser);

  await test.step("two files are chosen, one is taken out again", async () => {
    await choose(
      page,
      { name: "Devis de toiture.pdf", buffer: await pdf("Devis") },
      { name: "Plan.pdf", buffer: await pdf("Plan") },
    );
    await expect(chosen(page)).toHaveCount(2);
    await expect(page.getByText("« Plan.pdf » est joint à votre message.")).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: "Retirer « Plan.pdf »" }).click();
    await expect(chosen(page)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Joindre un PDF" })).toBeFocused();
  });

  await test.step("they are still there when the page comes back", async () => {
    await page.reload();
    await isLive(page);
    await expect(chosen(page)).toHaveText(/Devis de toiture\.pdf/);
  });

  await test.step("the other one sees them without a reload", async () => {
    await answer(page).fill("Voici le devis.");
    await page.keyboard.press("Enter");
    await expect(log(page).getByText("Pas encore consultée")).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    await expect(log(theirs)).toContainText("Voici le devis.");
    await expect(log(theirs).getByRole("link", { name: "Devis de toiture.pdf" })).toBeVisible();
    await expect(log(theirs)).toContainText("Son expéditeur voit quand vous l’ouvrez.");
    await expect(log(theirs).getByText("Supprimer")).toHaveCount(0);
    await expectAccessible(theirs);
    await expectFits(theirs);
  });

  const link = log(theirs).getByRole("link", { name: "Devis de toiture.pdf" });
  const address = (await link.getAttribute("href")) ?? "";

  await test.step("it leaves as a file; who sent it sees that at once", async () => {
    const download = theirs.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toBe("Devis de toiture.pdf");
    await expect(log(page).getByText(/^Consultée par Camille Martin/)).toBeVisible();
    const response = await theirs.request.get(address, RESTED);
    expect(response.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  await test.step("nobody else reaches it", async () => {
    const stranger = await pageOf(browser, (await createAccount(["buyer"])).email);
    expect((await stranger.request.get(address)).status()).toBe(404);
    const nobody = await pageOf(browser);
    expect((await nobody.request.get(address)).status()).toBe(401);
  });

  await test.step("deleted, it is gone for both", async () => {
    await log(page)
      .getByText(/^Supprimer «/)
      .click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Supprimer la pièce jointe" }).click();
    for (const each of [page, theirs]) {
      await expect(log(each).getByText("Pièce jointe supprimée")).toBeVisible();
      await expect(log(each).getByRole("link", { name: /Devis/ })).toHaveCount(0);
      expect((await each.request.get(address, RESTED)).status()).toBe(404);
    }
    await expectAccessible(page);
  });
});

test("what is no clean PDF is refused in words, and holds the message back until it is taken out", async ({
  page,
  browser,
}) => {
  const { theirs } = await bothOpen(page, browser);
  await choose(
    page,
    { name: "photo.pdf", buffer: PNG },
    { name: "secret.pdf", buffer: await encryptedPdf() },
    { name: "script.pdf", buffer: await scriptPdf(true) },
    { name: "de trop.pdf", buffer: await pdf() },
  );
  await expect(page.getByText(/les autres fichiers n’ont pas été ajoutés/)).toBeVisible();
  await expect(chosen(page)).toHaveCount(3);
  await expect(chosen(page).filter({ hasText: "photo.pdf" })).toContainText("n’est pas un PDF");
  await expect(chosen(page).filter({ hasText: "secret.pdf" })).toContainText("mot de passe");
  await expect(chosen(page).filter({ hasText: "script.pdf" })).toContainText("contient un script");
  await expect(page.getByRole("button", { name: /^Réessayer/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await answer(page).fill("Voici.");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/réessayez ou retirez-la/)).toBeVisible();
  await expect(answer(page)).toHaveValue("Voici.");
  for (const name of ["photo.pdf", "secret.pdf", "script.pdf"]) {
    await page.getByRole("button", { name: `Retirer « ${name} »` }).click();
  }
  await choose(page, { name: "trop.pdf", buffer: Buffer.alloc(15 * 1024 * 1024 + 1) });
  await expect(chosen(page)).toContainText("dépasse 15 Mo");
  await page.getByRole("button", { name: "Retirer « trop.pdf »" }).click();
  await send(page).click();
  await expect(log(theirs)).toContainText("Voici.");
  await expect(log(theirs).getByRole("list", { name: "Pièces jointes" })).toHaveCount(0);
});

test("a connection that is cut is tried again; a document that is gone by then is said", async ({
  page,
  browser,
}) => {
  const { buyer, theirs } = await bothOpen(page, browser);
  await page.route("**/api/documents?*", (route) => route.abort(), { times: 1 });
  await choose(page, { name: "Devis.pdf", buffer: await pdf() });
  await expect(chosen(page)).toContainText("L’envoi a été interrompu");
  await page.getByRole("button", { name: /^Réessayer/ }).click();
  await expect(page.getByText("« Devis.pdf » est joint à votre message.")).toBeVisible();
  await page.keyboard.press("Tab");
  await answer(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Écrivez quelques mots")).toBeVisible();
  const before = inDatabase((database) =>
    database
      .prepare("UPDATE StoredDocument SET deletedAt = ? WHERE ownerId = ?")
      .run(storedInstant(), buyer.id),
  );
  expect(before.changes).toBe(1);
  await answer(page).fill("Voici le devis.");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Une pièce jointe n’est plus disponible");
  await page.getByRole("button", { name: "Envoyer sans pièce jointe" }).click();
  await expect(log(theirs)).toContainText("Voici le devis.");
});

test("the team opens what came with a reported conversation, until it is concluded", async ({
  page,
  browser,
}) => {
  const { theirs } = await bothOpen(page, browser);
  await choose(page, { name: "Faux mandat.pdf", buffer: await pdf("Faux mandat") });
  await expect(chosen(page)).toContainText("PDF, ");
  await answer(page).fill("Signez ceci.");
  await page.keyboard.press("Enter");
  await expect(log(theirs)).toContainText("Signez ceci.");

  const team = await pageOf(browser);
  await comeInAsTrustManager(team);
  const address =
    (await log(theirs).getByRole("link", { name: "Faux mandat.pdf" }).getAttribute("href")) ?? "";
  expect((await team.request.get(address)).status()).toBe(404);

  await theirs.getByText("Bloquer ou signaler").click();
  await theirs.getByLabel("Ce qui ne va pas").selectOption({ index: 2 });
  await theirs.getByRole("button", { name: "Signaler la conversation" }).click();
  await expect(theirs.getByText(/Votre signalement est transmis/)).toBeVisible();
  const reportId = inDatabase((database) =>
    database
      .prepare<[string], { id: string }>(
        `SELECT r.id FROM ConversationReport r JOIN Message m ON m.conversationId = r.conversationId
         JOIN StoredDocument d ON d.messageId = m.id WHERE d.id = ?`,
      )
      .get(address.split("/").at(-1) ?? ""),
  )?.id;

  await team.goto("/trust-manager/reports");
  await team.getByRole("link", { name: /^Conversations à lire/ }).click();
  const report = team.locator(`[id="${reportId}"]`);
  const download = team.waitForEvent("download");
  await report.getByRole("link", { name: "Faux mandat.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("Faux mandat.pdf");
  await expectAccessible(team);
  await expect(log(page).getByText(/^Consultée par l’équipe Loopimmo/)).toBeVisible();
  await report.getByLabel("Conclure ce signalement").selectOption("unfounded");
  await report.getByRole("button", { name: "Conclure" }).click();
  await expect(report).toHaveCount(0);
  expect((await team.request.get(address, RESTED)).status()).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a text is sent, and what came with others is opened", async ({ page }) => {
    const buyer = await comeIn(page, ["buyer"]);
    const seller = await createAccount(["seller"]);
    const id = writeConversation({ contact: buyer, owner: seller, messages: ["Voici le plan."] });
    inDatabase((database) =>
      database
        .prepare(
          `INSERT INTO StoredDocument (id, ownerId, kind, messageId, fileName, bytes, sha256, storageKey, createdAt)
           SELECT 'd' || substr(id, 2), authorId, 'attachment', id, 'Plan.pdf', 9, ?, id, createdAt
           FROM Message WHERE conversationId = ?`,
        )
        .run("0".repeat(64), id),
    );
    await page.goto(`/messages?conversation=${id}`);
    await expect(log(page).getByRole("link", { name: "Plan.pdf" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Joindre un PDF" })).toHaveCount(0);
    await answer(page).fill("Merci !");
    await send(page).click();
    await expect(log(page)).toContainText("Merci !");
  });
});
