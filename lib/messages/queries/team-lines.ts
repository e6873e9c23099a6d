import type { Expression } from "kysely";
import type { ContactTopic } from "../../contact/rules.ts";
import { latestFirstToTheMillisecond } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { InboxFilter } from "../rules.ts";
import type { ThreadType } from "../views.ts";
import type { Side } from "./own-conversations.ts";

/* A person's threads with the team, as the inbox shows them among conversations (decision 0085). */

/** How many of the team's messages in a thread its person has not read. */
export const unreadOfTeam = (requestId: Expression<string>) =>
  reads()
    .selectFrom("ContactMessage as r")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("r.requestId", "=", requestId)
    .where("r.side", "=", literal("team"))
    .where("r.readAt", "is", null)
    .$asScalar()
    .$notNull();

/** Lines of the list, with the columns of conversations': the team is nobody's name, and has no documents. */
export function teamLinesOf(userId: string, filter: InboxFilter) {
  const lines = reads()
    .selectFrom("ContactRequest as m")
    .leftJoin("Property as p", "p.id", "m.propertyId")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .innerJoin("ContactMessage as l", (join) =>
      join.on((eb) =>
        eb(
          "l.id",
          "=",
          eb
            .selectFrom("ContactMessage as last")
            .select("last.id")
            .whereRef("last.requestId", "=", "m.id")
            .orderBy("last.position", "desc")
            .limit(1),
        ),
      ),
    )
    .where("m.userId", "=", userId)
    .select((eb) => [
      "m.id",
      eb.cast<Side>(eb.val("contact"), "text").as("side"),
      "m.lastMessageAt",
      eb("m.starredAt", "is not", null).as("starred"),
      eb.cast<string>(eb.val(""), "text").as("firstName"),
      eb.cast<string>(eb.val(""), "text").as("lastName"),
      "p.title as propertyTitle",
      "p.sellerId",
      "l.content",
      "ph.mediaKey",
      "ph.alt",
      eb.cast<ThreadType>(eb.val("team"), "text").as("type"),
      eb.cast<ContactTopic | null>("m.topic", "text").as("topic"),
      eb("l.side", "=", literal("person")).as("isMine"),
      eb.lit(0).as("rank"),
      latestFirstToTheMillisecond(eb.ref("m.lastMessageAt")).as("at"),
      unreadOfTeam(eb.ref("m.id")).as("unread"),
      eb.cast<number>(eb.lit(0), "bigint").as("attachments"),
    ]);
  switch (filter) {
    case "archived":
      return lines.where("m.archivedAt", "is not", null);
    case "starred":
      return lines.where("m.starredAt", "is not", null);
    case "unread":
      return lines
        .where("m.archivedAt", "is", null)
        .where((eb) => eb(unreadOfTeam(eb.ref("m.id")), ">", 0));
    default:
      return lines.where("m.archivedAt", "is", null);
  }
}

/** A person's threads as they are counted beside conversations. */
export const teamThreadsToCount = (userId: string) =>
  reads()
    .selectFrom("ContactRequest as m")
    .select((eb) => [
      eb("m.archivedAt", "is not", null).as("archived"),
      eb("m.starredAt", "is not", null).as("starred"),
      unreadOfTeam(eb.ref("m.id")).as("unread"),
    ])
    .where("m.userId", "=", userId);
