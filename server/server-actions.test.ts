import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ORIGIN, open, send } from "./harness.ts";
import { readServerActions } from "./server-actions.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "actions-"));
  mkdirSync(join(folder, "server"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(paths: unknown, node: unknown): void {
  writeFileSync(join(folder, "app-path-routes-manifest.json"), JSON.stringify(paths));
  writeFileSync(
    join(folder, "server/server-reference-manifest.json"),
    JSON.stringify({ node, edge: {}, encryptionKey: "x" }),
  );
}

const PATHS = {
  "/(auth)/login/page": "/login",
  "/(espace)/settings/page": "/settings",
  "/(public)/bien/[id]/page": "/bien/[id]",
  "/(public)/bien/nouveau/page": "/bien/nouveau",
  "/(public)/bien/[id]/contact/page": "/bien/[id]/contact",
  "/api/auth/[...nextauth]/route": "/api/auth/[...nextauth]",
};
const ACTIONS = {
  a1: { workers: { "app/(auth)/login/page": { moduleId: 1 } } },
  a2: {
    workers: {
      "app/(espace)/settings/page": { moduleId: 1 },
      "app/(public)/bien/[id]/page": { moduleId: 2 },
    },
  },
  a3: { workers: { "app/(public)/bien/[id]/contact/page": { moduleId: 3 } } },
};

test("a page has the actions that its build gives it, and no other", () => {
  build(PATHS, ACTIONS);
  const hasAction = readServerActions(folder);
  expect(hasAction("/login", "a1")).toBe(true);
  expect(hasAction("/settings", "a2")).toBe(true);
  expect(hasAction("/bien/x", "a2")).toBe(true);
  for (const [path, action] of [
    ["/settings", "a1"],
    ["/login", "a2"],
    ["/login/", "a1"],
    ["/bien/x/y", "a2"],
    ["/bien/", "a2"],
    ["/unknown", "a1"],
    ["/login", ""],
    ["/login", "toString"],
    ["/login", "__proto__"],
    // Other pages than the route with a parameter: Next would send the form on, to itself.
    ["/bien/nouveau", "a2"],
    ["/bien/nouvea%75", "a2"],
    ["/bien/x%2Fcontact", "a2"],
    ["/bien/x%2Fcontact", "a3"],
    ["/bien//contact", "a3"],
    ["/bien/x/contact/", "a3"],
    ["/bien/x/%63ontact", "a3"],
    ["/BIEN/x/contact", "a3"],
    ["/bien/%", "a2"],
    ["/api/auth/x/y", "a1"],
    ["/_not-found", "a1"],
  ] as const) {
    expect([path, hasAction(path, action)]).toEqual([path, false]);
  }
  expect(hasAction("/bien/x/contact", "a3")).toBe(true);
  expect(hasAction("/bien/%C3%A9", "a2")).toBe(true);
});

test("a build that names no path for an action's page, or another shape, stops the start", () => {
  build({}, ACTIONS);
  expect(() => readServerActions(folder)).toThrow("no path for /(auth)/login/page");
  build(PATHS, { a1: { pages: [] } });
  expect(() => readServerActions(folder)).toThrow();
});

describe("a form", () => {
  test("of another page is answered before Next would send it to itself", async () => {
    build(PATHS, ACTIONS);
    const { port } = await open({
      hasAction: readServerActions(folder),
      next: ({ url }, response) => void response.end(url),
    });
    const post = (path: string, action: string) =>
      send(port, path, {
        method: "POST",
        headers: {
          origin: ORIGIN,
          "next-action": action,
          "content-type": "multipart/form-data; boundary=b",
        },
        body: '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n[null,"$K1"]\r\n--b--\r\n',
      });
    expect((await post("/login", "a1")).text).toBe("/login");
    const answer = await post("/settings", "a1");
    expect(answer.status).toBe(409);
    expect(answer.headers["x-nextjs-action-not-found"]).toBeUndefined();
    expect(answer.headers["content-type"]).toBe("text/plain");
    expect(JSON.parse(answer.text)).toMatchObject({ code: "request.form-outdated", status: 409 });
    // Next forwards on the strength of its own header alone: it is nobody else's to send.
    expect((await post("/settings?nxtPid=1", "a1")).status).toBe(409);
  });
});
