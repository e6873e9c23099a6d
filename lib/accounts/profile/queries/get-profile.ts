import { DomainError } from "../../../kernel/errors.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ProfileView } from "../views.ts";

const profileOf = preparedRead<{ userId: string }, ProfileView>(
  `SELECT u.firstName, u.lastName, u.email, u.phone, u.address, u.city, u.postalCode,
          u.referralCode,
          (SELECT count(*) FROM User r WHERE r.referredById = u.id AND r.erasedAt IS NULL)
            AS referred
   FROM User u WHERE u.id = :userId AND u.erasedAt IS NULL`,
);

/**
 * The person's own profile.
 * @throws {DomainError} request.signed-out where the account is gone.
 */
export function getProfile(actor: Actor): ProfileView {
  authorize(actor, "account.read");
  const profile = profileOf().get({ userId: actor.userId });
  if (!profile) throw new DomainError("request.signed-out");
  return profile;
}
