import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import { createAccount, fillLogin, mailsTo, PASSWORD } from "./people";
import { inDatabase } from "./support";

/** What a hostile program tries at the doors of accounts. */

const COOKIE = "next-auth.session-token";

test.beforeEach(({ browserName: _ }, { project }) => {
  test.skip(project.name !== "desktop", "the same without a screen");
});

async function signedIn(baseURL: string | undefined, email: string): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL });
  expect(await signInByCall(context, baseURL ?? "", { email, password: PASSWORD })).toBe(200);
  return context;
}

const cookieOf = async (context: APIRequestContext) =>
  (await context.storageState()).cookies.find(({ name }) => name === COOKIE)?.value ?? "";

/** Whom a cookie stands for. */
async function whoIs(baseURL: string | undefined, cookie: string): Promise<string | null> {
  const context = await requests.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `${COOKIE}=${cookie}` },
  });
  const { user } = await (await context.get("/api/auth/session")).json();
  await context.dispose();
  return user?.email ?? null;
}

const rolesOf = (email: string) =>
  inDatabase((database) =>
    database
      .prepare(
        `SELECT g.role FROM RoleGrant g JOIN User u ON u.id = g.userId
         WHERE u.emailNormalized = ? ORDER BY g.role`,
      )
      .pluck()
      .all(email.toLowerCase()),
  );

test.describe("a session", () => {
  test("is another one after each login; the one before is worth nothing", async ({ baseURL }) => {
    const { email } = await createAccount(["buyer"]);
    const context = await signedIn(baseURL, email);
    const first = await cookieOf(context);
    await signInByCall(context, baseURL ?? "", { email, password: PASSWORD });
    const second = await cookieOf(context);
    expect(second).not.toBe(first);
    expect(await whoIs(baseURL, first)).toBeNull();
    expect(await whoIs(baseURL, second)).toBe(email);
  });

  test("that was signed out can't be played again", async ({ baseURL }) => {
    const { email } = await createAccount(["buyer"]);
    const context = await signedIn(baseURL, email);
    const cookie = await cookieOf(context);
    const { csrfToken } = await (await context.get("/api/auth/csrf")).json();
    await context.post("/api/auth/signout", {
      headers: { origin: baseURL ?? "" },
      form: { csrfToken, json: "true" },
    });
    expect(await whoIs(baseURL, cookie)).toBeNull();
  });

  test("fixed by a stranger beforehand is not taken over", async ({ baseURL }) => {
    const { email } = await createAccount(["buyer"]);
    const stranger = await createAccount(["seller"]);
    const fixed = await cookieOf(await signedIn(baseURL, stranger.email));
    const victim = await requests.newContext({
      baseURL,
      storageState: {
        origins: [],
        cookies: [
          {
            name: COOKIE,
            value: fixed,
            domain: "localhost",
            path: "/",
            expires: -1,
            httpOnly: true,
            secure: false,
            sameSite: "Lax",
          },
        ],
      },
    });
    await signInByCall(victim, baseURL ?? "", { email, password: PASSWORD });
    expect(await cookieOf(victim)).not.toBe(fixed);
    expect(await whoIs(baseURL, fixed)).toBeNull();
  });

  test("ends everywhere else when the password changes", async ({ baseURL, page }) => {
    const { email } = await createAccount(["buyer"]);
    const old = await cookieOf(await signedIn(baseURL, email));
    await page.goto("/connexion");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(/dashboard/);
    await page.goto("/settings?onglet=securite");
    const own = (await page.context().cookies()).find(({ name }) => name === COOKIE)?.value ?? "";
    await page.getByLabel("Mot de passe actuel").fill(PASSWORD);
    await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("une-autre-phrase");
    await page.getByLabel("Confirmez le nouveau mot de passe").fill("une-autre-phrase");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByRole("status").filter({ hasText: "mot de passe" })).toBeVisible();
    expect(await whoIs(baseURL, old)).toBeNull();
    expect(await whoIs(baseURL, own)).toBeNull();
    await page.goto("/buyer/dashboard");
    await expect(page).toHaveURL(/\/buyer\/dashboard$/);
  });

  for (const cookie of ["", "x", "a.b.c.d.e", "eyJhbGciOiJub25lIn0..", "x".repeat(5_000), "%00"]) {
    test(`of the cookie ${JSON.stringify(cookie.slice(0, 30))} is nobody’s`, async ({
      baseURL,
    }) => {
      expect(await whoIs(baseURL, cookie)).toBeNull();
    });
  }
});

