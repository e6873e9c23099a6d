import { createRequire } from "node:module";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, test, vi } from "vitest";
import { codeOf } from "../testing/error-code.ts";
import { accountCounter } from "./attempts.ts";
import { replaceOnce } from "./once.ts";
import { countRequest } from "./rate-limit.ts";

/** The package as another bundle of the process has it: its classes are others than ours. */
function packageOfAnotherBundle(): typeof import("rate-limiter-flexible") {
  const require = createRequire(import.meta.url);
  const ours = (path: string) => path.includes("/rate-limiter-flexible/");
  for (const path of Object.keys(require.cache).filter(ours)) delete require.cache[path];
  const other = require("rate-limiter-flexible");
  expect(other.RateLimiterMemory).not.toBe(RateLimiterMemory);
  return other;
}

/** What a limiter of another copy of the package rejects with. */
class Elsewhere {
  readonly consumedPoints = 4;
  readonly msBeforeNext = 1_500;
}

test("counts how many requests are over the limit, and how long they have to wait", async () => {
  const limiter = new RateLimiterMemory({ points: 2, duration: 60 });
  const counts = [];
  for (let count = 0; count < 4; count++) counts.push(await countRequest(limiter, "one"));
  expect(counts.map(({ over }) => over)).toEqual([0, 0, 1, 2]);
  expect(counts.map(({ waitMs }) => waitMs > 0 && waitMs <= 60_000)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(await countRequest(limiter, "another")).toEqual({ over: 0, waitMs: 0 });
});

test("knows the limit by its shape, whatever class it is of", async () => {
  const limiter = { points: 3, consume: () => Promise.reject(new Elsewhere()) };
  expect(await countRequest(limiter, "one")).toEqual({ over: 1, waitMs: 1_500 });
});

test("takes who was refused before, and is counted no further, for over the limit and not for the first", async () => {
  const remembered = { consumedPoints: 0, msBeforeNext: 1_500 };
  const limiter = { points: 3, consume: () => Promise.reject(remembered) };
  expect(await countRequest(limiter, "one")).toEqual({ over: 2, waitMs: 1_500 });
});

test.each([
  ["an error", new Error("on purpose")],
  ["nothing", undefined],
  ["null", null],
  ["a text", "full"],
  ["half of it", { consumedPoints: 4 }],
])("fails as the limiter does where it rejects with %s", async (_, rejection) => {
  const limiter = { points: 3, consume: () => Promise.reject(rejection) };
  await expect(countRequest(limiter, "one")).rejects.toBe(rejection);
});

test("wrong passwords are limited where another bundle made the counter first", async () => {
  const other = packageOfAnotherBundle();
  const shared = new other.RateLimiterMemory({ keyPrefix: "account", points: 1, duration: 60 });
  replaceOnce("tries.account", shared);
  const counter = accountCounter("camille@example.org", null);
  expect(await codeOf(counter.count())).toBeNull();
  const full = vi.fn();
  expect(await codeOf(counter.count(full))).toBe("account.too-many-tries");
  replaceOnce("tries.account", undefined);
});
