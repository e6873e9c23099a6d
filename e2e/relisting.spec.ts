import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { photo } from "../lib/testing/hostile-photos";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import { comeInAsTrustManager, createAccount, signInOn } from "./people";
import { approve, type HandedIn, handInAgain, writeHandedIn } from "./revisions";
import { saving } from "./selling";
import { inDatabase, storedInstant, use } from "./support";

/** A dwelling that is withdrawn and put up for sale again. */

const cardOf = (page: Page, { title }: { title: string }) =>
  page.locator('ul[aria-label="Liste des biens"] > li').filter({ hasText: title });

const cards = (page: Page, kind: "Photos" | "Plans") =>
  page.getByRole("list", { name: `${kind} de l’annonce` }).locator("> li");

const keysOf = (page: Page, kind: "Photos" | "Plans") =>
  cards(page, kind).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.photo));

/** The pictures that a listing shows, in their order. */
const shownBy = ({ propertyId }: HandedIn) =>
  inDatabase((database) =>
    database
      .prepare<[string, string], { mediaKey: string }>(
        `SELECT mediaKey FROM (SELECT 0 AS kind, position, mediaKey FROM PropertyPhoto WHERE propertyId = ?
           UNION ALL SELECT 1, position, mediaKey FROM FloorPlan WHERE propertyId = ?) ORDER BY kind, position`,
      )
      .all(propertyId, propertyId),
  ).map(({ mediaKey }) => mediaKey);

/** Gives a listing that was handed in back to its seller. */
const giveBack = ({ revisionId, propertyId }: HandedIn) =>
  inDatabase((database) =>
    database.transaction(() => {
      database
        .prepare("UPDATE ListingRevision SET status = 'editing', submittedAt = NULL WHERE id = ?")
        .run(revisionId);
      database.prepare("UPDATE Property SET status = 'draft' WHERE id = ?").run(propertyId);
    })(),
  );

const fileOf = async (seed: number) => ({
  name: `${seed}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp(await photo("jpeg", { width: 1_200, height: 800, seed }))
    .jpeg()
    .toBuffer(),
});

/** Sends photos and a plan for a listing, in its editor. */
async function sendPictures(page: Page, { revisionId }: HandedIn): Promise<void> {
  await page.goto(`/annonces/${revisionId}/photos`);
  await use(page);
  for (const [kind, seeds] of [
    ["photos", [11, 12]],
    ["plans", [13]],
  ] as const) {
    const files = await Promise.all(seeds.map(fileOf));
    await page
      .locator(`input[type="file"][multiple][aria-label="Ajouter des ${kind}"]`)
      .setInputFiles(files);
  }
  await expect(cards(page, "Photos")).toHaveCount(2);
  await expect(cards(page, "Plans")).toHaveCount(1);
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
}

test("a withdrawn listing is relisted with its photos, its plan and its text, and stays as it was", async ({
  page,
  browser,
}) => {
  test.slow();
  const seller = await createAccount(["seller"]);
  const listing = writeHandedIn(seller, {
    photos: [],
    roomTable: [{ id: "abcdefgh", name: "Séjour", areaDm2: 2_450 }],
  });
  giveBack(listing);
  await signInOn(page, seller.email);
  await sendPictures(page, listing);
  handInAgain(listing);
  const office = await browser.newContext();
  const desk = await office.newPage();
  await comeInAsTrustManager(desk);
  await approve(desk, listing.revisionId);
  await office.close();
  const before = shownBy(listing);
  expect(before).toHaveLength(3);

  await test.step("withdrawn, it is relisted from its card", async () => {
    await page.goto("/seller/properties");
    await use(page);
    const card = cardOf(page, listing);
    await card.getByText("Plus d’actions").click();
    await card.locator("summary", { hasText: "Retirer de la vente" }).click();
    await card.getByLabel("Motif").selectOption("Autre motif");
    await card.getByRole("button", { name: "Retirer le bien" }).click();
    await card.getByRole("button", { name: "Remettre en vente" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Le bien est repris" });
    await expect(notice).toContainText("les disponibilités, 2\u00a0photos et 1\u00a0plan");
    await expect(notice.locator("..")).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step("its pictures are there, and each can be seen, dropped and replaced", async () => {
    await page.getByRole("link", { name: "Photos" }).first().click();
    await page.waitForURL(/\/photos$/);
    await use(page);
    expect([...(await keysOf(page, "Photos")), ...(await keysOf(page, "Plans"))]).toEqual(before);
    for (const kind of ["Photos", "Plans"] as const) {
      for (const image of await cards(page, kind).locator("img").all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((it) => (it as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
      }
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: test.info().outputPath("photos.png"), fullPage: true });
    await saving(page, () =>
      cards(page, "Photos")
        .first()
        .getByRole("button", { name: /^Retirer/ })
        .click(),
    );
    await page
      .locator('input[type="file"][multiple][aria-label="Ajouter des photos"]')
      .setInputFiles([await fileOf(14)]);
    await expect(cards(page, "Photos")).toHaveCount(2);
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    await page.reload();
    await use(page);
    const [first, second] = await keysOf(page, "Photos");
    expect(first).toBe(before[1]);
    expect(before).not.toContain(second);
    expect(shownBy(listing)).toEqual(before);
    const draft = page.url().replace(/\/photos$/, "");
    const media = await page.request.get(`/media/${before[0]}-640.webp`);
    expect(media.status()).toBe(200);
    await page.goto(`${draft}/apercu`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(listing.title);
  });

  await test.step("once more, it is the draft that was begun", async () => {
    await page.goto("/seller/properties");
    await use(page);
    const withdrawn = cardOf(page, listing).filter({ hasText: "Retiré" });
    await withdrawn.getByRole("button", { name: "Remettre en vente" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "La remise en vente de ce bien est déjà" }),
    ).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a withdrawn listing is relisted by its form", async ({ browser }) => {
    const seller = await createAccount(["seller"]);
    const listing = writeHandedIn(seller);
    inDatabase((database) =>
      database.transaction(() => {
        database
          .prepare(
            "UPDATE Property SET status = 'withdrawn', publishedAt = ?, withdrawnAt = ? WHERE id = ?",
          )
          .run(storedInstant(), storedInstant(), listing.propertyId);
        database
          .prepare("UPDATE ListingRevision SET status = 'approved', decidedAt = ? WHERE id = ?")
          .run(storedInstant(), listing.revisionId);
      })(),
    );
    const page = await pageOf(browser, seller.email);
    await page.goto("/seller/properties");
    await cardOf(page, listing).getByRole("button", { name: "Remettre en vente" }).click();
    await expect(page.getByText("Le bien est repris dans un nouveau brouillon")).toContainText(
      "3\u00a0photos",
    );
    await page.context().close();
  });
});
