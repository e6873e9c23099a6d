import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits } from "./axe";
import {
  comeIn,
  createAccount,
  fillLogin,
  fillRegistration,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
  signInOn,
} from "./people";
import { firstListing, inDatabase, isLive } from "./support";

/** What a buyer saves, hides, compares and shares, and the notifications about it. */

const RESULTS = "/recherche?location=Lyon&minRooms=2";

const searchesOf = (userId: string) =>
  inDatabase((database) =>
    database
      .prepare<
        [string],
        { name: string; frequency: string; criteria: string; alertEnabled: number }
      >("SELECT name, frequency, criteria, alertEnabled FROM SavedSearch WHERE userId = ?")
      .all(userId),
  );

const userIdOf = (email: string) =>
  inDatabase(
    (database) =>
      database.prepare<[string], { id: string }>("SELECT id FROM User WHERE email = ?").get(email)
        ?.id,
  );

/** Opens the panel that saves the search of the page, names it, and sends it. */
async function save(page: Page, name: string, frequency: string): Promise<void> {
  await page.getByRole("button", { name: "Enregistrer la recherche" }).click();
  const panel = page.getByRole("form", { name: "Enregistrer cette recherche" });
  await expect(panel.getByLabel("Nom de la recherche")).toHaveValue(
    /^Biens à Lyon · 2.pièces et plus$/,
  );
  await panel.getByLabel("Nom de la recherche").fill(name);
  await panel.getByLabel("Me prévenir").selectOption(frequency);
  await panel.getByRole("button", { name: "Enregistrer" }).click();
}

const note = (page: Page) => page.locator(".heart-note");

test("a buyer saves a search in place, and the same again is still one", {
  tag: "@phone",
}, async ({ page }) => {
  const { id } = await comeIn(page, ["buyer"]);
  for (const name of ["Lyon d’abord", "Lyon ensuite"]) {
    await page.goto(RESULTS);
    await isLive(page);
    await save(page, name, "instant");
    await expect(note(page)).toContainText("Recherche enregistrée");
    await expect(page).toHaveURL(new RegExp(`${RESULTS.replace("?", "\\?")}$`));
  }
  expect(searchesOf(id)).toMatchObject([
    { name: "Lyon ensuite", frequency: "instant", alertEnabled: 1 },
  ]);
  await note(page).getByRole("link", { name: "Mes recherches" }).click();
  await expect(page.getByRole("heading", { name: "Lyon ensuite" })).toBeVisible();
  await expectAccessible(page);
});

test("a search saved signed out survives the registration, on another device", async ({
  page,
  browser,
}) => {
  const email = `${newId()}@example.org`;
  await page.goto(RESULTS);
  await save(page, "À deux pas du Rhône", "weekly");
  await expect(
    page.getByText(/^Pour enregistrer la recherche «.À deux pas du Rhône.»/),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /inscri|compte/i })
    .first()
    .click();
  await fillRegistration(page, email);
  await sendRegistration(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(linkIn(mailsTo(email)[0]));
  await expect(elsewhere.getByText(/sera enregistrée dès que/)).toBeVisible();
  await elsewhere.getByLabel("Mot de passe choisi à l’inscription").fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`${RESULTS.replace("?", "\\?")}$`));
  await expect(note(elsewhere)).toContainText("Recherche enregistrée");
  expect(searchesOf(userIdOf(email) ?? "")).toMatchObject([
    { name: "À deux pas du Rhône", frequency: "weekly" },
  ]);
  await elsewhere.context().close();
});

