import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import type { Origin } from "../../platform/request.ts";
import type { Solution } from "../rules.ts";
import { readSolution } from "../solutions.ts";
import { noteCaptchaUse } from "../suspicion.ts";

/** Refusals that people do not meet by being slow, or by living beside a program. */
const FORGED: ReadonlySet<ErrorCode> = new Set(["captcha.invalid", "captcha.spent"]);

/**
 * Does what a captcha's solution pays for, and notes of its network how that went. `pay` spends the solution
 * (`spendSolution`) in its own transaction.
 * @throws {DomainError} captcha.invalid, captcha.expired, captcha.code-required, and what `pay` throws
 */
export async function withSolution<Result>(
  { token, origin, now }: { token: string; origin: Origin; now: Date },
  pay: (solution: Solution) => Promise<Result>,
): Promise<Result> {
  let result: Result;
  try {
    result = await pay(await readSolution(token, now));
  } catch (error) {
    if (DomainError.is(error) && FORGED.has(error.code)) await noteCaptchaUse(origin, "refused");
    throw error;
  }
  await noteCaptchaUse(origin, "accepted");
  return result;
}
