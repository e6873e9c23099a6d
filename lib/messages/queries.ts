import type { Expression } from "kysely";
import { isId } from "../kernel/ids.ts";
import { pageOf, placeAfter } from "../kernel/keyset.ts";
import { oneOf } from "../kernel/parameters.ts";
import { holds } from "../kernel/roles.ts";
import { BRIEF_COLUMNS, type BriefRow, briefView, coverOf } from "../listings/brief.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { latestFirstToTheMillisecond, readAfter } from "../platform/db/keyset.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { conversationAttachments } from "./attachments/queries.ts";
import {
  capacityOf,
  INBOX_FILTERS,
  type InboxFilter,
  messageAge,
  replyRefusal,
  searchOf,
  searchTest,
} from "./rules.ts";
import { excerptOf } from "./text.ts";
import type {
  ConversationLine,
  ConversationView,
  InboxView,
  MessageAttachment,
  MessageView,
} from "./views.ts";

const PAGE_LENGTH = 30;
const MESSAGES_SHOWN = 50;

type Side = "contact" | "owner";

/** The conversations of a person, from their side. */
const conversationsOf = (userId: string) =>
  reads()
    .selectFrom("Conversation")
    .select(["id", "propertyId", "type", "lastMessageAt", "ownerId as otherId"])
    .select((eb) => [
      eb.cast<Side>(eb.val("contact"), "text").as("side"),
      eb("contactArchivedAt", "is not", null).as("archived"),
      eb("contactStarredAt", "is not", null).as("starred"),
    ])
    .where("contactId", "=", userId)
    .unionAll(
      reads()
        .selectFrom("Conversation")
        .select(["id", "propertyId", "type", "lastMessageAt", "contactId as otherId"])
        .select((eb) => [
          eb.cast<Side>(eb.val("owner"), "text").as("side"),
          eb("ownerArchivedAt", "is not", null).as("archived"),
          eb("ownerStarredAt", "is not", null).as("starred"),
        ])
        .where("ownerId", "=", userId)
        .where("contactId", "<>", userId),
    )
    .as("m");

/** How many messages of a conversation its `side` has not read. */
const unreadOf = (conversationId: Expression<string>, side: Expression<Side>) =>
  reads()
    .selectFrom("Message as r")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("r.conversationId", "=", conversationId)
    .where("r.sender", "<>", side)
    .where("r.readAt", "is", null)
    .$asScalar()
    .$notNull();

/** How many documents a message has, those that were deleted left out. */
const attachmentCountOf = (messageId: Expression<string>) =>
  reads()
    .selectFrom("StoredDocument as d")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("d.messageId", "=", messageId)
    .where("d.deletedAt", "is", null)
    .$asScalar()
    .$notNull();

/** Lines of the list, each with the beginning of its last message: where nothing was said yet there is none. */
function linesOf(userId: string, filter: InboxFilter) {
  const lines = reads()
    .selectFrom(conversationsOf(userId))
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
    .select(["m.id", "m.side", "m.type", "m.lastMessageAt", "m.starred", "u.firstName"])
    .select(["u.lastName", "p.title as propertyTitle", "p.sellerId", "l.content", "l.sender"])
    .select(["ph.mediaKey", "ph.alt"])
    .select((eb) => [
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

type LineRow = Awaited<ReturnType<ReturnType<typeof linesOf>["execute"]>>[number];

function countsOf(userId: string): Promise<Record<InboxFilter, number>> {
  const conversations = reads()
    .selectFrom(conversationsOf(userId))
    .select(["m.archived", "m.starred"])
    .select((eb) => unreadOf(eb.ref("m.id"), eb.ref("m.side")).as("unread"))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("Message as any")
          .select("any.id")
          .whereRef("any.conversationId", "=", "m.id"),
      ),
    );
  return reads()
    .selectFrom(conversations.as("c"))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("c.archived", "=", false).as("all"),
      fn
        .countAll<number>()
        .filterWhere("c.archived", "=", false)
        .filterWhere("c.unread", ">", 0)
        .as("unread"),
      fn.countAll<number>().filterWhere("c.starred", "=", true).as("starred"),
      fn.countAll<number>().filterWhere("c.archived", "=", true).as("archived"),
    ])
    .executeTakeFirstOrThrow();
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

