import { randomBytes, randomInt } from "node:crypto";
import { createChallenge } from "altcha-lib/v1";
import { LRUCache } from "lru-cache";
import { DomainError } from "../kernel/errors.ts";
import { keyedHash } from "../platform/keyed-hash.ts";
import { once } from "../platform/once.ts";
import type { Origin } from "../platform/request.ts";
import { seal, unseal } from "../platform/seal.ts";
import { captchaKey } from "./keys.ts";
import { drawCode } from "./picture.ts";
import {
  ALGORITHM,
  CODE_ALPHABET,
  CODE_LENGTH,
  challengeExpiry,
  MAX_NUMBER,
  type SpokenLanguage,
} from "./rules.ts";
import type { Challenge } from "./schemas.ts";
import { hashCode } from "./solutions.ts";
import { speakCode } from "./speech.ts";
import { isSuspicious, noteChallenge } from "./suspicion.ts";

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(
    "",
  );

const SOUND = "captcha.sound";

/** What names a code in the address of its sound: only we can read it, until the challenge ends. */
function sealCode(code: string, expiresAt: Date): string {
  return seal(`${expiresAt.getTime()} ${code}`, SOUND);
}

/**
 * What an address says: the code, and the text that it was sealed as, which is one however the address is spelt.
 * @throws {DomainError} captcha.invalid, captcha.expired
 */
function unsealCode(sealed: string, now: Date): { code: string; text: string } {
  const text = unseal(sealed, SOUND) ?? "";
  const [expiry, code] = text.split(" ");
  if (expiry === undefined || code === undefined) throw new DomainError("captcha.invalid");
  if (Number(expiry) <= now.getTime()) throw new DomainError("captcha.expired");
  return { code, text };
}

/** A challenge of its own salt, which says until when it is good and what else is given. */
async function newChallenge(salt: string, expires: Date, parameters: Record<string, string> = {}) {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey: captchaKey(),
    maxnumber: MAX_NUMBER,
    salt,
    expires,
    params: parameters,
  });
  return { ...challenge, algorithm: ALGORITHM, maxnumber: MAX_NUMBER } as const;
}

const newSalt = () => randomBytes(16).toString("hex");

/** A challenge that asks for a code as well: a picture, and where it is spoken. */
export async function issueCodeChallenge(now: Date): Promise<Challenge> {
  const code = newCode();
  const salt = newSalt();
  const expires = challengeExpiry(now);
  const [challenge, picture] = await Promise.all([
    newChallenge(salt, expires, { code: hashCode(salt, code) }),
    drawCode(code),
  ]);
  return {
    ...challenge,
    codeChallenge: {
      image: `data:image/png;base64,${picture.toString("base64")}`,
      audio: `/api/captcha/audio?code=${sealCode(code, expires)}`,
      length: CODE_LENGTH,
    },
  };
}

/**
 * A challenge for the widget to solve; for a network that behaves oddly, one that asks for a code as
 * well. Nothing of it is stored.
 */
export async function issueChallenge(origin: Origin, now = new Date()): Promise<Challenge> {
  await noteChallenge(origin);
  if (await isSuspicious(origin)) return issueCodeChallenge(now);
  return newChallenge(newSalt(), challengeExpiry(now));
}

/** Sounds of the last minute, since players fetch one in parts, or again: some forty of them. */
const heard = () =>
  once(
    "captcha.heard",
    () =>
      new LRUCache<string, Buffer>({
        ttl: 60_000,
        maxSize: 16 * 1_024 * 1_024,
        sizeCalculation: (sound) => sound.length,
      }),
  );

/** What a sound's chances follow from: nobody without our key can say which sound goes with a code. */
const seedOf = (text: string) => Buffer.from(keyedHash(SOUND, text), "base64url").readUInt32LE(0);

/**
 * The sound of a challenge's code, the same each time and in each process: players fetch it in parts, and whoever
 * could have many of one code would hear the voice without its noise.
 * @throws {DomainError} captcha.invalid, captcha.expired, service.unavailable
 */
export async function speakSealedCode(
  sealed: string,
  language: SpokenLanguage,
  { now = new Date() } = {},
): Promise<Buffer> {
  const { code, text } = unsealCode(sealed, now);
  const key = `${language} ${text}`;
  const known = heard().get(key);
  if (known) return known;
  const sound = await speakCode(code, language, seedOf(key));
  heard().set(key, sound);
  return sound;
}
