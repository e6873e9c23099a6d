import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { photo } from "../lib/testing/hostile-photos";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { complaints } from "./look";
import { beginListing, saving } from "./selling";
import { use } from "./support";

/** The photos of a listing, as a seller handles them. */

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture that looks like no other. */
async function picture(seed: number, name = `photo-${seed}.jpg`): Promise<File> {
  const cells = Buffer.from(
    Array.from({ length: 96 * 3 }, (_, at) => ((at * 7 + seed * 53) ** 2 + seed * 31) % 256),
  );
  const buffer = await sharp(cells, { raw: { width: 12, height: 8, channels: 3 } })
    .resize(1_200, 800, { kernel: "nearest" })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
const pictures = (...seeds: number[]) => Promise.all(seeds.map((seed) => picture(seed)));

async function openStep(page: Page): Promise<void> {
  const listing = await beginListing(page);
  await page.goto(`${listing}/photos`);
  await use(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await use(page);
}

const chooser = (page: Page, kind: "photos" | "plans" = "photos") =>
  page.locator(`input[type="file"][multiple][aria-label="Ajouter des ${kind}"]`);
const list = (page: Page, kind = "Photos") =>
  page.getByRole("list", { name: `${kind} de l’annonce` });
const cards = (page: Page, kind = "Photos") => list(page, kind).locator("> li");
const orderOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.photo));
const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible();

/** Files as they come by drag and drop, or by paste. */
const transferOf = (page: Page, files: File[], text?: string) =>
  page.evaluateHandle(
    ({ files, text }) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      if (text) transfer.setData("text/plain", text);
      return transfer;
    },
    {
      text,
      files: files.map(({ name, mimeType, buffer }) => ({
        name,
        type: mimeType,
        base64: buffer.toString("base64"),
      })),
    },
  );

async function paste(page: Page, on: Locator, files: File[], text?: string): Promise<void> {
  const transfer = await transferOf(page, files, text);
  await on.evaluate((element, clipboardData) => {
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", init));
  }, transfer);
}

test("photos are chosen, dropped and pasted, several at once, and are there after a reload", async ({
  page,
}) => {
  const faults = complaints(page);
  await openStep(page);
  await chooser(page).setInputFiles(await pictures(1, 2, 3));
  await expect(cards(page)).toHaveCount(3);
  await page
    .getByText("Déposez vos photos ici")
    .dispatchEvent("drop", { dataTransfer: await transferOf(page, await pictures(4, 5)) });
  await expect(cards(page)).toHaveCount(5);
  await paste(page, page.locator("body"), [await picture(6, "image.png")]);
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText("6 sur 30 photos")).toBeVisible();
  await saved(page);
  const order = await orderOf(page);
  await reload(page);
  expect(await orderOf(page)).toEqual(order);
  // Each is painted with its colour until it is loaded, by an attribute.
  await expect(cards(page).locator("rect")).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(faults).toEqual([]);
});

test("photos are put in order by keyboard and by hand; the first is the cover, and each is described", async ({
  page,
}) => {
  await openStep(page);
  await chooser(page).setInputFiles(await pictures(1, 2, 3));
  await expect(cards(page)).toHaveCount(3);
  await saved(page);
  const [first, second, third] = await orderOf(page);
  await page.getByRole("button", { name: "Avancer : Photo 1" }).focus();
  await saving(page, () => page.keyboard.press("Enter"));
  expect(await orderOf(page)).toEqual([second, first, third]);
  await expect(page.getByRole("button", { name: "Avancer : Photo 2" })).toBeFocused();
  await expect(page.getByText("Photo 1 déplacée en position 2 sur 3.")).toBeAttached();
  await saving(page, () => page.keyboard.press("Space"));
  expect(await orderOf(page)).toEqual([second, third, first]);
  await expect(page.getByRole("button", { name: "Avancer : Photo 3" })).toBeFocused();
  await saving(page, () =>
    page.getByRole("button", { name: "Mettre en couverture : Photo 3" }).click(),
  );
  expect(await orderOf(page)).toEqual([first, second, third]);
  await expect(cards(page).first()).toContainText("Couverture");

  const handle = cards(page).nth(0).getByTitle("Glisser pour déplacer");
  // At once: the page may be scrolling smoothly to what had the focus, and the cards with it.
  await handle.evaluate((each) => each.scrollIntoView({ block: "center", behavior: "instant" }));
  const [from, to] = [await handle.boundingBox(), await cards(page).nth(1).boundingBox()];
  if (!(from && to)) throw new Error("no cards");
  await saving(page, async () => {
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 });
    await page.mouse.up();
  });
  expect(await orderOf(page)).toEqual([second, first, third]);

  await saving(page, () => page.getByLabel("Description : Photo 1").fill("Le séjour au sud"));
  await saving(page, () => page.getByRole("button", { name: "Retirer : Photo 2" }).click());
  await expect(page.getByRole("button", { name: "Retirer : Photo 2" })).toBeFocused();
  await reload(page);
  expect(await orderOf(page)).toEqual([second, third]);
  await expect(page.getByRole("img", { name: "Le séjour au sud" })).toBeVisible();
});

