import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { photo } from "../lib/testing/hostile-photos";
import { beginListing } from "./selling";

/** Strangers who send photos slowly, against the whole server. */

const SOCKETS = 40;

/** A connection without a session that begins a photo and sends no more of it. @returns what came until it closed */
function stranger(base: URL, path: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(base.port), base.hostname, () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${base.host}\r\nContent-Type: image/jpeg\r\nContent-Length: 9000000\r\n\r\nx`,
      ),
    );
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => {});
    socket.once("close", () => resolve(text));
  });
}

test("forty strangers who begin a photo are closed with 401, and a seller's goes through beside them", async ({
  page,
  baseURL,
}) => {
  const base = new URL(baseURL ?? "");
  const listing = await beginListing(page);
  const path = `/api/revisions/${listing.split("/").at(-1)}/photos`;
  const strangers = Array.from({ length: SOCKETS }, () => stranger(base, path));
  const sent = await page.request.post(path, {
    headers: { "content-type": "image/jpeg", origin: base.origin },
    data: await photo("jpeg"),
  });
  expect(sent.status()).toBe(201);
  for (const text of await Promise.all(strangers)) {
    expect(text).toMatch(/^HTTP\/1\.1 401 [\s\S]*request\.signed-out/);
  }
  // What is under way is over: no place is held for anybody.
  await expect
    .poll(async () => {
      const metrics = await (await page.request.get("/api/metrics")).text();
      return /^http_under_way\{kind="bodies"\} (\d+)$/m.exec(metrics)?.[1];
    })
    .toBe("0");
});
