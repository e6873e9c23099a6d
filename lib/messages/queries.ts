import { isId } from "../kernel/ids.ts";
import { type Place, pageOf, placeAfter } from "../kernel/keyset.ts";
import { oneOf } from "../kernel/parameters.ts";
import { holds } from "../kernel/roles.ts";
import { BRIEF_COLUMNS, type BriefRow, briefView } from "../listings/brief.ts";
import { preparedRead } from "../platform/db/raw.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import {
  capacityOf,
  INBOX_FILTERS,
  type InboxFilter,
  messageAge,
  replyRefusal,
  searchOf,
  searchTest,
} from "./rules.ts";
import type {
  ConversationLine,
  ConversationType,
  ConversationView,
  InboxView,
  MessageView,
} from "./views.ts";

const PAGE_LENGTH = 30;
const MESSAGES_SHOWN = 50;
const EXCERPT_LENGTH = 140;

type Side = "contact" | "owner";

/** The conversations of a person, from their side. */
const MINE = `
  WITH mine AS (
    SELECT id, propertyId, type, lastMessageAt, 'contact' AS side, ownerId AS otherId,
           contactArchivedAt IS NOT NULL AS archived, contactStarredAt IS NOT NULL AS starred
    FROM Conversation WHERE contactId = :userId
    UNION ALL
    SELECT id, propertyId, type, lastMessageAt, 'owner', contactId,
           ownerArchivedAt IS NOT NULL, ownerStarredAt IS NOT NULL
    FROM Conversation WHERE ownerId = :userId AND contactId <> :userId
  )`;

const UNREAD = `
  (SELECT count(*) FROM Message r
   WHERE r.conversationId = m.id AND r.sender <> m.side AND r.readAt IS NULL)`;

const milliseconds = (column: string) =>
  `CAST(round(1000 * unixepoch(${column}, 'subsec')) AS INTEGER)`;

interface LineRow extends Place {
  side: Side;
  type: ConversationType;
  lastMessageAt: string;
  archived: 0 | 1;
  starred: 0 | 1;
  unread: number;
  contactName: string;
  propertyTitle: string | null;
  isSeller: 0 | 1;
  excerpt: string | null;
  sender: Side | null;
}

const lines = preparedRead<Place & { userId: string; filter: InboxFilter }, LineRow>(
  `${MINE}
   SELECT * FROM (
     SELECT m.id, 0 AS rank, -${milliseconds("m.lastMessageAt")} AS at, m.side, m.type,
            m.lastMessageAt, m.archived, m.starred, ${UNREAD} AS unread,
            u.firstName || ' ' || u.lastName AS contactName,
            p.title AS propertyTitle, coalesce(p.sellerId = :userId, 0) AS isSeller,
            l.content AS excerpt, l.sender
     FROM mine m JOIN User u ON u.id = m.otherId
     LEFT JOIN Property p ON p.id = m.propertyId
     LEFT JOIN Message l ON l.id = (SELECT id FROM Message WHERE conversationId = m.id
                                    ORDER BY createdAt DESC, id LIMIT 1)
   ) WHERE (rank, at, id) > (:rank, :at, :id)
     AND CASE :filter WHEN 'archived' THEN archived WHEN 'starred' THEN starred
         WHEN 'unread' THEN NOT archived AND unread > 0 ELSE NOT archived END
   ORDER BY rank, at, id`,
);

const counts = preparedRead<{ userId: string }, Record<InboxFilter, number>>(
  `${MINE}
   SELECT coalesce(sum(NOT archived), 0) AS "all",
          coalesce(sum(NOT archived AND unread > 0), 0) AS unread,
          coalesce(sum(starred), 0) AS starred, coalesce(sum(archived), 0) AS archived
   FROM (SELECT m.archived, m.starred, ${UNREAD} AS unread FROM mine m)`,
);

