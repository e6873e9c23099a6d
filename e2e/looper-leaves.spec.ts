import { type Browser, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { DAY_MS } from "../lib/kernel/time";
import { holdsOf } from "../lib/listings/slots/rules";
import { expectAccessible, expectFits } from "./axe";
import { pageOf, takeListing } from "./offers";
import {
  comeInAsTrustManager,
  createAccount,
  givePapers,
  mailsTo,
  type Person,
  signInOn,
} from "./people";
import { inDatabase, storedInstant } from "./support";

/** A looper leaves a home with a planned visit, then the network: seller, visitor and team see what follows. */

interface Named extends Person {
  firstName: string;
}

async function createNamed(role: "seller" | "ambassador" | "buyer"): Promise<Named> {
  const account = await createAccount([role]);
  const firstName = `${{ seller: "Sacha", ambassador: "Iris", buyer: "Basile" }[role]} ${newId().slice(0, 5)}`;
  inDatabase((database) =>
    database.prepare("UPDATE User SET firstName = ? WHERE id = ?").run(firstName, account.id),
  );
  return { ...account, firstName };
}

interface Visited {
  seller: Named;
  looper: Named;
  buyer: Named;
  listing: { id: string; title: string };
  visitId: string;
}

/** A home of a looper in force, and an agreed visit of it in three days, which they receive. */
async function visitedHome(): Promise<Visited> {
  const [seller, looper, buyer] = [
    await createNamed("seller"),
    await createNamed("ambassador"),
    await createNamed("buyer"),
  ];
  givePapers(looper.id);
  const quarter = 15 * 60_000;
  const startsAt = new Date(Math.ceil((Date.now() + 3 * DAY_MS) / quarter) * quarter);
  const endsAt = new Date(startsAt.getTime() + 2 * quarter);
  const visitId = newId();
  const listing = inDatabase((database) =>
    database.transaction(() => {
      const taken = takeListing(database, seller.id);
      database
        .prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?")
        .run(looper.id, taken.id);
      const now = storedInstant();
      database
        .prepare(
          `INSERT INTO Visit (id, propertyId, buyerId, hostId, visitorName, visitorEmail, visitorPhone, startsAt, endsAt,
             type, status, checkInCode, confirmedAt, createdAt, updatedAt)
           VALUES (?, ?, ?, ?, ?, ?, '06 39 98 00 00', ?, ?, 'physical', 'scheduled', '123456', ?, ?, ?)`,
        )
        .run(
          ...[visitId, taken.id, buyer.id, looper.id, `${buyer.firstName} Martin`, buyer.email],
          ...[storedInstant(startsAt), storedInstant(endsAt), now, now, now],
        );
      const people = { propertyId: taken.id, hostId: looper.id, buyerId: buyer.id };
      const hold = database.prepare(
        "INSERT INTO VisitHold (resource, quarter, visitId) VALUES (?, ?, ?)",
      );
      for (const held of holdsOf({ ...people, startsAt, endsAt, bufferMinutes: 15 })) {
        hold.run(held.resource, held.quarter, visitId);
      }
      return taken;
    })(),
  );
  return { seller, looper, buyer, listing, visitId };
}

async function spaceOf(browser: Browser, { email }: Person): Promise<Page> {
  const page = await pageOf(browser);
  await signInOn(page, email);
  return page;
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/** Leaves the home on the list of those that the looper takes care of. */
async function leaveHome(page: Page, title: string, { looks = true } = {}): Promise<void> {
  await page.goto("/ambassador/properties");
  const card = page.getByRole("listitem").filter({ hasText: title }).first();
  await card.getByRole("button", { name: /^Plus d’actions/ }).click();
  await card.getByText("Quitter ce bien", { exact: false }).first().click();
  await expect(card.getByText("Votre visite à venir est confiée au vendeur")).toBeVisible();
  // Axe is a script.
  if (looks) await look(page);
  await card.getByRole("button", { name: "Quitter ce bien définitivement" }).click();
  await expect(page.getByText("Vous ne suivez plus ce bien.", { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/ambassador\/properties\?etat=depart$/);
  await expect(page.getByText(title)).toHaveCount(0);
}

test("a looper leaves a home, whose visit the seller receives, then the network", async ({
  page,
  browser,
}) => {
  const { seller, looper, buyer, listing, visitId } = await visitedHome();
  const visitor = await spaceOf(browser, buyer);
  await visitor.goto(`/visites/${visitId}`);
  await expect(visitor.getByText(`${looper.firstName}, Looper`)).toBeVisible();

  await signInOn(page, looper.email);
  await leaveHome(page, listing.title);
  await look(page);
  await page.goto("/ambassador/visits");
  await expect(page.getByText(listing.title)).toHaveCount(0);

  // The visitor comes at the same time, with the same code, to somebody else.
  await visitor.reload();
  await expect(visitor.getByText(`${seller.firstName}, propriétaire`)).toBeVisible();
  await expect(visitor.getByText("Planifiée").first()).toBeVisible();
  await expect(visitor.getByText(/123\s?456/)).toBeVisible();
  await expect(visitor.getByText("Visite confiée au vendeur", { exact: false })).toBeVisible();
  await look(visitor);
  await visitor.goto("/notifications");
  await expect(visitor.getByRole("link", { name: /^Visite maintenue/ })).toBeVisible();

  const host = await spaceOf(browser, seller);
  await host.goto("/notifications");
  await expect(host.getByRole("link", { name: /^Vous recevez une visite/ })).toBeVisible();
  await host.getByRole("link", { name: `${looper.firstName} ne suit plus votre bien` }).click();
  await expect(host).toHaveURL(/\/seller\/properties/);
  await host.goto(`/visites/${visitId}`);
  await expect(host.getByText(`${buyer.firstName} Martin`).first()).toBeVisible();
  await expect(host.getByText("Proposer un autre horaire").first()).toBeVisible();

  await page.goto("/ambassador/settings");
  const leaving = page.getByRole("region", { name: "Quitter le réseau" });
  await leaving.getByText("Quitter le réseau…").click();
  await expect(leaving.getByText("Aucun bien, aucune visite ni aucun prospect")).toBeVisible();
  await look(page);
  await leaving.getByRole("button", { name: "Quitter définitivement le réseau" }).click();
  await expect(page).toHaveURL(/\/profile\/roles$/);
  await expect(page.getByText("Vous avez quitté le réseau le", { exact: false })).toBeVisible();
  await look(page);
  expect(mailsTo(looper.email).map(({ kind }) => kind)).toContain("role-left");
  await page.getByRole("link", { name: "Voir mes commissions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ommissions");

  const office = await pageOf(browser);
  await comeInAsTrustManager(office);
  await office.goto("/trust-manager/tasks?filtre=looper-visits");
  const task = office.getByRole("row").filter({ hasText: `${looper.firstName} Martin` });
  await task.getByRole("link").first().click();
  await expect(office.getByText("A quitté le réseau", { exact: false })).toBeVisible();
  const row = office.getByRole("row").filter({ hasText: listing.title });
  await expect(row).toContainText("Reçue par le vendeur");
  await expect(row).toContainText(buyer.email);
  await look(office);
  await office.getByRole("button", { name: "Marquer comme suivi" }).click();
  await expect(office.getByText("Le suivi est enregistré.", { exact: false })).toBeVisible();
  await office.goto("/trust-manager/tasks?filtre=looper-visits");
  await expect(task).toHaveCount(0);
  await office.goto(`/trust-manager/validation?filtre=left&q=${encodeURIComponent(looper.email)}`);
  await expect(office.getByText(looper.email).first()).toBeVisible();

  // Nobody decided against them: they may ask again at once.
  await page.goto("/profile/roles");
  await page.getByRole("button", { name: "Demander à revenir" }).click();
  await expect(page).toHaveURL(/\/ambassador\/onboarding$/);
  await expect(page.getByText("Votre demande est enregistrée", { exact: false })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a home and the network are left as well", async ({ page }) => {
    const { looper, listing } = await visitedHome();
    await signInOn(page, looper.email);
    await leaveHome(page, listing.title, { looks: false });
    await page.goto("/ambassador/settings");
    await page.getByText("Quitter le réseau…").click();
    await page.getByRole("button", { name: "Quitter définitivement le réseau" }).click();
    await expect(page).toHaveURL(/\/profile\/roles$/);
    await expect(page.getByText("Vous avez quitté le réseau le", { exact: false })).toBeVisible();
  });
});
