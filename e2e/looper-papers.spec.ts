import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { pdf } from "../lib/testing/pdfs";
import { rsacNumber } from "../lib/testing/rsac-number";
import { expectAccessible, expectFits } from "./axe";
import { stepOf } from "./looper-file";
import { pageOf } from "./offers";
import { comeIn, comeInAsTrustManager, dayIn } from "./people";
import { isLive } from "./support";

/** The papers of somebody who wants to be a looper: handed in, looked at, sent back, ticked. */

const ONBOARDING = "/ambassador/onboarding";

const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test("a paper is handed in as photos, sent back with a reason, and ticked on its document", {
  tag: "@walk",
}, async ({ page: looper, browser }) => {
  const account = await comeIn(looper, ["buyer"], ["ambassador", "pending"]);
  await looper.goto(ONBOARDING);
  await isLive(looper);
  await expectAccessible(looper, "an empty file");
  await expectFits(looper);
  const identity = stepOf(looper, "Pièce d’identité");
  const handIn = identity.getByRole("button", { name: "Remettre cette pièce" });

  await test.step("nothing chosen is said at the field", async () => {
    await handIn.click();
    await expect(identity.getByText("Choisissez le document")).toBeVisible();
    await expect(identity.getByText("Indiquez une date complète.")).toBeVisible();
  });

  await test.step("two photos become one document", async () => {
    const sides = [await photo("recto.jpg", "#335577"), await photo("verso.jpg", "#775533")];
    await identity.getByLabel("Document", { exact: true }).setInputFiles(sides);
    await expect(identity.getByText("Document prêt")).toBeVisible();
    await identity.getByLabel("Date d’expiration").fill(dayIn(900));
    await handIn.click();
    await expect(identity.getByText("La pièce est remise.")).toBeVisible();
    await expect(identity.getByText("À contrôler", { exact: true })).toBeVisible();
  });

  await test.step("a number goes with its extract", async () => {
    const rsac = stepOf(looper, "Inscription au RSAC");
    await rsac
      .getByLabel("Document", { exact: true })
      .setInputFiles({ name: "extrait.pdf", mimeType: "application/pdf", buffer: await pdf() });
    await expect(rsac.getByText("Document prêt")).toBeVisible();
    await rsac.getByLabel("Numéro RSAC").fill("912345678");
    await rsac.getByRole("button", { name: "Remettre cette pièce" }).click();
    await expect(rsac.getByText("compte 9 chiffres")).toBeVisible();
    // What was chosen is still there.
    await rsac.getByLabel("Numéro RSAC").fill(rsacNumber());
    await rsac.getByRole("button", { name: "Remettre cette pièce" }).click();
    await expect(rsac.getByText("La pièce est remise.")).toBeVisible();
    await expectAccessible(looper, "papers that wait");
    await expectFits(looper);
  });

  const manager = await pageOf(browser);
  await comeInAsTrustManager(manager);

  await test.step("the team sees each beside its values, and sends one back", async () => {
    await manager.goto(`/trust-manager/validation?q=${account.email}`);
    await manager.getByRole("link", { name: /Contrôler 2/ }).click();
    await expect(manager.getByRole("heading", { level: 1 })).toHaveText(
      "Dossier de Camille Martin",
    );
    await isLive(manager);
    const frame = manager.getByTitle(/Document.+Pièce d’identité/);
    await expect(frame).toBeVisible();
    const shown = await manager.request.get((await frame.getAttribute("src")) ?? "");
    expect(shown.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
    });
    await expectAccessible(manager, "a file with papers that wait");
    await expectFits(manager);
    await manager.locator("#identity").getByText("Renvoyer cette pièce").click();
    await manager.locator("#identity").getByLabel("Motif").selectOption("Document illisible");
    await manager
      .locator("#identity")
      .getByRole("button", { name: "Renvoyer", exact: true })
      .click();
    await expect(manager.getByText("La pièce est renvoyée")).toBeVisible();
    await manager
      .locator("#rsac")
      .getByRole("button", { name: /^Valider cette pièce/ })
      .click();
    await expect(manager.getByText("La pièce est validée")).toBeVisible();
    await expect(manager.locator("#rsac").getByText("Contrôlée")).toBeVisible();
    await expectAccessible(manager, "a file with a paper ticked and one sent back");
  });

  await test.step("the person reads why, and hands it in again", async () => {
    await looper.reload();
    await isLive(looper);
    await expect(identity.getByText("À corriger", { exact: true })).toBeVisible();
    await expect(identity.getByText("Le document n’est pas lisible.")).toBeVisible();
    await expect(stepOf(looper, "Inscription au RSAC").getByText("Contrôlée le")).toBeVisible();
    await expectAccessible(looper, "a paper sent back");
    await identity.getByLabel("Document", { exact: true }).setInputFiles({
      name: "carte.pdf",
      mimeType: "application/pdf",
      buffer: await pdf("Carte"),
    });
    await expect(identity.getByText("Document prêt")).toBeVisible();
    await handIn.click();
    await expect(identity.getByText("La pièce est remise.")).toBeVisible();
  });

  await test.step("two of the team at once: the second reads who was first", async () => {
    const other = await pageOf(browser);
    await comeInAsTrustManager(other);
    await manager.reload();
    await other.goto(manager.url());
    await isLive(other);
    await manager
      .locator("#identity")
      .getByRole("button", { name: /^Valider/ })
      .click();
    await expect(manager.getByText("La pièce est validée")).toBeVisible();
    await other
      .locator("#identity")
      .getByRole("button", { name: /^Valider/ })
      .click();
    await expect(other.getByText("Quelqu’un d’autre a décidé entre-temps")).toBeVisible();
    await expect(other.locator("#identity").getByText("par Camille Martin")).toBeVisible();
  });
});
