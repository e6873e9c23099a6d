import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { pdf } from "../lib/testing/pdfs";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import { comeIn, comeInAsTrustManager, createAccount, dayIn, givePapers } from "./people";
import { inDatabase, isLive, storedInstant } from "./support";

/** Continuing training: declared with its PDF, returned, corrected, checked, and counted. */

const LIST = "/trust-manager/validation/formations";

const proof = async (title: string) => ({
  name: `${title}.pdf`,
  mimeType: "application/pdf",
  buffer: await pdf(title),
});

/** Has a looper's years of exercise begin some days ago. */
const granted = (userId: string, days: number) =>
  inDatabase((database) =>
    database
      .prepare("UPDATE AmbassadorProfile SET firstGrantedAt = ? WHERE userId = ?")
      .run(storedInstant(new Date(Date.now() - days * 86_400_000)), userId),
  );

/** Somebody of the team, in a browser beside. */
async function managerBeside(browser: Browser, scripts = true): Promise<Page> {
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts });
  const manager = await context.newPage();
  await comeInAsTrustManager(manager);
  return manager;
}

/** The form behind a heading that opens it. */
async function formBehind(page: Page, heading: string): Promise<Locator> {
  const details = page
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: heading }) });
  await details.last().locator("summary").first().click();
  return details.last().locator("form");
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Formation continue" });
const cardOf = (page: Page, title: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: title });

