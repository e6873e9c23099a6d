import { type Browser, expect, type Page, test } from "@playwright/test";
import { CONTACT_TEXT } from "../lib/contact/rules";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits } from "./axe";
import { solveCaptcha } from "./forms";
import {
  comeIn,
  comeInAsTrustManager,
  createAccount,
  givePapers,
  linkIn,
  mailsTo,
  signInOn,
} from "./people";
import { firstListing, inDatabase, isLive, use } from "./support";
import { writeVisit } from "./visit-rows";

/** A request to the team, until it is answered: by mail, in the messages, by two of the team at once. */

const HOSTILE = "<img src=x onerror=alert(1)> https://evil.example/ici";

async function office(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await comeInAsTrustManager(page);
  return page;
}

/** Fills in the form of somebody without an account. */
async function fillVisitor(page: Page, email: string, text: string) {
  await page.getByLabel("Sujet").selectOption("purchase");
  await page.getByLabel("Votre message").fill(text);
  await page.getByLabel("Votre nom").fill("Zoé Essai");
  await page.getByLabel("Adresse e-mail").fill(email);
}

/** The request among those that wait for an answer, opened. */
async function openRequest(page: Page, text: string) {
  await page.goto("/trust-manager/contact");
  await page.getByRole("link").filter({ hasText: text }).click();
  await expect(page.getByText(text)).toBeVisible();
}

