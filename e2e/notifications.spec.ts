import { expect, type Page, test } from "@playwright/test";
import type Database from "better-sqlite3";
import { newId } from "../lib/kernel/ids";
import { messageOn } from "./forms";
import { comeIn, dayEndIn, dayIn, mailsTo, type Person, signedIn } from "./people";
import { firstListing, inDatabase, isLive, storedInstant } from "./support";

/** What a person is notified of: the list, the settings, mails, the service worker. */

test.use({ serviceWorkers: "allow" });

interface Written {
  minutesAgo?: number;
  event?: string;
  kind?: string;
  data?: object;
  /** Channels by which it is to be delivered now. */
  channels?: readonly string[];
}

const WEEK = { listingId: "x", title: "Maison", views: 3, favorites: 0, contacts: 0, visits: 0 };

/** Writes a notification beside the running site, which delivers it. */
function write(
  { id: userId }: Person,
  {
    minutesAgo = 0,
    event = "market.week",
    kind = "market_insights",
    data = WEEK,
    channels = [],
  }: Written = {},
): string {
  const id = newId();
  const at = storedInstant(new Date(Date.now() - minutesAgo * 60_000));
  const insert = (database: Database.Database) => {
    database
      .prepare(
        "INSERT INTO Notification (id, userId, kind, event, data, createdAt) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .run(id, userId, kind, event, JSON.stringify(data), at);
    for (const channel of channels) {
      database
        .prepare(
          "INSERT INTO NotificationDelivery (notificationId, channel, dueAt) VALUES (?, ?, ?)",
        )
        .run(id, channel, at);
    }
  };
  inDatabase((database) => database.transaction(() => insert(database))());
  return id;
}

const bell = (page: Page) =>
  page.getByRole("link", { name: /^Notifications/ }).locator("visible=true");
const line = (page: Page, title: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: title });

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("are counted by the bell, opened, and marked one by one or all", {
      tag: scripts ? "@phone" : [],
    }, async ({ page }) => {
      const person = await comeIn(page, ["seller"]);
      await page.goto("/notifications");
      await expect(page.getByText("Aucune notification pour l’instant")).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName("Notifications");
      write(person, { minutesAgo: 2 * 24 * 60, data: { ...WEEK, title: "Ancienne" } });
      write(person, { minutesAgo: 2, data: { ...WEEK, title: "Première" } });
      write(person, { minutesAgo: 1, data: { ...WEEK, title: "Seconde" } });
      await page.goto("/seller/dashboard");
      await expect(bell(page)).toHaveAccessibleName("Notifications, 3 non lues");
      await bell(page).click();
      await expect(page.getByRole("main").getByRole("region").getByRole("link")).toHaveText([
        /Seconde/,
        /Première/,
        /Ancienne/,
      ]);
      await line(page, "Seconde").getByRole("link").click();
      await expect(page).toHaveURL(/\/seller\/analytics$/);
      await page.goto("/notifications");
      await expect(bell(page)).toHaveAccessibleName("Notifications, 2 non lues");
      await line(page, "Première")
        .getByRole("button", { name: /Marquer comme lue/ })
        .click();
      await expect(bell(page)).toHaveAccessibleName("Notifications, 1 non lue");
      await page.getByRole("link", { name: /^Non lues/ }).click();
      await expect(line(page, "Ancienne")).toBeVisible();
      await expect(line(page, "Première")).toHaveCount(0);
      await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
      await expect(page.getByText("Vous avez tout lu")).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName("Notifications");
    });

    test("arrive as their person chooses, but for those that are always sent", {
      tag: "@walk",
    }, async ({ page }) => {
      await comeIn(page, ["buyer"]);
      await page.goto("/settings?onglet=notifications");
      if (scripts) await isLive(page);
      const locked = page.getByRole("checkbox", { name: "Visites : E-mail" });
      await expect(locked).toBeChecked();
      await expect(locked).toBeDisabled();
      await page.getByRole("checkbox", { name: "Alertes de recherche : E-mail" }).uncheck();
      await page.getByRole("checkbox", { name: "Alertes de recherche : Push" }).check();
      await page.getByRole("button", { name: "Enregistrer mes choix" }).click();
      await expect(messageOn(page, "Vos choix sont enregistrés")).toBeVisible();
      await page.reload();
      await expect(
        page.getByRole("checkbox", { name: "Alertes de recherche : E-mail" }),
      ).not.toBeChecked();
      await expect(
        page.getByRole("checkbox", { name: "Alertes de recherche : Push" }),
      ).toBeChecked();
      await page.getByRole("button", { name: "Tout refuser" }).click();
      await expect(messageOn(page, "C’est noté")).toBeVisible();
      await page.reload();
      await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(2);
      await page.getByRole("checkbox", { name: "Ne pas me déranger" }).check();
      await page.getByLabel("De", { exact: true }).fill("21:15");
      await page.getByLabel("à", { exact: true }).fill("21:15");
      await page.getByRole("button", { name: "Enregistrer ce rythme" }).click();
      await expect(page.getByLabel("à", { exact: true })).toHaveAccessibleDescription(
        /différente du début/,
      );
      await page.getByLabel("à", { exact: true }).fill("07:00");
      await page.getByLabel("E-mails des autres événements").selectOption("weekly");
      await page.getByRole("button", { name: "Enregistrer ce rythme" }).click();
      await expect(messageOn(page, "Votre rythme est enregistré")).toBeVisible();
      await page.reload();
      await expect(page.getByLabel("De", { exact: true })).toHaveValue("21:15");
      await expect(page.getByLabel("E-mails des autres événements")).toHaveValue("weekly");
    });

    test("stop by the link of their mail, without signing in", async ({ page, context }) => {
      const person = await comeIn(page, ["seller"]);
      write(person, { channels: ["email"] });
      await expect.poll(() => mailsTo(person.email)).toHaveLength(1);
      const [mail] = mailsTo(person.email);
      const link = /https?:\S+\/desinscription\S+/.exec(mail?.text ?? "")?.[0] ?? "";
      await context.clearCookies();
      await page.goto(link);
      await expect(page.getByText("« Bilan de la semaine »")).toBeVisible();
      await page.getByRole("button", { name: "Arrêter ces e-mails" }).click();
      await expect(messageOn(page, "C’est fait")).toBeVisible();
      write(person, { channels: ["email"] });
      await expect
        .poll(() =>
          inDatabase((database) =>
            database
              .prepare(
                `SELECT d.state FROM NotificationDelivery d JOIN Notification n
                 ON n.id = d.notificationId WHERE n.userId = ? ORDER BY d.rowid`,
              )
              .pluck()
              .all(person.id),
          ),
        )
        .toEqual(["sent", "skipped"]);
      expect(mailsTo(person.email)).toHaveLength(1);
      await page.goto(link.slice(0, -3));
      await expect(page.getByRole("heading", { name: "Ce lien est incomplet" })).toBeVisible();
    });
  });
}

