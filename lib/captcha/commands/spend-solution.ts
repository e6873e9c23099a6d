import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { captchaHash } from "../keys.ts";
import type { Solution } from "../rules.ts";
import { claimChallenge } from "./claim-challenge.ts";

/**
 * Spends a solution for something (an e-mail address), in the transaction of what it pays for.
 * Spent again for the same thing, it is accepted, so that an answer that got lost can be asked for
 * again.
 * @throws {DomainError} captcha.spent where it was spent for something else.
 */
export async function spendSolution(
  tx: Transaction,
  solution: Solution,
  spentFor: string,
  now: Date,
): Promise<void> {
  const hashed = captchaHash("spent", solution.signature, spentFor);
  if (!(await claimChallenge(tx, solution, hashed, now))) throw new DomainError("captcha.spent");
}
