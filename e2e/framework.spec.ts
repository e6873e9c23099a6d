import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { ERROR_SENTENCES } from "../lib/content/errors";

/** What Next does beyond its documentation, in the built site (docs/framework-facts.md). */

test("a form of a former version, sent without scripts, is told to load the page anew", async ({
  request,
  baseURL,
}) => {
  const response = await request.post("/connexion", {
    headers: { origin: baseURL ?? "", accept: "text/html" },
    multipart: { [`$ACTION_ID_${"60".repeat(21)}`]: "", email: "camille@example.org" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(409);
  expect(await response.text()).toContain(ERROR_SENTENCES["request.form-outdated"].detail);
});

test("a change of protocol is a plain request: Next never sees the connection", async ({
  baseURL,
}) => {
  const { hostname, port, host } = new URL(baseURL ?? "");
  const received = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET /_next/hmr HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      ),
    );
    socket.on("data", (chunk) => {
      text += chunk;
      if (text.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  expect(received).toMatch(/^HTTP\/1\.1 404 /);
});

test("the middleware's redirects stay under the name that the visitor came by", async ({
  request,
}) => {
  const response = await request.get("/buyer/favorites?page=2", { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toBe(
    "/connexion?callbackUrl=%2Fbuyer%2Ffavorites%3Fpage%3D2",
  );
  const partial = await request.get("/buyer/favorites?_rsc=1x2y", {
    headers: { rsc: "1" },
    maxRedirects: 0,
  });
  expect(partial.headers().location).toBe("/connexion?callbackUrl=%2Fbuyer%2Ffavorites");
});
