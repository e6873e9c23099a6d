import { randomBytes, randomInt } from "node:crypto";
import { createChallenge } from "altcha-lib/v1";
import { LRUCache } from "lru-cache";
import { DomainError } from "../kernel/errors.ts";
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

/** @throws {DomainError} captcha.invalid, captcha.expired */
function unsealCode(sealed: string, now: Date): string {
  const [expiry, code] = unseal(sealed, SOUND)?.split(" ") ?? [];
  if (expiry === undefined || code === undefined) throw new DomainError("captcha.invalid");
  if (Number(expiry) <= now.getTime()) throw new DomainError("captcha.expired");
  return code;
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

/** Sounds of the last minute, for a visitor who fetches one in parts: some forty of them. */
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

/**
 * The sound of a challenge's code: another one each time, but where it is fetched in parts, which have
 * to be of the same.
 * @throws {DomainError} captcha.invalid, captcha.expired, service.unavailable
 */
export async function speakSealedCode(
  sealed: string,
  language: SpokenLanguage,
  { inParts = false, now = new Date() } = {},
): Promise<Buffer> {
  const code = unsealCode(sealed, now);
  const key = `${language} ${sealed}`;
  const known = inParts ? heard().get(key) : undefined;
  if (known) return known;
  const sound = await speakCode(code, language);
  if (inParts) heard().set(key, sound);
  return sound;
}