function toLine(row: LineRow, userId: string, now: Date): ConversationLine {
  const lastMessageAt = fromDbInstant(row.lastMessageAt);
  return {
    id: row.id,
    contactName: nameOf(row),
    propertyTitle: row.propertyTitle,
    photo: coverOf(row),
    type: row.type,
    capacity: capacityOf(row.side, row.sellerId === userId),
    excerpt: excerptOf(row.content),
    isMine: row.sender === row.side,
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
async function readLines(
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
    const rows = await readAfter(linesOf(userId, filter), after, limit);
    found.push(...rows.filter((row) => passes(nameOf(row), row.propertyTitle)));
    const last = rows.at(-1);
    if (found.length > PAGE_LENGTH || rows.length < limit || !last) break;
    after = last;
  }
  return pageOf(found, PAGE_LENGTH);
}

const headOf = (userId: string, conversationId: string) =>
  reads()
    .selectFrom(conversationsOf(userId))
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

type HeadRow = NonNullable<Awaited<ReturnType<typeof headOf>>>;

const messagesOf = (conversationId: string) =>
  reads()
    .selectFrom("Message")
    .select(["id", "sender", "content", "clientKey", "createdAt", "readAt"])
    .select((eb) => [
      eb.lit(0).as("rank"),
      latestFirstToTheMillisecond(eb.ref("createdAt")).as("at"),
    ])
    .where("conversationId", "=", conversationId);

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>["execute"]>>[number];

function toMessage(
  row: MessageRow,
  side: Side,
  attachments: MessageAttachment[],
  now: Date,
): MessageView {
  const sentAt = fromDbInstant(row.createdAt);
  const isMine = row.sender === side;
  return {
    id: row.id,
    isMine,
    content: row.content,
    sentAt,
    age: messageAge(sentAt, now),
    isNew: !isMine && row.readAt === null,
    readAt: isMine ? fromDbInstant(row.readAt) : null,
    clientKey: isMine ? row.clientKey : null,
    attachments,
  };
}

const isOfProperty = (row: HeadRow): row is HeadRow & BriefRow => row.propertyId !== null;

/**
 * Whether two people may have each other's telephone and address: a visit between them is planned or was
 * made, or an offer for the property was accepted.
 */
async function mayReach(
  { otherId, side, propertyId }: Pick<HeadRow, "otherId" | "side" | "propertyId">,
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
    .where("status", "=", "accepted")
    .limit(1)
    .executeTakeFirst();
  return offer !== undefined;
}

/**
 * A conversation one takes part in, with its last messages, or those before a cursor; null for
 * anything else.
 * @throws {DomainError} request.forbidden
 */
export async function findConversation(
  actor: Actor,
  conversationId: unknown,
  { before }: { before?: unknown } = {},
  now = new Date(),
): Promise<ConversationView | null> {
  authorize(actor, "conversations.read");
  if (!isId(conversationId)) return null;
  const row = await headOf(actor.userId, conversationId);
  if (!row) return null;
  const from = placeAfter(before);
  const read = await readAfter(messagesOf(conversationId), from, MESSAGES_SHOWN + 1);
  const { page: shown, nextCursor } = pageOf(read, MESSAGES_SHOWN);
  const { side, email, phone } = row;
  const isSeller = row.sellerId === actor.userId;
  const refusal = replyRefusal({
    side,
    hasProperty: row.propertyId !== null,
    isSeller,
    isLooper: holds(actor.roles, "ambassador") && row.ambassadorId === actor.userId,
    otherIsGone: row.erasedAt !== null,
    hasBlocked: row.hasBlocked > 0,
    isBlocked: row.isBlocked > 0,
  });
  const isReachable = refusal === null && (await mayReach(row, actor.userId));
  const attachments = await conversationAttachments(
    shown.map(({ id, sender }) => ({ id, isMine: sender === side })),
    [actor.userId, row.otherId],
  );
  const messages = shown
    .map((message) => toMessage(message, side, attachments.get(message.id) ?? [], now))
    .reverse();
  return {
    id: conversationId,
    contactName: nameOf(row),
    contact: isReachable ? { email, phone } : null,
    property: isOfProperty(row) ? briefView(row) : null,
    type: row.type,
    capacity: capacityOf(side, isSeller),
    starred: Boolean(row.starred),
    archived: Boolean(row.archived),
    unread: row.unread,
    messages,
    seenId: messages.findLast(({ readAt }) => readAt !== null)?.id ?? null,
    olderCursor: nextCursor,
    isPast: from.id !== "",
    replyRefusal: refusal,
    hasBlocked: row.hasBlocked > 0,
  };
}

/** What an address requests of the inbox: texts, whatever they are. */
interface Requested {
  filter?: unknown;
  search?: string | null;
  after?: unknown;
  conversation?: string | null;
  before?: unknown;
}

/**
 * The conversations a person takes part in, under any role, the latest first.
 * @throws {DomainError} request.forbidden
 */
export async function readInbox(
  actor: Actor,
  requested: Requested = {},
  now = new Date(),
): Promise<InboxView> {
  authorize(actor, "conversations.read");
  const { userId } = actor;
  const filter = oneOf(INBOX_FILTERS, requested.filter);
  const search = searchOf(requested.search ?? null);
  const { page: shown, nextCursor } = await readLines(userId, filter, search, requested.after);
  const { conversation = null, before } = requested;
  const first = shown[0]?.id ?? null;
  const wanted = conversation ?? first;
  const open = wanted === null ? null : await findConversation(actor, wanted, { before }, now);
  return {
    filter,
    search,
    conversations: shown.map((row) => toLine(row, userId, now)),
    counts: await countsOf(userId),
    nextCursor,
    open: open ?? (conversation === null ? null : "missing"),
    isChosen: conversation !== null,
  };
}
