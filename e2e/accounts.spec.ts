import { expect, type Page, test } from "@playwright/test";
import { DEMO_PASSWORD } from "../lib/accounts/demo";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import {
  createAccount,
  fillLogin,
  fillRegistration,
  linkIn,
  mailsTo,
  PASSWORD,
  SELLER_AND_LOOPER,
  sendRegistration,
} from "./people";
import { firstListing, isLive } from "./support";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("the registration in three steps", () => {
  test("opens an account once its address is confirmed", { tag: "@phone" }, async ({ page }) => {
    const email = `${newId()}@example.org`;
    await page.goto("/register?ref=clrm7k");
    const next = page.getByRole("button", { name: "Continuer" });
    await expect(next).toBeDisabled();
    await page.getByRole("radio", { name: /Je cherche un bien/ }).check();
    await next.click();
    await expect(page.getByText("CLRM7K")).toBeVisible();
    await fillRegistration(page, email);
    await sendRegistration(page);
    // The dashboard leads a person who waits for a confirmation there.
    await expect(page).toHaveURL(/\/confirmation\/attente$/);
    await expect(heading(page)).toContainText("plus qu’une étape");
    await page.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
    await expect(page.getByText("Un nouvel e-mail est parti.")).toBeVisible();
    expect(mailsTo(email)).toHaveLength(2);
    await page.goto(linkIn(mailsTo(email)[0]));
    await page.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
    await expect(page).toHaveURL(/\/buyer\/dashboard$/);
    await expect(page.getByText(email)).toBeAttached();
    await expect(page.locator('a[href="/buyer/favorites"]').first()).toBeAttached();
  });

  test("says what is wrong by each field, keeps what was typed, and goes to the first", async ({
    page,
  }) => {
    await page.goto("/register?etape=informations&role=seller");
    // Sent before, the page comes back anew, with nothing in focus.
    await isLive(page);
    await page.getByLabel("Nom", { exact: true }).fill("Martin");
    await page.getByLabel("Adresse e-mail").fill("zoe@");
    await page.getByLabel("Téléphone").fill("0612");
    await page.getByLabel("Mot de passe", { exact: true }).fill("abc");
    await page.getByLabel("Confirmez le mot de passe").fill("abd");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByLabel("Prénom")).toBeFocused();
    for (const [label, message] of [
      ["Prénom", "Prénom requis"],
      ["Adresse e-mail", "Email invalide"],
      ["Téléphone", "Numéro de téléphone invalide"],
      ["Mot de passe", "Le mot de passe doit contenir au moins 6 caractères"],
      ["Confirmez le mot de passe", "Les mots de passe ne correspondent pas"],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(message),
      );
    }
    await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Martin");
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue("zoe@");
  });

  test("from another browser asks for the password that was chosen", async ({ page, browser }) => {
    const email = `${newId()}@example.org`;
    await page.goto("/register?etape=informations&role=seller");
    await fillRegistration(page, email);
    await sendRegistration(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(linkIn(mailsTo(email)[0]));
    await elsewhere.getByLabel("Mot de passe choisi à l’inscription").fill("x");
    await elsewhere.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
    await expect(elsewhere.getByText("n’est pas celui de votre compte")).toBeVisible();
    await elsewhere.getByLabel("Mot de passe choisi à l’inscription").fill(PASSWORD);
    await elsewhere.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
    await expect(elsewhere).toHaveURL(/\/seller\/dashboard$/);
    await elsewhere.context().close();
  });

  test("of a known address looks the same", async ({ page }) => {
    const { email } = await createAccount(["seller"]);
    await page.goto("/register?etape=informations&role=buyer");
    await fillRegistration(page, email);
    await sendRegistration(page);
    // The dashboard leads a person who waits for a confirmation there.
    await expect(page).toHaveURL(/\/confirmation\/attente$/);
    await expect(heading(page)).toContainText("plus qu’une étape");
    expect(mailsTo(email).map(({ kind }) => kind)).toEqual(["address-known"]);
  });
});

