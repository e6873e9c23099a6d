import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { inDatabase } from "./support";

/** The asking prices of a commune: the answer, what names no commune, what has no listing. */

const responseTo = (location: string) => `/estimer/prix?${new URLSearchParams({ location })}`;
const fieldOf = (page: Page) => page.getByLabel("Votre commune");
const NONE = "Aucune annonce n’est en ligne dans cette commune.";

interface Commune {
  name: string;
  homes: number;
}

/** The commune with the most demonstrations on line, outside cities cut into arrondissements. */
const withListings = (): Commune =>
  inDatabase(
    (database) =>
      database
        .prepare<[], Commune>(
          `SELECT c.name, count(*) AS homes FROM Property p JOIN Commune c ON c.code = p.communeCode
           WHERE p.status IN ('active', 'under_offer') AND p.isDemonstration
             AND (SELECT count(*) FROM Commune n WHERE n.name = c.name) = 1
           GROUP BY c.code ORDER BY homes DESC, c.code LIMIT 1`,
        )
        .get() ?? { name: "", homes: 0 },
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a commune is answered with the number of homes behind each figure", async ({ page }) => {
      const { name, homes } = withListings();
      await page.goto("/estimer/prix");
      await expect(page.getByRole("table")).toHaveCount(0);
      await fieldOf(page).fill(name);
      await page.getByRole("button", { name: "Voir les prix" }).click();
      await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(name);
      // It follows the table, which is there as a whole by then.
      await expect(page.getByText("Ces biens n’existent pas")).toBeVisible();
      const table = page.getByRole("table", { name: "Annonces de démonstration" });
      const counts = await table.getByRole("rowheader").allTextContents();
      const total = counts.reduce(
        (sum, text) => sum + Number(/(\d+)\s+biens?$/u.exec(text)?.[1] ?? 0),
        0,
      );
      expect(total).toBe(homes);
      await expect(fieldOf(page)).toHaveValue(name);
    });

    test("a name that two communes have leads to the one that is chosen", async ({ page }) => {
      await page.goto(responseTo("Saint-Denis"));
      await expect(page.getByText("Plusieurs communes répondent")).toBeVisible();
      await page.getByRole("link", { name: "Saint-Denis (93)" }).click();
      await expect(page).toHaveURL("/estimer/prix?commune=saint-denis-93");
      await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Saint-Denis");
      await expect(fieldOf(page)).toHaveValue("Saint-Denis (93)");
    });

    test("what names no commune is said, with those it may mean", async ({ page }) => {
      await page.goto(responseTo("Bretagne"));
      await expect(page.getByText("Nous ne connaissons pas de commune")).toBeVisible();
      await page
        .getByRole("link", { name: /^Bretagne-/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Bretagne-");
    });
  });
}

test("a commune's paid prices come from the State's sales, with their number and their days", async ({
  page,
}) => {
  await page.goto(responseTo("Hendaye"));
  // Read for the first time, they come with the page's next showing.
  const paid = page.getByRole("region", { name: "Les prix payés à Hendaye" });
  const table = paid.getByRole("table", { name: /^Ventes conclues du/ });
  while (!(await table.isVisible())) await page.reload();
  await expect(table.getByRole("row").filter({ hasText: "Appartement" })).toContainText("€/m²");
  await expect(table).toContainText("ventes");
  await expect(paid).toContainText("30 décembre 2022");
});

test("a commune without a listing has no figure", async ({ page }) => {
  await page.goto(responseTo("Rocamadour"));
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("the field suggests communes and postal codes only", async ({ page }) => {
  await page.goto("/estimer/prix");
  await expect(fieldOf(page)).toHaveRole("combobox");
  await fieldOf(page).pressSequentially("loire");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("option").filter({ hasText: /^\S+Département/ })).toHaveCount(0);
  await fieldOf(page).fill("");
  await fieldOf(page).pressSequentially("35400");
  await page.getByRole("option").filter({ hasText: "35400" }).first().click();
  await fieldOf(page).press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Saint-Malo");
});

test("no text is answered with a fault", async ({ page, request }) => {
  const hostile = [
    "%00",
    "%F0%9F%8F%A0",
    "%ff",
    "'--",
    "<script>alert(1)</script>",
    "(((",
    "a".repeat(5_000),
  ];
  for (const text of hostile) {
    const status = (await request.get(`/estimer/prix?location=${text}`)).status();
    expect(status, text.slice(0, 20)).toBeLessThan(500);
    const bySlug = (await request.get(`/estimer/prix?commune=${text}`)).status();
    expect(bySlug, text.slice(0, 20)).toBeLessThan(500);
  }
  const repeated = await request.get("/estimer/prix?location=Rennes&location=Lyon");
  expect(repeated.status()).toBeLessThan(500);
  await page.goto(responseTo("<img src=x onerror=alert(1)>"));
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  await expect(page.getByText("Nous ne connaissons pas de commune")).toBeVisible();
});

test("axe finds nothing in either theme, and nothing is cut", { tag: "@phone" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [
    "/estimer/prix",
    responseTo("Rennes"),
    responseTo("Saint-Denis"),
    responseTo("Bretagne"),
    responseTo("Rocamadour"),
  ]) {
    await page.goto(path);
    await expectAccessible(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter(
          (element) =>
            getComputedStyle(element).overflowX !== "visible" && element.tagName !== "INPUT",
        )
        .map(({ className }) => className),
    );
    expect(
      cut.filter((name) => name !== "visually-hidden"),
      path,
    ).toEqual([]);
  }
});
