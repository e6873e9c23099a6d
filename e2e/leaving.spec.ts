import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { comeIn, createAccount, fillLogin, givePapers, PASSWORD } from "./people";
import { inDatabase, isLive, storedInstant } from "./support";

/** What a browser still shows and sends once a session is over. */

function endSessions(userId: string): void {
  inDatabase((database) =>
    database
      .prepare("UPDATE Session SET revokedAt = ? WHERE userId = ?")
      .run(storedInstant(), userId),
  );
}

async function signOut(page: Page): Promise<void> {
  const out = page.getByRole("button", { name: "Se déconnecter" }).filter({ visible: true });
  const menu = page.getByRole("button", { name: "Ouvrir le menu" }).filter({ visible: true });
  // One of them stands on every page of the space, as wide as it is.
  await expect(out.or(menu)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await out.click();
  await expect(page).toHaveURL(/\/$/);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a form that is sent after the session ended leads to the login, and back", async ({
      page,
    }) => {
      const { id, email } = await comeIn(page, ["buyer"]);
      await page.goto("/settings");
      await page.getByLabel("Prénom").fill("Trop tard");
      if (scripts) await isLive(page);
      endSessions(id);
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page).toHaveURL(/\/connexion\?callbackUrl=%2Fsettings$/);
      await fillLogin(page, email);
      await expect(page).toHaveURL(/\/settings$/);
      // Nothing of it was stored; where scripts run it is offered, to be read again and sent.
      await expect(page.getByLabel("Prénom")).toHaveValue(scripts ? "Trop tard" : "Camille");
      const firstName = inDatabase((database) =>
        database.prepare("SELECT firstName FROM User WHERE id = ?").pluck().get(id),
      );
      expect(firstName).toBe("Camille");
    });

    test("an account that was erased meanwhile changes nothing more", async ({ page }) => {
      const { id } = await comeIn(page, ["buyer"]);
      await page.goto("/profile/roles?role=seller");
      inDatabase((database) =>
        database.prepare("UPDATE User SET erasedAt = ? WHERE id = ?").run(storedInstant(), id),
      );
      await page.locator("#seller").getByRole("button").click();
      await expect(page).toHaveURL(/\/connexion/);
      const roles = inDatabase((database) =>
        database.prepare("SELECT role FROM RoleGrant WHERE userId = ?").pluck().all(id),
      );
      expect(roles).toEqual(["buyer"]);
    });

    test("a form of a role that was lost meanwhile does nothing", async ({ page }) => {
      const { id } = await comeIn(page, ["buyer"], ["ambassador"]);
      givePapers(id);
      const leadId = newId();
      inDatabase((database) =>
        database
          .prepare(
            `INSERT INTO Lead (id, ambassadorId, contactName, status, factAt, createdAt, updatedAt)
             VALUES (?, ?, 'Prospect', 'accepted', ?, ?, ?)`,
          )
          .run(leadId, id, storedInstant(), storedInstant(), storedInstant()),
      );
      await page.goto("/ambassador/leads");
      const forms = page.getByRole("main").locator("form");
      if (scripts) await isLive(page);
      inDatabase((database) =>
        database
          .prepare(
            "UPDATE RoleGrant SET status = 'suspended' WHERE userId = ? AND role = 'ambassador'",
          )
          .run(id),
      );
      await forms.getByRole("button", { name: /^J’ai appelé/ }).click();
      if (scripts) await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
      else await expect(page.getByRole("heading", { name: "Accès refusé" })).toBeVisible();
      const status = inDatabase((database) =>
        database.prepare("SELECT status FROM Lead WHERE id = ?").pluck().get(leadId),
      );
      expect(status).toBe("accepted");
    });

    test("going back after signing out shows nothing of anybody", async ({ page }) => {
      const { email } = await comeIn(page, ["buyer"]);
      await page.goto("/buyer/dashboard");
      await page.goto("/settings");
      await signOut(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/connexion/);
      await expect(page.getByLabel("Adresse e-mail")).toHaveValue("");
      await expect(page.getByText(email)).toHaveCount(0);
    });

    test("who signs in after somebody else sees only their own", async ({ page }) => {
      const first = await comeIn(page, ["buyer"]);
      const second = await createAccount(["buyer"]);
      await page.goto("/buyer/dashboard");
      const open = async () => {
        // On a screen as wide as this the menu stands beside the page.
        await page.getByRole("link", { name: "Paramètres", exact: true }).click();
        await expect(page).toHaveURL(/\/settings$/);
      };
      await open();
      await expect(page.getByLabel("Adresse e-mail", { exact: true })).toHaveValue(first.email);
      await signOut(page);
      await page.goto("/connexion");
      await fillLogin(page, second.email);
      await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      await open();
      await expect(page.getByLabel("Adresse e-mail", { exact: true })).toHaveValue(second.email);
      await expect(page.getByText(first.email)).toHaveCount(0);
    });
  });
}

test("a page that the browser held whole is loaded anew, and shows nothing of who signed out", async ({
  page,
}) => {
  const { id, email } = await comeIn(page, ["buyer"]);
  await page.goto("/buyer/dashboard");
  await isLive(page);
  await expect(page.getByText(email)).toBeAttached();
  endSessions(id);
  // What the browser says of a page that it shows again as it was; under test it holds none.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page).toHaveURL(/\/connexion/);
  await expect(page.getByText(email)).toHaveCount(0);
});

test("a form that leads to another page is sent once, however often it is sent off", async ({
  page,
}) => {
  const { email } = await createAccount(["buyer"]);
  await page.goto("/connexion");
  await isLive(page);
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts++;
  });
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.locator("#connexion").evaluate((form: HTMLFormElement) => {
    for (let time = 0; time < 3; time++) form.requestSubmit();
  });
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
  expect(posts).toBe(1);
});
