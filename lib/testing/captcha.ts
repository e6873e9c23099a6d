import { createChallenge } from "altcha-lib/v1";
import { captchaKey } from "../captcha/keys.ts";
import { ALGORITHM, challengeExpiry } from "../captcha/rules.ts";
import { newId } from "../kernel/ids.ts";

/**
 * The payload of a challenge that was solved: made with the server's own key and a small number, since
 * tests have no seconds to look for one.
 */
export async function solvedToken(now: Date, { salt = newId() } = {}): Promise<string> {
  const number = 7;
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey: captchaKey(),
    salt,
    number,
    expires: challengeExpiry(now),
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
