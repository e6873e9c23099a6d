import { describe, expect, test } from "vitest";
import type { CacheTag } from "../lib/platform/cache-tags.ts";
import { until } from "../lib/testing/until.ts";
import { bytesOf, type PageResponse } from "./cached-page.ts";
import { PageCache, type PageRecipe } from "./page-cache.ts";
import { memoryStore } from "./page-store.ts";

const MEBIBYTE = 1024 * 1024;

function answer(text: string, overrides: Partial<PageResponse> = {}): PageResponse {
  return {
    status: 200,
    headers: { "content-type": "text/html", "cache-control": "public, s-maxage=60" },
    body: Buffer.from(text),
    ...overrides,
  };
}

/** A cache with a clock that stands still, and recipes that end on command. */
function setUp(maxBytes = 64 * MEBIBYTE) {
  const time = { now: 1_000_000 };
  const store = memoryStore(maxBytes);
  const cache = new PageCache(store, () => time.now);
  return { time, store, cache };
}

function recipe(
  make: (noted: Set<CacheTag>) => PageResponse | Promise<PageResponse>,
): PageRecipe & {
  renders: number;
} {
  const made = {
    freshSeconds: 60,
    staleSeconds: 600,
    ofDay: false,
    encodings: ["gzip"] as const,
    renders: 0,
    render: async (noted: Set<CacheTag>) => {
      made.renders++;
      return await make(noted);
    },
  };
  return made;
}

