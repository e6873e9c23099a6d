import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { rsacNumber } from "../lib/testing/rsac-number";
import { errorOn, messageOn } from "./forms";
import { signContract, takeQuiz } from "./looper-file";
import {
  comeIn,
  comeInAsTrustManager,
  createAccount,
  dayIn,
  giveContract,
  givePapers,
  giveZone,
  mailsTo,
  signatureCode,
} from "./people";
import { hold, inDatabase, isLive, storedInstant } from "./support";

/** How a role is obtained, decided about and lost, by its applicant and by those who decide. */

/** Of loopers in force alone: what somebody earned can be read by whoever is a looper no more. */
const LOOPER_PAGES = ["dashboard", "properties", "leads", "visits"] as const;
const VALIDATION = "/trust-manager/validation";

const cardOf = (page: Page, role: string): Locator => page.locator(`#${role}`);

const statusOf = (userId: string, role: string) =>
  inDatabase((database) =>
    database
      .prepare("SELECT status FROM RoleGrant WHERE userId = ? AND role = ?")
      .pluck()
      .get(userId, role),
  );

/** The page of a trust manager of the test's own, in a browser beside. */
async function trustManagerPage(page: Page, scripts = true): Promise<Page> {
  const browser = page.context().browser();
  const { baseURL } = test.info().project.use;
  if (!browser || !baseURL) throw new Error("expected a browser");
  const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts });
  const beside = await context.newPage();
  await comeInAsTrustManager(beside);
  return beside;
}

/** A person's file on the list of a state, found by the address. */
async function fileOf(page: Page, email: string, state = "pending"): Promise<Locator> {
  await page.goto(`${VALIDATION}?filtre=${state}`);
  await page.getByLabel("Nom, commune ou adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Rechercher" }).click();
  // The file may be on the list that is left as well: what is pressed there is lost.
  await expect(page).toHaveURL(/[?&]q=/);
  // Requests are cards; a person who is decided on is a row of a table.
  const kind = state === "pending" ? "listitem" : "row";
  const files = page.getByRole("main").getByRole(kind).filter({ hasText: email });
  await expect(files).toHaveCount(1);
  if (state === "pending") return files;
  // What can be decided of them stands in their file.
  await files.getByRole("link", { name: /^(Ouvrir le dossier|Contrôler \d)/ }).click();
  await expect(page).toHaveURL(/\/validation\/\w+$/);
  return page.getByRole("main");
}

/** Sets the attempts of somebody a quarter of an hour back. */
const waitForQuiz = (userId: string) =>
  inDatabase((database) =>
    database
      .prepare("UPDATE QuizAttempt SET at = ? WHERE userId = ?")
      .run(storedInstant(new Date(Date.now() - 16 * 60_000)), userId),
  );