test("what told of an offer is read once its page is looked at", async ({ page, request }) => {
  const person = await comeIn(page, ["buyer"]);
  const { id: propertyId } = await firstListing(request);
  const offerId = newId();
  const now = storedInstant();
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO Offer (id, propertyId, buyerId, authorId, home, buyerName, buyerEmail, buyerPhone,
           amountCents, status, financingType, financingApproved, expiryDate, expiresAt, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, '{}', 'Camille Martin', ?, '', 24000000, 'withdrawn', 'cash', TRUE, ?, ?, ?, ?)`,
      )
      .run(
        offerId,
        propertyId,
        person.id,
        person.id,
        person.email,
        dayIn(9),
        dayEndIn(9),
        now,
        now,
      ),
  );
  const about = (id: string) => ({
    event: "offer.rejected",
    kind: "offer_received",
    data: {
      offerId: id,
      title: "T3",
      name: "Anne",
      viewpoint: "buyer",
      amountCents: 1,
      reason: "Le prix",
    },
  });
  write(person, { ...about(offerId), minutesAgo: 2 });
  write(person, { ...about(offerId), minutesAgo: 1 });
  write(person, about(newId()));
  await page.goto("/offres");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 3 non lues");
  await page.goto(`/offres/${offerId}`);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 non lue");
});

test("programs of mail stop them at one click, and nothing else comes of it", async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await comeIn(page, ["seller"]);
  write(person, { channels: ["email"] });
  await expect.poll(() => mailsTo(person.email)).toHaveLength(1);
  const link =
    /https?:\S+\/desinscription\S+/.exec(mailsTo(person.email)[0]?.text ?? "")?.[0] ?? "";
  const token = new URL(link).searchParams.get("lien") ?? "";
  const program = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const post = (lien: string) =>
    program.post(`/api/unsubscribe?lien=${encodeURIComponent(lien)}`, {
      form: { "List-Unsubscribe": "One-Click" },
    });
  expect((await post(token)).status()).toBe(204);
  expect((await post(token)).status()).toBe(204);
  expect((await post(token.replace("market_insights", "all"))).status()).toBe(400);
  expect((await post("")).status()).toBe(400);
  const email = inDatabase((database) =>
    database
      .prepare("SELECT kind, email FROM NotificationPreference WHERE userId = ? AND NOT email")
      .all(person.id),
  );
  expect(email).toEqual([{ kind: "market_insights", email: 0 }]);
  await program.dispose();
});

test("somebody else's notification is not opened, and a stranger comes back to theirs", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await comeIn(page, ["seller"]);
  const id = write(person);
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await comeIn(elsewhere, ["seller"]);
  await elsewhere.goto(`/notifications/${id}`);
  await expect(elsewhere.getByText("Cette notification n’existe plus")).toBeVisible();
  await elsewhere.context().clearCookies();
  await elsewhere.goto(`/notifications/${id}`);
  await expect(elsewhere).toHaveURL(new RegExp(`/connexion\\?callbackUrl=.*${id}`));
  await page.goto("/notifications");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 non lue");
  await elsewhere.context().close();
});

test("a browser is subscribed at a known push service only, by who is signed in", async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await comeIn(page, ["buyer"]);
  await page.goto("/notifications");
  const curve = await page.evaluate(async () => {
    const keys = (await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
      "deriveBits",
    ])) as CryptoKeyPair;
    return btoa(
      String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey))),
    )
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  });
  const subscription = (endpoint: string) => ({
    endpoint,
    expirationTime: null,
    keys: { p256dh: curve, auth: "AAAAAAAAAAAAAAAAAAAAAA" },
  });
  // On a connection of its own: the page's, idle since it signed in, may be ended by the server at this very moment.
  const program = await signedIn(baseURL, email);
  const call = (method: "post" | "delete", data: unknown) =>
    program[method]("/api/push-subscriptions", { data, headers: { origin: baseURL ?? "" } });
  const known = subscription(`https://fcm.googleapis.com/fcm/send/${newId()}`);
  expect((await call("post", known)).status()).toBe(204);
  expect((await call("post", known)).status()).toBe(204);
  for (const endpoint of ["http://169.254.169.254/", "https://example.org/x", "x"]) {
    const refused = await call("post", subscription(endpoint));
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "push.unknown-service" });
  }
  expect((await call("post", { ...known, more: 1 })).status()).toBe(400);
  expect((await call("delete", { endpoint: known.endpoint })).status()).toBe(204);
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  expect((await stranger.post("/api/push-subscriptions", { data: known })).status()).toBe(401);
  for (const each of [program, stranger]) await each.dispose();
});

