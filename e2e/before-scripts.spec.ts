import { expect, type Locator, type Page, test } from "@playwright/test";
import { comeIn } from "./people";
import { firstListing, holdScripts, inDatabase, isLive } from "./support";

/*
 * What a person did before a page's scripts ran stays, whatever they find: the page as it was sent, or one whose
 * texts the browser has translated. The scripts are held until the person has acted.
 */

/** Does to the page's texts what a browser's translation does: each is replaced by elements with another one. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() !== "" && !parent?.closest("script, style, textarea, option, svg")) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

interface Control {
  name: string;
  /** Where it is; `{id}` is a listing's. */
  path: string;
  isPerson?: boolean;
  /** The control, by what a translation leaves. */
  control: (page: Page) => Locator;
  use: (control: Locator) => Promise<void>;
  holds: (control: Locator) => Promise<void>;
}

const fill = (text: string) => ({
  use: (control: Locator) => control.fill(text),
  holds: (control: Locator) => expect(control).toHaveValue(text),
});
const tick = {
  use: (control: Locator) => control.check({ force: true }),
  holds: (control: Locator) => expect(control).toBeChecked(),
};
const open = {
  use: (control: Locator) => control.locator("> summary").click(),
  holds: (control: Locator) => expect(control).toHaveAttribute("open"),
};

const SETTINGS = "/settings?onglet=notifications";
const CONTROLS: Control[] = [
  {
    name: "a text field",
    path: "/connexion",
    control: (page) => page.locator("input[name=email]"),
    ...fill("camille@example.org"),
  },
  {
    name: "a password field",
    path: "/connexion",
    control: (page) => page.locator("input[name=password]"),
    ...fill("azerty-12345"),
  },
  {
    name: "a box",
    path: "/connexion",
    control: (page) => page.locator("input[name=remember]"),
    ...tick,
  },
  {
    name: "a field that was filled in",
    path: "/settings",
    isPerson: true,
    control: (page) => page.locator("input[name=firstName]"),
    ...fill("Élodie"),
  },
  {
    name: "a time",
    path: SETTINGS,
    isPerson: true,
    control: (page) => page.locator("input[name=quietFrom]"),
    ...fill("21:15"),
  },
  {
    name: "a list",
    path: SETTINGS,
    isPerson: true,
    control: (page) => page.locator("select[name=digest]"),
    use: async (control) => void (await control.selectOption("weekly")),
    holds: (control) => expect(control).toHaveValue("weekly"),
  },
  {
    name: "a text area",
    path: "/bien/{id}/signaler",
    control: (page) => page.locator("textarea[name=text]"),
    ...fill("Les photos montrent un autre bien.\nVoilà."),
  },
  {
    name: "a part that opens, of a page of one’s own",
    path: SETTINGS,
    isPerson: true,
    control: (page) => page.locator("main details").last(),
    ...open,
  },
  {
    name: "a part that opens, of everybody’s page",
    path: "/help",
    control: (page) => page.locator("main details").nth(1),
    ...open,
  },
  {
    name: "a choice that a script reads",
    path: "/bien/{id}",
    control: (page) => page.locator("input[type=radio][name=duree]").first(),
    ...tick,
  },
  {
    name: "a slider",
    path: "/recherche?location=Rennes",
    control: (page) => page.locator("input.price-slider").first(),
    use: async (control) => {
      await control.evaluate((slider: HTMLInputElement) => {
        slider.value = "3";
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      });
    },
    holds: (control) => expect(control).toHaveValue("3"),
  },
];

for (const isTranslated of [false, true]) {
  test.describe(isTranslated ? "in a page that was translated" : "in a page as it was sent", () => {
    for (const { name, path, isPerson, control, use, holds } of CONTROLS) {
      test(`${name} keeps what was done before scripts ran`, async ({ page, request }) => {
        if (isPerson) await comeIn(page, ["buyer"]);
        const { id } = path.includes("{id}") ? await firstListing(request) : { id: "" };
        const errors: string[] = [];
        page.on("pageerror", ({ message }) => errors.push(message));
        const release = await holdScripts(page);
        await page.goto(path.replace("{id}", id), { waitUntil: "domcontentloaded" });
        await use(control(page));
        if (isTranslated) await translate(page);
        await holds(control(page));
        release();
        await isLive(page);
        await holds(control(page));
        // React says so where it makes a page anew: of a translated one alone.
        if (!isTranslated) expect(errors).toEqual([]);
      });
    }
  });
}

test("a choice whose own press is under way as React takes over stays", async ({ page }) => {
  // Browsers make no click of a control within another one of it.
  await page.addInitScript(() => {
    const { click } = HTMLElement.prototype;
    HTMLElement.prototype.click = function (this: HTMLElement) {
      if (this.getAttribute("name") !== "remember") click.call(this);
    };
  });
  const release = await holdScripts(page);
  await page.goto("/connexion", { waitUntil: "domcontentloaded" });
  const box = page.locator("input[name=remember]");
  await box.check({ force: true });
  release();
  await isLive(page);
  await expect(box).toBeChecked();
});

/** A listing's page that everybody is given from the cache, and one that is rendered for its address. */
const LISTING_PAGES = [
  ["a cached page", ""],
  ["a page that is not cached", "?duree=15"],
] as const;

