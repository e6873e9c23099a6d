import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CachedPage, compress, type PageResponse, toCachedPage } from "./cached-page.ts";
import { sendCached } from "./send.ts";

const TEXT = "Une phrase qui se répète. ".repeat(200);
let page: CachedPage;
let server: Server;

async function makePage(overrides: Partial<PageResponse> = {}): Promise<CachedPage> {
  const answer: PageResponse = {
    status: 200,
    headers: {
      "content-type": "text/html",
      "content-length": "1",
      "content-encoding": "x",
      date: "x",
      etag: "x",
      vary: "cookie",
      connection: "close",
      link: ["<a>", "<b>"],
    },
    body: Buffer.from(TEXT),
    ...overrides,
  };
  const made = toCachedPage(answer, { tags: new Set(), freshMs: 1, staleMs: 1, now: 0 });
  await compress(made, answer, "gzip");
  await compress(made, answer, "br");
  return made;
}

beforeAll(async () => {
  page = await makePage();
  server = createServer((incoming, response) =>
    sendCached(incoming, response, page, ["x-request-id", "1"]),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function send(headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(
        { host: "127.0.0.1", port, method, headers, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on("error", reject);
      sent.end();
    },
  );
}

describe("the encoding", () => {
  const open = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["identity;q=0", "identity"],
    ["identity;q=0, gzip", "gzip"],
    ["BR", "br"],
    ["deflate", "identity"],
    ["x".repeat(8_000), "identity"],
    [";;;,,,q=q", "identity"],
  ] as const)("of a client that takes %j is %s", async (header, encoding) => {
    const { headers, body } = await send(header === undefined ? {} : { "accept-encoding": header });
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(open[encoding](body).toString()).toBe(TEXT);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers.vary).toMatch(/accept-encoding/);
    expect(headers.vary).toMatch(/next-url/);
  });

  test("not there yet falls back on one that is", async () => {
    const { br: _, ...bodies } = page.bodies;
    const before = page;
    page = { ...page, bodies };
    expect((await send({ "accept-encoding": "br, gzip" })).headers["content-encoding"]).toBe(
      "gzip",
    );
    expect((await send({ "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
    page = before;
  });
});

describe("a client that has the page", () => {
  const tagOf = async (encoding: string) =>
    String((await send({ "accept-encoding": encoding })).headers.etag);

  test("is told so, in whichever way it says it", async () => {
    const etag = await tagOf("br");
    for (const given of [etag, `W/${etag}`, `"a", ${etag}`, `"a",W/${etag} , "b"`, "*", " * "]) {
      const answer = await send({ "accept-encoding": "br", "if-none-match": given });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(answer.headers).toMatchObject({ etag, "x-request-id": "1" });
      expect(answer.headers.vary).toBeDefined();
      for (const name of ["content-type", "content-length", "content-encoding"]) {
        expect(answer.headers).not.toHaveProperty(name);
      }
    }
  });

  test("in another encoding, or another page, gets it", async () => {
    const tags = await Promise.all(["br", "gzip", "identity"].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const given of [...tags.slice(1), '"x"', "", tags[0]?.slice(1, -1) ?? "", '"']) {
      const answer = await send({ "accept-encoding": "br", "if-none-match": given });
      expect(answer.status).toBe(200);
    }
  });

  test("of an error gets the error", async () => {
    const before = page;
    page = await makePage({ status: 404 });
    expect((await send({ "if-none-match": "*" })).status).toBe(404);
    page = before;
  });
});

test("HEAD has the headers of GET and no body", async () => {
  const [get, head] = [
    await send({ "accept-encoding": "br" }),
    await send({ "accept-encoding": "br" }, "HEAD"),
  ];
  const { date: _, ...expected } = get.headers;
  expect(head.headers).toMatchObject(expected);
  expect(head.body).toHaveLength(0);
});

test("a range is not cut out: the whole page is the answer", async () => {
  const answer = await send({ range: "bytes=0-3", "if-range": '"x"' });
  expect([answer.status, answer.body.toString()]).toEqual([200, TEXT]);
});

test("headers of the rendering's own connection and body are not passed on", async () => {
  const { headers } = await send();
  expect(headers).toMatchObject({ link: "<a>, <b>" });
  expect(headers.vary).not.toContain("cookie");
  expect(headers.etag).not.toBe("x");
  expect(headers.date).not.toBe("x");
});

test("small bodies and pictures are not compressed", async () => {
  const small = await makePage({ body: Buffer.from("short") });
  const picture = await makePage({ headers: { "content-type": "image/webp" } });
  for (const { bodies } of [small, picture]) expect(Object.keys(bodies)).toEqual(["identity"]);
});
