import { expect, type Page } from "@playwright/test";
import type { Persona } from "../lib/testing/people";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { SAMPLE, SELLER_AND_LOOPER } from "./people";

/** The sample's people who have the most to show. */
export const FULL: Record<Persona, string> = { ...SAMPLE, seller: SELLER_AND_LOOPER };

/** Half of a desktop window is what it shows at 200 % zoom; so is 320 px for a small one. */
const NARROW = { desktop: [720], phone: [360, 320] } as const;

/**
 * What of a page is looked at.
 * - `whole`: axe, and whether it fits narrow windows
 * - `axe`: what the same page without data may have, whose layout was looked at with data
 * - `layout`: on a phone, the elements of a page that was looked at on a desktop
 */
type Look = "whole" | "axe" | "layout";

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
  if (look !== "layout") await expectAccessible(page, where);
  if (look === "axe") return;
  const size = page.viewportSize();
  const isPhone = (size?.width ?? 0) < 700;
  for (const width of NARROW[isPhone ? "phone" : "desktop"]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page, `${where} at ${width} px`);
  }
  if (size) await page.setViewportSize(size);
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
