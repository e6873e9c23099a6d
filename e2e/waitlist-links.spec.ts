import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectNoSidewaysScroll, onPhones } from "./axe";
import { comeIn, comeInAsTrustManager, mailsTo, PASSWORD, sendRegistration } from "./people";
import { isLive } from "./support";
import { moveToHead, subscribe, waitlistEntry, waitlistLink } from "./waitlist";

/** Where the links of the waitlist's mails lead. */

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Somebody who confirmed the address, on their own page. */
async function waitOn(page: Page, ...who: [Parameters<typeof subscribe>[1]?]) {
  const email = await subscribe(page.request, ...who);
  await page.goto(waitlistLink(email, "waitlist-confirm"));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page).toHaveURL(/\/beta\/statut\?jeton=/);
  const code = waitlistEntry(email)?.referralCode ?? "";
  return { email, code };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a place is taken by the button, not by opening the link", {
      tag: javaScriptEnabled ? "@phone" : [],
    }, async ({ page }) => {
      const email = await subscribe(page.request, { role: "looper" });
      const link = waitlistLink(email, "waitlist-confirm");
      for (let time = 0; time < 2; time++) {
        await page.goto(link);
        await expect(page.getByText(email)).toBeVisible();
      }
      expect(waitlistEntry(email)?.confirmedAt).toBeNull();
      await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
      await expect(heading(page)).toHaveText(
        // The first of all has nobody to be counted among.
        /^Vous (êtes|avez la) .+(Loopers? en attente|place de la liste des Loopers)$/,
      );
      const code = waitlistEntry(email)?.referralCode ?? "";
      expect(code).toMatch(/^[A-Z0-9]{6}$/);
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      expect(mailsTo(email).map(({ kind }) => kind)).toEqual([
        "waitlist-confirm",
        "waitlist-welcome",
      ]);
      // The same link says so, and leads on; so does the mail's.
      await page.goto(link);
      await expect(heading(page)).toHaveText("C’est déjà fait");
      await page.getByRole("button", { name: "Voir ma place" }).click();
      await expect(heading(page)).toHaveText(/^Vous (êtes|avez la) /);
      await page.goto(waitlistLink(email, "waitlist-welcome"));
      await expect(heading(page)).toHaveText(/^Vous (êtes|avez la) /);
    });

    test("one leaves for good, and can say so twice", async ({ page, context }) => {
      const { email } = await waitOn(page);
      const again = await context.newPage();
      await again.goto(page.url());
      for (const each of [page, again]) {
        await each.getByText("Quitter la liste et effacer mes données").click();
        await each.getByRole("button", { name: "Effacer mon inscription" }).click();
        await expect(heading(each)).toHaveText("Vous n’êtes plus sur la liste");
        expect(waitlistEntry(email)).toBeUndefined();
      }
      expect(mailsTo(email)).toEqual([]);
    });

    test("an invitation opens the account without another mail", async ({ page, browser }) => {
      // A queue of each run's own: waves of the others leave it alone.
      const role = javaScriptEnabled ? "buyer" : "seller";
      const { email, code } = await waitOn(page, { role });
      const status = page.url();
      await inviteNow(browser, email, role);
      await page.goto(status);
      await expect(heading(page)).toHaveText("C’est votre tour");

      await page.goto(waitlistLink(email, "waitlist-invitation"));
      await expect(page.getByText(`Votre code ${code}`)).toBeVisible();
      const chosen = role === "seller" ? /Je vends un bien/ : /Je cherche un bien/;
      await expect(page.getByRole("radio", { name: chosen })).toBeChecked();
      await page.getByRole("button", { name: "Continuer" }).click();
      const address = page.getByLabel("Adresse e-mail");
      await expect(address).toHaveValue(email);
      await expect(address).toHaveAttribute("readonly");
      // What is refused keeps the invitation.
      await page.getByRole("button", { name: "Créer mon compte" }).click();
      await expect(page.getByText("Prénom requis")).toBeVisible();
      await expect(address).toHaveValue(email);
      await page.getByLabel("Prénom").fill("Zoé");
      await page.getByLabel("Nom", { exact: true }).fill("Martin");
      await page.getByLabel("Téléphone").fill("06 39 98 11 22");
      await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirmez le mot de passe").fill(PASSWORD);
      await sendRegistration(page, {
        read: async () => {
          await expect(heading(page)).toHaveText("Compte créé avec succès !");
          const confirmed = page.getByRole("status").filter({ hasText: "déjà confirmée" });
          await expect(confirmed).toBeVisible();
        },
      });
      await expect(page).toHaveURL(new RegExp(`/${role}/dashboard$`));
      expect(mailsTo(email).map(({ kind }) => kind)).not.toContain("confirm-address");
      await page.goto("/profile");
      await expect(page.getByText(code, { exact: true })).toBeVisible();

      await page.goto(status);
      await expect(heading(page)).toHaveText("Votre compte est ouvert");
    });

    test("an invitation that is no good leads through the ordinary wizard", async ({ page }) => {
      await page.goto("/register?invitation=0123456789ab.t0.x");
      await expect(page.getByText("Cette invitation n’est plus valable")).toBeVisible();
      await page.getByRole("radio", { name: /Je vends un bien/ }).check();
      await page.getByRole("button", { name: "Continuer" }).click();
      await expect(page.getByLabel("Adresse e-mail")).toHaveValue("");
      await expect(page.getByLabel("Adresse e-mail")).toBeEditable();
    });
  });
}

