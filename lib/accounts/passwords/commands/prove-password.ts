import { ERROR_SENTENCES } from "../../../content/errors.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { accountCounter } from "../../../platform/attempts.ts";
import { isPassword } from "../../../platform/passwords.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { SignInContext } from "../../credentials.ts";
import { knownDevice } from "../../devices/proof.ts";
import { findPasswordHash } from "../queries/find-password-hash.ts";

type PasswordField = "password" | "currentPassword";

export const wrongPassword = (field: PasswordField) => {
  const code = "account.password-wrong";
  return new DomainError(code, { [field]: ERROR_SENTENCES[code].detail });
};

/**
 * Makes sure that the person who acts knows the password, not only sits at the person's screen.
 * Each try counts before it is compared, so that those sent at once count too; a right one forgets
 * them.
 * @param field what the refusal names in the form.
 * @returns the password as it is stored.
 * @throws {DomainError} account.password-wrong, account.too-many-tries
 */
export async function provePassword(
  password: string,
  actor: Actor,
  { deviceProof }: Pick<SignInContext, "deviceProof">,
  field: PasswordField = "password",
): Promise<string> {
  authorize(actor, "account.read");
  const { userId } = actor;
  // Apart from the counter of sign-ins: whoever guesses there must not keep the person out of here.
  const counter = accountCounter(`own ${userId}`, knownDevice(deviceProof, userId));
  await counter.count();
  const stored = await findPasswordHash(actor);
  const isRight = await isPassword(password, stored);
  if (!isRight || stored === null) throw wrongPassword(field);
  await counter.clear();
  return stored;
}
