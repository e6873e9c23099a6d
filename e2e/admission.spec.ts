import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { CURRENT_BUILD } from "../lib/platform/builds.mjs";
import { signInByCall } from "../scripts/setup/sign-in";
import { createPending, PASSWORD } from "./people";
import { firstListing } from "./support";

/** What the server before Next admits, in front of the real one. */

const placeOf = (baseURL: string | undefined) => new URL(baseURL ?? "");

/** Sends bytes on a connection of its own, and leaves after so many milliseconds, answered or not. */
function sendAndLeave(baseURL: string | undefined, bytes: string, ms: number): Promise<void> {
  const { port } = placeOf(baseURL);
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(bytes));
    const leave = setTimeout(() => socket.destroy(), ms);
    socket.on("error", () => {});
    // Read, so that answers are not held back by the connection alone.
    socket.resume();
    socket.once("close", () => {
      clearTimeout(leave);
      resolve();
    });
  });
}

/** What the server sends on a connection before closing it. */
function exchange(baseURL: string | undefined, bytes: string): Promise<string> {
  const { port } = placeOf(baseURL);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => {});
    socket.once("close", () => resolve(text));
  });
}

async function underWay(request: APIRequestContext): Promise<Record<string, number>> {
  const metrics = await (await request.get("/api/metrics")).text();
  const found = [...metrics.matchAll(/^http_under_way\{kind="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(found.map(([, kind, count]) => [kind, Number(count)]));
}

test("visitors who leave at any moment leave nothing counted", async ({ request, baseURL }) => {
  const { host } = placeOf(baseURL);
  const { id } = await firstListing(request);
  const get = (path: string, headers = "Accept-Encoding: gzip\r\n") =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;
  const post = (path: string, sent: string) =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${baseURL}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n${sent}`;
  const families = [
    get("/api/me"),
    get("/api/communes?q=ren"),
    get("/api/listings?location=Rennes"),
    get("/recherche?location=Ly", "Accept-Encoding: br\r\n"),
    get(`/bien/${id}?creneau=x`),
    get("/connexion"),
    get("/connexion", "Rsc: 1\r\nAccept-Encoding: gzip\r\n"),
    get("/seller/dashboard"),
    get("/api/captcha/challenge"),
    get("/sitemap.xml"),
    get("/api/me") + get("/connexion") + get("/api/communes?q=pa"),
    post("/api/subscribe", "{"),
    post("/api/captcha/verify", `{"payload":"x"}${" ".repeat(85)}`),
    post("/connexion", "x"),
  ];
  for (let round = 0; round < 30; round++) {
    await Promise.all(
      families.map((bytes, at) => sendAndLeave(baseURL, bytes, (round * 7 + at * 3) % 40)),
    );
  }
  // Other tests have requests under way too, each for a moment.
  await expect
    .poll(async () => (await underWay(request)).slots, { intervals: [50] })
    .toBeLessThanOrEqual(1);
  for (const kind of ["slots", "waiting", "bodies", "pages"]) {
    await expect.poll(async () => (await underWay(request))[kind], { intervals: [20] }).toBe(0);
  }
  for (const path of ["/api/me", "/api/health", "/api/ready"]) {
    expect((await request.get(path)).status()).toBe(200);
  }
});

test("parameters of Next's router show no other listing, nor another town", async ({ request }) => {
  const { items } = await (await request.get("/api/listings")).json();
  const [one, other] = items as { id: string }[];
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(await (await request.get(path)).text())?.[1];
  const own = await canonicalOf(`/bien/${one?.id}`);
  expect(own).toContain(one?.id);
  for (const query of [
    `nxtPid=${other?.id}`,
    `creneau=x&nxtPid=${other?.id}`,
    `nxtIid=${other?.id}`,
  ]) {
    expect(await canonicalOf(`/bien/${one?.id}?${query}`)).toBe(own);
  }
  const titleOf = async (path: string) =>
    /<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
  for (const query of ["nxtPcity=paris", "budget=x&nxtPcity=paris"]) {
    expect(await titleOf(`/acheter/rennes?${query}`)).toContain("Rennes");
  }
});

interface Action {
  exportedName: string;
  filename: string;
}

/** The server actions of the build, by their names. */
function actions(): [name: string, action: Action][] {
  const { node } = JSON.parse(
    readFileSync(`${CURRENT_BUILD}/server/server-reference-manifest.json`, "utf8"),
  );
  return Object.entries<Action>(node);
}

/** The actions that a file of the build has. */
function actionsIn(file: string): string[] {
  const found = actions().filter(([, { filename }]) => filename === file);
  if (found.length === 0) throw new Error(`the build has no action in ${file}`);
  return found.map(([name]) => name);
}

test("a form is taken by its own page alone", async ({ request, baseURL }) => {
  const [login] = actions().find(([, { exportedName }]) => exportedName === "loginAction") ?? [];
  const headers = { origin: baseURL ?? "", "next-action": login ?? "" };
  const multipart = { "1_email": "a@b.fr", 0: '[null,"$K1"]' };
  expect((await request.post("/connexion", { headers, multipart })).status()).toBe(200);
  for (const path of ["/help", "/settings", "/unknown", "/connexion/code"]) {
    const response = await request.post(path, { headers, multipart });
    expect([path, response.status()]).toEqual([path, path === "/connexion/code" ? 200 : 409]);
  }
});

test("a form of who waits for a confirmation is answered where it arrives", async ({
  baseURL,
  playwright,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const { email } = await createPending();
  expect(await signInByCall(visitor, baseURL ?? "", { email, password: PASSWORD })).toBe(200);
  const led = await visitor.get("/seller/dashboard", { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([303, "/confirmation/attente"]);
  for (const action of actionsIn("app/(espace)/settings/actions.ts")) {
    const response = await visitor.post("/settings", {
      headers: { origin: baseURL ?? "", "next-action": action },
      multipart: { 0: '[null,"$K1"]', "1_x": "1" },
    });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('"status":"error"');
  }
  await visitor.dispose();
});

test("two hosts, a page's other methods and a malformed router state are the site's own 4xx", async ({
  request,
  baseURL,
}) => {
  const { host } = placeOf(baseURL);
  const twice = await exchange(
    baseURL,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.test\r\nConnection: close\r\n\r\n`,
  );
  expect(twice).toMatch(/^HTTP\/1.1 400 /);
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const response = await request.fetch("/help", { method, headers: { origin: baseURL ?? "" } });
    expect([response.status(), response.headers().allow]).toEqual([405, "GET, HEAD, POST"]);
  }
  for (const path of ["/help", "/connexion", "/seller/dashboard"]) {
    const response = await request.get(path, {
      headers: { rsc: "1", "next-router-state-tree": "%5B" },
    });
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ code: "request.invalid" });
  }
});
