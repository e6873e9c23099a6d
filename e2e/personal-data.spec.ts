import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { errorOn, formOf, SECURITY } from "./forms";
import { comeIn, fillLogin, mailsTo, PASSWORD } from "./people";
import { inDatabase } from "./support";

/** What a person may have of their data, and have erased, with scripts and without. */

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("one’s data are downloaded for the password, without what protects the account", async ({
      page,
    }) => {
      const { email } = await comeIn(page, ["buyer"], ["seller"]);
      await page.goto(SECURITY);
      const form = formOf(page, "Télécharger mes données");
      await form.getByLabel("Votre mot de passe").fill("pas-le-bon");
      await form.getByRole("button").filter({ hasText: "Télécharger" }).click();
      await expect(form.getByLabel("Votre mot de passe")).toHaveAccessibleDescription(
        /n’est pas celui de votre compte/,
      );
      await form.getByLabel("Votre mot de passe").fill(PASSWORD);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        form.getByRole("button").filter({ hasText: "Télécharger" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^loopimmo-mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
      const files = unzipSync(readFileSync(await download.path()));
      const texts = Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
      );
      expect(Object.keys(texts)).toEqual(
        expect.arrayContaining(["LISEZ-MOI.txt", "profil.json", "sessions.json", "journal.json"]),
      );
      for (const [name, text] of Object.entries(texts)) {
        if (name.endsWith(".json")) expect(Array.isArray(JSON.parse(text)), name).toBe(true);
        expect(text, name).not.toMatch(/argon2|passwordHash|tokenHash|secretSealed/);
      }
      expect(texts["profil.json"]).toContain(email);
      expect(mailsTo(email)).toHaveLength(1);
    });

    test("the account is erased for its password, and can’t be opened again", async ({ page }) => {
      const { id, email } = await comeIn(page, ["buyer"]);
      await page.goto(SECURITY);
      const form = formOf(page, "Supprimer définitivement mon compte");
      const send = form.getByRole("button").filter({ hasText: "Supprimer" });
      await form.getByLabel("Votre mot de passe").fill(PASSWORD);
      await send.click();
      await expect(form.getByRole("checkbox")).toHaveAccessibleDescription(/Cochez cette case/);
      await form.getByLabel("Votre mot de passe").fill("pas-le-bon");
      await form.getByRole("checkbox").check();
      await send.click();
      await expect(form.getByLabel("Votre mot de passe")).toHaveAccessibleDescription(
        /n’est pas celui de votre compte/,
      );
      await form.getByLabel("Votre mot de passe").fill(PASSWORD);
      await form.getByRole("checkbox").check();
      await send.click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto("/buyer/dashboard");
      await expect(page).toHaveURL(/\/connexion/);
      await fillLogin(page, email);
      await expect(errorOn(page, "ne correspondent pas")).toBeVisible();
      const stored = inDatabase((database) =>
        database.prepare("SELECT passwordHash, erasedAt FROM User WHERE id = ?").get(id),
      );
      expect(stored).toMatchObject({ passwordHash: null, erasedAt: expect.any(String) });
    });
  });
}
