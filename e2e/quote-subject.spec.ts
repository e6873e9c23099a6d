import { expect, type Page, test } from "@playwright/test";
import { lookAt } from "./look";
import { pageOf } from "./offers";
import { createAccount, fillLogin, signInOn } from "./people";
import { writeHandedIn } from "./revisions";
import { enterStudio, openOffice } from "./studios";
import { inDatabase, use } from "./support";

/** What a request for a quote is about stays on the way from a home to the form. */

const HENDAYE = { communeCode: "64260", postalCode: "64700" };

/** A draft of a home in Hendaye, which its seller can change. */
async function homeInHendaye() {
  const seller = await createAccount(["seller"]);
  const home = writeHandedIn(seller, HENDAYE);
  inDatabase((database) => {
    database
      .prepare("UPDATE Property SET communeCode = ?, postalCode = ? WHERE id = ?")
      .run(HENDAYE.communeCode, HENDAYE.postalCode, home.propertyId);
    database
      .prepare("UPDATE ListingRevision SET status = 'editing', submittedAt = NULL WHERE id = ?")
      .run(home.revisionId);
  });
  return { seller, ...home };
}

const chosenHome = (page: Page) => page.getByLabel("Bien concerné");

test("the editor's way to a photographer takes the home along", async ({ page, browser }) => {
  const office = await openOffice(browser);
  const studio = await enterStudio(office, "Hendaye");
  const { seller, revisionId, propertyId } = await homeInHendaye();
  await signInOn(page, seller.email);
  for (const [step, link] of [
    ["diagnostics", "Trouver un diagnostiqueur près du bien"],
    ["photos", "Trouver un photographe près du bien"],
  ] as const) {
    await page.goto(`/annonces/${revisionId}/${step}`);
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("à Hendaye");
    expect(new URL(page.url()).searchParams.get("bien")).toBe(propertyId);
  }
  // The form of the directory, and another trade, keep it as well.
  await use(page);
  await page.getByLabel("Trier par").selectOption({ label: "Les moins chers" });
  await page.getByRole("button", { name: "Chercher", exact: true }).click();
  await expect(page).toHaveURL(/tri=prix/);
  expect(new URL(page.url()).searchParams.get("bien")).toBe(propertyId);
  await page.getByRole("link", { name: studio.name }).click();
  await page.getByRole("link", { name: "Demander un devis" }).click();
  await expect(chosenHome(page)).toHaveValue(propertyId);
  await expect(page.getByLabel("Commune où intervenir")).toHaveValue("");
  await lookAt(page, "a request for a home");

  await test.step("through the login", async () => {
    const visitor = await pageOf(browser);
    await visitor.goto(`/prestataire/${studio.id}?bien=${propertyId}&lieu=hendaye`);
    await visitor.getByRole("link", { name: "Demander un devis" }).click();
    await use(visitor);
    await fillLogin(visitor, seller.email);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Demander un devis");
    await expect(chosenHome(visitor)).toHaveValue(propertyId);
  });

  await test.step("somebody else's home is none: its commune stays", async () => {
    const other = await createAccount(["buyer"]);
    const stranger = await pageOf(browser, other.email);
    const path = `/devis/nouveau?prestataire=${studio.id}&bien=${propertyId}&lieu=hendaye`;
    await stranger.goto(path);
    await expect(chosenHome(stranger)).toHaveCount(0);
    await expect(stranger.getByLabel("Commune où intervenir")).toHaveValue("Hendaye (64)");
    for (const query of ["bien=..%2Fx&lieu=%3Cb%3E", "bien=a&bien=b&lieu=nulle-part"]) {
      const answer = await stranger.goto(`/devis/nouveau?prestataire=${studio.id}&${query}`);
      expect(answer?.status()).toBe(200);
      await expect(stranger.getByLabel("Commune où intervenir")).toHaveValue("");
    }
  });
});
