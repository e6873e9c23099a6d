import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerOptions,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { noteShown } from "../lib/server/shown.ts";
import { until } from "../lib/testing/until.ts";
import { createDoor, type DoorOptions } from "./door.ts";
import { parseProxies } from "./forwarding.ts";
import { guardConnections } from "./life-cycle.ts";
import { createMetrics } from "./metrics.ts";
import { PageCache } from "./page-cache.ts";
import { memoryStore } from "./page-store.ts";

const HOST = "loopimmo.test";
const ORIGIN = `http://${HOST}`;
const ID = "abc123def456";

/** Answers as Next might at its worst: with everything it was told. */
const echo: RequestListener = async (asked, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  noteShown("search");
  response.setHeader("content-type", "text/html; charset=utf-8");
  const told = JSON.stringify({
    ...asked.headers,
    url: asked.url,
    method: asked.method,
    // Another one each time, as the door's own.
    "content-security-policy": asked.headers["content-security-policy"]
      ?.toString()
      .replace(/'nonce-[\w+/]{24}'/, ""),
  });
  response.end(`<html><body>${told}${Buffer.concat(chunks).length}</body></html>`);
};

interface SetUp extends Partial<DoorOptions> {
  server?: ServerOptions;
  connections?: number;
  idleMs?: number;
}

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function open({ server: serverOptions = {}, connections, ...options }: SetUp = {}) {
  const store = memoryStore(64 * 1024 * 1024);
  const cache = options.cache ?? new PageCache(store);
  const lines: string[] = [];
  const server = createServer(serverOptions);
  server.on(
    "request",
    createDoor({
      next: echo,
      cache,
      followChanges: () => {},
      doorway: { trustedProxies: parseProxies(""), hosts: new Set([HOST]), loopback: false },
      policy: { tileOrigin: null, secure: false },
      origin: new URL(ORIGIN),
      metrics: createMetrics(store, () => 0),
      log: pino({ base: undefined }, { write: (line: string) => void lines.push(line) }),
      toll: async () => 0,
      ...options,
    }),
  );
  guardConnections(server, connections);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { server, port, cache, store, lines };
}

interface Answered {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

function ask(port: number, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent: false,
        headers: { host: HOST, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
        answer.on("error", reject);
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}

/** What a server says to these bytes until it closes the connection, or until it has said `enough`. */
function say(port: number, bytes: string | Buffer, enough?: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      said += chunk.toString("utf8");
      if (enough?.test(said)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(said));
  });
}

const get = (path: string, rest = "") => `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${rest}\r\n`;
const LAST = "Connection: close\r\n";

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
  const KEPT = [
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
    "/robots.txt",
    "/_next/static/chunks/a.js",
    "/media/a.webp",
  ];
  const VARIANTS: Asked[] = [
    {},
    { method: "HEAD" },
    { headers: { range: "bytes=0-9" } },
    { headers: { rsc: "1" } },
    { headers: { rsc: "1", "next-router-prefetch": "1" } },
  ];

  test.each(KEPT)("of %s, whatever the one who has it made says", async (path) => {
    const file = !path.includes("?") && /[.]/.test(path);
    const anonymous = await open();
    for (const { method = "GET", headers: variant = {} } of VARIANTS) {
      if (file && "rsc" in variant) continue;
      const { text: expected } = await ask(anonymous.port, path, { headers: variant });
      expect(expected).not.toContain(SECRET);
      for (const personal of PERSONAL) {
        const { port, cache } = await open();
        const first = await ask(port, path, { method, headers: { ...variant, ...personal } });
        const second = await ask(port, path, { headers: variant });
        for (const { status, headers, text } of [first, second]) {
          expect(status).toBe(200);
          expect(JSON.stringify(headers)).not.toContain(SECRET);
          expect(text).toBe(method === "HEAD" && text === "" ? "" : expected);
        }
        expect(second.text).toBe(expected);
        expect(cache.making).toBe(0);
      }
      for (const each of opened.splice(1)) each.close();
    }
  });

  test.each([
    "/connexion",
    "/api/me",
    "/api/listings?location=Rennes",
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
    const first = await ask(port, path, { headers: { cookie: "session=one" } });
    const second = await ask(port, path, { headers: { cookie: "session=two" } });
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
    const { headers } = await ask(port, "/help");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["cache-control"]).toBe("no-store");
    expect(store.pages).toBe(0);
  });
});

