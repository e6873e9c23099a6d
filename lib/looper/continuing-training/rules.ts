import { shiftCivilDay } from "../../kernel/time.ts";

/*
 * Continuing training of people authorised by a card holder: decree 2016-173 of 18 February 2016 as changed by decree
 * 2020-1259, which ask for 14 hours a year or 42 over three consecutive years of exercise (decision 0028).
 */

const YEARS = 3;
const HOUR = 60;

/** Minutes that a period of three years asks for. */
export const REQUIRED_MINUTES = 42 * HOUR;
/** Of these, about non-discrimination in access to housing, and about the other rules of conduct. */
export const REQUIRED_SHARES = { nonDiscrimination: 2 * HOUR, ethics: 2 * HOUR } as const;

/** What one training can last, and in steps of how much it is declared: minutes. */
export const TRAINING_MINUTES = { min: 30, max: REQUIRED_MINUTES, step: 30 } as const;
/** The most that is declared of a training about something else: minutes. */
export const MAX_SHARE = 4 * HOUR;

export const MAX_TITLE = 160;
export const MAX_BODY = 120;

/** Fields of the decree's article 2. */
export const TRAINING_THEMES = [
  "law",
  "economy",
  "commerce",
  "technique",
  "non_discrimination",
  "ethics",
] as const;
export type TrainingTheme = (typeof TRAINING_THEMES)[number];

/** Why a declared training is given back: criteria that anybody can check by the PDF. */
export const TRAINING_RETURN_REASONS = [
  "unreadable",
  "of_somebody_else",
  "other_day",
  "other_duration",
  "other_theme",
  "unrelated",
  "over_yearly_limit",
  "already_counted",
] as const;
export type TrainingReturnReason = (typeof TRAINING_RETURN_REASONS)[number];

export type TrainingState = "waiting" | "checked" | "returned";
/** What can be done to a declared training; a looper corrects one that was returned by handing it in anew. */
export type TrainingMove = "check" | "return" | "withdraw" | "replace";

/** What can be done in each state: one that was checked is proof, and stays. */
const TRAINING_MOVES: Readonly<Record<TrainingState, readonly TrainingMove[]>> = {
  waiting: ["check", "return", "withdraw"],
  checked: [],
  returned: ["withdraw", "replace"],
};

/** Whether a training in a state can be moved so. */
export const canMoveTraining = (state: TrainingState, move: TrainingMove): boolean =>
  TRAINING_MOVES[state].includes(move);

/** Three years of exercise. Civil days: `until` is the first that is not its any more. */
export interface TrainingPeriod {
  from: string;
  until: string;
}

const pad = (number: number, length: number) => String(number).padStart(length, "0");

/**
 * The civil day so many years after another: the same day of the same month, or the month's last one where it has no
 * such day (Code de procédure civile, article 641).
 */
function anniversary(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const then = year + years;
  const last = new Date(Date.UTC(then, month, 0)).getUTCDate();
  return `${pad(then, 4)}-${pad(month, 2)}-${pad(Math.min(date, last), 2)}`;
}

const periodOf = (firstDay: string, number: number): TrainingPeriod => ({
  from: anniversary(firstDay, number * YEARS),
  until: anniversary(firstDay, (number + 1) * YEARS),
});

/**
 * The period that a day is in. Each begins on an anniversary of the first day, so that one of 29 February comes back
 * to it.
 * @param firstDay civil day on which the role was first granted
 * @param day a civil day; before the first one, the first period is to come
 */
export function periodOn(firstDay: string, day: string): TrainingPeriod {
  const years = Number(day.slice(0, 4)) - Number(firstDay.slice(0, 4));
  const number = Math.max(0, Math.floor(years / YEARS));
  const period = periodOf(firstDay, number);
  return number > 0 && day < period.from ? periodOf(firstDay, number - 1) : period;
}

/** The period before one; null before the first. */
export function periodBefore(firstDay: string, { from }: TrainingPeriod): TrainingPeriod | null {
  return from <= firstDay ? null : periodOn(firstDay, shiftCivilDay(from, -1));
}

