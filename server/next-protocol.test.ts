import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { ID, open, send } from "./harness.ts";
import { hasValidRouterHeaders, withoutInternalParameters } from "./next-protocol.ts";

describe("parameters of Next's router", () => {
  test.each([
    ["/bien/a?nxtPid=b", "/bien/a"],
    ["/bien/a?creneau=1&nxtPid=b&x=2", "/bien/a?creneau=1&x=2"],
    ["/bien/a?creneau=1&%6Ext%50id=b", "/bien/a?creneau=1"],
    ["/bien/a?nxtIid=b&nxtPid=c&nxtPid=d", "/bien/a"],
    ["/a?__nextLocale=en&__nextDataReq=1&_nextx=1", "/a"],
    ["/a?NXTPid=b&_rsc=1x2y", "/a?_rsc=1x2y"],
    ["/recherche?location=%E0%A4%A&nxt=1", "/recherche?location=%E0%A4%A&nxt=1"],
    ["/a", "/a"],
    ["/a?", "/a?"],
  ])("of %s are dropped: %s", (url, clean) => {
    expect(withoutInternalParameters(url)).toBe(clean);
  });

  test("never reach Next", async () => {
    const urls: (string | undefined)[] = [];
    const { port } = await open({
      next: ({ url }, response) => {
        urls.push(url);
        response.end("x");
      },
    });
    await send(port, `/bien/${ID}?creneau=1&nxtPid=other`);
    await send(port, `/bien/${ID}?nxtPid=other`);
    await send(port, "/acheter/rennes?nxtPcity=paris");
    expect(urls).toEqual([`/bien/${ID}?creneau=1`, `/bien/${ID}`, "/acheter/rennes"]);
  });
});

test("internal headers never reach Next", async () => {
  const names = new Set<string>();
  const { port } = await open({
    next: ({ headers }, response) => {
      for (const name in headers) names.add(name);
      response.end("x");
    },
  });
  const internal = {
    "next-resume": "1",
    "next-hmr-refresh": "1",
    "next-test-fetch-priority": "high",
    "x-next-resume-state-length": "3",
    "x-nextjs-data": "1",
    "x-middleware-rewrite": "/other",
    "x-matched-path": "/other",
    "x-now-route-matches": "1",
  };
  await send(port, "/connexion", { headers: { ...internal, "next-url": "/", "x-mine": "1" } });
  for (const name in internal) expect(names).not.toContain(name);
  expect(names).toContain("next-url");
  expect(names).toContain("x-mine");
});

/** Next's own reading, which throws. It is no public module: when it moves, this test says so. */
const { parseAndValidateFlightRouterState } = createRequire(import.meta.url)(
  "next/dist/server/app-render/parse-and-validate-flight-router-state.js",
) as { parseAndValidateFlightRouterState(text: string): unknown };

function isNexts(text: string): boolean {
  try {
    parseAndValidateFlightRouterState(text);
    return true;
  } catch {
    return false;
  }
}

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state));
const leaf = ["__PAGE__", {}];

test.each([
  encoded(["", { children: ["acheter", { children: leaf }] }, null, null, 16]),
  encoded(["", { children: [["id", "abc", "d", null], { children: leaf }] }, null, "refetch"]),
  encoded(["", { children: [["id", "abc", "d", ["x"]], {}] }, ["/a", ""], "metadata-only", 1, "s"]),
  encoded(["", {}, null, null, true]),
  encoded(["", {}, undefined, null, 1]),
  encoded(["", {}, ["/a"], null]),
  encoded(["", {}, null, "other"]),
  encoded(["", {}, null, null, 1, "s", "more"]),
  encoded([["id", "abc", "x", null], {}]),
  encoded([["id", "abc", "d"], {}]),
  encoded({}),
  encoded([]),
  encoded(null),
  encoded("x"),
  encoded(["", { children: {} }]),
  "",
  "%",
  "%E0%A4%A",
  "[",
  "undefined",
  `["",{},${"[".repeat(3_000)}`,
])("a router state is taken where Next takes it: %.60s", (text) => {
  expect(hasValidRouterHeaders({ "next-router-state-tree": text })).toBe(isNexts(text));
});

test("a router state nested deeper than any page is not taken, nor does it fail", () => {
  const deep = `${'["",{"c":'.repeat(1_500)}["",{}]${"}]".repeat(1_500)}`;
  expect(hasValidRouterHeaders({ "next-router-state-tree": deep })).toBe(false);
});

test.each([
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-prefetch": "2", "next-router-segment-prefetch": "/_tree" },
  { rsc: "1", "next-url": "/acheter/rennes" },
])("headers of Next's scripts are taken: %j", (headers) => {
  expect(hasValidRouterHeaders(headers)).toBe(true);
});

test.each([
  { rsc: "" },
  { rsc: "0" },
  { rsc: "1, 1" },
  { rsc: "1", "next-router-prefetch": "yes" },
  { rsc: "1", "next-router-segment-prefetch": "tree" },
  { rsc: "1", "next-url": "https://evil.test/" },
  { rsc: "1", "next-url": "/é" },
  { "next-router-state-tree": "%5B" },
] as Record<string, string>[])(
  "others are answered 400, on pages of the cache as elsewhere: %j",
  async (headers) => {
    expect(hasValidRouterHeaders(headers)).toBe(false);
    if (headers["next-url"] === "/é") return;
    const { port } = await open({ next: () => expect.unreachable() });
    for (const path of ["/help", "/connexion", "/api/me"]) {
      expect((await send(port, path, { headers })).status).toBe(400);
    }
  },
);
