import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import {
  comeIn,
  comeInAsTrustManager,
  fillRegistration,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
} from "./people";
import { approve } from "./revisions";
import {
  addPhoto,
  beginListing,
  fillCoownership,
  fillEnergy,
  fillField,
  goOn,
  handIn,
  saving,
  signMandate,
} from "./selling";
import { isLive, RESTED } from "./support";

/** Most fields that are typed by hand where the State's interfaces say nothing. */
const MOST_TYPED = 45;

const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible();

const ADDRESS = "12 rue de Paris";
const TITLE = `Appartement traversant ${newId()}`;
test("somebody who never sold gets from the home page to a published listing, without an account", {
  tag: ["@phone-only", "@walk"],
}, async ({ page, browser, request }) => {
  let typed = 0;
  /** Looks at a step, and counts what is typed in it. */
  const look = async () => {
    typed += await page.locator("[data-typed]:visible").count();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const fill = (label: string, value: string) => fillField(page, label, value);

  await page.goto("/");
  await page.getByRole("link", { name: "Ajouter un bien" }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(page.getByRole("heading", { name: "Où se trouve votre bien ?" })).toBeVisible();
  await page.getByRole("radio", { name: /^Appartement/ }).check();
  await fill("Adresse", ADDRESS);
  await fill("Code postal", "35000");
  await expect(page.getByLabel("Commune")).toHaveValue("35238");
  await expect(page.getByText(/^Repère placé/)).toBeVisible();
  await look();

  await goOn(page, "Surfaces et pièces");
  await fill("Surface habitable", "63,5");
  await fill("Pièces", "3");
  await fill("Chambres", "2");
  await fill("Salles d’eau", "1");
  await look();

  await goOn(page, "Racontez votre bien");
  await fill("Titre", TITLE);
  await page.getByLabel("Description").fill("Trois pièces traversantes et lumineuses. ".repeat(3));
  await look();

  await goOn(page, "Qu’y trouve-t-on ?");
  await page.getByRole("checkbox", { name: "Balcon" }).check();
  await look();

  await goOn(page, "Le diagnostic de performance énergétique");
  await fillEnergy(page, "2435E0000000A");
  await look();

  await goOn(page, "La copropriété");
  await fillCoownership(page);
  await look();

  await goOn(page, "Montrez votre bien");
  await addPhoto(page);
  await look();

  await goOn(page, "Votre prix, et ce qui vous revient");
  await fill("Prix affiché", "289 000");
  await expect(page.getByText("Net vendeur")).toBeVisible();
  await look();

  await goOn(page, "Quand peut-on visiter ?");
  await page.getByRole("button", { name: "Soirs de semaine" }).click();
  await saved(page);
  await look();

  await goOn(page, "Vérification et envoi");
  await expect(page.getByText("Tout est complet")).toBeVisible();
  await look();
  expect(typed).toBeLessThanOrEqual(MOST_TYPED);

  const email = `${newId()}@example.org`;
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  await fillRegistration(page, email);
  await sendRegistration(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(linkIn(mailsTo(email)[0]));
  await elsewhere.getByLabel("Mot de passe choisi à l’inscription").fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(elsewhere.getByText("Tout est complet")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Signer le mandat" }).click();
  await expect(elsewhere).toHaveURL(/\/mes-biens\/[\w-]+\/mandat/);
  const propertyId = /mes-biens\/([\w-]+)\/mandat/.exec(elsewhere.url())?.[1] ?? "";

  await expectAccessible(elsewhere);
  await signMandate(elsewhere, email);
  const revisionId = await handIn(elsewhere);
  expect((await request.get(`/bien/${propertyId}`)).status()).toBe(404);

  const office = await (await browser.newContext()).newPage();
  await comeInAsTrustManager(office);
  await approve(office, revisionId);
  await office.context().close();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/bien/${propertyId}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(visitor.getByText("289 000 €").first()).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goto("/recherche?location=Rennes&sort=newest");
  await expect(visitor.getByText(TITLE).first()).toBeVisible();
  const parts = await (await request.get("/sitemap.xml", RESTED)).text();
  const listings = [...parts.matchAll(/\/sitemaps\/biens-\d+\.xml/g)].map(([path]) => path);
  const sitemaps = await Promise.all(
    listings.map(async (path) => (await request.get(path)).text()),
  );
  expect(sitemaps.some((text) => text.includes(`/bien/${propertyId}`))).toBe(true);
  await visitor.context().close();
  await elsewhere.goto("/mes-biens");
  await expect(elsewhere.getByRole("heading", { name: TITLE })).toBeVisible();
  await elsewhere.context().close();
});

test("two tabs never lose a text silently", async ({ page, context }) => {
  await comeIn(page, ["seller"]);
  const listing = await beginListing(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${listing}/description`);
    // A tab that starts takes up what another one has not saved yet.
    await isLive(tab);
  }
  await saving(page, async () => {
    await page.getByLabel("Titre").fill("Le titre du premier onglet");
    await page.getByLabel("Titre").blur();
  });
  await other.getByLabel("Titre").fill("Le titre du second onglet");
  await other.getByLabel("Titre").blur();
  await expect(other.getByText(/Modifié dans un autre onglet.*premier onglet/)).toBeVisible();
  await expect(other.getByLabel("Titre")).toHaveValue("Le titre du second onglet");
  await saving(other, () => other.getByRole("button", { name: "Garder ma version" }).click());
  await page.reload();
  await expect(page.getByLabel("Titre")).toHaveValue("Le titre du second onglet");
});

test("a listing is gone on with on another device", async ({ page, browser, baseURL }) => {
  const { email } = await comeIn(page, ["seller"]);
  const listing = await beginListing(page);
  await saving(page, async () => {
    await page.getByLabel("Adresse", { exact: true }).fill("12 rue de Paris");
    await page.getByLabel("Adresse", { exact: true }).blur();
  });
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(`/connexion?callbackUrl=${encodeURIComponent(new URL(listing).pathname)}`);
  await elsewhere.getByLabel("Adresse e-mail").fill(email);
  await elsewhere.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Se connecter" }).click();
  await expect(elsewhere.getByLabel("Adresse", { exact: true })).toHaveValue("12 rue de Paris");
  await elsewhere.context().close();
});

test("the address and the features are filled in by keyboard alone", async ({ page }) => {
  const listing = await beginListing(page);
  await page.getByRole("radio", { name: /^Appartement/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Adresse", { exact: true })).toBeFocused();
  await page.keyboard.type(ADDRESS);
  await page.keyboard.press("Tab");
  await page.keyboard.type("35000");
  await expect(page.getByLabel("Commune")).toHaveValue("35238");
  const pin = page.getByRole("button", { name: /^Repère du bien/ });
  await pin.focus();
  const before = await page.getByText(/^Repère placé/).textContent();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page.getByText(/^Repère placé/)).not.toHaveText(before ?? "");
  await page.goto(`${listing}/equipements`);
  await page.getByRole("checkbox", { name: "Balcon" }).focus();
  await saving(page, () => page.keyboard.press("Space"));
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Balcon" })).toBeChecked();
});

test("a home in a commune whose place is not known is put on the map by its seller", async ({
  page,
}) => {
  const listing = await beginListing(page);
  await page.getByLabel("Code postal").fill("29242");
  await expect(page.getByLabel("Commune")).toHaveValue("29155");
  await expect(page.getByText("La position exacte de cette commune")).toBeVisible();
  const pin = page.getByRole("button", { name: /^Repère du bien/ });
  await expect(pin).toBeVisible();
  await expect(page.getByText(/^Repère placé/)).toBeHidden();
  await expectAccessible(page);
  await page.goto(`${listing}/verification`);
  await page.getByRole("link", { name: "Position sur la carte" }).click();
  await expect(pin).toBeVisible();
  await saving(page, () => pin.press("ArrowLeft"));
  await expect(page.getByText(/^Repère placé/)).toBeVisible();
  await expect(page.getByText("La position exacte de cette commune")).toBeHidden();

  // Its coordinates can be typed instead, and a place of the map clicked.
  await page.getByText("Saisir les coordonnées GPS").click();
  await page.getByLabel("Latitude").fill("à l’ouest");
  await expect(page.getByText("Écrivez un nombre, par exemple 62,5.").first()).toBeVisible();
  await saving(page, () => page.getByLabel("Latitude").fill("48,4573"));
  await saving(page, () => page.getByLabel("Longitude").fill("-5.0964"));
  await expect(page.getByText("Repère placé : 48,45730, -5,09640")).toBeVisible();
  const map = page.locator(".pin-map canvas");
  await saving(page, () => map.click({ position: { x: 40, y: 40 } }));
  await expect(page.getByLabel("Latitude")).not.toHaveValue("48,4573");
  await page.reload();
  await expect(page.getByText(/^Repère placé\s: 48,/)).toBeVisible();
});

test("what was typed is saved before a link leads on", async ({ page }) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/prix`);
  await page.getByLabel("Prix affiché").fill("289 000");
  await expect(page.getByText("Net vendeur")).toBeVisible();
  await page.getByRole("link", { name: /^Vérification/ }).click();
  await expect(page.getByRole("heading", { name: "Il reste à compléter" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Prix affiché" })).toHaveCount(0);
});

test("what is typed wrong stays, is told, and keeps one from going on", async ({ page }) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await page.getByLabel("Surface habitable").fill("grande");
  await expect(page.getByText("Écrivez un nombre, par exemple 62,5.")).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByLabel("Surface habitable")).toBeFocused();
  await expect(page.getByLabel("Surface habitable")).toHaveValue("grande");
});

test("a listing that is somebody else's does not exist", async ({ page, browser, baseURL }) => {
  const listing = await beginListing(page);
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  const answer = await stranger.goto(`${listing}/adresse`);
  expect(answer?.status()).toBe(404);
  await stranger.context().close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each step is a form that saves it and leads on", async ({ page }) => {
    await beginListing(page);
    await page.getByLabel("Adresse", { exact: true }).fill("12 rue de Paris");
    await page.getByLabel("Code postal").fill("35000");
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Surfaces et pièces" })).toBeVisible();
    await page.getByLabel("Surface habitable").fill("grande");
    await page.getByLabel("Chambres").fill("2");
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(page.getByText("Écrivez un nombre, par exemple 62,5.")).toBeVisible();
    await expect(page.getByLabel("Surface habitable")).toHaveValue("grande");
    await page.getByRole("link", { name: "Étape précédente" }).click();
    await expect(page.getByLabel("Commune")).toHaveValue("35238");
  });
});