/** Has a trust manager invite the first of a queue, until it was this one. */
async function inviteNow(browser: Browser, email: string, role: "seller" | "buyer") {
  moveToHead(email);
  const office = await (await browser.newContext()).newPage();
  await comeInAsTrustManager(office);
  const isInvited = () => mailsTo(email).some(({ kind }) => kind === "waitlist-invitation");
  await expect(async () => {
    // Another test's wave may take this one along, or move the queue.
    if (isInvited()) return;
    await office.goto(`/trust-manager/waitlist?filtre=vagues&role=${role}&nombre=1`);
    await office.getByRole("button", { name: /^Envoyer 1\sinvitation/ }).click();
    await expect(office).toHaveURL(/fait=/, { timeout: 10_000 });
    expect(isInvited()).toBe(true);
  }).toPass();
  await office.context().close();
}

test.describe("a link that is no good", () => {
  const forged = (link: string) => link.replace(/.{4}$/, "AAAA");

  test("to confirm says how to subscribe again", async ({ page }) => {
    const email = await subscribe(page.request);
    const link = waitlistLink(email, "waitlist-confirm");
    for (const address of [
      forged(link),
      link.slice(0, -1),
      link.replace("/confirmation", "/statut"),
      "/beta/confirmation",
      "/beta/confirmation?jeton=a&jeton=b",
    ]) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(/^(Ce lien n’est plus valable|Nous ne retrouvons)/);
      const again = page.locator("main").getByRole("link", { name: "M’inscrire à nouveau" });
      await expect(again).toHaveAttribute("href", "/beta");
    }
    expect(waitlistEntry(email)?.confirmedAt).toBeNull();
  });

  test("to a place that was erased while its page was open is told as such", async ({ page }) => {
    await waitOn(page);
    const link = page.url();
    await page.getByText("Quitter la liste et effacer mes données").click();
    await page.getByRole("button", { name: "Effacer mon inscription" }).click();
    await expect(heading(page)).toHaveText("Vous n’êtes plus sur la liste");
    await page.goto(link);
    await expect(heading(page)).toHaveText("Nous ne retrouvons pas cette place");
  });
});

