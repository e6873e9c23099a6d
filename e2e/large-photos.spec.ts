import { readFileSync } from "node:fs";
import { expect, type Page, type Route, test } from "@playwright/test";
import sharp from "sharp";
import { photo } from "../lib/testing/hostile-photos";
import { expectAccessible } from "./axe";
import { complaints } from "./look";
import { createAccount, signInOn } from "./people";
import { beginListing, saving } from "./selling";
import { use } from "./support";

/** Photos as telephones of today take them, and what happens to a field of photos meanwhile. */

const PATH = /\/api\/revisions\/[^/]+\/photos$/;

async function openStep(page: Page): Promise<void> {
  const listing = await beginListing(page);
  await page.goto(`${listing}/photos`);
  await use(page);
}

const chooser = (page: Page) =>
  page.locator('input[type="file"][multiple][aria-label="Ajouter des photos"]');
const cards = (page: Page) =>
  page.getByRole("list", { name: "Photos de l’annonce" }).locator("> li");
const orderOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.photo));
const uploads = (page: Page) => page.getByRole("list", { name: "Envois en cours" });
const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible();
const jpeg = async (seed: number) => ({
  name: `photo-${seed}.jpg`,
  mimeType: "image/jpeg",
  buffer: await photo("jpeg", { width: 600, height: 400, seed }),
});

/** The bytes of every photo that the page sends. */
async function sentBy(page: Page): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  await page.route(PATH, async (route) => {
    const body = route.request().postDataBuffer();
    if (body) sent.push(body);
    await route.continue();
  });
  return sent;
}

test("a photo of 60 megapixels is sent small, upright and without its place", {
  tag: "@phone-only",
}, async ({ page }) => {
  await openStep(page);
  const sent = await sentBy(page);
  // As a telephone on its side stores it: the left half is the upper one.
  const half = {
    create: { width: 4_500, height: 6_700, channels: 3 as const, background: "#c03020" },
  };
  const buffer = await sharp({
    create: { width: 9_000, height: 6_700, channels: 3, background: "#2050c0" },
    limitInputPixels: false,
  })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg({ quality: 60 })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 7/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await chooser(page).setInputFiles({ name: "grande.jpg", mimeType: "image/jpeg", buffer });
  await expect(cards(page)).toHaveCount(1, { timeout: 120_000 });
  const [body] = sent;
  const { width, height, exif, orientation } = await sharp(body).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 2_560,
    height: 3_439,
    exif: undefined,
    orientation: undefined,
  });
  const [red, blue] = await Promise.all(
    [100, 3_300].map(async (top) => {
      const part = sharp(body).extract({ left: 100, top, width: 20, height: 20 });
      // What it counts is what was read, not what was cut out of it.
      return sharp(await part.png().toBuffer()).stats();
    }),
  );
  expect(red?.dominant.r).toBeGreaterThan(150);
  expect(blue?.dominant.b).toBeGreaterThan(150);
});

test("a HEIC is read by a worker of ours, whose response alone allows WebAssembly", {
  tag: "@phone-only",
}, async ({ page }) => {
  const faults = complaints(page);
  await openStep(page);
  const sent = await sentBy(page);
  const decoder: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/heic-decoder/")) decoder.push(request.url());
    expect(new URL(request.url()).origin, request.url()).toBe(new URL(page.url()).origin);
  });
  await chooser(page).setInputFiles(await jpeg(1));
  await expect(cards(page)).toHaveCount(1);
  expect(decoder).toEqual([]);
  const worker = page.waitForResponse(/heic-decoder\/worker\.js$/);
  const buffer = readFileSync("lib/testing/files/house.heic");
  await chooser(page).setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer });
  expect((await worker).headers()["content-security-policy"]).toContain("'wasm-unsafe-eval'");
  await expect(cards(page)).toHaveCount(2);
  expect(await sharp(sent[1]).metadata()).toMatchObject({
    format: "jpeg",
    width: 1_600,
    height: 1_200,
  });
  const response = await page.reload();
  expect(response?.headers()["content-security-policy"]).not.toContain("wasm");
  expect(faults).toEqual([]);
});

test("the photo chosen first is the cover, whichever arrives first", async ({ page }) => {
  await openStep(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = await jpeg(1);
  await page.route(PATH, async (route: Route) => {
    if (route.request().postDataBuffer()?.equals(first.buffer)) await held;
    await route.continue();
  });
  await chooser(page).setInputFiles([first, await jpeg(2), await jpeg(3)]);
  await expect(cards(page)).toHaveCount(2);
  const [second, third] = await orderOf(page);
  release();
  await expect(cards(page)).toHaveCount(3);
  expect((await orderOf(page)).slice(1)).toEqual([second, third]);
});

test("a photo that was taken out is brought back by keyboard, and after a reload", async ({
  page,
}) => {
  await openStep(page);
  await chooser(page).setInputFiles([await jpeg(1), await jpeg(2), await jpeg(3)]);
  await expect(cards(page)).toHaveCount(3);
  await saved(page);
  const order = await orderOf(page);
  await saving(page, () => page.getByLabel("Description : Photo 2").fill("Le séjour"));
  await saving(page, () => page.getByRole("button", { name: "Retirer : Photo 2" }).click());
  const removed = page.getByRole("region", { name: "Images à remettre parmi les photos" });
  const restore = removed.getByRole("button", { name: "Remettre parmi les photos : Le séjour" });
  await expectAccessible(page);
  await restore.focus();
  await saving(page, () => page.keyboard.press("Enter"));
  expect(await orderOf(page)).toEqual(order);
  await expect(page.getByText("Photo remise en position 2.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Retirer : Photo 2" })).toBeFocused();
  await expect(page.getByLabel("Description : Photo 2")).toHaveValue("Le séjour");
  await expect(removed).toHaveCount(0);

  await saving(page, () => page.getByRole("button", { name: "Retirer : Photo 1" }).click());
  await page.reload();
  await use(page);
  await saving(page, () =>
    removed.getByRole("button", { name: /^Remettre parmi les photos/ }).click(),
  );
  expect((await orderOf(page)).toSorted()).toEqual(order.toSorted());
});

test("offline in the middle, what was not sent stays and is sent again", async ({
  page,
  context,
}) => {
  await openStep(page);
  await chooser(page).setInputFiles(await jpeg(1));
  await expect(cards(page)).toHaveCount(1);
  await saved(page);
  await context.setOffline(true);
  await chooser(page).setInputFiles([await jpeg(2), await jpeg(3)]);
  await expect(uploads(page).getByText(/^L’envoi a été interrompu/)).toHaveCount(2);
  await context.setOffline(false);
  await uploads(page).getByRole("button", { name: "Réessayer : photo-3.jpg" }).click();
  await expect(cards(page)).toHaveCount(2);
  await uploads(page).getByRole("button", { name: "Réessayer : photo-2.jpg" }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(uploads(page)).toHaveCount(0);
});

test("a session that ends in the middle costs no photo: signed in again, it is sent", async ({
  page,
  context,
}) => {
  const { email } = await createAccount(["seller"]);
  await signInOn(page, email);
  await openStep(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  await chooser(page).setInputFiles(await jpeg(1));
  await expect(uploads(page)).toContainText("Vous n’êtes plus connecté.");
  await context.addCookies(cookies);
  await uploads(page).getByRole("button", { name: "Réessayer : photo-1.jpg" }).click();
  await expect(cards(page)).toHaveCount(1);
});
