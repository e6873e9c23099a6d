import { expect, type Page, test } from "@playwright/test";
import { formatDate } from "../lib/kernel/format-date";
import { newId } from "../lib/kernel/ids";
import { runTs } from "../scripts/setup/run.mjs";
import { expectAccessible, expectFits } from "./axe";
import { type OwnListing, ownListing, pageOf } from "./offers";
import { startOwnSite } from "./own-site";
import { createAccount, mailsTo, signInOn } from "./people";
import { writeHandedIn } from "./revisions";
import { inDatabase, RESTED, storedInstant, use } from "./support";

/** What sellers do with their listings, and what each visitor sees of it. */

const cardOf = (page: Page, { title }: { title: string }) =>
  page.locator('ul[aria-label="Liste des biens"] > li').filter({ hasText: title });

async function openMenu(page: Page, listing: OwnListing) {
  const card = cardOf(page, listing);
  await card.getByText("Plus d’actions").click();
  return card;
}

/** Whether the search of everybody finds a listing, by its address. */
async function isFound(page: Page, id: string): Promise<boolean> {
  const row = inDatabase((database) =>
    database
      .prepare<[string], { publicLat: number; publicLng: number }>(
        "SELECT publicLat, publicLng FROM Property WHERE id = ?",
      )
      .get(id),
  );
  if (!row) throw new Error("expected a listing");
  const { publicLat: lat, publicLng: lng } = row;
  const around = [lng - 0.0001, lat - 0.0001, lng + 0.0001, lat + 0.0001];
  // As short as a map writes them: a sum may have fifteen decimals, and an exponent next to zero.
  const bbox = around.map((degrees) => degrees.toFixed(5)).join();
  const answer = await page.request.get(`/api/listings?bbox=${bbox}`, RESTED);
  expect(answer.status()).toBe(200);
  const { items } = await answer.json();
  return items.some((item: { id: string }) => item.id === id);
}

const statusFor = async (page: Page, id: string) =>
  (await page.request.get(`/bien/${id}`, RESTED)).status();

test("a listing is paused, put back and withdrawn, and the public follows", async ({
  page,
  browser,
}) => {
  const listing = await ownListing();
  const visitor = await pageOf(browser);
  await expect.poll(() => isFound(visitor, listing.id)).toBe(true);
  expect(await statusFor(visitor, listing.id)).toBe(200);
  await signInOn(page, listing.seller.email);
  await page.goto("/seller/properties");
  await use(page);

  await test.step("paused, it is nowhere in public", async () => {
    const card = await openMenu(page, listing);
    await expectAccessible(page);
    await expectFits(page);
    await card.getByText("Mettre en pause").click();
    await expectAccessible(page);
    await card.getByRole("button", { name: "Mettre l’annonce en pause" }).click();
    await expect(card.getByText("L’annonce est en pause")).toBeVisible();
    // The button that was pressed is gone: the message has its focus.
    await expect(card.getByRole("status").locator("..")).toBeFocused();
    await expect(card.getByText("En pause", { exact: true })).toBeVisible();
    await expect.poll(() => isFound(visitor, listing.id)).toBe(false);
    await expect.poll(() => statusFor(visitor, listing.id)).toBe(404);
    const booking = await visitor.request.get(`/bien/${listing.id}/reserver`);
    expect(booking.status()).toBe(404);
  });

  await test.step("put back, it is there at the next request", async () => {
    const card = await openMenu(page, listing);
    await card.getByRole("button", { name: "Remettre en ligne" }).click();
    await expect(card.getByText("L’annonce est de nouveau en ligne")).toBeVisible();
    await expect.poll(() => isFound(visitor, listing.id)).toBe(true);
    await expect.poll(() => statusFor(visitor, listing.id)).toBe(200);
    await visitor.goto(`/bien/${listing.id}`);
    await expect(visitor.getByText("De nouveau en vente")).toBeVisible();
    await expect(visitor.getByText("Annonce publiée")).toBeVisible();
  });

  await test.step("withdrawn, it is gone for good", async () => {
    const card = await openMenu(page, listing);
    await card.locator("summary", { hasText: "Retirer de la vente" }).click();
    await card.getByRole("button", { name: "Retirer le bien" }).click();
    await expect(card.getByText("Choisissez un motif")).toBeVisible();
    await card.getByLabel("Motif").selectOption("Vendu ailleurs");
    await card.getByRole("button", { name: "Retirer le bien" }).click();
    const notice = page.getByRole("status").filter({ hasText: "est retiré de la vente" });
    await expect(notice).toContainText(`« ${listing.title} »`);
    await expect(notice).toContainText("Motif\u00a0: vendu ailleurs");
    await expect(notice.locator("..")).toBeFocused();
    await expect(card.getByText("Retiré", { exact: true })).toBeVisible();
    await expect(card.getByText("Motif\u00a0: Vendu ailleurs")).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => statusFor(visitor, listing.id)).toBe(410);
    await expect.poll(() => isFound(visitor, listing.id)).toBe(false);
  });
});

test("a listing that is relisted says what it is, and a draft that is given up is gone with a word", async ({
  page,
}) => {
  const listing = await ownListing();
  await signInOn(page, listing.seller.email);
  await page.goto("/seller/properties");
  await use(page);
  inDatabase((database) =>
    database
      .prepare("UPDATE Property SET status = 'withdrawn', withdrawnAt = ? WHERE id = ?")
      .run(storedInstant(), listing.id),
  );
  await page.reload();
  await cardOf(page, listing).getByRole("button", { name: "Remettre en vente" }).click();
  const copied = page.getByRole("status").filter({ hasText: "Le bien est repris" });
  await expect(copied.locator("..")).toBeFocused();
  await expectAccessible(page);
  await page.goto("/seller/properties");
  const draft = cardOf(page, listing).filter({ hasText: "Brouillon" });
  await draft.getByText("Plus d’actions").click();
  await draft.locator("summary", { hasText: "Supprimer" }).click();
  await draft.getByRole("button", { name: "Supprimer définitivement" }).click();
  const gone = page.getByRole("status").filter({ hasText: "Le brouillon est supprimé." });
  await expect(gone.locator("..")).toBeFocused();
  await expect(draft).toHaveCount(0);
});

