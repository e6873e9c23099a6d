import { fullName } from "../../kernel/person-name.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { MessageLine } from "../lines.ts";
import { type DashboardRole, LINES_SHOWN } from "../short-lists.ts";

const EXCERPT_LENGTH = 140;

/** A person's conversations on one side, those with something to read first. */
function messagesOf(side: "contact" | "owner", userId: string) {
  const other = side === "contact" ? "owner" : "contact";
  return reads()
    .selectFrom("Conversation as c")
    .innerJoin("User as u", "u.id", `c.${other}Id`)
    .leftJoin("Property as p", "p.id", "c.propertyId")
    .innerJoin("Message as last", (join) =>
      join.on((eb) =>
        eb(
          "last.id",
          "=",
          eb
            .selectFrom("Message as m")
            .select("m.id")
            .whereRef("m.conversationId", "=", "c.id")
            .orderBy("m.createdAt", "desc")
            .orderBy("m.id", "desc")
            .limit(1),
        ),
      ),
    )
    .select(["c.id", "u.firstName", "u.lastName", "p.title as listing"])
    .select(["last.createdAt as at", "last.authorId"])
    .select((eb) => [
      eb.fn<string>("substr", ["last.content", eb.lit(1), eb.lit(EXCERPT_LENGTH)]).as("excerpt"),
      eb
        .exists(
          eb
            .selectFrom("Message as m")
            .select("m.id")
            .whereRef("m.conversationId", "=", "c.id")
            .where("m.sender", "=", other)
            .where("m.readAt", "is", null),
        )
        .as("unread"),
    ])
    .where(`c.${side}Id`, "=", userId)
    .where(`c.${side}ArchivedAt`, "is", null)
    .orderBy("unread", "desc")
    .orderBy("c.lastMessageAt", "desc")
    .limit(LINES_SHOWN);
}

const MESSAGES = {
  seller: (userId: string) => messagesOf("owner", userId).where("p.sellerId", "=", userId),
  ambassador: (userId: string) =>
    messagesOf("owner", userId).where("p.sellerId", "is distinct from", userId),
  buyer: (userId: string) => messagesOf("contact", userId),
} satisfies Record<DashboardRole, unknown>;

/** Conversations of one role, those with something to read first. */
export async function lastMessages(role: DashboardRole, userId: string): Promise<MessageLine[]> {
  const rows = await MESSAGES[role](userId).execute();
  return rows.map(({ id, firstName, lastName, listing, excerpt, at, authorId, unread }) => ({
    id,
    contact: fullName({ firstName, lastName }),
    listing,
    excerpt,
    at: fromDbInstant(at),
    unread: Boolean(unread),
    own: authorId === userId,
  }));
}
