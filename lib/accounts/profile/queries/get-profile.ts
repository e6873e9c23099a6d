import { DomainError } from "../../../kernel/errors.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ProfileView } from "../views.ts";

/**
 * The person's own profile.
 * @throws {DomainError} request.signed-out where the account is gone.
 */
export async function getProfile(actor: Actor): Promise<ProfileView> {
  authorize(actor, "account.read");
  const profile = await reads()
    .selectFrom("User as u")
    .select(["u.firstName", "u.lastName", "u.email", "u.phone", "u.address", "u.city"])
    .select(["u.postalCode", "u.referralCode"])
    .select(({ selectFrom }) =>
      selectFrom("User as r")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("r.referredById", "=", "u.id")
        .where("r.erasedAt", "is", null)
        .as("referred"),
    )
    .where("u.id", "=", actor.userId)
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  if (!profile) throw new DomainError("request.signed-out");
  return { ...profile, referred: profile.referred ?? 0 };
}
