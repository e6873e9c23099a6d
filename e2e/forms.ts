import { expect, type Locator, type Page } from "@playwright/test";

/** Where a person protects the account. */
export const SECURITY = "/settings?onglet=securite";

/** The form that has a button of this name. */
export const formOf = (page: Page, button: string | RegExp): Locator =>
  page.locator("form").filter({ has: page.getByRole("button", { name: button }) });

/** What a form says once it has done what it was asked. */
export const messageOn = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("status").filter({ hasText: text });

/** What it says when it refuses. */
export const errorOn = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("alert").filter({ hasText: text });

export const captchaOf = (page: Page): Locator => page.getByRole("checkbox", { name: /robot/ });

/** Ticks the captcha by the keyboard and waits for the device's work to be done. */
export async function solveCaptcha(page: Page): Promise<void> {
  await captchaOf(page).press("Space");
  await expect(page.locator("input[name=token]")).not.toHaveValue("", { timeout: 120_000 });
}
