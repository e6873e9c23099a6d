import { beforeEach, expect, test } from "vitest";
import { replaceOnce } from "../platform/once.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { SUSPICIOUS_AFTER } from "./rules.ts";
import { isSuspicious, noteCaptchaUse, noteChallenge } from "./suspicion.ts";

adoptedDatabase();

const CASES = [
  ["challenges", noteChallenge],
  ["refusals", (origin) => noteCaptchaUse(origin, "refused")],
  ["accepted", (origin) => noteCaptchaUse(origin, "accepted")],
] as const satisfies [keyof typeof SUSPICIOUS_AFTER, typeof noteChallenge][];

beforeEach(() => {
  process.env.LIMIT_LOOPBACK = "false";
  replaceOnce("env", undefined);
});

test.each(CASES)(
  "a network is suspicious after too many %s, and others are not",
  async (counted, note) => {
    const origin = signInContext();
    for (let at = 0; at < SUSPICIOUS_AFTER[counted]; at++) await note(origin);
    expect(await isSuspicious(origin)).toBe(false);
    await note(origin);
    expect(await isSuspicious(origin)).toBe(true);
    expect(await isSuspicious(signInContext())).toBe(false);
  },
);

test("many at once are all counted", async () => {
  const origin = signInContext();
  await Promise.all(Array.from({ length: 50 }, () => noteChallenge(origin)));
  expect(await isSuspicious(origin)).toBe(true);
});

test("this very machine is left out, unless it is to be counted", async () => {
  const origin = signInContext({ loopback: true });
  for (let at = 0; at < 100; at++) await noteCaptchaUse(origin, "refused");
  expect(await isSuspicious(origin)).toBe(false);
  process.env.LIMIT_LOOPBACK = "true";
  replaceOnce("env", undefined);
  for (let at = 0; at < 100; at++) await noteCaptchaUse(origin, "refused");
  expect(await isSuspicious(origin)).toBe(true);
});
