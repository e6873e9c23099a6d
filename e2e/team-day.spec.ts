import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { DEMO_PASSWORD } from "../lib/accounts/demo";
import { TASK_NAMES } from "../lib/tasks/copy";
import { TASK_KINDS, type TaskKind } from "../lib/tasks/rules";
import { signInByCall } from "../scripts/setup/sign-in";
import { expectAccessible, expectFits } from "./axe";
import { opened } from "./offers";
import { sampleDatabase } from "./own-database";
import { type OwnSite, startOwnSite } from "./own-site";
import { dayIn, SAMPLE, SELLER_AND_LOOPER } from "./people";
import { inDatabase, isLive } from "./support";
import { writeVisit } from "./visit-rows";

/** A day of the team: what a new installation has for it, what comes in meanwhile, and a queue that is empty at its end. */

const QUEUE = "/trust-manager/tasks";
const CODE = "314159";
/** More than there are: a task that comes back would go on for ever. */
const MOST_TASKS = 40;

const userIdOf = (site: OwnSite, email: string): string =>
  inDatabase(
    (database) =>
      database.prepare<[string], { id: string }>("SELECT id FROM User WHERE email = ?").get(email),
    site.database,
  )?.id ?? "";

async function signIn(context: BrowserContext, site: OwnSite, email: string): Promise<Page> {
  const person = { email, password: DEMO_PASSWORD };
  expect(await signInByCall(context.request, site.origin, person)).toBe(200);
  const page = await context.newPage();
  // A step that nothing answers names itself, instead of the whole day.
  page.setDefaultTimeout(30_000);
  return page;
}

const pick = async (within: Page | Locator, label: string) => {
  const select = within.getByLabel(label).first();
  const value = await select.locator("option:not([value=''])").first().getAttribute("value");
  await select.selectOption(value ?? "");
};

/** What settles a task of each kind that the day has, on the page to which the queue leads. */
const SETTLED: Partial<Record<TaskKind, (page: Page) => Promise<void>>> = {
  "lead-stale": async (page) => {
    await page.getByRole("radio").first().check();
    await page.getByLabel("Raison").selectOption("silent");
    await page.getByRole("button", { name: "Confier ce prospect" }).click();
    await expect(page.getByText(/^Le prospect est proposé à ce Looper/)).toBeVisible();
  },
  "looper-request": async (page) => {
    await page.getByText("Refuser la demande").click();
    await pick(page, "Motif");
    await page.getByRole("button", { name: "Refuser", exact: true }).click();
    await expect(page.getByText("La demande est refusée").first()).toBeVisible();
  },
  "continuing-training": async (page) => {
    await page.getByRole("button", { name: "Valider cette formation" }).first().click();
    await expect(page.getByText("La formation est validée")).toBeVisible();
  },
  "listing-review": async (page) => {
    await page.getByRole("button", { name: "Prendre en charge" }).click();
    await expect(page.getByText("Vous vous occupez de cette annonce.")).toBeVisible();
    await page.getByText("Renvoyer avec des remarques").click();
    await page.locator("summary", { hasText: "Prix et forfait" }).click();
    await page.getByLabel(/^Prix affiché.*motif$/).selectOption("inexact");
    await page.getByRole("button", { name: "Renvoyer au vendeur" }).click();
    await expect(page.getByText("L’annonce est renvoyée à son vendeur")).toBeVisible();
  },
  "sale-step": async (page) => {
    const form = await opened(page, /Fixer la date|Enregistrer/);
    for (const day of await form.locator("input[type=date]").all()) {
      // Of the loan the page knows no last day.
      await day.fill((await day.getAttribute("max")) ?? dayIn(60));
    }
    await form.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("L’étape est enregistrée.")).toBeVisible();
  },
  "listing-report": async (page) => {
    await page.getByLabel("Conclure ce signalement").first().selectOption("unfounded");
    await page.getByRole("button", { name: "Conclure" }).first().click();
    await expect(page.getByText("Le signalement est conclu.")).toBeVisible();
  },
  "visit-locked": async (page) => {
    await page.getByText("Débloquer le code").click();
    await page.getByLabel("Pourquoi").first().fill("Vu au téléphone avec les deux");
    await page.getByRole("button", { name: "Débloquer la saisie" }).click();
    await expect(page.getByText("La saisie du code est débloquée")).toBeVisible();
  },
  contact: async (page) => {
    await page.getByLabel("Votre réponse").fill("La saisie est de nouveau ouverte.");
    await page.getByRole("button", { name: "Envoyer" }).first().click();
    await expect(page).not.toHaveURL(/\/contact\/\w/);
  },
};

/** What waits: the first task of the list, with its kind. */
async function firstTask(page: Page): Promise<{ kind: TaskKind; link: Locator } | null> {
  await page.goto(QUEUE);
  const row = page.getByRole("table", { name: "Tâches" }).getByRole("row").nth(1);
  if (!(await row.isVisible())) return null;
  const text = (await row.textContent()) ?? "";
  const kind = TASK_KINDS.find((each) => text.includes(TASK_NAMES[each]));
  if (kind === undefined) throw new Error(`no kind in ${text}`);
  return { kind, link: row.getByRole("link").first() };
}

