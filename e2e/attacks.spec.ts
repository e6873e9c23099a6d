import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import { createAccount, fillRegistration, PASSWORD, signedIn } from "./people";
import { inDatabase, isLive } from "./support";

/** What a hostile program tries at the forms of accounts. */

const COOKIE = "next-auth.session-token";

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
    const response = await request.post("/api/auth/callback/credentials", { headers, form });
    expect(response.status()).toBeLessThan(500);
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
      const response = await request.post("/api/auth/callback/credentials", {
        headers: { origin: baseURL ?? "" },
        form: { csrfToken, email, password: PASSWORD, callbackUrl, json: "true" },
      });
      const { url } = await response.json();
      expect(new URL(url).origin).toBe(baseURL);
    }
  });

  for (const body of ["", "{", "null", "[]", '{"email":{"$gt":""}}', '{"csrfToken":["a"]}']) {
    test(`answer the body ${body || "(empty)"} without failing`, async ({ request, baseURL }) => {
      for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
        const response = await request.post("/api/auth/callback/credentials", {
          headers: { origin: baseURL ?? "", "content-type": type },
          data: Buffer.from(body),
          maxRedirects: 0,
        });
        expect(response.status()).toBeLessThan(500);
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
        const response = await context.post(path, {
          headers: { origin },
          form: { role: "seller" },
        });
        expect(response.status(), `${origin} ${path}`).toBe(403);
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
      // React, where it comes later, may make the form anew without the field.
      await isLive(page);
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
      await fillRegistration(page, email);
      // The form is there before it is answered as well.
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Créer mon compte" }).click();
      await answered;
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
      // React, where it comes later, gives a hidden field its own value back.
      await isLive(page);
      const form = page.locator('form:has(input[name="role"])').last();
      await form.locator('[name="role"]').evaluate((input, value) => {
        (input as HTMLInputElement).value = value;
      }, role);
      // It is sent two seconds after it is pressed.
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await form.getByRole("button").click();
      await answered;
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