test("on a phone photos are taken with the camera, and moved with a finger beyond the screen", {
  tag: "@phone-only",
}, async ({ page }) => {
  await openStep(page);
  const camera = page.locator("input[capture]").first();
  await expect(camera).toHaveAttribute("capture", "environment");
  await expect(page.getByText("Prendre une photo")).toBeVisible();
  await camera.setInputFiles(await picture(1));
  await expect(cards(page)).toHaveCount(1);
  await chooser(page).setInputFiles(await pictures(2, 3, 4));
  await expect(cards(page)).toHaveCount(4);
  await saved(page);
  const [first, ...others] = await orderOf(page);
  const handle = cards(page).first().getByTitle("Glisser pour déplacer");
  await handle.evaluate((each) => each.scrollIntoView({ block: "center", behavior: "instant" }));
  const from = await handle.boundingBox();
  if (!from) throw new Error("no handle");
  const touches = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
    touches.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + 20, y }],
    });
  await touch("touchStart", from.y + 20);
  for (let y = from.y + 30; y < 835; y += 40) await touch("touchMove", y);
  await touch("touchMove", 840);
  // The page scrolls along under the finger, which stays where it is.
  await expect.poll(async () => (await orderOf(page)).indexOf(first)).toBe(3);
  await touch("touchEnd", 840);
  await saved(page);
  await reload(page);
  expect(await orderOf(page)).toEqual([...others, first]);
});

test("what can't be taken says why, beside what is taken", async ({ page }) => {
  await openStep(page);
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await chooser(page).setInputFiles([
    file("IMG_1.HEIC", "image/heic", Buffer.from("x")),
    file("notes.pdf", "application/pdf", Buffer.from("%PDF-1.7")),
    file("coupée.jpg", "image/jpeg", (await picture(9)).buffer.subarray(0, 4_000)),
    file("petite.jpg", "image/jpeg", await photo("jpeg", { width: 150, height: 150 })),
    await picture(1),
  ]);
  const uploads = page.getByRole("list", { name: "Envois en cours" });
  for (const sentence of [
    "Cette photo HEIC n’a pas pu être lue.",
    "Ce fichier n’est pas une image JPEG, PNG, WebP ou HEIC.",
    "Ce fichier est abîmé ou incomplet",
    "Une photo doit mesurer au moins 200 pixels de côté.",
  ]) {
    await expect(uploads).toContainText(sentence);
  }
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
  for (const each of await uploads.getByRole("button", { name: /^Fermer/ }).all())
    await uploads
      .getByRole("button", { name: /^Fermer/ })
      .first()
      .click()
      .then(() => each);
  await expect(uploads).toBeHidden();
});

test("duplicates, and blurred, dark or small photos, are told gently", async ({ page }) => {
  await openStep(page);
  const [one, two] = await pictures(1, 2);
  await chooser(page).setInputFiles([one, two] as File[]);
  await expect(cards(page)).toHaveCount(2);
  // The same file again brings nothing; the same picture, smaller, is taken and reported.
  await chooser(page).setInputFiles(two as File);
  await expect(page.getByText(/déjà dans votre annonce.*la photo.\d/)).toBeVisible();
  await page.getByRole("button", { name: /^Fermer/ }).click();
  const again = await sharp(two?.buffer).resize(1_100).jpeg({ quality: 60 }).toBuffer();
  const dark = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#0c0c0e" },
  })
    .jpeg()
    .toBuffer();
  await chooser(page).setInputFiles([
    { name: "encore.jpg", mimeType: "image/jpeg", buffer: again },
  ]);
  await expect(cards(page)).toHaveCount(3);
  const alike = cards(page)
    .nth(2)
    .getByText(/ressemble beaucoup à la photo.\d/);
  await expect(alike).toBeVisible();
  await chooser(page).setInputFiles([{ name: "sombre.jpg", mimeType: "image/jpeg", buffer: dark }]);
  await expect(cards(page).nth(3)).toContainText("semble sombre");
  await expect(cards(page).nth(3)).toContainText("semble floue");
  await expect(cards(page).nth(3)).toContainText("petite");
  const twin = Number(/\d+/.exec((await alike.textContent()) ?? "")?.[0]);
  await saving(page, () => page.getByRole("button", { name: `Retirer : Photo ${twin}` }).click());
  await expect(page.getByText(/ressemble beaucoup/)).toHaveCount(0);
});

