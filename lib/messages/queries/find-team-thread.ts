import { TEAM_NAME } from "../../contact/copy.ts";
import { MAX_CONTACT_MESSAGES } from "../../contact/rules.ts";
import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { BRIEF_COLUMNS, type BriefRow, briefView } from "../../listings/brief.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import { messageAge } from "../rules.ts";
import type { ConversationView, MessageView } from "../views.ts";
import { unreadOfTeam } from "./team-lines.ts";

const headOf = (userId: string, requestId: string) =>
  reads()
    .selectFrom("ContactRequest as m")
    .leftJoin("Property as p", "p.id", "m.propertyId")
    .leftJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["m.topic", "m.dueAt", "m.starredAt", "m.archivedAt"])
    .select([...BRIEF_COLUMNS])
    .select((eb) => [
      unreadOfTeam(eb.ref("m.id")).as("unread"),
      eb
        .selectFrom("ContactMessage as w")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("w.requestId", "=", "m.id")
        .$asScalar()
        .$notNull()
        .as("written"),
    ])
    .where("m.id", "=", requestId)
    .where("m.userId", "=", userId)
    .executeTakeFirst();

type Head = NonNullable<Awaited<ReturnType<typeof headOf>>>;

const isOfListing = (head: Head): head is Head & BriefRow => head.propertyId !== null;

const messagesOf = (requestId: string) =>
  reads()
    .selectFrom("ContactMessage")
    .select(["id", "side", "content", "clientKey", "createdAt", "readAt"])
    // The latest first.
    .select(({ lit, neg }) => [lit(0).as("rank"), neg("position").as("at")])
    .where("requestId", "=", requestId);

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>["execute"]>>[number];

/** When the team read a message is nobody's to know; when its person did is shown as new alone. */
function toMessage({ side, ...row }: MessageRow, now: Date): MessageView {
  const sentAt = fromDbInstant(row.createdAt);
  const isMine = side === "person";
  return {
    id: row.id,
    isMine,
    content: row.content,
    sentAt,
    age: messageAge(sentAt, now),
    isNew: !isMine && row.readAt === null,
    readAt: null,
    clientKey: isMine ? row.clientKey : null,
    attachments: [],
  };
}

/** A person's thread with the team, with its last messages, or those before a cursor; null for anything else. */
export async function findTeamThread(
  userId: string,
  requestId: string,
  { before, shown: length }: { before: unknown; shown: number },
  now: Date,
): Promise<ConversationView | null> {
  const head = await headOf(userId, requestId);
  if (!head) return null;
  const from = placeAfter(before);
  const read = await rowsAfter(messagesOf(requestId), from, length + 1).execute();
  const { page, nextCursor } = pageOf(read, length);
  return {
    id: requestId,
    contactName: TEAM_NAME,
    contact: null,
    property: isOfListing(head) ? briefView(head) : null,
    type: "team",
    team: { topic: head.topic, dueAt: fromDbInstant(head.dueAt) },
    capacity: "contact",
    starred: head.starredAt !== null,
    archived: head.archivedAt !== null,
    unread: head.unread,
    messages: page.map((row) => toMessage(row, now)).reverse(),
    seenId: null,
    olderCursor: nextCursor,
    isPast: from.id !== "",
    replyRefusal: head.written >= MAX_CONTACT_MESSAGES ? "full" : null,
    hasBlocked: false,
  };
}