/** A listing that is for sale, unlike the catalogue's, confirmed so many days ago. */
async function realListing(days: number): Promise<{ id: string; title: string; email: string }> {
  const { id: sellerId, email } = await createAccount(["seller"]);
  const id = newId();
  const title = `Maison ${id}`;
  const at = storedInstant(new Date(Date.now() - days * 86_400_000));
  inDatabase((database) =>
    database.transaction(() => {
      database.exec(
        "CREATE TEMP TABLE copied AS SELECT * FROM Property WHERE status = 'active' LIMIT 1",
      );
      database
        .prepare(
          `UPDATE copied SET id = ?, sellerId = ?, title = ?, isDemonstration = FALSE, ambassadorId = NULL,
             confirmedAt = ?, publishedAt = ?`,
        )
        .run(id, sellerId, title, at, at);
      database.exec("INSERT INTO Property SELECT * FROM copied; DROP TABLE copied");
    })(),
  );
  return { id, title, email };
}

test("a mail's link confirms that a home is for sale, or pauses it, by its buttons", async ({
  page,
  browser,
}) => {
  const { id, title, email } = await realListing(12);
  const site = await startOwnSite();
  const stored = () =>
    inDatabase(
      (database) =>
        database
          .prepare<[string], { confirmedAt: string; status: string }>(
            "SELECT confirmedAt, status FROM Property WHERE id = ?",
          )
          .get(id),
      site.database,
    );
  try {
    await runTs("e2e/check-freshness.ts", [], { env: site.env });
    const mail = mailsTo(email, site)[0]?.text ?? "";
    const link = /https?:\/\/\S+\/annonces\/confirmation\?jeton=\S+/.exec(mail)?.[0] ?? "";
    const before = stored()?.confirmedAt;
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toujours à vendre ?");
    await expect(page.getByText(title)).toBeVisible();
    await expectAccessible(page);
    expect(stored()?.confirmedAt).toBe(before);
    await page.getByRole("button", { name: "Oui, toujours à vendre" }).click();
    await expect(page.getByText("Merci, c’est confirmé")).toBeVisible();
    expect(stored()?.confirmedAt).not.toBe(before);

    // The same without scripts.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(link);
    await plain.getByRole("button", { name: "Mettre en pause" }).click();
    await expect(plain.getByText("Votre annonce est en pause")).toBeVisible();
    expect(stored()?.status).toBe("paused");
    await plain.goto(link);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Rien à confirmer");
    await plain.goto(`${site.origin}/annonces/confirmation?jeton=x`);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(/incomplet ou expiré/);
    await context.close();
  } finally {
    await site.stop();
  }
});

test("what nobody confirms is paused, and its mail puts it back with a new day on its page", async ({
  page,
}) => {
  const seller = await createAccount(["seller"]);
  const { propertyId, title } = writeHandedIn(seller);
  inDatabase((database) => {
    const published = storedInstant(new Date(Date.now() - 30 * 86_400_000));
    database
      .prepare(
        // With the lot that its mandate names, as an approval would have written it.
        "UPDATE Property SET status = 'active', lot = 'B12', publishedAt = ?, confirmedAt = ? WHERE id = ?",
      )
      .run(published, published, propertyId);
  });
  const site = await startOwnSite();
  const today = formatDate(new Date());
  const confirmed = page.getByText("Disponibilité confirmée le");
  const linkOf = (at: number) => {
    const mails = mailsTo(seller.email, site).map(({ text }) => text);
    const links = mails.flatMap(
      (text) => text.match(/https?:\/\/\S+\/annonces\/confirmation\?jeton=\S+/g) ?? [],
    );
    return links.at(at) ?? "";
  };
  try {
    await page.goto(`${site.origin}/bien/${propertyId}`);
    await expect(confirmed).not.toContainText(today);
    await runTs("e2e/check-freshness.ts", [], { env: site.env });
    await page.goto(linkOf(0));
    await page.getByRole("button", { name: "Oui, toujours à vendre" }).click();
    await expect(page.getByText("Merci, c’est confirmé")).toBeVisible();
    await expect(async () => {
      await page.goto(`${site.origin}/bien/${propertyId}`);
      await expect(confirmed).toContainText(today, { timeout: 1_000 });
    }).toPass();
    await expectFits(page);

    // A week later its seller is asked again, and a week after that it is paused.
    await runTs("e2e/check-freshness.ts", ["7"], { env: site.env });
    await runTs("e2e/check-freshness.ts", ["14"], { env: site.env });
    await expect
      .poll(async () => (await page.request.get(`${site.origin}/bien/${propertyId}`)).status())
      .not.toBe(200);
    await page.goto(linkOf(-1));
    await expect(page.getByText(`« ${title} » est en pause`)).toBeVisible();
    await page.getByRole("button", { name: "Remettre en ligne" }).click();
    await expect(page.getByText("Merci, c’est confirmé")).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(`${site.origin}/bien/${propertyId}`)).status())
      .toBe(200);
    await page.goto(`${site.origin}/bien/${propertyId}`);
    await expect(confirmed).toContainText(today);
  } finally {
    await site.stop();
  }
});
