import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";
import type { Actor } from "../../../policy/actor.ts";
import type { ShortlistInvitationView } from "../views.ts";

/** Who invites by a link; null where it was used, cancelled, is over, or none. */
export async function findShortlistInvitation(
  token: unknown,
  reader: Pick<Actor, "userId"> | null,
  now = new Date(),
): Promise<ShortlistInvitationView | null> {
  if (!isToken(token)) return null;
  const row = await reads()
    .selectFrom("ShortlistShare as s")
    .innerJoin("User as u", "u.id", "s.inviterId")
    .select(["s.inviterId", "s.expiresAt", "u.firstName"])
    .where("s.tokenHash", "=", tokenHash(token))
    .where("s.acceptedAt", "is", null)
    .where("s.expiresAt", ">", toDbInstant(now))
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { inviterId, firstName, expiresAt } = row;
  return {
    inviter: firstName,
    expiresAt: fromDbInstant(expiresAt),
    own: inviterId === reader?.userId,
  };
}
