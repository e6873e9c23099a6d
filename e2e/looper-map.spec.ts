import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectContrastInTheDark, expectFits } from "./axe";
import { press, reach } from "./keys";
import { DWELLING, writeSellersLead, writeVisit } from "./looper-map-stage";
import { comeIn, createAccount, givePapers, giveZone } from "./people";
import { isLive } from "./support";

/** A looper's leads and visits, on a map and in the list beside it. */

const PATH = "/ambassador/leads/carte";
const RENNES = "35238";
/** What gives a seller's home away. */
const SECRETS = [String(DWELLING.lat), String(DWELLING.lng), "48.123", "1.654", DWELLING.street];

const map = (page: Page) => page.getByRole("region", { name: "Carte de vos prospects et visites" });
const list = (page: Page) => page.getByRole("region", { name: "Liste de la carte" });
const markers = (page: Page) => map(page).locator(".looper-pin, .map-cluster");
const panel = (page: Page) =>
  page.getByRole("dialog", { name: "Ce qui a été choisi sur la carte" });
const itemOf = (page: Page, name: string) =>
  list(page).getByRole("listitem").filter({ hasText: name });

/** A looper in force with a zone, signed in on the page. */
async function comeInAsLooper(page: Page): Promise<{ id: string; email: string }> {
  const looper = await comeIn(page, ["ambassador"]);
  givePapers(looper.id);
  giveZone(looper.id, RENNES);
  return looper;
}

/** What the browser reports of the content policy. */
function policyFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  return faults;
}

/** All that the page's address sends: its document, and what Next's router asks for. */
async function everythingSent(page: Page, path = PATH): Promise<string> {
  const document = await page.request.get(path);
  const payload = await page.request.get(path, { headers: { RSC: "1" } });
  expect([document.status(), payload.status()]).toEqual([200, 200]);
  return `${await document.text()}${await payload.text()}`;
}

test("a seller's address and point are sent once the lead is accepted, and no sooner", async ({
  page,
}) => {
  const looper = await comeInAsLooper(page);
  const name = `Julien ${newId()}`;
  writeSellersLead(looper, name);
  for (const path of [PATH, `${PATH}?montrer=prospects`, "/ambassador/leads"]) {
    const before = await everythingSent(page, path);
    expect(before).toContain(name);
    for (const secret of SECRETS) expect(before, path).not.toContain(secret);
  }
  await page.goto("/ambassador/leads");
  await page.getByRole("button", { name: new RegExp(`^Accepter.*${name}`) }).click();
  await expect(page.getByText("Premier contact à prendre")).toBeVisible();
  const after = await everythingSent(page);
  for (const secret of SECRETS) expect(after).toContain(secret);
});

test("what is another looper's is on nobody else's map", async ({ page }) => {
  const other = await createAccount(["ambassador"]);
  givePapers(other.id);
  const [lead, visitor] = [`Ada ${newId()}`, `Basile ${newId()}`];
  writeSellersLead(other, lead, "accepted");
  await writeVisit(other, visitor, 2);
  await comeInAsLooper(page);
  const sent = await everythingSent(page);
  for (const secret of [lead, visitor, ...SECRETS]) expect(sent).not.toContain(secret);
  await page.goto(PATH);
  await expect(page.getByText(/^Aucun prospect en cours, aucune visite/)).toBeVisible();
  await expectAccessible(page, "the empty map");
  await expectFits(page);
});