/** The papers of somebody as the team ticked them, and where they live and work. */
function writeCheckedPapers(userId: string): void {
  const until = dayIn(300);
  inDatabase((database) => {
    database
      .prepare(
        `UPDATE AmbassadorProfile SET rsacNumber = ?, identityExpiresOn = ?, attestationExpiresOn = ?,
           insuranceExpiresOn = ? WHERE userId = ?`,
      )
      .run(rsacNumber(), until, until, until, userId);
    database
      .prepare(
        "UPDATE User SET address = '14 rue de Paris', postalCode = '35000', city = 'Rennes' WHERE id = ?",
      )
      .run(userId);
  });
  giveZone(userId, "35238");
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a buyer becomes a seller too, whose screens open", {
      tag: scripts ? "@phone" : [],
    }, async ({ page }) => {
      const { id } = await comeIn(page, ["buyer"]);
      await page.goto("/profile/roles");
      const button = cardOf(page, "seller").getByRole("button");
      if (scripts) {
        await isLive(page);
        // Held back: once it is answered, the page is left, and the button gone.
        const release = await hold(page, "**/profile/roles");
        await button.click();
        await expect(button).toHaveText("Activation en cours…");
        release();
      } else await button.click();
      await expect(page).toHaveURL(/\/seller\/dashboard$/);
      await expect(page.locator("#changer-de-role")).toBeAttached();
      expect(statusOf(id, "seller")).toBe("active");
    });

    test("a looper asks, gives papers, passes the quiz, is agreed to, suspended and reinstated", async ({
      page,
    }) => {
      test.slow();
      const { id, email } = await comeIn(page, ["buyer"]);
      await page.goto("/profile/roles?role=ambassador");
      await cardOf(page, "ambassador").getByRole("button").click();
      await expect(page).toHaveURL(/\/ambassador\/onboarding$/);
      expect(mailsTo(email).map(({ kind }) => kind)).toEqual(["role-requested"]);
      for (const path of LOOPER_PAGES) {
        await page.goto(`/ambassador/${path}`);
        await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      }

      await page.goto("/ambassador/onboarding");
      const save = page.getByRole("button", { name: "Enregistrer", exact: true });
      await page.getByLabel(/Heures disponibles/).fill("2");
      await save.click();
      await expect(page.getByLabel(/Heures disponibles/)).toHaveAccessibleDescription(/de 4 à 60/);
      await page.getByLabel(/Heures disponibles/).fill("8");
      await save.click();
      await expect(messageOn(page, "C’est enregistré")).toBeVisible();

      const trust = await trustManagerPage(page, scripts);
      const waiting = await fileOf(trust, email);
      await expect(waiting.getByText(/Le rôle ne peut pas être accordé/)).toBeVisible();
      await expect(waiting.getByRole("button", { name: "Accorder le rôle" })).toHaveCount(0);

      await page.goto("/ambassador/training");
      await page.getByRole("button", { name: "Valider mes réponses" }).click();
      await expect(page.locator("form fieldset").first()).toHaveAttribute("aria-describedby", /./);
      await takeQuiz(page, 3);
      await expect(page.getByText(/^7 bonnes réponses sur 10/)).toBeVisible();
      await expect(page.getByText("Réponse inexacte")).toHaveCount(3);
      await expect(page.getByText(/^Un nouveau questionnaire s’ouvre à/)).toBeVisible();
      await expect(page.locator("form fieldset")).toHaveCount(0);
      waitForQuiz(id);
      await page.reload();
      await takeQuiz(page, 2);
      await expect(page.getByText(/^Bravo\s: 8 bonnes réponses/)).toBeVisible();
      await expect(page.getByText(/^Formation validée le/)).toBeVisible();
      const certificate = await page.request.get("/ambassador/training/attestation.pdf");
      expect((await certificate.body()).subarray(0, 5).toString()).toBe("%PDF-");

      // Its papers have a walk of their own: looper-papers.spec.ts.
      writeCheckedPapers(id);
      await page.goto("/ambassador/onboarding");
      await page.getByRole("button", { name: "Recevoir le code" }).click();
      await signContract(page, "Camille Martin", "000000");
      await expect(page.getByLabel("Code reçu par e-mail")).toHaveAccessibleDescription(
        /Ce code n’est pas le bon. Encore/,
      );
      await signContract(page, "Camille Martin", signatureCode(email));
      const signed = page.getByRole("link", { name: "Télécharger le contrat signé (PDF)" });
      await expect(signed).toBeVisible();
      const contract = await page.request.get((await signed.getAttribute("href")) ?? "");
      expect((await contract.body()).subarray(0, 5).toString()).toBe("%PDF-");

      await (await fileOf(trust, email)).getByRole("button", { name: "Accorder le rôle" }).click();
      await expect(messageOn(trust, "Le rôle est accordé")).toBeVisible();
      expect(statusOf(id, "ambassador")).toBe("active");
      expect(mailsTo(email).at(-1)?.kind).toBe("role-decided");
      for (const path of LOOPER_PAGES) {
        await page.goto(`/ambassador/${path}`);
        await expect(page).toHaveURL(new RegExp(`/ambassador/${path}$`));
      }

      const active = await fileOf(trust, email, "active");
      await active.getByText("Suspendre ce Looper").click();
      await active.getByRole("button", { name: "Suspendre", exact: true }).click();
      await expect(active.getByLabel("Motif")).toHaveAccessibleDescription(/Choisissez un motif/);
      expect(statusOf(id, "ambassador")).toBe("active");
      await active.getByLabel("Motif").selectOption("visits-not-held");
      await active.getByRole("button", { name: "Suspendre", exact: true }).click();
      await expect(messageOn(trust, "Le rôle est suspendu")).toBeVisible();
      for (const path of LOOPER_PAGES) {
        await page.goto(`/ambassador/${path}`);
        await expect(page).toHaveURL(/\/buyer\/dashboard$/);
      }
      await page.goto("/ambassador/onboarding");
      await expect(page.getByText("Des visites acceptées n’ont pas été assurées.")).toBeVisible();
      expect(mailsTo(email).at(-1)?.text).toContain("Des visites acceptées");

      const suspended = await fileOf(trust, email, "suspended");
      await suspended.getByRole("button", { name: "Rétablir le rôle" }).click();
      await expect(messageOn(trust, "Le rôle est rétabli")).toBeVisible();
      await page.goto("/ambassador/leads");
      await expect(page).toHaveURL(/\/ambassador\/leads$/);
      expect(mailsTo(email).map(({ kind }) => kind)).toEqual([
        "role-requested",
        "contract-code",
        "contract-signed",
        "role-decided",
        "role-suspended",
        "role-suspended",
      ]);
      await trust.context().close();
    });
  });
}

