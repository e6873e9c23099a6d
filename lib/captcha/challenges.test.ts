import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { replaceOnce } from "../platform/once.ts";
import { unseal } from "../platform/seal.ts";
import { codeOf } from "../testing/error-code.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { issueChallenge, issueCodeChallenge, speakSealedCode } from "./challenges.ts";
import { drawCode } from "./picture.ts";
import { CODE_ALPHABET, CODE_LENGTH, challengeExpiry, MAX_NUMBER, PICTURE } from "./rules.ts";
import { challengeSchema } from "./schemas.ts";
import { speakCode } from "./speech.ts";
import { noteCaptchaUse } from "./suspicion.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const END = challengeExpiry(NOW);

const sealedIn = (audio: string) =>
  new URL(audio, "http://localhost").searchParams.get("code") ?? "";

describe("a challenge", () => {
  test("is ALTCHA's, with its end in the salt, and never the same twice", async () => {
    const origin = signInContext();
    const [one, other] = [await issueChallenge(origin, NOW), await issueChallenge(origin, NOW)];
    expect(challengeSchema.parse(one)).toEqual({
      algorithm: "SHA-256",
      challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
      maxnumber: MAX_NUMBER,
      salt: expect.stringMatching(new RegExp(`^[0-9a-f]{32}\\?expires=${END.getTime() / 1_000}&$`)),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(other.challenge).not.toBe(one.challenge);
  });

  test("asks a network that behaves oddly for a code, and tells nobody which", async () => {
    const origin = signInContext();
    for (let at = 0; at < 10; at++) await noteCaptchaUse(origin, "refused");
    const issued = challengeSchema.parse(await issueChallenge(origin, NOW));
    const { codeChallenge, salt } = issued;
    expect(codeChallenge?.length).toBe(CODE_LENGTH);
    const sealed = sealedIn(codeChallenge?.audio ?? "");
    const code = unseal(sealed, "captcha.sound")?.split(" ")[1] ?? "";
    expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));
    expect(JSON.stringify(issued)).not.toContain(code);
    expect(salt).toMatch(/^[0-9a-f]{32}\?code=[\w%-]{43}&expires=\d+&$/);
    expect(JSON.stringify(issued).length).toBeLessThan(64 * 1_024);
  });
});

describe("a code's picture", () => {
  test("is a PNG of the announced size", async () => {
    const { image } = (await issueCodeChallenge(NOW)).codeChallenge ?? {};
    const [head, body = ""] = (image ?? "").split(",");
    expect(head).toBe("data:image/png;base64");
    expect(await sharp(Buffer.from(body, "base64")).metadata()).toMatchObject({
      format: "png",
      ...PICTURE,
    });
  });

  test("is the same for the same chance alone, and shows every character", async () => {
    const [one, same, other] = await Promise.all(
      [1, 1, 2].map((seed) => drawCode(CODE_ALPHABET.slice(0, CODE_LENGTH), seededRandom(seed))),
    );
    expect(one?.equals(same as Buffer)).toBe(true);
    expect(one?.equals(other as Buffer)).toBe(false);
    for (const character of CODE_ALPHABET) await drawCode(character.repeat(CODE_LENGTH));
  });
});

describe("a code's sound", () => {
  test("is a WAV within bounds, another for each chance, in either language", async () => {
    const sounds = [
      await speakCode("2HKMR4", "fr", 1),
      await speakCode("2HKMR4", "fr", 2),
      await speakCode("2HKMR4", "en", 1),
    ];
    for (const sound of sounds) {
      expect(sound.toString("latin1", 0, 4)).toBe("RIFF");
      expect(sound.length).toBeGreaterThan(100_000);
      expect(sound.length).toBeLessThan(840_000);
    }
    expect(new Set(sounds.map((sound) => sound.toString("base64"))).size).toBe(3);
  });

  test("is of the code that its address has, until the challenge ends", async () => {
    const { audio = "" } = (await issueCodeChallenge(NOW)).codeChallenge ?? {};
    const sealed = sealedIn(audio);
    expect((await speakSealedCode(sealed, "fr", { now: NOW })).toString("latin1", 0, 4)).toBe(
      "RIFF",
    );
    const rejection = async (address: string, now: Date) =>
      codeOf(speakSealedCode(address, "fr", { now }));
    expect(await rejection(sealed, END)).toBe("captcha.expired");
    for (const wrong of ["", "x", `${sealed}.x`, sealed.slice(1), sealed.slice(0, -4), "v1.a.b"]) {
      expect(await rejection(wrong, NOW)).toBe("captcha.invalid");
    }
  });

  test("is the same in each process, whatever its voices said before, however its address is spelt", async () => {
    const address = async () => (await issueCodeChallenge(NOW)).codeChallenge?.audio ?? "";
    const sealed = sealedIn(await address());
    const speak = (language: "fr" | "en", spelling = sealed) => {
      replaceOnce("captcha.heard", undefined);
      return speakSealedCode(spelling, language, { now: NOW });
    };
    const whole = await speak("fr");
    const english = await speak("en");
    expect(english.equals(whole)).toBe(false);
    expect((await speak("fr", sealedIn(await address()))).equals(whole)).toBe(false);
    // Voices of their own, as another process has them.
    replaceOnce("captcha.voices", undefined);
    expect((await speak("en")).equals(english)).toBe(true);
    expect((await speak("fr", `${sealed}=`)).equals(whole)).toBe(true);
  });

  test.each(["fr", "en"] as const)(
    "of any voice in %s is the same from voices that rested",
    async (language) => {
      const seeds = Array.from({ length: 12 }, (_, seed) => seed);
      const speak = async (seed: number) =>
        createHash("sha256")
          .update(await speakCode("2H", language, seed))
          .digest("hex");
      const before: string[] = [];
      for (const seed of seeds) before.push(await speak(seed));
      replaceOnce("captcha.voices", undefined);
      const after: string[] = [];
      for (const seed of seeds.toReversed()) after.unshift(await speak(seed));
      expect(after).toEqual(before);
      expect(new Set(before).size).toBe(seeds.length);
    },
  );

  test("keeps few waiting; the others are told to come back", async () => {
    const requests = Array.from({ length: 30 }, () => codeOf(speakCode("2", "fr", 1)));
    const codes = await Promise.all(requests);
    expect(codes.filter((code) => code === null)).toHaveLength(8);
    expect(codes.filter((code) => code === "service.unavailable")).toHaveLength(22);
  });
});