/** A recipe whose renderings end one by one, when the test says so. */
function heldRecipe(...tags: CacheTag[]) {
  const held: { resolve(answer: PageResponse): void; reject(error: Error): void }[] = [];
  const waiting: (() => void)[] = [];
  const made = recipe((noted) => {
    for (const tag of tags) noted.add(tag);
    return new Promise((resolve, reject) => {
      held.push({ resolve, reject });
      waiting.shift()?.();
    });
  });
  /** The next rendering to begin that was not taken yet. */
  const next = async () => {
    if (held.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return held.shift() as (typeof held)[number];
  };
  return { made, next };
}

const bodyOf = async (served: ReturnType<PageCache["serve"]>) =>
  (await served).page.bodies.identity.body.toString();

describe("a page", () => {
  test("is made once for 200 who ask for it at the same time", async () => {
    const { cache } = setUp();
    const { made, next } = heldRecipe();
    const all = Array.from({ length: 200 }, () => bodyOf(cache.serve("/", made)));
    expect(cache.isMissing("/")).toBe(false);
    (await next()).resolve(answer("one"));
    expect(new Set(await Promise.all(all))).toEqual(new Set(["one"]));
    expect(made.renders).toBe(1);
    expect(cache.fresh("/")).toBeDefined();
  });

  test("that is stale is given while one rendering runs, then replaced", async () => {
    const { cache, time } = setUp();
    const { made, next } = heldRecipe();
    const first = cache.serve("/", made);
    (await next()).resolve(answer("old"));
    await first;
    time.now += 60_000;
    expect(cache.fresh("/")).toBeUndefined();
    expect(cache.isMissing("/")).toBe(false);
    const stale = await Promise.all(Array.from({ length: 50 }, () => cache.serve("/", made)));
    expect(new Set(stale.map(({ from }) => from))).toEqual(new Set(["stale"]));
    const again = await next();
    expect(made.renders).toBe(2);
    again.resolve(answer("new".repeat(1_000)));
    await until(() => cache.making === 0);
    const { bodies } = cache.fresh("/") ?? {};
    expect(bodies?.identity.body.toString()).toBe("new".repeat(1_000));
    // Nobody waited for it: it is there in every encoding.
    expect([bodies?.gzip?.body.length, bodies?.br?.body.length]).not.toContain(undefined);
  });

  test("of a day is not given on the next one, stale either, however it crossed midnight", async () => {
    const { cache, time } = setUp();
    const midnight = Date.parse("2026-11-25T23:00:00Z");
    time.now = midnight - 1_000;
    const made = recipe(() => answer("today"));
    made.ofDay = true;
    await cache.serve("/", made);
    time.now = midnight - 1;
    expect(cache.fresh("/")).toBeDefined();
    time.now = midnight;
    expect(cache.fresh("/")).toBeUndefined();
    expect((await cache.serve("/", made)).from).toBe("rendered");
    const crossing = heldRecipe();
    crossing.made.ofDay = true;
    time.now = midnight - 1;
    const first = cache.serve("/b", crossing.made);
    const rendering = await crossing.next();
    time.now = midnight + 1;
    rendering.resolve(answer("yesterday"));
    await first;
    expect(cache.isMissing("/b")).toBe(true);
  });

  test.each([
    ["fails", null],
    ["answers with an error", answer("oops", { status: 500 })],
  ])("stays stale when its new rendering %s", async (_, outcome) => {
    const { cache, time } = setUp();
    const { made, next } = heldRecipe();
    const first = cache.serve("/", made);
    (await next()).resolve(answer("old"));
    await first;
    time.now += 60_000;
    await cache.serve("/", made);
    const again = await next();
    if (outcome) again.resolve(outcome);
    else again.reject(new Error("no"));
    await until(() => cache.making === 0);
    expect(await bodyOf(cache.serve("/", made))).toBe("old");
    await next();
    expect(made.renders).toBe(3);
  });

  test("that is past its time is made anew, and its failure is told", async () => {
    const { cache, time } = setUp();
    await cache.serve(
      "/",
      recipe(() => answer("old")),
    );
    time.now += 660_000;
    expect(cache.isMissing("/")).toBe(true);
    const failing = recipe(() => {
      throw new Error("no");
    });
    await expect(cache.serve("/", failing)).rejects.toThrow("no");
    expect(cache.making).toBe(0);
  });
});

describe("a change", () => {
  const shows = (tag: CacheTag, text: string) =>
    recipe((noted) => {
      noted.add(tag);
      return answer(text);
    });

  test("drops the pages that show it at once, and no other", async () => {
    const { cache, store } = setUp();
    await cache.serve("/a", shows("listing:a", "a"));
    await cache.serve("/b", shows("city:35238", "b"));
    cache.drop(["listing:a", "listing:unknown"]);
    expect(cache.fresh("/a")).toBeUndefined();
    expect(cache.fresh("/b")).toBeDefined();
    cache.clear();
    expect(store.pages).toBe(0);
    expect(store.bytes).toBe(0);
  });

  test.each(["drop", "clear"] as const)(
    "during a rendering (%s): that one is not kept, and who asks later has another",
    async (how) => {
      const { cache } = setUp();
      const { made, next } = heldRecipe("listing:a");
      const before = bodyOf(cache.serve("/a", made));
      const old = await next();
      if (how === "drop") cache.drop(["listing:a"]);
      else cache.clear();
      expect(cache.isMissing("/a")).toBe(true);
      const after = bodyOf(cache.serve("/a", made));
      const young = await next();
      expect(cache.making).toBe(2);
      young.resolve(answer("new"));
      expect(await after).toBe("new");
      old.resolve(answer("old"));
      expect(await before).toBe("old");
      expect(cache.fresh("/a")?.bodies.identity.body.toString()).toBe("new");
    },
  );

  test("during a stale page's new rendering leaves neither", async () => {
    const { cache, time } = setUp();
    const { made, next } = heldRecipe("listing:a");
    const first = cache.serve("/a", made);
    (await next()).resolve(answer("1"));
    await first;
    time.now += 60_000;
    await cache.serve("/a", made);
    const again = await next();
    cache.drop(["listing:a"]);
    again.resolve(answer("2"));
    await until(() => cache.making === 0);
    expect(cache.isMissing("/a")).toBe(true);
  });

  test("of something else leaves a rendering to be kept", async () => {
    const { cache } = setUp();
    const { made, next } = heldRecipe("listing:a");
    const serving = cache.serve("/a", made);
    const rendering = await next();
    cache.drop(["listing:b"]);
    rendering.resolve(answer("a"));
    await serving;
    expect(cache.fresh("/a")).toBeDefined();
  });
});

describe("never kept, here or on the way", () => {
  test.each([302, 303, 307, 400, 403, 429, 500, 503])("a status %i", async (status) => {
    await expectPassed(recipe(() => answer("x", { status })));
  });

  test("a state that is soon over", async () => {
    await expectPassed(
      recipe((noted) => {
        noted.add("passing");
        return answer("x");
      }),
    );
  });

  test("an answer that sets a cookie, which nobody gets", async () => {
    const headers = { "content-type": "text/html", "set-cookie": ["a=1", "b=2"] };
    await expectPassed(recipe(() => answer("x", { headers })));
  });

  async function expectPassed(made: PageRecipe & { renders: number }) {
    const { cache, store } = setUp();
    const { page } = await cache.serve("/", made);
    expect(page.bodies.identity.headers).not.toContain("set-cookie");
    const { headers } = page.bodies.identity;
    expect(headers[headers.indexOf("cache-control") + 1]).toBe("no-store");
    expect(headers.filter((each) => each === "cache-control")).toHaveLength(1);
    await cache.serve("/", made);
    expect(made.renders).toBe(2);
    expect(store.pages).toBe(0);
  }

  test.each([200, 301, 308, 404, 410])("unlike a status %i", async (status) => {
    const { cache } = setUp();
    await cache.serve(
      "/",
      recipe(() => answer("x", { status })),
    );
    expect(cache.fresh("/")?.status).toBe(status);
  });
});

describe("memory", () => {
  test("stays within its bound however many pages are kept, the last ones", async () => {
    const bound = 8 * MEBIBYTE;
    const { cache, store } = setUp(bound);
    const text = "x".repeat(900);
    for (let page = 0; page < 10_000; page++) {
      await cache.serve(
        `/bien/${page}`,
        recipe((noted) => {
          noted.add(`listing:${page}`);
          noted.add("search");
          return answer(text + page);
        }),
      );
      if (store.bytes > bound) throw new Error(`${store.bytes} bytes are cached`);
    }
    expect(store.pages).toBeGreaterThan(1_000);
    expect(cache.fresh("/bien/9999")).toBeDefined();
    expect(cache.fresh("/bien/0")).toBeUndefined();
    cache.drop(["search"]);
    expect([store.pages, store.bytes]).toEqual([0, 0]);
  });

  test("counts each encoding", async () => {
    const { cache, store } = setUp();
    const words = Array.from({ length: 2_000 }, (_, at) => `mot ${at * 7919}`).join(" ");
    await cache.serve(
      "/",
      recipe(() => answer(words)),
    );
    await until(() => cache.fresh("/")?.bodies.br !== undefined);
    const page = cache.fresh("/");
    expect(page && store.bytes).toBe(page && bytesOf(page) + 2);
    cache.drop([]);
    expect(store.pages).toBe(1);
  });

  test("is not given to a page larger than an eighth of it", async () => {
    const { cache, store } = setUp(80_000);
    const { page } = await cache.serve(
      "/",
      recipe(() => answer("x".repeat(20_000))),
    );
    expect(page.bodies.identity.body).toHaveLength(20_000);
    expect(store.pages).toBe(0);
  });
});