test.describe("next-auth’s own calls", () => {
  test("refuse a login without its token, and anything they do not know", async ({
    request,
    baseURL,
  }) => {
    const { email } = await createAccount(["buyer"]);
    const headers = { origin: baseURL ?? "" };
    const form = { email, password: PASSWORD, json: "true" };
    const answer = await request.post("/api/auth/callback/credentials", { headers, form });
    expect(answer.status()).toBeLessThan(500);
    expect(await (await request.get("/api/auth/session")).json()).toEqual({});
    for (const call of ["_log", "callback/github", "signin/email", "verify-request", "x/y/z"]) {
      expect((await request.post(`/api/auth/${call}`, { headers, form })).status()).toBe(404);
      expect((await request.get(`/api/auth/${call}`)).status()).toBe(404);
    }
  });

  test("lead nowhere else than here", async ({ request, baseURL }) => {
    const { email } = await createAccount(["buyer"]);
    for (const callbackUrl of [
      "https://example.org/",
      "//example.org",
      "http://localhost.example.org",
    ]) {
      const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
      const answer = await request.post("/api/auth/callback/credentials", {
        headers: { origin: baseURL ?? "" },
        form: { csrfToken, email, password: PASSWORD, callbackUrl, json: "true" },
      });
      const { url } = await answer.json();
      expect(new URL(url).origin).toBe(baseURL);
    }
  });

  for (const body of ["", "{", "null", "[]", '{"email":{"$gt":""}}', '{"csrfToken":["a"]}']) {
    test(`answer the body ${body || "(empty)"} without failing`, async ({ request, baseURL }) => {
      for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
        const answer = await request.post("/api/auth/callback/credentials", {
          headers: { origin: baseURL ?? "", "content-type": type },
          data: Buffer.from(body),
          maxRedirects: 0,
        });
        expect(answer.status()).toBeLessThan(500);
      }
    });
  }
});

test.describe("a form posted from elsewhere", () => {
  const origins = (baseURL: string) => [
    "null",
    "https://example.org",
    `${baseURL}.example.org`,
    baseURL.replace("localhost", "localhost.evil"),
    baseURL.replace("http:", "https:"),
    `${baseURL}1`,
  ];

  test("is refused, with a look-alike of our address too", async ({ baseURL }) => {
    const { email } = await createAccount(["buyer"]);
    const context = await signedIn(baseURL, email);
    for (const origin of origins(baseURL ?? "")) {
      for (const path of [
        "/settings",
        "/buyer/dashboard",
        "/api/auth/signout",
        "/settings/export",
      ]) {
        const answer = await context.post(path, { headers: { origin }, form: { role: "seller" } });
        expect(answer.status(), `${origin} ${path}`).toBe(403);
      }
    }
    const bare = await context.post("/settings/export", { form: { password: PASSWORD } });
    expect(bare.status()).toBe(403);
    expect(await whoIs(baseURL, await cookieOf(context))).toBe(email);
  });
});