test("a visitor writes, is answered by mail, answers, and the team closes", async ({
  page,
  request,
  browser,
}) => {
  const listing = await firstListing(request, "location=Rennes");
  const email = `${newId()}@example.org`;
  const text = `Une question ${newId()} ${HOSTILE}`;
  await page.goto("/help");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nous écrire" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Écrire à notre équipe");
  await page.goto(`/contact?sujet=report&bien=${listing.id}`);
  await expect(page.getByLabel("Sujet")).toHaveValue("report");
  await expect(page.getByLabel("Référence de l’annonce")).toHaveValue(listing.id.toUpperCase());
  await expectAccessible(page, "the form");
  await expectFits(page);
  await fillVisitor(page, "zoe@localhost", text);
  await solveCaptcha(page);
  const send = () => page.getByRole("button", { name: "Continuer" }).click();
  await send();
  await expect(page.getByText("Email invalide")).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue(text);
  await expectAccessible(page, "the form with what is wrong");
  await page.getByLabel("Adresse e-mail").fill(email);
  await expect(page.locator("input[name=token]")).not.toHaveValue("", { timeout: 60_000 });
  await send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plus qu’une étape");
  await expectAccessible(page, "what is read once it is sent");

  const team = await office(browser);
  await team.goto("/trust-manager/contact");
  await expect(team.getByText(text.slice(0, 20))).toHaveCount(0);

  const [confirmation] = mailsTo(email);
  expect(confirmation?.text).not.toContain("evil");
  await page.goto(linkIn(confirmation));
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  await expectAccessible(page, "the confirmation");
  await page.getByRole("button", { name: "Envoyer mon message" }).click();
  await expect(page.getByText("Votre message nous est parvenu.")).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/suivi\?jeton=/);
  await expectAccessible(page, "the thread");
  await expectFits(page);
  const thread = await page.request.get(page.url());
  expect(thread.headers()["cache-control"]).toContain("no-store");
  expect(await thread.text()).toMatch(/<meta name="robots" content="noindex/);
  // The mail's link leads there from now on.
  await page.goto(linkIn(confirmation));
  await expect(page).toHaveURL(/\/contact\/suivi\?jeton=/);

  await team.goto("/trust-manager/tasks?filtre=contact");
  await expect(team.getByText("Zoé Essai").first()).toBeVisible();
  await openRequest(team, text);
  await expect(team.getByRole("heading", { level: 1 })).toHaveText("Demande de Zoé Essai");
  await expect(team.locator("main img[src=x]")).toHaveCount(0);
  await expect(team.getByRole("link", { name: /evil/ })).toHaveCount(0);
  await expect(team.getByText(email)).toBeVisible();
  await expectAccessible(team, "the request as the team reads it");
  await expectFits(team);
  const answer = `Bonne nouvelle ${newId()}`;
  await use(team);
  await team.getByLabel("Votre réponse").fill(answer);
  await team.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(team.getByText("La réponse est envoyée.")).toBeVisible();
  await expectAccessible(team, "the list");
  await expectFits(team);

  const mail = mailsTo(email).at(-1);
  expect(mail?.text).toContain(answer);
  await page.goto(
    /https?:\/\/\S+\/contact\/suivi\?jeton=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "",
  );
  const log = page.getByRole("list", { name: "Messages échangés" });
  await expect(log.getByRole("listitem").last()).toContainText("L’équipe Loopimmo");
  await use(page);
  await page.getByLabel("Votre réponse").fill(`Merci beaucoup ${text.slice(0, 25)}`);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Votre réponse nous est parvenue.")).toBeVisible();

  await openRequest(team, `Merci beaucoup ${text.slice(0, 25)}`);
  await use(team);
  await team.getByText("Clore sans répondre").click();
  await team.getByLabel("Motif").selectOption("no_answer_needed");
  await team.getByRole("button", { name: "Clore la demande" }).click();
  await expect(team.getByText("La demande est close.")).toBeVisible();
  await team.goto("/trust-manager/contact?filtre=closed");
  await expect(team.getByText("N’appelle pas de réponse").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Cette demande est close/)).toBeVisible();
  await team.context().close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a person writes, and finds the answer among their messages", async ({
      page,
      browser,
    }) => {
      await comeIn(page, ["buyer"]);
      const text = `Mon compte ${newId()} ${HOSTILE}`;
      await page.goto("/contact?sujet=account");
      await expect(page.getByLabel("Adresse e-mail")).toHaveCount(0);
      await page.getByLabel("Votre message").fill("Court");
      await page.getByRole("button", { name: "Envoyer" }).click();
      await expect(page.getByText(/^Écrivez votre message, de 10/)).toBeVisible();
      await page.getByLabel("Votre message").fill(text);
      await page.getByRole("button", { name: "Envoyer" }).click();
      await expect(page).toHaveURL(/\/messages\?conversation=/);
      const pane = page.getByRole("region", { name: "L’équipe Loopimmo" });
      await expect(pane).toContainText(text);
      await expect(pane).toContainText("Nous vous répondons au plus tard");
      await expect(pane.getByText("Bloquer ou signaler")).toHaveCount(0);

      // An answer that arrives while its conversation is open is read.
      await page.goto("/help");
      const team = await office(browser);
      await openRequest(team, text);
      if (javaScriptEnabled) await use(team);
      await team.getByLabel("Votre réponse").fill("C’est fait, bonne journée.");
      await team.getByRole("button", { name: "Envoyer la réponse" }).click();
      await expect(team.getByText("La réponse est envoyée.")).toBeVisible();
      await team.context().close();

      await page.goto("/messages?filtre=unread");
      await page.getByRole("link", { name: /L’équipe Loopimmo/ }).click();
      await expect(pane).toContainText("C’est fait, bonne journée.");
      if (javaScriptEnabled) {
        await expectAccessible(page, "the thread among the messages");
        await expectFits(page);
      }
      await page.getByLabel("Votre réponse").fill("Merci à vous.");
      await page.getByRole("button", { name: "Envoyer" }).click();
      await expect(pane.getByText("Merci à vous.")).toBeVisible();
      await page.goto("/messages?q=equipe");
      await expect(page.getByRole("link", { name: /L’équipe Loopimmo/ })).toHaveCount(1);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor is led to the login, and a mail's link works all the same", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByText(/demande JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Continuer" })).toBeHidden();
    for (const path of ["/contact/confirmation", "/contact/suivi"]) {
      for (const query of ["", "?jeton=abc", `?jeton=${newId()}.${"x".repeat(43)}`]) {
        await page.goto(`${path}${query}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Ce lien n’est plus valable",
        );
      }
    }
    await page.goto(`/contact?visite=${newId()}`);
    await expect(page).toHaveURL(/\/connexion/);
  });
});

test("of two of the team one answers, and the other reads who did and loses nothing", async ({
  page,
  browser,
}) => {
  await comeIn(page, ["seller"]);
  const text = `Deux réponses ? ${newId()}`;
  await page.goto("/contact?sujet=sale");
  await use(page);
  await page.getByLabel("Votre message").fill(text);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  const first = await office(browser);
  const second = await office(browser);
  for (const of of [first, second]) {
    await openRequest(of, text);
    await use(of);
  }
  await first.getByLabel("Votre réponse").fill("La première réponse.");
  await first.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(first.getByText("La réponse est envoyée.")).toBeVisible();
  await second.getByLabel("Votre réponse").fill("La seconde réponse.");
  await second.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(second.getByRole("main").getByRole("alert")).toContainText(
    "Camille Martin y a répondu",
  );
  await expect(second.getByLabel("Votre réponse")).toHaveValue("La seconde réponse.");
  await expect(second.getByText("La première réponse.")).toBeVisible();
  await expectAccessible(second, "what happened meanwhile");
  await second.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(second.getByText("La réponse est envoyée.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("log")).toContainText("La seconde réponse.");
  for (const of of [first, second]) await of.context().close();
});

test("a thread, a request and a visit are nobody else's", async ({ page, browser }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/contact?sujet=other");
  await use(page);
  await page.getByLabel("Votre message").fill(`Rien que moi ${newId()}`);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  const id = new URL(page.url()).searchParams.get("conversation");
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, ["buyer"]);
  await other.goto(`/messages?conversation=${id}`);
  await expect(other.getByText("Conversation introuvable")).toBeVisible();
  expect((await other.goto(`/contact?visite=${newId()}`))?.status()).toBe(404);
  await other.goto(`/trust-manager/contact/${id}`);
  await expect(other).not.toHaveURL(/trust-manager\/contact/);
  await other.context().close();
  const team = await office(browser);
  expect((await team.goto(`/trust-manager/contact/${newId()}`))?.status()).toBe(404);
  await team.context().close();
});

test("a mailbox is not flooded, and nothing typed is lost", async ({ page }) => {
  test.setTimeout(180_000);
  const name = newId();
  for (let sent = 0; sent < 4; sent++) {
    await page.goto("/contact");
    await use(page);
    await fillVisitor(page, `${name}+${sent}@example.org`, `Le message numéro ${sent}`);
    await solveCaptcha(page);
    await page.getByRole("button", { name: "Continuer" }).click();
    if (sent < 3) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plus qu’une étape");
    }
  }
  await expect(page.getByText(/Plusieurs e-mails de confirmation/)).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue("Le message numéro 3");
  expect(mailsTo(`${name}+3@example.org`)).toEqual([]);
});

test("a host before a locked visit is led to the team with it", async ({
  page,
  request,
  browser,
}) => {
  const { id: propertyId } = await firstListing(request, "location=Rennes");
  const host = await createAccount(["ambassador"]);
  const visitor = await createAccount(["buyer"]);
  givePapers(host.id);
  const people = { hostId: host.id, buyerId: visitor.id, visitorEmail: visitor.email };
  const visitId = writeVisit({
    ...{ propertyId, ...people, visitorName: "Zoé Essai", code: "123456", failures: 5 },
  });
  try {
    await signInOn(page, host.email);
    await page.goto(`/visites/${visitId}`);
    await use(page);
    await page.getByText("Cinq codes erronés").waitFor({ state: "attached" });
    const link = page.locator(`a[href="/contact?sujet=locked_visit&visite=${visitId}"]`);
    if (!(await link.isVisible())) await page.getByText("Enregistrer l’arrivée").first().click();
    await expectAccessible(page, "the visit");
    await link.click();
    await expect(page.getByLabel("Sujet")).toHaveValue("locked_visit");
    await expect(page.getByText("Votre visite")).toBeVisible();
    await expect(page.getByLabel("Référence de l’annonce")).toHaveCount(0);
    await expectAccessible(page, "the form of a visit");
    const text = `Nous sommes devant la porte ${newId()}`;
    await page.getByLabel("Votre message").fill(text);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page).toHaveURL(/\/messages\?conversation=/);
    const team = await office(browser);
    await openRequest(team, text);
    await expect(team.getByText("Une visite dont l’arrivée est bloquée")).toBeVisible();
    await expect(team.getByText(visitId.toUpperCase())).toBeVisible();
    await team.context().close();
  } finally {
    inDatabase((database) => database.prepare("DELETE FROM Visit WHERE id = ?").run(visitId));
  }
});

test("a text that is pasted is not cut: it says how much is too much, and is refused whole", async ({
  page,
}) => {
  const { email } = await createAccount(["buyer"]);
  await signInOn(page, email);
  await page.goto("/contact?sujet=purchase");
  await isLive(page);
  const message = page.getByLabel("Votre message");
  const text = `Une longue question ${newId()} `.padEnd(CONTACT_TEXT.max + 12, "a");
  await message.focus();
  await page.keyboard.insertText(text);
  await expect(message).toHaveValue(text);
  await expect(page.getByText("12 caractères de trop")).toBeVisible();
  await expectAccessible(page, "a text that is too long");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText(/^Écrivez votre message, de 10 à 4.000 caractères\.$/)).toBeVisible();
  await expect(message).toHaveValue(text);
  await message.press("End");
  for (let cut = 0; cut < 12; cut += 1) await message.press("Backspace");
  await expect(page.getByText("Encore 0 caractère")).toBeVisible();
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
});
