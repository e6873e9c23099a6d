import { type Browser, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits, expectNoSidewaysScroll } from "./axe";
import { opened, ownListing, pageOf, writeOffer } from "./offers";
import {
  comeIn,
  comeInAsTrustManager,
  createAccount,
  dayIn,
  givePapers,
  giveZone,
  signInOn,
} from "./people";
import { concludeUnpaid } from "./sale-steps";
import { inDatabase, isLive, storedInstant } from "./support";

/** The team's lists: ordered, narrowed, gone through, and what is done with the rows that are ticked. */

const LEADS = "/trust-manager/lead-qualification";
const SALES = "/trust-manager/contracts";
/** A commune that no home of the sample is in. */
const SAINT_FLOUR = "15187";

/** Leads of a looper of the test's own: the one before was left a day longer. */
function writeLeads(looperId: string, names: readonly string[]): string[] {
  const ids = names.map(() => newId());
  inDatabase((database) => {
    const insert = database.prepare(
      `INSERT INTO Lead
         (id, kind, ambassadorId, communeCode, consentAt, contactName, status, factAt, createdAt, updatedAt)
       VALUES (?, 'seller', ?, ?, ?, ?, 'contacted', ?, ?, ?)`,
    );
    for (const [index, name] of names.entries()) {
      const at = storedInstant(new Date(Date.now() - (60 - index) * 86_400_000));
      insert.run(ids[index], looperId, SAINT_FLOUR, at, name, at, at, at);
    }
  });
  return ids;
}

async function looper(): Promise<string> {
  const { id } = await createAccount(["ambassador"]);
  givePapers(id);
  giveZone(id, SAINT_FLOUR);
  return id;
}

/** The names that a list shows, from the first row on. */
const namesOn = (page: Page) =>
  page
    .getByRole("table", { name: "Liste des prospects" })
    .locator("tbody th[scope=row] .wrap-anywhere")
    .allTextContents();
const holderOf = (leadId: string | undefined) =>
  inDatabase((database) =>
    database.prepare("SELECT ambassadorId FROM Lead WHERE id = ?").pluck().get(leadId),
  );
