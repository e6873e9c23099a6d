import { z } from "zod";
import { isId } from "../../kernel/ids.ts";
import { SCHEDULE_BOUNDS as BOUNDS, QUARTER_MINUTES, type TimeWindow } from "./rules.ts";

const NBSP = "\u00a0";

/** Sentences for what forms can get wrong. */
const COPY = {
  window: "Chaque plage va d’une heure à une autre plus tardive, au quart d’heure près.",
  overlap: "Deux plages du même jour se chevauchent.",
  tooShort: "Une plage est plus courte qu’une visite.",
  tooMany: "Il y a trop de plages.",
  day: "Choisissez un jour.",
  repeatedDay: "Un même jour est à la fois fermé et ouvert.",
  types: "Choisissez au moins une façon de visiter.",
  quarter: "Choisissez une durée par quarts d’heure.",
  between: (min: number, max: number) => `Indiquez un nombre de ${min} à ${max}.`,
  unit: `Indiquez un nombre entier${NBSP}: sans virgule ni unité.`,
} as const;

/** A whole number, as JSON or as a form sends it. */
const whole = ({ min, max }: { min: number; max: number }) =>
  z.coerce
    .number<number | string>(COPY.unit)
    .int(COPY.unit)
    .min(min, COPY.between(min, max))
    .max(max, COPY.between(min, max));
const quarters = (bounds: { min: number; max: number }) =>
  whole(bounds).refine((value) => value % QUARTER_MINUTES === 0, COPY.quarter);

const flag = z
  .union([z.boolean(), z.literal("on").transform(() => true)])
  .optional()
  .default(false);

const common = {
  propertyId: z.string().refine(isId),
  durationMinutes: quarters(BOUNDS.durationMinutes),
  bufferMinutes: quarters(BOUNDS.bufferMinutes),
  noticeHours: whole(BOUNDS.noticeHours),
  dailyCap: whole(BOUNDS.dailyCap),
  weeksAhead: whole(BOUNDS.weeksAhead),
  physical: flag,
  virtual: flag,
};

/** What a schedule is, once read. */
export interface ScheduleInput {
  propertyId: string;
  durationMinutes: number;
  bufferMinutes: number;
  noticeHours: number;
  dailyCap: number;
  weeksAhead: number;
  physical: boolean;
  virtual: boolean;
  rules: { weekday: number; startMinute: number; endMinute: number }[];
  /** Without windows the day is closed. */
  exceptions: { day: string; windows: TimeWindow[] }[];
}

/** Which field of the schedule is wrong, and the message about it; null for nothing. */
function mistakeOf(
  input: ScheduleInput,
): { path: "rules" | "exceptions" | "physical"; message: string } | null {
  const { rules, exceptions, durationMinutes } = input;
  if (!input.physical && !input.virtual) return { path: "physical", message: COPY.types };
  for (const weekday of new Set(rules.map((rule) => rule.weekday))) {
    const message = mistakeIn(
      rules.filter((rule) => rule.weekday === weekday),
      durationMinutes,
    );
    if (message) return { path: "rules", message };
  }
  if (new Set(exceptions.map(({ day }) => day)).size < exceptions.length)
    return { path: "exceptions", message: COPY.repeatedDay };
  for (const { windows } of exceptions) {
    const message = mistakeIn(windows, durationMinutes);
    if (message) return { path: "exceptions", message };
  }
  return null;
}

function mistakeIn(windows: readonly TimeWindow[], durationMinutes: number): string | null {
  const inOrder = [...windows].sort((a, b) => a.startMinute - b.startMinute);
  let end = 0;
  for (const { startMinute, endMinute } of inOrder) {
    if (endMinute <= startMinute) return COPY.window;
    if (startMinute < end) return COPY.overlap;
    if (endMinute - startMinute < durationMinutes) return COPY.tooShort;
    end = endMinute;
  }
  return null;
}

/** Fields of the same name, one for each row of a form; rows that were left empty have empty texts. */
const column = (most: number) =>
  z.array(z.string().max(10).optional()).max(most, COPY.tooMany).optional().default([]);

/** Minutes since midnight of "09:30"; a window that ends at "00:00" ends at midnight. */
function minuteOf(text: string | undefined, isEnd: boolean): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text ?? "") ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const value = Number(hours) * 60 + Number(minutes);
  if (value % QUARTER_MINUTES !== 0) return null;
  return isEnd && value === 0 ? 1_440 : value;
}

function windowOf(from: string | undefined, to: string | undefined): TimeWindow | null {
  const startMinute = minuteOf(from, false);
  const endMinute = minuteOf(to, true);
  return startMinute === null || endMinute === null ? null : { startMinute, endMinute };
}

/**
 * A schedule as a form sends it: the n-th `weekday`, `from` and `to` are one row of the week (left out where
 * the three are not all there and the times are empty), the n-th `exceptionDay`, `exceptionFrom` and
 * `exceptionTo` one of the exceptions; a day without times is closed.
 */
export const scheduleFormSchema = z
  .strictObject({
    ...common,
    weekday: column(BOUNDS.rules),
    from: column(BOUNDS.rules),
    to: column(BOUNDS.rules),
    exceptionDay: column(BOUNDS.exceptions),
    exceptionFrom: column(BOUNDS.exceptions),
    exceptionTo: column(BOUNDS.exceptions),
  })
  .transform((form, context): ScheduleInput => {
    const { weekday, from, to, exceptionDay, exceptionFrom, exceptionTo, ...rest } = form;
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: "custom", message, path: [path], input: form });
      return z.NEVER;
    };
    const rules: ScheduleInput["rules"] = [];
    for (const [index, given] of weekday.entries()) {
      if (!from[index] && !to[index]) continue;
      const window = windowOf(from[index], to[index]);
      if (!given || !/^[1-7]$/.test(given) || window === null)
        return refuse("weekday", COPY.window);
      rules.push({ weekday: Number(given), ...window });
    }
    const exceptions = new Map<string, TimeWindow[]>();
    const closed = new Set<string>();
    for (const [index, day] of exceptionDay.entries()) {
      const [start, end] = [exceptionFrom[index], exceptionTo[index]];
      if (!day && !start && !end) continue;
      if (!day || !z.iso.date().safeParse(day).success) return refuse("exceptionDay", COPY.day);
      const windows = exceptions.get(day) ?? [];
      exceptions.set(day, windows);
      if (!start && !end) closed.add(day);
      else {
        const window = windowOf(start, end);
        if (window === null) return refuse("exceptionDay", COPY.window);
        windows.push(window);
      }
      if (closed.has(day) && windows.length > 0) return refuse("exceptionDay", COPY.repeatedDay);
    }
    const input: ScheduleInput = {
      ...rest,
      rules,
      exceptions: [...exceptions].map(([day, windows]) => ({ day, windows })),
    };
    const mistake = mistakeOf(input);
    if (mistake === null) return input;
    const fields = { rules: "weekday", exceptions: "exceptionDay", physical: "physical" } as const;
    return refuse(fields[mistake.path], mistake.message);
  });
