import type { Locator, Page } from "@playwright/test";

/** Where a person protects the account. */
export const SECURITY = "/settings?onglet=securite";

/** The form that has a button of this name. */
export const formOf = (page: Page, button: string | RegExp): Locator =>
  page.locator("form").filter({ has: page.getByRole("button", { name: button }) });

/** What a form says once it has done what it was asked. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("status").filter({ hasText: text });

/** What it says when it refuses. */
export const refused = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("alert").filter({ hasText: text });
