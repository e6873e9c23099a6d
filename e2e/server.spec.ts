import { request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { ownListing } from "./offers";
import {
  firstListing,
  holdScripts,
  inDatabase,
  isLive,
  SEARCH_PAGES,
  STATIC_PAGES,
  use,
} from "./support";

/** What the browser says against a page: its policy was violated, or something was logged. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const note = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

test("no page logs a violation of its policy, before and after its scripts run", async ({
  page,
  request,
}) => {
  const complaints = await complaintsOf(page);
  const { id } = await firstListing(request);
  // The same cards on pages of their own.
  const sameCards = [1, 2, 3, 4].map((surface) => `/recherche?minSurface=${surface}`);
  const listing = `/bien/${id}`;
  for (const path of [
    ...STATIC_PAGES,
    ...SEARCH_PAGES,
    listing,
    "/connexion",
    "/bien/x",
    ...sameCards,
  ]) {
    await page.goto(path);
    await use(page);
    expect(complaints, path).toEqual([]);
  }
});

test.describe("what was put into a page does not run", () => {
  for (const [kind, path] of [
    ["kept", "/help"],
    ["passed", "/connexion"],
  ] as const) {
    test(`on a ${kind} page`, async ({ page }) => {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const injected =
          '<script>window.injected = "script"</script>' +
          '<script nonce="">window.injected = "nonce"</script>' +
          '<img src="data:," onerror="window.injected = \'handler\'">' +
          '<a id="pressed" href="javascript:window.injected=\'link\'">x</a>' +
          '<script src="https://evil.invalid/x.js"></script>';
        const body = (await response.text()).replace("</body>", `${injected}</body>`);
        await route.fulfill({ response, body });
      });
      await page.addInitScript(() => {
        const blocked: string[] = [];
        Object.assign(window, { blocked });
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
          blocked.push(effectiveDirective),
        );
      });
      await page.goto(path);
      await page.waitForFunction(
        () => (window as unknown as { blocked: string[] }).blocked.length >= 4,
      );
      await page.evaluate(() => document.getElementById("pressed")?.click());
      await use(page);
      const { blocked, injected } = await page.evaluate(() => {
        const seen = window as unknown as { blocked: string[]; injected?: string };
        return { blocked: seen.blocked, injected: seen.injected ?? null };
      });
      expect(injected).toBeNull();
      expect(blocked).toContain("script-src-attr");
      expect(blocked.filter((each) => each === "script-src-elem").length).toBeGreaterThanOrEqual(3);
    });
  }
});

test.describe("scripts are loaded on use", () => {
  const scriptsOf = (page: Page) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    return scripts;
  };

  test("on a phone, what loads them before a touch, all after it", {
    tag: "@phone-only",
  }, async ({ page, request }) => {
    const scripts = scriptsOf(page);
    const { id } = await firstListing(request);
    for (const path of ["/", "/recherche?location=Rennes", `/bien/${id}`, "/vendre"]) {
      // What the page before it goes on loading is not this one's.
      await page.goto("about:blank");
      scripts.length = 0;
      await page.goto(path, { waitUntil: "load" });
      expect([...new Set(scripts)], path).toEqual([
        expect.stringMatching(/\/load-scripts\.\w+\.js$/),
      ]);
      // On nothing that can be pressed: what is learnt is that a touch is enough.
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      await page.touchscreen.tap((heading?.x ?? 0) + 8, (heading?.y ?? 0) + 8);
      await isLive(page);
      expect(new URL(page.url()).pathname, path).toBe(new URL(path, page.url()).pathname);
      expect(scripts.length, path).toBeGreaterThan(1);
    }
  });

  test("a mouse that lies on the page is no use of it, one that moves is", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/vendre", { waitUntil: "load" });
    const before = scripts.length;
    // What a browser reports to a page that appears under a mouse at rest.
    await page.evaluate(() => {
      for (const type of ["pointerover", "pointermove", "mouseover", "mousemove"]) {
        document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      }
    });
    await page.waitForLoadState("networkidle");
    expect(scripts).toHaveLength(before);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await isLive(page);
  });

  test("a button pressed before they run is pressed then", async ({ page, request }) => {
    const { id } = await firstListing(request);
    const release = await holdScripts(page);
    await page.goto(`/bien/${id}`, { waitUntil: "domcontentloaded" });
    await page
      .getByRole("button", { name: /suivante/i })
      .first()
      .click();
    release();
    await isLive(page);
    await expect(page.getByText(/^2 \/ \d+$/).first()).toBeVisible();
  });

  test("a key pressed before they run is pressed then", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/help", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => {
      Object.assign(window, { keys: [] as string[] });
      document.body.tabIndex = -1;
      document.body.focus();
    });
    await page.keyboard.press("ArrowRight");
    await page.evaluate(() =>
      addEventListener("keydown", ({ key }) =>
        (window as unknown as { keys: string[] }).keys.push(key),
      ),
    );
    release();
    await isLive(page);
    await page.waitForFunction(
      () => (window as unknown as { keys: string[] }).keys.join() === "ArrowRight",
    );
  });

  test("what was chosen in a list before they run is applied then", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/recherche?location=Rennes", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Trier par").selectOption("price-asc");
    release();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page.getByLabel("Trier par")).toHaveValue("price-asc");
  });

  test("what was typed before they run is there and is sent", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const field = page.getByRole("search").getByLabel("Où cherchez-vous ?");
    await field.pressSequentially("Rennes");
    release();
    await isLive(page);
    await expect(field).toHaveValue("Rennes");
    await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/\/recherche\?location=Rennes/i);
  });
});

test("a price that changes is seen by the next request", async ({ request }) => {
  const { id } = await ownListing();
  const priceOf = () =>
    inDatabase((database) =>
      database
        .prepare<[string], { priceCents: number }>("SELECT priceCents FROM Property WHERE id = ?")
        .get(id),
    )?.priceCents ?? 0;
  const setPrice = (cents: number) =>
    inDatabase((database) =>
      database.prepare("UPDATE Property SET priceCents = ? WHERE id = ?").run(cents, id),
    );
  const shown = async (path: string) => (await (await request.get(path)).text()).replace(/\s/g, "");
  const before = priceOf();
  try {
    await shown(`/bien/${id}`);
    for (const euros of [1_234_567, 1_345_678, 1_456_789]) {
      setPrice(euros * 100);
      expect(await shown(`/bien/${id}`)).toContain(String(euros));
    }
  } finally {
    setPrice(before);
  }
  expect(await shown(`/bien/${id}`)).toContain(String(before / 100));
});

interface Answered {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** A request as it is written, without a browser's help. */
function ask(baseURL: string | undefined, path: string, headers: Record<string, string> = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL ?? "");
    const request = httpRequest({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end();
  });
}

