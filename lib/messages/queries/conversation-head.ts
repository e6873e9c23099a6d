import type { Expression } from "kysely";
import { BRIEF_COLUMNS, type BriefRow } from "../../listings/brief.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { ownConversations, unreadOf } from "./own-conversations.ts";

export const conversationHead = (userId: string, conversationId: string) =>
  reads()
    .selectFrom(ownConversations(userId))
    .innerJoin("User as u", "u.id", "m.otherId")
    .leftJoin("Property as p", "p.id", "m.propertyId")
    .leftJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["m.type", "m.side", "m.archived", "m.starred", "u.firstName", "u.lastName"])
    .select(["m.otherId", "u.email", "u.phone", "u.erasedAt", "p.sellerId", "p.ambassadorId"])
    .select([...BRIEF_COLUMNS])
    .select((eb) => [
      unreadOf(eb.ref("m.id"), eb.ref("m.side")).as("unread"),
      blockOf(userId, eb.ref("m.otherId")).as("hasBlocked"),
      blockOf(eb.ref("m.otherId"), userId).as("isBlocked"),
    ])
    .where("m.id", "=", conversationId)
    .executeTakeFirst();

/** How many blocks one person put on another: none, or one. */
function blockOf(blocker: string | Expression<string>, blocked: string | Expression<string>) {
  return reads()
    .selectFrom("UserBlock as k")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("k.blockerId", "=", blocker)
    .where("k.blockedId", "=", blocked)
    .$asScalar()
    .$notNull();
}

type ConversationHead = NonNullable<Awaited<ReturnType<typeof conversationHead>>>;

export const isOfProperty = (row: ConversationHead): row is ConversationHead & BriefRow =>
  row.propertyId !== null;

/**
 * Whether two people may have each other's telephone and address: a visit between them is planned or was
 * made, or an offer for the property was accepted.
 */
export async function mayReach(
  { otherId, side, propertyId }: Pick<ConversationHead, "otherId" | "side" | "propertyId">,
  userId: string,
): Promise<boolean> {
  const [contactId, ownerId] = side === "contact" ? [userId, otherId] : [otherId, userId];
  const visit = await reads()
    .selectFrom("Visit")
    .select("id")
    .where("buyerId", "=", contactId)
    .where("hostId", "=", ownerId)
    .where("status", "in", ["scheduled", "completed"])
    .limit(1)
    .executeTakeFirst();
  if (visit) return true;
  if (propertyId === null) return false;
  const offer = await reads()
    .selectFrom("Offer")
    .select("id")
    .where("buyerId", "=", contactId)
    .where("propertyId", "=", propertyId)
    .where("status", "=", literal("accepted"))
    .limit(1)
    .executeTakeFirst();
  return offer !== undefined;
}
