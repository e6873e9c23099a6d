import { expect, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import { comeInAsTrustManager, createAccount, signatureCode, signInOn } from "./people";
import { approve, writeHandedIn } from "./revisions";
import { saving } from "./selling";

/** A lower price of what is online: its seller signs it, the team checks it, everybody sees it. */

test("a new price is signed, checked, and shown with the earlier one", async ({
  page,
  browser,
}) => {
  const seller = await createAccount(["seller"]);
  const { propertyId, revisionId } = writeHandedIn(seller);
  const office = await pageOf(browser);
  await comeInAsTrustManager(office);
  await approve(office, revisionId);

  const desk = page;
  await signInOn(desk, seller.email);
  await desk.goto("/seller/properties");
  await desk.getByRole("button", { name: /^Modifier/ }).click();
  const main = desk.getByRole("main");
  await main.getByRole("link", { name: "Prix et forfait" }).click();
  const price = desk.getByLabel("Prix de vente");
  await saving(desk, () => price.fill("279 000"));
  await desk.getByRole("link", { name: /^Vérification/ }).click();
  const changes = main.getByRole("region", { name: "Vos modifications" });
  await expect(changes.locator("ins")).toHaveText("279 000 €");
  await expect(main.getByRole("button", { name: "Envoyer pour validation" })).toHaveCount(0);
  const change = /annonces\/([\w-]+)/.exec(desk.url())?.[1] ?? "";

  await test.step("the mandate's page has the new price ready to be signed", async () => {
    await main.getByRole("button", { name: "Signer l’avenant" }).click();
    await expect(desk.getByLabel("Nouveau prix, en euros")).toHaveValue(/^279\s000$/);
    await expectAccessible(desk);
    await expectFits(desk);
    await desk.getByRole("button", { name: "Recevoir mon code" }).click();
    await desk.getByLabel("Votre nom, comme sur votre compte").fill("Camille Martin");
    await desk.getByLabel("Code reçu par e-mail").fill(signatureCode(seller.email));
    await desk.getByRole("checkbox").check();
    await expectAccessible(desk);
    await expectFits(desk);
    await desk.getByRole("button", { name: "Signer l’avenant" }).click();
    await expect(desk.getByText(/Avenant n°.1.: 279.000.€/)).toBeVisible();
    await expectAccessible(desk);
  });

  await desk.getByRole("link", { name: "Continuer mon annonce" }).click();
  await main.getByRole("button", { name: "Envoyer pour validation" }).click();
  await expect(desk.getByText("Votre annonce est en cours de validation")).toBeVisible();
  const visitor = await pageOf(browser);
  await visitor.goto(`/bien/${propertyId}`);
  await expect(visitor.getByText("289 000 €").first()).toBeVisible();

  await test.step("the team sees both prices, and nothing else that changes", async () => {
    await office.goto(`/trust-manager/quality-control/${change}`);
    const proposed = office.getByRole("region", { name: "Modifications" });
    await expect(proposed.getByRole("heading", { level: 3 })).toHaveText(["Prix de vente"]);
    await expect(proposed).toContainText("289 000 €");
    await expect(proposed).toContainText("279 000 €");
    await expectAccessible(office);
    await approve(office, change, "change");
  });
  await visitor.goto(`/bien/${propertyId}`);
  await expect(visitor.getByText("279 000 €").first()).toBeVisible();
  await expect(visitor.getByText(/Prix baissé de 289.000.€ à 279.000.€/)).toBeVisible();
  await desk.goto("/seller/payments");
  await expect(main).toContainText("279 000 €");
  await visitor.context().close();
  await office.context().close();
});