/** The beginning of a message in one line. */
function excerptOf(content: string | null): string {
  const line = (content ?? "")
    .slice(0, 4 * EXCERPT_LENGTH)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…` : line;
}

function toLine(row: LineRow, now: Date): ConversationLine {
  const lastMessageAt = new Date(row.lastMessageAt);
  return {
    id: row.id,
    contactName: row.contactName,
    propertyTitle: row.propertyTitle,
    type: row.type,
    capacity: capacityOf(row.side, row.isSeller === 1),
    excerpt: excerptOf(row.excerpt),
    isMine: row.sender === row.side,
    lastMessageAt,
    age: messageAge(lastMessageAt, now),
    unread: row.unread,
    starred: row.starred === 1,
  };
}

/** Lines of the list until there is one more than is shown: SQLite folds no accents. */
function readLines(userId: string, filter: InboxFilter, search: string | null, after: unknown) {
  const passes = searchTest(search ?? "");
  const found: LineRow[] = [];
  for (const row of lines().iterate({ userId, filter, ...placeAfter(after) })) {
    if (!passes(row.contactName, row.propertyTitle)) continue;
    found.push(row);
    if (found.length > PAGE_LENGTH) break;
  }
  return pageOf(found, PAGE_LENGTH);
}

type HeadRow = Omit<BriefRow, "propertyId"> & {
  propertyId: string | null;
  sellerId: string | null;
  ambassadorId: string | null;
  type: ConversationType;
  side: Side;
  archived: 0 | 1;
  starred: 0 | 1;
  unread: number;
  contactName: string;
  email: string;
  phone: string;
  isGone: 0 | 1;
};

const head = preparedRead<{ userId: string; conversationId: string }, HeadRow>(
  `${MINE}
   SELECT m.type, m.side, m.archived, m.starred, ${UNREAD} AS unread,
          u.firstName || ' ' || u.lastName AS contactName, u.email, u.phone,
          u.erasedAt IS NOT NULL AS isGone, p.sellerId, p.ambassadorId, ${BRIEF_COLUMNS}
   FROM mine m JOIN User u ON u.id = m.otherId
   LEFT JOIN Property p ON p.id = m.propertyId
   LEFT JOIN Commune c ON c.code = p.communeCode
   LEFT JOIN PropertyPhoto ph ON ph.propertyId = p.id AND ph.position = 0
   WHERE m.id = :conversationId`,
);

interface MessageRow extends Place {
  sender: Side;
  content: string;
  createdAt: string;
  readAt: string | null;
}

const messagesBefore = preparedRead<Place & { conversationId: string; limit: number }, MessageRow>(
  `SELECT * FROM (
     SELECT id, 0 AS rank, -${milliseconds("createdAt")} AS at, sender, content, createdAt, readAt
     FROM Message WHERE conversationId = :conversationId
   ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
);

function toMessage(row: MessageRow, side: Side, now: Date): MessageView {
  const sentAt = new Date(row.createdAt);
  const isMine = row.sender === side;
  return {
    id: row.id,
    isMine,
    content: row.content,
    sentAt,
    age: messageAge(sentAt, now),
    isNew: !isMine && row.readAt === null,
  };
}

const isOfProperty = (row: HeadRow): row is HeadRow & BriefRow => row.propertyId !== null;

/**
 * A conversation one takes part in, with its last messages, or those before a cursor; null for
 * anything else.
 * @throws {DomainError} request.forbidden
 */
export function findConversation(
  actor: Actor,
  conversationId: unknown,
  { before }: { before?: unknown } = {},
  now = new Date(),
): ConversationView | null {
  authorize(actor, "conversations.read");
  if (!isId(conversationId)) return null;
  const row = head().get({ userId: actor.userId, conversationId });
  if (!row) return null;
  const from = placeAfter(before);
  const read = messagesBefore().all({ conversationId, ...from, limit: MESSAGES_SHOWN + 1 });
  const { shown, nextCursor } = pageOf(read, MESSAGES_SHOWN);
  const { side, email, phone } = row;
  const isSeller = row.sellerId === actor.userId;
  const refusal = replyRefusal({
    side,
    hasProperty: row.propertyId !== null,
    isSeller,
    isLooper: holds(actor.roles, "ambassador") && row.ambassadorId === actor.userId,
    otherIsGone: row.isGone === 1,
  });
  return {
    id: conversationId,
    contactName: row.contactName,
    contact: side === "owner" && refusal === null ? { email, phone } : null,
    property: isOfProperty(row) ? briefView(row) : null,
    type: row.type,
    capacity: capacityOf(side, isSeller),
    starred: row.starred === 1,
    archived: row.archived === 1,
    unread: row.unread,
    messages: shown.map((message) => toMessage(message, side, now)).reverse(),
    olderCursor: nextCursor,
    isPast: from.id !== "",
    replyRefusal: refusal,
  };
}

/** What an address asks of the inbox: texts, whatever they are. */
interface Asked {
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
export function readInbox(actor: Actor, asked: Asked = {}, now = new Date()): InboxView {
  authorize(actor, "conversations.read");
  const { userId } = actor;
  const filter = oneOf(INBOX_FILTERS, asked.filter);
  const search = searchOf(asked.search ?? null);
  const { shown, nextCursor } = readLines(userId, filter, search, asked.after);
  const { conversation = null, before } = asked;
  return {
    filter,
    search,
    conversations: shown.map((row) => toLine(row, now)),
    counts: counts().get({ userId }) ?? { all: 0, unread: 0, starred: 0, archived: 0 },
    nextCursor,
    open:
      conversation === null
        ? null
        : (findConversation(actor, conversation, { before }, now) ?? "missing"),
  };
}
