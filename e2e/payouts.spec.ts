import { type Browser, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { monthOf } from "../lib/payouts/rules";
import { signInByCall } from "../scripts/setup/sign-in";
import { expectAccessible, expectFits } from "./axe";
import { ownListing } from "./offers";
import { comeInAsTeam, type OwnSite, startOwnSite } from "./own-site";
import { createAccount, dayIn, givePapers, mailsTo, PASSWORD } from "./people";
import { inDatabase, isLive, storedInstant } from "./support";
import { writeVisit } from "./visit-rows";

/** From a visit made to a statement that is paid: the looper, and two of the team. */

const PAYER = "FR1420041010050500013M02606";
const OWN_IBAN = "FR76 3000 6000 0112 3456 7890 189";
const CODE = "482913";

interface Stage {
  looper: { id: string; email: string };
  visitId: string;
  /** What the looper earned in the month that is over. */
  lines: readonly string[];
  statementId: string;
}

/** A day of the month before the present one. */
const lastMonth = () => `${monthOf(dayIn(-Number(dayIn(0).slice(8))))}-15`;

/** A visit that begins now, and the draft of a month of ten visits of 125 €, as the first of the month sends it. */
async function setStage(): Promise<Stage> {
  const listing = await ownListing();
  const looper = await createAccount(["ambassador"]);
  const buyer = await createAccount(["buyer"]);
  givePapers(looper.id);
  const statementId = newId();
  const lines = Array.from({ length: 10 }, newId);
  const _now = storedInstant();
  const at = (minutes: number) => storedInstant(new Date(Date.now() + minutes * 60_000));
  inDatabase((database) => {
    database
      .prepare("UPDATE Property SET ambassadorId = ?, looperPayVersion = '2026-11' WHERE id = ?")
      .run(looper.id, listing.id);
    const day = lastMonth();
    for (const id of lines) {
      database
        .prepare(
          `INSERT INTO CommissionEntry (id, ambassadorId, propertyName, event, ruleVersion, amountCents, occurredAt)
           VALUES (?, ?, ?, 'visit_organised', '2026-11', 12500, ?)`,
        )
        .run(id, looper.id, `Maison ${id}, Betton`, storedInstant(new Date(`${day}T10:00:00Z`)));
      database
        .prepare("INSERT INTO CommissionDue VALUES (?, ?, ?, 'visit_made')")
        .run(id, looper.id, day);
    }
    database
      .prepare(
        "INSERT INTO CommissionStatement (id, looperId, month, part, sentAt, contestUntil) VALUES (?, ?, ?, 1, ?, ?)",
      )
      .run(statementId, looper.id, monthOf(day), at(-60), at(3 * 24 * 60));
    for (const id of lines) {
      database.prepare("INSERT INTO StatementLine VALUES (?, ?)").run(id, statementId);
    }
  });
  const visitId = writeVisit({
    ...{ propertyId: listing.id, hostId: looper.id, buyerId: buyer.id, code: CODE },
    ...{ visitorName: "Anne Le Goff", visitorEmail: buyer.email },
  });
  return { looper, visitId, lines, statementId };
}

async function pageOf(browser: Browser, site: OwnSite, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin });
  expect(await signInByCall(context.request, site.origin, { email, password: PASSWORD })).toBe(200);
  return context.newPage();
}

