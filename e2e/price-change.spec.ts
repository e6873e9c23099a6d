import { expect, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import { comeInAsTrustManager, createAccount, signatureCode, signInOn } from "./people";
import { approve, writeHandedIn } from "./revisions";
import { use } from "./support";

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
  await desk.getByRole("link", { name: /^Changer le prix/ }).click();
  const main = desk.getByRole("main");
  await use(desk);
  const price = desk.getByLabel("Nouveau prix affiché, en euros");
  await expect(price).toHaveValue(/^289\s000$/);
  const follows = main.getByRole("listitem");

  await test.step("one screen says what a price changes, while it is typed", async () => {
    await price.fill("320 000");
    await expect(follows.filter({ hasText: "Le forfait change" })).toContainText("Premium");
    await expect(
      follows.filter({ hasText: "Une hausse ne prévient aucun acheteur." }),
    ).toBeVisible();
    await price.fill("279 000");
    await expect(follows.filter({ hasText: "Le forfait ne change pas" })).toBeVisible();
    await expect(
      follows.filter({ hasText: /chacun lira.*Prix baissé de 289.000.€ à 279.000.€/ }),
    ).toBeVisible();
    await expect(follows.filter({ hasText: "sont prévenus de la baisse" })).toBeVisible();
    await expectAccessible(desk);
    await expectFits(desk);
  });

  await test.step("the code signs the amendment and sends the change", async () => {
    await desk.getByRole("button", { name: "Recevoir mon code" }).click();
    await expect(follows.filter({ hasText: "chacun lira" })).toBeVisible();
    await desk.getByLabel("Votre nom, comme sur votre compte").fill("Camille Martin");
    await desk.getByLabel("Code reçu par e-mail").fill(signatureCode(seller.email));
    await desk.getByRole("checkbox").check();
    await expectAccessible(desk);
    await expectFits(desk);
    await desk.getByRole("button", { name: "Signer et envoyer" }).click();
    await expect(desk.getByText("le nouveau prix est parti à notre équipe")).toBeVisible();
    await expectAccessible(desk);
  });

  const change = await desk
    .getByRole("link", { name: "Voir la modification" })
    .getAttribute("href")
    .then((href) => /annonces\/([\w-]+)/.exec(href ?? "")?.[1] ?? "");
  const visitor = await pageOf(browser);
  await visitor.goto(`/bien/${propertyId}`);
  await expect(visitor.getByText("289 000 €").first()).toBeVisible();

  await test.step("the team sees both prices, and nothing else that changes", async () => {
    await office.goto(`/trust-manager/quality-control/${change}`);
    const proposed = office.getByRole("region", { name: "Modifications" });
    await expect(proposed.getByRole("heading", { level: 3 })).toHaveText(["Prix affiché"]);
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