test("a looper declares a training, corrects it once it is returned, and its hours count", async ({
  page,
  browser,
}) => {
  test.slow();
  const { id } = await comeIn(page, ["ambassador"]);
  givePapers(id);
  granted(id, 30);
  await page.goto("/ambassador/training");
  await isLive(page);
  const panel = panelOf(page);
  const title = `Déontologie et vente ${id}`;
  await expect(panel).toContainText(/0\s*h sur 42 avant le/);
  await expectAccessible(page);

  const form = await formBehind(page, "Déclarer une formation");
  await test.step("what is wrong stands by its field", async () => {
    await form.getByRole("button", { name: "Déclarer cette formation" }).click();
    await expect(form.getByText("Joignez l’attestation de la formation.")).toBeVisible();
    await expect(form.getByLabel("Intitulé de la formation")).toBeFocused();
    await form.getByLabel("Intitulé de la formation").fill(title);
    await form.getByLabel("Organisme").fill("CCI de Rennes");
    await form.getByLabel("Jour de la formation").fill(dayIn(-2));
    await form.getByLabel("Durée, en heures").fill("3,5");
    await form.getByLabel("Thème").selectOption("Commerce");
    await form.getByLabel("Dont déontologie").selectOption({ index: 4 });
    await form.getByRole("button", { name: "Déclarer cette formation" }).click();
    await expect(form.getByText("Joignez l’attestation de la formation.")).toBeVisible();
    await expect(form.getByLabel("Intitulé de la formation")).toHaveValue(title);
    await expectAccessible(page);
  });

  await test.step("it waits, apart from what counts", async () => {
    await form.getByLabel("Attestation de la formation").setInputFiles(await proof("Attestation"));
    await expect(form.getByRole("status").filter({ hasText: "Attestation.pdf" })).toBeVisible();
    await form.getByRole("button", { name: "Déclarer cette formation" }).click();
    await expect(panel.getByText("La formation est déclarée")).toBeVisible();
    await expect(panel).toContainText(/3\s*h\s*30 en attente de contrôle/);
    await expect(panel).toContainText(/0\s*h sur 42/);
    await expect(form.getByLabel("Intitulé de la formation")).toHaveValue("");
    await expectFits(page);
  });

  const first = await managerBeside(browser);
  const second = await managerBeside(browser);
  await test.step("the team compares it with its PDF; whoever comes second learns who returned it", async () => {
    for (const manager of [first, second]) {
      await manager.goto(LIST);
      await isLive(manager);
    }
    await expectAccessible(first);
    const card = cardOf(first, title);
    await expect(card).toContainText("CCI de Rennes");
    const address =
      (await card.getByRole("link", { name: /Attestation/ }).getAttribute("href")) ?? "";
    expect((await first.request.get(address)).headers()["content-type"]).toBe("application/pdf");
    await card.getByText("Renvoyer au Looper").click();
    await card.getByRole("button", { name: "Renvoyer", exact: true }).click();
    await expect(card.getByText("Choisissez un motif dans la liste.")).toBeVisible();
    await card
      .getByLabel("Motif")
      .selectOption({ label: "La durée déclarée n’est pas celle du justificatif." });
    await card.getByRole("button", { name: "Renvoyer", exact: true }).click();
    await expect(
      first.getByText("La formation est renvoyée au Looper, avec son motif."),
    ).toBeVisible();
    await cardOf(second, title).getByRole("button", { name: "Valider cette formation" }).click();
    await expect(second.getByText(/Camille Martin a renvoyé cette formation le/)).toBeVisible();
    await expectAccessible(second);
  });

  await test.step("it is corrected with the same PDF", async () => {
    await page.reload();
    await isLive(page);
    await expect(panel).toContainText("La durée déclarée n’est pas celle du justificatif.");
    const correction = await formBehind(page, "Corriger cette déclaration");
    await expect(correction.getByLabel("Durée, en heures")).toHaveValue("3,5");
    await correction.getByLabel("Durée, en heures").fill("4");
    await correction.getByRole("button", { name: "Déclarer à nouveau" }).click();
    await expect(panel).toContainText(/4\s*h en attente de contrôle/);
    await expect(panel.getByText("À corriger")).toHaveCount(0);
  });

  await test.step("checked, it counts", async () => {
    await first.goto(LIST);
    await isLive(first);
    await cardOf(first, title).getByRole("button", { name: "Valider cette formation" }).click();
    await expect(first.getByText("La formation est validée")).toBeVisible();
    await page.reload();
    await expect(panel).toContainText(/4\s*h sur 42/);
    await expect(panel).toContainText(/2\s*h sur 2\s*h/);
    await expect(panel.getByText("Retirer cette déclaration")).toHaveCount(0);
    await expectAccessible(page);
    await page.goto("/notifications");
    await page.getByRole("link", { name: /Formation validée/ }).click();
    await expect(page).toHaveURL(/\/ambassador\/training#formation-continue$/);
  });
});

test("a task leads the team to a training; without scripts it is checked all the same", async ({
  browser,
}) => {
  const looper = await createAccount(["ambassador"]);
  givePapers(looper.id);
  granted(looper.id, 30);
  const page = await pageOf(browser, looper.email);
  await page.goto("/ambassador/training");
  await isLive(page);
  const form = await formBehind(page, "Déclarer une formation");
  const title = `Urbanisme ${looper.id}`;
  await form.getByLabel("Intitulé de la formation").fill(title);
  await form.getByLabel("Organisme").fill("CCI");
  await form.getByLabel("Jour de la formation").fill(dayIn(0));
  await form.getByLabel("Durée, en heures").fill("7");
  await form.getByLabel("Thème").selectOption({ index: 4 });
  await form.getByLabel("Attestation de la formation").setInputFiles(await proof(title));
  await expect(form.getByRole("status").filter({ hasText: title })).toBeVisible();
  await form.getByRole("button", { name: "Déclarer cette formation" }).click();
  await expect(panelOf(page).getByText("La formation est déclarée")).toBeVisible();

  const manager = await managerBeside(browser, false);
  await manager.goto("/trust-manager/tasks?filtre=continuing-training");
  const row = manager
    .getByRole("row")
    .filter({ hasText: "Formation continue à contrôler" })
    .first();
  await row.getByRole("link").first().click();
  await expect(manager).toHaveURL(/\/trust-manager\/validation\/formations\?/);
  await cardOf(manager, title).getByRole("button", { name: "Valider cette formation" }).click();
  await expect(manager.getByText("La formation est validée")).toBeVisible();
  await expect(cardOf(manager, title)).toHaveCount(0);
});
