import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits } from "./axe";
import { ownListing } from "./offers";
import { comeInAsTrustManager, createAccount, givePapers, mailsTo, signInOn } from "./people";
import { inDatabase, isLive } from "./support";
import { writeVisit } from "./visit-rows";

/** What the team does with visits: a code that is locked, another host, a visit that is called off. */

const CODE = "271828";

interface Stage {
  seller: { id: string; email: string };
  looper: { id: string; email: string };
  visitor: { id: string; email: string };
  visitorName: string;
  title: string;
  visitId: string;
}

/** A home of its own with a visit that its looper receives. */
async function setStage(startsIn: number): Promise<Stage> {
  const { id: propertyId, seller } = await ownListing();
  const looper = await createAccount(["ambassador"]);
  const visitor = await createAccount(["buyer"]);
  givePapers(looper.id);
  const [title, visitorName] = [`Maison ${newId()}`, `Zoé ${newId()}`];
  inDatabase((database) =>
    database
      .prepare("UPDATE Property SET title = ?, ambassadorId = ? WHERE id = ?")
      .run(title, looper.id, propertyId),
  );
  const people = { hostId: looper.id, buyerId: visitor.id, visitorEmail: visitor.email };
  const visitId = writeVisit({ propertyId, ...people, visitorName, code: CODE, startsIn });
  return { seller, looper, visitor, visitorName, title, visitId };
}

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test("a code that was mistyped five times waits for the team, which lets it be typed again", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { looper, title, visitorName, visitId } = await setStage(-5);
  await signInOn(page, looper.email);
  await page.goto(`/visites/${visitId}`);
  await isLive(page);
  for (let tried = 0; tried < 5; tried += 1) {
    await page.getByLabel("Code du visiteur").fill("000000");
    await page.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
    const answer = tried < 4 ? "Ce code n’est pas celui du visiteur." : "Notre équipe est prévenue";
    await expect(page.getByText(answer).first()).toBeVisible();
    await page.reload();
    await isLive(page);
  }

  const desk = await (await browser.newContext()).newPage();
  await comeInAsTrustManager(desk);
  await desk.goto("/trust-manager/tasks?filtre=visit-locked");
  await rowOf(desk, title).getByRole("link", { name: title, exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`Visite de ${title}`);
  await isLive(desk);
  await expect(desk.getByText("Code bloqué")).toBeVisible();
  await expectAccessible(desk);
  await expectFits(desk);
  await desk.getByText("Débloquer le code").click();
  await desk.getByRole("button", { name: "Débloquer la saisie" }).click();
  await expect(desk.getByText("Écrivez pourquoi, en quelques mots.")).toBeVisible();
  const why = `Vu avec ${visitorName}`;
  await desk.getByLabel("Pourquoi").first().fill(why);
  await desk.getByRole("button", { name: "Débloquer la saisie" }).click();
  await expect(desk.getByText("La saisie du code est débloquée")).toBeVisible();
  await expect(desk.getByText("Rien n’attend de vous ici.")).toBeVisible();
  await expect(desk.getByText(why)).toBeVisible();
  await expectAccessible(desk);
  await desk.goto("/trust-manager/tasks?filtre=visit-locked");
  await expect(rowOf(desk, title)).toHaveCount(0);
  await desk.context().close();

  await page.goto("/notifications");
  await page
    .getByRole("link", { name: /Vous pouvez de nouveau saisir le code/ })
    .first()
    .click();
  await page.goto(`/visites/${visitId}`);
  await expect(page.getByText("Saisie du code débloquée par l’équipe Loopimmo")).toBeVisible();
  await expect(page.getByText(why)).toHaveCount(0);
  await isLive(page);
  await page.getByLabel("Code du visiteur").fill(CODE);
  await page.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
  await expect(page.getByText("La visite est enregistrée comme effectuée.")).toBeVisible();
});