test("a seller becomes a buyer too", async ({ page }) => {
  await comeIn(page, ["seller"]);
  await page.goto("/profile/roles?role=buyer");
  await cardOf(page, "buyer").getByRole("button").click();
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
});

test("a refusal says why, by mail and on the screen, and is not asked again at once", async ({
  page,
}) => {
  const { id, email } = await comeIn(page, ["buyer"], ["ambassador", "pending"]);
  const trust = await trustManagerPage(page);
  const file = await fileOf(trust, email);
  await file.getByText("Refuser la demande").click();
  await file.getByRole("button", { name: "Refuser", exact: true }).click();
  await expect(file.getByLabel("Motif")).toHaveAccessibleDescription(/Choisissez un motif/);
  await file.getByLabel("Motif").selectOption("rsac-not-found");
  await file.getByRole("button", { name: "Refuser", exact: true }).click();
  await expect(messageOn(trust, "La demande est refusée")).toBeVisible();
  await page.goto("/profile/roles");
  const reason = "Le numéro RSAC n’est pas retrouvé au registre.";
  await expect(cardOf(page, "ambassador").getByText(reason)).toBeVisible();
  const mail = mailsTo(email).at(-1);
  expect(mail?.kind).toBe("role-decided");
  expect(mail?.text).toContain(reason);
  await expect(cardOf(page, "ambassador").getByRole("button")).toHaveCount(0);
  // React gives a hidden field the value that it was sent with when it takes the page over.
  await isLive(page);
  // Asked for all the same, by the form of another role.
  await cardOf(page, "seller")
    .locator('input[name="role"]')
    .evaluate((input) => {
      (input as HTMLInputElement).value = "ambassador";
    });
  await cardOf(page, "seller").getByRole("button").click();
  await expect(errorOn(page, "il y a moins de 30 jours")).toBeVisible();
  expect(statusOf(id, "ambassador")).toBe("refused");
  await trust.context().close();
});

test("of two who decide at once the second is told", async ({ page }) => {
  const { id, email } = await createAccount(["ambassador", "pending"]);
  givePapers(id);
  giveContract(id);
  await comeInAsTrustManager(page);
  const other = await trustManagerPage(page);
  const mine = await fileOf(page, email);
  const theirs = await fileOf(other, email);
  await mine.getByRole("button", { name: "Accorder le rôle" }).click();
  await expect(messageOn(page, "Le rôle est accordé")).toBeVisible();
  await theirs.getByText("Refuser la demande").click();
  await theirs.getByLabel("Motif").selectOption("too-few-hours");
  await theirs.getByRole("button", { name: "Refuser", exact: true }).click();
  await expect(messageOn(other, "Quelqu’un d’autre a décidé entre-temps")).toBeVisible();
  expect(statusOf(id, "ambassador")).toBe("active");
  expect(mailsTo(email)).toHaveLength(1);
  await other.context().close();
});