test("who is no buyer is offered the role, and the search ready to send", async ({ page }) => {
  const { id, email } = await createAccount(["seller"]);
  await page.goto(RESULTS);
  await save(page, "Pour plus tard", "daily");
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/recherche\/enregistrer\?/);
  await expect(page.getByLabel("Nom")).toHaveValue("Pour plus tard");
  await expectAccessible(page);
  expect(searchesOf(id)).toEqual([]);
  await page.getByRole("button", { name: "Devenir acheteur et enregistrer" }).click();
  await expect(note(page)).toContainText("Recherche enregistrée");
  expect(searchesOf(id)).toMatchObject([{ name: "Pour plus tard" }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a search is saved by its page", async ({ page }) => {
    const { id } = await comeIn(page, ["buyer"]);
    await page.goto(RESULTS);
    await save(page, "Sans script", "daily");
    await page.getByRole("button", { name: "Enregistrer la recherche" }).click();
    await expect(page).toHaveURL(/\/recherche\?location=Lyon&minRooms=2/);
    expect(searchesOf(id)).toMatchObject([{ name: "Sans script", frequency: "daily" }]);
  });
});

test("a call saves a search once a key, and says what is wrong", async ({ page, baseURL }) => {
  const { id } = await comeIn(page, ["buyer"]);
  const headers = { origin: baseURL ?? "" };
  const post = (data: unknown, key?: string) =>
    page.request.post("/api/saved-searches", {
      headers: { ...headers, ...(key && { "idempotency-key": key }) },
      data,
    });
  const body = {
    criteria: { location: "Rennes", type: ["apartment", "house"], maxPrice: 300000 },
    frequency: "daily",
  };
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, key)));
  const statuses = answers.map((answer) => answer.status()).sort();
  expect(statuses[0]).toBe(201);
  expect(statuses.every((status) => [201, 409].includes(status))).toBe(true);
  expect(searchesOf(id)).toHaveLength(1);
  expect((await post({ ...body, frequency: "weekly" }, key)).status()).toBe(422);
  const again = await post({
    criteria: "location=Rennes&type=apartment&type=house&maxPrice=300000",
  });
  expect(again.status()).toBe(200);
  for (const wrong of [
    {},
    { criteria: { type: "castle" } },
    { criteria: "minPrice=x" },
    { criteria: {}, frequency: "hourly" },
    { criteria: {}, name: "x".repeat(81) },
    { criteria: {}, userId: "x" },
  ]) {
    expect((await post(wrong)).status(), JSON.stringify(wrong)).toBe(400);
  }
});

/** Some listings that are for sale, of the catalogue. */
const someListings = (count: number) =>
  inDatabase((database) =>
    database
      .prepare<[number], { id: string; title: string; priceCents: number; sellerId: string }>(
        "SELECT id, title, priceCents, sellerId FROM Property WHERE status = 'active' ORDER BY id LIMIT ?",
      )
      .all(count),
  );

const keepAll = async (page: Page, baseURL: string | undefined, ids: readonly string[]) => {
  for (const id of ids) {
    const url = `/api/favorites/${id}`;
    expect((await page.request.put(url, { headers: { origin: baseURL ?? "" } })).status()).toBe(
      204,
    );
  }
};

