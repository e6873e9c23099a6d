import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { opened, pageOf, statusOf, writeOffer } from "./offers";
import { comeInAsTrustManager, createAccount, mailsTo, signatureCode, signInOn } from "./people";
import { approve, writeHandedIn } from "./revisions";
import { use } from "./support";

/** Two owners sell one home: each signs what both decide, one of them without account. */

/** The way of the last mail that asked somebody for their signature. */
function signingLink(address: string): string {
  const mail = mailsTo(address).findLast(({ kind }) => kind === "signature-requested");
  const link = /https?:\/\/\S+jeton=[\w.-]+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("expected a link to sign by");
  return link;
}

/** Signs as the party without account, by the link of their mail and a code. */
async function signByLink(party: Page, { name, email }: { name: string; email: string }) {
  await party.goto(signingLink(email));
  await use(party);
  await party.getByRole("button", { name: "Recevoir mon code" }).click();
  await expect(party.getByText("Le code est envoyé.")).toBeVisible();
  await use(party);
  await party.getByLabel("Votre nom").fill(name);
  await party.getByLabel("Code reçu par e-mail").fill(signatureCode(email));
  await party.getByRole("checkbox").check();
  await expectAccessible(party);
  await expectFits(party);
  await party.getByRole("button", { name: "Signer", exact: true }).click();
  await expect(party.getByText("Votre signature est enregistrée.")).toBeVisible();
  await expectAccessible(party);
}

/** Signs last, as the person with the account. */
async function signLast(desk: Page, email: string, submit: string) {
  await desk.reload();
  await use(desk);
  await desk.getByRole("button", { name: "Recevoir mon code" }).click();
  await expect(desk.getByText("Le code est envoyé.")).toBeVisible();
  await use(desk);
  await desk.getByLabel("Votre nom, comme sur votre compte").fill("Camille Martin");
  await desk.getByLabel("Code reçu par e-mail").fill(signatureCode(email));
  for (const box of await desk.locator("#signer").getByRole("checkbox").all()) await box.check();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: submit }).click();
}

test("two owners sign a mandate and accept an offer, and one withdraws from the mandate", async ({
  page: desk,
  browser,
}) => {
  const seller = await createAccount(["seller"]);
  const { propertyId, revisionId } = writeHandedIn(seller);
  const office = await pageOf(browser);
  await comeInAsTrustManager(office);
  await approve(office, revisionId);
  const other = { name: "Dominique Roche", email: `dominique-${propertyId}@example.org` };
  const party = await pageOf(browser);

  await signInOn(desk, seller.email);
  await desk.goto(`/mes-biens/${propertyId}/mandat`);
  await use(desk);

  await test.step("the seller names another owner: the mandate is to be signed anew", async () => {
    await desk.getByText("Ajouter une personne qui vend avec moi").click();
    const form = desk.locator("#ajouter");
    await form.getByLabel("Nom complet").fill(other.name);
    await form.getByLabel("Adresse e-mail").fill(seller.email);
    await form.getByLabel("Adresse postale").fill("3 rue du Port, 35400 Saint-Malo");
    await form.getByRole("button", { name: "Ajouter" }).click();
    await expect(form.getByText("celle-ci sert déjà")).toBeVisible();
    await expectAccessible(desk);
    await form.getByLabel("Adresse e-mail").fill(other.email);
    await form.getByRole("button", { name: "Ajouter" }).click();
    await expect(desk.getByText("C’est enregistré.")).toBeVisible();
    await expect(desk.getByText("Votre mandat est à signer de nouveau")).toBeVisible();
    await expect(desk.getByText("Chaque décision se signe à plusieurs")).toBeVisible();
    await expectAccessible(desk);
    await expectFits(desk);
  });

  await test.step("the other signs by their link, and the seller last", async () => {
    await use(desk);
    await desk.getByRole("button", { name: "Envoyer à signer" }).click();
    await expect(desk.getByText("Les liens sont envoyés.")).toBeVisible();
    await expect(desk.getByRole("button", { name: "Recevoir mon code" })).toHaveCount(0);
    await expectAccessible(desk);
    await signByLink(party, other);
    await expect(party.getByText("Vous avez signé")).toBeVisible();
    expect(mailsTo(seller.email).at(-1)?.kind).toBe("signature-ready");
    await signLast(desk, seller.email, "Signer le mandat");
    await expect(desk.getByText("Le mandat est signé et inscrit au registre.")).toBeVisible();
    await expect(desk.getByText(`Camille Martin\n${other.name}`)).toBeVisible();
    await expectAccessible(desk);
    await party.reload();
    await expect(party.getByText("Le mandat est signé par tous")).toBeVisible();
    const file = party.waitForEvent("download");
    await party.getByRole("link", { name: "Télécharger mon exemplaire" }).click();
    expect((await file).suggestedFilename()).toMatch(/^mandat-\d+\.pdf$/);
  });

  const buyer = await createAccount(["buyer"]);
  const offerId = writeOffer(
    { id: propertyId, title: "", address: "", priceCents: 289_000_00, seller },
    buyer,
  );

  await test.step("an offer is accepted by both", async () => {
    await desk.goto(`/offres/${offerId}`);
    await use(desk);
    const form = await opened(desk, "Accepter");
    await form.getByRole("button", { name: /^Accepter/ }).click();
    await expect(desk.getByText("Les liens sont envoyés.")).toBeVisible();
    await expect(desk.getByRole("heading", { name: "Accepter l’offre, ensemble" })).toBeVisible();
    expect(statusOf(propertyId)).toBe("active");
    await expectAccessible(desk);
    await expectFits(desk);
    await signByLink(party, other);
    await signLast(desk, seller.email, "Signer et accepter l’offre");
    await expect(desk).toHaveURL(/\/ventes\//);
    expect(statusOf(propertyId)).toBe("under_offer");
    await party.reload();
    await expect(party.getByText("L’offre est acceptée", { exact: true })).toBeVisible();
  });

  await test.step("the other withdraws from the mandate, which ends for both", async () => {
    const copy = mailsTo(other.email).find(({ kind }) => kind === "mandate-signed");
    await party.goto(/https?:\/\/\S+jeton=[\w.-]+/.exec(copy?.text ?? "")?.[0] ?? "");
    await use(party);
    await party.getByText("Me rétracter du mandat").click();
    await expectAccessible(party);
    await party.getByRole("button", { name: "Confirmer ma rétractation" }).click();
    await expect(party.getByText("Votre rétractation est enregistrée.")).toBeVisible();
    await expect(party.getByText(/Ce mandat a pris fin/)).toBeVisible();
    expect(mailsTo(seller.email).at(-1)?.kind).toBe("mandate-ended");
    await desk.goto(`/mes-biens/${propertyId}/mandat`);
    await expect(desk.getByText("Terminé", { exact: true }).first()).toBeVisible();
  });
});

test("a link that is forged, cut or void leads to a page that says so, and signs nothing", async ({
  page,
}) => {
  for (const query of [
    "",
    "?jeton=x",
    `?jeton=abcdefghijkl.2.${"a".repeat(43)}`,
    "?jeton=a&jeton=b",
  ]) {
    const answer = await page.goto(`/signature${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne mène plus à rien");
    const file = await page.request.get(`/api/signatures/document.pdf${query}`);
    expect(file.status()).toBe(404);
  }
  await expectAccessible(page);
});
