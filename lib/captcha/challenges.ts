import { randomBytes, randomInt } from "node:crypto";
import { createChallenge } from "altcha-lib/v1";
import { DomainError } from "../kernel/errors.ts";
import type { Origin } from "../server/request.ts";
import { seal, unseal } from "../server/seal.ts";
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
async function newChallenge(salt: string, expires: Date, said: Record<string, string> = {}) {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey: captchaKey(),
    maxnumber: MAX_NUMBER,
    salt,
    expires,
    params: said,
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

/**
 * The sound of a challenge's code.
 * @throws {DomainError} captcha.invalid, captcha.expired, service.unavailable
 */
export async function speakSealedCode(
  sealed: string,
  language: SpokenLanguage,
  now = new Date(),
): Promise<Buffer> {
  return speakCode(unsealCode(sealed, now), language);
}
