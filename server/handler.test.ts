import { describe, expect, test } from "vitest";
import { DomainError } from "../lib/kernel/errors.ts";
import { requestFields } from "../lib/platform/request-context.ts";
import { until } from "../lib/testing/until.ts";
import { ADMISSION_LIMITS, createAdmission } from "./admission.ts";
import { HOST, ID, ORIGIN, open, type SentRequest, send } from "./harness.ts";

describe("no personal byte reaches another visitor", () => {
  const SECRET = "s3cr3t";
  const PERSONAL: Record<string, string>[] = [
    "cookie",
    "authorization",
    "user-agent",
    "accept-language",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-prefix",
    "x-middleware-subrequest",
    "x-middleware-rewrite",
    "x-nextjs-data",
    "x-real-ip",
    "forwarded",
    "referer",
    "next-action",
    "if-none-match",
    "content-security-policy",
    "accept",
    "x-http-method-override",
  ].map((name) => ({ [name]: SECRET }));
  const CACHED_ROUTES = [
    "/",
    "/v2",
    "/acheter",
    "/acheter/rennes",
    "/recherche?location=Rennes",
    "/vendre",
    "/help",
    "/honoraires",
    "/mentions-legales",
    "/cgu",
    "/confidentialite",
    "/accessibilite",
    "/offline",
    `/bien/${ID}`,
    "/api/listings?location=Rennes",
    `/api/listings/${ID}`,
    "/robots.txt",
    "/_next/static/chunks/a.js",
    "/media/a.webp",
  ];
  const VARIANTS: SentRequest[] = [
    {},
    { method: "HEAD" },
    { headers: { range: "bytes=0-9" } },
    { headers: { rsc: "1" } },
    { headers: { rsc: "1", "next-router-prefetch": "1" } },
  ];

  test.each(CACHED_ROUTES)("of %s, whatever the one who has it made says", async (path) => {
    const file = !path.includes("?") && /[.]/.test(path);
    const anonymous = await open();
    for (const { method = "GET", headers: variant = {} } of VARIANTS) {
      if (file && "rsc" in variant) continue;
      const { text: expected } = await send(anonymous.port, path, { headers: variant });
      expect(expected).not.toContain(SECRET);
      for (const personal of PERSONAL) {
        const { port, cache, close } = await open();
        const first = await send(port, path, { method, headers: { ...variant, ...personal } });
        const second = await send(port, path, { headers: variant });
        for (const { status, headers, text } of [first, second]) {
          expect(status).toBe(200);
          expect(JSON.stringify(headers)).not.toContain(SECRET);
          expect(text).toBe(method === "HEAD" && text === "" ? "" : expected);
        }
        expect(second.text).toBe(expected);
        expect(cache.making).toBe(0);
        close();
      }
    }
  });

  test.each([
    "/connexion",
    "/api/me",
    "/api/listings?minPrice=abc",
    "/recherche/",
    "/Recherche",
    "/%72echerche",
    "/recherche%2f",
    "/acheter/%2e%2e/help",
    "/acheter/../help",
    `/bien/${ID}?creneau=0123456789ab`,
    `/bien/${ID}?apport=1`,
    "/vendre?prix=1",
    "/recherche?minPrice=x",
    "/help%00",
    "/__proto__",
    "/.",
  ])("of %s, whose answers are each visitor's own and not kept", async (path) => {
    const { port, store } = await open();
    const first = await send(port, path, { headers: { cookie: "session=one" } });
    const second = await send(port, path, { headers: { cookie: "session=two" } });
    expect(first.text).toContain("session=one");
    expect(second.text).toContain("session=two");
    expect(second.text).not.toContain("session=one");
    expect(store.pages).toBe(0);
  });

  test("when a page sets a cookie: nobody gets it, and the page is not kept", async () => {
    const { port, store } = await open({
      next: (_, response) => {
        response.setHeader("set-cookie", "a=1");
        response.end("x");
      },
    });
    const { headers } = await send(port, "/help");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["cache-control"]).toBe("no-store");
    expect(store.pages).toBe(0);
  });
});