test("the list and the map show each other what was chosen", async ({ page }) => {
  const faults = policyFaults(page);
  const looper = await comeInAsLooper(page);
  const [first, second, held] = ["Ada", "Boris", "Chloé"].map((name) => `${name} ${newId()}`);
  for (const name of [first, second]) writeSellersLead(looper, name ?? "");
  writeSellersLead(looper, held ?? "", "accepted");
  const visitor = `Thomas ${newId()}`;
  const visit = await writeVisit(looper, visitor, 3);

  await page.goto("/ambassador/leads");
  await page
    .getByRole("navigation", { name: "Affichage des prospects" })
    .getByText("Carte")
    .click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Carte de mes prospects et visites",
  );
  await expect(list(page).getByRole("heading", { level: 2 })).toHaveText([
    /^À accepter (aujourd’hui|demain)$/,
    /^Visites du /,
    "Prospects en cours",
  ]);
  await expect(itemOf(page, first ?? "")).toContainText(/Il reste \d/);
  await expect(itemOf(page, held ?? "")).toContainText(`14 ${DWELLING.street}, Rennes`);

  await test.step("an item of the list stands out on the map, in its middle", async () => {
    await expect(markers(page).first()).toBeVisible();
    const locate = itemOf(page, visitor).getByRole("button", { name: "Situer sur la carte" });
    await locate.click();
    await expect(locate).toHaveAttribute("aria-pressed", "true");
    await expect(locate).toBeFocused();
    await expect(panel(page)).toContainText(visit.title);
    await expect(markers(page).and(page.locator("[data-active]"))).toHaveCount(1);
    await expectAccessible(page, "the map with a panel");
    await expectContrastInTheDark(page);
    await page.emulateMedia({ colorScheme: "light" });
    await locate.click();
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step("leads of one place are one marker with a list", async () => {
    await itemOf(page, first ?? "")
      .getByRole("button", { name: "Situer sur la carte" })
      .click();
    await panel(page).getByRole("button", { name: "Fermer" }).click();
    // What stands beside it comes apart once the map is near.
    const several = map(page).getByRole("button", { name: /^[23] prospects et visites/ });
    await several.click();
    const both = map(page).getByRole("button", { name: "2 prospects et visites à cet endroit" });
    await expect(both.or(panel(page)).first()).toBeVisible();
    if ((await panel(page).count()) === 0) await both.click();
    for (const name of [first, second]) await expect(panel(page)).toContainText(name ?? "");
    await expect(panel(page).getByRole("button", { name: "Fermer" })).toBeFocused();
    await expect(panel(page)).toContainText(/Il reste \d/);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(both).toBeFocused();
  });

  await test.step("the panel leads to the visit and to the lead", async () => {
    await itemOf(page, visitor).getByRole("button", { name: "Situer sur la carte" }).click();
    await expect(panel(page).getByRole("link", { name: `Visite avec ${visitor}` })).toHaveAttribute(
      "href",
      `/visites/${visit.id}`,
    );
    await itemOf(page, first ?? "")
      .getByRole("link", { name: first })
      .click();
    await expect(page).toHaveURL(/\/ambassador\/leads\?q=Ada/);
    await expect(
      page.getByRole("button", { name: new RegExp(`^Accepter.*${first}`) }),
    ).toBeVisible();
  });

  await test.step("links show leads or visits alone", async () => {
    await page.goto("/ambassador/visits");
    await page.getByRole("link", { name: "Voir sur la carte" }).click();
    await expect(page).toHaveURL(`${PATH}?montrer=visites`);
    await expect(list(page).getByRole("listitem")).toHaveCount(1);
    await page
      .getByRole("navigation", { name: "Ce que montre la carte" })
      .getByText("Prospects")
      .click();
    await expect(page).toHaveURL(`${PATH}?montrer=prospects`);
    await expect(list(page).getByRole("listitem")).toHaveCount(3);
    await expect(itemOf(page, visitor)).toHaveCount(0);
  });
  expect(faults).toEqual([]);
});

test("the wheel over the map moves the page", async ({ page }) => {
  const looper = await comeInAsLooper(page);
  for (const days of [1, 2, 3, 4, 5]) await writeVisit(looper, `Inès ${newId()}`, days);
  await page.goto(PATH);
  await expect(markers(page).first()).toBeVisible();
  // Beside the marker: of one home it is in the middle of the map.
  await map(page)
    .locator("canvas")
    .hover({ position: { x: 40, y: 80 } });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test("the keyboard has the markers, and passes them by", async ({ page }) => {
  const looper = await comeInAsLooper(page);
  const name = `Ada ${newId()}`;
  writeSellersLead(looper, name);
  await page.goto(PATH);
  await isLive(page);
  const marker = map(page).getByRole("button", { name: new RegExp(`à accepter.*${name}`) });
  await expect(marker).toBeVisible();
  await press(page, marker);
  await expect(panel(page)).toContainText(name);
  await expect(panel(page).getByRole("button", { name: "Fermer" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(marker).toBeFocused();
  await page.reload();
  await isLive(page);
  await press(page, page.getByRole("link", { name: "Passer à la liste" }));
  await page.keyboard.press("Tab");
  await expect(list(page).getByRole("link", { name })).toBeFocused();
  await reach(
    page,
    list(page).getByRole("button", { name: new RegExp(`^Situer sur la carte.*${name}`) }),
  );
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText(name);
});

test.describe("without a zone", () => {
  test("the map has what there is, and leads to the settings", async ({ page }) => {
    const looper = await comeIn(page, ["ambassador"]);
    givePapers(looper.id);
    writeSellersLead(looper, `Ada ${newId()}`);
    await page.goto(PATH);
    await expect(markers(page)).toHaveCount(1);
    await expect(map(page).getByRole("button", { name: "Voir tout mon secteur" })).toHaveCount(0);
    await page.getByRole("link", { name: "Régler mon secteur" }).click();
    await expect(page).toHaveURL("/ambassador/settings");
  });
});

test("on a phone the map stands above the list, and one finger moves the page", {
  tag: "@phone-only",
}, async ({ page }) => {
  const looper = await comeInAsLooper(page);
  const name = `Ada ${newId()}`;
  writeSellersLead(looper, name);
  await page.goto(PATH);
  await expect(markers(page)).toHaveCount(1);
  const [above, below] = [await map(page).boundingBox(), await list(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(map(page).locator(".maplibregl-canvas-container")).toHaveCSS(
    "touch-action",
    "pan-x pan-y",
  );
  await itemOf(page, name).getByRole("button", { name: "Situer sur la carte" }).tap();
  await expect(panel(page)).toBeInViewport();
  await expectAccessible(page, "the map on a phone");
  await expectFits(page);
});

test("the map is drawn once it comes near the window", { tag: "@phone-only" }, async ({ page }) => {
  const looper = await comeIn(page, ["ambassador"]);
  givePapers(looper.id);
  writeSellersLead(looper, `Ada ${newId()}`);
  await page.setViewportSize({ width: 390, height: 100 });
  await page.goto(PATH, { waitUntil: "networkidle" });
  await isLive(page);
  await page.waitForLoadState("networkidle");
  await expect(map(page).getByText("La carte se dessine…")).toBeAttached();
  await expect(map(page).locator("canvas")).toHaveCount(0);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).locator("canvas")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list stands alone", async ({ page }) => {
    const looper = await comeInAsLooper(page);
    const name = `Ada ${newId()}`;
    writeSellersLead(looper, name);
    const visitor = `Basile ${newId()}`;
    await writeVisit(looper, visitor, 2);
    await page.goto(PATH);
    await expect(page.getByText(/^La carte a besoin de JavaScript/)).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    await expect(list(page).getByRole("link", { name })).toBeVisible();
    await expect(list(page).getByText(/Il reste \d/)).toBeVisible();
    await expect(list(page).getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: /^Visites \d/ }).click();
    await expect(list(page).getByRole("listitem")).toHaveCount(1);
    await list(page)
      .getByRole("link", { name: `Visite avec ${visitor}` })
      .click();
    await expect(page).toHaveURL(/\/visites\//);
  });
});

test("nobody but a looper opens it", async ({ page }) => {
  await comeIn(page, ["seller"]);
  await page.goto(PATH);
  expect(new URL(page.url()).pathname).not.toBe(PATH);
});
