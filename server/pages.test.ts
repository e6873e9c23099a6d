import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { addCacheTags, type CacheTag } from "../lib/platform/cache-tags.ts";
import { cachedAddress } from "./address.ts";
import { createAdmission } from "./admission.ts";
import { pageRecipe } from "./pages.ts";
import { GESTURES } from "./scripts-on-use.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function made(next: RequestListener, url = "/help", headers: Record<string, string> = {}) {
  const address = cachedAddress(url, headers);
  if (!address) throw new Error(`${url} is not cached`);
  const tags = new Set<CacheTag>();
  const maker = {
    next,
    admission: createAdmission(),
    policy: { mapOrigins: [], secure: false },
    origin: new URL("https://loopimmo.test"),
    findAsset: async () => null,
  };
  const answer = await pageRecipe(address, maker).render(tags);
  return { ...answer, text: answer.body.toString(), shown: tags };
}

/** Answers as Next does: its scripts bear the nonce of the policy that it is asked with. */
const page =
  (content: string): RequestListener =>
  (request, response) => {
    const nonce = /'nonce-([^']+)'/.exec(String(request.headers["content-security-policy"]))?.[1];
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("link", `</a.woff2>; rel=preload; nonce="${nonce}"; as="font"`);
    response.end(
      `<html><head><script src="/_next/static/a.js" nonce="${nonce}" async=""></script></head>` +
        `<body>${content}<script nonce="${nonce}">push("ours")</script></body></html>`,
    );
  };

const scriptsOf = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1];

test("a cached page runs the framework's scripts and the loader; what was put into it does not", async () => {
  const evil = '<script>evil()</script><script nonce="">evil()</script>';
  const { headers, text } = await made(page(evil));
  expect(text).toContain(evil);
  expect(scriptsOf(headers["content-security-policy"])).toBe(
    `'self' ${hash('push("ours")')} ${hash(GESTURES)}`,
  );
});

test("the same page is the same bytes, and says nothing of the nonce", async () => {
  const [one, other] = [await made(page("x")), await made(page("x"))];
  expect(one.text).toBe(other.text);
  expect(one.headers).toEqual(other.headers);
  expect(one.text + JSON.stringify(one.headers)).not.toContain("nonce");
});

test("a part of a page is asked for without a policy, and given as it is", async () => {
  const { text, headers } = await made(
    (request, response) => {
      response.setHeader("content-type", "text/x-component");
      response.end(JSON.stringify(request.headers));
    },
    "/help?_rsc=x",
    { rsc: "1", cookie: "a=1" },
  );
  expect(JSON.parse(text)).toEqual({
    host: "loopimmo.test",
    "x-forwarded-host": "loopimmo.test",
    "x-forwarded-proto": "https",
    rsc: "1",
  });
  expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while/);
});

test("a page says what it shows; a missing file, that it is soon over", async () => {
  const showing: RequestListener = (request, response) => {
    addCacheTags("search");
    page("x")(request, response);
  };
  expect([...(await made(showing)).shown]).toEqual(["search"]);
  const missing: RequestListener = (_, response) => {
    response.statusCode = 404;
    response.end("no");
  };
  expect([...(await made(missing, "/_next/static/a.js")).shown]).toEqual(["passing"]);
  expect([...(await made(missing)).shown]).toEqual([]);
});

test("a file's bytes are given as they are, whatever they are", async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 256));
  const picture: RequestListener = (_, response) => {
    response.setHeader("content-type", "image/jpeg");
    response.write(bytes.subarray(0, 30_001));
    response.end(bytes.subarray(30_001));
  };
  const { body, headers } = await made(picture, "/bien/abc123def456/partage.jpg");
  expect(body).toEqual(bytes);
  expect(headers["cache-control"]).toBe("public, max-age=3600");
});

test("a file that is not to be stored is soon over", async () => {
  const makeshift: RequestListener = (_, response) => {
    response.setHeader("cache-control", "no-store");
    response.end("x");
  };
  const { shown: tags } = await made(makeshift, "/bien/abc123def456/partage.jpg");
  expect([...tags]).toEqual(["passing"]);
});

test("a call is cached whatever it tells others to, a problem of it as long as it holds", async () => {
  const responding =
    (status: number): RequestListener =>
    (_request, response) => {
      addCacheTags("listing:abc123def456");
      response.writeHead(status, {
        "content-type": "application/json",
        "cache-control": "no-store",
      });
      response.end("{}");
    };
  for (const status of [200, 404, 410]) {
    const { headers, shown: tags } = await made(responding(status), "/api/listings/abc123def456");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toBeUndefined();
    expect([...tags]).toEqual(["listing:abc123def456"]);
  }
});
