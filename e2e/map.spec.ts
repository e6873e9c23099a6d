import { expect, type Page, test } from "@playwright/test";
import { type OwnSite, startOwnSite } from "./own-site";
import { type Behaviour, present, startTileServer, type TileServer } from "./tile-server";

/** The map's ground: from tiles where they can be had, plain where they can't, and pins in both. */

const IGN = "https://data.geopf.fr";
const PLAIN = "Fond de carte simplifié, sans les rues";

test.describe.configure({ mode: "serial" });
const map = (page: Page) => page.getByRole("region", { name: "Carte des résultats" });
const note = (page: Page) => map(page).getByText(PLAIN);
const pins = (page: Page) => map(page).locator(".map-pin, .map-cluster");

/** What the browser complains of, errors of a single request that failed apart. */
function complaints(page: Page): { policy: string[]; all: string[] } {
  const found = { policy: [] as string[], all: [] as string[] };
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    found.all.push(message.text());
    if (/Content Security Policy/i.test(message.text())) found.policy.push(message.text());
  });
  page.on("pageerror", (error) => found.all.push(String(error)));
  return found;
}

test.describe("with a style of tiles", () => {
  let tiles: TileServer;
  let site: OwnSite;

  test.beforeAll(async () => {
    tiles = await startTileServer();
    site = await startOwnSite({ TILE_STYLE_URL: tiles.styleUrl });
  });
  test.afterAll(async () => {
    await site?.stop();
    await tiles?.close();
  });

  test("names its origin in the policy, and no other", async ({ request }) => {
    const policy = (await request.get(`${site.origin}/recherche`)).headers()[
      "content-security-policy"
    ];
    expect(policy).toContain(`connect-src 'self' ${tiles.origin};`);
    expect(policy).not.toContain("geopf");
  });

  test("draws it, numbered from the north", async ({ page }) => {
    tiles.behave("present");
    const { policy, all } = complaints(page);
    await page.goto(`${site.origin}/recherche?location=Rennes`);
    await expect(pins(page).first()).toBeVisible();
    await expect
      .poll(() => tiles.requested.filter((path) => path.startsWith("/tms/")).length)
      .toBeGreaterThan(0);
    // Past the time after which it would have given up.
    await page.waitForTimeout(4_000);
    await expect(note(page)).toHaveCount(0);
    // Rennes is in the north of the world: the lower half of the numbers from the north.
    for (const path of tiles.requested.filter((each) => each.startsWith("/tms/"))) {
      const [z = 0, , y = 0] =
        path
          .match(/\d+(?=[/.])/g)
          ?.slice(-3)
          .map(Number) ?? [];
      expect(y).toBeLessThan(2 ** z / 2);
    }
    expect(policy).toEqual([]);
    expect(all).toEqual([]);
  });

  test("keeps it when a later tile fails", async ({ page }) => {
    tiles.behave("present");
    await page.goto(`${site.origin}/recherche?location=Rennes`);
    await expect
      .poll(() => tiles.requested.filter((path) => path.startsWith("/tms/")).length)
      .toBeGreaterThan(0);
    await page.waitForTimeout(2_000);
    tiles.behave("errors");
    await map(page).getByRole("button", { name: "Dézoomer" }).click();
    await map(page).getByRole("button", { name: "Dézoomer" }).click();
    await expect.poll(() => tiles.requested.length).toBeGreaterThan(0);
    await page.waitForTimeout(4_000);
    await expect(note(page)).toHaveCount(0);
  });

  const FAILURES: readonly Behaviour[] = [
    "slow",
    "slow-tiles",
    "errors",
    "garbage",
    "truncated",
    "bad-style",
    "bad-tiles",
    "no-tiles",
  ];
  for (const behaviour of FAILURES) {
    test(`draws the plain map where its server is: ${behaviour}`, async ({ page }) => {
      tiles.behave(behaviour);
      const { policy, all } = complaints(page);
      await page.goto(`${site.origin}/recherche?location=Rennes`);
      // Neither pins nor tools wait for it.
      await expect(pins(page).first()).toBeVisible();
      const before = await map(page).boundingBox();
      await expect(note(page)).toBeVisible({ timeout: 15_000 });
      expect(await map(page).boundingBox()).toEqual(before);
      await expect(pins(page).first()).toBeVisible();
      expect(policy).toEqual([]);
      expect(all.length).toBeLessThan(30);
      // Then it is left in peace.
      tiles.requested.length = 0;
      await map(page).getByRole("button", { name: "Dézoomer" }).click();
      await page.waitForTimeout(1_000);
      expect(tiles.requested).toEqual([]);
    });
  }

  test("draws the plain map where nobody is there", async ({ page }) => {
    await tiles.close();
    await page.goto(`${site.origin}/recherche?location=Rennes`);
    await expect(note(page)).toBeVisible({ timeout: 15_000 });
  });
});