describe("a call that changes something", () => {
  const post = (port: number, headers: Record<string, string>) =>
    send(port, "/api/users", { method: "POST", headers, body: "{}" }).then(({ status }) => status);

  test("is taken from our pages, and from programs that carry no cookie", async () => {
    const { port } = await open();
    expect(await post(port, { origin: ORIGIN, cookie: "a=1" })).toBe(200);
    expect(await post(port, {})).toBe(200);
    expect(await post(port, { cookie: "a=1" })).toBe(403);
  });

  test.each([
    "null",
    "https://evil.test",
    `https://${HOST}`,
    `${ORIGIN}.evil.test`,
    `${ORIGIN}/`,
    `${ORIGIN}:80`,
    `${ORIGIN}@evil.test`,
    ORIGIN.toUpperCase(),
    `${ORIGIN}, https://evil.test`,
    "",
  ])("is refused from %j, in each method", async (origin) => {
    const { port } = await open();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const headers = { origin, cookie: "a=1" };
      const { status } = await send(port, "/api/users", { method, headers });
      expect(status).toBe(403);
    }
  });
});

describe("a failure", () => {
  test("of Next is told with a number, without what was begun", async () => {
    const { port, lines } = await open({
      next: (_, response) => {
        response.setHeader("set-cookie", "a=1");
        response.setHeader("content-encoding", "gzip");
        throw new Error("no");
      },
    });
    for (const path of ["/help", "/connexion"]) {
      const { status, headers, text } = await send(port, `${path}?token=x`);
      expect(status).toBe(500);
      expect(JSON.parse(text)).toMatchObject({ code: "internal.unexpected" });
      expect(headers["x-request-id"]).toBeDefined();
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers).not.toHaveProperty("set-cookie");
      expect(headers).not.toHaveProperty("content-encoding");
    }
    expect(lines.join("")).not.toContain("token");
  });

  test.each([
    ["the database's", () => Object.assign(new Error("locked"), { code: "SQLITE_BUSY" })],
    ["one of a service", () => new DomainError("service.unavailable")],
  ])("that passes is a 503 that says when to come back: %s", async (_, error) => {
    const { port } = await open({
      followChanges: () => Promise.reject(error()),
      next: () => {
        throw error();
      },
    });
    for (const path of ["/help", "/connexion"]) {
      const { status, headers, text } = await send(port, path);
      expect([status, headers["retry-after"]]).toEqual([503, "5"]);
      expect(JSON.parse(text)).toMatchObject({ code: "service.unavailable" });
    }
  });

  test("to learn what changed refuses one request; the process goes on", async () => {
    let broken = true;
    const { port } = await open({
      followChanges: () => (broken ? Promise.reject(new Error("busy")) : null),
    });
    expect((await send(port, "/help")).status).toBe(500);
    broken = false;
    expect((await send(port, "/help")).status).toBe(200);
  });
});

