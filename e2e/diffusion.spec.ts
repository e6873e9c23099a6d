import { expect, test } from "@playwright/test";
import { signInByCall } from "../scripts/setup/sign-in";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import { comeInAsTrustManager, createAccount, PASSWORD, signatureCode } from "./people";
import {
  PORTAL_ADDRESS,
  readPortalFile,
  startSiteWithPortal,
  WRONG_PORTAL_ADDRESS,
  writeDueFiles,
  writeFiles,
} from "./portal";
import { approve, writeHandedIn } from "./revisions";
import { use } from "./support";

/** A seller lets their listing go to a portal, sees it there, and takes it back. */

test("a signed consent brings a listing into a portal's file, and its end out of it", async ({
  browser,
}) => {
  const seller = await createAccount(["seller"]);
  const { propertyId, revisionId, title } = writeHandedIn(seller);
  const office = await pageOf(browser);
  await comeInAsTrustManager(office);
  await approve(office, revisionId);
  await office.context().close();

  const site = await startSiteWithPortal();
  const context = await browser.newContext({ baseURL: site.origin });
  const desk = await context.newPage();
  const file = () => readPortalFile(desk.request);
  try {
    const signedIn = signInByCall(context.request, site.origin, {
      email: seller.email,
      password: PASSWORD,
    });
    expect(await signedIn).toBe(200);
    await desk.goto(`/mes-biens/${propertyId}/mandat`);
    await use(desk);
    await writeFiles(site);
    await expect.poll(file).not.toContain(propertyId);

    await test.step("a paper of the mandate says it, signed by code", async () => {
      const panel = desk.getByRole("region", { name: "Diffusion sur d’autres sites" });
      await expect(panel).toContainText("Portail Exemple");
      await panel.getByRole("button", { name: "Signer l’avenant de diffusion" }).click();
      await expect(desk.getByText("Le code est envoyé.")).toBeVisible();
      await use(desk);
      await expectAccessible(desk);
      await expectFits(desk);
      await desk.getByLabel("Votre nom, comme sur votre compte").fill("Camille Martin");
      await desk.getByLabel("Code reçu par e-mail").fill(signatureCode(seller.email, site));
      await desk.getByRole("checkbox", { name: /j’autorise cette diffusion/ }).check();
      await desk.getByRole("button", { name: "Signer l’avenant", exact: true }).click();
      await expect(desk.getByText("La diffusion est autorisée")).toBeVisible();
      await expect(desk.getByText("Avenant de diffusion, signé le")).toBeVisible();
    });

    await test.step("the next file has it, and the seller reads it", async () => {
      await writeFiles(site);
      const card = desk.locator('ul[aria-label="Liste des biens"] > li').filter({ hasText: title });
      await expect(async () => {
        await desk.goto("/mes-biens");
        await expect(card).toContainText("À disposition de Portail Exemple depuis le", {
          timeout: 1,
        });
      }).toPass();
      const text = await file();
      expect(text).toContain(`"${propertyId.toUpperCase()}"`);
      expect(text).toContain("honoraires à la charge du vendeur");
      await desk.reload();
      await expect(card).toContainText("Transmise à Portail Exemple depuis le");
      await expectAccessible(desk);
      await expectFits(desk);
    });

    await test.step("by the address alone, and by GET alone", async () => {
      const wrong = await desk.request.get(WRONG_PORTAL_ADDRESS);
      expect(wrong.status()).toBe(404);
      expect(
        (
          await desk.request.post(PORTAL_ADDRESS, { data: {}, headers: { origin: site.origin } })
        ).status(),
      ).toBe(405);
    });

    await test.step("taken back, the next file is without it", async () => {
      await desk.goto(`/mes-biens/${propertyId}/mandat`);
      await use(desk);
      await desk.getByRole("button", { name: "Retirer l’autorisation" }).click();
      await expect(desk.getByText("L’autorisation est retirée")).toBeVisible();
      // The site may have begun it by itself.
      await writeDueFiles(site);
      await desk.reload();
      const panel = desk.getByRole("region", { name: "Diffusion sur d’autres sites" });
      await expect(panel).toContainText("Quitte Portail Exemple au prochain passage");
      await expectAccessible(desk);
    });

    await test.step("and gone from the portal once it has fetched that", async () => {
      await expect.poll(file).not.toContain(propertyId.toUpperCase());
      await desk.goto("/mes-biens");
      await expect(
        desk.getByText("N’est plus transmise à Portail Exemple depuis le"),
      ).toBeVisible();
      await expectFits(desk);
    });
  } finally {
    await context.close();
    await site.stop();
  }
});
