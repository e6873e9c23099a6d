import { expect, type Page, type Request, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { pdf } from "../lib/testing/pdfs";
import { expectAccessible } from "./axe";
import { errorOn, messageOn } from "./forms";
import { type OwnListing, ownListing } from "./offers";
import {
  comeIn,
  createAccount,
  fillLogin,
  type Person,
  signInOn,
  writeConversation,
} from "./people";
import { beginListing, saving } from "./selling";
import { firstListing, inDatabase, isLive, storedInstant } from "./support";

/** The session ends while somebody writes: what they wrote is there once they have signed in again. */

const TEXT = "Bonjour, nous sommes une famille de quatre et ce bien nous plaît beaucoup.";
const SAVED = /Nous avons gardé votre texte/;
const HOUR = 3_600_000;

/** Ends every session of somebody, as a device that is signed out from another one. */
const endSessions = ({ id }: Person) =>
  inDatabase((database) =>
    database.prepare("UPDATE Session SET revokedAt = ? WHERE userId = ?").run(storedInstant(), id),
  );

const count = (sql: string, ...values: string[]) =>
  inDatabase((database) =>
    database
      .prepare(sql)
      .pluck()
      .get(...values),
  );

/** What the browser holds of anybody's typing. */
const held = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).flatMap(([key, value]) =>
        /^loopimmo\.(typed|draft|contact)\./.test(key) ? [String(value)] : [],
      ),
    ),
  );

/** A time at which a listing can be visited, written beside the running site. */
function writeSlot({ id, seller }: OwnListing): string {
  const slotId = newId();
  const startsAt = Date.now() + 72 * HOUR;
  inDatabase((database) =>
    database
      .prepare(
        "INSERT INTO VisitSlot (id, propertyId, hostId, startsAt, endsAt) VALUES (?, ?, ?, ?, ?)",
      )
      .run(
        slotId,
        id,
        seller.id,
        storedInstant(new Date(startsAt)),
        storedInstant(new Date(startsAt + HOUR / 2)),
      ),
  );
  return slotId;
}

interface Form {
  /** Its page, its field, how it is sent, and what shows that it was. */
  address: string;
  field: string;
  text: string;
  /** What else is chosen in it. */
  choose?: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
  /** How many there are of what it makes. */
  made: () => unknown;
}

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

async function payInCash(page: Page): Promise<void> {
  await page.getByLabel("Comment financez-vous cet achat").selectOption("cash");
  await page.getByLabel("Les fonds sont disponibles").check();
}

/** Sends an answer by the keyboard alone: what it leads to takes the field away while the key is still down. */
async function answerByEnter(page: Page): Promise<void> {
  await page.getByLabel("Votre réponse").focus();
  await page.keyboard.press("Enter");
}