for (const [name, query] of LISTING_PAGES) {
  for (const isTranslated of [false, true]) {
    const where = isTranslated ? `${name} that was translated` : name;
    test(`on ${where} what only scripts answer waits for them, each press once`, async ({
      page,
      request,
    }) => {
      const { id } = await firstListing(request);
      const release = await holdScripts(page);
      await page.goto(`/bien/${id}${query}`, { waitUntil: "domcontentloaded" });
      if (isTranslated) await translate(page);
      const heart = page.locator(`[data-favorite="${id}"]`);
      await heart.click();
      const hide = page.getByRole("button", { name: /^«?(Masquer|Ne plus masquer)»?$/ });
      await hide.click();
      release();
      await isLive(page);
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await expect(hide).toHaveText("Ne plus masquer");
      await expect(page).toHaveURL(new RegExp(`/bien/${id}`));
      const held = (kind: string) => page.evaluate((key) => localStorage.getItem(key), kind);
      expect(await held("loopimmo.favorites")).toContain(id);
      expect(await held("loopimmo.hidden")).toContain(id);
    });
  }
}

test("a heart pressed twice before scripts ran is as it was", async ({ page, request }) => {
  const { id } = await firstListing(request);
  const release = await holdScripts(page);
  await page.goto(`/bien/${id}`, { waitUntil: "domcontentloaded" });
  const heart = page.locator(`[data-favorite="${id}"]`);
  await heart.click();
  await heart.click();
  release();
  await isLive(page);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("loopimmo.favorites"))).toBeNull();
});

test("a heart of a buyer’s card pressed before scripts ran is stored", async ({ page }) => {
  const { id: userId } = await comeIn(page, ["buyer"]);
  const release = await holdScripts(page);
  await page.goto("/recherche?location=Lyon", { waitUntil: "domcontentloaded" });
  const card = page.locator("[data-listing]").first();
  const id = await card.getAttribute("data-listing");
  await card.locator(".listing-card-heart").click();
  release();
  const stored = () =>
    inDatabase((database) =>
      database.prepare("SELECT propertyId FROM Favorite WHERE userId = ?").pluck().all(userId),
    );
  await expect.poll(stored).toEqual([id]);
  await expect(card.locator(".listing-card-heart")).toHaveAttribute("aria-pressed", "true");
});

test("the way back from a listing, pressed before scripts ran, leads to the results", async ({
  page,
}) => {
  const results = "/recherche?sort=price-asc";
  await page.goto(results);
  const path = await page.locator("[data-listing] h2 a").first().getAttribute("href");
  const release = await holdScripts(page);
  await page.evaluate((href) => location.assign(href), path ?? "");
  await page.waitForURL(/\/bien\//, { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Retour aux biens à vendre" }).click();
  release();
  await expect(page).toHaveURL(/\/recherche\?sort=price-asc$/);
});

test("a button of a page that is not cached, pressed before scripts ran, is pressed then", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/connexion", { waitUntil: "domcontentloaded" });
  const eye = page.locator("form#connexion button[aria-pressed]");
  await eye.click();
  await expect(eye).toHaveAttribute("aria-pressed", "false");
  release();
  await isLive(page);
  await expect(eye).toHaveAttribute("aria-pressed", "true");
});

test("who is signed in, or has hearts here, waits for no use of a page", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  await page.goto("/help");
  await page.evaluate(
    (ids) => localStorage.setItem("loopimmo.favorites", JSON.stringify({ v: 1, ids })),
    [id],
  );
  await page.goto(`/bien/${id}`);
  await expect(page.locator(`[data-favorite="${id}"]`)).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => localStorage.clear());
  await comeIn(page, ["buyer"]);
  await page.goto("/vendre");
  await isLive(page);
});

test("who was typing goes on typing where a translated page was made anew", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/connexion", { waitUntil: "domcontentloaded" });
  await page.locator("input[name=password]").pressSequentially("azer");
  await translate(page);
  release();
  await isLive(page);
  await page.keyboard.type("ty");
  await expect(page.locator("input[name=password]")).toHaveValue("azerty");
});

test("a page that is translated while it is used goes on working", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/connexion");
  await isLive(page);
  await translate(page);
  const form = page.locator("form#connexion");
  await form.locator("input[name=email]").fill("personne@example.org");
  await form.locator("input[name=password]").fill("azerty-12345");
  // The eye's button, the sent form's and its message: texts come, go and change.
  await form.locator("button[aria-pressed]").click();
  await form.locator("button[type=submit]").click();
  await expect(form.getByRole("alert")).toContainText("mot de passe");
  await translate(page);
  await form.locator("input[name=password]").fill("azerty-54321");
  await form.locator("button[type=submit]").click();
  await expect(form.locator("button[type=submit]")).toContainText("Se connecter");
  await expect(form.locator("input[name=email]")).toHaveValue("personne@example.org");
  expect(errors).toEqual([]);
});

test("a text that changes is shown, in place of its former translation", async ({
  page,
  request,
}) => {
  const { id } = await firstListing(request);
  await page.goto(`/bien/${id}`);
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await isLive(page);
  const result = page
    .locator("#financement, section")
    .filter({ has: page.locator("input[name=duree]") })
    .first();
  await translate(page);
  const before = await result.textContent();
  await page.locator("input[type=radio][name=duree]").first().check({ force: true });
  await expect.poll(() => result.textContent()).not.toBe(before);
});
