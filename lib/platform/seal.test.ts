import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseEnvironment } from "./env-schema.ts";
import { replaceOnce } from "./once.ts";
import { seal, unseal } from "./seal.ts";

const configure = (secret?: string) =>
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", AUTH_SECRET: secret }));

beforeEach(() => configure("a secret of more than thirty-two characters"));
afterEach(() => {
  replaceOnce("env", undefined);
  replaceOnce("auth.secret", undefined);
});

describe("a sealed text", () => {
  test.each(["", "JBSWY3DPEHPK3PXP", "é€🏠", "x".repeat(10_000)])("opens again: %j", (text) => {
    expect(unseal(seal(text, "here"), "here")).toBe(text);
  });

  test("shows nothing of the text, and is never twice the same", () => {
    const sealed = seal("JBSWY3DPEHPK3PXP", "here");
    expect(sealed).toMatch(/^v1\.[\w-]+\.[\w-]+$/);
    expect(Buffer.from(sealed.split(".")[2] ?? "", "base64url").toString("latin1")).not.toContain(
      "JBSWY3DP",
    );
    expect(seal("JBSWY3DPEHPK3PXP", "here")).not.toBe(sealed);
  });

  test("doesn't open with one bit changed anywhere", () => {
    const [version, ...parts] = seal("secret", "here").split(".");
    parts.forEach((part, which) => {
      const bytes = Buffer.from(part, "base64url");
      for (let bit = 0; bit < bytes.length * 8; bit++) {
        const altered = Buffer.from(bytes);
        altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const texts = parts.with(which, altered.toString("base64url"));
        expect(unseal([version, ...texts].join("."), "here")).toBeNull();
      }
    });
  });

  test("doesn't open in another context", () => {
    expect(unseal(seal("secret", "second-factor:a"), "second-factor:b")).toBeNull();
  });

  test("doesn't open with another secret", () => {
    const sealed = seal("secret", "here");
    configure("another secret of thirty-two characters");
    expect(unseal(sealed, "here")).toBeNull();
  });
});

test.each(["", "v1", "v1..", "v2.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA", "v1.a.b.c", "\0"])(
  "what was never sealed doesn't open: %j",
  (text) => {
    expect(unseal(text, "here")).toBeNull();
  },
);

test("without a configured secret, a text opens for as long as the process lives", () => {
  configure();
  const sealed = seal("secret", "here");
  expect(unseal(sealed, "here")).toBe("secret");
  replaceOnce("auth.secret", undefined);
  expect(unseal(sealed, "here")).toBeNull();
});
