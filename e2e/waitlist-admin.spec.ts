import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { ofName } from "../lib/kernel/elision";
import { newId } from "../lib/kernel/ids";
import { randomText } from "../lib/kernel/random";
import { expectAccessible } from "./axe";
import { comeInAsTrustManager, mailsTo } from "./people";
import { inDatabase, storedInstant } from "./support";

/** What a trust manager does with the waitlist. */

const PAGE = "/trust-manager/waitlist";
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

interface Waiting {
  id: string;
  email: string;
  code: string;
}

/** Somebody who waits for an invitation, confirmed at an instant: the earlier, the sooner invited. */
function wait(
  role: "buyer" | "seller" | "ambassador",
  {
    email,
    at = new Date(),
    source = null,
  }: { email?: string; at?: Date; source?: string | null } = {},
): Waiting {
  const id = newId();
  const entry = { id, email: email ?? `${id}@example.org`, code: randomText(LETTERS, 6) };
  const instant = storedInstant(at);
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO WaitlistEntry (id, email, emailNormalized, mailbox, role, source, referralCode,
           createdAt, confirmationSentAt, confirmedAt)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        entry.email,
        entry.email.toLowerCase(),
        entry.email.toLowerCase(),
        role,
        source,
        entry.code,
        storedInstant(),
        instant,
        instant,
      ),
  );
  return entry;
}

/** A referral that waits for a decision, before those that others wrote. */
function hold(referred: Waiting, referrer: Waiting): string {
  const id = newId();
  const long = storedInstant(new Date(Date.UTC(2020, 0, 1, 0, 0, 0, Math.random() * 1e9)));
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO WaitlistReferral (id, entryId, referrerCode, status, reasons, createdAt, settledAt)
         VALUES (?, ?, ?, 'held', '["same-network","look-alike"]', ?, ?)`,
      )
      .run(id, referred.id, referrer.code, long, long),
  );
  return id;
}

const statusOf = (referralId: string) =>
  inDatabase((database) =>
    database.prepare("SELECT status FROM WaitlistReferral WHERE id = ?").pluck().get(referralId),
  );

const cardOf = (page: Page, { email }: Waiting) =>
  page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: `Parrainage ${ofName(email)}` }),
  });

test("how the list does is told by day and by source, in pictures and in figures", async ({
  page,
}) => {
  const campaign = `salon-${newId()}`;
  for (let rank = 0; rank < 3; rank++) wait("seller", { source: campaign });
  await comeInAsTrustManager(page);
  await page.goto(`${PAGE}?source=${campaign}&periode=7`);
  await expect(page.getByText(`Provenance : Campagne ${campaign}`)).toBeVisible();
  // Seven days are few enough for each to be a stop of the keyboard.
  const plot = page.getByRole("group", { name: /3 inscriptions en 7 jours/ });
  await expect(plot).toBeVisible();
  await expect(plot.getByRole("img")).toHaveCount(7);
  // As no table is where nobody asked for it.
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByText("Voir les chiffres").click();
  // All, then the furthest step that each has reached, the furthest first: the three have confirmed.
  await expect(page.getByRole("row", { name: /^Total/ })).toHaveText("Total30030");
  await expectAccessible(page);
  await page.getByRole("link", { name: "90 jours" }).click();
  await expect(page).toHaveURL(/periode=90&source=salon/);
  await page.getByRole("link", { name: "Voir toutes les provenances" }).click();
  await expect(page.getByText(/Provenance : /)).toHaveCount(0);
});

test("people are found by address, code and filters, and taken out as they were found", async ({
  page,
}) => {
  const campaign = `presse-${newId()}`;
  const hostile = wait("buyer", { email: `=cmd()${newId()}@example.org`, source: campaign });
  const other = wait("ambassador", { source: campaign });
  await comeInAsTrustManager(page);
  await page.goto(`${PAGE}?filtre=liste`);
  const people = page
    .getByRole("table", { name: "Personnes de la liste d’attente" })
    .getByRole("rowheader");
  const search = page.getByLabel("Adresse e-mail ou code");
  await search.fill(other.code.toLowerCase());
  await search.press("Enter");
  await expect(people).toHaveCount(1);
  await expect(people).toContainText(other.email);
  const details = page.locator(".data-more");
  await expect(details).toBeHidden();
  await people.locator("summary").click();
  await expect(details).toContainText(other.code);
  await search.fill(hostile.email.slice(2, 14).toUpperCase());
  await page.getByLabel("Profil").selectOption("Acheteur");
  await page.getByLabel("Étape").selectOption("Confirmé");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(people).toHaveCount(1);
  await expect(people).toContainText(hostile.email);
  await expectAccessible(page);

  const leaving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exporter cette sélection en CSV" }).click();
  const file = await leaving;
  expect(file.suggestedFilename()).toMatch(/^liste-attente-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'${hostile.email}";"Acheteur";"Confirmé";"Campagne ${campaign}"`);

  await page.getByRole("link", { name: "Retirer les filtres" }).click();
  await expect(search).toHaveValue("");
  await search.fill(`nobody-${newId()}`);
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(page.getByText("Personne ne correspond à ces filtres.")).toBeVisible();
});