test("a visit is given to its seller, and then called off: each hears of it", async ({ page }) => {
  test.setTimeout(120_000);
  const { title, seller, visitor, visitId } = await setStage(3 * 24 * 60);
  await comeInAsTrustManager(page);
  await page.goto(`/trust-manager/visits/${visitId}`);
  await isLive(page);
  await page.getByText("Confier à quelqu’un d’autre").click();
  await page.getByRole("radio").first().check();
  await page.getByLabel("Pourquoi").first().fill("Le Looper est malade");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confier la visite" }).click();
  await expect(page.getByText("La visite est confiée, et chacun averti.")).toBeVisible();
  await expect(page.getByText("Reçoit, Vendeur")).toBeVisible();

  await page.getByText("Annuler la visite").first().click();
  await page.getByLabel("Motif").selectOption("team");
  await page.getByLabel("Pourquoi").last().fill("Un doute sur le visiteur");
  await page.getByRole("button", { name: "Annuler la visite" }).click();
  await expect(page.getByText("La visite est annulée, et chacun averti.")).toBeVisible();
  await expect(page.getByText("Il n’y a plus rien à décider")).toBeVisible();
  await expectFits(page);
  await signInOn(page, seller.email);
  await page.goto(`/visites/${visitId}`);
  await expect(page.getByText("Motif de l’annulation")).toBeVisible();
  await expect(page.getByText("une fois la visite confirmée")).toHaveCount(0);
  await comeInAsTrustManager(page);

  // Mails are written by the job that follows the notifications.
  const mails = () =>
    mailsTo(visitor.email)
      .map(({ text }) => text.replaceAll(/\s+/g, " "))
      .join();
  // Whoever has several visits reads which of them it is.
  await expect.poll(mails).toContain(`« ${title} » à la place de la personne prévue`);
  await expect.poll(mails).toContain("L’équipe Loopimmo a annulé la visite");
  expect(mails()).not.toContain("Un doute");
  await page.goto(`/trust-manager/visits?vue=cancelled&q=${encodeURIComponent(title)}`);
  await expect(rowOf(page, title)).toHaveCount(1);
});

test("the list is narrowed, ordered, and several visits are dealt with, without scripts too", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const [one, two] = [await setStage(4 * 24 * 60), await setStage(5 * 24 * 60)];
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await comeInAsTrustManager(page);
  await page.goto("/trust-manager/visits");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visites");
  await page.getByLabel("Rechercher un visiteur ou un bien").fill(one.visitorName);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(rowOf(page, one.title)).toHaveCount(1);
  await expect(rowOf(page, two.title)).toHaveCount(0);
  await page.getByRole("link", { name: "Visiteur" }).first().click();
  await expect(page).toHaveURL(/tri=visitor/);
  await expect(rowOf(page, one.title)).toHaveCount(1);
  await page.getByRole("button", { name: "Annuler les visites" }).click();
  await expect(page.getByText("Cochez au moins une visite.")).toBeVisible();
  await page.getByRole("checkbox", { name: `Sélectionner la visite de ${one.title}` }).check();
  await page.getByLabel("Pourquoi").fill("Le bien est inondé");
  await page.getByRole("button", { name: "Annuler les visites" }).click();
  await expect(page.getByText("1 visite annulée.")).toBeVisible();
  await page.goto(`/trust-manager/visits?q=${two.visitorName}&looper=${two.looper.id}`);
  await expect(rowOf(page, two.title)).toHaveCount(1);
  for (const odd of [
    "vue=<script>",
    "tri=x&sens=y",
    "suite=%00~x",
    "commune=%27",
    "looper=a&looper=b",
  ]) {
    expect((await page.goto(`/trust-manager/visits?${odd}`))?.status()).toBe(200);
  }
  expect((await page.goto("/trust-manager/visits/zzzzzzzzzzzz"))?.status()).toBe(404);
  await context.close();
});

test("nobody else reads the team's visits", async ({ page }) => {
  const { looper, visitId } = await setStage(3 * 24 * 60);
  await signInOn(page, looper.email);
  for (const path of ["/trust-manager/visits", `/trust-manager/visits/${visitId}`]) {
    await page.goto(path);
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  }
});