describe("an address", () => {
  test("of another site is not answered, but for the probes", async () => {
    const { port, store } = await open();
    for (const host of ["evil.test", `${HOST}.evil.test`, `${HOST}:81`, `evil.test#${HOST}`, ""]) {
      const answer = await ask(port, "/help", { headers: { host } });
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.text)).toMatchObject({ title: "Site inconnu" });
    }
    expect((await ask(port, "/api/health", { headers: { host: "10.0.0.1" } })).status).toBe(200);
    expect((await ask(port, "/api/health?x", { headers: { host: "10.0.0.1" } })).status).toBe(421);
    expect(store.pages).toBe(0);
  });

  test("without a host, or with two, is refused", async () => {
    const { port } = await open();
    expect(await say(port, "GET / HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
    expect(await say(port, "GET /help HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 421/);
    const two = await say(
      port,
      `GET / HTTP/1.1\r\nHost: evil.test\r\nHost: ${HOST}\r\n${LAST}\r\n`,
    );
    expect(two).toMatch(/^HTTP\/1.1 4/);
  });

  test.each([
    `GET http://${HOST}/help`,
    "GET http://evil.test/",
    `GET @evil.test/`,
    "OPTIONS *",
    "GET help",
    "GET ?x",
  ])("that is no path, %s, is refused in French", async (line) => {
    const { port } = await open();
    const said = await say(port, `${line} HTTP/1.1\r\nHost: ${HOST}\r\n${LAST}\r\n`);
    expect(said).toMatch(/^HTTP\/1.1 400/);
    expect(said).toMatch(/illisible|invalide/);
  });

  test.each(["/help%", "/%E0%A4%A", "/bien/%ff", "/api/users%zz?x=1"])(
    "whose percent signs are no text, %s, is refused before Next sees it",
    async (path) => {
      const seen: unknown[] = [];
      const { port } = await open({ next: ({ url }) => void seen.push(url) });
      const { status, text } = await ask(port, path);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ title: "Adresse illisible" });
      expect(seen).toEqual([]);
    },
  );

  test("with odd percent signs among its parameters is Next's to read", async () => {
    const { port } = await open();
    expect((await ask(port, "/recherche?location=%E0%A4%A")).status).toBe(200);
  });

  test("that begins twice leads to the one that begins once, on this site", async () => {
    const { port } = await open();
    for (const path of ["//evil.test/x", "///evil.test/x", "/\\evil.test/x", "/\\/evil.test/x"]) {
      const said = await say(port, get(path, LAST));
      expect(said).toMatch(/^HTTP\/1.1 308/);
      expect(said).toMatch(/\r\nlocation: \/evil.test\/x\r\n/);
    }
  });
});

test.each(["TRACE", "PROPFIND", "PURGE", "LINK"])("%s is refused", async (method) => {
  const { port } = await open();
  const { status, headers } = await ask(port, "/help", { method });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
});

describe("a refusal of the door's own", () => {
  const page = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

  test.each([
    ["/help%", {}, "Adresse illisible"],
    ["/help", { host: "evil.test" }, "Site inconnu"],
    ["/help", { method: "TRACE" }, "Méthode refusée"],
  ])(
    "of %s %j is a page for who asked for one",
    async (path, { method, ...headers }: Record<string, string>, title) => {
      const { port } = await open();
      const answer = await ask(port, path, { method, headers: { ...headers, ...page } });
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.text).toContain(`<h1>${title}</h1>`);
      expect(answer.text).toContain('<a href="/">');
      expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    },
  );

  test("has the headers that every answer has", async () => {
    const { port } = await open();
    const answers = [
      await ask(port, "/help%"),
      await ask(port, "/help", { headers: { host: "evil.test" } }),
      await ask(port, "/help", { method: "TRACE" }),
      await ask(port, "//x"),
      await ask(port, "/api/metrics", { headers: { forwarded: "for=1.2.3.4" } }),
    ];
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-request-id": expect.stringMatching(/./),
      });
    }
  });
});