test("a held referral is decided once, whoever comes second", async ({ page, context }) => {
  const referrer = wait("seller");
  const [first, second] = [wait("buyer"), wait("seller")];
  const [counted, refused] = [hold(first, referrer), hold(second, referrer)];
  const { id } = await comeInAsTrustManager(page);
  const late = await context.newPage();
  for (const each of [page, late]) await each.goto(`${PAGE}?filtre=parrainages`);
  const card = cardOf(page, first);
  await expect(card.getByText("Même réseau")).toBeVisible();
  await expect(card.getByRole("row", { name: /^Adresse/ })).toContainText(referrer.email);
  await expectAccessible(page);

  await card.getByRole("button", { name: "Compter" }).click();
  await expect(page.getByRole("status")).toHaveText("Le parrainage est compté.");
  await expect(card).toHaveCount(0);
  expect(statusOf(counted)).toBe("counted");
  await cardOf(page, second).getByRole("button", { name: "Refuser" }).click();
  await expect(page.getByRole("status")).toHaveText("Le parrainage est refusé.");
  expect(statusOf(refused)).toBe("refused");

  await cardOf(late, first).getByRole("button", { name: "Refuser" }).click();
  await expect(late.getByRole("status")).toContainText("Quelqu’un d’autre a décidé");
  expect(statusOf(counted)).toBe("counted");
  expect(
    inDatabase((database) =>
      database
        .prepare("SELECT decidedById FROM WaitlistReferral WHERE id IN (?, ?)")
        .pluck()
        .all(counted, refused),
    ),
  ).toEqual([id, id]);
});

test("a held referral is decided by the keyboard alone", async ({ page }) => {
  const referred = wait("buyer");
  const held = hold(referred, wait("seller"));
  await comeInAsTrustManager(page);
  await page.goto(`${PAGE}?filtre=parrainages`);
  const button = cardOf(page, referred).getByRole("button", { name: "Refuser" });
  await button.scrollIntoViewIfNeeded();
  await cardOf(page, referred).getByRole("button", { name: "Compter" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Le parrainage est refusé.");
  expect(statusOf(held)).toBe("refused");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a held referral is decided as well", async ({ page }) => {
    const referred = wait("buyer");
    const held = hold(referred, wait("seller"));
    await comeInAsTrustManager(page);
    await page.goto(`${PAGE}?filtre=parrainages`);
    await cardOf(page, referred).getByRole("button", { name: "Compter" }).click();
    await expect(page.getByText("Le parrainage est compté.")).toBeVisible();
    expect(statusOf(held)).toBe("counted");
  });
});

test("a wave invites those who were shown, and nobody twice", async ({ page, context }) => {
  // From the other queues waitlist-links.spec.ts invites whoever is first; these are at the head of theirs.
  const [role, label] = ["ambassador", "Looper"] as const;
  const at = (minute: number) => new Date(Date.UTC(2019, 0, 1, 0, minute));
  const people = [0, 1, 2].map((minute) => wait(role, { at: at(minute) }));
  await comeInAsTrustManager(page);
  await page.goto(`${PAGE}?filtre=vagues`);
  const value = await page
    .getByRole("option", { name: new RegExp(`^${label} `) })
    .getAttribute("value");
  await page.getByLabel("Profil").selectOption(value);
  await page.getByLabel("Nombre d’invitations").fill("2");
  await page.getByRole("button", { name: "Voir qui serait invité" }).click();
  await expect(page.getByRole("heading", { name: "Les 2 prochaines personnes" })).toBeVisible();
  const preview = page.getByRole("region", { name: "Les 2 prochaines personnes" });
  for (const { email } of people.slice(0, 2)) await expect(preview).toContainText(email);
  await expectAccessible(page);

  const late = await context.newPage();
  await late.goto(page.url());
  await page.getByRole("button", { name: "Envoyer 2 invitations" }).click();
  await expect(page.getByRole("status")).toContainText("La vague est partie");
  await expect(page.getByText(`2 ${label.toLowerCase()}s invités`).first()).toBeVisible();
  // What this one shows was invited meanwhile.
  await late.getByRole("button", { name: "Envoyer 2 invitations" }).click();
  await expect(late.getByRole("status")).toContainText("personne n’a été invité");

  const kinds = people.map(({ email }) => mailsTo(email).map(({ kind }) => kind));
  expect(kinds).toEqual([["waitlist-invitation"], ["waitlist-invitation"], []]);
  expect(mailsTo(people[0]?.email ?? "")[0]?.text).toMatch(/\/register\?invitation=[\w.-]{50,}/);
  inDatabase((database) =>
    database.prepare("DELETE FROM WaitlistEntry WHERE id = ?").run(people[2]?.id),
  );
});
