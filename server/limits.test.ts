import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { costOf, createRateLimiter, keepAliveMs } from "./limits.ts";

test.each([
  [undefined, "", 10_000],
  [undefined, " ", 10_000],
  [undefined, "10.0.0.0/8", 75_000],
  [130, "10.0.0.0/8", 130_000],
  [5, "", 5_000],
])("with %j seconds and the proxies %j connections rest for %i ms", (seconds, proxies, ms) => {
  expect(keepAliveMs({ KEEP_ALIVE_SECONDS: seconds, TRUSTED_PROXIES: proxies })).toBe(ms);
});

test("what changes something, searches, is rendered or called is counted; probes are not", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    expect(costOf(method, "/api/users")).toBe("write");
    expect(costOf(method, "/help")).toBe("write");
  }
  for (const path of [
    "/api/addresses",
    "/api/communes",
    "/api/listings",
    "/api/listings/clusters",
    "/api/places",
  ]) {
    expect(costOf("GET", path)).toBe("query");
    expect(costOf("HEAD", path)).toBe("query");
  }
  expect(costOf("GET", "/api/captcha/challenge")).toBe("challenge");
  expect(costOf("GET", "/api/captcha/audio")).toBe("speech");
  expect(costOf("POST", "/api/captcha/verify")).toBe("write");
  for (const path of ["/recherche", "/", "/api", "/bien/x"]) {
    expect(costOf("GET", path)).toBe("render");
  }
  for (const path of ["/api/me", "/api/auth/session", "/_next/static/a.js", "/api/listingsx"]) {
    expect(costOf("GET", path)).toBe("call");
  }
  for (const path of [
    "/partage.jpg",
    "/bien/x/partage.jpg",
    "/bien/x/partage%2Ejpg",
    "/%70artage.jpg/",
  ]) {
    expect(costOf("GET", path)).toBe("picture");
  }
  for (const path of ["/bien/x/partage.jpg/y", "/bien/partage", "/%"]) {
    expect(costOf("GET", path)).toBe("render");
  }
  for (const path of ["/api/health", "/api/ready", "/api/metrics"]) {
    expect(costOf("GET", path)).toBeNull();
  }
});

describe("a network", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("waits once it has asked too often, others do not, nor for other things", async () => {
    const rateLimiter = createRateLimiter({ exemptsLoopback: true });
    for (let at = 0; at < 120; at++) expect(await rateLimiter("203.0.113.9", "write")).toBe(0);
    const wait = await rateLimiter("203.0.113.9", "write");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await rateLimiter("203.0.113.10", "write")).toBe(0);
    expect(await rateLimiter("203.0.113.9", "render")).toBe(0);
    expect(await rateLimiter("203.0.113.9", null)).toBe(0);
    vi.advanceTimersByTime(wait * 1_000);
    expect(await rateLimiter("203.0.113.9", "write")).toBe(0);
  });

  test("of IPv6 is one, whichever of its addresses asks", async () => {
    const rateLimiter = createRateLimiter({ exemptsLoopback: true });
    for (let at = 0; at < 120; at++) await rateLimiter(`2001:db8:1:2::${at.toString(16)}`, "write");
    expect(await rateLimiter("2001:db8:1:2:ffff::1", "write")).toBeGreaterThan(0);
    expect(await rateLimiter("2001:db8:1:3::1", "write")).toBe(0);
  });

  test("of this machine is counted where it is asked for only", async () => {
    const [free, counted] = [true, false].map((exemptsLoopback) =>
      createRateLimiter({ exemptsLoopback }),
    );
    for (let at = 0; at < 120; at++) {
      await free?.("127.0.0.1", "write");
      await counted?.("127.0.0.1", "write");
    }
    expect(await free?.("127.0.0.1", "write")).toBe(0);
    expect(await counted?.("127.0.0.1", "write")).toBeGreaterThan(0);
    expect(await counted?.("::1", "write")).toBe(0);
  });
});