test("CONNECT and changes of protocol get no tunnel", async () => {
  const { port } = await open();
  expect(await say(port, `CONNECT evil.test:80 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)).toBe("");
  const upgrade = await say(
    port,
    get("/help", `${LAST}Upgrade: websocket\r\nx-middleware-subrequest: x\r\n`),
  );
  expect(upgrade).toMatch(/^HTTP\/1.1 200/);
});

describe("a call that changes something", () => {
  const post = (port: number, headers: Record<string, string>) =>
    ask(port, "/api/users", { method: "POST", headers, body: "{}" }).then(({ status }) => status);

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
      const { status } = await ask(port, "/help", { method, headers: { origin, cookie: "a=1" } });
      expect(status).toBe(403);
    }
  });
});

describe("a body", () => {
  const LARGE = 64 * 1024 + 1;

  test("that says it is too large is refused before it comes", async () => {
    const { port } = await open();
    const said = await say(
      port,
      `POST /api/users HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${LARGE}\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1.1 413/);
    expect(said).toContain("trop volumineuse");
  });

  test.each(["POST", "GET", "PUT"])(
    "of a %s that comes in chunks is cut at the limit, and its reader learns of it",
    async (method) => {
      const read: string[] = [];
      const { port } = await open({
        next: async (asked, response) => {
          try {
            let bytes = 0;
            for await (const chunk of asked) bytes += (chunk as Buffer).length;
            read.push(`all ${bytes}`);
            response.end("x");
          } catch {
            read.push("cut");
          }
        },
      });
      const chunk = `${(16_384).toString(16)}\r\n${"x".repeat(16_384)}\r\n`;
      const begin = `${method} /api/users HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const said = await say(port, begin + chunk.repeat(5));
      expect(said).toMatch(/^HTTP\/1.1 413/);
      await until(() => read.length > 0);
      expect(await say(port, `${begin}${chunk.repeat(4)}0\r\n\r\n`, /x\r\n0\r\n\r\n$/)).toMatch(
        / 200 /,
      );
      expect(read).toEqual(["cut", "all 65536"]);
    },
  );

  test("whose length is told twice in two ways is refused: it hides another request", async () => {
    const seen: string[] = [];
    const { port } = await open({
      next: (asked, response) => {
        seen.push(asked.url ?? "");
        asked.resume();
        response.end();
      },
    });
    const hidden = get("/api/hidden");
    const head = `POST /api/users HTTP/1.1\r\nHost: ${HOST}\r\n`;
    for (const attack of [
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`,
      `Content-Length: 0\r\nContent-Length: 4\r\n\r\n${hidden}`,
      `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding: xchunked\r\n\r\n${hidden}`,
      `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `Content-Length: +4\r\n\r\nabcd${hidden}`,
      `Transfer-Encoding: chunked\r\n\r\n0_\r\n\r\n${hidden}`,
    ]) {
      expect(await say(port, head + attack)).not.toContain("HTTP/1.1 200 OK\r\nhidden");
    }
    expect(seen).not.toContain("/api/hidden");
  });
});

describe("a connection", () => {
  test("answers what was sent at once in its order", async () => {
    const { port } = await open();
    const said = await say(port, get("/help") + get("/connexion") + get("//x") + get("/cgu", LAST));
    const statuses = [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(["200", "200", "308", "200"]);
    expect(said.indexOf('"url":"/connexion"')).toBeLessThan(said.indexOf('"url":"/cgu"'));
  });

  test.each([
    ["a long address", `/recherche?location=${"a".repeat(20_000)}`, ""],
    ["long headers", "/", `X-A: ${"a".repeat(100_000)}\r\n`],
    ["many headers", "/", "a: b\r\n".repeat(20_000)],
  ])("with %s is refused in French", async (_, path, headers) => {
    const { port } = await open({ server: { maxHeaderSize: 16 * 1024 } });
    const said = await say(port, get(path, headers));
    expect(said).toMatch(/^HTTP\/1.1 431 /);
    expect(said).toContain(
      "L’adresse ou les en-têtes de la requête dépassent la taille autorisée.",
    );
    expect(said.match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  test.each(["\0\x01\x02", "GET\r\n\r\n", "\x16\x03\x01\x02\x00", "GET / HTTP/9.9\r\n\r\n"])(
    "that is not ours, %j, is refused once",
    async (bytes) => {
      const { port } = await open();
      expect(await say(port, bytes)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    },
  );

  test("that turns to nonsense in the midst of an answer is cut: no refusal is put into it", async () => {
    const { port } = await open({
      next: (_, response) => {
        response.writeHead(200, { "content-length": "100" });
        response.write("half");
      },
    });
    const said = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(get("/connexion")));
      socket.on("data", (chunk) => {
        text += chunk;
        if (text.endsWith("half")) socket.write("\0\0\0\r\n\r\n");
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(text));
    });
    expect(said).toMatch(/half$/);
  });

  test.each([
    ["headers", `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `],
    ["a body", `POST /api/users HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 10\r\n\r\nabc`],
  ])("whose %s never end is told so", async (_, bytes) => {
    const { port } = await open({
      server: { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 5 },
    });
    const said = await say(port, bytes);
    expect(said).toMatch(/^HTTP\/1.1 408 /);
    expect(said).toContain("Délai dépassé");
  });

  test("too many is told so, and the others are answered", async () => {
    const { port } = await open({ connections: 1 });
    const first = connect(port, "127.0.0.1");
    await new Promise((resolve) => first.once("connect", resolve));
    expect(await say(port, get("/help"))).toMatch(/^HTTP\/1.1 503 /);
    const answered = new Promise<string>((resolve) =>
      first.once("data", (chunk) => resolve(chunk.toString())),
    );
    first.write(get("/help", LAST));
    expect(await answered).toMatch(/^HTTP\/1.1 200/);
    first.destroy();
  });

  test("among a thousand slow ones is answered", async () => {
    const { port, server } = await open();
    const slow: Socket[] = [];
    let connected = 0;
    for (let at = 0; at < 1_000; at++) {
      const socket = connect(port, "127.0.0.1", () => {
        connected++;
        socket.write("GET / HTTP/1.1\r\nX-Slow: ");
      });
      socket.on("error", () => {});
      slow.push(socket);
    }
    await until(() => connected === 1_000);
    for (const path of ["/help", "/connexion", "/", "/api/me"]) {
      expect((await ask(port, path)).status).toBe(200);
    }
    expect(await countOf(server)).toBeGreaterThanOrEqual(1_000);
    for (const socket of slow) socket.destroy();
  });

  const countOf = (server: Server) =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
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
      const { status, headers, text } = await ask(port, `${path}?token=x`);
      expect(status).toBe(500);
      expect(JSON.parse(text)).toMatchObject({ code: "internal.unexpected" });
      expect(headers["x-request-id"]).toBeDefined();
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers).not.toHaveProperty("set-cookie");
      expect(headers).not.toHaveProperty("content-encoding");
    }
    expect(lines.join("")).not.toContain("token");
  });

  test("to learn what changed refuses one request; the process goes on", async () => {
    let broken = true;
    const { port } = await open({
      followChanges: () => {
        if (broken) throw new Error("busy");
      },
    });
    expect((await ask(port, "/help")).status).toBe(500);
    broken = false;
    expect((await ask(port, "/help")).status).toBe(200);
  });
});

describe("pages that are not kept yet", () => {
  test("cannot be had without end by one network, those that are can", async () => {
    const asked: unknown[] = [];
    const { port, store } = await open({
      toll: async (address, cost) => {
        asked.push([address, cost]);
        return asked.length > 2 ? 7 : 0;
      },
    });
    const statusOf = async (path: string) => (await ask(port, path)).status;
    expect(await statusOf("/recherche?location=a")).toBe(200);
    expect(await statusOf("/help")).toBe(200);
    const refused = await ask(port, "/recherche?location=b");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "7"]);
    expect(JSON.parse(refused.text)).toMatchObject({ title: "Trop de demandes" });
    for (let at = 0; at < 10; at++) expect(await statusOf("/recherche?location=a")).toBe(200);
    expect(asked).toEqual(Array(3).fill(["127.0.0.1", "render"]));
    expect(await statusOf("/connexion")).toBe(429);
    expect(store.pages).toBe(2);
  });

  test("are made at most so many at once", async () => {
    const waiting: (() => void)[] = [];
    const { port } = await open({
      next: (_, response) => void waiting.push(() => void response.end("x")),
    });
    const many = Array.from({ length: 256 }, (_, at) => ask(port, `/recherche?location=a${at}`));
    await until(() => waiting.length === 256);
    expect((await ask(port, "/recherche?location=b")).status).toBe(503);
    const joined = ask(port, "/recherche?location=a1");
    for (const end of waiting) end();
    expect((await joined).status).toBe(200);
    for (const { status } of await Promise.all(many)) expect(status).toBe(200);
  });
});

describe("metrics", () => {
  test("are for this machine, not for who comes through it", async () => {
    const { port } = await open();
    const own = await ask(port, "/api/metrics");
    expect(own.text).toContain("http_answers_total");
    expect(own.headers["x-request-id"]).toBeDefined();
    for (const name of ["x-forwarded-for", "forwarded"]) {
      const { status } = await ask(port, "/api/metrics", { headers: { [name]: "127.0.0.1" } });
      expect(status).toBe(404);
    }
  });
});

test("every answer has a number and the headers of the policy; the log has neither query nor person", async () => {
  const { port, lines } = await open();
  const ids = new Set<string>();
  const paths = ["/help", "/connexion?mail=a@b.fr", "/api/me", "/robots.txt"];
  for (const path of paths) {
    const { headers } = await ask(port, path, { headers: { cookie: "a=s3cr3t" } });
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
