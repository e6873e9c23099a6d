import type { Expression } from "kysely";
import { TEAM_NAME } from "../../contact/copy.ts";
import type { ContactTopic } from "../../contact/rules.ts";
import { excerptOf } from "../../kernel/excerpt.ts";
import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { fullName } from "../../kernel/person-name.ts";
import { coverOf } from "../../listings/brief.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { latestFirstToTheMillisecond, rowsAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import { capacityOf, type InboxFilter, messageAge, searchTest } from "../rules.ts";
import type { ConversationLine, ThreadType } from "../views.ts";
import { ownConversations, unreadOf } from "./own-conversations.ts";
import { teamLinesOf } from "./team-lines.ts";

const PAGE_LENGTH = 30;

/** How many documents a message has, those that were deleted left out. */
const attachmentCountOf = (messageId: Expression<string>) =>
  reads()
    .selectFrom("StoredDocument as d")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("d.messageId", "=", messageId)
    .where("d.deletedAt", "is", null)
    .$asScalar()
    .$notNull();

/**
 * Lines of the list, each with the beginning of its last message: where nothing was written yet
 * there is none.
 */
function conversationLinesOf(userId: string, filter: InboxFilter) {
  const lines = reads()
    .selectFrom(ownConversations(userId))
    .innerJoin("User as u", "u.id", "m.otherId")
    .leftJoin("Property as p", "p.id", "m.propertyId")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .innerJoin("Message as l", (join) =>
      join.on((eb) =>
        eb(
          "l.id",
          "=",
          eb
            .selectFrom("Message as last")
            .select("last.id")
            .whereRef("last.conversationId", "=", "m.id")
            .orderBy("last.createdAt", "desc")
            .orderBy("last.id")
            .limit(1),
        ),
      ),
    )
    .select(["m.id", "m.side", "m.lastMessageAt", "m.starred", "u.firstName"])
    .select(["u.lastName", "p.title as propertyTitle", "p.sellerId", "l.content"])
    .select(["ph.mediaKey", "ph.alt"])
    .select((eb) => [
      // As texts: threads with the team have kinds and sides of their own.
      eb.cast<ThreadType>("m.type", "text").as("type"),
      eb.cast<ContactTopic | null>(eb.lit(null), "text").as("topic"),
      eb("l.sender", "=", eb.ref("m.side")).as("isMine"),
      eb.lit(0).as("rank"),
      latestFirstToTheMillisecond(eb.ref("m.lastMessageAt")).as("at"),
      unreadOf(eb.ref("m.id"), eb.ref("m.side")).as("unread"),
      attachmentCountOf(eb.ref("l.id")).as("attachments"),
    ]);
  switch (filter) {
    case "archived":
      return lines.where("m.archived", "=", true);
    case "starred":
      return lines.where("m.starred", "=", true);
    case "unread":
      return lines
        .where("m.archived", "=", false)
        .where((eb) => eb(unreadOf(eb.ref("m.id"), eb.ref("m.side")), ">", 0));
    default:
      return lines.where("m.archived", "=", false);
  }
}

/** The same and the threads with the team, as one list. */
const linesOf = (userId: string, filter: InboxFilter) =>
  conversationLinesOf(userId, filter).unionAll(teamLinesOf(userId, filter));

type LineRow = Awaited<ReturnType<ReturnType<typeof linesOf>["execute"]>>[number];

const contactOf = (row: LineRow): string => (row.topic === null ? fullName(row) : TEAM_NAME);

export function toConversationLine(row: LineRow, userId: string, now: Date): ConversationLine {
  const lastMessageAt = fromDbInstant(row.lastMessageAt);
  return {
    id: row.id,
    contactName: contactOf(row),
    propertyTitle: row.propertyTitle,
    photo: coverOf(row),
    type: row.type,
    topic: row.topic,
    capacity: capacityOf(row.side, row.sellerId === userId),
    excerpt: excerptOf(row.content),
    isMine: Boolean(row.isMine),
    attachments: row.attachments,
    lastMessageAt,
    age: messageAge(lastMessageAt, now),
    unread: row.unread,
    starred: Boolean(row.starred),
  };
}

/** How many lines are read at once where a text is searched in them. */
const SEARCHED_AT_ONCE = 500;

/** Lines of the list until there is one more than is shown: the database folds no accents. */
export async function readInboxLines(
  userId: string,
  filter: InboxFilter,
  search: string | null,
  from: unknown,
) {
  const passes = searchTest(search ?? "");
  const limit = search === null ? PAGE_LENGTH + 1 : SEARCHED_AT_ONCE;
  const found: LineRow[] = [];
  let after = placeAfter(from);
  for (;;) {
    const rows = await rowsAfter(linesOf(userId, filter), after, limit).execute();
    found.push(...rows.filter((row) => passes(contactOf(row), row.propertyTitle)));
    const last = rows.at(-1);
    if (found.length > PAGE_LENGTH || rows.length < limit || !last) break;
    after = last;
  }
  return pageOf(found, PAGE_LENGTH);
}
