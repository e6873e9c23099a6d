import { expect, type Page, test } from "@playwright/test";
import type { Role } from "../lib/kernel/roles";
import { comeIn, comeInAsTrustManager } from "./people";
import { STATIC_PAGES } from "./support";

/** A person with an account is led to the waitlist by nothing that is shown. */

const PUBLIC_PAGES = [
  // The waitlist's own page is where such links lead.
  ...STATIC_PAGES.filter((path) => path !== "/beta"),
  "/estimer",
  "/acheter",
  "/recherche?location=Rennes",
  "/recherche?minPrice=abc",
  "/beta/statut",
];

/** The links of a page that its reader can see, the phone's menus included. */
const shownLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // One menu a page: the site's, or the space's drawer, which a wide screen shows anyway.
    const menu = document.querySelector<HTMLElement>(".site-menu[popover], .space-menu[popover]");
    menu?.showPopover();
    return Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"))
      .filter((link) => link.checkVisibility({ visibilityProperty: false }))
      .map(({ href }) => {
        const { pathname, search, hash } = new URL(href);
        return pathname + search + hash;
      });
  });

const isOfWaitlist = (path: string) => /^\/beta(?:[#?]|$)/.test(path);

const ROLES: Role[] = ["buyer", "seller", "ambassador", "trust_manager"];
for (const role of ROLES) {
  test(`${role}: no link that is shown leads to the waitlist`, { tag: "@phone" }, async ({
    page,
    isMobile,
  }) => {
    if (role === "trust_manager") await comeInAsTrustManager(page);
    else await comeIn(page, [role]);
    await page.goto("/dashboard");
    const start = new URL(page.url()).pathname;
    // Public pages are the same for everybody who is signed in. A phone has menus of its own, the same on every page
    // of the space and of the site.
    const queue = isMobile || role !== "buyer" ? [start, "/"] : [start, ...PUBLIC_PAGES];
    const seen = new Set(queue);
    const space =
      /^\/(?:buyer|seller|ambassador|trust-manager|mes-biens|visites|offres|messages|profile)\b/;
    for (const path of queue) {
      await page.goto(path);
      const links = await shownLinks(page);
      expect(links.length, path).toBeGreaterThan(3);
      expect(links.filter(isOfWaitlist), path).toEqual([]);
      if (isMobile) continue;
      for (const link of links) {
        const [target = ""] = link.split(/[?#]/, 1);
        if (!space.test(target) || /export|\.pdf$/.test(target) || seen.has(target)) continue;
        seen.add(target);
        queue.push(target);
      }
    }
  });
}

test("strangers are invited, and who signed in sees no invitation appear", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("complementary", { name: "Pré-lancement" })).toBeVisible();
  await comeIn(page, ["seller"]);
  // Before any script of ours but the page's first line.
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto("/vendre", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("complementary", { name: "Pré-lancement" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Commencer mon annonce" }).first()).toBeVisible();
});