test("a price that drops is told once, shown, and its alert is ended by the link", async ({
  page,
  baseURL,
  request,
}) => {
  const { id: userId } = await comeIn(page, ["buyer"]);
  const [listing] = someListings(40).slice(-1);
  if (!listing) throw new Error("expected a listing");
  await keepAll(page, baseURL, [listing.id]);
  const post = { criteria: "", frequency: "instant", name: "Partout" };
  const headers = { origin: baseURL ?? "" };
  expect((await page.request.post("/api/saved-searches", { headers, data: post })).status()).toBe(
    201,
  );
  const lower = listing.priceCents - 10_000_00;
  const setPrice = (cents: number) =>
    inDatabase((database) =>
      database.prepare("UPDATE Property SET priceCents = ? WHERE id = ?").run(cents, listing.id),
    );
  const alerts = () =>
    inDatabase((database) =>
      database
        .prepare<[string], { data: string }>(
          "SELECT data FROM Notification WHERE userId = ? AND event = 'alert.found'",
        )
        .all(userId)
        .map(({ data }) => JSON.parse(data)),
    ).filter(({ items }) =>
      items.some(({ listingId }: { listingId: string }) => listingId === listing.id),
    );
  setPrice(lower);
  try {
    await expect.poll(alerts, { timeout: 30_000 }).toHaveLength(1);
    const [alert] = alerts();
    expect(alert).toMatchObject({
      search: "Partout",
      items: expect.arrayContaining([
        expect.objectContaining({
          listingId: listing.id,
          what: "price_dropped",
          priceCents: lower,
          fromCents: listing.priceCents,
        }),
      ]),
    });
    await page.goto("/buyer/favorites");
    await expect(page.locator(`[data-listing="${listing.id}"]`)).toContainText(
      "Prix en baisse depuis",
    );
    await page.goto("/buyer/dashboard");
    await expect(
      page.getByRole("region", { name: "Baisses de prix dans vos favoris" }),
    ).toContainText(listing.title);
    await expectAccessible(page);
    const { pathname, search } = new URL(alert.unsubscribeLink);
    // What reads mails ahead of people opens links: nothing happens yet.
    await page.goto(pathname + search);
    await expect(page.getByRole("heading", { name: /Partout/ })).toBeVisible();
    expect(searchesOf(userId)).toMatchObject([{ alertEnabled: 1 }]);
    const oneClick = await request.post(pathname + search, {
      form: { "List-Unsubscribe": "One-Click" },
    });
    expect(oneClick.status()).toBe(200);
    expect(searchesOf(userId)).toMatchObject([{ alertEnabled: 0 }]);
    // Now, while the connection is in use: the server ends one that rests, and a POST is not sent again.
    expect((await request.post(`${pathname}?jeton=x`)).status()).toBe(410);
    await page.reload();
    await expect(page.getByRole("heading", { name: "L’alerte est arrêtée" })).toBeVisible();
  } finally {
    setPrice(listing.priceCents);
  }
});

