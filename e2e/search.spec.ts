import { expect, type Page, test } from "@playwright/test";
import { hold, use } from "./support";

/** The search screen once scripts run: choices apply at once, and nothing is lost on the way. */

const total = (page: Page) => page.locator(".results-toolbar").getByRole("status");
const place = (page: Page) => page.getByRole("combobox", { name: "Où cherchez-vous ?" });

/** Opens a page and waits for its scripts: the place field is a combobox once they run. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await use(page);
  await expect(place(page)).toBeVisible();
}

test.describe("on a wide screen", () => {
  test("a choice applies at once, keeps the panel open and the focus in place", {
    tag: "@walk",
  }, async ({ page }) => {
    await open(page, "/recherche");
    const before = await total(page).textContent();
    await page.getByRole("button", { name: /^Type de bien/ }).click();
    const house = page.getByRole("checkbox", { name: /^Maison/ });
    await house.check();
    await expect(page).toHaveURL(/\?type=house$/);
    await expect(total(page)).not.toHaveText(before ?? "");
    await expect(house).toBeFocused();
    await expect(house).toBeVisible();
  });

  test("removing a filter brings the form in line and moves the focus to the results", async ({
    page,
  }) => {
    await open(page, "/recherche?type=house&minRooms=3");
    await page.getByRole("link", { name: "Retirer le filtre Maisons" }).click();
    await expect(page).toHaveURL(/\/recherche\?minRooms=3$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.getByRole("button", { name: /^Type de bien/ }).click();
    await expect(page.getByRole("checkbox", { name: /^Maison/ })).not.toBeChecked();
  });

  test("Back undoes the last choice, with its form and its results", async ({ page }) => {
    await open(page, "/recherche");
    const everything = (await total(page).textContent()) ?? "";
    await page.getByRole("button", { name: /^Type de bien/ }).click();
    await page.getByRole("checkbox", { name: /^Maison/ }).check();
    await expect(page).toHaveURL(/\?type=house$/);
    await expect(total(page)).not.toHaveText(everything);
    const houses = (await total(page).textContent()) ?? "";
    await page.getByRole("checkbox", { name: /^Studio/ }).check();
    await expect(page).toHaveURL(/\?type=house&type=studio$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?type=house$/);
    await expect(total(page)).toHaveText(houses);
    await expect(page.locator("input[type=checkbox][name=type][value=studio]")).not.toBeChecked();
    await expect(page.locator("input[type=checkbox][name=type][value=house]")).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/recherche$/);
    await expect(total(page)).toHaveText(everything);
    await expect(page.locator("input[type=checkbox][name=type][value=house]")).not.toBeChecked();
    await page.goForward();
    await expect(page.locator("input[type=checkbox][name=type][value=house]")).toBeChecked();
    await expect(total(page)).toHaveText(houses);
  });

  test("what is typed is no step of its own to go back through", async ({ page }) => {
    await open(page, "/recherche");
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await page.getByRole("button", { name: /^Prix/ }).click();
    const field = page.getByLabel("Prix maximum", { exact: true });
    await field.fill("300000");
    await expect(page).toHaveURL(/\?maxPrice=300000$/);
    await field.fill("350000");
    await expect(page).toHaveURL(/\?maxPrice=350000$/);
    expect(await steps()).toBe(before);
  });

  test("prices typed as people write them are understood", async ({ page }) => {
    await open(page, "/recherche");
    await page.getByRole("button", { name: /^Prix/ }).click();
    await page.getByLabel("Prix maximum", { exact: true }).fill("300 000 €");
    await expect(page).toHaveURL(/\?maxPrice=300000$/);
    const slider = page.getByRole("slider", { name: "Prix maximum, curseur" });
    await expect(slider).toHaveAttribute("aria-valuetext", /300\s000\s€/);
  });

  test("a place is found by the keyboard alone, and half a word is not searched", async ({
    page,
  }) => {
    await open(page, "/recherche");
    await place(page).focus();
    await page.keyboard.type("renn");
    const options = page.getByRole("listbox", { name: "Lieux proposés" }).getByRole("option");
    await expect(options.first()).toContainText("Rennes");
    await expect(page).toHaveURL(/\/recherche$/);
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/location=Rennes/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("à Rennes");
    await expect(options).toHaveCount(0);
    await expect(place(page)).toBeFocused();
  });

  test("a neighbourhood is proposed with its town, and found there", async ({ page }) => {
    await open(page, "/recherche");
    await place(page).focus();
    await page.keyboard.type("thabor");
    const options = page.getByRole("listbox", { name: "Lieux proposés" }).getByRole("option");
    await expect(options.first()).toContainText("Thabor");
    await expect(options.first()).toContainText("Rennes (35)");
    await options.first().click();
    await expect(place(page)).toHaveValue("Thabor, Rennes (35)");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "dans le quartier Thabor, à Rennes",
    );
  });

  test("a home found as one says it: the text becomes filters, each removable, the field keeps the place", async ({
    page,
  }) => {
    await open(page, "/recherche");
    await place(page).fill(
      "maison 2 ou 3 pièces Rennes pas de rez-de-chaussée moins de 900000 viager",
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      /location=Rennes\+%2835%29&type=house&maxPrice=900000&minRooms=2-3/,
    );
    await expect(page).toHaveURL(/floor=above-ground/);
    await expect(place(page)).toHaveValue("Rennes (35)");
    const filters = page.getByRole("list", { name: "Filtres actifs" });
    for (const name of ["Maisons", /^Jusqu’à 900/, "De 2 à 3 pièces", "Pas de rez-de-chaussée"]) {
      await expect(filters.getByText(name)).toBeVisible();
    }
    await expect(page.getByText(/Nous avons laissé de côté .* viager/)).toBeVisible();
    await expect(page.locator("#recherche input[name=type][value=house]")).toBeChecked();
    await expect(page.locator("#recherche input[name=minRooms][value='2-3']")).toBeChecked();
    await expect(page.locator("#recherche input[name=floor][value=above-ground]")).toBeChecked();
    await filters.getByRole("link", { name: /De 2 à 3 pièces/ }).click();
    await expect(page).not.toHaveURL(/minRooms|typed/);
    await expect(page.locator("#recherche input[name=minRooms][value='']")).toBeChecked();
    await expect(filters.getByText("Maisons")).toBeVisible();
  });

  test("several places are filters of their own", async ({ page }) => {
    await open(page, "/recherche?location=rennes+ou+paris");
    const filters = page.getByRole("list", { name: "Filtres actifs" });
    await filters.getByRole("link", { name: /Rennes/ }).click();
    await expect(page).toHaveURL(/\?location=Paris$/);
    await expect(place(page)).toHaveValue("Paris");
  });

  test("homes around oneself are searched", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["geolocation"], { origin: baseURL });
    await context.setGeolocation({ latitude: 48.11, longitude: -1.68 });
    await open(page, "/recherche?location=Lyon");
    await page.getByRole("button", { name: "Effacer le lieu" }).click();
    await place(page).click();
    await page.getByRole("option", { name: /Autour de moi/ }).click();
    await expect(page).toHaveURL(/\?bbox=-1\.7/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("dans la zone de la carte");
  });

  test("a quarter that no home of ours names shows those of its town", async ({ page }) => {
    await open(page, "/recherche?location=Villejean+Rennes");
    await expect(
      page.getByText(/Aucun de nos biens à Rennes ne mentionne .*villejean/),
    ).toBeVisible();
    await expect(
      page.getByRole("list", { name: "Résultats" }).getByRole("listitem").first(),
    ).toBeVisible();
  });

  test("Enter searches the text as typed and closes the list", async ({ page }) => {
    await open(page, "/recherche");
    await place(page).focus();
    await page.keyboard.type("rennes");
    const options = page.getByRole("listbox", { name: "Lieux proposés" }).getByRole("option");
    await expect(options.first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(options).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("à Rennes");
    await expect(options).toHaveCount(0);
  });

  test("a card pointed at shows on the map, and the map's area can be searched", async ({
    page,
  }) => {
    await open(page, "/recherche?location=Paris");
    const map = page.getByRole("region", { name: "Carte des résultats" });
    await expect(map.locator(".map-pin, .map-cluster").first()).toBeVisible();
    await page.getByRole("list", { name: "Résultats" }).getByRole("listitem").first().hover();
    await expect(map.locator("[data-active], .map-ghost").first()).toBeAttached();
    await map.getByRole("button", { name: "Rechercher dans la zone affichée" }).click();
    await expect(page).toHaveURL(/\/recherche\?bbox=/);
    await expect(page.getByRole("link", { name: /Zone de la carte/ })).toBeVisible();
    await map.getByRole("button", { name: "Effacer la zone" }).click();
    await expect(page).not.toHaveURL(/bbox=/);
  });

  test("an area traced on the map is searched", async ({ page }) => {
    await open(page, "/recherche");
    const map = page.getByRole("region", { name: "Carte des résultats" });
    await expect(map.locator(".map-pin, .map-cluster").first()).toBeVisible();
    await map.getByRole("button", { name: "Dessiner une zone" }).click();
    const box = await map.boundingBox();
    if (!box) throw new Error("the map has no size");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x - 80, y - 80);
    await page.mouse.down();
    for (const [dx, dy] of [
      [80, -80],
      [80, 80],
      [-80, 80],
    ] as const) {
      await page.mouse.move(x + dx, y + dy, { steps: 6 });
    }
    await page.mouse.up();
    await expect(page).toHaveURL(/\?polygon=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("dans la zone dessinée");
  });
});

test("a budget of every month bounds and orders homes, on one stated assumption", async ({
  page,
}) => {
  await page.goto("/recherche?location=Rennes&sort=monthly-asc&maxMonthly=2000");
  const results = page.getByRole("region", { name: /Rennes/ });
  await expect(results.getByText(/25\sans avec 20\s% d’apport/).first()).toBeVisible();
  const costs = await results
    .getByText(/^[\d\s]+€ par mois/)
    .evaluateAll((texts) =>
      texts.map(({ textContent }) =>
        Number.parseInt((textContent ?? "").replaceAll(/\s/g, ""), 10),
      ),
    );
  expect(costs.length).toBeGreaterThan(0);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(Math.max(...costs)).toBeLessThanOrEqual(2_000);
  await results
    .getByRole("link", { name: /^Retirer le filtre Jusqu’à 2\s000\s€ par mois/ })
    .click();
  await expect(page).toHaveURL(/\/recherche\?location=Rennes&sort=monthly-asc$/);
  await page.goto("/recherche?location=Rennes+moins+de+1800+%E2%82%AC+par+mois");
  await expect(page).toHaveURL(/maxMonthly=1800/);
  await page.goto("/recherche?maxMonthly=beaucoup");
  await expect(page.getByText(/Nous avons ignoré le budget mensuel/)).toBeVisible();
});

test("a budget of every month is typed in the form of searches", async ({ page }) => {
  await open(page, "/recherche?location=Rennes");
  const everything = (await total(page).textContent()) ?? "";
  await page.getByRole("button", { name: /^Prix/ }).click();
  const budget = page.getByLabel("Budget mensuel maximum");
  await budget.fill("1 800 €");
  await budget.press("Enter");
  await expect(page).toHaveURL(/[?&]maxMonthly=1800(&|$)/);
  await expect(total(page)).not.toHaveText(everything);
  await expect(
    page.getByRole("link", { name: /^Retirer le filtre Jusqu’à 1\s800\s€ par mois/ }).first(),
  ).toBeVisible();
  await budget.fill("beaucoup");
  await budget.press("Enter");
  await expect(budget).toHaveAccessibleDescription(/^Écrivez le montant en euros/);
  await expect(budget).toHaveValue("beaucoup");
});

test("choices made before the scripts are there are not lost", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/recherche", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Type de bien/ }).click();
  await page.getByRole("checkbox", { name: /^Maison/ }).check();
  release();
  await expect(page).toHaveURL(/\?type=house$/);
});

test.describe("on a phone", { tag: "@phone-only" }, () => {
  test("a card's pictures are leafed through by its buttons, and a press still opens the home", async ({
    page,
  }) => {
    await open(page, "/recherche");
    const card = page.getByRole("list", { name: "Résultats" }).getByRole("listitem").first();
    const next = card.getByRole("button", { name: /^Photo suivante/ });
    await expect(next).toBeAttached();
    const height = (await card.boundingBox())?.height;
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(card.getByText(/^Photo 2 sur/)).toBeAttached();
    await expect
      .poll(() =>
        card.locator(".listing-card-pictures > div").evaluate((strip) => strip.scrollLeft),
      )
      .toBeGreaterThan(100);
    expect((await card.boundingBox())?.height).toBe(height);
    await card.locator("img").first().click({ force: true });
    await expect(page).toHaveURL(/\/bien\//);
  });

  test("the first press on the home page's field proposes the surroundings, within the screen", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByLabel("Où cherchez-vous ?").first().tap();
    await expect(page.getByRole("option", { name: /Autour de moi/ })).toBeVisible();
    const field = await place(page).boundingBox();
    await place(page).fill("renn");
    await expect(page.getByRole("option", { name: /^Rennes Ille-et-Vilaine/ })).toBeVisible();
    const list = await page.getByRole("listbox", { name: "Lieux proposés" }).boundingBox();
    expect(list?.width).toBeLessThanOrEqual((field?.width ?? 0) + 1);
  });

  test("the home page's field proposes what the search's does", async ({ page }) => {
    await page.goto("/");
    await use(page);
    const field = page.getByRole("combobox", { name: "Où cherchez-vous ?" });
    await field.fill("thabor");
    await page
      .getByRole("option", { name: /Thabor/ })
      .first()
      .click();
    await expect(field).toHaveValue("Thabor, Rennes (35)");
    await page.getByLabel("Pièces", { exact: true }).selectOption("2");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/location=Thabor.*minRooms=2/);
  });

  test("filters wait in a sheet that says how many it would show", async ({ page }) => {
    await open(page, "/recherche");
    await page.getByRole("button", { name: /^Filtres/ }).click();
    const see = page.getByRole("button", { name: /^Voir / });
    const before = await see.textContent();
    await page.getByRole("checkbox", { name: /^Studio/ }).check();
    await expect(see).not.toHaveText(before ?? "");
    await see.click();
    await expect(see).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Studios");
  });

  test("the map covers the list, and Escape brings it back", async ({ page }) => {
    await open(page, "/recherche");
    await page.getByRole("button", { name: "Carte" }).click();
    await expect(page.getByRole("region", { name: "Carte des résultats" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the home page's search stands above the fold of a small laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Rechercher" })).toBeInViewport({ ratio: 1 });
});

test("a city's page says what is for sale and what is a demonstration, and leads on when another place is asked for", async ({
  page,
  request,
}) => {
  const { items } = await (await request.get("/api/listings?location=Paris")).json();
  await open(page, `/acheter/${items[0].location.citySlug}`);
  // All that the tests' site has are demonstrations: no home is for sale, and no price is a market's.
  await expect(
    page.getByText(/^Aucun bien n’est encore en vente .* de démonstration/),
  ).toBeVisible();
  await expect(page.getByText(/prix médian/)).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/acheter\//);
  await place(page).fill("Lyon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/recherche\?location=Lyon/);
});

test("a city has one address: other spellings lead to it for good, with their query", async ({
  request,
}) => {
  for (const name of ["PARIS", "Paris"]) {
    const response = await request.get(`/acheter/${name}?type=studio`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(/\/acheter\/paris\?type=studio$/);
  }
});

test("the cities cut into arrondissements have their pages", async ({ page }) => {
  for (const [slug, name] of [
    ["paris", "Paris"],
    ["lyon", "Lyon"],
    ["marseille", "Marseille"],
  ] as const) {
    const response = await page.goto(`/acheter/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`/acheter/${slug}$`),
    );
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a city where nothing is for sale is not found, and said not to be", async ({ page }) => {
    const response = await page.goto("/acheter/nulle-part-sur-mer");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Rien à vendre à cette adresse",
    );
    await expect(page).toHaveTitle("Rien à vendre à cette adresse · Loopimmo");
  });
});

test("filtered pages are kept out of search engines, plain ones have one address", async ({
  page,
}) => {
  await page.goto("/recherche?maxPrice=300000");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.goto("/recherche?type=house");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\?type=house$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
