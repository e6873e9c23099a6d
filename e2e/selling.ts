import { expect, type Page } from "@playwright/test";

/** Does something that is saved, and waits until it is: what the page shows of it may be older. */
export async function saving(page: Page, change: () => Promise<unknown>): Promise<void> {
  const response = page.waitForResponse((each) => each.request().method() === "PATCH");
  await change();
  expect((await response).status()).toBe(200);
}

/** Begins a listing, and is at its first step. @returns its address */
export async function beginListing(page: Page): Promise<string> {
  await page.goto("/annonces/nouvelle");
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(page.getByRole("heading", { name: "Où se trouve votre bien ?" })).toBeVisible();
  return page.url().replace(/\/adresse$/, "");
}
