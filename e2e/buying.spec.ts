import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import { comeIn, createAccount, SAMPLE } from "./people";
import { firstListing, inDatabase, isLive, storedInstant } from "./support";

/** What a buyer keeps and works out, and what a looper earned. */

/** The flat of the sample for 348,000 euros. */
const SAMPLE_FLAT = "rennes000001";

function saveSearch(userId: string, name: string, criteria: Record<string, unknown>): string {
  const id = newId();
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO SavedSearch (id, userId, name, criteria, alertEnabled, frequency, createdAt)
         VALUES (?, ?, ?, ?, FALSE, 'daily', ?)`,
      )
      .run(id, userId, name, JSON.stringify(criteria), storedInstant()),
  );
  return id;
}

const storedSearch = (id: string) =>
  inDatabase((database) =>
    database.prepare("SELECT alertEnabled, frequency FROM SavedSearch WHERE id = ?").get(id),
  );

const searchNamed = (page: Page, name: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

const MANAGE = "Modifier ou supprimer";

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a saved search is seen, its alert set and cleared, and it is deleted", async ({
      page,
    }) => {
      const { id: userId } = await comeIn(page, ["buyer"]);
      const saved = saveSearch(userId, "À garder", { location: "Paris", type: ["apartment"] });
      const gone = saveSearch(userId, "À supprimer", { location: "Rennes" });
      await page.goto("/buyer/search");
      const search = searchNamed(page, "À garder");
      await expect(search.getByText("Sans alerte")).toBeVisible();
      await search.getByText(MANAGE).click();
      await search.getByLabel("Me prévenir").check();
      await search.getByLabel("Fréquence").selectOption("weekly");
      await search.getByRole("button", { name: "Enregistrer", exact: true }).click();
      await expect(search.getByText(/Alerte active · Le lundi à 8/)).toBeVisible();
      expect(storedSearch(saved)).toEqual({ alertEnabled: 1, frequency: "weekly" });
      await page.goto("/buyer/subscription");
      await expect(page.getByText("À garder", { exact: true })).toBeVisible();
      await page.goto("/buyer/search");
      await search.getByText(MANAGE).click();
      await expect(search.getByLabel("Me prévenir")).toBeChecked();
      await expect(search.getByLabel("Fréquence")).toHaveValue("weekly");
      await search.getByLabel("Me prévenir").uncheck();
      await search.getByRole("button", { name: "Enregistrer", exact: true }).click();
      await expect(search.getByText("Sans alerte")).toBeVisible();
      const other = searchNamed(page, "À supprimer");
      const summary = other.getByText(MANAGE);
      await summary.click();
      await other.getByRole("button", { name: "Supprimer la recherche" }).click();
      await expect(other).toHaveCount(0);
      expect(storedSearch(gone)).toBeUndefined();
      expect(storedSearch(saved)).toEqual({ alertEnabled: 0, frequency: "weekly" });
      await search.getByRole("link", { name: /^Voir les biens/ }).click();
      await expect(page).toHaveURL(/\/recherche\?.*location=Paris/);
    });

    test("a favourite is taken off its page", { tag: scripts ? "@phone" : [] }, async ({
      page,
      baseURL,
    }) => {
      await comeIn(page, ["buyer"]);
      const { id } = await firstListing(page.request, "location=Paris");
      const response = await page.request.put(`/api/favorites/${id}`, {
        headers: { origin: baseURL ?? "" },
      });
      expect(response.ok()).toBe(true);
      await page.goto("/buyer/favorites");
      await expect(page.getByText("1 bien en favori")).toBeVisible();
      await page.getByRole("button", { name: /^Retirer des favoris/ }).click();
      await expect(page.getByText("Aucun favori pour l’instant")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Aucun favori pour l’instant")).toBeVisible();
    });

    test("a simulation is kept by its name, and joined to the file", async ({ page }) => {
      await comeIn(page, ["buyer"]);
      await page.goto("/buyer/financing?prix=300000&apport=60000");
      const save = page.getByRole("button", { name: "Enregistrer cette simulation" });
      await save.click();
      await expect(page.getByText("Donnez un nom à cette simulation.")).toBeVisible();
      await page.getByLabel("Nom de la simulation").fill("Sans travaux");
      await save.click();
      const saved = page.getByRole("region", { name: "Mes simulations" });
      await expect(saved.getByRole("link", { name: "Sans travaux" })).toBeVisible();
      await saved.getByRole("button", { name: /^Joindre à mon dossier/ }).click();
      await expect(saved.getByText("Dans mon dossier", { exact: true })).toBeVisible();
      await page.goto("/buyer/dossier");
      await page.getByRole("link", { name: "Sans travaux" }).click();
      await expect(page.getByLabel("Apport personnel")).toHaveValue(/60\s000/);
      await saved.getByRole("button", { name: /^Supprimer/ }).click();
      await expect(saved).toBeHidden();
    });

    test("a project is simulated, and an address that makes no sense too", async ({ page }) => {
      await comeIn(page, ["buyer"]);
      await page.goto("/buyer/financing");
      await expect(page.getByText("Indiquez un prix")).toBeVisible();
      await page.getByLabel("Prix du bien").fill("300 000 €");
      await page.getByLabel("Apport personnel").fill("60000");
      await page.getByLabel("Revenus nets mensuels du foyer").fill("5 000");
      await page.getByRole("button", { name: "Calculer" }).click();
      await expect(page).toHaveURL(/prix=300/);
      await expect(page.getByRole("region", { name: "Votre simulation" })).toContainText(
        "Votre projet respecte la limite d’endettement.",
      );
      await page.getByLabel("Revenus nets mensuels du foyer").fill("1 500");
      await page.getByRole("button", { name: "Calculer" }).click();
      await expect(page.getByText("Votre projet dépasse la limite d’endettement")).toBeVisible();
      await expect(page.getByLabel("Apport personnel")).toHaveValue(/60\s000/);
      await page.getByLabel("Énergie").fill("-5");
      await page.getByRole("button", { name: "Calculer" }).click();
      await expect(page.getByLabel("Énergie")).toHaveAccessibleDescription(/montant positif/);
      await expect(page.getByLabel("Énergie")).toHaveValue("-5");
      await expect(page.getByText("Corrigez les champs signalés")).toBeVisible();
      for (const query of [
        "prix=-1",
        "prix=abc&duree=zz&revenus=1e99",
        "prix=1&prix=2",
        "prix=300000&duree=999&taux=-5&apport=99999999999",
        `prix=${"9".repeat(14)}&revenus=0&charges=0`,
        "prix=300000&bien=../..&copropriete=x&energie=0&taxe-fonciere=1e99",
      ]) {
        const response = await page.goto(`/buyer/financing?${query}`);
        expect(response?.status(), query).toBe(200);
        expect(await page.getByRole("main").textContent(), query).not.toMatch(/NaN|Infinity|∞/);
      }
    });
  });
}

test("what a listing costs a month is summed with its sources, and goes on in the simulator", async ({
  page,
}) => {
  await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${SAMPLE_FLAT}`);
  const cost = page.getByRole("region", { name: "Le coût mensuel réel" });
  for (const part of [
    /Prêt, assurance comprise.*35\s000\s€ d’apport, 25\sans à 3,40\s%.*1\s785\s€/,
    /Charges de copropriété.*1\s920\s€ par an.*160\s€/,
    /Énergie.*1\s150\s€ à 1\s560\s€ par an, aux prix de \d{4}.*113\s€/,
    /Taxe foncière.*Non communiquée/,
    /Coût par mois.*hors taxe foncière.*2\s058\s€/,
  ]) {
    await expect(cost).toContainText(part);
  }
  await cost.getByRole("link", { name: "Calculer avec mes revenus" }).click();
  await expect(page.getByLabel("Prix du bien")).toHaveValue(/348\s000/);
  await expect(page.getByLabel("Copropriété")).toHaveValue("1920");
  await expect(page.getByRole("region", { name: "Le coût mensuel réel" })).toContainText(
    /d’après les derniers appels de fonds.*milieu de la fourchette.*2\s058\s€/,
  );
  await page.getByLabel("Taxe foncière").fill("1 200");
  await page.getByRole("button", { name: "Calculer" }).click();
  await expect(page.getByRole("region", { name: "Le coût mensuel réel" })).toContainText(
    /Votre saisie\s: 1\s200\s€ par an.*2\s158\s€/,
  );
});

