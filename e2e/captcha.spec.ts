import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { SUSPICIOUS_AFTER } from "../lib/captcha/rules";
import { replaceOnce } from "../lib/platform/once";
import { unseal } from "../lib/platform/seal";
import { expectAccessible, expectFits } from "./axe";
import { startOwnSite } from "./own-site";

/** The real captcha, on a site of its own that counts this machine's requests as any network's. */

const SOLVING_MS = 150_000;

let origin: string;
let stop: () => Promise<unknown>;
const secret = randomUUID();

test.describe.configure({ mode: "serial", timeout: 480_000 });

test.beforeAll(async () => {
  const site = await startOwnSite({ AUTH_SECRET: secret, LIMIT_LOOPBACK: "true" });
  ({ origin, stop } = site);
  // What the site sealed is opened with its own secret, which is ours.
  process.env.AUTH_SECRET = secret;
  replaceOnce("env", undefined);
});
test.afterAll(() => stop());

const widgetOf = (page: Page) => page.locator("altcha-widget .altcha");
const boxOf = (page: Page) => page.getByRole("checkbox", { name: /robot|recopier/ });
const payloadOf = (page: Page) => page.locator("input[name=token]");

/** What the content policy or a script complains of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

async function openCaptcha(page: Page): Promise<void> {
  await page.goto(`${origin}/beta`);
  await page.getByLabel("Votre e-mail").fill("camille@exemple.fr");
  await expect(boxOf(page)).toBeVisible();
}

async function tick(page: Page, state: "verified" | "code"): Promise<void> {
  await boxOf(page).press("Space");
  await expect(widgetOf(page)).toHaveAttribute("data-state", state, { timeout: SOLVING_MS });
}

const WIDGET = { within: ".captcha" };

test("is solved by the device, and solved anew when it expires", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.clock.install();
  await openCaptcha(page);
  await expectAccessible(page, "the widget", WIDGET);
  await tick(page, "verified");
  await expectAccessible(page, "the widget", WIDGET);
  await expectFits(page);
  const first = await payloadOf(page).inputValue();
  expect(JSON.parse(Buffer.from(first, "base64").toString())).toMatchObject({
    algorithm: "SHA-256",
  });
  const again = page.waitForResponse(`${origin}/api/captcha/challenge`);
  await page.clock.fastForward("05:01");
  expect((await again).status()).toBe(200);
  await expect(payloadOf(page)).not.toHaveValue(first);
  expect(complaints).toEqual([]);
});

test("asks a network that behaves oddly for a code, read or heard", async ({ page }) => {
  const complaints = complaintsOf(page);
  let spoken = "";
  page.on("response", async (response) => {
    if (!response.url().endsWith("/api/captcha/challenge")) return;
    spoken = (await response.json()).codeChallenge?.audio ?? "";
  });
  const codeRequired = () => {
    const sealed = new URL(spoken, origin).searchParams.get("code") ?? "";
    return unseal(sealed, "captcha.sound")?.split(" ")[1] ?? "";
  };
  await openCaptcha(page);
  // From the page: another program of this machine may come by the other of its addresses.
  await page.evaluate(async (times) => {
    for (let at = 0; at <= times; at++) {
      await fetch("/api/captcha/verify", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ payload: "nonsense" }),
      });
    }
  }, SUSPICIOUS_AFTER.refusals);
  await tick(page, "code");
  const field = page.getByPlaceholder("Code", { exact: true });
  await expect(field).toBeFocused();
  await expectAccessible(page, "the code", WIDGET);

  // A wrong one leads back to the start, and says why.
  await field.fill(codeRequired() === "222222" ? "333333" : "222222");
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(widgetOf(page)).toHaveAttribute("data-state", "unverified");
  await expect(page.getByRole("alert").filter({ hasText: "pas le bon code" })).toBeVisible();

  await tick(page, "code");
  const heard = page.waitForResponse((response) => response.url().includes("/api/captcha/audio"));
  await page.getByRole("button", { name: "Écouter le code" }).click();
  const sound = await heard;
  expect(sound.ok()).toBe(true);
  expect(sound.headers()["content-type"]).toBe("audio/wav");
  expect(new URL(sound.url()).searchParams.get("language")).toBe("fr");
  const player = page.locator("altcha-widget audio");
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
    .toBeGreaterThan(3);
  // Once it plays: the browser complains of a sound that is stopped before it began.
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);

  await field.fill(codeRequired().toLowerCase());
  await field.press("Enter");
  await expect(widgetOf(page)).toHaveAttribute("data-state", "verified");
  const granted = JSON.parse(Buffer.from(await payloadOf(page).inputValue(), "base64").toString());
  expect(granted).toMatchObject({ verified: true });
  expect(complaints).toEqual([]);
});
