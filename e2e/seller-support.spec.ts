import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits } from "./axe";
import { solveCaptcha } from "./forms";
import {
  comeIn,
  createAccount,
  fillLogin,
  givePapers,
  giveZone,
  mailsTo,
  signInOn,
} from "./people";
import { inDatabase } from "./support";

/** A seller's request of a looper's help from the seller's page, with a looper's code, until it is withdrawn. */

const FORM = "/vendre/accompagnement";
const LINK = /https?:\/\/\S+\/vendre\/accompagnement\/retrait\?jeton=[\w.-]+/;

/** Communes where the sample has no looper: those of the first are of this file. */
const MAURIAC = { code: "15120", name: "Mauriac", postalCode: "15200" };
const SAINT_FLOUR = { code: "15187", name: "Saint-Flour", postalCode: "15100" };

async function newLooper(communeCode: string) {
  const looper = await createAccount(["ambassador"]);
  givePapers(looper.id);
  giveZone(looper.id, communeCode);
  return looper;
}

const codeOf = (userId: string) =>
  inDatabase((database) =>
    database
      .prepare<[string], { referralCode: string }>("SELECT referralCode FROM User WHERE id = ?")
      .get(userId),
  )?.referralCode ?? "";

const fillHome = async (page: Page, { name, postalCode }: typeof SAINT_FLOUR, address: string) => {
  await page.getByLabel("Numéro et rue").fill(address);
  await page.getByLabel("Code postal").fill(postalCode);
  await page.getByLabel("Commune").fill(name);
};
const consent = (page: Page) => page.getByLabel(/^J’accepte/).check();
const send = (page: Page) => page.getByRole("button", { name: "Envoyer la demande" }).click();

test("a visitor with a looper's link hears of them by mail, and takes the request back", async ({
  page,
  browser,
}) => {
  // As near as the other, who was there first.
  await newLooper(MAURIAC.code);
  const looper = await newLooper(MAURIAC.code);
  const theirs = await (await browser.newContext()).newPage();
  await signInOn(theirs, looper.email);
  await theirs.goto("/profile");
  await expect(theirs.getByRole("heading", { name: "Vos voisins vendent ?" })).toBeVisible();
  const link = await theirs.getByLabel("Votre lien pour les vendeurs").inputValue();
  expect(new URL(link).searchParams.get("ref")).toBe(codeOf(looper.id));

  await page.goto("/vendre");
  await page.getByRole("link", { name: "Être accompagné par un Looper" }).first().click();
  await expect(page).toHaveURL(new RegExp(`${FORM}$`));
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByLabel("Code de parrainage")).toHaveValue(codeOf(looper.id));
  await expectAccessible(page, "the form");
  await expectFits(page);

  const email = `${newId()}@example.org`;
  const lastName = `Essai${newId()}`;
  await fillHome(page, { ...MAURIAC, name: "Paris" }, "3 rue Marchande");
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill(lastName);
  await page.getByLabel("Adresse e-mail").fill(email);
  await solveCaptcha(page);
  await consent(page);
  await send(page);
  await expect(page.getByText(/^Ce code postal est celui de plusieurs communes/)).toBeVisible();
  await expect(page.getByLabel("Numéro et rue")).toHaveValue("3 rue Marchande");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
  await expectAccessible(page, "the form with what is wrong");
  await page.getByLabel("Commune").fill(MAURIAC.name);
  // It solves another one by itself.
  await expect(page.locator("input[name=token]")).not.toHaveValue("", { timeout: 60_000 });
  await send(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre demande est enregistrée");
  await expect(page.getByRole("link", { name: "Créer mon compte" })).toHaveAttribute(
    "href",
    new RegExp(`ref=${codeOf(looper.id)}`),
  );
  await expectAccessible(page, "what is read once it is sent");
  expect(mailsTo(email)).toEqual([]);

  await theirs.goto("/ambassador/leads");
  const row = theirs.getByRole("row").filter({ hasText: lastName });
  await expect(row).toContainText("Parrainage");
  await expect(row).not.toContainText("rue Marchande");
  await row.getByRole("button", { name: /^Accepter/ }).click();
  await expect(row).toContainText(`3 rue Marchande, ${MAURIAC.postalCode} ${MAURIAC.name}`);
  await expect(row).toContainText(email);
  await expectAccessible(theirs, "the leads of the looper");

  const [mail, ...others] = mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.kind).toBe("request-accepted");
  expect(mail?.text).not.toMatch(/Zoé|rue Marchande/);
  await page.goto(LINK.exec(mail?.text ?? "")?.[0] ?? "");
  await expect(page.getByText(/^Camille l’a acceptée/)).toBeVisible();
  await expectAccessible(page, "the request");
  await expectFits(page);
  await page.getByRole("button", { name: "Retirer ma demande" }).click();
  const withdrawn = page.getByRole("heading", { name: "Votre demande est retirée" });
  await expect(withdrawn).toBeVisible();
  await page.reload();
  await expect(withdrawn).toBeVisible();
  await expect(page.getByRole("button", { name: "Retirer ma demande" })).toHaveCount(0);
  await expectAccessible(page, "the request that was withdrawn");

  await theirs.goto("/ambassador/leads?filtre=lost");
  const closed = theirs.getByRole("row").filter({ hasText: "Zoé E." });
  await expect(closed).toContainText("A retiré sa demande");
  await expect(closed).not.toContainText(email);
  await theirs.goto("/notifications");
  await expect(theirs.getByRole("link", { name: /^Zoé E\. a retiré sa demande/ })).toBeVisible();
  await theirs.context().close();
});

