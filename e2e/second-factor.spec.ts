import { expect, type Page, test } from "@playwright/test";
import * as OTPAuth from "otpauth";
import { errorOn, formOf, messageOn, SECURITY } from "./forms";
import { comeIn, fillLogin, mailsTo, PASSWORD } from "./people";

/** The second factor of an account, from its setup to its removal, with scripts and without. */

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The code of an application at an instant. */
function codeOf(secret: string, timestamp: number): string {
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  return totp.generate({ timestamp });
}
/** The code after that of now: taken as well, and of a later step than any that was given. */
const nextCode = (secret: string) => codeOf(secret, Date.now() + 30_000);
/** A code that no clock shows near now. */
const wrongCode = (secret: string) => codeOf(secret, Date.now() - 3_600_000);

async function beginSecondFactor(page: Page): Promise<string> {
  const form = formOf(page, "Activer la double authentification");
  await form.getByLabel("Votre mot de passe").fill(PASSWORD);
  await form.getByRole("button", { name: "Activer la double authentification" }).click();
  await expect(page.getByRole("img", { name: /Code QR/ })).toBeVisible();
  const secret = await formOf(page, "Lier l’application").locator("code").textContent();
  return (secret ?? "").replaceAll(" ", "");
}

async function confirmSecondFactor(page: Page, secret: string): Promise<string[]> {
  await page.getByLabel("Code à six chiffres").fill(codeOf(secret, Date.now()));
  await page.getByRole("button", { name: "Lier l’application" }).click();
  const codes = page.getByRole("list", { name: "Codes de secours" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/** Signs out and in again, up to where the code is asked for. */
async function reachCode(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/connexion");
  await fillLogin(page, email);
  await expect(heading(page)).toHaveText("Vérification en deux étapes");
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Vérifier" }).click();
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a second factor is set up, asked for, renewed and removed", async ({ page }) => {
      const { email } = await comeIn(page, ["buyer"]);
      await page.goto(SECURITY);
      const begin = formOf(page, "Activer la double authentification");
      await begin.getByLabel("Votre mot de passe").fill("pas-le-bon");
      await begin.getByRole("button", { name: "Activer la double authentification" }).click();
      await expect(begin.getByLabel("Votre mot de passe")).toHaveAccessibleDescription(
        /n’est pas celui de votre compte/,
      );
      const replaced = await beginSecondFactor(page);
      const again = formOf(page, "Afficher un autre code QR");
      await page.getByText("Recommencer avec un autre code QR").click();
      await again.getByLabel("Votre mot de passe").fill("pas-le-bon");
      await again.getByRole("button", { name: "Afficher un autre code QR" }).click();
      await expect(again.getByText(/n’est pas celui de votre compte/)).toBeVisible();
      await again.getByLabel("Votre mot de passe").fill(PASSWORD);
      await again.getByRole("button", { name: "Afficher un autre code QR" }).click();
      const shown = formOf(page, "Lier l’application").locator("code");
      await expect(shown).not.toHaveText(replaced.replaceAll(/(.{4})(?!$)/g, "$1 "));
      const secret = ((await shown.textContent()) ?? "").replaceAll(" ", "");
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      await page.getByLabel("Code à six chiffres").fill(wrongCode(secret));
      await page.getByRole("button", { name: "Lier l’application" }).click();
      await expect(errorOn(page, "Ce code n’est pas le bon")).toBeVisible();
      const codes = await confirmSecondFactor(page, secret);
      await page.goto(SECURITY);
      await expect(page.getByRole("list", { name: "Codes de secours" })).toHaveCount(0);
      for (const hidden of [secret, codes[0] ?? "?"]) {
        expect((await page.content()).replaceAll(" ", "")).not.toContain(hidden);
      }

      await reachCode(page, email);
      await page.goto("/buyer/dashboard");
      await expect(page).toHaveURL(/\/connexion/);
      await reachCode(page, email);
      await giveCode(page, wrongCode(secret));
      await expect(errorOn(page, "Ce code n’est pas le bon")).toBeVisible();
      const code = nextCode(secret);
      await giveCode(page, code);
      await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      await reachCode(page, email);
      await giveCode(page, code);
      await expect(errorOn(page, "ou il a déjà servi")).toBeVisible();
      const [spare = "", other = ""] = codes;
      await giveCode(page, spare.toLowerCase());
      await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      await reachCode(page, email);
      await giveCode(page, spare);
      await expect(errorOn(page, "ou il a déjà servi")).toBeVisible();
      await giveCode(page, other.replaceAll("-", " "));
      await expect(page).toHaveURL(/\/buyer\/dashboard$/);

      await page.goto(SECURITY);
      await expect(page.getByText("Il vous reste 8 codes de secours")).toBeVisible();
      const inForce = formOf(page, "Retirer la double authentification");
      await inForce.getByLabel("Votre mot de passe").fill(PASSWORD);
      await page.getByRole("button", { name: "Obtenir de nouveaux codes de secours" }).click();
      const renewed = page.getByRole("list", { name: "Codes de secours" }).getByRole("listitem");
      await expect(renewed).toHaveCount(10);
      expect(await renewed.allTextContents()).not.toContain(codes[2]);
      await expect(page.getByText("Il vous reste 10 codes de secours")).toBeVisible();
      await inForce.getByLabel("Votre mot de passe").fill(PASSWORD);
      await page.getByRole("button", { name: "Retirer la double authentification" }).click();
      await expect(messageOn(page, "La double authentification est retirée")).toBeVisible();
      await page.context().clearCookies();
      await page.goto("/connexion");
      await fillLogin(page, email);
      await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      expect(mailsTo(email)).toHaveLength(2);
    });

    test("a trust manager is led to the second factor from every page, then works", async ({
      page,
    }) => {
      await comeIn(page, ["trust_manager"]);
      for (const path of ["dashboard", "validation", "compliance?filtre=journal", "tasks"]) {
        await page.goto(`/trust-manager/${path}`);
        await expect(page).toHaveURL(/\/settings\?onglet=securite$/);
        await expect(page.getByText("Activez la double authentification")).toBeVisible();
      }
      const secret = await beginSecondFactor(page);
      await confirmSecondFactor(page, secret);
      await expect(page.getByText("elle ne peut pas être retirée")).toBeVisible();
      await expect(
        page.getByRole("button", { name: "Retirer la double authentification" }),
      ).toHaveCount(0);
      await page.goto("/trust-manager/validation");
      await expect(page).toHaveURL(/\/trust-manager\/validation$/);
      await expect(heading(page)).toHaveText(/^Loopers\s: demandes et dossiers$/);
    });
  });
}
