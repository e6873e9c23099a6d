import { describe, expect, test } from "vitest";
import { subscriptionSchema, waitlistLinkSchema } from "./schemas.ts";

const body = (changes: Record<string, unknown> = {}) => ({
  email: "camille@example.org",
  role: "looper",
  token: "e30=",
  ...changes,
});

const faultsOf = (value: unknown) => {
  const { error } = subscriptionSchema.safeParse(value);
  return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
};

describe("a subscription", () => {
  test("is an address, a role and a captcha, and may say who brought the person and from where", () => {
    const given = body({
      email: " Camille@Example.org ",
      referredBy: " abc 234 ",
      source: "salon-26",
    });
    expect(subscriptionSchema.parse(given)).toEqual({
      email: "Camille@Example.org",
      role: "looper",
      token: "e30=",
      referredBy: "abc 234",
      source: "salon-26",
    });
    expect(faultsOf(body({ referredBy: "" }))).toEqual([]);
    expect(faultsOf(body({ referredBy: "abc\u0000234" }))).toHaveLength(1);
  });

  test.each([
    "",
    "camille",
    "camille@example",
    "@example.org",
    "camille@.",
    "camille@example .org",
    "camille@example.org, zoe@example.org",
    "Camille <camille@example.org>",
    "camille@example.org\r\nBcc: zoe@example.org",
    "camille\u200b@example.org",
    "camille@example.c",
    "camille@example.f\u0301r",
    `${"a".repeat(250)}@example.org`,
    "\ud800@example.org",
    null,
    7,
    undefined,
    ["camille@example.org"],
  ])("of the address %j is refused in the specification's words", (email) => {
    expect(faultsOf(body({ email }))).toContainEqual(["email", "Veuillez entrer un email valide"]);
  });

  test.each(["zoé@exämple.fr", "o'neil+beta@sub.example.co.uk", "用户@例え.jp", "a@b.co"])(
    "of the address %j is taken",
    (email) => {
      expect(faultsOf(body({ email }))).toEqual([]);
    },
  );

  test.each([
    { role: "ambassador" },
    { role: "trust_manager" },
    { role: "" },
    { role: undefined },
    { token: undefined },
    { token: 7 },
    { referredBy: "a\nb" },
    { referredBy: "x".repeat(61) },
    { referredBy: null },
    { source: "Salon 26" },
    { source: "x".repeat(41) },
    { source: "" },
    { unknown: true },
  ])("with %j is refused", (changes) => {
    expect(faultsOf(body(changes))).not.toEqual([]);
  });
});

test("a link's form has its secret and nothing else", () => {
  expect(waitlistLinkSchema.safeParse({ jeton: "x" }).success).toBe(true);
  expect(waitlistLinkSchema.safeParse({ jeton: "x".repeat(101) }).success).toBe(false);
  expect(waitlistLinkSchema.safeParse({ jeton: "x", id: "y" }).success).toBe(false);
});