test.describe("self-promotion", () => {
  const EXTRA: readonly [string, string][] = [
    ["roles", "trust_manager"],
    ["role", "trust_manager"],
    ["roles[]", "trust_manager"],
    ["roles[1]", "trust_manager"],
    ["activeRole", "trust_manager"],
    ["__proto__.roles", "trust_manager"],
    ["__proto__[roles]", "trust_manager"],
    ["constructor.prototype.role", "trust_manager"],
    ["isAdmin", "true"],
  ];

  for (const [name, value] of EXTRA) {
    test(`by the field ${name} of the registration gives nothing`, async ({ page }) => {
      const email = `${newId()}@example.org`;
      await page.goto("/register?etape=informations&role=buyer");
      await page.locator("#inscription").evaluate(
        (form, [extra, text]) => {
          const input = document.createElement("input");
          input.type = "hidden";
          input.name = extra ?? "";
          input.value = text ?? "";
          form.append(input);
        },
        [name, value],
      );
      await page.getByLabel("Prénom").fill("Zoé");
      await page.getByLabel("Nom", { exact: true }).fill("Martin");
      await page.getByLabel("Adresse e-mail").fill(email);
      await page.getByLabel("Téléphone").fill("06 39 98 11 22");
      await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirmez le mot de passe").fill(PASSWORD);
      await page.getByRole("button", { name: "Créer mon compte" }).click();
      await page
        .locator("#inscription")
        .or(page.getByRole("heading", { name: "succès" }))
        .waitFor();
      const stored = inDatabase((database) =>
        database
          .prepare("SELECT role FROM PendingRegistration WHERE emailNormalized = ?")
          .pluck()
          .all(email),
      );
      expect(stored.filter((role) => role !== "buyer")).toEqual([]);
      expect(rolesOf(email)).toEqual([]);
    });
  }

  for (const role of ["trust_manager", "admin", "__proto__", "constructor", "buyer,seller"]) {
    test(`by asking for the role ${role} gives nothing`, async ({ page, baseURL }) => {
      const { email } = await createAccount(["buyer"]);
      await signInByCall(page.request, baseURL ?? "", { email, password: PASSWORD });
      await page.goto("/profile/roles?role=seller");
      const form = page.locator('form:has(input[name="role"])').last();
      await form.locator('[name="role"]').evaluate((input, value) => {
        (input as HTMLInputElement).value = value;
      }, role);
      await form.getByRole("button").click();
      await page.waitForLoadState("networkidle");
      expect(rolesOf(email)).toEqual(["buyer"]);
    });
  }

  test("by switching to a role that is not held gives nothing", async ({ page, baseURL }) => {
    const { email } = await createAccount(["buyer"], ["seller"]);
    await signInByCall(page.request, baseURL ?? "", { email, password: PASSWORD });
    await page.goto("/buyer/dashboard");
    const button = page.locator("#changer-de-role button").last();
    await button.evaluate((each) => {
      (each as HTMLButtonElement).value = "trust_manager";
    });
    await button.click();
    await expect(page.locator("#changer-de-role").getByRole("alert")).toBeVisible();
    const active = inDatabase((database) =>
      database.prepare("SELECT activeRole FROM User WHERE email = ?").pluck().get(email),
    );
    expect(active).toBe("buyer");
  });
});

test("who registers an address and signs in with it sees the same, whoever has it", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const password = "le-mot-du-passant";

  /** Everything that the registration's browser, then others, are sent. */
  async function viewOf(email: string): Promise<unknown[]> {
    const view: unknown[] = [];
    const note = (...seen: unknown[]) =>
      view.push(JSON.parse(JSON.stringify(seen).replaceAll(email, "<address>")));
    const fresh = async () => {
      const context = await browser.newContext({ baseURL: origin });
      return { context, page: await context.newPage() };
    };
    type Fresh = Awaited<ReturnType<typeof fresh>>;
    const look = async ({ context, page }: Fresh) => {
      for (const call of ["/api/me", "/api/auth/session"]) {
        const answer = await context.request.get(call);
        note(call, answer.status(), await answer.json());
      }
      await page.goto("/dashboard");
      note(new URL(page.url()).pathname, await page.locator("main").textContent());
    };

    const first = await fresh();
    await first.page.goto("/register?etape=informations&role=buyer");
    await first.page.getByLabel("Prénom").fill("Zoé");
    await first.page.getByLabel("Nom", { exact: true }).fill("Martin");
    await first.page.getByLabel("Adresse e-mail").fill(email);
    await first.page.getByLabel("Téléphone").fill("06 39 98 11 22");
    await first.page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await first.page.getByLabel("Confirmez le mot de passe").fill(password);
    await first.page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(first.page.getByRole("heading", { name: "succès" })).toBeVisible();
    await look(first);
    const again = first.page.locator("#renvoyer");
    await again.getByRole("button").click();
    note(await again.getByRole("status").or(again.getByRole("alert")).first().textContent());
    await first.context.close();

    const byCall = await fresh();
    for (const typed of [password, "wrong"]) {
      const call = { email, password: typed };
      note(await signInByCall(byCall.context.request, origin, call));
    }
    await look(byCall);
    await byCall.context.close();

    const byForm = await fresh();
    await byForm.page.goto("/connexion");
    await fillLogin(byForm.page, email, password);
    await expect(byForm.page).toHaveURL(/confirmation\/attente$/);
    await look(byForm);
    await byForm.context.close();
    return view;
  }

  const { email } = await createAccount(["seller"]);
  const known = await viewOf(email);
  expect(known).toContainEqual([200]);
  expect(known).toEqual(await viewOf(`${newId()}@example.org`));
});

