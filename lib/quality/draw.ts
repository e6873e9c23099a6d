import { seededRandom } from "../kernel/random.ts";
import {
  civilDay,
  DAY_MS,
  endOfCivilDay,
  mondayOf,
  msAfter,
  shiftCivilDay,
  startOfCivilDay,
  TIME_ZONE,
} from "../kernel/time.ts";

/** How much of something is drawn each week: a share, and at least so many. */
export interface Draw {
  /** In hundredths. */
  percent: number;
  least: number;
}

/** What is drawn each week, by kind. */
export const DRAWS = {
  listing: { percent: 10, least: 5 },
  visit: { percent: 5, least: 5 },
} as const satisfies Record<string, Draw>;
export type QualityKind = keyof typeof DRAWS;
export const QUALITY_KINDS = Object.keys(DRAWS) as QualityKind[];

/** How many of so many candidates are drawn. */
export const drawnCount = (candidates: number, { percent, least }: Draw): number =>
  Math.min(candidates, Math.max(least, Math.ceil((candidates * percent) / 100)));

/** Seeds are of 31 bits: a column of both databases has them. */
export const MAX_SEED = 2 ** 31 - 1;

/** Mixed into a week's seed, so that one kind's draw says nothing about the other's. */
const SEED_MARKS: Record<QualityKind, number> = { listing: 0, visit: 0x5bd1e995 };

/**
 * Draws a sample: of the ids, each once and sorted by their characters, the first places of a shuffle from the end
 * (Fisher–Yates) by `seededRandom` (mulberry32). The same ids in any order and the same seed give the same sample.
 * @returns the ids drawn, sorted
 */
export function drawSample(
  ids: Iterable<string>,
  draw: Draw,
  { seed, kind }: { seed: number; kind: QualityKind },
): string[] {
  const pool = [...new Set(ids)].sort();
  const count = drawnCount(pool.length, draw);
  const random = seededRandom((seed ^ SEED_MARKS[kind]) >>> 0);
  const drawn: string[] = [];
  for (let last = pool.length - 1; drawn.length < count; last--) {
    const place = Math.floor(random() * (last + 1));
    const [taken, moved] = [pool[place], pool[last]];
    if (taken === undefined || moved === undefined) break;
    pool[place] = moved;
    drawn.push(taken);
  }
  return drawn.sort();
}

const later = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));

/** The most days of visits that a draw goes back, where the weeks before had none. */
const MOST_DAYS_BACK = 28;

/** A week's Monday, and the visits that its draw looks at: those paid since the draw before. */
export interface QualityWeek {
  /** The Monday, YYYY-MM-DD. */
  week: string;
  visitsFrom: Date;
  visitsUntil: Date;
}

/** The week whose sample is drawn at an instant. @param formerUntil until when the sample before had looked */
export function weekAt(now: Date, formerUntil: Date | null): QualityWeek {
  const week = mondayOf(civilDay(now));
  const visitsUntil = startOfCivilDay(week);
  const earliest = startOfCivilDay(shiftCivilDay(week, -MOST_DAYS_BACK));
  const usual = startOfCivilDay(shiftCivilDay(week, -7));
  const since = formerUntil === null || formerUntil >= visitsUntil ? usual : formerUntil;
  return { week, visitsFrom: later(since, earliest), visitsUntil };
}

/** Days that a check has where its sample is drawn late in the week. */
const LEAST_DAYS = 2;

/** Until when a sample's checks are to be made: Friday is over then, or two days where the draw is late. */
export function checksDueAt(week: string, drawnAt: Date): Date {
  const friday = endOfCivilDay(shiftCivilDay(week, 4), TIME_ZONE);
  const least = msAfter(drawnAt, LEAST_DAYS * DAY_MS);
  return later(friday, least);
}