test("a looper's month is checked, contested, approved by two and paid", async ({ browser }) => {
  test.setTimeout(240_000);
  const { looper, visitId, lines, statementId } = await setStage();
  const [paula, marc] = [
    await createAccount(["trust_manager"]),
    await createAccount(["trust_manager"]),
  ];
  const site = await startOwnSite({ PUBLISHER_IBAN: PAYER });
  try {
    const page = await pageOf(browser, site, looper.email);

    await test.step("a visit made is a line that opens it", async () => {
      await page.goto(`/visites/${visitId}`);
      await isLive(page);
      await expect(page.getByText("Votre rémunération")).toBeVisible();
      await page.getByLabel("Code du visiteur").fill(CODE);
      await page.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
      await expect(page.getByText("La visite est enregistrée comme effectuée.")).toBeVisible();
      await page.goto("/ambassador/commissions");
      await page.getByRole("link", { name: "Visite organisée" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visite organisée");
      await expectAccessible(page);
      await page.getByRole("link", { name: "Ouvrir la visite" }).click();
      await expect(page).toHaveURL(new RegExp(`/visites/${visitId}`));
    });

    await test.step("the draft is contested on one line, and the rest accepted", async () => {
      await page.goto("/ambassador/commissions/releves");
      await expectAccessible(page);
      await expectFits(page);
      await page.getByRole("link", { name: /^Relevé d/ }).click();
      await isLive(page);
      await expectAccessible(page);
      const line = page.getByRole("listitem").filter({ hasText: lines[0] ?? "" });
      await line.getByText("Contester").click();
      await line.getByLabel("Ce qui ne va pas").selectOption("not_mine");
      await line.getByLabel("Votre explication").fill("Je n’ai pas tenu cette visite.");
      await line.getByRole("button", { name: "Envoyer la contestation" }).click();
      await expect(page.getByText("Votre contestation est envoyée.")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Lignes contestées" })).toBeVisible();
      await isLive(page);
      await page.getByRole("button", { name: "Accepter et émettre maintenant" }).click();
      await expect(page.getByText("Le relevé est émis.")).toBeVisible();
      await expect(page.getByText(`RL-${looper.id.toUpperCase()}-`)).toBeVisible();
      const file = await page.request.get(
        `${site.origin}/ambassador/commissions/releves/${statementId}/releve.pdf`,
      );
      expect(file.headers()["content-type"]).toBe("application/pdf");
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
    });

    await test.step("the account is checked, and never shown whole", async () => {
      await page.goto("/ambassador/commissions/compte");
      await isLive(page);
      await expectAccessible(page);
      await page.getByLabel("IBAN").fill("FR76 3000 6000 0112 3456 7890 188");
      await page.getByLabel("Titulaire du compte").fill("Camille Martin");
      await page.getByRole("button", { name: "Enregistrer ce compte" }).click();
      await expect(page.getByText("Cet IBAN n’est pas valide")).toBeVisible();
      await page.getByLabel("IBAN").fill(OWN_IBAN);
      await page.getByRole("button", { name: "Enregistrer ce compte" }).click();
      await expect(page.getByText("Votre compte bancaire est enregistré.")).toBeVisible();
      await expect(page.getByText("IBAN qui se termine par 0189")).toBeVisible();
      expect(await page.content()).not.toContain("30006");
      expect(mailsTo(looper.email, site)[0]?.text).toContain("0189");
    });

    const desk = await comeInAsTeam(
      await browser.newContext({ baseURL: site.origin }),
      site,
      paula,
    );
    const other = await comeInAsTeam(
      await browser.newContext({ baseURL: site.origin }),
      site,
      marc,
    );

    await test.step("the team answers the contest from its queue", async () => {
      await desk.goto("/trust-manager/tasks?filtre=commission-contest");
      await desk
        .getByRole("link", { name: /Camille Martin/ })
        .first()
        .click();
      await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Lignes contestées");
      await isLive(desk);
      await expectAccessible(desk);
      await desk.getByLabel("Votre décision").selectOption("reversed");
      await desk.getByLabel("Motif, si la ligne est annulée").selectOption("visit_not_made");
      await desk.getByLabel("Votre réponse").fill("Vous avez raison, la ligne est annulée.");
      await desk.getByRole("button", { name: "Envoyer la réponse" }).click();
      await expect(desk.getByText("La réponse est envoyée au Looper.")).toBeVisible();
    });

    await test.step("one prepares, the other approves, and the file is taken", async () => {
      await desk.goto("/trust-manager/commissions");
      await isLive(desk);
      await expectAccessible(desk);
      await desk.getByRole("button", { name: "Préparer un lot" }).click();
      await expect(desk.getByText("Le lot est préparé.")).toBeVisible();
      await expect(desk.getByText(/une autre personne de l’équipe doit l’approuver/)).toBeVisible();
      const path = new URL(desk.url()).pathname;
      await other.goto(path);
      await isLive(other);
      await expectAccessible(other);
      await other.getByRole("button", { name: "Approuver ce lot" }).click();
      await expect(other.getByText("Le lot est approuvé")).toBeVisible();
      await isLive(other);
      const download = other.waitForEvent("download");
      await other.getByRole("button", { name: "Télécharger le fichier de virements" }).click();
      expect((await download).suggestedFilename()).toMatch(/^virements-\w{12}\.xml$/);
      await other.goto(path);
      await isLive(other);
      await expect(other.getByText("Annuler ce lot")).toHaveCount(0);
      const paid = other.getByRole("region", { name: "Payés" });
      await paid.getByRole("checkbox", { name: "Versement à Camille Martin" }).check();
      await paid.getByLabel("Référence de l’opération").fill("VIR 2026-12");
      await paid.getByRole("button", { name: "Enregistrer comme payés" }).click();
      await expect(other.getByText("Les paiements sont enregistrés")).toBeVisible();
    });

    await test.step("the looper reads that it is paid", async () => {
      await page.goto("/ambassador/commissions/releves");
      await expect(page.getByRole("row", { name: /1\s125/ }).first()).toContainText("Payé");
      await expect(page.getByText(`Versé en ${dayIn(0).slice(0, 4)}`)).toBeVisible();
    });
  } finally {
    await site.stop();
  }
});

test("lines, statements and batches of others are not to be found", async ({ browser }) => {
  const { lines, statementId } = await setStage();
  const stranger = await createAccount(["ambassador"]);
  const site = await startOwnSite();
  try {
    const page = await pageOf(browser, site, stranger.email);
    for (const path of [
      `/ambassador/commissions/${lines[0]}`,
      `/ambassador/commissions/releves/${statementId}`,
      `/ambassador/commissions/releves/${statementId}/releve.pdf`,
      "/ambassador/commissions/x",
    ]) {
      expect((await page.request.get(site.origin + path)).status(), path).toBe(404);
    }
    const file = `/trust-manager/commissions/lots/${statementId}/virements.xml`;
    const refused = await page.request.post(site.origin + file, {
      headers: { origin: site.origin },
    });
    expect(refused.status()).toBe(403);
  } finally {
    await site.stop();
  }
});
