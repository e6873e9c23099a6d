import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible } from "./axe";
import { type OwnSite, startOwnSite } from "./own-site";
import {
  comeIn,
  comeInAsTrustManager,
  createAccount,
  fillLogin,
  fillRegistration,
  PASSWORD,
  sendRegistration,
} from "./people";
import { inDatabase } from "./support";
import { subscribe } from "./waitlist";

/** Mails on an installation that sends none: read where they are mentioned, by this machine alone. */

const MAILBOX = "Ouvrir la boîte d’essai";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the mail that was written last to an address, from the page that mentions it. */
async function openMail(page: Page, address: string, subject: string): Promise<void> {
  await page.getByRole("link", { name: MAILBOX }).click();
  await expect(heading(page)).toHaveText("Boîte d’essai");
  const mail = page.getByRole("listitem").filter({ hasText: `À ${address}` });
  await mail.first().getByRole("link", { name: subject }).click();
  await expect(heading(page)).toHaveText(subject);
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Se connecter" }).first().click();
  await page.getByRole("link", { name: "Créer un compte", exact: true }).click();
  await page.getByRole("radio", { name: "Je vends un bien" }).check();
  await fillRegistration(page, email);
  await sendRegistration(page);
  await expect(page.getByRole("link", { name: MAILBOX })).toBeVisible();
  await expect(page).toHaveURL(/\/confirmation\/attente$/);
}

test("one registers from the home page to one's own space without a terminal", async ({ page }) => {
  const email = `${newId()}@example.org`;
  await register(page, email);
  await page.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
  await expect(page.getByText("Un nouvel e-mail est parti.")).toBeVisible();
  await openMail(page, email, "Confirmez votre adresse e-mail");
  await page.getByRole("link", { name: "Confirmer mon adresse" }).click();
  await page.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(page).toHaveURL(/\/seller\/dashboard$/);
});

test("one chooses a new password", async ({ page }) => {
  const { email } = await createAccount(["buyer"]);
  await page.goto("/mot-de-passe-oublie");
  await expect(page.getByRole("link", { name: MAILBOX })).toHaveCount(0);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await openMail(page, email, "Choisissez un nouveau mot de passe");
  await page.getByRole("link", { name: "Choisir mon mot de passe" }).click();
  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("une-autre-phrase");
  await page.getByLabel("Confirmez le mot de passe").fill("une-autre-phrase");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await fillLogin(page, email, "une-autre-phrase");
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
});

test("one changes one's address", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  const next = `${newId()}@example.org`;
  await page.goto("/settings");
  const form = page.locator("form#adresse");
  await form.getByLabel("Nouvelle adresse e-mail").fill(next);
  await form.getByLabel("Votre mot de passe", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Recevoir le lien" }).click();
  await openMail(page, next, "Confirmez votre nouvelle adresse");
  await page.getByRole("link", { name: "Confirmer cette adresse" }).click();
  await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
  await expect(page.getByText("votre compte utilise désormais cette adresse")).toBeVisible();
});

test("one confirms one's place on the waitlist", async ({ page }) => {
  const email = `${newId()}@example.org`;
  await page.goto("/beta#join-looper");
  await expect(page.getByRole("link", { name: MAILBOX })).toHaveCount(0);
  await page.getByLabel("Votre e-mail").fill(email);
  await page.getByRole("radio", { name: "Je veux être Looper" }).check();
  await page.getByRole("checkbox", { name: /robot/ }).press("Space");
  await expect(page.locator("input[name=token]")).not.toHaveValue("", { timeout: 120_000 });
  await page.getByRole("button", { name: "Je m’inscris" }).click();
  await page.getByRole("link", { name: MAILBOX }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: `À ${email}` })
    .getByRole("link")
    .click();
  await page.getByRole("link", { name: /Confirmer/ }).click();
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page).toHaveURL(/\/beta\/statut/);
  await page.getByRole("link", { name: MAILBOX }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `À ${email}` })).toHaveCount(2);
});

