import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe";

/** The estimate of a home: Hendaye's sales ship with the project, whatever the network. */

const fill = async (page: Page, changes: Record<string, string> = {}) => {
  const fields = {
    "Numéro et rue": "12 boulevard de la Mer",
    "Code postal": "64700",
    "Surface habitable, en m²": "45,5",
    "Pièces principales": "2",
    ...changes,
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
};
const send = (page: Page) => page.getByRole("button", { name: "Estimer", exact: true }).click();
const centre = (page: Page) => page.getByRole("definition").nth(1);

async function estimate(page: Page): Promise<void> {
  await page.goto("/estimer");
  await fill(page);
  await send(page);
  await expect(page).toHaveURL(/\/estimer\/resultat\/[\w-]{43}$/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an owner reads a range, its error and its sales, and takes one out", async ({ page }) => {
      await estimate(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre estimation");
      await expect(page.getByText(/la moitié de nos estimations de 2022/)).toBeVisible();
      await expect(page.getByText(/s’arrêtent au 30 décembre 2022/)).toBeVisible();
      const rows = page.getByRole("row");
      const count = await rows.count();
      expect(count).toBeGreaterThan(5);
      await rows
        .nth(1)
        .getByRole("button", { name: /^Retirer la vente/ })
        .click();
      await expect(rows.nth(1).getByRole("button", { name: /^Remettre/ })).toBeVisible();
      const basis = page.getByText(`D’après ${count - 2} ventes`);
      await expect(basis).toBeVisible();
      await page.reload();
      await expect(basis).toBeVisible();
      await expect(rows).toHaveCount(count);
    });

    test("what is wrong stands by its field, and what was typed stays", async ({ page }) => {
      await page.goto("/estimer");
      await fill(page, { "Numéro et rue": "boulevard de la Mer", "Pièces principales": "0" });
      await send(page);
      await expect(page.getByText("Indiquez de 1 à 30 pièces principales.")).toBeVisible();
      await fill(page, { "Numéro et rue": "boulevard de la Mer" });
      await send(page);
      await expect(page.getByText(/^Il manque le numéro/)).toBeVisible();
      await expect(page.getByLabel("Surface habitable, en m²")).toHaveValue("45,5");
    });
  });
}

test("a result is nobody's to index, and names no house number", async ({ page }) => {
  await estimate(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex, nofollow/);
  const response = await page.goto(page.url());
  expect(response?.headers()["cache-control"]).toContain("no-store");
  expect(await page.content()).not.toContain("12 boulevard");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test("whoever has its address reads it, and changes nothing", async ({ page, browser }) => {
  await estimate(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(centre(other)).toHaveText((await centre(page).textContent()) ?? "");
  await expect(other.getByRole("button", { name: /^Retirer/ })).toHaveCount(0);
  await expect(other.getByRole("button", { name: /^Vendre/ })).toHaveCount(0);
  await context.close();
});

test("the editor opens filled with the estimated home", async ({ page }) => {
  await estimate(page);
  await page.getByRole("button", { name: /^Vendre à ce prix/ }).click();
  await expect(page).toHaveURL(/\/annonces\//);
  await expect(page.getByLabel("Surface habitable")).toHaveValue("45,5");
  await page.getByRole("link", { name: /^Adresse/ }).click();
  await expect(page.getByLabel("Adresse", { exact: true })).toHaveValue("12 boulevard de la Mer");
});

test("a department without a register gets no figure", async ({ page }) => {
  await page.goto("/estimer");
  await fill(page, { "Numéro et rue": "1 place Kléber", "Code postal": "67000" });
  await send(page);
  await expect(page.getByText("nous ne donnons pas de chiffre")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveCount(0);
});

test("axe finds nothing on any of its pages", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/estimer");
  await expectAccessible(page);
  await send(page);
  await expect(page.getByText("Indiquez un code postal à cinq chiffres.")).toBeVisible();
  await expectAccessible(page);
  await estimate(page);
  await expectAccessible(page);
  await page.goto("/estimer/methode");
  await expect(page.getByRole("rowheader", { name: "Hendaye (64)" }).first()).toBeVisible();
  await expectAccessible(page);
});
