import { createHash, createHmac } from "node:crypto";
import { verifyServerSignature } from "altcha-lib/v1";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../kernel/errors.ts";
import { contentOf, hostileTokens, solvedToken, tokenOf } from "../testing/captcha.ts";
import { codeOf } from "../testing/error-code.ts";
import { captchaKey } from "./keys.ts";
import { challengeExpiry } from "./rules.ts";
import { grant, hashCode, readSolution, readSolvedChallenge } from "./solutions.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const END = challengeExpiry(NOW);

/** How many tokens that nobody's captcha made are read. */
const HOSTILE = 10_000;

const sha = (text: string) => createHash("sha256").update(text).digest("hex");

/** A solution of a salt of one's own, signed as ours are: what only the key's holder can make. */
function signed(salt: string, number = 7): string {
  const challenge = sha(salt + number);
  const signature = createHmac("sha256", captchaKey()).update(challenge).digest("hex");
  return tokenOf({ algorithm: "SHA-256", challenge, number, salt, signature });
}

const problemOf = (token: unknown, now = NOW): Promise<ErrorCode | null> =>
  codeOf(readSolution(token as string, now));

describe("a solution", () => {
  test("is the challenge's signature, good until its end", async () => {
    const token = await solvedToken(NOW);
    const { signature } = contentOf(token);
    expect(await readSolution(token, NOW)).toEqual({ signature, expiresAt: END });
  });

  test("is good to the last instant, and no longer", async () => {
    const token = await solvedToken(NOW);
    expect(await problemOf(token, new Date(END.getTime() - 1))).toBeNull();
    expect(await problemOf(token, END)).toBe("captcha.expired");
  });

  test("of a challenge that asks for a code is not enough", async () => {
    expect(await problemOf(await solvedToken(NOW, { code: "234679" }))).toBe(
      "captcha.code-required",
    );
  });

  test.each<[string, (content: Record<string, unknown>) => unknown]>([
    ["another number", (content) => ({ ...content, number: 8 })],
    ["another salt", (content) => ({ ...content, salt: `x${content.salt}` })],
    [
      "a later end",
      ({ salt, ...content }) => ({ ...content, salt: `${salt}`.replace("=1", "=9") }),
    ],
    ["another signature", (content) => ({ ...content, signature: sha("x") })],
    [
      "a challenge of one's own, signed without the key",
      (content) => ({
        ...content,
        challenge: sha(`${content.salt}7x`),
        signature: createHmac("sha256", "guess").update("x").digest("hex"),
      }),
    ],
    ["another algorithm", (content) => ({ ...content, algorithm: "SHA-512" })],
    [
      "its salt's end taken from the number",
      (content) => ({ ...content, salt: `${content.salt}7`, number: 0 }),
    ],
    ["the widget's test mode", () => ({ challenge: null, solution: null, test: true })],
  ])("is refused with %s", async (_name, change) => {
    expect(await problemOf(tokenOf(change(contentOf(await solvedToken(NOW)))))).toBe(
      "captcha.invalid",
    );
  });

  test("is refused where no end was signed: nothing is good for ever", async () => {
    for (const salt of ["0123456789&", "0123456789?expires=&", "0123456789?expires=never&"]) {
      expect(await problemOf(signed(salt))).toBe("captcha.invalid");
    }
    expect(await problemOf(signed(`0123456789?expires=${END.getTime() / 1_000}&`))).toBeNull();
  });

  test("can't be parted otherwise between its salt and its number", async () => {
    const salt = `0123456789?expires=${END.getTime() / 1_000}&`;
    const content = contentOf(signed(salt, 123));
    const parted = tokenOf({ ...content, salt: `${salt}1`, number: 23 });
    expect(await problemOf(parted)).toBe("captcha.invalid");
  });
});

describe("the server's word", () => {
  const word = async (now = NOW) =>
    grant(await readSolvedChallenge(await solvedToken(NOW, { code: "234679" }), NOW), now);

  test("is as good as a solution, of the same challenge and until the same end", async () => {
    const token = await solvedToken(NOW, { code: "234679" });
    const solution = await readSolvedChallenge(token, NOW);
    expect(await readSolution(grant(solution, NOW), NOW)).toEqual({
      signature: contentOf(token).signature,
      expiresAt: END,
    });
    expect(await problemOf(grant(solution, NOW), END)).toBe("captcha.expired");
  });

  test("is what the library calls a server's signature", async () => {
    const soon = new Date(Date.now() + 60_000);
    const { verified, verificationData } = await verifyServerSignature(
      grant({ signature: "abc", expiresAt: new Date(soon.setMilliseconds(0)) }, NOW),
      captchaKey(),
    );
    expect([verified, verificationData?.challenge]).toEqual([true, "abc"]);
  });

  test("is refused where it was changed", async () => {
    const content = contentOf(await word());
    const data = String(content.verificationData);
    for (const verificationData of [
      data.replace("expire=1", "expire=9"),
      `${data}&verified=true`,
      data.replace(/challenge=\w+/, "challenge=x"),
    ]) {
      expect(await problemOf(tokenOf({ ...content, verificationData }))).toBe("captcha.invalid");
    }
  });

  test("is refused where it does not say yes, or of what", async () => {
    const sign = (verificationData: string) => {
      const digest = createHash("sha256").update(verificationData).digest();
      const signature = createHmac("sha256", captchaKey()).update(digest).digest("hex");
      return tokenOf({ algorithm: "SHA-256", signature, verificationData, verified: true });
    };
    const expire = END.getTime() / 1_000;
    for (const text of [
      `challenge=abc&expire=${expire}&verified=false`,
      `expire=${expire}&verified=true`,
      "challenge=abc&verified=true",
    ]) {
      expect(await problemOf(sign(text))).toBe("captcha.invalid");
    }
  });
});

test("a code's hash is of its challenge alone, however the code was typed", () => {
  expect(hashCode("a", "2hk 679")).toBe(hashCode("a", "2HK679"));
  expect(hashCode("a", "2HK679")).not.toBe(hashCode("b", "2HK679"));
});

test(`${HOSTILE} tokens that nobody's captcha made are refused, and nothing else happens`, async () => {
  const real = [
    await solvedToken(NOW),
    await solvedToken(NOW, { code: "234679" }),
    grant({ signature: sha("x"), expiresAt: END }, NOW),
  ];
  const codes = new Set<ErrorCode>();
  const accepted = new Set<string>();
  for (const token of [...hostileTokens(real, HOSTILE), null, undefined, 1, {}, [], Symbol("x")]) {
    const code = await codeOf(
      readSolution(token as string, NOW).then(({ signature }) => accepted.add(signature)),
    );
    if (code) codes.add(code);
  }
  expect([...codes].sort()).toEqual(["captcha.code-required", "captcha.invalid"]);
  // Those that still say what was signed: the time that it took is anybody's to change.
  const signed = new Set([contentOf(real[0] ?? "").signature, sha("x")]);
  for (const signature of accepted) expect(signed).toContain(signature);
});