test("the link of a forgotten password names our address, whatever Host is said", async ({
  request,
  baseURL,
}) => {
  const { email } = await createAccount(["buyer"]);
  const page = await request.get("/mot-de-passe-oublie");
  const html = await page.text();
  const hidden = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
      ([, name = "", value = ""]) => [
        name,
        value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      ],
    ),
  );
  const claims: Record<string, string>[] = [
    { "x-forwarded-host": "evil.example.org" },
    { forwarded: "host=evil.example.org" },
    { host: "evil.example.org" },
  ];
  for (const headers of claims) {
    await request.post("/mot-de-passe-oublie", {
      headers: { origin: baseURL ?? "", ...headers },
      multipart: { ...hidden, email },
    });
  }
  const mails = mailsTo(email);
  expect(mails.length).toBeGreaterThan(0);
  for (const { text } of mails) {
    expect(text).not.toContain("evil");
    expect(text).toContain(`${baseURL}/nouveau-mot-de-passe?jeton=`);
  }
});

test("a thousand wrong passwords try ten, and lock out no known device", async ({ baseURL }) => {
  const { email } = await createAccount(["buyer"]);
  const known = await signedIn(baseURL, email);
  const stranger = await requests.newContext({ baseURL });
  const { csrfToken } = await (await stranger.get("/api/auth/csrf")).json();
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 50; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        stranger.post("/api/auth/callback/credentials", {
          headers: { origin: baseURL ?? "" },
          form: { csrfToken, email, password: "wrong", json: "true" },
        }),
      ),
    );
    for (const answer of answers) {
      statuses.set(answer.status(), (statuses.get(answer.status()) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: 990 });
  expect(await signInByCall(stranger, baseURL ?? "", { email, password: PASSWORD })).toBe(429);
  expect(await signInByCall(known, baseURL ?? "", { email, password: PASSWORD })).toBe(200);
});

test("wrong passwords through the login’s form and its call fill one counter, in the audit once", async ({
  page,
  baseURL,
}) => {
  const { id, email } = await createAccount(["buyer"]);
  const stranger = await requests.newContext({ baseURL });
  const { csrfToken } = await (await stranger.get("/api/auth/csrf")).json();
  const callIn = () =>
    stranger.post("/api/auth/callback/credentials", {
      headers: { origin: baseURL ?? "" },
      form: { csrfToken, email, password: "wrong", json: "true" },
    });
  // Each entry is a bundle of its own: whichever did not make the counter must know it is full.
  for (let count = 0; count < 5; count++) {
    expect((await callIn()).status()).toBe(401);
    await page.goto("/connexion");
    await fillLogin(page, email, "wrong");
    await expect(page.getByRole("alert").filter({ hasText: "ne correspondent pas" })).toBeVisible();
  }
  const full = await callIn();
  expect(full.status()).toBe(429);
  expect(full.headers()["content-type"]).toContain("application/problem+json");
  expect(await full.json()).toMatchObject({ status: 429, code: "account.too-many-tries" });
  await page.goto("/connexion");
  await fillLogin(page, email, "wrong");
  await expect(page.getByRole("alert").filter({ hasText: "Trop d’essais" })).toBeVisible();
  const noted = () =>
    inDatabase((database) =>
      database
        .prepare(
          `SELECT count(*) FROM AuditEvent
           WHERE action = 'account.sign-in-failed' AND concernsId = ?`,
        )
        .pluck()
        .get(id),
    );
  await expect.poll(noted).toBe(1);
});
