import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { callEntrypoints, readEntrypoints } from "./entrypoints";
import { FOUND_HEADER } from "./found-page";

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** What a build has: its two tables, and a file for each entry that says which it is. */
const ENTRIES: Record<string, string> = {
  "/(public)/page": "/",
  "/(public)/recherche/page": "/recherche",
  "/(public)/bien/[id]/page": "/bien/[id]",
  "/(public)/lettre/[[...rest]]/page": "/lettre/[[...rest]]",
  "/api/health/route": "/api/health",
  "/api/listings/[id]/route": "/api/listings/[id]",
  "/robots.txt/route": "/robots.txt",
  "/_not-found/page": "/_not-found",
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "entrypoints-"));
  const files = Object.fromEntries(
    Object.keys(ENTRIES).map((entry) => [entry, `app${entry.replaceAll(/[()]/g, "")}.cjs`]),
  );
  for (const [entry, file] of Object.entries(files)) {
    const handler = `(asked, answer) => answer.end(${JSON.stringify(ENTRIES[entry])})`;
    write(`server/${file}`, `exports.handler = async ${handler};`);
  }
  const failing = { "/fails/page": "/fails", "/breaks/page": "/breaks", "/later/page": "/later" };
  write("app-path-routes-manifest.json", JSON.stringify({ ...ENTRIES, ...failing }));
  const added = {
    "/fails/page": "fails.cjs",
    "/breaks/page": "breaks.cjs",
    "/later/page": "later.cjs",
  };
  write("server/app-paths-manifest.json", JSON.stringify({ ...files, ...added }));
  write(
    "server/fails.cjs",
    `exports.handler = async (asked) => { asked.url = "/changed"; throw new Error("no"); };`,
  );
  write(
    "server/breaks.cjs",
    `exports.handler = async (asked, answer) => { answer.writeHead(200); throw new Error("half"); };`,
  );
  write(
    "server/later.cjs",
    `module.exports = Promise.resolve({ handler: async (asked, answer) => answer.end("later") });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Asks for a path: the entry point that answered, or `next` and the address that it was given. */
async function send(path: string, { method = "GET", headers = {} } = {}) {
  const next: RequestListener = (asked, answer) => answer.end(`next ${asked.url}`);
  const listener = callEntrypoints(readEntrypoints(folder), next);
  const failures: unknown[] = [];
  const server = createServer((asked, answer) => {
    Promise.resolve(listener(asked, answer)).catch((error: unknown) => {
      failures.push(error);
      answer.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const said = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers }).then(
    (answer) => answer.text(),
    () => "broken off",
  );
  return { said, failures };
}

const FOUND = { [FOUND_HEADER]: "1" };

describe("callEntrypoints", () => {
  test.each([
    ["/", {}, "/"],
    ["/recherche?location=Rennes&_rsc=x", {}, "/recherche"],
    ["/api/health", {}, "/api/health"],
    ["/bien/abc123", FOUND, "/bien/[id]"],
    ["/bien/abc123?creneau=1", FOUND, "/bien/[id]"],
    ["/later", {}, "later"],
  ])("%s is answered by its own entry point", async (path, headers, said) => {
    expect(await send(path, { headers })).toEqual({ said, failures: [] });
  });

  test.each([
    ["an unknown page", "/nulle-part", {}, "GET"],
    ["a page that nobody has found", "/bien/abc123", {}, "GET"],
    ["a name with something encoded in it", "/bien/abc%2f123", FOUND, "GET"],
    ["a longer path", "/bien/abc123/reserver", FOUND, "GET"],
    ["a page with any number of parts", "/lettre/a/b", FOUND, "GET"],
    ["a trailing slash", "/recherche/", {}, "GET"],
    ["another spelling", "/Recherche", {}, "GET"],
    ["an encoded spelling", "/recherch%65", {}, "GET"],
    ["two slashes", "//recherche", {}, "GET"],
    ["a file of the site's head", "/robots.txt", {}, "GET"],
    ["what is Next's own", "/_not-found", {}, "GET"],
    ["a name that every object has", "/constructor", {}, "GET"],
    ["a partial render", "/recherche", { rsc: "1" }, "GET"],
    ["a form", "/recherche", {}, "POST"],
    ["a question about methods", "/api/health", {}, "OPTIONS"],
  ])("%s is left to Next", async (_, path, headers, method) => {
    expect(await send(path, { headers, method })).toEqual({ said: `next ${path}`, failures: [] });
  });

  it("leaves what fails to Next, under the address that was asked for", async () => {
    expect(await send("/fails?a=1")).toEqual({ said: "next /fails?a=1", failures: [] });
  });

  it("breaks off what fails in the midst of its answer", async () => {
    const { said, failures } = await send("/breaks");
    expect(said).toBe("broken off");
    expect(failures).toEqual([new Error("half")]);
  });
});
