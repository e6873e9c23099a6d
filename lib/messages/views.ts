import type { PropertyBrief } from "../listings/brief.ts";
import type { Capacity, InboxFilter, MessageAge, ReplyRefusal } from "./rules.ts";

/** What a conversation is about. */
export type ConversationType = "inquiry" | "offer" | "visit" | "general";

/** A conversation in the list. */
export interface ConversationLine {
  id: string;
  contactName: string;
  propertyTitle: string | null;
  type: ConversationType;
  capacity: Capacity;
  /** The beginning of the last message, in one line, and whether one wrote it oneself. */
  excerpt: string;
  isMine: boolean;
  lastMessageAt: Date;
  /** How long ago that was. */
  age: MessageAge;
  unread: number;
  starred: boolean;
}

/** A message of a conversation. */
export interface MessageView {
  id: string;
  isMine: boolean;
  content: string;
  sentAt: Date;
  age: MessageAge;
  /** Sent by the other one, and not read yet. */
  isNew: boolean;
}

/** A conversation that is open. */
export interface ConversationView {
  id: string;
  contactName: string;
  /** How to reach the person who asked, for who may answer. */
  contact: { email: string; phone: string } | null;
  property: PropertyBrief | null;
  type: ConversationType;
  capacity: Capacity;
  starred: boolean;
  archived: boolean;
  /** Messages that are not read yet, shown or not. */
  unread: number;
  /** The oldest first. */
  messages: MessageView[];
  /** What asks for the messages before them; null at the beginning. */
  olderCursor: string | null;
  /** Whether later messages than these exist. */
  isPast: boolean;
  /** Null where one may answer. */
  replyRefusal: ReplyRefusal | null;
}

/** The inbox: one view of the list, and the conversation that was asked for. */
export interface InboxView {
  filter: InboxFilter;
  search: string | null;
  conversations: ConversationLine[];
  counts: Record<InboxFilter, number>;
  nextCursor: string | null;
  /** "missing": no such conversation, or of other people. */
  open: ConversationView | "missing" | null;
}