/** Settles what waits, in the queue's order, until nothing does. @returns the kinds that there were */
async function emptyQueue(page: Page): Promise<TaskKind[]> {
  const settled: TaskKind[] = [];
  for (let task = await firstTask(page); task !== null; task = await firstTask(page)) {
    const { kind, link } = task;
    expect(settled.length, `the queue has no end: ${settled.join(", ")}`).toBeLessThan(MOST_TASKS);
    await test.step(`${kind}: ${await link.textContent()}`, async () => {
      await link.click();
      await expect(page).not.toHaveURL(new RegExp(`${QUEUE}$`));
      await isLive(page);
      const settle = SETTLED[kind];
      if (!settle) throw new Error(`nothing settles ${kind}`);
      await settle(page);
    });
    settled.push(kind);
  }
  return settled;
}

test("a day of the team ends with an empty queue", async ({ browser }) => {
  test.setTimeout(420_000);
  const site = await startOwnSite({ DEMO_ACCOUNTS: "true" }, sampleDatabase(240));
  try {
    const at = { baseURL: site.origin };
    const trust = SAMPLE["trust manager"];
    const page = await signIn(await browser.newContext(at), site, trust);

    await test.step("the morning: what a new installation has", async () => {
      await page.goto(QUEUE);
      await expectAccessible(page, "the queue in the morning");
      const kinds = await emptyQueue(page);
      expect(kinds).toContain("looper-request");
      expect(kinds).toContain("listing-review");
    });

    await test.step("meanwhile a code is mistyped, a listing reported and the team written to", async () => {
      const home = inDatabase(
        (database) =>
          database
            .prepare<[], { id: string; ambassadorId: string }>(
              `SELECT p.id, p.ambassadorId FROM Property p JOIN User u ON u.id = p.ambassadorId
               WHERE p.status = 'active' AND u.email = '${SELLER_AND_LOOPER}' LIMIT 1`,
            )
            .get() ??
          database
            .prepare<[], { id: string; ambassadorId: string }>(
              "SELECT id, ambassadorId FROM Property WHERE status = 'active' AND ambassadorId IS NOT NULL LIMIT 1",
            )
            .get(),
        site.database,
      );
      if (!home) throw new Error("no home with a looper");
      const visitId = writeVisit(
        {
          ...{ propertyId: home.id, hostId: home.ambassadorId, code: CODE },
          ...{ buyerId: userIdOf(site, SAMPLE.buyer), visitorEmail: SAMPLE.buyer },
          visitorName: "Thomas Essai",
        },
        site.database,
      );
      const host = inDatabase(
        (database) =>
          database
            .prepare<[string], { email: string }>("SELECT email FROM User WHERE id = ?")
            .get(home.ambassadorId),
        site.database,
      );
      const desk = await signIn(await browser.newContext(at), site, host?.email ?? "");
      await desk.goto(`/visites/${visitId}`);
      await isLive(desk);
      for (let tried = 0; tried < 5; tried += 1) {
        await desk.getByLabel("Code du visiteur").fill("000000");
        await desk.getByRole("button", { name: "Enregistrer l’arrivée" }).click();
        const answer = tried < 4 ? "Ce code n’est pas celui" : "Notre équipe est prévenue";
        await expect(desk.getByText(answer).first()).toBeVisible();
        await desk.reload();
        await isLive(desk);
      }
      await desk.locator(`a[href="/contact?sujet=locked_visit&visite=${visitId}"]`).click();
      await desk.getByLabel("Votre message").fill("Nous sommes devant la porte.");
      await desk.getByRole("button", { name: "Envoyer" }).click();
      await expect(desk).toHaveURL(/\/messages\?conversation=/);

      const buyer = await signIn(await browser.newContext(at), site, SAMPLE.buyer);
      await buyer.goto(`/bien/${home.id}/signaler`);
      await isLive(buyer);
      await buyer.getByLabel("Ce qui ne va pas").selectOption("other");
      await buyer.getByLabel("Précisions").fill("La photo n’est pas celle de la maison.");
      await buyer.getByRole("button", { name: "Envoyer le signalement" }).click();
      await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(
        "Votre signalement est enregistré",
      );
    });

    await test.step("the afternoon: what came in", async () => {
      const kinds = await emptyQueue(page);
      expect(kinds.toSorted()).toEqual(["contact", "listing-report", "visit-locked"]);
    });

    await test.step("the evening: nothing waits, and what was decided is there with its times", async () => {
      await page.goto(QUEUE);
      await expect(page.getByText("Rien n’attend de décision")).toBeVisible();
      await expect(page.getByText("Délais de traitement sur 30 jours")).toBeVisible();
      await expectAccessible(page, "the empty queue");
      await expectFits(page);
      await page.goto("/trust-manager/dashboard");
      await expectAccessible(page, "the dashboard without a task");
    });
  } finally {
    await site.stop();
  }
});
