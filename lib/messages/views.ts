import type { ContactTopic } from "../contact/rules.ts";
import type { DocumentOpenings } from "../documents/views.ts";
import type { PropertyBrief } from "../listings/brief.ts";
import type { PhotoView } from "../listings/views.ts";
import type { Capacity, InboxFilter, MessageAge, ReplyRefusal } from "./rules.ts";

/** What a conversation is about. */
export type ConversationType = "inquiry" | "offer" | "visit" | "general";
/** The same, and what is written with the team (lib/contact). */
export type ThreadType = ConversationType | "team";

/** A document that came with a message. */
export interface AttachmentView {
  id: string;
  fileName: string;
  bytes: number;
  isDeleted: boolean;
}

/** One that came with a message of a conversation that is open. */
export interface MessageAttachment extends AttachmentView {
  /** Who opened it, of one's own only: else null. A person outside the conversation has no name. */
  openings: {
    total: DocumentOpenings["total"];
    latest: { id: string; name: string | null; at: Date }[];
  } | null;
}

/** A conversation in the list. */
export interface ConversationLine {
  id: string;
  contactName: string;
  propertyTitle: string | null;
  /** The property's cover. */
  photo: PhotoView | null;
  type: ThreadType;
  /** The topic of a thread with the team; null for a conversation of two people. */
  topic: ContactTopic | null;
  capacity: Capacity;
  /** The beginning of the last message, in one line, and whether one wrote it oneself. */
  excerpt: string;
  isMine: boolean;
  /** How many documents the last message has. */
  attachments: number;
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
  /** When the other one read it: of one's own only. */
  readAt: Date | null;
  /** What the browser that sent it named it, of one's own only. */
  clientKey: string | null;
  attachments: MessageAttachment[];
}

/** A conversation that is open. */
export interface ConversationView {
  id: string;
  contactName: string;
  /** How to reach the other one: once a visit between the two is planned, or an offer accepted. */
  contact: { email: string; phone: string } | null;
  property: PropertyBrief | null;
  type: ThreadType;
  /** Of what is written with the team: what about, and until when it answers; null where it is not awaited. */
  team: { topic: ContactTopic; dueAt: Date | null } | null;
  capacity: Capacity;
  starred: boolean;
  archived: boolean;
  /** Messages that are not read yet, shown or not. */
  unread: number;
  /** The oldest first. */
  messages: MessageView[];
  /** The last of one's own messages that the other one read, of those shown. */
  seenId: string | null;
  /** What asks for the messages before them; null at the beginning. */
  olderCursor: string | null;
  /** Whether later messages than these exist. */
  isPast: boolean;
  /** Null where one may answer. */
  replyRefusal: ReplyRefusal | null;
  /** Whether one blocked the other. */
  hasBlocked: boolean;
}

/** The inbox: one view of the list, and the conversation that was asked for. */
export interface InboxView {
  /** The number of the last event there was before the inbox was read: what came after it may not be shown. */
  asOf: number;
  filter: InboxFilter;
  search: string | null;
  conversations: ConversationLine[];
  counts: Record<InboxFilter, number>;
  nextCursor: string | null;
  /** "missing": no such conversation, or of other people. */
  open: ConversationView | "missing" | null;
  /** Whether the address names it: else it is the first of the list, for screens that have room beside it. */
  isChosen: boolean;
}