const remindersOf = (looperId: string) =>
  inDatabase((database) =>
    database
      .prepare("SELECT count(*) FROM Notification WHERE userId = ? AND event = 'lead.reminded'")
      .pluck()
      .get(looperId),
  );

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("leads are ordered, narrowed, paged, reminded of and handed over", async ({ page }) => {
      test.slow();
      const [from, to] = [await looper(), await looper()];
      const marks = Array.from({ length: 35 }, (_, index) => String(index).padStart(2, "0"));
      const ids = writeLeads(
        from,
        marks.map((mark, index) => `${index === 20 ? "É" : "e"}${mark} ${newId()}`),
      );
      await comeInAsTrustManager(page);
      await page.goto(LEADS);
      const search = page.getByRole("search", { name: "Filtrer la liste" });
      await search.getByLabel("Looper").selectOption(from);
      await search.getByLabel("Commune").selectOption(SAINT_FLOUR);
      await search.getByRole("button", { name: "Filtrer" }).click();
      await expect(page).toHaveURL(/looper=/);
      expect((await namesOn(page)).map((name) => name.slice(1, 3))).toEqual(marks.slice(0, 30));

      const heading = page.getByRole("columnheader", { name: "Prospect" });
      await heading.getByRole("link").click();
      await expect(heading).toHaveAttribute("aria-sort", "ascending");
      expect((await namesOn(page)).map((name) => name.slice(1, 3))).toEqual(marks.slice(0, 30));
      await heading.getByRole("link").click();
      await expect(heading).toHaveAttribute("aria-sort", "descending");
      // É stands beside e.
      expect((await namesOn(page)).map((name) => name.slice(1, 3))).toEqual(
        marks.toReversed().slice(0, 30),
      );
      await page.getByRole("link", { name: "Voir la suite" }).click();
      await expect(page).toHaveURL(/suite=/);
      expect((await namesOn(page)).map((name) => name.slice(1, 3))).toEqual(
        marks.toReversed().slice(30),
      );
      if (scripts) {
        await isLive(page);
        await expectAccessible(page);
        await page.getByLabel("Tout cocher").check();
        await expect(page.getByText("5 lignes cochées")).toBeVisible();
        await page.getByLabel("Tout cocher").uncheck();
      }
      const boxes = page.getByRole("checkbox", { name: /^Sélectionner/ });
      await expect(boxes).toHaveCount(5);
      const remind = page.getByRole("button", { name: "Relancer leurs Loopers" });
      await remind.click();
      await expect(page.getByText("Cochez au moins un prospect.")).toBeVisible();
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await remind.click();
      await expect(page.getByText(/^2\s?prospects relancés\.$/)).toBeVisible();
      expect(remindersOf(from)).toBe(2);

      for (const rank of [0, 1, 2]) await boxes.nth(rank).check();
      await remind.click();
      await expect(
        page.getByText(/^1\sprospect relancé\s: 2\sl’ont déjà été aujourd’hui\.$/),
      ).toBeVisible();
      expect(remindersOf(from)).toBe(3);

      for (const rank of [0, 1]) await boxes.nth(rank).check();
      await page.getByText("Confier les prospects cochés…").click();
      await page.getByLabel("À qui").selectOption(to);
      await page.getByRole("button", { name: "Confier ces prospects" }).click();
      await expect(page.getByText("Choisissez une raison.")).toBeVisible();
      expect(holderOf(ids[4])).toBe(from);
      // What was ticked and chosen is there still.
      await expect(
        page.getByRole("checkbox", { name: /^Sélectionner/, checked: true }),
      ).toHaveCount(2);
      await expect(page.getByLabel("À qui")).toHaveValue(to);
      await page.getByLabel("Raison").selectOption("absent");
      await page.getByRole("button", { name: "Confier ces prospects" }).click();
      await expect(page.getByText(/^2\sprospects proposés\.$/)).toBeVisible();
      // The last page by descending names: the fifth and the fourth.
      expect([holderOf(ids[4]), holderOf(ids[3]), holderOf(ids[2])]).toEqual([to, to, from]);

      await page.goto(`${LEADS}?looper=000000000000`);
      await expect(page.getByText("Aucune ligne ne correspond à ces filtres")).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("link", { name: "Effacer les filtres" })
        .last()
        .click();
      await expect(page).not.toHaveURL(/looper=/);
    });

    test("sellers of listings that are ticked are asked to complete them", async ({
      browser,
      page,
    }) => {
      test.slow();
      const looperId = await looper();
      const [lacking, changed] = [await ownListing(), await ownListing()];
      inDatabase((database) => {
        const change = database.prepare(
          "UPDATE Property SET ambassadorId = ?, energyClass = NULL WHERE id = ?",
        );
        for (const { id } of [lacking, changed]) change.run(looperId, id);
        const now = storedInstant();
        database
          .prepare(
            `INSERT INTO ListingRevision
               (id, propertyId, sellerId, status, content, fieldVersions, submittedAt, createdAt, updatedAt)
             VALUES (?, ?, ?, 'in_review', '{}', '{}', ?, ?, ?)`,
          )
          .run(newId(), changed.id, changed.seller.id, now, now, now);
      });
      await comeInAsTrustManager(page);
      await page.goto(`/trust-manager/quality-control?filtre=incomplete&looper=${looperId}`);
      // A change of the other one is with the team: it has no box.
      await expect(page.locator("tbody > tr[id]")).toHaveCount(2);
      await expect(page.getByRole("checkbox", { name: /^Sélectionner/ })).toHaveCount(1);
      const submit = page.getByRole("button", { name: "Demander aux vendeurs de compléter" });
      await submit.click();
      await expect(page.getByText("Cochez au moins une annonce.")).toBeVisible();
      await page.getByRole("checkbox", { name: `Sélectionner ${lacking.title}` }).check();
      await submit.click();
      await expect(page.getByText(/^1\sdemande envoyée\.$/)).toBeVisible();
      if (scripts) {
        await isLive(page);
        await expectAccessible(page);
      }
      await page.getByRole("checkbox", { name: /^Sélectionner/ }).check();
      await submit.click();
      await expect(
        page.getByText(/^Aucune demande envoyée\s: 1\sannonce en a déjà eu une aujourd’hui\.$/),
      ).toBeVisible();

      const seller = await pageOf(browser, lacking.seller.email);
      await seller.goto("/notifications");
      await expect(
        seller.getByText(/La loi demande d’y indiquer .*la classe énergie \(DPE\)/),
      ).toBeVisible();
      await seller.getByRole("link", { name: /Annonce à compléter/ }).click();
      await expect(seller).toHaveURL(new RegExp(`/seller/properties#bien-${lacking.id}$`));
      await seller.context().close();
    });

    test("what does not fit in a line opens under it", async ({ page }) => {
      await comeInAsTrustManager(page);
      await page.goto("/trust-manager/quality-control?filtre=published");
      const table = page.getByRole("table", { name: "Dernières publiées" });
      const details = table.locator(".data-more").first();
      await expect(details).toBeHidden();
      await table.locator("summary").first().click();
      await expect(details).toBeVisible();
      await expect(details).toContainText("Moyenne de la commune");
      if (scripts) await expectAccessible(page);
    });
  });
}

