import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import { isSameSecret } from "../../platform/keys.ts";
import type { Origin } from "../../platform/request.ts";
import { isSpent } from "../queries/is-challenge-spent.ts";
import type { CaptchaRefusalReason, Verdict } from "../rules.ts";
import type { VerifyInput } from "../schemas.ts";
import { grant, hashCode, readSolvedChallenge, type SolvedChallenge } from "../solutions.ts";
import { noteCaptchaUse } from "../suspicion.ts";
import { claimChallenge } from "./claim-challenge.ts";

/**
 * Judges the code of a challenge, once and for all: whatever is tried first, in parallel as well, is
 * the only thing that is judged. The try is a row of its own, so that a right one leaves the
 * challenge to be spent by the form.
 */
async function tryCode(solution: SolvedChallenge, code: string, now: Date): Promise<boolean> {
  const { nonce, signature, expiresAt } = solution;
  const tried = hashCode(nonce, code);
  const isRight = isSameSecret(tried, solution.codeHash ?? "");
  const attempt = { signature: `code:${signature}`, expiresAt };
  const isFirst = await writer().$transaction((tx) =>
    claimChallenge(tx, attempt, isRight ? tried : "", now),
  );
  return isRight && isFirst;
}

const refused = (reason: CaptchaRefusalReason): Verdict => ({
  payload: null,
  verified: false,
  reason,
  classification: "BAD",
});

/**
 * Tells what an answer is worth before the form is sent with it. It spends no right answer; of a
 * challenge that asks for a code, the first try is the only one. Wrong answers count against the
 * network.
 */
export async function checkSolution(
  { payload, code }: VerifyInput,
  origin: Origin,
  now = new Date(),
): Promise<Verdict> {
  let solution: SolvedChallenge;
  try {
    solution = await readSolvedChallenge(payload, now);
  } catch (error) {
    if (!DomainError.is(error)) throw error;
    if (error.code === "captcha.expired") return refused("expired");
    await noteCaptchaUse(origin, "refused");
    return refused("invalid");
  }
  if (await isSpent(solution.signature)) return refused("spent");
  if (solution.codeHash === null) {
    return {
      payload,
      verified: true,
      classification: solution.granted ? "NEUTRAL" : "GOOD",
    };
  }
  if (code === undefined) return refused("code-required");
  if (!(await tryCode(solution, code, now))) {
    await noteCaptchaUse(origin, "refused");
    return refused("code-wrong");
  }
  return { payload: grant(solution, now), verified: true, classification: "NEUTRAL" };
}