test.describe("without any configuration", () => {
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite({ TILE_STYLE_URL: "" });
  });
  test.afterAll(() => site?.stop());

  test("Plan IGN is drawn, on the search and on a listing", async ({ page }) => {
    const { policy } = complaints(page);
    const requested: string[] = [];
    await page.context().route(`${IGN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      requested.push(pathname);
      expect(route.request().headers().cookie).toBeUndefined();
      const { type, body } = present(pathname, IGN);
      const headers = { "access-control-allow-origin": "*" };
      await route.fulfill({ contentType: type, body, headers });
    });
    await page.goto(`${site.origin}/recherche?location=Rennes`);
    await expect.poll(() => requested.some((path) => path.startsWith("/tms/"))).toBe(true);
    await expect(map(page).getByText("© IGN")).toBeAttached();
    // What the search still requests ends with its page.
    await page.goto("about:blank");
    requested.length = 0;
    await page.goto(`${site.origin}/bien/rennes000001`);
    expect(requested).toEqual([]);
    await page.locator("#emplacement").scrollIntoViewIfNeeded();
    await expect.poll(() => requested.some((path) => path.startsWith("/tms/"))).toBe(true);
    expect(policy).toEqual([]);
  });
});

test.describe("on the plain map", () => {
  test("a wheel searches as a drag does, where the person asked for that", async ({ page }) => {
    await page.goto("/recherche");
    await expect(pins(page).first()).toBeVisible();
    await map(page).getByRole("checkbox").check();
    const box = await map(page).boundingBox();
    if (!box) throw new Error("the map has no size");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -300);
    await expect(page).toHaveURL(/bbox=/);
  });

  test("a double click closes a zone, and does not zoom", async ({ page }) => {
    await page.goto("/recherche");
    await expect(pins(page).first()).toBeVisible();
    await map(page).getByRole("button", { name: "Dessiner une zone" }).click();
    const box = await map(page).boundingBox();
    if (!box) throw new Error("the map has no size");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x - 90, y - 90);
    await page.mouse.click(x + 90, y - 90);
    await page.mouse.dblclick(x, y + 90);
    await expect(page).toHaveURL(/\?polygon=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("dans la zone dessinée");
  });

  test("pins of a search are clear of the controls", async ({ page }) => {
    await page.goto("/recherche?location=Rennes");
    await expect(pins(page).first()).toBeVisible();
    await expect(note(page)).toBeVisible();
    const boxes = (selector: string) =>
      map(page)
        .locator(selector)
        .evaluateAll((all) =>
          all
            .map((each) => {
              const { left, right, top, bottom } = each.getBoundingClientRect();
              return { left, right, top, bottom };
            })
            .filter(({ left, right }) => right > left),
        );
    const covered = async () => {
      const covers = await boxes(".map-top > *, .map-tools, .map-plain-note");
      const shown = await boxes(".map-pin, .map-cluster");
      return shown.flatMap((pin) =>
        covers
          .filter(
            (cover) =>
              pin.right > cover.left &&
              cover.right > pin.left &&
              pin.bottom > cover.top &&
              cover.bottom > pin.top,
          )
          .map((cover) => [pin, cover]),
      );
    };
    // The first pins may be those of the map before it has moved to the place.
    await expect.poll(covered).toEqual([]);
  });

  test("a listing's map comes by itself, as a circle without a pin in its middle", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto("/bien/rennes000001");
    const around = page.getByRole("region", { name: "Carte des environs" });
    await expect(around).toHaveCount(0);
    await page.locator("#emplacement").scrollIntoViewIfNeeded();
    await expect(around.locator("canvas")).toBeVisible();
    await expect(around.getByText(PLAIN)).toBeVisible();
    await expect(around.locator(".map-ghost")).toHaveCount(0);
    await expect(page.getByText(/Emplacement approximatif/)).toBeVisible();
  });
});
