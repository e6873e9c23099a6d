import { expect, test } from "@playwright/test";
import { DEMO_PASSWORD } from "../lib/accounts/demo";
import { errorOn, formOf, messageOn, SECURITY } from "./forms";
import { comeIn, createAccount, fillLogin, mailsTo, PASSWORD, SAMPLE, signInOn } from "./people";
import { inDatabase, isLive } from "./support";

/** One's own account: what a person changes in it, with scripts and without. */

const NEW_PASSWORD = "une-autre-phrase";

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("the profile is saved, and shown again", { tag: scripts ? "@phone" : [] }, async ({
      page,
    }) => {
      await comeIn(page, ["buyer"]);
      await page.goto("/settings");
      await page.getByLabel("Prénom").fill("Élodie");
      await page.getByLabel("Nom", { exact: true }).fill("D’Aboville");
      await page.getByLabel("Adresse (facultatif)").fill("12 rue de la Soif");
      await page.getByLabel("Code postal").fill("35000");
      await page.getByLabel("Ville").fill("Rennes");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(messageOn(page, "Vos coordonnées sont enregistrées")).toBeVisible();
      await expect(page.getByText("Élodie D’Aboville")).toBeAttached();
      await page.goto("/settings");
      await expect(page.getByLabel("Prénom")).toHaveValue("Élodie");
      await expect(page.getByLabel("Ville")).toHaveValue("Rennes");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(messageOn(page, "Rien n’a changé")).toBeVisible();
    });

    test("what is wrong in the profile is said by its field, and nothing is saved", async ({
      page,
    }) => {
      const { id } = await comeIn(page, ["buyer"]);
      await page.goto("/settings");
      // Sent before they run, it comes back as a new page, which gives no field the focus.
      if (scripts) await isLive(page);
      await page.getByLabel("Prénom").fill("");
      await page.getByLabel("Téléphone").fill("0612");
      await page.getByLabel("Code postal").fill("?");
      await page.getByLabel("Ville").fill("Rennes");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      for (const [label, message] of [
        ["Prénom", "Prénom requis"],
        ["Téléphone", "Numéro de téléphone invalide"],
        ["Code postal", "Code postal invalide"],
      ] as const) {
        await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      }
      await expect(page.getByLabel("Ville")).toHaveValue("Rennes");
      await expect(page.getByLabel("Téléphone")).toHaveValue("0612");
      if (scripts) await expect(page.getByLabel("Prénom")).toBeFocused();
      const stored = inDatabase((database) =>
        database.prepare("SELECT firstName, phone, city FROM User WHERE id = ?").get(id),
      );
      expect(stored).toEqual({ firstName: "Camille", phone: "06 39 98 00 00", city: null });
    });

    test("the password changes for who knows it, and other browsers are signed out", async ({
      page,
      browser,
      baseURL,
    }) => {
      const { email } = await comeIn(page, ["buyer"]);
      const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
      await signInOn(elsewhere, email);
      await page.goto(SECURITY);
      const form = formOf(page, "Changer le mot de passe");
      const fill = async (current: string, next: string, again: string) => {
        await form.getByLabel("Mot de passe actuel").fill(current);
        await form.getByLabel("Nouveau mot de passe", { exact: true }).fill(next);
        await form.getByLabel("Confirmez le nouveau mot de passe").fill(again);
        await form.getByRole("button", { name: "Changer le mot de passe" }).click();
      };
      await fill(PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}s`);
      await expect(
        form.getByLabel("Confirmez le nouveau mot de passe"),
      ).toHaveAccessibleDescription(/Les mots de passe ne correspondent pas/);
      await fill("pas-le-bon", NEW_PASSWORD, NEW_PASSWORD);
      await expect(form.getByLabel("Mot de passe actuel")).toHaveAccessibleDescription(
        /n’est pas celui de votre compte/,
      );
      await fill(PASSWORD, "court", "court");
      await expect(
        form.getByLabel("Nouveau mot de passe", { exact: true }),
      ).toHaveAccessibleDescription(/au moins 6 caractères/);
      expect(await page.content()).not.toContain("pas-le-bon");
      await fill(PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
      await expect(messageOn(page, "Votre mot de passe est changé")).toBeVisible();
      await page.goto("/buyer/dashboard");
      await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      await elsewhere.goto("/buyer/dashboard");
      await expect(elsewhere).toHaveURL(/\/connexion/);
      await fillLogin(elsewhere, email);
      await expect(errorOn(elsewhere, "ne correspondent pas")).toBeVisible();
      await fillLogin(elsewhere, email, NEW_PASSWORD);
      await expect(elsewhere).toHaveURL(/\/buyer\/dashboard$/);
      expect(mailsTo(email)).toHaveLength(1);
      await elsewhere.context().close();
    });

    test("another device is signed out from the list", async ({ page, browser, baseURL }) => {
      const { email } = await comeIn(page, ["buyer"]);
      const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
      await signInOn(elsewhere, email);
      await page.goto(SECURITY);
      const devices = page.getByRole("list", { name: "Vos appareils connectés" });
      await expect(devices.getByRole("listitem")).toHaveCount(2);
      await expect(devices.getByText("Cet appareil")).toHaveCount(1);
      await devices.getByRole("button", { name: /^Déconnecter/ }).click();
      await expect(messageOn(page, "L’appareil est déconnecté")).toBeVisible();
      await expect(devices.getByRole("listitem")).toHaveCount(1);
      await elsewhere.goto("/buyer/dashboard");
      await expect(elsewhere).toHaveURL(/\/connexion/);
      await signInOn(elsewhere, email);
      await page.goto(SECURITY);
      await page.getByRole("button", { name: "Déconnecter tous les autres appareils" }).click();
      await expect(messageOn(page, "1 appareil déconnecté")).toBeVisible();
      await elsewhere.goto("/buyer/dashboard");
      await expect(elsewhere).toHaveURL(/\/connexion/);
      await page.goto("/buyer/dashboard");
      await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      await elsewhere.context().close();
    });
  });
}

test("what is sent whatever one chooses is listed", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/settings?onglet=notifications");
  await page.getByText("Voir la liste de ces e-mails").click();
  await expect(page.getByText("Quand votre mot de passe a changé.")).toBeVisible();
});

test("a session is not signed out by somebody else who names it", async ({ page, baseURL }) => {
  const victim = await createAccount(["buyer"]);
  const origin = baseURL ?? "";
  const other = await page.context().browser()?.newContext({ baseURL: origin });
  if (!other) throw new Error("expected a browser");
  const victimPage = await other.newPage();
  await signInOn(victimPage, victim.email);
  const session = inDatabase((database) =>
    database.prepare("SELECT id FROM Session WHERE userId = ?").pluck().get(victim.id),
  ) as string;
  const { email } = await comeIn(page, ["buyer"]);
  const second = await page.context().browser()?.newContext({ baseURL: origin });
  if (!second) throw new Error("expected a browser");
  await signInOn(await second.newPage(), email);
  await page.goto(SECURITY);
  const button = page
    .getByRole("list", { name: "Vos appareils connectés" })
    .getByRole("button", { name: /^Déconnecter/ });
  await button.evaluate((each, value) => {
    (each as HTMLButtonElement).value = value;
  }, session);
  await button.click();
  await expect(errorOn(page, /./)).toBeVisible();
  await victimPage.goto("/buyer/dashboard");
  await expect(victimPage).toHaveURL(/\/buyer\/dashboard$/);
  await second.close();
  await other.close();
});

test("what a seller owes is in the settings, and a buyer owes nothing", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/settings?onglet=facturation");
  await expect(page.getByRole("heading", { name: "Vous ne devez rien" })).toBeVisible();
  await page.getByRole("link", { name: "Lire le barème des honoraires" }).click();
  await expect(page).toHaveURL(/\/honoraires/);
  await comeIn(page, ["seller"]);
  await page.goto("/settings?onglet=facturation");
  await expect(page.getByText("dès qu’un premier bien sera enregistré")).toBeVisible();
});

test("what opens an account of the demonstration can’t be changed, by a forged form either", async ({
  page,
}) => {
  await signInOn(page, SAMPLE.buyer, DEMO_PASSWORD);
  await page.goto(SECURITY);
  await expect(page.getByText("Compte de démonstration")).toBeVisible();
  await isLive(page);
  for (const button of [
    "Changer le mot de passe",
    "Activer la double authentification",
    "Supprimer définitivement mon compte",
  ]) {
    const form = formOf(page, button);
    await expect(form.getByRole("button").filter({ hasText: button })).toBeDisabled();
    await form.locator("fieldset").evaluate((each) => each.removeAttribute("disabled"));
    for (const field of await form.locator('input[type="password"]').all()) {
      const name = await field.getAttribute("name");
      await field.fill(
        name === "password" && button.startsWith("Changer") ? NEW_PASSWORD : DEMO_PASSWORD,
      );
    }
    if (button.startsWith("Changer")) {
      await form.getByLabel("Confirmez le nouveau mot de passe").fill(NEW_PASSWORD);
    }
    if (button.startsWith("Supprimer")) await form.getByRole("checkbox").check();
    await form.getByRole("button").filter({ hasText: button }).click();
    await expect(errorOn(page, "Ce compte est partagé")).toBeVisible();
    await page.goto(SECURITY);
    await isLive(page);
  }
  await page.context().clearCookies();
  await signInOn(page, SAMPLE.buyer, DEMO_PASSWORD);
});