test("favourites are judged and compared side by side", async ({ page, baseURL }) => {
  await comeIn(page, ["buyer"]);
  const listings = someListings(3);
  await keepAll(
    page,
    baseURL,
    listings.map(({ id }) => id),
  );
  await page.goto("/buyer/favorites");
  // Sent before, the form comes back in a page anew, where it is folded away with its answer.
  await isLive(page);
  const [first] = listings;
  const card = page.locator(`[data-listing="${first?.id}"]`);
  await card.getByText("Avis et note").click();
  await card.getByText("Coup de cœur").click();
  await card.getByLabel("Note personnelle").fill("Revoir le soir");
  await card.getByRole("button", { name: "Enregistrer" }).click();
  await expect(card.getByText("C’est noté.")).toBeVisible();
  await expect(card.getByText("Revoir le soir").first()).toBeVisible();
  await expectAccessible(page);
  for (const { id } of listings) {
    await page
      .locator(`[data-listing="${id}"]`)
      .getByRole("checkbox", { name: /^Comparer/ })
      .check();
  }
  await page.getByRole("button", { name: "Comparer 3 biens" }).click();
  const table = page.getByRole("table", { name: "Comparaison des biens" });
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  for (const name of ["Prix", "Prix au m²", "Surface", "DPE", "En ligne depuis"]) {
    await expect(table.getByRole("rowheader", { name, exact: true })).toBeVisible();
  }
  await expect(table.getByText("Coup de cœur")).toBeVisible();
  await table
    .getByRole("link", { name: /^Détail/ })
    .first()
    .click();
  const costs = page.getByRole("region", { name: "Le coût mensuel, ligne par ligne" });
  await expect(costs.getByText(/^Simulation\s: .* d’apport/).first()).toBeInViewport();
  await expectAccessible(page);
  await expectFits(page);
  await table
    .getByRole("link", { name: /^Retirer/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  const many = someListings(5).map(({ id }) => id);
  await page.goto(`/buyer/favorites/comparer?biens=${many.join(",")}`);
  await expect(page.getByText("Quatre biens au plus se comparent")).toBeVisible();
  await page.goto("/buyer/favorites/comparer?biens=x,../..,%00");
  await expect(page.getByRole("heading", { name: "Choisissez au moins deux biens" })).toBeVisible();
});

const LYON = "/recherche?location=Lyon";

test("a listing is hidden from results, shown again, and taken back", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto(LYON);
  await isLive(page);
  const card = page.locator("[data-listing]").first();
  const id = await card.getAttribute("data-listing");
  const own = page.locator(`[data-listing="${id}"]`);
  const total = page.locator(".results-toolbar [role=status]");
  await own.getByRole("button", { name: /^Masquer ce bien/ }).click();
  await expect(own).toBeHidden();
  await expect(total).toHaveText(/^\d+\sbiens?, dont 1 masqué$/);
  await note(page).getByRole("button", { name: "Annuler" }).click();
  await expect(own).toBeVisible();
  await expect(total).toHaveText(/^\d+\sbiens?/);
  // The note goes once the site has it: what it says below would be of the first time.
  await expect(note(page)).toHaveCount(0);
  await own.getByRole("button", { name: /^Masquer ce bien/ }).click();
  await expect(own).toBeHidden();
  await expect(note(page)).toContainText("Ce bien est masqué");
  await page.goto(LYON);
  await expect(own).toBeHidden();
  await expect(total).toHaveText(/, dont 1 masqué$/);
  // Shown all the same, and shown for good.
  const showAll = page.getByRole("button", { name: "Afficher les biens masqués" });
  await showAll.click();
  await expect(showAll).toHaveAttribute("aria-pressed", "true");
  await expect(own).toBeVisible();
  await expectAccessible(page);
  await showAll.click();
  await expect(own).toBeHidden();
  await page.getByRole("link", { name: "Gérer les biens masqués" }).click();
  const unhide = page.getByRole("button", { name: /^Afficher de nouveau/ });
  await expect(unhide).toBeVisible();
  await expectAccessible(page);
  await unhide.click();
  await expect(page.getByRole("heading", { name: "Aucun bien masqué" })).toBeVisible();
  await page.goto(LYON);
  await expect(own).toBeVisible();
});

test("what is hidden, shown and hidden again is sent in that order", async ({ page }) => {
  const { id: userId } = await comeIn(page, ["buyer"]);
  await page.goto(LYON);
  await isLive(page);
  const card = page.locator("[data-listing]").first();
  const id = await card.getAttribute("data-listing");
  const own = page.locator(`[data-listing="${id}"]`);
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/hidden-listings/*", async (route) => {
    const method = route.request().method();
    sent.push(method);
    if (method === "DELETE") await released;
    await route.continue();
  });
  const hide = own.getByRole("button", { name: /^Masquer ce bien/ });
  await hide.click();
  await note(page).getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => sent).toEqual(["PUT", "DELETE"]);
  await hide.click();
  await expect(own).toBeHidden();
  expect(sent).toEqual(["PUT", "DELETE"]);
  release();
  await expect.poll(() => sent).toEqual(["PUT", "DELETE", "PUT"]);
  const stored = () =>
    inDatabase((database) =>
      database.prepare("SELECT propertyId FROM HiddenListing WHERE userId = ?").pluck().all(userId),
    );
  await expect.poll(stored).toEqual([id]);
});

test("what a visitor hides is held by the browser, left out of the map, and joins the account", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request, "location=Lyon");
  await page.goto(`/bien/${id}`);
  await page.getByRole("button", { name: "Masquer", exact: true }).click();
  await expect(note(page)).toContainText("masqué sur cet appareil");
  const again = page.getByRole("button", { name: "Ne plus masquer" });
  await expect(again).toBeVisible();
  await page.reload();
  await again.click();
  await expect(page.getByRole("button", { name: "Masquer", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Masquer", exact: true }).click();
  await expect(again).toBeVisible();
  const left = page.waitForRequest(
    (request) =>
      request.url().includes("/api/listings/clusters") && request.url().includes(`without=${id}`),
  );
  await page.goto(LYON);
  await left;
  await expect(page.locator(".results-toolbar [role=status]")).toHaveText(/, dont 1 masqué$/);
  const { id: userId, email } = await createAccount(["buyer"]);
  await page.goto("/connexion");
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
  const stored = () =>
    inDatabase((database) =>
      database.prepare("SELECT propertyId FROM HiddenListing WHERE userId = ?").pluck().all(userId),
    );
  await expect.poll(stored).toEqual([id]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("loopimmo.hidden"))).toBeNull();
});

test("two people share a shortlist by a link, and each leaves it", async ({
  page,
  browser,
  baseURL,
}) => {
  await comeIn(page, ["buyer"]);
  const [both, mine] = someListings(2).map(({ id }) => id);
  if (!both || !mine) throw new Error("expected listings");
  await keepAll(page, baseURL, [both, mine]);
  await page.goto("/buyer/favorites/a-deux");
  await page.getByRole("button", { name: "Créer l’invitation" }).click();
  const link = await page.getByText(/\/invitation\/selection\?jeton=/).textContent();
  await expectAccessible(page);
  const other = await createAccount(["buyer"]);
  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await theirs.goto(link ?? "");
  await expect(
    theirs.getByRole("heading", { name: "Camille vous invite à chercher à deux" }),
  ).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("main").getByRole("link", { name: "Me connecter" }).click();
  await fillLogin(theirs, other.email);
  await theirs.getByRole("button", { name: "Accepter et voir nos favoris" }).click();
  await expect(theirs).toHaveURL(/\/buyer\/favorites\/a-deux$/);
  await keepAll(theirs, baseURL, [both]);
  await theirs.reload();
  await isLive(theirs);
  const group = theirs.getByRole("region", { name: /^Aimés par vous deux/ });
  const card = group.locator(`[data-listing="${both}"]`);
  await card.getByText("Avis et note").click();
  await card.getByText("Peut-être").click();
  await card.getByLabel("Note personnelle").fill("Vérifier le bruit");
  await card.getByRole("button", { name: "Enregistrer" }).click();
  await expect(card.getByText("C’est noté.")).toBeVisible();
  await expectAccessible(theirs);
  await page.reload();
  await expect(page.getByRole("region", { name: /^Aimés par vous deux/ })).toContainText(
    "Vérifier le bruit",
  );
  await expect(page.getByRole("region", { name: /^Aimés par l’un de vous/ })).toBeVisible();
  // The link served once.
  await page.goto(link ?? "");
  await expect(
    page.getByRole("heading", { name: "Cette invitation n’est plus valable" }),
  ).toBeVisible();
  await theirs.getByRole("button", { name: "Ne plus partager" }).click();
  await expect(theirs.getByRole("button", { name: "Créer l’invitation" })).toBeVisible();
  await page.goto("/buyer/favorites/a-deux");
  await expect(page.getByRole("button", { name: "Créer l’invitation" })).toBeVisible();
  await theirs.context().close();
});

test("the bar at the foot of a phone leads about, and covers nothing that has the focus", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const { email } = await createAccount(["buyer"]);
  await signInOn(page, email);
  await page.goto("/buyer/dashboard");
  const bar = page.getByRole("navigation", { name: "Pages principales" });
  if (!isMobile) {
    await expect(bar).toBeHidden();
    return;
  }
  await expect(bar.getByRole("link", { name: "Accueil" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Favoris" }).click();
  await expect(page).toHaveURL(/\/buyer\/favorites$/);
  await expect(bar.getByRole("link", { name: "Favoris" })).toHaveAttribute("aria-current", "page");
  for (const control of await bar.getByRole("listitem").all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await bar.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("link", { name: "Financement" })).toBeVisible();
  await page.keyboard.press("Escape");
  const last = page.getByRole("main").getByRole("link").last();
  await last.focus();
  // The page scrolls there smoothly.
  const covered = async () => {
    const [edge, top] = [await last.boundingBox(), await bar.boundingBox()];
    return (edge?.y ?? 0) + (edge?.height ?? 0) - (top?.y ?? 0);
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
});
