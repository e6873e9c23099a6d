import type { SignInContext, StoredSignIn } from "../../accounts/credentials.ts";
import { openSessionIn } from "../../accounts/sessions/commands/open-session.ts";
import {
  repeatedSessionToken,
  sealIntent,
} from "../../accounts/sessions/commands/repeated-sign-in.ts";
import { ERROR_SENTENCES } from "../../content/errors.ts";
import { DomainError } from "../../kernel/errors.ts";
import { accountCounter, countNetworkTry } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { isPassword } from "../../platform/passwords.ts";
import { findConfirmation } from "../queries/find-confirmation.ts";
import { findPendingPassword } from "../queries/pending-registration.ts";
import { openRegisteredAccount } from "./open-registered-account.ts";

/**
 * Opens the account of a registration whose address was shown to be the person's. The browser that
 * registered needs nothing else; another one gives the password that was chosen: else a stranger
 * could register with somebody's address and their own password, and wait for the link to be used.
 * @throws {DomainError} account.link-spent, account.password-wrong, account.too-many-tries
 */
export async function confirmAddress(
  { token, password }: { token: string; password?: string | undefined },
  { pendingId: ownPending, ...context }: SignInContext & { pendingId: string | null },
  now = new Date(),
): Promise<Once<StoredSignIn>> {
  await countNetworkTry(context);
  const found = await findConfirmation(token, now);
  if (!found) throw new DomainError("account.link-spent");
  if (found.pendingId !== ownPending) {
    await accountCounter(`pending ${found.pendingId}`, null).count();
    const stored = await findPendingPassword(found.pendingId);
    if (!(await isPassword(password ?? "", stored))) {
      const { detail } = ERROR_SENTENCES["account.password-wrong"];
      throw new DomainError("account.password-wrong", { password: detail });
    }
  }
  return onceTransaction(async (tx) => {
    const { userId, intent } = await openRegisteredAccount(tx, found.pendingId, now);
    const { userAgent, replaces = null } = context;
    const secret = repeatedSessionToken();
    const session = { userId, remember: false, userAgent, replaces, token: secret };
    await openSessionIn(tx, session, now);
    return { remember: false, userId, sealedIntent: sealIntent(intent) };
  });
}
