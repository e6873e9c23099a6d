import type { PropertyType } from "../kernel/property-kinds.ts";
import type { LeadKind, LeadStatus } from "./rules.ts";

/**
 * Why the address and the telephone of a lead are not shown: nobody is contacted without valid
 * papers, and a person who wrote or asked for a visit keeps theirs private until the visit is
 * agreed.
 */
export type HiddenContact = "suspended" | "before-visit";

/** The home of a seller who asked for a Looper's help. */
export interface SellersHome {
  type: PropertyType;
  surfaceDm2: number;
  rooms: number;
  /** With its number: it was given for that. */
  address: string;
  postalCode: string;
  commune: string;
  /** What it would sell for; null where nothing could be estimated. */
  centreCents: number | null;
}

export interface LeadView {
  id: string;
  name: string;
  contact: { email: string | null; phone: string | null } | HiddenContact;
  status: LeadStatus;
  /** What may be done with it now. */
  moves: readonly LeadStatus[];
  /** The property asked about; `id` is null where it has no page. */
  property: { id: string | null; title: string } | null;
  kind: LeadKind;
  /** The home that a seller wants help with; null where its estimate is no more. */
  home: SellersHome | null;
  createdAt: Date;
  movedAt: Date;
}

/** The leads of a looper that stand somewhere, the newest first. */
export interface LeadsView {
  /** Null for all. */
  status: LeadStatus | null;
  counts: Record<LeadStatus, number>;
  items: LeadView[];
  nextCursor: string | null;
  /** A paper is missing or lapsed. */
  suspended: boolean;
}
