import { expect, type Page, test } from "@playwright/test";
import { firstListing } from "./support";

/** The main job: from the home page to a home one could visit, and to similar ones. */

async function searchFromHome(page: Page): Promise<void> {
  await page.goto("/");
  const search = page.getByRole("search");
  await search.getByLabel("Où cherchez-vous ?").fill("paris");
  // As a finger does: leaving the field closes what it proposes, which lies over the button.
  await search.getByLabel("Type de bien").focus();
  await search.getByLabel("Type de bien").selectOption("apartment");
  await search.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(/\/recherche\?location=paris&type=apartment/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Paris");
}

const results = (page: Page) => page.getByRole("list", { name: "Résultats" }).getByRole("listitem");

async function openFirstResult(page: Page): Promise<void> {
  await results(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/bien\/[0-9a-z]{12}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function openSimilar(page: Page): Promise<void> {
  const before = page.url();
  const similar = page.getByRole("region", { name: "Biens similaires" });
  await similar.locator('a[href^="/bien/"]').first().click();
  // The address that it leads from is one of a listing as well.
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\/bien\/[0-9a-z]{12}$/);
}

test.describe("with JavaScript", () => {
  test(
    "home, search, filter, map, listing, similar",
    { tag: "@phone" },
    async ({ page }, { project }) => {
      await searchFromHome(page);

      if (project.name === "phone") {
        await page.getByRole("button", { name: /^Filtres/ }).click();
      } else {
        await page.getByRole("button", { name: /^Équipements/ }).click();
      }
      await page.getByRole("checkbox", { name: /^Ascenseur/ }).check();
      await expect(page).toHaveURL(/feature=ascenseur/);
      if (project.name === "phone") {
        await page.getByRole("button", { name: /^Voir / }).click();
        await page.getByRole("button", { name: "Carte" }).click();
      }
      await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible();
      if (project.name === "phone") await page.getByRole("button", { name: "Liste" }).click();

      await page.keyboard.press("Escape");
      await openFirstResult(page);
      await openSimilar(page);
    },
  );

  test("the gallery goes round by its buttons and the keyboard", async ({ page, request }) => {
    const { id } = await firstListing(request);
    await page.goto(`/bien/${id}`);
    const counter = page.getByText(/^1 \/ \d+$/).first();
    await expect(counter).toBeVisible();
    await page
      .getByRole("button", { name: /suivante/i })
      .first()
      .click();
    await expect(page.getByText(/^2 \/ \d+$/).first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "home, search, filter, listing, similar",
    { tag: "@phone" },
    async ({ page }, { project }) => {
      await searchFromHome(page);

      if (project.name === "phone") {
        await page.getByRole("button", { name: /^Filtres/ }).click();
      } else {
        await page.getByRole("button", { name: /^Équipements/ }).click();
      }
      await page.getByRole("checkbox", { name: /^Ascenseur/ }).check();
      const submit = page.getByRole("button", { name: "Rechercher" });
      await (project.name === "phone" ? submit.last() : submit.first()).click();
      await expect(page).toHaveURL(/feature=ascenseur/);

      await openFirstResult(page);
      await openSimilar(page);
    },
  );

  test("results page to their end", { tag: "@walk" }, async ({ page }) => {
    await page.goto("/recherche?sort=price-asc");
    const first = await results(page).first().textContent();
    await page.getByRole("link", { name: "Biens suivants" }).click();
    await expect(page).toHaveURL(/cursor=/);
    expect(await results(page).first().textContent()).not.toBe(first);
  });

  test("the fee simulator answers", async ({ page }) => {
    await page.goto("/vendre?prix=400000");
    await expect(page.getByText(/6\s000\s€/).first()).toBeVisible();
  });
});

test.describe("a search that goes wrong says so", () => {
  test("wrong values are ignored with a notice", async ({ page }) => {
    await page.goto("/recherche?minPrice=abc&energy=Z");
    await expect(page.getByText("Une partie de l’adresse n’a pas été comprise")).toBeVisible();
    expect(await results(page).count()).toBeGreaterThan(0);
  });

  test("nothing found proposes the filter to loosen", async ({ page }) => {
    await page.goto("/recherche?location=Paris&maxPrice=2000");
    await expect(page.getByText("Aucun bien ne réunit tout cela")).toBeVisible();
    await page
      .locator("main")
      .getByRole("link", { name: /\d\sbiens?$/ })
      .first()
      .click();
    await expect(results(page).first()).toBeVisible();
  });

  test("an unknown listing is a 404 that leads back", async ({ page }) => {
    const response = await page.goto("/bien/unknown");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Bien non trouvé" })).toBeVisible();
    await page.getByRole("link", { name: "Voir les biens à vendre" }).click();
    await expect(page).toHaveURL(/\/acheter/);
  });
});

test("the phone menu opens without a script and closes with Escape", {
  tag: "@phone-only",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link", { name: "Vendre", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("the application announces its start, and does without the answer", async ({ page }) => {
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  await page.route("**/api/users", (route) => route.abort());
  const call = page.waitForRequest("**/api/users");
  await page.goto("/connexion");
  expect((await call).method()).toBe("GET");
  await expect(page.locator("html")).toHaveAttribute("data-live", "");
  expect(thrown).toEqual([]);
});
