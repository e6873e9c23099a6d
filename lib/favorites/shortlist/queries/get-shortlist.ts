import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { favoritesOfPerson } from "../../queries/favorites-of-person.ts";
import type { FavoriteView } from "../../views.ts";
import { AGREEMENTS, agreementOf, enthusiasm } from "../rules.ts";
import type { SharedHome, ShortlistView } from "../views.ts";

/** Both people's favourites as one list: liked by both first, then by how much. */
function homesOf(mine: readonly FavoriteView[], theirs: readonly FavoriteView[]): SharedHome[] {
  const others = new Map(theirs.map((favorite) => [favorite.id, favorite]));
  const own = new Map(mine.map((favorite) => [favorite.id, favorite]));
  const all = new Map([...others, ...own]);
  return [...all.values()]
    .map((favorite): SharedHome => {
      const [my, their] = [own.get(favorite.id) ?? null, others.get(favorite.id) ?? null];
      return { favorite, mine: my, theirs: their, agreement: agreementOf(my, their) };
    })
    .sort(
      (a, b) =>
        AGREEMENTS.indexOf(a.agreement) - AGREEMENTS.indexOf(b.agreement) ||
        enthusiasm(b.mine, b.theirs) - enthusiasm(a.mine, a.theirs),
    );
}

/**
 * A person's shared shortlist, or their invitation to one.
 * @throws {DomainError} request.forbidden
 */
export async function getShortlist(actor: Actor, now = new Date()): Promise<ShortlistView> {
  authorize(actor, "buying.read");
  const { userId } = actor;
  const shared = await reads()
    .selectFrom("ShortlistMember as m")
    .innerJoin("ShortlistShare as s", "s.id", "m.shareId")
    .select(["s.id", "s.inviterId", "s.inviteeId", "s.acceptedAt"])
    .where("m.userId", "=", userId)
    .executeTakeFirst();
  if (shared?.acceptedAt && shared.inviteeId) {
    const partnerId = shared.inviterId === userId ? shared.inviteeId : shared.inviterId;
    const { firstName } = await reads()
      .selectFrom("User")
      .select("firstName")
      .where("id", "=", partnerId)
      .executeTakeFirstOrThrow();
    const [mine, theirs] = [
      await favoritesOfPerson(userId, now),
      await favoritesOfPerson(partnerId, now),
    ];
    return {
      kind: "shared",
      shareId: shared.id,
      partner: firstName,
      since: fromDbInstant(shared.acceptedAt),
      homes: homesOf(mine, theirs),
    };
  }
  const invitation = await reads()
    .selectFrom("ShortlistShare")
    .select(["id", "expiresAt"])
    .where("inviterId", "=", userId)
    .where("acceptedAt", "is", null)
    .where("expiresAt", ">", toDbInstant(now))
    .executeTakeFirst();
  if (!invitation) return { kind: "alone" };
  const { id, expiresAt } = invitation;
  return { kind: "invited", shareId: id, expiresAt: fromDbInstant(expiresAt) };
}
