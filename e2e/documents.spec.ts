import { expect, test } from "@playwright/test";
import { pdf, scriptPdf } from "../lib/testing/pdfs";
import { expectAccessible } from "./axe";
import { opened, ownListing, pageOf, writeOffer } from "./offers";
import { createAccount, signInOn } from "./people";
import { isLive, RESTED } from "./support";

/** Private documents: sent, shared with a named person, opened by them, closed again. */

test("a buyer shows a document to a seller, sees that it was opened, and closes it again", {
  tag: "@walk",
}, async ({ page: buyer, browser }) => {
  const listing = await ownListing();
  const account = await createAccount(["buyer"]);
  writeOffer(listing, account);
  await signInOn(buyer, account.email);
  await buyer.goto("/buyer/dossier");
  await isLive(buyer);
  const panel = buyer.getByRole("region", { name: "Mes documents" });

  await test.step("what is no clean PDF is refused in words", async () => {
    await panel.getByRole("button", { name: "Ajouter le document" }).click();
    await expect(panel.getByText("Choisissez le type du document.")).toBeVisible();
    await expect(panel.getByLabel("Type de document")).toBeFocused();
    await panel.getByLabel("Type de document").selectOption("Pièce d’identité");
    const file = panel.getByLabel("Fichier PDF");
    const bad = { name: "carte.pdf", mimeType: "application/pdf", buffer: await scriptPdf(true) };
    await file.setInputFiles(bad);
    await panel.getByRole("button", { name: "Ajouter le document" }).click();
    await expect(panel.getByRole("alert")).toContainText("contient un script");
    await expectAccessible(buyer);
  });

  await test.step("a connection that is cut can be tried again", async () => {
    const good = { name: "Carte d’identité.pdf", mimeType: "application/pdf", buffer: await pdf() };
    await panel.getByLabel("Fichier PDF").setInputFiles(good);
    await buyer.route("**/api/documents?*", (route) => route.abort(), { times: 1 });
    await panel.getByRole("button", { name: "Réessayer" }).click();
    await expect(panel.getByRole("alert")).toContainText("interrompu avant la réponse du site");
    await panel.getByRole("button", { name: "Réessayer" }).click();
    await expect(panel.getByRole("status")).toContainText("Carte d’identité.pdf");
    await expect(panel.getByRole("link", { name: "Carte d’identité.pdf" })).toBeVisible();
  });

  const address = (await panel.getByRole("link", { name: /Carte/ }).getAttribute("href")) ?? "";
  const seller = await pageOf(browser, listing.seller.email);
  expect((await seller.request.get(address)).status()).toBe(404);

  await test.step("it is shared with the seller by their name", async () => {
    const form = await opened(buyer, "Partager");
    await form.getByLabel("Avec qui").selectOption({ index: 1 });
    await form.getByRole("button", { name: "Partager ce document" }).click();
    await expect(panel.getByRole("region", { name: "Partagé avec" })).toContainText(
      "Camille Martin",
    );
    await expectAccessible(buyer);
  });

  await test.step("the seller opens it", async () => {
    await seller.goto("/documents");
    await expectAccessible(seller);
    await expect(seller.getByText("Pièce d’identité")).toBeVisible();
    const download = seller.waitForEvent("download");
    await seller.getByRole("link", { name: /^Ouvrir/ }).click();
    expect((await download).suggestedFilename()).toBe("Carte d’identité.pdf");
    const response = await seller.request.get(address, RESTED);
    expect(response.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  await test.step("the buyer sees it, and closes the document again", async () => {
    await buyer.reload();
    await isLive(buyer);
    await expect(panel.getByText(/^Consulté par Camille Martin/).first()).toBeVisible();
    await panel.getByRole("button", { name: /^Retirer/ }).click();
    await expect(panel.getByRole("region", { name: "Partagé avec" })).toHaveCount(0);
  });
  expect((await seller.request.get(address, RESTED)).status()).toBe(404);
  await seller.goto("/documents");
  await expect(seller.getByText("Personne ne partage de document avec vous")).toBeVisible();

  await test.step("deleted, it is gone for its owner too", async () => {
    const form = await opened(buyer, "Supprimer");
    await form.getByRole("button", { name: "Supprimer ce document" }).click();
    await expect(panel.getByText("Aucun document dans votre dossier.")).toBeVisible();
    expect((await buyer.request.get(address, RESTED)).status()).toBe(404);
  });
});

test("a seller adds the papers of a home, which nobody else reaches", async ({ page, browser }) => {
  const listing = await ownListing();
  await signInOn(page, listing.seller.email);
  await page.goto("/mes-biens");
  await page.getByText("Plus d’actions").first().click();
  await page.getByRole("link", { name: /^Documents et pièces/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documents et pièces");
  const parts = page.getByRole("navigation", { name: "Documents et pièces du bien" });
  await expect(parts.getByRole("link", { name: "Pièces du bien" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await isLive(page);
  await page.getByLabel("Type de document").selectOption("Diagnostic de performance énergétique");
  await page.getByLabel(/^Valable jusqu’au/).fill("2035-01-01");
  const file = { name: "dpe.pdf", mimeType: "application/pdf", buffer: await pdf("DPE") };
  await page.getByLabel("Fichier PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Ajouter le document" }).click();
  await expect(page.getByText("Valable jusqu’au 1er janvier 2035")).toBeVisible();
  await expectAccessible(page);
  const other = await pageOf(browser, (await createAccount(["seller"])).email);
  expect((await other.goto(new URL(page.url()).pathname))?.status()).toBe(404);
});
