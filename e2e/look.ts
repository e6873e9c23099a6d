import { expect, type Page } from "@playwright/test";
import type { Persona } from "../lib/testing/people";
import { expectAccessible, expectNoSidewaysScroll, onPhones } from "./axe";
import { SAMPLE, SELLER_AND_LOOPER } from "./people";

/** The sample's people who have the most to show. */
export const FULL: Record<Persona, string> = { ...SAMPLE, seller: SELLER_AND_LOOPER };

/** Half of a desktop window is what it shows at 200 % zoom. */
const NARROW_DESKTOP = 720;

/** A phone, and what it shows of a small window at 200 % zoom. */
const PHONES = [360, 320];

/**
 * What of a page is looked at.
 * - `frame`: all of it, and what a phone shows in other places: of pages in one frame, the first
 * - `whole`: axe, and whether it fits narrow windows and phones
 * - `main`: axe on what the same page without data has inside of a frame that was looked at with data
 */
type Look = "frame" | "whole" | "main";

/** Looks at the page that is open; leaves it as it was but for what it unfolded. */
export async function lookAt(page: Page, where: string, look: Look = "whole"): Promise<void> {
  const state = expect.configure({ soft: true });
  await state(page.locator("h1"), `${where}: one h1`).toHaveCount(1);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      // Those of a group would shut each other.
      fold.removeAttribute("name");
      fold.open = true;
    }
  });
  await expectAccessible(page, where, look === "main" ? { within: "main" } : {});
  if (look === "main") return;
  const size = page.viewportSize();
  if (size && size.width > NARROW_DESKTOP) {
    await page.setViewportSize({ width: NARROW_DESKTOP, height: 640 });
    await expectNoSidewaysScroll(page, `${where} at ${NARROW_DESKTOP} px`);
    await page.setViewportSize(size);
  }
  await onPhones(page, PHONES, async (width) => {
    await expectNoSidewaysScroll(page, `${where} at ${width} px`);
    if (look === "frame" && width === PHONES[0]) await expectAccessible(page, `${where}, a phone`);
  });
}

/** What the browser complains about while the test looks around: errors, what the policy refused. */
export function complaints(page: Page): string[] {
  const all: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") all.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => all.push(`${page.url()}: ${error}`));
  return all;
}
