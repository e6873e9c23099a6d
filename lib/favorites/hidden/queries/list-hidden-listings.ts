import { cardFields } from "../../../listings/card-fields.ts";
import { listCards } from "../../../listings/queries/list-cards.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { HiddenListingView } from "../views.ts";

/** Most hidden listings that pages leave out: the last ones. */
const MOST_HIDDEN = 1_000;

/** Most that the screen of hidden listings shows. */
const MOST_SHOWN = 60;

const hiddenOf = (userId: string) =>
  reads()
    .selectFrom("HiddenListing as h")
    .where("h.userId", "=", userId)
    .orderBy("h.createdAt", "desc");

/** The ids of the listings that a person hid, for public pages to leave out: the last thousand. */
export async function listHiddenIds({ userId }: Pick<Actor, "userId">): Promise<string[]> {
  const rows = await hiddenOf(userId).select("h.propertyId").limit(MOST_HIDDEN).execute();
  return rows.map(({ propertyId }) => propertyId);
}

/**
 * The listings that a person hid, the last one first; those that left the market without their card.
 * @throws {DomainError} request.forbidden
 */
export async function listHidden(actor: Actor, now = new Date()): Promise<HiddenListingView[]> {
  authorize(actor, "buying.read");
  const rows = await hiddenOf(actor.userId)
    .innerJoin("Property as p", "p.id", "h.propertyId")
    .select(["p.id", "p.title"])
    .limit(MOST_SHOWN)
    .execute();
  const cards = await listCards(
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(({ id, title }) => {
    const card = cards.find((each) => each.id === id);
    return { id, title, card: card ? cardFields(card, now) : null };
  });
}