test("nobody changes or deletes the search of somebody else", async ({ page }) => {
  const { id: victim } = await createAccount(["buyer"]);
  const foreign = saveSearch(victim, "Privée", { location: "Nantes" });
  const { id } = await comeIn(page, ["buyer"]);
  saveSearch(id, "La mienne", { location: "Nantes" });
  for (const button of ["Enregistrer", "Supprimer la recherche"]) {
    await page.goto("/buyer/search");
    // React, where it comes later, gives a hidden field its own value back.
    await isLive(page);
    await page.getByText(MANAGE).click();
    await page.getByRole("main").evaluate((main, value) => {
      for (const input of main.querySelectorAll<HTMLInputElement>('[name="searchId"]')) {
        input.value = value;
      }
    }, foreign);
    await page.getByLabel("Me prévenir").check();
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    expect(storedSearch(foreign)).toEqual({ alertEnabled: 0, frequency: "daily" });
  }
});

test("a looper’s ledger comes as a file for a spreadsheet", async ({ page, baseURL }) => {
  await signInByCall(page.request, baseURL ?? "", { email: SAMPLE.ambassador });
  await page.goto("/ambassador/commissions");
  const rows = await page.getByRole("table").getByRole("row").count();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger en CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^commissions-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  const lines = text.slice(1).trimEnd().split("\r\n");
  expect(lines).toHaveLength(rows);
  expect(lines[0]).toBe('"Date";"Événement";"Bien";"Exigible";"Règle";"Montant (€)"');
  for (const line of lines.slice(1)) expect(line).toMatch(/;-?\d+,\d\d$/);
});