test("brotli, gzip and identity give the same page", async ({ baseURL }) => {
  const open: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };
  for (const path of ["/help", "/cgu", "/recherche?location=Rennes"]) {
    for (const [encoding, decode] of Object.entries(open)) {
      const askThrice = async () =>
        [
          await ask(baseURL, path),
          await ask(baseURL, path, { "accept-encoding": encoding }),
          await ask(baseURL, path),
        ] as const;
      let [before, answer, after] = await askThrice();
      // Brotli follows the page, off its path; and other tests change what is for sale meanwhile.
      while (answer.headers["content-encoding"] !== encoding || !after.body.equals(before.body)) {
        [before, answer, after] = await askThrice();
      }
      expect(decode(answer.body).equals(after.body), `${path} ${encoding}`).toBe(true);
    }
  }
});

test("a query of 10 kB reaches the page, which says what it makes of it", async ({ page }) => {
  await page.goto(`/recherche?location=${"a".repeat(10_000)}`);
  await expect(page.getByText("Une partie de l’adresse n’a pas été comprise")).toBeVisible();
});

test("an address that is too long is refused in French", async ({ page, baseURL }) => {
  const path = `/recherche?location=${"a".repeat(20_000)}`;
  expect((await ask(baseURL, path)).status).toBe(431);
  const response = await page.goto(path);
  expect(response?.status()).toBe(431);
  await expect(page.locator("body")).toContainText("dépassent la taille autorisée");
});

test("what a visitor carries is not in what others get", async ({ baseURL, request }) => {
  const { id } = await firstListing(request);
  for (const path of [...STATIC_PAGES, ...SEARCH_PAGES, `/bien/${id}`]) {
    const secret = { cookie: "session=s3cr3t", "x-forwarded-host": "evil.invalid" };
    for (const rsc of [{}, { rsc: "1" }] as Record<string, string>[]) {
      await ask(baseURL, path, { ...secret, ...rsc });
      const { body, headers } = await ask(baseURL, path, rsc);
      expect(body.toString() + JSON.stringify(headers), path).not.toMatch(/s3cr3t|evil\.invalid/);
    }
  }
});
