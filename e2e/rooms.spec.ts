import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFits, expectNoSidewaysScroll } from "./axe";
import { pageOf } from "./offers";
import { comeInAsTrustManager, createAccount } from "./people";
import { approve, writeHandedIn } from "./revisions";
import { beginListing } from "./selling";
import { firstListing, use } from "./support";

/** A listing's rooms, plans and virtual tour: the sample's flat of one level and its house of three, and a seller's own. */
const FLAT = "rennes000001";
const HOUSE = "stma10000002";
const tourOf = (id: string) => `/bien/${id}/visite-virtuelle`;
/** Until all that was typed is saved: a change shows as unsaved at once. */
const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible();
const roomHeading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 2, name });

test("the plan opens large over the page and gives the focus back", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(`/bien/${FLAT}`);
  const opener = page.getByRole("button", { name: "Plan", exact: true });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Plan, 3e étage/ });
  await expect(dialog.getByRole("img", { name: "Plan, 3e étage" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Fermer" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // The picture in the page opens the same.
  await page.getByRole("button", { name: "Agrandir : plan, 3e étage" }).click();
  await expect(dialog).toBeVisible();
});

test("a house has its levels one after the other, and the sum of all areas", async ({ page }) => {
  await page.goto(`/bien/${HOUSE}`);
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  const plan = page.getByRole("region", { name: "Plan du logement" });
  await expect(plan).toBeInViewport();
  for (const [level, room] of [
    ["Rez-de-chaussée", /^Séjour double 38 m²/],
    ["1er étage", /^Suite 18,9 m²/],
    ["2e étage", /^Chambre 4 10,7 m²/],
  ] as const) {
    await expect(plan.getByRole("heading", { name: level })).toBeVisible();
    await expect(plan.getByRole("img", { name: `Plan, ${level}` })).toBeAttached();
    const table = plan.getByRole("table", { name: `Pièces et surfaces, ${level}` });
    await expect(table.getByRole("row", { name: room })).toBeVisible();
  }
  await expect(plan).toContainText(/Somme des surfaces190\sm²/);
});

test("a listing without rooms has neither button nor section, and no tour", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  await page.goto(`/bien/${id}`);
  await expect(page.getByRole("button", { name: "Plan", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Visite virtuelle" })).toHaveCount(0);
  await expect(page.locator("#plan")).toHaveCount(0);
  const none = await page.goto(tourOf(id));
  expect(none?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas de visite virtuelle");
  await page.getByRole("link", { name: "Voir l’annonce" }).click();
  await expect(page).toHaveURL(new RegExp(`/bien/${id}$`));
  for (const unknown of ["d1nan0000004", "000000000000", "%F0%9F%8F%A1"]) {
    expect((await page.goto(tourOf(unknown)))?.status(), unknown).toBe(404);
  }
});

test("the public call has rooms, plans, each photo's room, and the tour's whole address", async ({
  request,
}) => {
  const listing = await (await request.get(`/api/listings/${FLAT}`)).json();
  expect(new URL(listing.virtualTourUrl).pathname).toBe(tourOf(FLAT));
  expect(listing.roomTable).toContainEqual({ name: "Séjour", level: "3e étage", surface: 31 });
  expect(listing.photoRooms.slice(0, 2)).toEqual([null, "Séjour"]);
  expect(listing.photoRooms).toHaveLength(listing.photos.length);
  const [{ label, url }] = listing.floorPlans;
  expect(label).toBe("3e étage");
  expect((await request.get(new URL(url).pathname)).status()).toBe(200);
});

test("a number that names no room shows the first one", async ({ page }) => {
  for (const piece of ["99", "0", "-1", "abc", "%00", "1%27"]) {
    const response = await page.goto(`${tourOf(FLAT)}?piece=${piece}`);
    expect(response?.status(), piece).toBe(200);
    await expect(roomHeading(page, /^Séjour/)).toBeVisible();
  }
});

test("the tour is the same for everyone, cached, and left to the listing by search engines", async ({
  page,
}) => {
  const response = await page.goto(`${tourOf(FLAT)}?piece=2`);
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers["cache-control"]).toContain("s-maxage");
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  expect(headers["set-cookie"]).toBeUndefined();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan opens and closes too, and has its anchor in the page", async ({ page }) => {
    await page.goto(`/bien/${FLAT}`);
    await page.getByRole("button", { name: "Plan", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: /^Plan, 3e étage/ });
    await expect(dialog.getByRole("img", { name: "Plan, 3e étage" })).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/bien/${FLAT}#plan`);
    await expect(page.locator("#plan img").first()).toBeInViewport();
  });

  test("the tour goes from room to room by its list and its arrows, with the plans beside it", async ({
    page,
  }) => {
    await page.goto(`/bien/${HOUSE}`);
    await page.getByRole("link", { name: "Visite virtuelle" }).click();
    await expect(roomHeading(page, /^Séjour double/)).toBeVisible();
    await expect(page.getByText("les images de la visite sont des illustrations")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Pièce précédente/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Pièce suivante : Cuisine" }).click();
    await expect(roomHeading(page, /^Cuisine/)).toBeVisible();
    const rooms = page.getByRole("navigation", { name: "Pièces de la visite" });
    await rooms.getByRole("link", { name: "4. Suite" }).click();
    await expect(roomHeading(page, /^Suite 18,9/)).toBeVisible();
    await expect(rooms.getByRole("link", { name: "4. Suite" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    // No picture shows it.
    await expect(rooms.getByRole("link", { name: /Salle d’eau/ })).toHaveCount(0);
    // The plan of its level stands first, and says so.
    const plans = page.getByRole("region", { name: "Les plans" });
    await expect(plans.getByRole("heading", { level: 3 }).first()).toHaveText(
      "1er étageVous êtes à ce niveau",
    );
    await plans.getByRole("button", { name: "Agrandir : plan, 1er étage" }).click();
    const dialog = page.getByRole("dialog", { name: /^Plan, 1er étage/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await rooms.getByRole("link", { name: /Chambre 5$/ }).click();
    await expect(roomHeading(page, /^Chambre 5/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Pièce suivante/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Retour à l’annonce" }).click();
    await expect(page).toHaveURL(new RegExp(`/bien/${HOUSE}$`));
  });

  test("rooms are typed a few at a time, and what can't be read comes back with its message", async ({
    page,
  }) => {
    const listing = await beginListing(page);
    await page.goto(`${listing}/surfaces`);
    await page.getByLabel("Pièce 1, nom").fill("Séjour");
    await page.getByLabel("Surface (m²), pièce 1").fill("24,5");
    await page.getByLabel("Pièce 2, nom").fill("Cave");
    await page.getByLabel("Surface (m²), pièce 2").fill("petite");
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(page.getByText("Écrivez un nombre, par exemple 62,5.")).toBeVisible();
    await expect(page.getByLabel("Surface (m²), pièce 2")).toHaveValue("petite");
    await page.getByLabel("Surface (m²), pièce 2").fill("6");
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.goto(`${listing}/surfaces`);
    await expect(page.getByLabel("Pièce 2, nom")).toHaveValue("Cave");
    await expect(page.getByLabel("Surface (m²), pièce 2")).toHaveValue("6");
    await page.getByLabel("Pièce 1, nom").fill("");
    await page.getByLabel("Surface (m²), pièce 1").fill("");
    await page.getByLabel("Pièce 3, nom").fill("Chambre");
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.goto(`${listing}/surfaces`);
    await expect(page.getByLabel("Pièce 1, nom")).toHaveValue("Cave");
    await expect(page.getByLabel("Pièce 2, nom")).toHaveValue("Chambre");
  });
});

test("rooms are typed, put in order, taken away and brought back, and nothing typed is lost", {
  tag: "@phone",
}, async ({ page }) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await use(page);
  const name = (number: number) => page.getByLabel(`Pièce ${number}, nom`);
  const area = (number: number) => page.getByLabel(`Surface (m²), pièce ${number}`);
  await expectAccessible(page);
  await page.getByLabel("Surface habitable").fill("40");
  await name(1).fill("Séjour");
  await area(1).fill("24,5");
  await name(2).fill("Chambre");
  // What can't be read has its message, stays, and keeps nothing else from being saved.
  await area(2).fill("onze");
  await expect(area(2)).toHaveAttribute("aria-invalid", "true");
  await expect(area(2)).toHaveAccessibleDescription("Écrivez un nombre, par exemple 62,5.");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("Un champ n’a pas pu être enregistré.")).toBeVisible();
  await expect(area(2)).toBeFocused();
  await expect(area(2)).toHaveValue("onze");
  await area(2).fill("11,25");
  await expect(area(2)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("Somme des surfaces saisies")).toBeVisible();
  await expect(page.locator("#champ-roomTable dl")).toContainText(/35,75\sm².*40\sm²/);

  // A room without a name is asked for it.
  await page.getByLabel("Niveau, pièce 3").fill("Sous-sol");
  await page.getByLabel("Surface habitable").focus();
  await expect(name(3)).toHaveAccessibleDescription("Donnez un nom à cette pièce.");
  await name(3).fill("Cave");

  // Rows are moved by buttons, which keep the focus, and have their texts with them.
  const status = page.locator("#champ-roomTable [role=status]");
  await page.getByRole("button", { name: "Monter : Cave" }).click();
  await expect(name(2)).toHaveValue("Cave");
  await expect(name(3)).toHaveValue("Chambre");
  await expect(area(3)).toHaveValue("11,25");
  await expect(status).toHaveText("Cave : position 2 sur 4.");
  await expect(page.getByRole("button", { name: "Monter : Cave" })).toBeFocused();

  await page.getByRole("button", { name: "Retirer : Séjour" }).click();
  await expect(status).toHaveText("Séjour : ligne retirée.");
  await expect(name(1)).toHaveValue("Cave");
  await expect(name(1)).toBeFocused();
  await page.getByRole("button", { name: "Remettre : Séjour" }).click();
  await expect(name(1)).toHaveValue("Séjour");
  await expect(area(1)).toHaveValue("24,5");
  await expect(name(1)).toBeFocused();
  await page.getByRole("button", { name: "Ajouter une pièce" }).click();
  await expect(name(5)).toBeFocused();
  await name(5).fill("Balcon");
  await saved(page);
  await expectAccessible(page, "the table of rooms");
  await expectFits(page);

  await page.reload();
  await use(page);
  const names = page.locator('[name="room-name"]');
  await expect(names).toHaveCount(4);
  expect(
    await names.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
  ).toEqual(["Séjour", "Cave", "Chambre", "Balcon"]);
  await expect(page.getByLabel("Niveau, pièce 2")).toHaveValue("Sous-sol");
});

test("a room that is moved as fast as keys repeat arrives, and every row keeps its texts", async ({
  page,
}) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await use(page);
  const count = 12;
  for (let number = 1; number <= count; number++) {
    if (number > 4) await page.getByRole("button", { name: "Ajouter une pièce" }).click();
    await page.getByLabel(`Pièce ${number}, nom`).fill(`Pièce ${number}`);
  }
  await page.getByRole("button", { name: `Monter : Pièce ${count}`, exact: true }).focus();
  // A key that is held down.
  for (let press = 0; press < count; press++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  const expected = [count, ...Array.from({ length: count - 1 }, (_, at) => at + 1)];
  const names = async () =>
    await page
      .locator('[name="room-name"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const inOrder = expected.map((number) => `Pièce ${number}`);
  await expect.poll(names).toEqual(inOrder);
  await saved(page);
  await page.reload();
  await use(page);
  await expect.poll(names).toEqual(inOrder);
});

test("a level of signs that nobody sees is none, and keeps nothing else from being saved", async ({
  page,
}) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await use(page);
  await page.getByLabel("Niveau, pièce 1").fill("\u00ad");
  await page.getByLabel("Pièce 1, nom").fill("Séjour");
  await page.getByLabel("Surface (m²), pièce 1").fill("24");
  await saved(page);
  await expect(page.getByText("Cette valeur n’est pas acceptée.")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Pièce 1, nom")).toHaveValue("Séjour");
  await expect(page.getByLabel("Surface (m²), pièce 1")).toHaveValue("24");
});

test("a room that was taken away here and is back from another tab is not put back twice", async ({
  page,
}) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await use(page);
  const nameIn = (tab: Page, number: number) => tab.getByLabel(`Pièce ${number}, nom`);
  await nameIn(page, 1).fill("Séjour");
  await nameIn(page, 2).fill("Cave");
  await saved(page);
  const other = await page.context().newPage();
  await other.goto(`${listing}/surfaces`);
  await use(other);
  await nameIn(other, 1).fill("Salon");
  await saved(other);
  await page.getByRole("button", { name: "Retirer : Cave" }).click();
  const restore = page.getByRole("button", { name: "Remettre : Cave" });
  await expect(restore).toBeVisible();
  await page.getByRole("button", { name: "Prendre l’autre" }).click();
  await expect(nameIn(page, 1)).toHaveValue("Salon");
  await expect(nameIn(page, 2)).toHaveValue("Cave");
  await expect(restore).toHaveCount(0);
});

test("what was wrong with a field is no more once another tab's value stands in it", async ({
  page,
}) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await use(page);
  const other = await page.context().newPage();
  await other.goto(`${listing}/surfaces`);
  await use(other);
  await page.getByLabel("Surface habitable").fill("grande");
  await expect(page.getByText("Écrivez un nombre, par exemple 62,5.")).toBeVisible();
  await other.getByLabel("Surface habitable").fill("50");
  await saved(other);
  await page.getByLabel("Pièce 1, nom").fill("Séjour");
  await expect(page.getByLabel("Surface habitable")).toHaveValue("50");
  await expect(page.getByText("Écrivez un nombre, par exemple 62,5.")).toHaveCount(0);
});

test("what another tab changed of the rooms is shown, and a conflict is the seller's to settle", async ({
  page,
}) => {
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await use(page);
  const other = await page.context().newPage();
  await other.goto(`${listing}/surfaces`);
  await use(other);
  const nameIn = (tab: Page) => tab.getByLabel("Pièce 1, nom");
  await nameIn(page).fill("Séjour");
  await saved(page);
  await nameIn(other).fill("Salon");
  await expect(other.getByText("Modifié dans un autre onglet.")).toBeVisible();
  await expect(nameIn(other)).toHaveValue("Salon");
  await other.getByRole("button", { name: "Prendre l’autre" }).click();
  await expect(nameIn(other)).toHaveValue("Séjour");
});

test("a seller types rooms and names photos, the team sees them, the page and the tour show them", async ({
  page,
  browser,
}) => {
  const seller = await createAccount(["seller"]);
  const { revisionId, propertyId } = writeHandedIn(seller, {
    virtualTourUrl: "https://visite.example/mon-bien",
  });
  const desk = await pageOf(browser, seller.email);
  await desk.goto(`/annonces/${revisionId}/verification`);
  await desk.getByRole("button", { name: /^Reprendre/ }).click();
  await expect(desk.getByRole("button", { name: "Envoyer pour validation" })).toBeVisible();

  // Without rooms photos are asked nothing, and a link leads to them.
  await desk.goto(`/annonces/${revisionId}/photos`);
  await use(desk);
  await expect(desk.getByLabel("Pièce : Photo 1")).toHaveCount(0);
  await desk.getByRole("link", { name: "Lister les pièces" }).click();
  await expect(desk).toHaveURL(/\/surfaces#champ-roomTable$/);
  await use(desk);
  for (const [index, [name, area, level]] of [
    ["Séjour", "24,5", "Étage"],
    ["Chambre", "11", "Étage"],
    ["Cave", "6", "Sous-sol"],
  ].entries()) {
    await desk.getByLabel(`Pièce ${index + 1}, nom`).fill(name ?? "");
    await desk.getByLabel(`Surface (m²), pièce ${index + 1}`).fill(area ?? "");
    await desk.getByLabel(`Niveau, pièce ${index + 1}`).fill(level ?? "");
    await saved(desk);
  }
  await desk.goto(`/annonces/${revisionId}/photos`);
  await use(desk);
  await desk.getByLabel("Pièce : Photo 1").selectOption("Chambre");
  await desk.getByLabel("Pièce : Photo 2").selectOption("Séjour");
  await desk.getByLabel("Pièce : Photo 3").selectOption("Chambre");
  await saved(desk);
  await expectAccessible(desk, "photos with their rooms");
  // A room that is renamed keeps its photos.
  await desk.goto(`/annonces/${revisionId}/surfaces`);
  await use(desk);
  await desk.getByLabel("Pièce 2, nom").fill("Chambre bleue");
  await saved(desk);
  await desk.goto(`/annonces/${revisionId}/apercu`);
  await expect(desk.getByRole("table", { name: "Pièces et surfaces, Étage" })).toBeVisible();
  await expect(desk.getByRole("rowheader", { name: "Chambre bleue" })).toBeVisible();
  await desk.goto(`/annonces/${revisionId}/verification`);
  await desk.getByRole("button", { name: "Envoyer pour validation" }).click();
  await expect(desk.getByText("Votre annonce est en cours de validation")).toBeVisible();
  await desk.context().close();

  await comeInAsTrustManager(page);
  await page.goto(`/trust-manager/quality-control/${revisionId}`);
  await expect(page.getByText("Pièce : Chambre bleue")).toHaveCount(2);
  await expect(page.getByText(/Séjour, 24,5\sm², Étage/)).toBeVisible();
  await expectAccessible(page);
  await approve(page, revisionId);

  const visitor = await pageOf(browser);
  await visitor.goto(`/bien/${propertyId}`);
  const rooms = visitor.getByRole("region", { name: "Pièces et surfaces" });
  await expect(rooms.getByRole("row", { name: /^Chambre bleue 11 m²/ })).toBeVisible();
  await expect(rooms).toContainText(/Somme des surfaces41,5\sm²/);
  await expect(visitor.getByRole("button", { name: "Plan", exact: true })).toHaveCount(0);
  // The tour on another site opens beside ours.
  const outside = visitor.getByRole("link", { name: "Visite 3D (nouvel onglet)" });
  await expect(outside).toHaveAttribute("href", "https://visite.example/mon-bien");
  await expect(outside).toHaveAttribute("target", "_blank");
  await expect(outside).toHaveAttribute("rel", "noopener noreferrer");
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Visite virtuelle", exact: true }).click();
  await expect(roomHeading(visitor, /^Séjour 24,5/)).toBeVisible();
  await expect(outside).toBeVisible();
  await visitor.getByRole("link", { name: "Pièce suivante : Chambre bleue" }).click();
  await expect(roomHeading(visitor, /^Chambre bleue/)).toBeVisible();
  // All photos of a room are shown.
  await expect(visitor.getByRole("list", { name: "Autres photos, Chambre bleue" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
});

test("axe finds nothing on the rooms, a plan over the page, nor on the tour", {
  tag: "@phone",
}, async ({ page }) => {
  for (const path of [`/bien/${HOUSE}`, tourOf(FLAT), `${tourOf(HOUSE)}?piece=4`]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.goto(`/bien/${FLAT}`);
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "the plan over the page");
});

test("nothing scrolls sideways at 320 px, which is 200 % zoom of a small window", {
  tag: "@phone-only",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [`/bien/${HOUSE}`, tourOf(HOUSE)]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
  const listing = await beginListing(page);
  await page.goto(`${listing}/surfaces`);
  await expectNoSidewaysScroll(page, "the table of rooms");
});
