import { spendSolution } from "../../captcha/commands/spend-solution.ts";
import { withSolution } from "../../captcha/commands/with-solution.ts";
import { fullName } from "../../kernel/person-name.ts";
import { countSupportRequest, mayMail } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { VisitorRequest } from "../schemas.ts";
import { prepareRequest } from "./prepare-request.ts";

/**
 * Asks for a Looper's help with a home without an account, for a solved captcha. Whoever typed the address may not have
 * it: nothing says whether it asked before, and the only mail that leaves by this is that no Looper takes it.
 * @throws {DomainError} request.invalid, request.too-many, captcha.invalid, captcha.expired, captcha.code-required,
 * captcha.spent
 */
export async function requestHelpAsVisitor(
  { token, email, phone, firstName, lastName, consent: _, ...home }: VisitorRequest,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ referredBy: string | null }>> {
  await countSupportRequest(origin);
  const contact = { userId: null, name: fullName({ firstName, lastName }), email, phone };
  const open = await prepareRequest(home, contact, now);
  return withSolution({ token, origin, now }, async (solution) => {
    const options = { mayMail: await mayMail("support-mail", email, origin) };
    return onceTransaction(async (tx) => {
      const { postalCode, address, referredBy } = home;
      await spendSolution(tx, solution, `help ${email} ${postalCode} ${address}`, now);
      await open(tx, options);
      return { referredBy };
    });
  });
}