describe("pages that are not kept yet", () => {
  test("cannot be had without end by one network, those that are can", async () => {
    const requested: unknown[] = [];
    const { port, store } = await open({
      rateLimiter: async (address, cost) => {
        requested.push([address, cost]);
        return requested.length > 2 ? 7 : 0;
      },
    });
    const statusOf = async (path: string) => (await send(port, path)).status;
    expect(await statusOf("/recherche?location=a")).toBe(200);
    expect(await statusOf("/help")).toBe(200);
    const refused = await send(port, "/recherche?location=b");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "7"]);
    expect(JSON.parse(refused.text)).toMatchObject({ title: "Trop de demandes" });
    for (let at = 0; at < 10; at++) expect(await statusOf("/recherche?location=a")).toBe(200);
    expect(requested).toEqual(Array(3).fill(["127.0.0.1", "render"]));
    expect(await statusOf("/connexion")).toBe(429);
    expect(store.pages).toBe(2);
  });

  test("are made so many at once, and so many wait; who comes for one of them waits for it", async () => {
    const making: (() => void)[] = [];
    const admission = createAdmission({ ...ADMISSION_LIMITS, reads: 4, waiting: 6 });
    const { port, cache } = await open({
      admission,
      next: (_, response) => void making.push(() => void response.end("x")),
    });
    const many = Array.from({ length: 10 }, (_, at) => send(port, `/recherche?location=a${at}`));
    await until(() => making.length === 4 && admission.counts().waiting === 6);
    const { status, headers } = await send(port, "/recherche?location=b");
    expect([status, headers["retry-after"]]).toEqual([503, expect.any(String)]);
    const joined = send(port, "/recherche?location=a9");
    let ended = 0;
    while (ended < 10) {
      await until(() => making.length > ended);
      making[ended++]?.();
    }
    expect((await joined).status).toBe(200);
    for (const each of await Promise.all(many)) expect(each.status).toBe(200);
    expect(making).toHaveLength(10);
    await until(() => cache.making === 0);
  });
});

describe("metrics", () => {
  test("are for this machine, not for who comes through it", async () => {
    const { port } = await open();
    const own = await send(port, "/api/metrics");
    expect(own.text).toContain("http_responses_total");
    expect(own.headers["x-request-id"]).toBeDefined();
    for (const name of ["x-forwarded-for", "forwarded"]) {
      const { status } = await send(port, "/api/metrics", { headers: { [name]: "127.0.0.1" } });
      expect(status).toBe(404);
    }
  });
});

test("every answer has a number and the headers of the policy; the log has neither query nor person", async () => {
  const { port, lines } = await open();
  const ids = new Set<string>();
  const paths = ["/help", "/connexion?mail=a@b.fr", "/api/me", "/robots.txt"];
  for (const path of paths) {
    const { headers } = await send(port, path, { headers: { cookie: "a=s3cr3t" } });
    ids.add(String(headers["x-request-id"]));
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  }
  expect(ids.size).toBe(paths.length);
  await until(() => lines.length === 2);
  expect(lines.join("")).not.toMatch(/a@b\.fr|s3cr3t|127\.0\.0\.1/);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ path: "/connexion", status: 200 });
});

test("what is logged while a page is made bears its path, without what was typed", async () => {
  const paths: (string | undefined)[] = [];
  const { port } = await open({
    next: (_, response) => {
      paths.push(requestFields().path);
      response.end("x");
    },
  });
  for (const path of ["/recherche?location=Rennes", "/connexion?mail=a@b.fr"])
    await send(port, path);
  expect(paths).toEqual(["/recherche", "/connexion"]);
});

describe("in development", () => {
  const development = {
    cache: null,
    policy: { mapOrigins: [], secure: false, development: true },
  };

  test("every page is rendered anew, under the same policy but for what Next's compiler needs", async () => {
    const { port } = await open(development);
    const { headers } = await send(port, "/help", { headers: { "x-real-ip": "1.1.1.1" } });
    expect(headers["content-security-policy"]).toMatch(/'nonce-[^']+' 'unsafe-eval'/);
    expect(headers.etag).toBeUndefined();
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  test("forms from elsewhere are rejected, and headers removed that only servers send", async () => {
    const { port } = await open(development);
    const foreign = { method: "POST", headers: { origin: "https://evil.test" } };
    expect((await send(port, "/connexion", foreign)).status).toBe(403);
    const ours = { "next-hmr-refresh": "1", "x-nextjs-html-request-id": "a" };
    const headers = { ...ours, "x-middleware-subrequest": "proxy", "x-nextjs-data": "1" };
    const { text } = await send(port, "/help", { headers });
    expect(text).toContain('"next-hmr-refresh":"1"');
    expect(text).toContain('"x-nextjs-html-request-id":"a"');
    expect(text).not.toMatch(/x-middleware-subrequest|x-nextjs-data/);
  });
});
