import { describe, expect, test } from "vitest";
import { exemptsLoopback, parseProxies } from "./proxies.ts";

describe("the list of proxies", () => {
  test("takes addresses and networks", () => {
    const list = parseProxies(" 10.0.0.0/8 ,::1,, 2001:db8::/32");
    expect(list.check("10.9.8.7")).toBe(true);
    expect(list.check("11.0.0.1")).toBe(false);
    expect(list.check("::1", "ipv6")).toBe(true);
    expect(list.check("2001:db8:1::1", "ipv6")).toBe(true);
    expect(parseProxies("").check("127.0.0.1")).toBe(false);
  });

  test.each(["10.0.0.0/", "10.0.0.0/33", "::/129", "10.0.0.0/8/8", "10.0.0.0/-1", "10.0.0.0/1e1"])(
    "refuses %s rather than trusting everyone",
    (text) => {
      expect(() => parseProxies(text)).toThrow(RangeError);
    },
  );

  test.each(["proxy.local", "10.0.0", "10.0.0.0/x"])("refuses %s", (text) => {
    expect(() => parseProxies(text)).toThrow(text);
  });
});

test.each([
  ["http://localhost:3000", "", false, true],
  ["http://localhost:3000", "", true, false],
  ["https://loopimmo.fr", "", false, false],
  ["https://loopimmo.fr", "10.0.0.1", false, false],
  ["https://loopimmo.fr", "127.0.0.1", false, true],
  ["https://loopimmo.fr", "127.0.0.0/8", false, true],
  ["https://loopimmo.fr", "::1", false, true],
  ["https://loopimmo.fr", "127.0.0.1", true, false],
])(
  "at %s behind '%s' (limited on purpose: %s) this machine is exempt: %s",
  (APP_URL, TRUSTED_PROXIES, LIMIT_LOOPBACK, exempt) => {
    expect(exemptsLoopback({ APP_URL, TRUSTED_PROXIES, LIMIT_LOOPBACK })).toBe(exempt);
  },
);
