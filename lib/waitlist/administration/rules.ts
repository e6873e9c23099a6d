import type { Sorts } from "../../kernel/sorted-list.ts";
import { shiftCivilDay, startOfCivilDay } from "../../kernel/time.ts";

/** The lists of the waitlist's page. */
export const WAITLIST_VIEWS = ["suivi", "liste", "parrainages", "vagues"] as const;
export type WaitlistView = (typeof WAITLIST_VIEWS)[number];

/** How far somebody came, from the first step to the last. */
export const STAGES = ["unconfirmed", "confirmed", "invited", "joined"] as const;
export type Stage = (typeof STAGES)[number];

/** Periods that can be looked at, in days, today included. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 30;

/** The period that an address asks for. */
export function periodOf(text: unknown): Period {
  return PERIODS.find((days) => String(days) === text) ?? DEFAULT_PERIOD;
}

/**
 * Where people come from: the campaign that their link named, else somebody's code, else nothing
 * that is known. Campaigns are lower-case, so none is called as these two are.
 */
export const REFERRED = "Parrainage";
export const DIRECT = "Direct";

const CAMPAIGN = /^[a-z0-9_-]{1,40}$/;

/** The source that an address asks for; null for all. */
export function sourceOf(text: string | null): string | null {
  if (text === null) return null;
  return text === REFERRED || text === DIRECT || CAMPAIGN.test(text) ? text : null;
}

/** Most people that one wave invites: as many mails leave at once. */
export const WAVE_MAX = 500;

/** How many a wave invites unless a number is given. */
export const WAVE_DEFAULT = 50;

/** How many people a preview names; the others are counted. */
export const WAVE_SHOWN = 10;

/** How many an address asks to preview. */
export function waveSizeOf(text: string | null): number {
  const size = /^\d{1,4}$/.test(text ?? "") ? Number(text) : WAVE_DEFAULT;
  return Math.min(Math.max(size, 1), WAVE_MAX);
}

/** How many came how far. */
export interface Funnel {
  subscribed: number;
  /** An account shows that an address is theirs as a confirmation does. */
  confirmed: number;
  invited: number;
  joined: number;
  /** Those of `joined` who were invited: the others opened their account by themselves. */
  joinedInvited: number;
}

export const FUNNEL_STEPS = [
  "subscribed",
  "confirmed",
  "invited",
  "joined",
  "joinedInvited",
] as const satisfies (keyof Funnel)[];

/** All of them in one. */
export function totalFunnel(funnels: readonly Funnel[]): Funnel {
  const total = { subscribed: 0, confirmed: 0, invited: 0, joined: 0, joinedInvited: 0 };
  for (const funnel of funnels) for (const step of FUNNEL_STEPS) total[step] += funnel[step];
  return total;
}

/** Anybody can make a campaign up: only the largest are named. */
const SHOWN_SOURCES = 8;

/** The largest sources of some days, the largest first, and the others as one without a name. */
export function largestSources(
  ofDays: readonly (Funnel & { source: string })[],
): (Funnel & { source: string | null })[] {
  const bySource = new Map<string, Funnel>();
  for (const { source, ...funnel } of ofDays) {
    const before = bySource.get(source);
    bySource.set(source, before ? totalFunnel([before, funnel]) : funnel);
  }
  const sources = [...bySource]
    .map(([source, funnel]) => ({ ...funnel, source }))
    .sort((a, b) => b.subscribed - a.subscribed || (a.source < b.source ? -1 : 1));
  const others = sources.slice(SHOWN_SOURCES);
  return [
    ...sources.slice(0, SHOWN_SOURCES),
    ...(others.length > 0 ? [{ ...totalFunnel(others), source: null }] : []),
  ];
}

/** What share of `whole` a part is, in percent; null where there is nothing to share. */
export function percentShareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** The funnel of the people who subscribed on one civil day. */
export interface FunnelDay extends Funnel {
  day: string;
}

/** The days of a period up to `today`, oldest first, each with its instants: from, and before. */
export function daysOf(today: string, period: Period): { day: string; from: Date; to: Date }[] {
  return Array.from({ length: period }, (_, index) => {
    const day = shiftCivilDay(today, index - period + 1);
    return { day, from: startOfCivilDay(day), to: startOfCivilDay(shiftCivilDay(day, 1)) };
  });
}

/** How many stand at each step, and no further. */
export function standing(funnel: Funnel): Record<Stage, number> {
  const { subscribed, confirmed, invited, joined, joinedInvited } = funnel;
  const waiting = invited - joinedInvited;
  return {
    unconfirmed: subscribed - confirmed,
    confirmed: confirmed - joined - waiting,
    invited: waiting,
    joined,
  };
}

/** The day with the most subscriptions, the latest of equals; null when no day has any. */
export function peakOf(days: readonly FunnelDay[]): FunnelDay | null {
  let peak: FunnelDay | null = null;
  for (const day of days) {
    if (day.subscribed > 0 && day.subscribed >= (peak?.subscribed ?? 0)) peak = day;
  }
  return peak;
}

/** What the people of the list can be ordered by: when they subscribed, their address. */
export const ENTRY_SORTS = {
  date: { by: "instant", direction: "desc" },
  email: { by: "text", direction: "asc" },
} as const satisfies Sorts;
export type EntrySort = keyof typeof ENTRY_SORTS;
