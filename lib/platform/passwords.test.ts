import { afterEach, describe, expect, test } from "vitest";
import { replaceOnce } from "./once.ts";
import { hashPassword, isPassword } from "./passwords.ts";

afterEach(() => replaceOnce("queue.passwords", undefined));

describe("a password", () => {
  test("is known by its hash, which differs each time and says its cost", async () => {
    const [first, second] = [await hashPassword("azerty"), await hashPassword("azerty")];
    expect(first).not.toBe(second);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const stored of [first, second]) {
      expect(await isPassword("azerty", stored)).toBe(true);
      expect(await isPassword("Azerty", stored)).toBe(false);
      expect(await isPassword("", stored)).toBe(false);
    }
  });

  test.each(["é€ 🏠", "\0\0", " ", "x".repeat(1_000), "\ud800"])(
    "of odd characters, %j, is one like any other",
    async (password) => {
      expect(await isPassword(password, await hashPassword(password))).toBe(true);
    },
  );

  test("of nobody is never right, and costs a look like any", async () => {
    expect(await isPassword("azerty", null)).toBe(false);
  });
});

test("two are worked on at once, two hundred wait, one more is told to come back", async () => {
  const stored = await hashPassword("azerty");
  let ended = 0;
  const count = () => {
    ended++;
  };
  const many = Array.from({ length: 202 }, () => isPassword("azerty", stored).then(count, count));
  // Their turns are given in a moment.
  await Promise.resolve();
  await expect(isPassword("azerty", stored)).rejects.toMatchObject({ code: "service.unavailable" });
  await Promise.all(many);
  expect(ended).toBe(202);
  expect(await isPassword("azerty", stored)).toBe(true);
}, 120_000);