test("an upload shows how far it is, is sent again where the line was cut, and holds the page", async ({
  page,
}) => {
  await openStep(page);
  const path = /\/api\/revisions\/[^/]+\/photos$/;
  await page.route(path, (route) => route.abort("connectionreset"));
  await chooser(page).setInputFiles(await picture(1));
  const uploads = page.getByRole("list", { name: "Envois en cours" });
  await expect(uploads).toContainText("L’envoi a été interrompu");
  await page.unroute(path);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  await uploads.getByRole("button", { name: "Réessayer : photo-1.jpg" }).click();
  await expect(uploads.getByRole("progressbar", { name: "photo-1.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("Des images sont encore en cours d’envoi")).toBeVisible();
  await expect(page).toHaveURL(/\/photos$/);
  release();
  await expect(cards(page)).toHaveCount(1);
  await expect(uploads).toBeHidden();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).not.toHaveURL(/\/photos$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
});

test("thirty photos are the most, and a plan still finds its place", async ({ page }) => {
  await openStep(page);
  const all = await pictures(...Array.from({ length: 32 }, (_, at) => at + 1));
  await chooser(page).setInputFiles(all);
  const uploads = page.getByRole("list", { name: "Envois en cours" });
  await expect(uploads.getByText("Le nombre maximal est atteint.")).toHaveCount(2);
  await expect(cards(page)).toHaveCount(30, { timeout: 200_000 });
  await expect(page.getByText("Votre annonce a ses 30 photos.")).toBeVisible();
  await saved(page);
  await chooser(page, "plans").setInputFiles(await picture(77, "plan.jpg"));
  await expect(cards(page, "Plans")).toHaveCount(1);
  await saved(page);
  await reload(page);
  await expect(cards(page)).toHaveCount(30);
  await expect(cards(page, "Plans")).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a plan is named, a tour on another site is in https, and a pasted text stays a text", async ({
  page,
}) => {
  await openStep(page);
  await chooser(page, "plans").setInputFiles(await picture(3, "plan.png"));
  await expect(cards(page, "Plans")).toHaveCount(1);
  const level = page.getByLabel("Niveau : Plan 1");
  await expect(level).toHaveValue("Plan 1");
  await level.fill("");
  await expect(level).toHaveValue("");
  await saving(page, () => level.fill("Rez-de-chaussée"));
  await level.focus();
  await paste(page, level, [await picture(4)], "Étage");
  const tour = page.getByLabel("Visite 3D");
  await tour.fill("http://visite.example");
  await expect(page.getByText(/Écrivez une adresse en https/)).toBeVisible();
  await saving(page, async () => {
    await tour.fill("https://visite.example/mon-bien");
    await tour.blur();
  });
  // What was answered may be the save of what came before.
  await saved(page);
  await reload(page);
  await expect(level).toHaveValue("Rez-de-chaussée");
  await expect(page.getByLabel("Visite 3D")).toHaveValue("https://visite.example/mon-bien");
  await expect(cards(page)).toHaveCount(0);
});

test("a picture that is not the listing's own is refused in words, and the rest is saved", async ({
  page,
}) => {
  await openStep(page);
  await page.route(/\/api\/revisions\/[^/]+$/, async (route) => {
    const body = route.request().postDataJSON();
    if (!body.changes.photos) return route.continue();
    body.changes.photos = [{ key: "0".repeat(32), alt: "" }];
    await route.continue({ postData: JSON.stringify(body) });
  });
  await chooser(page).setInputFiles(await picture(1));
  await expect(
    page.getByText("Une des photos n’a pas été envoyée pour cette annonce."),
  ).toBeVisible();
  await page.getByLabel("Visite 3D").fill("https://visite.example/ailleurs");
  await page.getByLabel("Visite 3D").blur();
  await saved(page);
  await reload(page);
  await expect(page.getByLabel("Visite 3D")).toHaveValue("https://visite.example/ailleurs");
  await expect(cards(page)).toHaveCount(0);
});
