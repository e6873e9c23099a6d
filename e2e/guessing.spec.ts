import { expect, request as requests, test } from "@playwright/test";
import { FORM_KEY_FIELD, newFormKey } from "../lib/kernel/forms";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import { createAccount, fillLogin, mailsTo, PASSWORD, sendRegistration, signedIn } from "./people";
import { inDatabase, RESTED } from "./support";

/** What a hostile program can find out of accounts, and how often it may guess. */

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
        const response = await context.request.get(call, RESTED);
        note(call, response.status(), await response.json());
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
    await sendRegistration(first.page);
    // It leaves by itself: another address asked for meanwhile would be cut off.
    await expect(first.page).toHaveURL(/confirmation\/attente$/);
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
      multipart: { ...hidden, [FORM_KEY_FIELD]: newFormKey(), email },
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
    for (const response of answers) {
      statuses.set(response.status(), (statuses.get(response.status()) ?? 0) + 1);
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
  const callIn = async () => {
    // Each on a connection of its own: one that was idle meanwhile may be ended by the server at this very moment.
    const stranger = await requests.newContext({ baseURL });
    const { csrfToken } = await (await stranger.get("/api/auth/csrf")).json();
    return stranger.post("/api/auth/callback/credentials", {
      headers: { origin: baseURL ?? "" },
      form: { csrfToken, email, password: "wrong", json: "true" },
    });
  };
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
