import { expect, test } from "@playwright/test";
import { PROVIDER_TYPE_SLUGS } from "../lib/kernel/provider-kinds.ts";
import { SAMPLE_PROVIDERS } from "../sample/people/rows/providers.ts";
import { lookAt } from "./look.ts";
import { comeIn } from "./people.ts";

/** Beyond 50 km of Rennes: found around their own town. */
const FAR: Record<string, string> = { "35288": "saint-malo", "44109": "nantes" };

test("the directory finds all eleven by trade and place", async ({ page }) => {
  expect(SAMPLE_PROVIDERS).toHaveLength(11);
  for (const { name, type, communeCode } of SAMPLE_PROVIDERS) {
    const town = FAR[communeCode] ?? "rennes";
    await page.goto(`/prestataires/${PROVIDER_TYPE_SLUGS[type]}/${town}`);
    await expect.soft(page.getByRole("heading", { name, exact: true }), name).toBeVisible();
  }
});

test("a trade and a town chosen in the form lead to their page", async ({ page }) => {
  await page.goto("/prestataires");
  await lookAt(page, "the directory");
  const form = page.getByRole("search", { name: "Chercher un prestataire" });
  await form.getByLabel("Métier").selectOption({ label: "Diagnostiqueurs immobiliers" });
  await form.getByLabel("Commune").fill("Rennes");
  // The list of places closes once the field is left.
  await form.getByLabel("Commune").press("Tab");
  await form.getByLabel("Trier par").selectOption({ label: "Les moins chers" });
  await form.getByRole("button", { name: "Chercher", exact: true }).click();
  await expect(page).toHaveURL(/\/prestataires\/diagnostiqueur\/rennes\?tri=prix$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Diagnostiqueurs immobiliers à Rennes" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Diag Armor" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Diag Armor" })).toBeVisible();
  await expect(page.getByText("Démonstration", { exact: true })).toBeVisible();
  await expect(page.getByText(/DEMO-DI-0003/)).toBeVisible();
  await lookAt(page, "a provider");
});

test("a place and a filter that do not exist leave the directory as it is", async ({ page }) => {
  await page.goto("/prestataires/notaire?location=Zzyzx&tarif=troc");
  await expect(page.getByText("Un filtre de cette adresse n’existe pas")).toBeVisible();
  await expect(page.getByText(/Nous ne connaissons pas de commune/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Étude Kerval et Rouault" })).toBeVisible();
});

test("communes are proposed for what names none, or several, and lead to their page", async ({
  page,
}) => {
  await page.goto("/prestataires/notaire?location=Hendayee");
  await expect(
    page.getByText("Nous ne connaissons pas de commune «\u00a0Hendayee\u00a0»."),
  ).toBeVisible();
  await expect(page.getByText("Vous cherchez peut-être")).toBeVisible();
  await page.getByRole("link", { name: "Hendaye (64)", exact: true }).click();
  await expect(page).toHaveURL(/\/prestataires\/notaire\/hendaye$/);
  await page.goto("/prestataires?metier=notaire&location=Saint-Denis");
  await expect(page.getByText("Plusieurs communes répondent à")).toBeVisible();
  await page.getByRole("link", { name: "Saint-Denis (93)", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notaires à Saint-Denis");
});

test("the directory is reached from the sellers' page and from a simulation", async ({ page }) => {
  for (const [link, heading] of [
    ["Diagnostiqueurs", "Diagnostiqueurs immobiliers"],
    ["Photographes", "Photographes immobiliers"],
  ] as const) {
    await page.goto("/vendre");
    await page
      .getByRole("region", { name: "Les autres métiers de la vente" })
      .getByRole("link", { name: link })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await comeIn(page, ["buyer"]);
  await page.goto("/buyer/financing");
  const advisors = page.getByRole("region", { name: "Courtiers de l’annuaire" });
  await advisors.getByRole("link", { name: "Trouver un courtier près de chez moi" }).click();
  await expect(page).toHaveURL(/\/prestataires\/courtier$/);
  // Opened from a home it is around it.
  await page.goto("/buyer/financing?bien=rennes000001");
  await advisors.getByRole("link", { name: "Trouver un courtier près de chez moi" }).click();
  await expect(page).toHaveURL(/\/prestataires\/courtier\/rennes$/);
});

test("the three nearest are named where nobody is within 50 km", async ({ page }) => {
  await page.goto("/prestataires/artisan/marseille");
  await expect(page.getByText(/Personne à moins de 50 km de Marseille/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("what the directory lacks is 404, and another spelling leads to the page", async ({
  request,
}) => {
  const missing = ["/prestataires/plombier", "/prestataires/notaire/nulle-part"];
  for (const path of [...missing, "/prestataire/zzzzzzzzzzzz"]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toContain("annuaire");
  }
  const moved = await request.get("/prestataires/Notaire/Rennes", { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toMatch(/\/prestataires\/notaire\/rennes$/);
});
