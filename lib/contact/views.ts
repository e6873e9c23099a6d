import type { HomeClock } from "../kernel/place.ts";
import type { ContactClosing, ContactStatus, ContactTopic } from "./rules.ts";

/** A listing that a request is about. */
export interface ContactListing {
  id: string;
  title: string;
  city: string;
}

/** A visit that a request is about, for whoever takes part in it. */
export interface ContactVisit {
  id: string;
  title: string;
  listingId: string;
  startsAt: Date;
  clock: HomeClock;
  /** Whether its arrival can be recorded no more. */
  isLocked: boolean;
}

/** What a link would send to the team. */
export interface PendingContactView {
  topic: ContactTopic;
  name: string;
  email: string;
  content: string;
  listingTitle: string | null;
}

/** A message of a thread. */
export interface ContactMessageView {
  id: string;
  side: "person" | "team";
  content: string;
  sentAt: Date;
  /** Who of the team wrote it: for the team alone. */
  authorName: string | null;
}

/** A thread as a person without an account reads it by their link. */
export interface LinkedContact {
  id: string;
  topic: ContactTopic;
  status: ContactStatus;
  name: string;
  listingTitle: string | null;
  dueAt: Date | null;
  /** The oldest first. */
  messages: ContactMessageView[];
  isFull: boolean;
}

/** A line of the team's list. */
export interface ContactLine {
  id: string;
  topic: ContactTopic;
  status: ContactStatus;
  name: string;
  /** The beginning of the last message, in one line, and whose it is. */
  excerpt: string;
  isOfTeam: boolean;
  hasAccount: boolean;
  lastMessageAt: Date;
  dueAt: Date | null;
  isLate: boolean;
  closing: ContactClosing | null;
}

export type ContactCounts = Record<ContactStatus, number>;

/** A thread as the team reads it. */
export interface ContactFile {
  id: string;
  topic: ContactTopic;
  status: ContactStatus;
  name: string;
  /** Empty once the person erased themselves. */
  email: string;
  account: { id: string } | null;
  listing: { id: string; title: string; isPublic: boolean } | null;
  visit: { id: string; startsAt: Date; clock: HomeClock } | null;
  createdAt: Date;
  dueAt: Date | null;
  isLate: boolean;
  closed: { at: Date; by: string | null; reason: ContactClosing } | null;
  messages: ContactMessageView[];
  /** The last of them, which an answer names. */
  seen: string | null;
  /** Whether the reader wrote it: somebody else of the team answers. */
  isOwn: boolean;
  canAnswer: boolean;
  canClose: boolean;
}

/** What somebody else did with a thread since a page of the team showed it. */
export interface ContactMeanwhile {
  what: "answered" | "wrote" | "closed";
  /** Who of the team; null for oneself, on another page, and for the person who wrote. */
  by: string | null;
  at: Date;
  /** What counts as read from now on. */
  seen: string;
}