test("referrals stand where they are: counted, looked at, not confirmed yet", async ({
  page,
  browser,
}) => {
  const name = newId();
  const { code } = await waitOn(page, { email: `${name}@example.org` });
  await expect(page.getByText("Aucun filleul pour l’instant.")).toBeVisible();
  const friend = await (await browser.newContext()).newPage();
  await waitOn(friend, { referredBy: code.toLowerCase() });
  // The same mailbox under another name.
  await waitOn(friend, { email: `${name}+2@example.org`, referredBy: code });
  await subscribe(page.request, { referredBy: code });
  await friend.context().close();
  await page.reload();
  const referrals = page.getByRole("region", { name: "Vos filleuls" });
  await expect(referrals.getByRole("term").filter({ hasText: "1 filleul compté" })).toBeVisible();
  await expect(referrals.getByText("1 en cours de vérification")).toBeVisible();
  await expect(referrals.getByText("1 attend sa confirmation")).toBeVisible();
});

test("the code is copied and sent by plain links, the page's own secret by none", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { code } = await waitOn(page);
  await isLive(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copier le code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Code copié" })).toBeAttached();
  expect(await copied()).toBe(code);
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect.poll(copied).toContain(`/beta?ref=${code}`);
  const ways = page.getByRole("list", { name: "Partager par" }).getByRole("link");
  await expect(ways).toHaveText(["E-mail", "WhatsApp", "SMS"]);
  const secret = new URL(page.url()).searchParams.get("jeton") ?? "";
  expect(secret).not.toBe("");
  for (const link of await page.locator("a[href]").all()) {
    expect(await link.getAttribute("href")).not.toContain(secret);
  }
  await page.goto(`/beta?ref=${code}`);
  await expect(page.getByRole("textbox", { name: /code/i }).first()).toHaveValue(code);
});

test("the device’s own sheet is offered where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const given: ShareData[] = [];
    Object.assign(window, { given });
    navigator.share = async (data) => {
      given.push(data ?? {});
    };
  });
  const { code } = await waitOn(page);
  await page.getByRole("button", { name: "Partager…" }).click();
  const [shared] = await page.evaluate(() => (window as unknown as { given: ShareData[] }).given);
  expect(shared?.text).toContain(`/beta?ref=${code}`);
  expect(shared?.text).not.toContain("jeton");
});

async function privately(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const headers = response.headers();
  expect(response.status(), address).toBe(200);
  expect(headers["cache-control"], address).toMatch(/private.*no-store/);
  // Other sites learn the site's name at most, never the address with its secret.
  expect(headers["referrer-policy"], address).toBe("strict-origin-when-cross-origin");
  expect(await response.text(), address).toContain('name="robots" content="noindex"');
}

test("the pages of links are kept by nobody and indexed by nobody", async ({ page }) => {
  const email = await subscribe(page.request);
  const link = waitlistLink(email, "waitlist-confirm");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page).toHaveURL(/statut/);
  for (const address of [link, page.url(), "/beta/statut", "/beta/statut?etat=efface"]) {
    await privately(page.request, address);
    await privately(page.request, address);
  }
  await privately(page.request, "/register?invitation=x");
});

test("axe finds nothing, and nothing scrolls sideways at 320 px", async ({ page }) => {
  const email = await subscribe(page.request);
  const confirm = waitlistLink(email, "waitlist-confirm");
  const check = async (address: string) => {
    await page.goto(address);
    await expectAccessible(page);
    await onPhones(page, [320], () => expectNoSidewaysScroll(page));
  };
  await check(confirm);
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page).toHaveURL(/statut/);
  await check(page.url());
  await page.getByText("Quitter la liste et effacer mes données").click();
  await expectAccessible(page, "the way out");
  await check(confirm);
  await check("/beta/confirmation?jeton=x");
  await check("/beta/statut?jeton=x");
  await check("/beta/statut?etat=efface");
  await check("/register?invitation=x");
  await comeIn(page, ["seller"]);
  await check("/profile");
});
