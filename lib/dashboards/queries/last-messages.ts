import { preparedRead } from "../../platform/db/raw.ts";
import type { MessageLine } from "../lines.ts";
import { type DashboardRole, LINES_SHOWN } from "../short-lists.ts";

const EXCERPT_LENGTH = 140;

type MessageRow = Omit<MessageLine, "at" | "unread" | "own"> & {
  at: string;
  unread: 0 | 1;
  own: 0 | 1;
};

const messagesWhere = (condition: string, side: "contact" | "owner") => {
  const other = side === "contact" ? "owner" : "contact";
  return preparedRead<{ userId: string }, MessageRow>(
    `SELECT c.id, u.firstName || ' ' || u.lastName AS contact, p.title AS listing,
       substr(last.content, 1, ${EXCERPT_LENGTH}) AS excerpt, last.createdAt AS at,
       last.authorId = :userId AS own,
       EXISTS (SELECT 1 FROM Message m WHERE m.conversationId = c.id AND m.sender = '${other}'
         AND m.readAt IS NULL) AS unread
     FROM Conversation c
     JOIN User u ON u.id = c.${other}Id
     LEFT JOIN Property p ON p.id = c.propertyId
     JOIN Message last ON last.id = (SELECT m.id FROM Message m
       WHERE m.conversationId = c.id ORDER BY m.createdAt DESC, m.id DESC LIMIT 1)
     WHERE c.${side}Id = :userId AND c.${side}ArchivedAt IS NULL AND ${condition}
     ORDER BY unread DESC, c.lastMessageAt DESC LIMIT ${LINES_SHOWN}`,
  );
};

const MESSAGES = {
  seller: messagesWhere("p.sellerId = :userId", "owner"),
  ambassador: messagesWhere("p.sellerId IS NOT :userId", "owner"),
  buyer: messagesWhere("1", "contact"),
};

/** Conversations of one role, those with something to read first. */
export function lastMessages(role: DashboardRole, userId: string): MessageLine[] {
  return MESSAGES[role]()
    .all({ userId })
    .map((row) => ({
      ...row,
      at: new Date(row.at),
      unread: row.unread === 1,
      own: row.own === 1,
    }));
}