const FORMS: Record<string, (person: Person) => Promise<Form>> = {
  "an answer in a conversation": async (person) => {
    const seller = await createAccount(["seller"]);
    const id = writeConversation({ contact: person, owner: seller, messages: ["Bonjour !"] });
    return {
      address: `/messages?conversation=${id}`,
      field: "Votre réponse",
      text: TEXT,
      // The page says by itself that it was read, and is then shown anew: to the person who is
      // signed in by then.
      choose: (page) => expect(page.locator("#lecture")).toHaveCount(0),
      send: answerByEnter,
      done: (page) => expect(page.getByRole("log")).toContainText(TEXT),
      made: () =>
        count("SELECT count(*) FROM Message WHERE conversationId = ? AND content = ?", id, TEXT),
    };
  },
  "an offer": async (person) => {
    const { id } = await ownListing();
    return {
      address: `/bien/${id}/offre`,
      field: "Message au vendeur",
      text: TEXT,
      choose: payInCash,
      send: press("Relire mon offre"),
      done: async (page) => {
        await press("Envoyer l’offre")(page);
        await page.waitForURL(/\/offres\//);
      },
      made: () =>
        count(
          "SELECT count(*) FROM Offer WHERE propertyId = ? AND buyerId = ? AND message = ? AND financingType = 'cash'",
          id,
          person.id,
          TEXT,
        ),
    };
  },
  "a visit's booking": async (person) => {
    const listing = await ownListing();
    return {
      address: `/bien/${listing.id}/reserver?creneau=${writeSlot(listing)}`,
      field: "Un mot pour la personne qui vous reçoit",
      text: TEXT,
      send: press("Confirmer la réservation"),
      done: (page) => page.waitForURL(/\/visites\//),
      made: () =>
        count(
          "SELECT count(*) FROM Visit WHERE propertyId = ? AND buyerId = ?",
          listing.id,
          person.id,
        ),
    };
  },
  "the profile": async (person) => ({
    address: "/settings?onglet=profil",
    field: "Ville",
    text: "Saint-Malo",
    send: press("Enregistrer"),
    done: (page) => expect(messageOn(page, "Vos coordonnées sont enregistrées.")).toBeVisible(),
    made: () => count("SELECT count(*) FROM User WHERE id = ? AND city = 'Saint-Malo'", person.id),
  }),
  "a search to save": async (person) => ({
    address: "/recherche/enregistrer?location=Rennes",
    field: "Nom",
    text: "Notre futur chez-nous",
    send: press("Enregistrer la recherche"),
    done: (page) => page.waitForURL((url) => !url.pathname.endsWith("/enregistrer")),
    made: () =>
      count(
        "SELECT count(*) FROM SavedSearch WHERE userId = ? AND name = 'Notre futur chez-nous'",
        person.id,
      ),
  }),
};

for (const [name, prepare] of Object.entries(FORMS)) {
  // One is enough of what comes of a form on a phone.
  const tag = name === "an answer in a conversation" ? ["@phone"] : [];
  test(`${name} is there after the login, and is sent once`, { tag }, async ({ page }) => {
    const person = await comeIn(page, ["buyer"]);
    const { address, field, text, choose, send, done, made } = await prepare(person);
    await page.goto(address);
    await isLive(page);
    await choose?.(page);
    await page.getByLabel(field).fill(text);
    endSessions(person);
    await send(page);
    await page.waitForURL(/\/connexion/);
    expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(address);
    await expect(page.getByText("Votre session a pris fin.")).toBeVisible();
    await expect(page.getByText(/Ce que vous aviez écrit est gardé/)).toBeVisible();
    await fillLogin(page, person.email);
    await page.waitForURL((url) => url.pathname + url.search === address);
    await expect(messageOn(page, SAVED)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(text);
    await expectAccessible(page);
    await send(page);
    await done(page);
    // A message is shown before the server has it, and what it was typed as goes once the answer is there.
    await expect.poll(made).toBe(1);
    await expect.poll(() => held(page)).toEqual([]);
  });
}

test("what a page says by itself takes nobody to the login", async ({ page }) => {
  const person = await comeIn(page, ["buyer"]);
  const seller = await createAccount(["seller"]);
  const id = writeConversation({ contact: person, owner: seller, messages: ["Bonjour !"] });
  const address = `/messages?conversation=${id}`;
  const isMark = (request: Request) =>
    request.method() === "POST" && "next-action" in request.headers();
  const answered = page.waitForResponse((response) => isMark(response.request()));
  await page.route(`**${address}`, async (route) => {
    if (isMark(route.request())) {
      await page.getByLabel("Votre réponse").fill(TEXT);
      endSessions(person);
    }
    await route.continue();
  });
  await page.goto(address);
  await answered;
  await page.unrouteAll({ behavior: "wait" });
  await page.getByLabel("Votre réponse").pressSequentially(" Merci.");
  await answerByEnter(page);
  await page.waitForURL(/\/connexion/);
  await fillLogin(page, person.email);
  await page.waitForURL((url) => url.pathname + url.search === address);
  await expect(page.getByLabel("Votre réponse")).toHaveValue(`${TEXT} Merci.`);
});

test("what was typed and not sent is offered after the login, and can be cleared", async ({
  page,
}) => {
  const person = await comeIn(page, ["buyer"]);
  const { id } = await ownListing();
  const address = `/bien/${id}/offre`;
  await page.goto(address);
  await isLive(page);
  await page.getByLabel("Message au vendeur").fill(TEXT);
  endSessions(person);
  await page.reload();
  await page.waitForURL(/\/connexion/);
  await fillLogin(page, person.email);
  await page.waitForURL((url) => url.pathname === address);
  await expect(page.getByLabel("Message au vendeur")).toHaveValue(TEXT);
  await messageOn(page, SAVED).getByRole("button", { name: "Effacer" }).click();
  await expect(page.getByLabel("Message au vendeur")).toHaveValue("");
  await page.reload();
  await isLive(page);
  await expect(page.getByLabel("Message au vendeur")).toHaveValue("");
  await expect.poll(() => held(page)).toEqual([]);
});

test("somebody else who signs in on that browser is offered nothing", async ({ page }) => {
  const person = await comeIn(page, ["buyer"]);
  const other = await createAccount(["buyer"]);
  const { id } = await ownListing();
  const address = `/bien/${id}/offre`;
  await page.goto(address);
  await isLive(page);
  await page.getByLabel("Message au vendeur").fill(TEXT);
  endSessions(person);
  await press("Relire mon offre")(page);
  await page.waitForURL(/\/connexion/);
  await fillLogin(page, other.email);
  await page.waitForURL((url) => url.pathname === address);
  await isLive(page);
  await expect(page.getByLabel("Message au vendeur")).toHaveValue("");
  await expect(page.getByText(SAVED)).toHaveCount(0);
  // It is still there for its author.
  await signInOn(page, person.email);
  await page.goto(address);
  await expect(page.getByLabel("Message au vendeur")).toHaveValue(TEXT);
});

test("signing out leaves nothing of it in the browser", async ({ page }) => {
  const person = await comeIn(page, ["buyer"]);
  const { id } = await ownListing();
  await page.goto(`/bien/${id}/offre`);
  await isLive(page);
  await page.getByLabel("Message au vendeur").fill(TEXT);
  await expect.poll(() => held(page)).toEqual([expect.stringContaining(TEXT)]);
  const beside = await page.context().newPage();
  await beside.goto("/buyer/dashboard");
  await isLive(beside);
  await beside.getByRole("button", { name: "Se déconnecter" }).first().click();
  await beside.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => held(page)).toEqual([]);
  // What is typed after that is its person's again only once they send it.
  await page.getByLabel("Conditions suspensives").fill("Sous réserve du prêt.");
  await press("Relire mon offre")(page);
  await page.waitForURL(/\/connexion/);
  await fillLogin(page, person.email);
  await expect(page.getByLabel("Message au vendeur")).toHaveValue(TEXT);
});

test("a document that was chosen is sent after a login in another tab", async ({ page }) => {
  const person = await comeIn(page, ["buyer"]);
  await page.goto("/buyer/dossier");
  await isLive(page);
  const panel = page.getByRole("region", { name: "Mes documents" });
  await panel.getByLabel("Type de document").selectOption("Pièce d’identité");
  const file = { name: "Carte.pdf", mimeType: "application/pdf", buffer: await pdf() };
  await panel.getByLabel("Fichier PDF").setInputFiles(file);
  endSessions(person);
  await panel.getByRole("button", { name: "Ajouter le document" }).click();
  await expect(panel.getByRole("alert")).toContainText("Connectez-vous dans un autre onglet");
  await expectAccessible(page);
  // The tabs of a browser share its cookies.
  await signInOn(page, person.email);
  await panel.getByRole("button", { name: "Réessayer" }).click();
  await expect(panel.getByRole("status")).toContainText("Carte.pdf");
  await expect(panel.getByRole("link", { name: "Carte.pdf" })).toBeVisible();
});

test("a browser that stores nothing keeps the form as it is, and says how to go on", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const person = await comeIn(page, ["buyer"]);
  const { id } = await ownListing();
  await page.goto(`/bien/${id}/offre`);
  await isLive(page);
  await payInCash(page);
  await page.getByLabel("Message au vendeur").fill(TEXT);
  endSessions(person);
  await press("Relire mon offre")(page);
  await expect(errorOn(page, "Connectez-vous dans un autre onglet")).toBeVisible();
  await signInOn(page, person.email);
  await press("Relire mon offre")(page);
  await expect(page.getByRole("button", { name: "Envoyer l’offre" })).toBeVisible();
});

test("a first message is written on without an account, its text still there", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  const person = await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/contact`);
  await isLive(page);
  await page.getByLabel("Votre message").fill(TEXT);
  endSessions(person);
  await press("Envoyer le message")(page);
  await expect(errorOn(page, "Votre session a pris fin")).toBeVisible();
  await expect(page.getByLabel("Prénom et nom")).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue(TEXT);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await fillLogin(page, person.email);
  await page.waitForURL((url) => url.pathname === `/bien/${id}/contact`);
  await expect(page.getByLabel("Votre message")).toHaveValue(TEXT);
  await press("Envoyer le message")(page);
  await page.waitForURL(/\/messages/);
  await expect.poll(() => held(page)).toEqual([]);
});

test("a report is written on without an account, its text still there", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Rennes");
  const person = await comeIn(page, ["buyer"]);
  await page.goto(`/bien/${id}/signaler`);
  await isLive(page);
  await page.getByLabel("Ce qui ne va pas").selectOption({ index: 1 });
  await page.getByLabel("Précisions").fill(TEXT);
  endSessions(person);
  await press("Envoyer le signalement")(page);
  await expect(errorOn(page, "Votre session a pris fin")).toBeVisible();
  await expect(page.getByLabel("Précisions")).toHaveValue(TEXT);
  await expect(page.getByRole("checkbox", { name: /robot/ })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a first message is still there, and goes with the login", async ({ page, request }) => {
    const { id } = await firstListing(request, "location=Rennes");
    const person = await comeIn(page, ["buyer"]);
    await page.goto(`/bien/${id}/contact`);
    await page.getByLabel("Votre message").fill(TEXT);
    endSessions(person);
    await press("Envoyer le message")(page);
    await expect(page.getByText(/Votre session a pris fin/)).toBeVisible();
    await expect(page.getByLabel("Votre message")).toHaveValue(TEXT);
    await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
    await fillLogin(page, person.email);
    await expect(page.getByLabel("Votre message")).toHaveValue(TEXT);
  });

  test("an offer leads to the login, and back to its page", async ({ page }) => {
    const person = await comeIn(page, ["buyer"]);
    const { id } = await ownListing();
    await page.goto(`/bien/${id}/offre`);
    endSessions(person);
    await press("Relire mon offre")(page);
    await page.waitForURL(/\/connexion/);
    await fillLogin(page, person.email);
    await expect(page).toHaveURL(new RegExp(`/bien/${id}/offre$`));
  });
});

test.describe("the editor", () => {
  test("goes on saving once its person signed in in another tab", async ({ page }) => {
    const person = await comeIn(page, ["seller"]);
    const listing = await beginListing(page);
    await page.goto(`${listing}/description`);
    await isLive(page);
    endSessions(person);
    await page.getByLabel("Titre", { exact: true }).fill("Maison de famille");
    const notice = page.getByRole("alert").filter({ hasText: "Votre session a pris fin" });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    const opened = page.context().waitForEvent("page");
    await notice.getByRole("link", { name: /dans un autre onglet/ }).click();
    const beside = await opened;
    await fillLogin(beside, person.email);
    await beside.waitForURL(/\/mes-biens|\/seller/);
    await beside.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText(/Enregistré à/)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Maison de famille");
    await expect.poll(() => held(page)).toEqual([]);
  });

  for (const way of ["its own way to the login", "a reload"]) {
    test(`loses nothing by ${way}`, async ({ page }) => {
      const person = await comeIn(page, ["seller"]);
      const listing = await beginListing(page);
      await page.goto(`${listing}/description`);
      await isLive(page);
      await saving(page, () => page.getByLabel("Titre", { exact: true }).fill("Maison"));
      endSessions(person);
      await page.getByLabel("Titre", { exact: true }).fill("Maison de famille");
      const notice = page.getByRole("alert").filter({ hasText: "Votre session a pris fin" });
      await expect(notice).toBeVisible();
      if (way === "a reload") {
        page.on("dialog", (dialog) => dialog.accept());
        await page.reload();
      } else await notice.getByRole("button", { name: "Me reconnecter ici" }).click();
      await page.waitForURL(/\/connexion/);
      await fillLogin(page, person.email);
      await page.waitForURL(/\/description$/);
      await expect(messageOn(page, "Nous avons repris ici")).toBeVisible();
      await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Maison de famille");
      await expect(page.getByText(/Enregistré à/)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Maison de famille");
    });
  }

  test("takes up the rooms that were typed, whose rows follow what is held", async ({ page }) => {
    const person = await comeIn(page, ["seller"]);
    const listing = await beginListing(page);
    await page.goto(`${listing}/surfaces`);
    await isLive(page);
    const name = (number: number) => page.getByLabel(`Pièce ${number}, nom`);
    await saving(page, () => name(1).fill("Séjour"));
    endSessions(person);
    await name(1).fill("Grand séjour");
    await name(2).fill("Cave");
    await page.getByLabel("Surface (m²), pièce 2").fill("6,5");
    const notice = page.getByRole("alert").filter({ hasText: "Votre session a pris fin" });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Me reconnecter ici" }).click();
    await page.waitForURL(/\/connexion/);
    await fillLogin(page, person.email);
    await page.waitForURL(/\/surfaces$/);
    await expect(messageOn(page, "Nous avons repris ici")).toBeVisible();
    await expect(page.getByText(/Enregistré à/)).toBeVisible();
    for (const at of ["taken up", "saved"]) {
      await expect(name(1), at).toHaveValue("Grand séjour");
      await expect(name(2), at).toHaveValue("Cave");
      await expect(page.getByLabel("Surface (m²), pièce 2"), at).toHaveValue("6,5");
      await page.reload();
    }
  });
});
