import { expect, test } from "vitest";
import { isLoopback, networkOf } from "./network.ts";

test("limits count an IPv4 address alone and an IPv6 network of 64 bits together", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:0DB8:1:2::1")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("::")).toBe("0:0:0:0::/64");
  expect(networkOf("64:ff9b::192.0.2.1")).toBe("64:ff9b:0:0::/64");
  expect(networkOf("")).toBe("");
});

test("this machine is known by its addresses", () => {
  expect(["127.0.0.1", "::1", "203.0.113.9", ""].map(isLoopback)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
