import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

interface Part {
  /** The part of the page that is looked at, a selector; the whole page without one. */
  within?: string;
  /** The only rules that are tried; all of them without. */
  rules?: string[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds on the page as it is: each rule with the elements that break it. Axe is put into a page
 * once and sums up there: `@axe-core/playwright` does so at each look and takes four times as long.
 */
export async function violations(page: Page, { within, rules }: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe: engine } = window as typeof window & { axe: typeof axe };
      // What axe reads of style sheets beforehand is for a rule that is not on.
      const preload: axe.PreloadOptions = { assets: ["media"] };
      const options: axe.RunOptions = { resultTypes: ["violations"], preload };
      if (rules) options.runOnly = { type: "rule", values: rules };
      const found = await engine.run(within ?? document, options);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    { within, rules },
  );
}

/** Has axe in every page that is opened from now on: for a test that looks at each of them. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/**
 * Colours that fade over are there at once: a page that nobody watches may draw no frame for long. What inherits
 * a colour that was fading begins to fade itself once that one has ended, hence the rounds.
 */
async function endFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fading = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let rounds = 10; rounds > 0 && fading().length > 0; rounds--) {
      for (const animation of fading()) animation.finish();
    }
  });
}

/**
 * Axe finds nothing on the page as it is, in the light theme: the dark one differs by its colours alone
 * (app/contrast.test.ts, dark.spec.ts). Every fault of a test is reported, not the first alone.
 * @param where what the message of a fault names
 */
export async function expectAccessible(
  page: Page,
  where = page.url(),
  part: Omit<Part, "rules"> = {},
): Promise<void> {
  await endFading(page);
  expect.soft(await violations(page, part), where).toEqual([]);
}

/** Every text of the page reads on what it stands on in the dark theme, in which the page is left. */
export async function expectContrastInTheDark(page: Page, where = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await endFading(page);
  expect.soft(await violations(page, { rules: ["color-contrast"] }), `${where}, dark`).toEqual([]);
}

/**
 * The page that is open has nothing beyond its right edge, once what goes where there is no room for it has gone (a
 * preview beside the form).
 */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  const state = expect.configure({ soft: true });
  await state.poll(beyond, `${where}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
}

/** The width of the phones on which tests run. */
const PHONE = 390;

/**
 * Shows the page that is open as phones of such widths do, with what their style sheets ask of a finger, and then as it
 * was: a page that was opened and laid out once is looked at on both.
 */
export async function onPhones(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  for (const width of widths) {
    await session.send("Emulation.setDeviceMetricsOverride", {
      ...{ width, height: 640, deviceScaleFactor: 1, mobile: true },
    });
    await look(width);
  }
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await session.send("Emulation.clearDeviceMetricsOverride");
  await session.detach();
  // Playwright sends no size that it has sent already.
  if (size) {
    await page.setViewportSize({ ...size, height: size.height - 1 });
    await page.setViewportSize(size);
  }
}

/** The page that is open has nothing beyond its right edge, on a phone neither. */
export async function expectFits(page: Page, where = page.url()): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await onPhones(page, [PHONE], (width) => expectNoSidewaysScroll(page, `${where} at ${width} px`));
}