test("what a visitor wrote goes with them through the login", async ({ page }) => {
  const person = await createAccount(["seller"]);
  await page.goto(FORM);
  await fillHome(page, SAINT_FLOUR, "7 rue du Balat");
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await fillLogin(page, person.email);
  await expect(page).toHaveURL(new RegExp(`${FORM}$`));
  await expect(page.getByLabel("Numéro et rue")).toHaveValue("7 rue du Balat");
  await expect(page.getByLabel("Commune")).toHaveValue(SAINT_FLOUR.name);
  await expect(page.getByLabel("Adresse e-mail")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an account asks once, reads where it stands, and takes it back", async ({ page }) => {
      await comeIn(page, ["seller"]);
      const address = `${javaScriptEnabled ? 1 : 2} place Georges Pompidou`;
      await page.goto(FORM);
      await fillHome(page, SAINT_FLOUR, address);
      await send(page);
      await expect(page.getByText(/^Cochez cette case/)).toBeVisible();
      await expect(page.getByLabel("Numéro et rue")).toHaveValue(address);
      await consent(page);
      await send(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Votre demande est enregistrée",
      );
      await page.getByRole("link", { name: "Faire une autre demande" }).click();
      await fillHome(page, SAINT_FLOUR, address.toUpperCase());
      await consent(page);
      await send(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Votre demande est déjà enregistrée",
      );
      const own = page.getByRole("region", { name: "Vos demandes en cours" });
      await expect(own.getByRole("listitem")).toHaveCount(1);
      await own.getByRole("link", { name: /^Voir ou retirer/ }).click();
      await page.getByRole("button", { name: "Retirer ma demande" }).click();
      await expect(page.getByRole("heading", { name: "Votre demande est retirée" })).toBeVisible();
      await page.goto(FORM);
      await expect(own).toHaveCount(0);
    });
  });
}

test("a request that is nobody's, or another person's, is not found", async ({ page, browser }) => {
  for (const query of ["", "?jeton=abc", `?jeton=${newId()}.${"x".repeat(43)}`, "?demande=abc"]) {
    const response = await page.goto(`${FORM}/retrait${query}`);
    expect(response?.status(), query).toBe(404);
  }
  await page.goto(`${FORM}/retrait?demande=${newId()}`);
  await expect(page).toHaveURL(/\/connexion/);
  const person = await (await browser.newContext()).newPage();
  await comeIn(person, ["seller"]);
  const response = await person.goto(`${FORM}/retrait?demande=${newId()}`);
  expect(response?.status()).toBe(404);
  await person.context().close();
});