/** Waits until the site's worker controls the page. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("the service worker shows a push message, and leads to this site alone", async ({
  page,
  context,
  baseURL,
}) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/notifications");
  await isLive(page);
  await controlled(page);
  // The page may know of it before the test does.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  // A browser without a screen shows no notifications, and opens no windows of its own.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      calls: unknown[];
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
    };
    scope.calls = [];
    scope.registration.showNotification = async (
      title: string,
      options: { body: string; data: object },
    ) => scope.calls.push([title, options.body, options.data]);
    scope.clients.openWindow = async (url: string) => scope.calls.push(url);
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const origin = baseURL ?? "";
  const message = { title: "Visite confirmée", body: "Demain", path: "/visites", tag: "a" };
  for (const data of [JSON.stringify(message), "nothing of ours"]) {
    await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  }
  const calls = () => worker.evaluate(() => (globalThis as unknown as { calls: unknown[] }).calls);
  await expect.poll(calls).toEqual([
    ["Visite confirmée", "Demain", { path: "/visites" }],
    ["Loopimmo", "Vous avez une nouvelle notification.", { path: "/notifications" }],
  ]);
  // What its `notificationclick` calls.
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      calls: unknown[];
      openPage(path: unknown): Promise<void>;
    };
    scope.calls.length = 0;
    for (const path of ["/visites", "https://example.org/", "//example.org"]) {
      await scope.openPage(path);
    }
  });
  expect(await calls()).toEqual([`${origin}/visites`]);
});

test("without a network a page is the offline page, which says so", async ({ page, context }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/notifications");
  await isLive(page);
  await controlled(page);
  await context.setOffline(true);
  await page.goto("/buyer/dashboard");
  await expect(page).toHaveTitle(/[Hh]ors (?:ligne|connexion)|connexion/i);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
});

test("a new worker reloads the page, unless something typed is unsaved", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/settings");
  await isLive(page);
  await controlled(page);
  // The listener is there for pages that a worker controls from the start.
  await page.reload();
  await isLive(page);
  const takeOver = () =>
    page.evaluate(() => {
      document.documentElement.dataset.before = "";
      navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
    });
  const before = page.locator("html[data-before]");
  await page.getByLabel("Prénom").pressSequentially("Élodie");
  await takeOver();
  await expect(before).toBeAttached();
  await expect(page.getByLabel("Prénom")).toHaveValue(/Élodie/);
  // At the next navigation it is another page.
  await page.goto("/settings");
  await isLive(page);
  await takeOver();
  await expect(before).toHaveCount(0);
});
