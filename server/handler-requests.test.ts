import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { until } from "../lib/testing/until.ts";
import { createAdmission } from "./admission.ts";
import { get, HOST, ID, LAST, open, send, sendRaw } from "./harness.ts";

describe("an address", () => {
  test("of another site is not answered, but for the probes", async () => {
    const { port, store } = await open();
    for (const host of ["evil.test", `${HOST}.evil.test`, `${HOST}:81`, `evil.test#${HOST}`, ""]) {
      const answer = await send(port, "/help", { headers: { host } });
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.text)).toMatchObject({ title: "Site inconnu" });
    }
    expect((await send(port, "/api/health", { headers: { host: "10.0.0.1" } })).status).toBe(200);
    expect((await send(port, "/api/health?x", { headers: { host: "10.0.0.1" } })).status).toBe(421);
    expect(store.pages).toBe(0);
  });

  test("without a host, or with two, is refused", async () => {
    const { port } = await open();
    expect(await sendRaw(port, "GET / HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
    expect(await sendRaw(port, "GET /help HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 421/);
    for (const hosts of [
      ["evil.test", HOST],
      [HOST, "evil.test"],
      [HOST, HOST],
    ]) {
      const lines = hosts.map((host) => `hOsT: ${host}\r\n`).join("");
      for (const path of ["/", "/connexion", "/api/health"]) {
        const responseText = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${lines}${LAST}\r\n`);
        expect(responseText).toMatch(/^HTTP\/1.1 400/);
      }
    }
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
    const responseText = await sendRaw(port, `${line} HTTP/1.1\r\nHost: ${HOST}\r\n${LAST}\r\n`);
    expect(responseText).toMatch(/^HTTP\/1.1 400/);
    expect(responseText).toMatch(/illisible|invalide/);
  });

  test.each(["/help%", "/%E0%A4%A", "/bien/%ff", "/api/users%zz?x=1"])(
    "whose percent signs are no text, %s, is refused before Next sees it",
    async (path) => {
      const seen: unknown[] = [];
      const { port } = await open({ next: ({ url }) => void seen.push(url) });
      const { status, text } = await send(port, path);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ title: "Adresse illisible" });
      expect(seen).toEqual([]);
    },
  );

  test("with odd percent signs among its parameters is Next's to read", async () => {
    const { port } = await open();
    expect((await send(port, "/recherche?location=%E0%A4%A")).status).toBe(200);
  });

  test("that begins twice leads to the one that begins once, on this site", async () => {
    const { port } = await open();
    for (const path of ["//evil.test/x", "///evil.test/x", "/\\evil.test/x", "/\\/evil.test/x"]) {
      const responseText = await sendRaw(port, get(path, LAST));
      expect(responseText).toMatch(/^HTTP\/1.1 308/);
      expect(responseText).toMatch(/\r\nlocation: \/evil.test\/x\r\n/);
    }
  });
});

test.each(["TRACE", "PROPFIND", "PURGE", "LINK"])("%s is refused", async (method) => {
  const { port } = await open();
  const { status, headers } = await send(port, "/help", { method });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("a page takes no %s", async (method) => {
  const { port } = await open({ next: () => expect.unreachable() });
  for (const path of ["/help", "/connexion", "/seller/dashboard", `/bien/${ID}`]) {
    const { status, headers } = await send(port, path, { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  }
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
      const answer = await send(port, path, { method, headers: { ...headers, ...page } });
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.text).toContain(`<h1>${title}</h1>`);
      expect(answer.text).toContain('<a href="/">');
      expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    },
  );

  test("has the headers that every answer has", async () => {
    const { port } = await open();
    const answers = [
      await send(port, "/help%"),
      await send(port, "/help", { headers: { host: "evil.test" } }),
      await send(port, "/help", { method: "TRACE" }),
      await send(port, "//x"),
      await send(port, "/api/metrics", { headers: { forwarded: "for=1.2.3.4" } }),
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

describe("an answer that is not kept", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("is compressed for who reads %s", async (accepted, encoding) => {
    const { port } = await open();
    const headers = { "accept-encoding": accepted, "x-long": "bonjour ".repeat(500) };
    const answer = await send(port, "/api/anything", { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.text.length < 1_000).toBe(encoding !== undefined);
  });
});

test("CONNECT and changes of protocol get no tunnel", async () => {
  const { port } = await open();
  expect(await sendRaw(port, `CONNECT evil.test:80 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)).toBe("");
  const upgrade = await sendRaw(
    port,
    get("/help", `${LAST}Upgrade: websocket\r\nx-middleware-subrequest: x\r\n`),
  );
  expect(upgrade).toMatch(/^HTTP\/1.1 200/);
});

describe("a body", () => {
  const LARGE = 64 * 1024 + 1;

  test("that says it is too large is refused before it comes", async () => {
    const { port } = await open();
    const responseText = await sendRaw(
      port,
      `POST /api/users HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${LARGE}\r\n\r\n`,
    );
    expect(responseText).toMatch(/^HTTP\/1.1 413/);
    expect(responseText).toContain("trop volumineuse");
  });

  test.each(["POST", "GET", "PUT"])(
    "of a %s that comes in chunks is cut at the limit, and nobody reads it",
    async (method) => {
      const read: number[] = [];
      const { port } = await open({
        next: async (request, response) => {
          let bytes = 0;
          for await (const chunk of request) bytes += (chunk as Buffer).length;
          read.push(bytes);
          response.end("x");
        },
      });
      const chunk = `${(16_384).toString(16)}\r\n${"x".repeat(16_384)}\r\n`;
      const begin = `${method} /api/users HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const responseText = await sendRaw(port, begin + chunk.repeat(5));
      expect(responseText).toMatch(/^HTTP\/1.1 413/);
      expect(await sendRaw(port, `${begin}${chunk.repeat(4)}0\r\n\r\n`, /x\r\n0\r\n\r\n$/)).toMatch(
        / 200 /,
      );
      expect(read).toEqual([65_536]);
    },
  );

  test("whose length is told twice in two ways is refused: it hides another request", async () => {
    const seen: string[] = [];
    const { port } = await open({
      next: (requested, response) => {
        seen.push(requested.url ?? "");
        requested.resume();
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
      expect(await sendRaw(port, head + attack)).not.toContain("HTTP/1.1 200 OK\r\nhidden");
    }
    expect(seen).not.toContain("/api/hidden");
  });
});

describe("a connection", () => {
  test("answers what was sent at once in its order", async () => {
    const { port } = await open();
    const responseText = await sendRaw(
      port,
      get("/help") + get("/connexion") + get("//x") + get("/cgu", LAST),
    );
    const statuses = [...responseText.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(["200", "200", "308", "200"]);
    expect(responseText.indexOf('"url":"/connexion"')).toBeLessThan(
      responseText.indexOf('"url":"/cgu"'),
    );
  });

  test.each([
    ["a long address", `/recherche?location=${"a".repeat(20_000)}`, ""],
    ["long headers", "/", `X-A: ${"a".repeat(100_000)}\r\n`],
    ["many headers", "/", "a: b\r\n".repeat(20_000)],
  ])("with %s is refused in French", async (_, path, headers) => {
    const { port } = await open({ server: { maxHeaderSize: 16 * 1024 } });
    const responseText = await sendRaw(port, get(path, headers));
    expect(responseText).toMatch(/^HTTP\/1.1 431 /);
    expect(responseText).toContain(
      "L’adresse ou les en-têtes de la requête dépassent la taille autorisée.",
    );
    expect(responseText.match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  test.each(["\0\x01\x02", "GET\r\n\r\n", "\x16\x03\x01\x02\x00", "GET / HTTP/9.9\r\n\r\n"])(
    "that is not ours, %j, is refused once",
    async (bytes) => {
      const { port } = await open();
      expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    },
  );

  test("that turns to nonsense in the midst of an answer is cut: no refusal is put into it", async () => {
    const { port } = await open({
      next: (_, response) => {
        response.writeHead(200, { "content-length": "100" });
        response.write("half");
      },
    });
    const responseText = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(get("/api/health")));
      socket.on("data", (chunk) => {
        text += chunk;
        if (text.endsWith("half")) socket.write("\0\0\0\r\n\r\n");
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(text));
    });
    expect(responseText).toMatch(/half$/);
  });

  test.each([
    ["headers", `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `],
    ["a body", `POST /api/users HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 10\r\n\r\nabc`],
  ])("whose %s never end is told so", async (_, bytes) => {
    const { port } = await open({
      server: { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 5 },
    });
    const responseText = await sendRaw(port, bytes);
    expect(responseText).toMatch(/^HTTP\/1.1 408 /);
    expect(responseText).toContain("Délai dépassé");
  });

  test("too many is told so, and the others are answered", async () => {
    const { port } = await open({ connections: 1 });
    const first = connect(port, "127.0.0.1");
    await new Promise((resolve) => first.once("connect", resolve));
    expect(await sendRaw(port, get("/help"))).toMatch(/^HTTP\/1.1 503 /);
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
      expect((await send(port, path)).status).toBe(200);
    }
    expect(await countOf(server)).toBeGreaterThanOrEqual(1_000);
    for (const socket of slow) socket.destroy();
  });

  const countOf = (server: Server) =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
});

describe("a request that Next sent to its own server, or that says so", () => {
  const MARKERS = [
    "x-action-forwarded",
    "x-action-redirect",
    "x-action-revalidated",
    "x-prerender-revalidate",
  ];

  test.each(MARKERS)("is refused before anything else: %s", async (marker) => {
    const admission = createAdmission();
    const { port, store } = await open({ next: () => expect.unreachable(), admission });
    for (const path of ["/", "/help", `/bien/${ID}`, "/connexion", "/api/me", "/api/health"]) {
      for (const method of ["GET", "HEAD", "POST", "PUT"]) {
        const answer = await send(port, path, { method, headers: { [marker]: "1" } });
        expect([path, method, answer.status]).toEqual([path, method, 400]);
        expect(answer.headers.connection).toBe("close");
      }
    }
    expect(store.pages).toBe(0);
    expect(admission.counts()).toEqual({ slots: 0, waiting: 0, bodies: 0, networks: 0 });
  });

  test("is answered without waiting for its body, and its connection ends", async () => {
    const { port } = await open({ next: () => expect.unreachable() });
    const text = await sendRaw(
      port,
      `POST /connexion HTTP/1.1\r\nHost: ${HOST}\r\nX-Action-Forwarded: 1\r\nContent-Length: 1000000\r\n\r\nx`,
    );
    expect(text).toMatch(/^HTTP\/1.1 400 /);
  });
});
