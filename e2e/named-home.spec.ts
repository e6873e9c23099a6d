import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import {
  comeInAsTrustManager,
  createAccount,
  type Person,
  signatureCode,
  signInOn,
} from "./people";
import { approve, type HandedIn, writeHandedIn } from "./revisions";
import { saving } from "./selling";
import { inDatabase } from "./support";

/**
 * A mandate covers the home and the seller that it names: a seller who changes them signs another
 * one, and is led there.
 */

/** A listing that is online, and the change of it that its seller writes. */
async function publishedOn(desk: Page, office: Page): Promise<{ seller: Person; home: HandedIn }> {
  const seller = await createAccount(["seller"]);
  const home = writeHandedIn(seller);
  await comeInAsTrustManager(office);
  await approve(office, home.revisionId);
  await signInOn(desk, seller.email);
  await desk.goto("/seller/properties");
  await desk.getByRole("button", { name: /^Modifier/ }).click();
  return { seller, home };
}

const revisionOf = (desk: Page) => /annonces\/([\w-]+)/.exec(desk.url())?.[1] ?? "";

async function setSurface(desk: Page, surface: string): Promise<void> {
  await desk
    .getByRole("link", { name: /^Surfaces et pièces/ })
    .first()
    .click();
  const field = desk.getByLabel("Surface habitable");
  await saving(desk, async () => {
    await field.fill(surface);
    await field.blur();
  });
  await desk.getByRole("link", { name: /^Vérification/ }).click();
}

test("a home of another surface is signed again before anybody checks it", async ({
  page: desk,
  browser,
}) => {
  const office = await pageOf(browser);
  const { seller, home } = await publishedOn(desk, office);
  const main = desk.getByRole("main");
  await setSurface(desk, "200");
  const change = revisionOf(desk);

  await test.step("the last step names what differs, and has nothing to hand in", async () => {
    await expect(main.getByRole("heading", { name: "Signer un nouveau mandat" })).toBeVisible();
    await expect(main.getByText(/Signé\s+63,5/)).toBeVisible();
    await expect(main.getByText(/Maintenant\s+200/)).toBeVisible();
    await expect(main.getByRole("button", { name: "Envoyer pour validation" })).toHaveCount(0);
    await expectAccessible(desk);
    await expectFits(desk);
  });

  await test.step("what goes back to what is signed asks for nothing", async () => {
    await setSurface(desk, "63,5");
    await expect(main.getByRole("heading", { name: "Que voulez-vous modifier ?" })).toBeVisible();
    await setSurface(desk, "200");
  });

  await test.step("the mandate's page is ready to be signed", async () => {
    await main.getByRole("button", { name: "Signer le nouveau mandat" }).click();
    await expect(desk.getByText("Votre mandat est à signer de nouveau")).toBeVisible();
    await expect(desk.getByText(/Maintenant\s+200/)).toBeVisible();
    await expectAccessible(desk);
    await expectFits(desk);
    await desk.getByRole("button", { name: "Recevoir mon code" }).click();
    await desk.getByLabel("Votre nom, comme sur votre compte").fill("Camille Martin");
    await desk.getByLabel("Code reçu par e-mail").fill(signatureCode(seller.email));
    await desk.getByRole("checkbox", { name: /^J’ai lu le mandat/ }).check();
    await desk.getByRole("button", { name: "Signer le mandat" }).click();
    await expect(desk.getByText("Votre annonce est en ligne : cochez cette case")).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole("checkbox", { name: /reste en ligne dès maintenant/ }).check();
    await desk.getByRole("button", { name: "Signer le mandat" }).click();
    await expect(desk.getByText("Le mandat est signé et inscrit au registre.")).toBeVisible();
    await expect(desk.getByText("Votre mandat est à signer de nouveau")).toHaveCount(0);
    await expectAccessible(desk);
  });

  await desk.getByRole("link", { name: "Continuer mon annonce" }).click();
  await main.getByRole("button", { name: "Envoyer pour validation" }).click();
  await expect(desk.getByText("Votre annonce est en cours de validation")).toBeVisible();
  const visitor = await pageOf(browser);
  await visitor.goto(`/bien/${home.propertyId}`);
  await expect(visitor.getByText(/63,5\s+m²/).first()).toBeVisible();
  await approve(office, change, "change");
  await visitor.goto(`/bien/${home.propertyId}`);
  await expect(visitor.getByText(/200\s+m²/).first()).toBeVisible();
  await visitor.context().close();
  await office.context().close();
});

test("what becomes another seller's in the team's hands is not approved, and the team sees why", async ({
  browser,
}) => {
  const office = await pageOf(browser);
  const seller = await createAccount(["seller"]);
  const { revisionId } = writeHandedIn(seller);
  inDatabase((database) =>
    database.prepare("UPDATE User SET lastName = 'Durand' WHERE id = ?").run(seller.id),
  );
  await comeInAsTrustManager(office);
  await office.goto(`/trust-manager/quality-control/${revisionId}`);
  await office.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(office.getByText("Vous vous occupez de cette annonce.")).toBeVisible();
  const mandate = office.getByRole("region", { name: "Mandat" });
  await expect(mandate.getByText("Mandat signé pour autre chose")).toBeVisible();
  await expect(mandate.getByText(/Signé\s+Camille Martin/)).toBeVisible();
  await expect(mandate.getByText(/Maintenant\s+Camille Durand/)).toBeVisible();
  await expect(office.getByText("Cette annonce ne peut pas être validée en l’état")).toBeVisible();
  await expect(office.getByRole("button", { name: "Valider et publier" })).toHaveCount(0);
  await expectAccessible(office);
  await expectFits(office);
  await office.context().close();
});
