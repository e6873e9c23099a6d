import { createChallenge } from "altcha-lib/v1";
import fc from "fast-check";
import { captchaKey } from "../captcha/keys.ts";
import { ALGORITHM, challengeExpiry } from "../captcha/rules.ts";
import { hashCode } from "../captcha/solutions.ts";
import { newId } from "../kernel/ids.ts";

/**
 * The payload of a challenge that was solved: made with the server's own key and a small number, since
 * tests have no seconds to look for one. With a code, the challenge asks for it.
 */
export async function solvedToken(
  now: Date,
  { salt = newId(), code }: { salt?: string; code?: string } = {},
): Promise<string> {
  const number = 7;
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey: captchaKey(),
    salt,
    number,
    expires: challengeExpiry(now),
    params: code === undefined ? {} : { code: hashCode(salt, code) },
  });
  const solved = {
    algorithm: ALGORITHM,
    challenge: challenge.challenge,
    number,
    salt: challenge.salt,
    signature: challenge.signature,
    took: 1,
  };
  return Buffer.from(JSON.stringify(solved)).toString("base64");
}

/** A token, of what it is to hold. */
export const tokenOf = (content: unknown) =>
  Buffer.from(JSON.stringify(content) ?? "").toString("base64");

/** What a token holds. */
export const contentOf = (token: string) =>
  JSON.parse(Buffer.from(token, "base64").toString()) as Record<string, unknown>;

/**
 * Tokens that nobody's captcha made: noise, other JSON, and real ones with a field changed, left out
 * or added, cut short or with a letter changed.
 */
export function hostileTokens(real: readonly string[], count: number): string[] {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(null, -1, 0.5, 1e21, "", "sha-256", "SHA-1", "SHA-512", "NaN", true, [], {}),
    fc.string({ unit: "binary", maxLength: 200 }),
  );
  const one = fc.constantFrom(...real);
  const fields = fc.constantFrom(
    ...["algorithm", "challenge", "number", "salt", "signature", "took"],
    ...["verificationData", "verified", "__proto__", "constructor", "then", "toJSON"],
  );
  const changed = fc.tuple(one, fields, anything).map(([token, field, value]) => {
    const content = Object.entries(contentOf(token)).filter(([name]) => name !== field);
    return tokenOf(Object.fromEntries([...content, [field, value]]));
  });
  const lacking = fc.tuple(one, fields).map(([token, field]) => {
    const content = Object.entries(contentOf(token)).filter(([name]) => name !== field);
    return tokenOf(Object.fromEntries([...content, ["more", 1]]));
  });
  const cut = fc.tuple(one, fc.nat(400)).map(([token, at]) => token.slice(0, at));
  const altered = fc.tuple(one, fc.nat(400), fc.string({ minLength: 1, maxLength: 1 }));
  const hostile = fc.oneof(
    anything.map(tokenOf),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.base64String({ maxLength: 300 }),
    changed,
    lacking,
    cut,
    altered.map(([token, at, letter]) => token.slice(0, at) + letter + token.slice(at + 1)),
    fc.constantFrom("null", "bnVsbA==", "e30=", "W10=", "A".repeat(100_000), "=", "{}"),
  );
  return fc.sample(hostile, { numRuns: count, seed: 5 });
}
