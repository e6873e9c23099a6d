import { DomainError } from "../kernel/errors.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import { isSame } from "../platform/keys.ts";
import type { Origin } from "../platform/request.ts";
import { keyedHash } from "./keys.ts";
import { isSpent } from "./queries.ts";
import type { RefusalReason, Solution, Verdict } from "./rules.ts";
import type { VerifyInput } from "./schemas.ts";
import { grant, hashCode, readSolvedChallenge, type SolvedChallenge } from "./solutions.ts";
import { noteCaptchaUse } from "./suspicion.ts";

/**
 * Writes down what a challenge was used for, unless it is written already: one statement where
 * Prisma's own makes three of it, on the way of every subscription.
 * @returns whether it is, or was, for this.
 */
async function claim(
  tx: Transaction,
  { signature, expiresAt }: Solution,
  spentFor: string,
  now: Date,
): Promise<boolean> {
  const written = await tx.$executeRaw`
    INSERT INTO "SpentChallenge" ("signature", "spentFor", "spentAt", "expiresAt")
    VALUES (${signature}, ${spentFor}, ${toDbInstant(now)}, ${toDbInstant(expiresAt)})
    ON CONFLICT DO NOTHING`;
  if (written === 1) return true;
  const row = await tx.spentChallenge.findUnique({ where: { signature } });
  return row?.spentFor === spentFor;
}

/**
 * Spends a solution for something (an e-mail address), in the transaction of what it pays for. Said
 * again for the same it is fine, so that an answer that got lost can be asked for again.
 * @throws {DomainError} captcha.spent where it was spent for something else.
 */
export async function spendSolution(
  tx: Transaction,
  solution: Solution,
  spentFor: string,
  now: Date,
): Promise<void> {
  const hashed = keyedHash("spent", solution.signature, spentFor);
  if (!(await claim(tx, solution, hashed, now))) throw new DomainError("captcha.spent");
}

/**
 * Judges the code of a challenge, once and for all: whatever is tried first, in parallel as well, is
 * the only thing that is judged. The try is a row of its own, so that a right one leaves the
 * challenge to be spent by the form.
 */
async function tryCode(solution: SolvedChallenge, code: string, now: Date): Promise<boolean> {
  const { nonce, signature, expiresAt } = solution;
  const tried = hashCode(nonce, code);
  const isRight = isSame(tried, solution.codeHash ?? "");
  const attempt = { signature: `code:${signature}`, expiresAt };
  const isFirst = await writer().$transaction((tx) =>
    claim(tx, attempt, isRight ? tried : "", now),
  );
  return isRight && isFirst;
}

const refused = (reason: RefusalReason): Verdict => ({
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
  if (isSpent(solution.signature)) return refused("spent");
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

/** Forgets what was spent of challenges that nobody can answer any more. */
export async function purgeSpentChallenges(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } } }),
  );
}