export const isIn = ({ from, until }: TrainingPeriod, day: string): boolean =>
  from <= day && day < until;

/**
 * The earliest civil day of a training that can be declared: of the present period, or of the one before, whose last
 * proofs may come late.
 */
export function earliestDay(firstDay: string, today: string): string {
  const period = periodOn(firstDay, today);
  return (periodBefore(firstDay, period) ?? period).from;
}

/** Of a training's minutes, those of which the decree asks for a part. */
export interface TrainingShares {
  nonDiscriminationMinutes: number;
  ethicsMinutes: number;
}

/**
 * The shares of a training: all of one about such a field but for what it declares of the other. Null where they are
 * more than the whole.
 */
export function sharesOf({
  theme,
  minutes,
  nonDiscriminationMinutes,
  ethicsMinutes,
}: TrainingShares & { theme: TrainingTheme; minutes: number }): TrainingShares | null {
  if (theme === "non_discrimination") {
    return ethicsMinutes > minutes
      ? null
      : { nonDiscriminationMinutes: minutes - ethicsMinutes, ethicsMinutes };
  }
  if (theme === "ethics") {
    return nonDiscriminationMinutes > minutes
      ? null
      : { nonDiscriminationMinutes, ethicsMinutes: minutes - nonDiscriminationMinutes };
  }
  return nonDiscriminationMinutes + ethicsMinutes > minutes
    ? null
    : { nonDiscriminationMinutes, ethicsMinutes };
}

/** A declared training, as it is counted. */
export interface CountedTraining extends TrainingShares {
  /** Civil day. */
  heldOn: string;
  minutes: number;
  state: TrainingState;
}

/** Minutes by what the decree asks for. */
export interface TrainingMinutes {
  all: number;
  nonDiscrimination: number;
  ethics: number;
}

export interface TrainingBalance {
  period: TrainingPeriod;
  /** Of trainings that were checked: nothing else counts. */
  counted: TrainingMinutes;
  /** Of those that wait to be. */
  waiting: TrainingMinutes;
  /** What the period still asks for; zero where it has it. */
  missing: TrainingMinutes;
}

const NONE: TrainingMinutes = { all: 0, nonDiscrimination: 0, ethics: 0 };

const sumOf = (trainings: readonly CountedTraining[]): TrainingMinutes =>
  trainings.reduce(
    (sum, { minutes, nonDiscriminationMinutes, ethicsMinutes }) => ({
      all: sum.all + minutes,
      nonDiscrimination: sum.nonDiscrimination + nonDiscriminationMinutes,
      ethics: sum.ethics + ethicsMinutes,
    }),
    NONE,
  );

/** How a period stands by its trainings; those of other days are left out. */
export function balanceOf(
  trainings: readonly CountedTraining[],
  period: TrainingPeriod,
): TrainingBalance {
  const own = trainings.filter(({ heldOn }) => isIn(period, heldOn));
  const counted = sumOf(own.filter(({ state }) => state === "checked"));
  return {
    period,
    counted,
    waiting: sumOf(own.filter(({ state }) => state === "waiting")),
    missing: {
      all: Math.max(0, REQUIRED_MINUTES - counted.all),
      nonDiscrimination: Math.max(0, REQUIRED_SHARES.nonDiscrimination - counted.nonDiscrimination),
      ethics: Math.max(0, REQUIRED_SHARES.ethics - counted.ethics),
    },
  };
}

/** Whether a period has all that it asks for. */
export const isMet = ({ missing }: TrainingBalance): boolean =>
  missing.all === 0 && missing.nonDiscrimination === 0 && missing.ethics === 0;

/** When a looper's exercise began, as far as it is known: the grant's last decision stands in for the first. */
export const firstGrantOf = <Instant>({
  firstGrantedAt,
  decidedAt,
  requestedAt,
}: {
  firstGrantedAt: Instant | null;
  decidedAt: Instant | null;
  requestedAt: Instant;
}): Instant => firstGrantedAt ?? decidedAt ?? requestedAt;
