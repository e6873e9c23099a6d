import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { addCacheTags } from "../lib/platform/cache-tags.ts";
import { COMPRESSED, compress, toCachedPage } from "./cached-page.ts";
import { ID, open, send } from "./harness.ts";
import { createRateLimiter } from "./limits.ts";

/** Answers with a file, and counts how often it was asked to. */
function fileMaker(headers: Record<string, string> = { "content-type": "application/xml" }) {
  const made = { times: 0 };
  const next: RequestListener = (request, response) => {
    made.times++;
    if (request.url?.includes("partage")) addCacheTags(`listing:${ID}`);
    response.writeHead(200, headers);
    response.end(`<urlset>${request.url} ${made.times}</urlset>`);
  };
  return { made, next };
}

const PICTURE = `/bien/${ID}/partage.jpg`;

describe.each(["/sitemap.xml", "/sitemaps/biens-0.xml", "/partage.jpg", PICTURE])("%s", (path) => {
  test("is made once, whoever asks for it and how", async () => {
    const { made, next } = fileMaker();
    const { port } = await open({ next });
    const first = await send(port, path);
    expect(first.status).toBe(200);
    const others = await Promise.all([
      send(port, path),
      send(port, `${path}?x=1`),
      send(port, path, { headers: { rsc: "1", cookie: "a=b" } }),
    ]);
    for (const { text } of others) expect(text).toBe(first.text);
    const head = await send(port, path, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    const etag = first.headers.etag ?? "";
    const known = await send(port, path, { headers: { "if-none-match": etag } });
    expect([known.status, known.text]).toEqual([304, ""]);
    expect(made.times).toBe(1);
  });
});

describe("a listing's social picture", () => {
  test("is drawn again once the listing changed", async () => {
    const { made, next } = fileMaker();
    const { port, cache } = await open({ next });
    await send(port, PICTURE);
    cache.drop([`listing:${ID}`]);
    await send(port, PICTURE);
    await send(port, PICTURE);
    expect(made.times).toBe(2);
  });

  test("that is a makeshift is drawn each time, and stored nowhere", async () => {
    const { made, next } = fileMaker({ "content-type": "image/jpeg", "cache-control": "no-store" });
    const { port, store } = await open({ next });
    for (let at = 0; at < 2; at++) {
      expect((await send(port, PICTURE)).headers["cache-control"]).toBe("no-store");
    }
    expect(made.times).toBe(2);
    expect(store.pages).toBe(0);
  });

  test("is limited by network where it has to be drawn, and never where it is there", async () => {
    const { made, next } = fileMaker();
    const { port } = await open({
      next,
      rateLimiter: createRateLimiter({ exemptsLoopback: false }),
    });
    const idOf = (number: number) => String(number).padStart(12, "0");
    for (let at = 0; at < 30; at++) {
      expect((await send(port, `/bien/${idOf(at)}/partage.jpg`)).status).toBe(200);
    }
    const refused = await send(port, `/bien/${idOf(30)}/partage.jpg`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // Another spelling counts as well.
    expect((await send(port, `/bien/${idOf(30)}/partage%2Ejpg`)).status).toBe(429);
    for (let at = 0; at < 40; at++) {
      expect((await send(port, `/bien/${idOf(0)}/partage.jpg`)).status).toBe(200);
    }
    expect((await send(port, "/help")).status).toBe(200);
    expect(made.times).toBe(31);
  });
});

test.each([
  "/_next/image",
  "/_next/image?url=%2Fillustrations%2Fhero-day-1920.webp&w=640&q=75",
  "/_next/image/?url=%2Fx&w=64&q=75",
  "/_next/image%2F?url=%2Fx&w=64&q=75",
])("%s is not there, and Next is not asked", async (path) => {
  const { made, next } = fileMaker();
  const { port } = await open({ next });
  for (const method of ["GET", "HEAD", "POST"]) {
    expect((await send(port, path, { method })).status).toBe(404);
  }
  expect(made.times).toBe(0);
});

test.each([404, 503])(
  "a file's status %i is not stored: it may be there in a moment",
  async (status) => {
    let requested = 0;
    const { port, store } = await open({
      next: (_, response) => {
        response.writeHead(requested++ === 0 ? status : 200, { "retry-after": "1" });
        response.end("x");
      },
    });
    for (const path of ["/sitemaps/biens-7.xml"]) {
      const first = await send(port, path);
      expect([first.status, first.headers["cache-control"]]).toEqual([status, "no-store"]);
      expect(store.pages).toBe(0);
      expect((await send(port, path)).status).toBe(200);
    }
  },
);

test("what is large is left to gzip, unless it never changes", async () => {
  const xml = (rows: number) =>
    Buffer.from(
      Array.from({ length: rows }, (_, at) => `<url>${(at * 7919).toString(36)}</url>`).join(""),
    );
  const encodingsOf = async (body: Buffer, caching: string) => {
    const headers = { "content-type": "application/xml", "cache-control": caching };
    const answer = { status: 200, headers, body };
    const page = toCachedPage(answer, { tags: new Set(), freshMs: 1, staleMs: 1, now: 0 });
    await Promise.all(COMPRESSED.map((encoding) => compress(page, answer, encoding)));
    return Object.keys(page.bodies).sort();
  };
  expect(await encodingsOf(xml(40_000), "public, max-age=3600")).toEqual(["gzip", "identity"]);
  expect(await encodingsOf(xml(40_000), "public, immutable")).toEqual(["br", "gzip", "identity"]);
  expect(await encodingsOf(xml(2_000), "public, max-age=60")).toEqual(["br", "gzip", "identity"]);
});
