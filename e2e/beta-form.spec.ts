import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible } from "./axe";
import { emailOf, formOf, loose, sendOf } from "./beta-page";
import { captchaOf, solveCaptcha } from "./forms";
import { mailsTo } from "./people";
import { hold, holdScripts, inDatabase, isLive } from "./support";
import { subscribe, waitlistEntry } from "./waitlist";

/** The landing page's form: the captcha, the subscription, the messages about both. */

const DONE =
  "Merci ! Nous vous contacterons dès l’ouverture de la bêta. Votre code de parrainage vous sera envoyé par email.";

async function fillForm(page: Page, email: string): Promise<void> {
  await emailOf(page).fill(email);
  await page.getByRole("radio", { name: "Je veux être Looper" }).check();
}

test("the captcha's code is fetched once an address is typed, which survives the scripts' arrival", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const release = await holdScripts(page);
  await page.goto("/beta#join-buyer", { waitUntil: "domcontentloaded" });
  await emailOf(page).fill("avant@example.org");
  await expect(page.getByText("Une vérification apparaîtra ici")).toBeVisible();
  expect(requested.filter((url) => url.includes("/api/captcha/"))).toEqual([]);
  release();
  await isLive(page);
  await expect(captchaOf(page)).toBeVisible();
  await expect(emailOf(page)).toHaveValue("avant@example.org");
  await expect(page.getByRole("radio", { name: "Je cherche un bien" })).toBeChecked();
  await emailOf(page).fill("");
  await expect(captchaOf(page)).toBeHidden();
});

test("a form that is sent before the scripts came is judged once they did", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/beta#join-buyer", { waitUntil: "domcontentloaded" });
  await emailOf(page).fill("avant@");
  await emailOf(page).press("Enter");
  expect(page.url()).not.toContain("avant");
  release();
  await isLive(page);
  await expect(page.getByText("Veuillez entrer un email valide")).toBeVisible();
  await expect(emailOf(page)).toHaveValue("avant@");
});

test("what is missing is said by its field, and the first one is gone to", async ({ page }) => {
  await page.goto("/beta#join");
  await emailOf(page).fill("camille@");
  await isLive(page);
  await sendOf(page).click();
  await expect(emailOf(page)).toBeFocused();
  await expect(emailOf(page)).toHaveAccessibleDescription("Veuillez entrer un email valide");
  await expect(page.getByText("vendre, faire visiter ou chercher")).toBeVisible();
  await emailOf(page).fill("camille@example.org");
  await page.getByRole("radio", { name: "Je vends un bien" }).check();
  await emailOf(page).press("Enter");
  await expect(page.getByRole("alert").getByText("Terminez d’abord la vérification")).toBeVisible();
});

test("what is said of a field goes once it is mended", async ({ page }) => {
  await page.goto("/beta#join");
  await emailOf(page).fill("camille@");
  await isLive(page);
  await sendOf(page).click();
  await expect(emailOf(page)).toHaveAccessibleDescription("Veuillez entrer un email valide");
  await emailOf(page).fill("camille@example.org");
  await expect(emailOf(page)).not.toHaveAccessibleDescription(/email valide/);
  await expect(emailOf(page)).not.toHaveAttribute("aria-invalid");
  const missing = page.getByText("vendre, faire visiter ou chercher");
  await expect(missing).toBeVisible();
  await page.getByRole("radio", { name: "Je vends un bien" }).check();
  await expect(missing).toHaveCount(0);
});

test("a form sent while the captcha verifies waits for it, and is sent", async ({ page }) => {
  const email = `${newId()}@example.org`;
  const release = await hold(page, "**/api/captcha/challenge");
  await page.goto("/beta");
  await fillForm(page, email);
  await captchaOf(page).press("Space");
  await sendOf(page).click();
  const sending = page.getByRole("button", { name: "Envoi..." });
  await expect(sending).toBeVisible();
  // A second press changes nothing.
  await sending.press("Enter");
  release();
  await expect(page.getByRole("status").getByText(loose(DONE))).toBeVisible({ timeout: 120_000 });
  expect(mailsTo(email)).toHaveLength(1);
});

test("a form that waits for a captcha which fails says so, and is not sent", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.route("**/api/captcha/challenge", async (route) => {
    await held;
    await route.fulfill({ status: 503, body: "{}" });
  });
  await page.goto("/beta");
  await fillForm(page, `${newId()}@example.org`);
  await captchaOf(page).press("Space");
  await sendOf(page).click();
  await expect(page.getByRole("button", { name: "Envoi..." })).toBeVisible();
  release();
  await expect(page.getByRole("alert").getByText("Terminez d’abord la vérification")).toBeVisible();
  await expect(sendOf(page)).not.toHaveAttribute("aria-disabled", "true");
  expect(sent.filter((url) => url.endsWith("/api/subscribe"))).toEqual([]);
});

