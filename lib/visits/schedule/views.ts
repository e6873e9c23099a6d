import type { HomeClock } from "../../kernel/place.ts";
import type { DayException, WeeklyRule } from "./rules.ts";

/** The schedule of one host in one home, as its host changes it. */
export interface ScheduleView {
  property: { id: string; title: string; city: string; clock: HomeClock };
  /** Whether it was saved: else it is what a new one starts from. */
  isSaved: boolean;
  rules: WeeklyRule[];
  /** Of today on. */
  exceptions: DayException[];
  durationMinutes: number;
  bufferMinutes: number;
  noticeHours: number;
  dailyCap: number;
  weeksAhead: number;
  physical: boolean;
  virtual: boolean;
  /** What it offers now: how many slots, and on which civil days the first and the last are. */
  open: { count: number; first: string | null; last: string | null };
}

/** A home that the person receives in. */
export interface ReceivedHome {
  id: string;
  title: string;
  city: string;
  /** Whether visits can be booked there now. */
  isActive: boolean;
  hasSchedule: boolean;
  openSlots: number;
}
