import { HOUR_MS, MINUTE_MS } from "../../kernel/time.ts";

/*
 * A visit takes quarters of an hour of its home, of its host and of its visitor: rows whose key
 * refuses a second one (VisitHold). Which quarters it takes of whom is defined here, for the code
 * that books and for the code that shows what is free.
 */

export const QUARTER_MS = 15 * MINUTE_MS;

/** Whose time a visit takes. */
export const resourceOf = {
  property: (id: string) => `property:${id}`,
  host: (id: string) => `host:${id}`,
  buyer: (id: string) => `buyer:${id}`,
} as const;

/** The quarters of an hour since 1970 that a time touches. */
function quartersOf(startsAt: Date, endsAt: Date): number[] {
  const first = Math.floor(startsAt.getTime() / QUARTER_MS);
  const end = Math.ceil(endsAt.getTime() / QUARTER_MS);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** A time with what is left free after it. */
export interface HeldTime {
  startsAt: Date;
  endsAt: Date;
  bufferMinutes: number;
}

/** The quarters that a visit takes of its home and of its host: what they keep free after it included. */
export function quartersWithBuffer({ startsAt, endsAt, bufferMinutes }: HeldTime): number[] {
  return quartersOf(startsAt, new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS));
}

/** What a visit takes, of all three. */
export function holdsOf(
  visit: HeldTime & { propertyId: string; hostId: string; buyerId: string },
): { resource: string; quarter: number }[] {
  const of = (resource: string, quarters: number[]) =>
    quarters.map((quarter) => ({ resource, quarter }));
  return [
    ...of(resourceOf.property(visit.propertyId), quartersWithBuffer(visit)),
    ...of(resourceOf.host(visit.hostId), quartersWithBuffer(visit)),
    ...of(resourceOf.buyer(visit.buyerId), quartersOf(visit.startsAt, visit.endsAt)),
  ];
}

/** The terms of slots without a schedule, as they were before there were any. */
export const DEFAULT_TERMS = {
  bufferMinutes: 0,
  noticeHours: 0,
  dailyCap: null,
  physical: true,
  virtual: true,
} as const satisfies SlotTerms;

/** What the host's schedule says of its slots. */
export interface SlotTerms {
  bufferMinutes: number;
  /** The least time between a booking and its visit. */
  noticeHours: number;
  /** Most visits of a civil day of the host (`isDayFull`); null for any number. */
  dailyCap: number | null;
  physical: boolean;
  virtual: boolean;
}

/**
 * Whether a host takes no more visits on a day. The day is the host's, not the home's: what is
 * counted are the visits that they receive in all their homes and that begin on that civil day, but
 * those cancelled. One that is moved is not counted against itself.
 * @param visits how many those are
 * @param dailyCap the most that the host wants, as the schedule of the slot's home has it
 */
export const isDayFull = (visits: number, dailyCap: SlotTerms["dailyCap"]): boolean =>
  dailyCap !== null && visits >= dailyCap;

/** Whether a slot can still be booked: it has not begun, and its host has the notice that they want. */
export function leavesNotice(
  { startsAt }: { startsAt: Date },
  { noticeHours }: Pick<SlotTerms, "noticeHours">,
  now: Date,
): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > 0 && ahead >= noticeHours * HOUR_MS;
}
