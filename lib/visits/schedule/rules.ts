import { civilDay, instantOf, MINUTE_MS, shiftCivilDay, type Zone } from "../../kernel/time.ts";
import { leavesNotice } from "../../listings/slots/rules.ts";

/** A time of a day, in minutes since midnight as clocks of the home's place show them; `endMinute` 1440 is midnight. */
export interface TimeWindow {
  startMinute: number;
  endMinute: number;
}

/** A window of every week; 1 is Monday. */
export interface WeeklyRule extends TimeWindow {
  weekday: number;
}

/** A civil day that is not as its weekday: open in these windows alone; closed without any. */
export interface DayException {
  /** `YYYY-MM-DD`. */
  day: string;
  windows: TimeWindow[];
}

/** When somebody receives, as far as slots follow from it. */
export interface SlotPlan {
  /** Of the home: its windows are shown by the clocks there. */
  zone: Zone;
  rules: readonly WeeklyRule[];
  exceptions: readonly DayException[];
  durationMinutes: number;
  bufferMinutes: number;
}

/** What a schedule can be made of, besides the checks of its table. */
export const SCHEDULE_BOUNDS = {
  durationMinutes: { min: 15, max: 240 },
  bufferMinutes: { min: 0, max: 120 },
  noticeHours: { min: 0, max: 336 },
  dailyCap: { min: 1, max: 20 },
  weeksAhead: { min: 1, max: 8 },
  rules: 40,
  exceptions: 60,
} as const;

/** What a schedule starts from. */
export const SCHEDULE_DEFAULTS = {
  durationMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 24,
  dailyCap: 6,
  weeksAhead: 3,
  physical: true,
  virtual: false,
} as const;

export const QUARTER_MINUTES = 15;
/** Whether a text is a day of the calendar, `YYYY-MM-DD`, of this century. */
export function isCivilDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The weekday of a civil day; 1 is Monday. */
function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

/** The windows of a civil day: its exception's, else its weekday's. */
function windowsOn(day: string, { rules, exceptions }: SlotPlan): readonly TimeWindow[] {
  const exception = exceptions.find((each) => each.day === day);
  return exception?.windows ?? rules.filter(({ weekday }) => weekday === weekdayOf(day));
}

export interface PlannedSlot {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The slots of a schedule on the civil days from `from` to `until`, both included: in each window one after
 * the other, with the buffer between them. An hour that a change of the clock skips has none, and one that
 * occurs twice has them once; none begins before the one before it is over, buffer included.
 */
export function slotsOf(plan: SlotPlan, { from, until }: { from: string; until: string }) {
  const { zone, durationMinutes, bufferMinutes } = plan;
  const slots: PlannedSlot[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (let day = from; day <= until; day = shiftCivilDay(day, 1)) {
    const windows = [...windowsOn(day, plan)].sort((a, b) => a.startMinute - b.startMinute);
    for (const { startMinute, endMinute } of windows) {
      const first = Math.ceil(startMinute / QUARTER_MINUTES) * QUARTER_MINUTES;
      const step = durationMinutes + bufferMinutes;
      for (let minute = first; minute + durationMinutes <= endMinute; minute += step) {
        const startsAt = instantOf(day, minute, zone);
        if (startsAt === null || startsAt.getTime() < free) continue;
        const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
        slots.push({ startsAt, endsAt });
        free = endsAt.getTime() + bufferMinutes * MINUTE_MS;
      }
    }
  }
  return slots;
}

/** The days that a schedule makes slots for: today at the home, and so many weeks. */
export function daysAhead(
  weeksAhead: number,
  now: Date,
  zone: Zone,
): { from: string; until: string } {
  const from = civilDay(now, zone);
  return { from, until: shiftCivilDay(from, weeksAhead * 7) };
}

/** The slots of a schedule that can still be booked with its notice, in order. */
export function upcomingSlots(
  plan: SlotPlan,
  { weeksAhead, noticeHours }: { weeksAhead: number; noticeHours: number },
  now: Date,
): PlannedSlot[] {
  return slotsOf(plan, daysAhead(weeksAhead, now, plan.zone)).filter((slot) =>
    leavesNotice(slot, { noticeHours }, now),
  );
}

/** What a slot that is stored is to become, for a schedule that changed. */
export interface StoredSlot extends PlannedSlot {
  id: string;
  hostId: string;
  isClosed: boolean;
  /** Whether a visit that is pending or scheduled has it. */
  isBooked: boolean;
}

/** What is to be written so that stored slots are those of a schedule. */
export interface SlotChanges {
  create: PlannedSlot[];
  close: string[];
  /** Opened again, or given another end or host. */
  reopen: { id: string; endsAt: Date }[];
}

/**
 * Compares the slots of a host's schedule with the stored ones of the property, all hosts, from now
 * on. What is booked stays as it is; a start that another host offers stays theirs.
 */
export function changesOf(
  wanted: readonly PlannedSlot[],
  stored: readonly StoredSlot[],
  hostId: string,
): SlotChanges {
  const changes: SlotChanges = { create: [], close: [], reopen: [] };
  const byStart = new Map(stored.map((slot) => [slot.startsAt.getTime(), slot]));
  const starts = new Set<number>();
  for (const slot of wanted) {
    const start = slot.startsAt.getTime();
    starts.add(start);
    const known = byStart.get(start);
    if (known === undefined) changes.create.push(slot);
    else if (!known.isBooked && (known.hostId === hostId || known.isClosed)) {
      const isSame =
        known.hostId === hostId &&
        !known.isClosed &&
        known.endsAt.getTime() === slot.endsAt.getTime();
      if (!isSame) changes.reopen.push({ id: known.id, endsAt: slot.endsAt });
    }
  }
  for (const { id, startsAt, ...slot } of stored) {
    const isGone = slot.hostId === hostId && !starts.has(startsAt.getTime());
    if (isGone && !slot.isClosed && !slot.isBooked) changes.close.push(id);
  }
  return changes;
}

/** What stands for the times of a closed day, in a row. */
const CLOSED = -1;

type ExceptionRow = { day: string } & TimeWindow;

/** Rows as days with their windows; a closed day has none. */
export function toExceptions(rows: readonly ExceptionRow[]): DayException[] {
  const days = new Map<string, TimeWindow[]>();
  for (const { day, startMinute, endMinute } of rows) {
    const windows = days.get(day) ?? [];
    days.set(day, windows);
    if (startMinute !== CLOSED) windows.push({ startMinute, endMinute });
  }
  return [...days].map(([day, windows]) => ({ day, windows }));
}

/** The rows of an exception. */
export function toExceptionRows({ day, windows }: DayException): ExceptionRow[] {
  const closed = [{ startMinute: CLOSED, endMinute: CLOSED }];
  return (windows.length === 0 ? closed : windows).map((window) => ({ day, ...window }));
}