test("nobody decides about themselves", async ({ page }) => {
  const { id, email } = await comeInAsTrustManager(page);
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO RoleGrant (id, userId, role, status, requestedAt)
         VALUES (?, ?, 'ambassador', 'pending', '2026-11-01T10:00:00.000+00:00')`,
      )
      .run(`g${id.slice(1)}`, id),
  );
  givePapers(id);
  giveContract(id);
  const file = await fileOf(page, email);
  await expect(file.getByText("C’est votre propre dossier")).toBeVisible();
  await expect(file.getByRole("button")).toHaveCount(0);
});

/** What Next hides in a form that is posted without scripts, and what the form hides itself. */
async function hiddenOf(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((each) =>
    Object.fromEntries(
      [...new FormData(each as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    ),
  );
}

test.describe("a trust manager’s form, posted by somebody else,", () => {
  test.use({ javaScriptEnabled: false });

  const post = (request: APIRequestContext, path: string, fields: Record<string, string>) =>
    request.post(path, {
      headers: { origin: test.info().project.use.baseURL ?? "" },
      multipart: fields,
      maxRedirects: 0,
    });

  for (const roles of [
    ["buyer"],
    ["seller"],
    ["ambassador"],
    // Without the second factor that the role asks for.
    ["trust_manager"],
  ] as const) {
    test(`decides nothing: ${roles[0]}`, async ({ page }) => {
      const requests = await createAccount(["ambassador", "pending"]);
      givePapers(requests.id);
      giveContract(requests.id);
      const trust = await trustManagerPage(page, false);
      const file = await fileOf(trust, requests.email);
      const fields = await hiddenOf(
        file
          .locator("form")
          .filter({ has: trust.getByRole("button", { name: "Accorder le rôle" }) }),
      );
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(["grantId", "decision"]));
      await comeIn(page, [...roles]);
      // An action can be posted to any page that the person may open.
      for (const path of [VALIDATION, "/settings", "/messages"]) {
        await post(page.request, path, fields);
        expect(statusOf(requests.id, "ambassador"), path).toBe("pending");
      }
      await page.context().clearCookies();
      for (const path of [VALIDATION, "/settings", "/connexion", "/"]) {
        await post(page.request, path, fields);
        expect(statusOf(requests.id, "ambassador"), path).toBe("pending");
      }
      expect(mailsTo(requests.email)).toEqual([]);
      // The very same fields are right where it is theirs to decide.
      await post(trust.request, VALIDATION, fields);
      expect(statusOf(requests.id, "ambassador")).toBe("active");
      await trust.context().close();
    });
  }
});

test("what a trust manager’s scripts send decides nothing where somebody else sends it", async ({
  page,
}) => {
  const requests = await createAccount(["ambassador", "pending"]);
  givePapers(requests.id);
  giveContract(requests.id);
  const trust = await trustManagerPage(page);
  const file = await fileOf(trust, requests.email);
  await isLive(trust);
  // Kept from the site: what was sent is still to be sent.
  await trust.route("**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const [sent] = await Promise.all([
    trust.waitForRequest((each) => each.method() === "POST"),
    file.getByRole("button", { name: "Accorder le rôle" }).click(),
  ]);
  const { cookie: _, ...headers } = await sent.allHeaders();
  const data = sent.postDataBuffer();
  if (!data) throw new Error("expected a form");
  const send = (request: APIRequestContext, path: string) =>
    request.post(path, {
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => !/^:|^host$|^content-length$/.test(name)),
      ),
      data,
      maxRedirects: 0,
    });
  for (const role of ["buyer", "ambassador", "trust_manager", null] as const) {
    await page.context().clearCookies();
    if (role !== null) await comeIn(page, [role]);
    // An action can be sent to any page.
    for (const path of [VALIDATION, "/settings", "/messages", "/"]) {
      await send(page.request, path);
      expect(statusOf(requests.id, "ambassador"), `${role} ${path}`).toBe("pending");
    }
  }
  expect(mailsTo(requests.email)).toEqual([]);
  await send(trust.request, VALIDATION);
  expect(statusOf(requests.id, "ambassador")).toBe("active");
  await trust.context().close();
});
