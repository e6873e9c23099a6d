import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSingleAddress } from "../kernel/email.ts";
import {
  ATTEMPT_MS,
  failureKind,
  LEASE_MS,
  maskSecrets,
  nameInMails,
  oneLine,
  RETRY_DELAYS_MS,
  retryDelay,
  STALE_AFTER_MS,
} from "./rules.ts";

describe("attempts", () => {
  test("are further apart each time", () => {
    RETRY_DELAYS_MS.reduce((shorter, longer) => {
      expect(longer).toBeGreaterThanOrEqual(2 * shorter);
      return longer;
    });
  });

  test.each([
    [1, 30_000],
    [2, 120_000],
    [7, 43_200_000],
    [8, null],
    [100, null],
  ])("after %i that failed, the next is %s ms later", (attempts, delay) => {
    expect(retryDelay(attempts)).toBe(delay);
  });

  test("end before the mail is too old, and each before its lease", () => {
    expect(RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(STALE_AFTER_MS);
    expect(ATTEMPT_MS).toBeLessThan(LEASE_MS / 2);
  });
});

test.each([
  ["an unknown mailbox", { code: "EENVELOPE", command: "RCPT TO", permanent: true }, "refused"],
  ["a content refused", { code: "EMESSAGE", command: "DATA", permanent: true }, "refused"],
  ["greylisting", { code: "EENVELOPE", command: "RCPT TO", permanent: false }, "deferred"],
  ["an address the server can't take", { code: "EENVELOPE", command: "API" }, "deferred"],
  [
    "our sender refused",
    { code: "EENVELOPE", command: "MAIL FROM", permanent: true },
    "unreachable",
  ],
  [
    "our password refused",
    { code: "EAUTH", command: "AUTH PLAIN", permanent: true },
    "unreachable",
  ],
  [
    "a greeting that refuses",
    { code: "EPROTOCOL", command: "CONN", permanent: true },
    "unreachable",
  ],
  ["nobody there", { code: "ESOCKET", command: "CONN" }, "unreachable"],
  ["silence", { code: "ETIMEDOUT" }, "unreachable"],
  ["an error of our own", {}, "unreachable"],
])("%s is read as it should", (_name, failure, kind) => {
  expect(failureKind(failure)).toBe(kind);
});

describe("an address", () => {
  test.each([
    "camille@example.org",
    "camille.martin+loop@exemple.co.uk",
    "o'brien@example.org",
    "élodie@exemple.fr",
    "a@localhost",
  ])("%s is one person’s", (address) => expect(isSingleAddress(address)).toBe(true));

  test.each([
    "",
    "camille",
    "@example.org",
    "camille@",
    "a@b@c",
    "a@example.org,b@example.org",
    "a@example.org;b@example.org",
    "a@example.org b@example.org",
    "Camille <a@example.org>",
    '"a b"@example.org',
    "a@example.org\r\nBcc: b@example.org",
    "a@example.org\nBcc:b@example.org",
    "a\0@example.org",
    "a@example.org\u2028",
    "a\u202e@example.org",
    "group:a@example.org;",
    "a(comment)@example.org",
    "a@[127.0.0.1]",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(254)}.org`,
  ])("%j is none", (address) => expect(isSingleAddress(address)).toBe(false));

  test("never has what breaks a header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        if (isSingleAddress(text)) expect(text).not.toMatch(/[\p{C}\p{Z},;<>"]/u);
      }),
    );
  });
});

test.each([
  ["Camille", "Camille"],
  ["Jean-Noël d’Ormesson", "Jean-Noël d’Ormesson"],
  ["  Zoé\n", "Zoé"],
  ["José", "José"],
  ["<script>alert(1)</script>", null],
  ["Gagnez 1000", null],
  ["voir evil.example", null],
  ["https://evil.example", null],
  ["a@evil.example", null],
  ["", null],
  ["x".repeat(41), null],
])("the name %j is said as %j", (firstName, name) => {
  expect(nameInMails(firstName)).toBe(name);
});

test("one line has no control character", () => {
  expect(oneLine(" a\r\n\tb\u2028c\u200b d ")).toBe("a b c d");
});

test("links are shown without their secrets", () => {
  expect(
    maskSecrets("Ici : https://x.fr/confirmation?jeton=abc-_9\nou https://x.fr/?a=1&jeton=zz#b."),
  ).toBe("Ici : https://x.fr/confirmation?jeton=…\nou https://x.fr/?a=1&jeton=…#b.");
  expect(maskSecrets("https://x.fr/register?invitation=abc.d-9_")).toBe(
    "https://x.fr/register?invitation=…",
  );
});
