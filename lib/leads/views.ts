import type { HomeClock } from "../kernel/place.ts";
import type { PropertyType } from "../kernel/property-kinds.ts";
import type { LeadCloseReason, LeadKind, LeadSource, LeadStatus, LooperAction } from "./states.ts";

/** A lead as notifications name it. */
export interface NotifiedLead {
  id: string;
  name: string;
  /** The home asked about; null for a seller's. */
  title: string | null;
  communeCode: string | null;
}

/** The loopers to whom each of some leads could go next, in their turn, by the lead's id. */
export type Candidates = ReadonlyMap<string, readonly string[]>;

/**
 * Why the address and the telephone of a lead are not shown: nobody is contacted without valid papers or before they
 * accept, and a person who wrote or asked for a visit keeps theirs private until the visit is agreed. Whoever withdrew
 * their request had theirs removed.
 */
export type HiddenContact = "suspended" | "before-accept" | "before-visit" | "withdrawn";

/** A home as it was estimated. */
export interface EstimatedHome {
  type: PropertyType;
  surfaceDm2: number;
  rooms: number;
  /** What it would sell for; null where nothing could be estimated. */
  centreCents: number | null;
}

/** The home of a seller who asked for a Looper's help. */
export interface SellersHome {
  /** With its number: it was given for that. */
  address: string;
  postalCode: string;
  commune: string;
  /** Null where it was not estimated. */
  estimated: EstimatedHome | null;
}

/** Where the request of a seller stands, as its own person reads it. */
export interface OwnRequestView {
  id: string;
  commune: string;
  /** Number and street, as the person wrote them with their account; null where they did not. */
  address: string | null;
  createdAt: Date;
  /**
   * It waits for a looper, or the team has it; a looper has it; it was withdrawn, or closed by its looper; or a mandate
   * is signed, or the home is sold: then it is withdrawn no more.
   */
  state: "waiting" | "team" | "accepted" | "withdrawn" | "closed" | "signed";
  /** The looper who accepted it. */
  looper: string | null;
}

/** When something with a lead is next, by the clock of its home. */
export interface LeadMoment {
  at: Date;
  clock: HomeClock;
}

export interface LeadView {
  id: string;
  name: string;
  contact: { email: string | null; phone: string | null } | HiddenContact;
  status: LeadStatus;
  /** What the looper may do with it now. */
  actions: readonly LooperAction[];
  source: LeadSource;
  /** Why it came to nothing; null where it did not, or nobody gave a reason. */
  closeReason: LeadCloseReason | null;
  /** Of one that is offered: until when it is to be accepted, and the working minutes until then as the page is made. */
  due: (LeadMoment & { minutes: number; isPressing: boolean }) | null;
  /** The property asked about; `id` is null where it has no page. */
  property: { id: string | null; title: string } | null;
  kind: LeadKind;
  /** The home that a seller wants help with; null where its estimate is no more, and before it is theirs. */
  home: SellersHome | null;
  /** Of a seller's home. */
  commune: string | null;
  /** The conversation of the two; null for none. */
  threadId: string | null;
  /** The visit that comes next. */
  visit: (LeadMoment & { id: string }) | null;
  appointment: LeadMoment | null;
  note: string | null;
  calledAt: Date | null;
  createdAt: Date;
  movedAt: Date;
}

/** How a looper's leads are sorted: the newest first, or those left longest. What is to be accepted comes first. */
export const LEAD_ORDERS = ["newest", "idle"] as const;
export type LeadOrder = (typeof LEAD_ORDERS)[number];

/** The leads of a looper that stand somewhere, in an order. */
export interface LeadsView {
  /** Null for all. */
  status: LeadStatus | null;
  /** What their name has in it; empty for all. */
  search: string;
  order: LeadOrder;
  counts: Record<LeadStatus, number>;
  items: LeadView[];
  nextCursor: string | null;
  /** A paper is missing or lapsed. */
  suspended: boolean;
}
