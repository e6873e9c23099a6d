import { expect, test } from "@playwright/test";
import { DEMO_PASSWORD } from "../lib/accounts/demo";
import { SELLER_AND_LOOPER, signInOn } from "./people";
import { RESTED } from "./support";

/** Where a home is, for everybody: the seller of the sample shows one address, one street, one quarter. */

const THABOR = "rennes000001";
const PARAME = "stma10000002";
const GRASLIN = "nantes000003";
const VANNES = "vannes000005";

/** What gives each home away: its point, its number, and for a neighbourhood its street. */
const SECRETS: Record<string, readonly RegExp[]> = {
  [THABOR]: [/48\.11372/, /1\.66514/, /14 rue de Paris/],
  [PARAME]: [/48\.66118/, /1\.99147/, /rue des M(é|\\u00e9|&eacute;)sanges/i],
  [VANNES]: [/47\.65302/, /2\.75891/, /21 rue du Commerce/],
};

// The last one changes what the others read.
test.describe.configure({ mode: "serial" });

for (const [id, secrets] of Object.entries(SECRETS)) {
  test(`nothing public gives away where ${id} is`, async ({ request }) => {
    const paths = [
      `/bien/${id}`,
      `/api/listings/${id}`,
      `/api/listings/${id}/slots`,
      `/bien/${id}/partage.jpg`,
      "/api/listings",
      "/api/listings?location=Rennes",
      "/api/listings?location=Saint-Malo",
      "/api/listings/clusters?bbox=-1.7,48.05,-1.6,48.2&zoom=20",
      "/api/listings/clusters?bbox=-2.1,48.6,-1.9,48.7&zoom=20",
      "/recherche?location=Rennes",
      "/recherche?location=Saint-Malo",
      "/acheter/rennes",
      "/acheter/saint-malo",
      "/",
      "/sitemap.xml",
      "/sitemaps/listings-1.xml",
    ];
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), path).toBeLessThan(500);
      const body = (await response.body()).toString("latin1") + (await response.text());
      for (const secret of secrets) expect(body, path).not.toMatch(secret);
    }
  });
}

test("a home whose seller shows the address has it everywhere", async ({ request }) => {
  const listing = await (await request.get(`/api/listings/${GRASLIN}`)).json();
  expect(JSON.stringify(listing)).toMatch(/5 rue Racine/);
  const page = await (await request.get(`/bien/${GRASLIN}`)).text();
  expect(page).toContain("5 rue Racine");
  expect(page).not.toContain("Emplacement approximatif");
});

test("a search around the home itself does not find it", async ({ request }) => {
  const ids = async (bbox: string) => {
    const response = await request.get(`/api/listings?bbox=${bbox}`);
    return (await response.json()).items.map((item: { id: string }) => item.id);
  };
  expect(await ids("-1.6653,48.1136,-1.6650,48.1138")).not.toContain(THABOR);
  expect(await ids("-1.67,48.11,-1.66,48.12")).toContain(THABOR);
  expect(await ids("-1.5634,47.2130,-1.5632,47.2132")).toContain(GRASLIN);
});

test("a seller chooses what the public sees of an address", async ({ page, request }) => {
  await signInOn(page, SELLER_AND_LOOPER, DEMO_PASSWORD);
  await page.goto("/seller/properties");
  const card = page.getByRole("listitem").filter({ hasText: "Maison des années 1930" });
  await expect(card.getByText("9 rue des Mésanges, 35400 Saint-Malo")).toBeVisible();
  await expect(card.getByText("Dans l’annonce : Paramé, Saint-Malo")).toBeVisible();
  const choose = async (precision: string) => {
    const field = card.getByLabel("Adresse publiée");
    if (!(await field.isVisible())) await card.getByText("Modifier l’adresse publiée").click();
    await field.selectOption(precision);
    await card.getByRole("button", { name: "Enregistrer" }).click();
  };
  const shown = async () =>
    (await (await request.get(`/api/listings/${PARAME}`, RESTED)).json()).location.address;
  await choose("Rue, sans le numéro");
  await expect(card.getByText("Dans l’annonce : rue des Mésanges, Saint-Malo")).toBeVisible();
  expect(await shown()).toBe("rue des Mésanges");
  // As it was, for the tests that count on it.
  await choose("Quartier ou ville seulement");
  await expect(card.getByText("Dans l’annonce : Paramé, Saint-Malo")).toBeVisible();
  expect(await shown()).toBeNull();
});
