import {
  civilDay,
  clockTime,
  HOUR_MS,
  MINUTE_MS,
  shiftCivilDay,
  startOfCivilDay,
} from "../kernel/time.ts";
import type { EventDefinition } from "./events.ts";
import { isLocked, type Preference } from "./preferences.ts";

/** How a notification reaches somebody who does not look at the site. */
export const CHANNELS = ["email", "push", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

/** How often what is not locked is put into one mail. */
export const DIGEST_FREQUENCIES = ["none", "daily", "weekly"] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** When a person is not to be disturbed; minutes since midnight in Paris, null without quiet hours. */
export interface NotificationSettings {
  quietFromMinute: number | null;
  quietToMinute: number | null;
  digest: DigestFrequency;
}

export const DEFAULT_SETTINGS: NotificationSettings = {
  quietFromMinute: null,
  quietToMinute: null,
  digest: "none",
};

/** One way that a notification takes. */
export interface PlannedDelivery {
  channel: Channel;
  dueAt: Date;
  /** Left out where the notification was read before. */
  unlessRead: boolean;
  /** Sent with the others of the person's next digest. */
  inDigest: boolean;
}

const minuteOfDay = (instant: Date): number => {
  const [hours = 0, minutes = 0] = clockTime(instant).split(":").map(Number);
  return hours * 60 + minutes;
};

/** Whether an instant lies in quiet hours, which may go over midnight. */
function isQuiet(minute: number, from: number, to: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The instant at which clocks show this minute of a day; in an hour that they skip, an hour later. */
function instantAt(day: string, minute: number): Date {
  const start = startOfCivilDay(day).getTime();
  const plain = new Date(start + minute * MINUTE_MS);
  // A change of the clock before that moves it by an hour: what counts is what clocks show.
  const off = minute - minuteOfDay(plain);
  const moved = new Date(plain.getTime() + off * MINUTE_MS);
  return minuteOfDay(moved) === minute ? moved : plain;
}

/** The end of the quiet hours that an instant lies in; the instant itself outside of them. */
export function afterQuietHours(
  instant: Date,
  { quietFromMinute: from, quietToMinute: to }: NotificationSettings,
): Date {
  if (from === null || to === null) return instant;
  const minute = minuteOfDay(instant);
  if (!isQuiet(minute, from, to)) return instant;
  const today = civilDay(instant);
  const end = instantAt(minute < to ? today : shiftCivilDay(today, 1), to);
  // The hour that clocks show twice: the end that is still to come.
  return end <= instant ? new Date(end.getTime() + HOUR_MS) : end;
}

/** Minutes since midnight in Paris at which digests leave. */
const DIGEST_MINUTE = 8 * 60;

const isMonday = (day: string) => new Date(day).getUTCDay() === 1;

/** When the next digest leaves, at eight in Paris: of the day, or of the next Monday. */
export function nextDigest(now: Date, frequency: Exclude<DigestFrequency, "none">): Date {
  let day = civilDay(now);
  while (instantAt(day, DIGEST_MINUTE) <= now || (frequency === "weekly" && !isMonday(day))) {
    day = shiftCivilDay(day, 1);
  }
  return instantAt(day, DIGEST_MINUTE);
}

/**
 * The ways that a notification of an event takes, by what its person chose. A locked line always has its mail, at once;
 * push and text messages are theirs to choose, and leave at once too. Quiet hours and the digest hold back
 * the rest: a digest takes mails alone, and never what is urgent.
 */
export function planDeliveries(
  event: Omit<EventDefinition, "data">,
  preference: Omit<Preference, "kind">,
  settings: NotificationSettings,
  now: Date,
): PlannedDelivery[] {
  const { kind, urgent = false, ownMail = false, unlessReadMinutes = 0 } = event;
  const locked = isLocked(kind);
  const wanted = CHANNELS.filter((channel) =>
    channel === "email" ? (preference.email || locked) && !ownMail : preference[channel],
  );
  const { digest } = settings;
  return wanted.map((channel) => {
    if (channel === "email" && !locked && !urgent && digest !== "none") {
      return { channel, dueAt: nextDigest(now, digest), unlessRead: true, inDigest: true };
    }
    // A push message is what announces it while it is new; a mail waits to see whether it was read.
    const waits = unlessReadMinutes > 0 && channel !== "push";
    const earliest = new Date(now.getTime() + (waits ? unlessReadMinutes : 0) * MINUTE_MS);
    return {
      channel,
      dueAt: locked ? earliest : afterQuietHours(earliest, settings),
      // What would wake a telephone for something that was read already is for nobody.
      unlessRead: waits || channel !== "email",
      inDigest: false,
    };
  });
}

/** How long after each failed attempt to reach a push service the next one is made. */
const PUSH_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS] as const;

/** How long to wait after so many attempts that failed; null to give up. */
export const pushRetryDelay = (attempts: number): number | null =>
  PUSH_DELAYS_MS[attempts - 1] ?? null;