test("sales are one place, whose tabs lead to each other and back", async ({ page }) => {
  await comeInAsTrustManager(page);
  await page.goto(`${SALES}?filtre=sold&tri=amount`);
  const menu = page.getByRole("navigation", { name: /Menu|Espace/ }).getByRole("link", {
    name: "Ventes",
    exact: true,
  });
  await expect(menu.first()).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  const tabs = page.getByRole("navigation", { name: "Ventes, notaires et contrats" });
  await tabs.getByRole("link", { name: "Notaires" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Étapes chez le notaire");
  await expect(menu.first()).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await tabs.getByRole("link", { name: "Contrats" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registre des mandats");
  await expectAccessible(page);
  // The register's and the concluded sales' former addresses.
  await page.goto(`${SALES}?filtre=register`);
  await expect(page).toHaveURL(/\/contracts\/registre$/);
  await page.goto("/trust-manager/notary?filtre=sold");
  await expect(page).toHaveURL(/\/contracts\?filtre=sold$/);
  await page.goto(SALES);
  await page
    .getByRole("link", { name: /^Suivre la vente/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Toutes les ventes" }).click();
  await expect(page).toHaveURL(/\/trust-manager\/contracts$/);
});

/** A sale of the test's own, whose home a looper takes care of, with its seller's page. */
async function openSale(browser: Browser, looperId: string) {
  const listing = await ownListing();
  const buyer = await createAccount(["buyer"]);
  inDatabase((database) =>
    database.prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?").run(looperId, listing.id),
  );
  const offerId = writeOffer(listing, buyer);
  const seller = await pageOf(browser, listing.seller.email);
  await seller.goto(`/offres/${offerId}`);
  const form = await opened(seller, "Accepter");
  await form.getByRole("button", { name: /^Accepter à/ }).click();
  await expect(seller.getByText("L’offre est acceptée et la vente ouverte.")).toBeVisible();
  const saleId = new URL(seller.url()).pathname.split("/").at(-1) ?? "";
  return { saleId, listing, buyer, seller };
}

test("people of sales that are ticked are reminded of what waits for them", async ({
  browser,
  page,
}) => {
  test.slow();
  const looperId = await looper();
  const { saleId, buyer, seller } = await openSale(browser, looperId);

  await comeInAsTrustManager(page);
  const list = `${SALES}?looper=${looperId}`;
  await page.goto(list);
  await expect(page.getByRole("table", { name: "Liste des ventes" })).toBeVisible();
  // The team is to plan the compromis: nobody else is waited for.
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  inDatabase((database) =>
    database.prepare("UPDATE Sale SET compromisPlannedOn = ? WHERE id = ?").run(dayIn(10), saleId),
  );
  await page.goto(list);
  await isLive(page);
  await expectAccessible(page);
  const remind = page.getByRole("button", { name: "Relancer l’acheteur et le vendeur" });
  await remind.click();
  await expect(page.getByText("Cochez au moins une vente.")).toBeVisible();
  await page.getByLabel("Tout cocher").check();
  await remind.click();
  await expect(page.getByText(/^1\svente relancée\.$/)).toBeVisible();
  await page.getByRole("checkbox", { name: /^Sélectionner/ }).check();
  await remind.click();
  await expect(
    page.getByText(/^Aucune vente relancée\s: 1\sl’a déjà été aujourd’hui\.$/),
  ).toBeVisible();

  const other = await pageOf(browser, buyer.email);
  for (const side of [seller, other]) {
    await side.goto("/notifications");
    await expect(side.getByText(/La signature du compromis est prévue le/)).toBeVisible();
    await side.getByRole("link", { name: /Une étape vous attend/ }).click();
    await expect(side).toHaveURL(new RegExp(`/ventes/${saleId}`));
    await side.context().close();
  }
});

const PAGES = [
  SALES,
  `${SALES}/registre`,
  "/trust-manager/notary",
  LEADS,
  "/trust-manager/quality-control?filtre=published",
  "/trust-manager/validation?filtre=active",
  "/trust-manager/commissions",
  "/trust-manager/waitlist?filtre=liste",
  "/trust-manager/tasks",
];

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("each list fits, and is ordered by a line above its cards", async ({ page }) => {
    test.slow();
    await comeInAsTrustManager(page);
    for (const path of PAGES) {
      await page.goto(path);
      await expectFits(page);
      await expectAccessible(page, path);
    }
    await page.goto(LEADS);
    await page.locator("summary", { hasText: "Trier par" }).click();
    await page.getByRole("list", { name: "Ordres de la liste" }).getByText("Prospect").click();
    await expect(page).toHaveURL(/tri=name/);
    await expect(page.locator("summary", { hasText: "Trier par" })).toContainText("Prospect");
  });
});

test("each list fits the narrowest window that has it as a table", async ({ browser, page }) => {
  test.slow();
  const { saleId, listing, seller } = await openSale(browser, await looper());
  await seller.context().close();
  concludeUnpaid(saleId, listing);
  await page.setViewportSize({ width: 1280, height: 800 });
  await comeInAsTrustManager(page);
  const more = [`${SALES}?filtre=under-offer`, `${SALES}?filtre=sold`, "/trust-manager/visits"];
  for (const path of [...PAGES, ...more, "/trust-manager/quality-control?filtre=incomplete"]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
  // A sale that was just concluded, whose invoice is late.
  await page.goto(`${SALES}?filtre=sold`);
  const late = page.getByRole("rowheader").filter({ hasText: "Facture en retard" });
  const title = await late.locator(".line-clamp-2").first().boundingBox();
  expect(title?.width).toBeGreaterThanOrEqual(150);
});

test("what no page sends is a list, or a refusal in French, and never a fault", async ({
  page,
}) => {
  await comeInAsTrustManager(page);
  for (const path of PAGES) {
    const [address, query = ""] = path.split("?");
    for (const hostile of [
      "tri=name&sens=asc&suite=name.desc:%3Da~0",
      "tri=amount&suite=amount.desc:99999999999999999999~a",
      "tri=price&suite=price.desc:9007199254740991~a",
      "tri=name&suite=%00",
      "tri=name&suite=name.asc:%3D%00~a",
      "looper=%00&commune='&tri[]=x",
      `tri=looper&looper=${"a".repeat(3_000)}`,
    ]) {
      const response = await page.request.get(`${address}?${query}&${hostile}`);
      expect([path, hostile, response.status()]).toEqual([path, hostile, 200]);
    }
  }
});

test("nobody else opens the lists", async ({ page }) => {
  await comeIn(page, ["ambassador"]);
  for (const path of [SALES, `${SALES}/registre`]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).not.toBe(path);
  }
});

const LOOPERS = "/trust-manager/validation?filtre=active";
/** Communes that no looper of the sample lives in. */
const [AURILLAC, MAURIAC] = ["15014", "15120"];

/** A looper of the test's own, by the name that one looks for. */
async function namedLooper(lastName: string, commune: string, insuranceExpiresOn?: string) {
  const account = await createAccount(["ambassador"]);
  givePapers(account.id);
  giveZone(account.id, commune);
  inDatabase((database) => {
    database.prepare("UPDATE User SET lastName = ? WHERE id = ?").run(lastName, account.id);
    if (insuranceExpiresOn === undefined) return;
    database
      .prepare("UPDATE AmbassadorProfile SET insuranceExpiresOn = ? WHERE userId = ?")
      .run(insuranceExpiresOn, account.id);
  });
  return account;
}

/** Changes the state of the test's loopers beside the running site. */
const setStatus = (lastName: string, status: "active" | "left") =>
  inDatabase((database) =>
    database
      .prepare(
        `UPDATE RoleGrant SET status = ? WHERE role = 'ambassador'
           AND userId IN (SELECT id FROM User WHERE lastName = ?)`,
      )
      .run(status, lastName),
  );

const loopersOn = (page: Page) =>
  page.getByRole("table", { name: "En activité" }).getByRole("rowheader");

for (const scripts of [true, false]) {
  test.describe(scripts ? "loopers, with scripts" : "loopers, without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("are narrowed to those who serve a commune, beside what is looked for", async ({
      page,
    }) => {
      const name = `Mark${newId()}`;
      const there = await namedLooper(name, AURILLAC);
      const elsewhere = await namedLooper(name, MAURIAC);
      await comeInAsTrustManager(page);
      await page.goto(`${LOOPERS}&q=${name}&tri=name&sens=desc`);
      await expect(loopersOn(page)).toHaveCount(2);
      const filters = page.getByRole("search", { name: "Filtrer la liste" });
      const words = filters.getByLabel("Nom, commune ou adresse e-mail");
      const submit = filters.getByRole("button", { name: "Rechercher" });
      await filters.getByLabel("Commune desservie").selectOption(AURILLAC);
      await submit.click();
      await expect(loopersOn(page)).toHaveCount(1);
      await expect(loopersOn(page)).toContainText(there.email);
      await expect(page).toHaveURL(/q=Mark/);
      await expect(page).toHaveURL(/sens=desc/);
      if (scripts) await expectAccessible(page);
      await words.fill(elsewhere.email);
      await submit.click();
      await expect(page).toHaveURL(/commune=15014/);
      await expect(page.getByText("Aucune ligne ne correspond à ces filtres")).toBeVisible();
      if (scripts) await expectAccessible(page);
      // Both are changed at once.
      await words.fill(name);
      await filters.getByLabel("Commune desservie").selectOption(MAURIAC);
      await submit.click();
      await expect(loopersOn(page)).toHaveCount(1);
      await expect(loopersOn(page)).toContainText(elsewhere.email);
      await filters.getByLabel("Commune desservie").selectOption("");
      await submit.click();
      await expect(loopersOn(page)).toHaveCount(2);
      await filters.getByRole("link", { name: "Effacer la recherche" }).click();
      await expect(page).not.toHaveURL(/[?&](q|commune)=/);
      await expect(words).toHaveValue("");
    });

    test("are ticked and reminded of their papers, once a day", async ({ page, browser }) => {
      const name = `Mark${newId()}`;
      const ends = await namedLooper(name, AURILLAC, dayIn(9));
      await namedLooper(name, AURILLAC, dayIn(-2));
      await namedLooper(name, AURILLAC);
      await comeInAsTrustManager(page);
      await page.goto(`${LOOPERS}&q=${name}`);
      await expect(loopersOn(page)).toHaveCount(3);
      const boxes = page.getByRole("checkbox", { name: /^Sélectionner/ });
      await expect(boxes).toHaveCount(2);
      const remind = page.getByRole("button", { name: "Rappeler les pièces à fournir" });
      await remind.click();
      await expect(page.getByText("Cochez au moins un Looper.")).toBeVisible();
      await loopersOn(page).filter({ hasText: ends.email }).getByRole("checkbox").check();
      await remind.click();
      await expect(page.getByText(/^1\sLooper relancé\.$/)).toBeVisible();
      for (const rank of [0, 1]) await boxes.nth(rank).check();
      await remind.click();
      await expect(
        page.getByText(/^1\sLooper relancé\s: 1\sl’a déjà été aujourd’hui\.$/),
      ).toBeVisible();
      if (scripts) await expectAccessible(page);

      // All of them leave meanwhile: the list is empty, and says what became of them.
      await boxes.nth(0).check();
      setStatus(name, "left");
      await remind.click();
      const outcome = page.getByText(/^Aucun Looper relancé\s: 1\sn’est plus Looper\.$/);
      await expect(outcome).toBeVisible();
      await expect(loopersOn(page)).toHaveCount(0);
      if (scripts) await expect(page.locator("body")).not.toBeFocused();
      setStatus(name, "active");

      const context = await browser.newContext({ javaScriptEnabled: scripts });
      const own = await context.newPage();
      await signInOn(own, ends.email);
      await own.goto("/notifications");
      await expect(own.getByText(/^Votre attestation d’assurance expire le /)).toBeVisible();
      await own.getByRole("link", { name: "Votre dossier de Looper est à compléter" }).click();
      await expect(own).toHaveURL(/\/ambassador\/onboarding$/);
      await context.close();
    });
  });
}