test("the mailbox is accessible in either theme", async ({ page, request }) => {
  await subscribe(request);
  await page.goto("/dev/mails");
  for (const open of [
    async () => {},
    async () => {
      await page.getByRole("listitem").getByRole("link").first().click();
      // The list would be looked at once more, or go away while it is.
      await expect(heading(page)).not.toHaveText("Boîte d’essai");
    },
  ]) {
    await open();
    await expectAccessible(page);
  }
});

test("who comes by a proxy or under another name finds no mailbox", async ({
  request,
  baseURL,
}) => {
  const statusWith = async (headers: Record<string, string>) =>
    (await request.get("/dev/mails", { headers })).status();
  expect(await statusWith({})).toBe(200);
  for (const [name, value] of [
    ["x-forwarded-for", "127.0.0.1"],
    ["forwarded", "for=203.0.113.9"],
    ["x-real-ip", "127.0.0.1"],
    ["x-client-direct", "1"],
  ] as const) {
    expect(await statusWith({ [name]: value })).toBe(404);
  }
  const mail = inDatabase((database) =>
    database.prepare<[], { id: string }>("SELECT id FROM OutboxMail LIMIT 1").get(),
  );
  const foreign = await request.get(`${baseURL}/dev/mails/${mail?.id}`, {
    headers: { "x-forwarded-for": "203.0.113.9" },
  });
  expect(foreign.status()).toBe(404);
  expect(await foreign.text()).not.toContain("jeton=");
});

test.describe("elsewhere", () => {
  const noMailbox = async (site: OwnSite, page: Page, host?: string) => {
    const headers: Record<string, string> = host === undefined ? {} : { host };
    const response = await page.request.get(`${site.origin}/dev/mails`, { headers });
    expect(response.status()).toBe(404);
    const form = await page.request.get(`${site.origin}/beta`, { headers });
    expect(form.status()).toBe(200);
    expect(await form.text()).not.toContain(MAILBOX);
  };

  test("with a mail server there is no mailbox, and nothing leads there", async ({ page }) => {
    const site = await startOwnSite({ SMTP_URL: "smtp://127.0.0.1:9" });
    try {
      await noMailbox(site, page);
      await page.goto(`${site.origin}/mot-de-passe-oublie`);
      await page.getByLabel("Adresse e-mail").fill("personne@example.org");
      await page.getByRole("button", { name: "Recevoir le lien" }).click();
      await expect(page.getByText("Si un compte existe à cette adresse")).toBeVisible();
      await expect(page.getByRole("link", { name: MAILBOX })).toHaveCount(0);
    } finally {
      await site.stop();
    }
  });

  test("on a public address there is no mailbox", async ({ page }) => {
    const site = await startOwnSite({
      APP_URL: "http://loopimmo.test",
      DEMO_ACCOUNTS: "false",
    });
    try {
      await noMailbox(site, page, "loopimmo.test");
    } finally {
      await site.stop();
    }
  });
});

test("a trust manager shows a person's link, which both find in the journal", async ({ page }) => {
  const { email } = await createAccount(["buyer"]);
  await page.goto("/mot-de-passe-oublie");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByText("Si un compte existe à cette adresse")).toBeVisible();
  await comeInAsTrustManager(page);
  await page.goto("/trust-manager/compliance?filtre=mails");
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await mail.getByRole("button", { name: "Afficher le lien à remettre" }).click();
  await expect(mail.getByLabel(`Lien à remettre à ${email}`)).toHaveValue(
    /\/nouveau-mot-de-passe\?jeton=[\w-]{43}$/,
  );
  await page.goto("/trust-manager/compliance?filtre=journal");
  const line = page.getByText("a été affiché pour être remis").and(page.locator(":not(option)"));
  await expect(line.first()).toBeVisible();
});
