import { expect, type Page, test } from "@playwright/test";
import { use } from "./support";

/** What the pages of sellers and loopers lead to: their sections, the estimate, the waitlist. */

const SECTIONS = ["benefits", "how-it-works", "testimonials", "faq"] as const;

const yearOf = (page: Page) => page.getByText("Votre estimation pour un an").locator("..");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("« En savoir plus » leads to the benefits", async ({ page }) => {
      await page.goto("/looper");
      // Next writes the address once more as it takes the page over: as it was when that began.
      if (javaScriptEnabled) await use(page);
      const more = page.getByRole("link", { name: "En savoir plus" });
      await more.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/looper#benefits$/);
      await expect(
        page.getByRole("heading", { name: "Un service entre voisins, payé à sa juste valeur" }),
      ).toBeInViewport();
    });

    test("every anchor of the page is a section with a heading", async ({ page }) => {
      // A smooth scroll that another one interrupts may stop where it is.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const id of SECTIONS) {
        await page.goto(`/looper#${id}`);
        await expect(page.locator(`section#${id}`).getByRole("heading").first()).toBeInViewport();
      }
    });

    test("an answer opens by its address", async ({ page }) => {
      await page.goto("/looper#faq-statut");
      await expect(page.getByText("Celui d’agent commercial indépendant")).toBeInViewport();
    });

    test("the calls lead to the form of the waitlist", async ({ page }) => {
      // A home can be put online already: its page calls to that, and leads to the waitlist once.
      for (const [path, role, count] of [
        ["/looper", "looper", 2],
        ["/vendre", "seller", 1],
      ] as const) {
        await page.goto(path);
        const calls = page.getByRole("main").locator(`a[href="/beta#join-${role}"]`);
        await expect(calls).toHaveCount(count);
        await calls.last().click();
        await expect(page).toHaveURL(new RegExp(`/beta#join-${role}$`));
      }
    });
  });
}

test("scrolling is smooth for who does not mind motion", async ({ page }) => {
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/looper");
  expect(await behaviour()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behaviour()).toBe("auto");
});

test("the estimate answers to the keyboard", async ({ page }) => {
  await page.goto("/looper");
  await expect(yearOf(page)).toContainText(/7\s200\s€/);
  await use(page);
  await page.getByRole("radio", { name: "4", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "5", exact: true })).toBeChecked();
  await expect(yearOf(page)).toContainText(/9\s000\s€/);
  await page.getByRole("radio", { name: /^jusqu’à 500/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(yearOf(page)).toContainText(/12\s000\s€/);
  await expect(page.getByRole("status")).toHaveText(/5 ventes\s: 12\s000\s€/);
});

test("the estimate answers without a script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/looper");
  await page.getByRole("radio", { name: /^jusqu’à 800/ }).check();
  await page.getByRole("radio", { name: "6", exact: true }).check();
  await page.getByRole("button", { name: "Calculer" }).click();
  await expect(page).toHaveURL(/\/looper\?forfait=elite&ventes=6#revenus$/);
  await expect(yearOf(page)).toContainText(/14\s400\s€/);
  await context.close();
});

test(
  "the navigation names the four doors, and the waitlist's",
  { tag: "@phone" },
  async ({ page }, { project }) => {
    await page.goto("/");
    if (project.name === "phone")
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    const audiences =
      project.name === "phone"
        ? page.getByRole("dialog", { name: "Menu" })
        : page.getByRole("banner");
    for (const [name, href] of [
      ["Acheter", "/acheter"],
      ["Vendre", "/vendre"],
      ["Devenir Looper", "/looper"],
      ["Se connecter", "/connexion"],
      ["Rejoindre la bêta", "/beta"],
    ] as const)
      await expect(audiences.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        href,
      );
  },
);
