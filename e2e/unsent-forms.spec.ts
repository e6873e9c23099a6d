import { expect, type Page, type Route, test } from "@playwright/test";
import { ERROR_SENTENCES } from "../lib/content/errors";
import { SEND_AGAIN, sendFailureText } from "../lib/content/send-failures";
import { violations } from "./axe";
import { errorOn, messageOn } from "./forms";
import { comeIn, PASSWORD } from "./people";
import { firstListing, inDatabase, isLive } from "./support";

/*
 * A form that gets no answer, or one that is not the site's, stays as it is, says what happened and is sent again
 * without typing; one of an older version of the site is there again after its page was loaded anew.
 */

const isForm = (route: Route) => route.request().headers()["next-action"] !== undefined;

/** Has the forms of a page meet something, until the returned function is called. */
async function meet(
  page: Page,
  what: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => (isForm(route) ? what(route) : route.fallback());
  await page.route("**/*", handler);
  return () => page.unroute("**/*", handler);
}

/** More than a form may have (server/limits.ts). */
const TOO_MUCH = 100 * 1024;

const MISHAPS: { name: string; what: (route: Route) => Promise<void>; text: string }[] = [
  {
    name: "a cut connection",
    what: (route) => route.abort("connectionreset"),
    text: sendFailureText({ kind: "unanswered" }),
  },
  {
    name: "a proxy’s own page",
    what: (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    text: sendFailureText({ kind: "foreign" }),
  },
  {
    name: "a login page of a public network",
    what: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>Wi-Fi</p>" }),
    text: sendFailureText({ kind: "foreign" }),
  },
  {
    name: "too many requests",
    what: (route) =>
      route.fulfill({
        status: 429,
        headers: { "content-type": "text/plain", "retry-after": "12" },
        body: JSON.stringify({
          ...{ code: "request.too-many", status: 429, retryAfter: 12 },
          detail: ERROR_SENTENCES["request.too-many"].detail,
        }),
      }),
    text: `${ERROR_SENTENCES["request.too-many"].detail} Un nouvel envoi sera possible dans 12\u00a0secondes.`,
  },
  {
    name: "a site that is out of order",
    what: (route) =>
      route.fulfill({
        status: 503,
        contentType: "text/plain",
        body: JSON.stringify({
          ...{ code: "service.unavailable", status: 503, retryAfter: 1 },
          detail: ERROR_SENTENCES["service.unavailable"].detail,
        }),
      }),
    text: ERROR_SENTENCES["service.unavailable"].detail,
  },
];

test.describe("a form of the signed-in space", () => {
  for (const [index, { name, what, text }] of MISHAPS.entries()) {
    // The message stands in the same place whatever happened.
    const tag = index === 0 ? ["@phone"] : [];
    test(`stays as it is after ${name}, and is sent again without typing`, { tag }, async ({
      page,
    }) => {
      const { id } = await comeIn(page, ["buyer"]);
      await page.goto("/settings");
      await isLive(page);
      const end = await meet(page, what);
      await page.getByLabel("Prénom").fill("Élodie");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      const problem = errorOn(page, text);
      await expect(problem).toBeVisible();
      await expect(problem).toBeInViewport();
      await expect(page.getByLabel("Prénom")).toHaveValue("Élodie");
      await expect(page.getByRole("button", { name: "Enregistrer" })).toBeVisible();
      await expect(page.getByRole("heading", { name: /imprévu/ })).toHaveCount(0);
      expect(await violations(page, { within: "main" })).toEqual([]);
      // Once more in vain: it is reported again, and the button stays.
      const again = problem.getByRole("button", { name: SEND_AGAIN.again });
      await again.press("Enter");
      await expect(problem).toBeVisible();
      await expect(again).toBeFocused();
      await end();
      await again.press("Enter");
      await expect(messageOn(page, "Vos coordonnées sont enregistrées")).toBeVisible();
      await expect(problem).toHaveCount(0);
      const stored = inDatabase((database) =>
        database.prepare("SELECT firstName FROM User WHERE id = ?").get(id),
      );
      expect(stored).toEqual({ firstName: "Élodie" });
    });
  }
});

test("without a network a form says so, and goes once it is back", { tag: "@phone" }, async ({
  page,
  context,
}) => {
  await page.goto("/connexion");
  await isLive(page);
  const form = page.locator("form#connexion");
  await form.getByLabel("Adresse e-mail").fill("personne@example.org");
  await form.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await context.setOffline(true);
  await form.getByRole("button", { name: "Se connecter" }).click();
  await expect(errorOn(page, sendFailureText({ kind: "offline" }))).toBeVisible();
  await context.setOffline(false);
  await form.getByRole("button", { name: SEND_AGAIN.again }).click();
  await expect(errorOn(page, ERROR_SENTENCES["account.login-refused"].detail)).toBeVisible();
  await expect(form.getByLabel("Adresse e-mail")).toHaveValue("personne@example.org");
});

/** Forms whose actions the site has no more under that name: as of a page from before a new version. */
const outdate = (page: Page) =>
  meet(page, (route) =>
    route.continue({ headers: { ...route.request().headers(), "next-action": "60".repeat(21) } }),
  );

const OUTDATED = sendFailureText({
  kind: "outdated",
  detail: ERROR_SENTENCES["request.form-outdated"].detail,
});

test("a form of a former version reads the site’s sentence, and is filled in again after the reload", {
  tag: "@phone",
}, async ({ page, request }) => {
  const { id } = await firstListing(request);
  await page.goto(`/bien/${id}/signaler`);
  await isLive(page);
  const end = await outdate(page);
  const text = "Les photos montrent un autre bien.\nJe les ai vues ailleurs.";
  await page.locator("select[name=reason]").selectOption({ index: 2 });
  const reason = await page.locator("select[name=reason]").inputValue();
  await page.locator("textarea[name=text]").fill(text);
  await page.locator("input[name=email]").fill("camille@example.org");
  await page.locator("form#signaler button[type=submit]").click();
  const problem = errorOn(page, OUTDATED);
  await expect(problem).toBeVisible();
  // What is typed after that counts too.
  await page.locator("input[name=email]").fill("camille.martin@example.org");
  await end();
  await problem.getByRole("button", { name: SEND_AGAIN.reload }).click();
  await expect(messageOn(page, SEND_AGAIN.restored)).toBeVisible();
  await expect(page.locator("textarea[name=text]")).toHaveValue(text);
  await expect(page.locator("select[name=reason]")).toHaveValue(reason);
  await expect(page.locator("input[name=email]")).toHaveValue("camille.martin@example.org");
});

test("somebody’s own form of a former version is filled in again for them", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/settings");
  await isLive(page);
  const end = await outdate(page);
  await page.getByLabel("Prénom").fill("Élodie");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const problem = errorOn(page, OUTDATED);
  await expect(problem).toBeVisible();
  await end();
  await problem.getByRole("button", { name: SEND_AGAIN.reload }).click();
  await expect(messageOn(page, /Nous avons gardé votre texte/)).toBeVisible();
  await expect(page.getByLabel("Prénom")).toHaveValue("Élodie");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(messageOn(page, "Vos coordonnées sont enregistrées")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Élodie");
});

test("a password is in no storage of a form of a former version", async ({ page }) => {
  await page.goto("/connexion");
  await isLive(page);
  const end = await outdate(page);
  const form = page.locator("form#connexion");
  await form.getByLabel("Adresse e-mail").fill("personne@example.org");
  await form.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Se souvenir de moi").check();
  await form.getByRole("button", { name: "Se connecter" }).click();
  await expect(errorOn(page, OUTDATED)).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  // The form is saved once what became of it is shown.
  await expect.poll(stored).toContain("personne@example.org");
  expect(await stored()).not.toContain(PASSWORD);
  await end();
  await page.getByRole("button", { name: SEND_AGAIN.reload }).click();
  await expect(form.getByLabel("Adresse e-mail")).toHaveValue("personne@example.org");
  await expect(form.getByLabel("Se souvenir de moi")).toBeChecked();
  await expect(form.getByLabel("Mot de passe", { exact: true })).toHaveValue("");
});

test("a form that is too large is told so by the site", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/settings");
  await isLive(page);
  await meet(page, (route) => route.continue({ postData: "x".repeat(TOO_MUCH) }));
  await page.getByLabel("Prénom").fill("Élodie");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const problem = errorOn(page, ERROR_SENTENCES["request.too-large"].detail);
  await expect(problem).toBeVisible();
  await expect(problem.getByRole("button")).toHaveCount(0);
  await expect(page.getByLabel("Prénom")).toHaveValue("Élodie");
});

test("a message about a listing that did not leave stays in its box, and leaves then", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}`);
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await isLive(page);
  await page.route("**/api/conversations", (route) => route.abort("connectionreset"));
  const box = page.locator("details").filter({ has: page.locator("textarea#message") });
  await box.locator("summary").click();
  await box.locator("textarea").fill("Le bien est-il encore libre ?");
  await box.getByRole("button", { name: /Envoyer/ }).click();
  await expect(errorOn(page, sendFailureText({ kind: "unanswered" }))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}$`));
  await expect(box.locator("textarea")).toHaveValue("Le bien est-il encore libre ?");
  await page.unroute("**/api/conversations");
  await box.getByRole("button", { name: /Envoyer/ }).click();
  await expect(page.getByRole("status").filter({ hasText: /envoyé/ })).toBeVisible();
});