test("a subscription with the real captcha is thanked for, and mailed", {
  tag: ["@phone-only", "@walk"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const email = `${newId()}@example.org`;
  await page.goto("/beta?ref=CLRM7K&utm_source=Lettre+de+mai");
  await fillForm(page, email);
  await solveCaptcha(page);
  await expectAccessible(page);
  await sendOf(page).click();
  await expect(page.getByRole("status").getByText(loose(DONE))).toBeVisible();
  await expectAccessible(page);
  // The form gives way to what comes next, and comes back empty for another address.
  const next = page.getByRole("heading", { name: "confirmez votre adresse" });
  await expect(next).toBeFocused();
  await expect(page.locator("#join").getByText(email)).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Inscrire une autre adresse" }).click();
  await expect(emailOf(page)).toHaveValue("");
  await expect(page.locator("input[name=referredBy]")).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(captchaOf(page)).toHaveCount(0);
  expect(mailsTo(email).map(({ kind }) => kind)).toEqual(["waitlist-confirm"]);
  expect(
    inDatabase((database) =>
      database
        .prepare("SELECT role, referredBy, source FROM WaitlistEntry WHERE emailNormalized = ?")
        .get(email),
    ),
  ).toEqual({ role: "ambassador", referredBy: "CLRM7K", source: "lettre-de-mai" });
});

test("an address that is on the list is said to be, and what was filled in stays", async ({
  page,
  request,
}) => {
  const email = await subscribe(request);
  await page.goto("/beta");
  await fillForm(page, email);
  await solveCaptcha(page);
  await sendOf(page).click();
  await expect(page.getByRole("alert").getByText("Cet email est déjà enregistré")).toBeVisible();
  await expect(emailOf(page)).toHaveValue(email);
  await expect(page.getByRole("radio", { name: "Je veux être Looper" })).toBeChecked();
});

test("an answer that gets lost is said to have failed; the next try is the same call", async ({
  page,
}) => {
  const email = `${newId()}@example.org`;
  const names: (string | undefined)[] = [];
  await page.route("**/api/subscribe", async (route) => {
    names.push(route.request().headers()["idempotency-key"]);
    // Both reach the server by the same way; the line goes dead before the first answer is here.
    const response = await route.fetch();
    if (names.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto("/beta");
  await fillForm(page, email);
  await solveCaptcha(page);
  await sendOf(page).click();
  await expect(page.getByRole("alert").getByText("Erreur lors de l’inscription")).toBeVisible();
  await expect(emailOf(page)).toHaveValue(email);
  await sendOf(page).click();
  await expect(page.getByRole("status").getByText(loose(DONE))).toBeVisible();
  expect(new Set(names).size).toBe(1);
  expect(waitlistEntry(email)).toBeDefined();
  expect(mailsTo(email)).toHaveLength(1);
});

test("a captcha that the server refuses is done anew, and said to be", async ({ page }) => {
  let refusals = 0;
  const tokens: unknown[] = [];
  await page.route("**/api/subscribe", async (route) => {
    tokens.push(route.request().postDataJSON().token);
    if (refusals++ > 0) await route.continue();
    else await route.fulfill({ status: 400, json: { code: "captcha.expired" } });
  });
  await page.goto("/beta");
  await fillForm(page, `${newId()}@example.org`);
  await solveCaptcha(page);
  const token = page.locator("input[name=token]");
  const first = await token.inputValue();
  await sendOf(page).click();
  await expect(page.getByRole("alert").getByText("La vérification a expiré")).toBeVisible();
  // It was done once, so that it is done again without a word.
  await expect(token).not.toHaveValue(first, { timeout: 120_000 });
  await expect(token).not.toHaveValue("", { timeout: 120_000 });
  await sendOf(page).click();
  await expect(page.getByRole("status").getByText(loose(DONE))).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
});

test("while it is sent the button says so and takes no second press", async ({ page }) => {
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/subscribe", async (route) => {
    calls++;
    await held;
    await route.fulfill({ status: 503, body: "{}" });
  });
  await page.goto("/beta");
  await fillForm(page, `${newId()}@example.org`);
  await solveCaptcha(page);
  await sendOf(page).click();
  const sending = page.getByRole("button", { name: "Envoi..." });
  await expect(sending).toBeVisible();
  await sending.press("Enter");
  release();
  await expect(page.getByRole("alert").getByText("Erreur lors de l’inscription")).toBeVisible();
  expect(calls).toBe(1);
});

test("a message goes after five seconds, and waits for who points at it", async ({ page }) => {
  // A smooth scroll takes its time, and nothing signals its end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/beta#join");
  await emailOf(page).fill("camille@");
  await isLive(page);
  // Its clock stands from here on: on a slow machine the message would go before it is pointed at. Until then it goes
  // on, and it is never put back: it stands later than the test can last.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600_000));
  await sendOf(page).click();
  const message = page.getByText("Veuillez entrer un email valide");
  await expect(message).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(message).toBeVisible();
  await message.hover();
  await page.clock.runFor(6_000);
  await expect(message).toBeVisible();
  const below = page.getByRole("radio", { name: "Je vends un bien" });
  const before = (await below.boundingBox())?.y ?? 0;
  await page.mouse.move(2, 2);
  await page.clock.runFor(1_000);
  await expect(message).toHaveClass("visually-hidden");
  // It leaves no hole.
  expect((await below.boundingBox())?.y ?? 0).toBeLessThan(before - 10);
  // A screen reader still finds it with the field.
  await expect(emailOf(page)).toHaveAccessibleDescription("Veuillez entrer un email valide");
});