test.describe("the login", () => {
  test("refuses alike a wrong password and an unknown address", async ({ page }) => {
    const { email } = await createAccount(["buyer"]);
    const messages: string[] = [];
    for (const address of [email, `${newId()}@example.org`]) {
      await page.goto("/connexion");
      await fillLogin(page, address, "pas-le-bon");
      messages.push((await page.getByRole("alert").filter({ hasText: /./ }).textContent()) ?? "");
      await expect(page.getByLabel("Adresse e-mail")).toHaveValue(address);
    }
    expect(messages[0]).toBe("L’adresse e-mail ou le mot de passe ne correspondent pas.");
    expect(messages[1]).toBe(messages[0]);
  });

  test("leads back to the page that was asked for", async ({ page }) => {
    const { email } = await createAccount(["buyer"]);
    await page.goto("/buyer/favorites?page=2");
    await expect(page).toHaveURL(/\/connexion\?callbackUrl=%2Fbuyer%2Ffavorites%3Fpage%3D2$/);
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/buyer\/favorites\?page=2$/);
  });

  for (const foreign of [
    "https://example.org/",
    "//example.org",
    "/\\example.org",
    "javascript:1",
  ]) {
    test(`leads nowhere else than here: ${foreign}`, async ({ page }) => {
      const { email } = await createAccount(["buyer"]);
      await page.goto(`/connexion?callbackUrl=${encodeURIComponent(foreign)}`);
      await fillLogin(page, email);
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/buyer\/dashboard$/);
    });
  }

  test("fills in a demonstration account, which opens its own dashboard", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Vendeuse et Looper" }).click();
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(SELLER_AND_LOOPER);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(/\/seller\/dashboard$/);
  });

  test("is remembered for thirty days, or until the browser closes", async ({ page, context }) => {
    const { email } = await createAccount(["buyer"]);
    const session = async () =>
      (await context.cookies()).find(({ name }) => name === "next-auth.session-token");
    await page.goto("/connexion");
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/buyer\/dashboard$/);
    expect(await session()).toMatchObject({ expires: -1, httpOnly: true, sameSite: "Lax" });
    await context.clearCookies();
    await page.goto("/connexion");
    await page.getByLabel("Se souvenir de moi").check();
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/buyer\/dashboard$/);
    const days = ((await session())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  test("shows the password where asked to", async ({ page }) => {
    await page.goto("/connexion");
    // Its button works by a script alone.
    await isLive(page);
    const field = page.getByLabel("Mot de passe", { exact: true });
    await field.fill("secret");
    await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("secret");
  });

  test("works by keyboard alone", async ({ page }) => {
    const { email } = await createAccount(["seller"]);
    await page.goto("/connexion");
    await page.getByLabel("Adresse e-mail").focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/seller\/dashboard$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one registers, confirms, signs out and signs in again", { tag: "@walk" }, async ({
    page,
  }) => {
    const email = `${newId()}@example.org`;
    await page.goto("/register");
    await page.getByRole("radio", { name: /Je vends un bien/ }).check();
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByText("Prénom requis")).toBeVisible();
    await page.getByLabel("Mot de passe", { exact: true }).fill("jamais-renvoyé");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("");
    expect(await page.content()).not.toContain("jamais-renvoyé");
    await fillRegistration(page, email);
    await sendRegistration(page);
    // The page leads on by itself, which would end what is opened meanwhile.
    await expect(page).toHaveURL(/\/confirmation\/attente$/);
    await page.goto(linkIn(mailsTo(email)[0]));
    await page.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
    await expect(page).toHaveURL(/\/seller\/dashboard$/);
    await page.goto("/connexion");
    await expect(page).toHaveURL(/\/seller\/dashboard$/);
    const out = page.getByRole("button", { name: "Se déconnecter" });
    if (!(await out.isVisible()))
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await out.click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/connexion");
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/seller\/dashboard$/);
  });
});

test.describe("a forgotten password", () => {
  test("is replaced by the link in the mail, once", async ({ page }) => {
    const { email } = await createAccount(["buyer"]);
    await page.goto("/connexion");
    await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
    // The login has a field of this name too.
    await expect(page.getByRole("button", { name: "Recevoir le lien" })).toBeVisible();
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByRole("button", { name: "Recevoir le lien" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Si un compte existe" })).toBeVisible();
    const link = linkIn(mailsTo(email)[0]);
    await page.goto(link);
    await page.getByLabel("Nouveau mot de passe").fill("une-autre-phrase");
    await page.getByLabel("Confirmez le mot de passe").fill("une-autre-phrase");
    await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
    await expect(page.getByText("Votre nouveau mot de passe est enregistré")).toBeVisible();
    await fillLogin(page, email, "une-autre-phrase");
    await expect(page).toHaveURL(/\/buyer\/dashboard$/);
    await page.goto(link);
    await expect(heading(page)).toHaveText("Ce lien n’est plus valable");
  });
});

test.describe("signed in", () => {
  test.beforeEach(async ({ page, baseURL }) => {
    const { email } = await createAccount(["seller"], ["buyer"]);
    expect(await signInByCall(page.request, baseURL ?? "", { email, password: PASSWORD })).toBe(
      200,
    );
  });

  test("public pages lead to one’s own space", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    const link = page.getByRole("banner").getByRole("link", { name: "Mon espace" });
    await expect(link).toHaveAttribute("href", "/seller/dashboard");
    await expect(link).toHaveAttribute("title", /^Camille/);
  });

  test("a heart keeps a listing, and lets it go", { tag: "@walk" }, async ({ page, request }) => {
    // None of the sample's, whose figures other tests read.
    const { id } = await firstListing(request, "location=Paris");
    await page.goto(`/bien/${id}`);
    const heart = page.locator(`[data-favorite="${id}"]`);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    // It is shown before the site has it.
    const stored = page.waitForResponse((response) => response.request().method() === "PUT");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await stored;
    await page.goto("/buyer/favorites");
    await expect(page.locator(`[data-listing="${id}"]`)).toBeVisible();
    await page.goto(`/bien/${id}`);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  test("Ctrl and a figure switch the role, and so does its button", async ({ page, isMobile }) => {
    await page.goto("/seller/dashboard");
    await isLive(page);
    await page.keyboard.press("Control+1");
    await expect(page).toHaveURL(/\/buyer\/dashboard$/);
    await expect(page.locator('a[href="/buyer/favorites"]').first()).toBeAttached();
    // In the menu, or at the foot of a phone's screen.
    const current = page.locator('[aria-current="page"]').filter({ visible: true });
    await expect(current).toHaveAttribute("href", "/buyer/dashboard");
    if (isMobile) await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("button", { name: /Vendeur/ }).click();
    await expect(page).toHaveURL(/\/seller\/dashboard$/);
    await expect(page.locator('a[href="/seller/payments"]').first()).toBeAttached();
  });

  test("signing out leads home, and the space is shut", async ({ page, isMobile }) => {
    await page.goto("/seller/dashboard");
    if (isMobile) await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/seller/dashboard");
    await expect(page).toHaveURL(/\/connexion/);
  });
});

test("the demonstration's password opens nothing else", async ({ request, baseURL }) => {
  const { email } = await createAccount(["buyer"]);
  const status = await signInByCall(request, baseURL ?? "", { email, password: DEMO_PASSWORD });
  expect(status).toBe(401);
});
