import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { beginListing, saving } from "./selling";

const PHONE = "Aperçu de l’annonce sur un téléphone";

test("the page that comes of a listing stands beside the form, and follows what is typed", async ({
  page,
  context,
}) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/description`);
  const phone = page.frameLocator(`iframe[title="${PHONE}"]`);
  await expect(phone.getByText("Le titre de votre annonce")).toBeVisible();
  await expect(phone.getByText("Vos photos apparaîtront ici.")).toBeVisible();
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Agrandir (nouvel onglet)" }).click();
  const large = await opening;
  await expect(large.getByRole("heading", { level: 1 })).toHaveText("Le titre de votre annonce");

  // Nothing is saved while the site can't be reached: what is typed shows all the same.
  await page.route("**/api/revisions/**", (route) => route.abort());
  await page.getByLabel("Titre").fill("Maison de ville au calme");
  await page.getByLabel("Description").fill("Une maison sur trois niveaux.");
  for (const preview of [phone, large]) {
    await expect(preview.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(
      "Maison de ville au calme",
    );
    await expect(preview.getByText("Une maison sur trois niveaux.")).toBeVisible();
  }
  await page.unroute("**/api/revisions/**");
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(large);
});

test("a commune that is chosen shows in the preview with its name", async ({ page }) => {
  const listing = await beginListing(page);
  const phone = page.frameLocator(`iframe[title="${PHONE}"]`);
  await expect(phone.getByText("Commune à préciser")).toBeVisible();
  await saving(page, () => page.getByLabel("Code postal").fill("35000"));
  await expect(phone.getByText("35000 Rennes").first()).toBeVisible();
  await page.goto(`${listing}/prix`);
  await page.getByLabel("Prix affiché").fill("289 000");
  await expect(phone.getByText("289 000 €").first()).toBeVisible();
});

test("visits show in the preview as the seller opens them", async ({ page }) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/disponibilites`);
  const phone = page.frameLocator(`iframe[title="${PHONE}"]`);
  await expect(phone.getByText(/^Aucun créneau pour le moment/)).toBeVisible();
  // The frame shows the part that the step is about, and the page around it stays where it is.
  await expect(phone.locator("#visiter")).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("button", { name: "Samedi toute la journée" }).click();
  await expect(phone.getByText(/^samedi/i).first()).toBeVisible();
});

test("on a phone the preview is a page of its own, to and fro", { tag: "@phone-only" }, async ({
  page,
}) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/description`);
  await expect(page.locator("iframe")).toHaveCount(0);
  await saving(page, async () => {
    await page.getByLabel("Titre").fill("Studio sous les toits");
    await page.getByLabel("Titre").blur();
  });
  await page.getByRole("link", { name: "Voir l’aperçu" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Studio sous les toits");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Revenir à l’annonce" }).click();
  await expect(page).toHaveURL(/\/adresse$/);
  // The step that is shown stands in sight, in its row.
  await page.goto(`${listing}/disponibilites`);
  await expect(
    page.getByRole("navigation", { name: "Étapes de l’annonce" }).locator("[aria-current]"),
  ).toBeInViewport({ ratio: 1 });
});

test("nobody else frames the preview, and no other page is framed", async ({ page, request }) => {
  const listing = new URL(await beginListing(page)).pathname;
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headersOf = async (path: string) =>
    (await request.get(path, { headers: { cookie } })).headers();
  const preview = await headersOf(`${listing}/apercu`);
  expect(preview["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(preview["x-frame-options"]).toBe("SAMEORIGIN");
  const editor = await headersOf(`${listing}/adresse`);
  expect(editor["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(editor["content-security-policy"]).toContain("frame-src 'self'");
  const stranger = await request.get(`${listing}/apercu`, { headers: { cookie: "" } });
  expect(stranger.status()).toBe(404);
});
