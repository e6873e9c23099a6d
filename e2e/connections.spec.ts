import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { newId } from "../lib/kernel/ids";
import { errorOn, formOf, messageOn } from "./forms";
import { startOwnSite } from "./own-site";
import {
  createAccount,
  fillLogin,
  fillRegistration,
  PASSWORD,
  type Person,
  sendRegistration,
  writeConversation,
} from "./people";
import { isLive } from "./support";

/** Which connections the site's process opens by itself while people use its forms. */

const REPORTER = pathToFileURL(join(import.meta.dirname, "report-connections.mjs")).href;

/** A mail server that takes everything. */
async function openMailServer(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      stream.on("end", () => done());
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Everything that a form can lead to: a page, a fault, a message, the login. */
async function fillForms(page: Page, person: Person, conversationId: string, scripts: boolean) {
  const live = () => (scripts ? isLive(page) : Promise.resolve());
  const profile = formOf(page, "Enregistrer");

  await page.goto("/settings");
  await live();
  await fillLogin(page, person.email, "pas-le-bon");
  await expect(errorOn(page, "ne correspondent pas")).toBeVisible();
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/settings$/);

  await live();
  await page.getByLabel("Prénom").fill("Zoé");
  await profile.getByRole("button", { name: "Enregistrer" }).click();
  await expect(messageOn(page, /./)).toBeVisible();

  await page
    .locator("#changer-de-role")
    .getByRole("button", { name: /Acheteur/ })
    .click();
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);

  await page.goto(`/messages?conversation=${conversationId}`);
  await live();
  await page.getByLabel("Votre réponse").fill("Bonjour à vous");
  await formOf(page, "Envoyer").getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Bonjour à vous").first()).toBeVisible();

  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/connexion");
  await live();
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/settings");
  await live();
  await page.context().clearCookies();
  await profile.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL(/\/connexion\?callbackUrl=%2Fsettings$/);

  await page.goto("/register?etape=informations&role=buyer");
  await live();
  await fillRegistration(page, `${newId()}@example.org`);
  await sendRegistration(page);
}

test("forms make the site connect to its mail server and nowhere else", async ({ browser }) => {
  const owner = await createAccount(["seller"]);
  const people = [];
  for (const scripts of [true, false]) {
    const person = await createAccount(["seller"], ["buyer"]);
    const conversation = writeConversation({ contact: person, owner, messages: ["Bonjour"] });
    people.push({ scripts, person, conversation });
  }
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-connections-"));
  const report = join(folder, "connections");
  writeFileSync(report, "");
  const opened = () => [...new Set(readFileSync(report, "utf8").split("\n").filter(Boolean))];
  const mail = await openMailServer();
  const site = await startOwnSite({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONNECTIONS_FILE: report,
    NODE_OPTIONS: `--import=${REPORTER}`,
  });
  try {
    for (const { scripts, person, conversation } of people) {
      const context = await browser.newContext({
        baseURL: site.origin,
        javaScriptEnabled: scripts,
      });
      await fillForms(await context.newPage(), person, conversation, scripts);
      await context.close();
    }
    // The mails of the registrations: that they are in the report shows that it reports.
    await expect.poll(opened).toContain(`127.0.0.1:${mail.port}`);
    expect(opened()).toEqual([`127.0.0.1:${mail.port}`]);
  } finally {
    await site.stop();
    await mail.close();
    rmSync(folder, { recursive: true });
  }
});
