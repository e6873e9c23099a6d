import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import { countAccountRequest } from "./account-limits.ts";

const ELSEWHERE = { loopback: false };
const HERE = { loopback: true };

describe("an account", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const kind of ["write", "render"]) replaceOnce(`account-limit.${kind}`, undefined);
    // Whatever another file's tests left in the process.
    replaceOnce("env", parseEnvironment({ LIMIT_LOOPBACK: "false" }));
  });
  afterEach(() => {
    vi.useRealTimers();
    replaceOnce("env", undefined);
  });

  test("has a count of its own, of each kind of request", async () => {
    for (let at = 0; at < 120; at++) {
      expect(await countAccountRequest("ann", "write", ELSEWHERE)).toBe(0);
    }
    const wait = await countAccountRequest("ann", "write", ELSEWHERE);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await countAccountRequest("bob", "write", ELSEWHERE)).toBe(0);
    expect(await countAccountRequest("ann", "render", ELSEWHERE)).toBe(0);
    vi.advanceTimersByTime(wait * 1_000);
    expect(await countAccountRequest("ann", "write", ELSEWHERE)).toBe(0);
  });

  test("on this machine is counted where the configuration says so only", async () => {
    for (let at = 0; at < 130; at++) {
      expect(await countAccountRequest("ann", "write", HERE)).toBe(0);
    }
    replaceOnce("env", parseEnvironment({ LIMIT_LOOPBACK: "true" }));
    for (let at = 0; at < 120; at++) await countAccountRequest("ann", "write", HERE);
    expect(await countAccountRequest("ann", "write", HERE)).toBeGreaterThan(0);
  });
});
