import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { initialedName } from "../lib/kernel/person-name";
import { expectAccessible, expectFits } from "./axe";
import { comeIn, comeInAsTrustManager } from "./people";
import { inDatabase, isLive, storedInstant } from "./support";

/** Mails that were given up: the tasks of these tests, which nobody else's are taken for. */
function writeDeadMail(subject: string): string {
  const [id, at] = [newId(), storedInstant(new Date(Date.now() - 3_600_000))];
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO OutboxMail (id, kind, toAddress, subject, data, messageId, state, attempts, nextAttemptAt,
           lastError, createdAt)
         VALUES (?, 'role-decided', 'personne@example.org', ?, '{}', ?, 'dead', 1, ?, '550 No such user', ?)`,
      )
      .run(id, subject, `<${id}@example.org>`, at, at),
  );
  return id;
}

const QUEUE = "/trust-manager/tasks?filtre=mail-dead";
const rowOf = (page: Page, subject: string) => page.getByRole("row").filter({ hasText: subject });
const nameOf = (userId: string) =>
  inDatabase((database) =>
    database
      .prepare<[string], { name: string }>(
        "SELECT firstName || ' ' || lastName AS name FROM User WHERE id = ?",
      )
      .get(userId),
  )?.name ?? "";

test("two of the team share what waits: one takes, the other reads who, and is handed it", async ({
  page,
  browser,
}) => {
  const subject = `Votre demande ${newId()}`;
  const id = writeDeadMail(subject);
  const ines = await comeInAsTrustManager(page);
  const context = await browser.newContext();
  const desk = await context.newPage();
  const paul = await comeInAsTrustManager(desk);

  await page.goto(QUEUE);
  await isLive(page);
  await expectAccessible(page);
  await desk.goto(QUEUE);
  await isLive(desk);
  await rowOf(page, subject)
    .getByRole("button", { name: `Prendre : ${subject}` })
    .click();
  await expect(page.getByText("Vous suivez cette tâche jusqu’à")).toBeVisible();
  await expect(rowOf(page, subject)).toContainText("Vous, jusqu’à");

  // The other one's page is from before.
  await rowOf(desk, subject)
    .getByRole("button", { name: `Prendre : ${subject}` })
    .click();
  await expect(desk.getByText(/s’en occupe jusqu’à/)).toBeVisible();
  await desk.goto(QUEUE);
  await expect(rowOf(desk, subject)).toContainText(initialedName(nameOf(ines.id)));

  await rowOf(page, subject)
    .getByRole("link", { name: `Suivi de la tâche : ${subject}` })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  await page.getByLabel("Votre commentaire").fill("Le serveur refuse l’adresse.");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Le commentaire est ajouté.")).toBeVisible();
  await page.getByRole("button", { name: "Confier la tâche" }).click();
  await expect(page.getByText("Choisissez à qui confier la tâche.")).toBeVisible();
  await page.getByLabel("À qui").selectOption(paul.id);
  await page.getByLabel("Mot pour cette personne").fill("Il reste à classer cet e-mail.");
  await page.getByRole("button", { name: "Confier la tâche" }).click();
  await expect(page.getByText("La tâche est confiée, et la personne prévenue.")).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await desk.goto("/notifications");
  await expect(desk.getByText(/vous confie une tâche/).first()).toBeVisible();
  await desk.goto("/trust-manager/tasks?vue=mine");
  await expect(rowOf(desk, subject)).toContainText("Vous, jusqu’à");
  await rowOf(desk, subject).getByRole("link", { name: subject, exact: true }).click();
  const card = desk.locator(`[id="${id}"]`);
  await card.getByRole("button", { name: "Classer sans envoyer" }).click();
  await expect(card).toContainText("Classé sans envoi");
  await desk.goto(`/trust-manager/tasks/mail-dead/${id}`);
  await expect(desk.getByText("Cette tâche est réglée.")).toBeVisible();
  await expect(desk.getByText(nameOf(paul.id)).last()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("link", { name: "Tâche suivante" }).click();
  await expect(desk).not.toHaveURL(/suivante|mail-dead\//);
  await context.close();
});

test("several are taken at once, without scripts too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await comeInAsTrustManager(page);
  const subjects = [`Sans scripts ${newId()}`, `Sans scripts ${newId()}`];
  for (const subject of subjects) writeDeadMail(subject);
  await page.goto(`${QUEUE}&vue=free`);
  await page.getByRole("button", { name: "Prendre les tâches cochées" }).click();
  await expect(page.getByText("Cochez au moins une tâche.")).toBeVisible();
  for (const subject of subjects) {
    await page.getByRole("checkbox", { name: `Sélectionner ${subject}` }).check();
  }
  await page.getByRole("button", { name: "Prendre les tâches cochées" }).click();
  await expect(page.getByText(/^2\stâches prises\.$/)).toBeVisible();
  for (const subject of subjects) await expect(rowOf(page, subject)).toHaveCount(0);
  await page.goto(`${QUEUE}&vue=mine`);
  const [first = ""] = subjects;
  await rowOf(page, first)
    .getByRole("button", { name: `Rendre à l’équipe : ${first}` })
    .click();
  await expect(page.getByText(/^1\stâche rendue\.$/)).toBeVisible();
  await context.close();
});

test("a task is nobody's but the team's", async ({ page }) => {
  const id = writeDeadMail("Interdit");
  await comeIn(page, ["buyer"]);
  for (const path of ["", "/suivante", `/mail-dead/${id}`]) {
    await page.goto(`/trust-manager/tasks${path}`);
    await expect(page).not.toHaveURL(/trust-manager/);
  }
  await comeInAsTrustManager(page);
  for (const path of [`mail-dead/${newId()}`, `unknown/${id}`, "mail-dead/..%2F..%2Fetc"]) {
    const answer = await page.goto(`/trust-manager/tasks/${path}`);
    expect(answer?.status()).toBe(404);
  }
});
