import { endOfCivilDay, HOUR_MS, msAfter, shiftCivilDay, type Zone } from "../kernel/time.ts";
import { afterWorkingMinutes } from "../kernel/working-hours.ts";
import type { Permission } from "../policy/can.ts";

/**
 * When a task is due: so many hours after it began to wait, the clock running on; or at an instant that is stored with
 * the row that waits, since it has working hours or civil days of its place.
 */
type Due = { hours: number } | "stored";

interface TaskRule {
  permission: Permission;
  due: Due;
}

const define = <const Kinds extends Record<string, TaskRule>>(kinds: Kinds) => kinds;

/**
 * What waits for somebody of the team. A new kind is an entry here, and in the tables that do not compile without it: its
 * reads (lib/trust/tasks/queries/task-kinds.ts), its words and its place (components/trust).
 */
export const TASK_RULES = define({
  "looper-request": { permission: "people.check", due: { hours: 48 } },
  "looper-change": { permission: "people.check", due: { hours: 24 } },
  "looper-return": { permission: "people.check", due: { hours: 48 } },
  "continuing-training": { permission: "people.check", due: { hours: 48 } },
  "looper-visits": { permission: "people.check", due: "stored" },
  "listing-review": { permission: "listings.check", due: { hours: 24 } },
  "listing-report": { permission: "reports.handle", due: "stored" },
  "conversation-report": { permission: "reports.handle", due: "stored" },
  "visit-locked": { permission: "visits.manage", due: "stored" },
  "quality-check": { permission: "quality.check", due: "stored" },
  "quality-correction": { permission: "quality.check", due: { hours: 24 } },
  "visit-denied": { permission: "quality.check", due: { hours: 24 } },
  "looper-quality": { permission: "quality.check", due: { hours: 48 } },
  contact: { permission: "contact.answer", due: "stored" },
  "commission-contest": { permission: "commissions.correct", due: { hours: 48 } },
  "payout-batch": { permission: "payouts.make", due: { hours: 24 } },
  "sale-step": { permission: "contracts.check", due: "stored" },
  "lead-free": { permission: "leads.qualify", due: "stored" },
  "lead-stale": { permission: "leads.qualify", due: { hours: 24 } },
  "referral-held": { permission: "waitlist.manage", due: { hours: 48 } },
  "mail-dead": { permission: "mails.read", due: { hours: 24 } },
});

export type TaskKind = keyof typeof TASK_RULES;
export const TASK_KINDS = Object.keys(TASK_RULES) as TaskKind[];

/** The kinds whose rows have their own due instant. */
export type StoredDueKind = {
  [Kind in TaskKind]: (typeof TASK_RULES)[Kind]["due"] extends "stored" ? Kind : never;
}[TaskKind];

/** A kind that a text names; null for none. */
export const taskKindOf = (text: unknown): TaskKind | null =>
  TASK_KINDS.find((kind) => kind === text) ?? null;

/** How long a kind may wait, in milliseconds; nothing is added where the due instant is stored. */
export function allowedMs(kind: TaskKind): number {
  const { due }: TaskRule = TASK_RULES[kind];
  return due === "stored" ? 0 : due.hours * HOUR_MS;
}

/** Which task: its kind, and the id of the row that waits. */
export interface TaskRef {
  kind: TaskKind;
  subjectId: string;
}

/** A task that is settled: since when it waited, and until when it was to. */
export type SettledTask =
  | { kind: StoredDueKind; subjectId: string; since: Date; dueAt: Date }
  | { kind: Exclude<TaskKind, StoredDueKind>; subjectId: string; since: Date };

/** When a task was due: never before it began to wait, as a stored instant may be that an earlier release wrote. */
export const dueOf = (task: SettledTask): Date => {
  if (!("dueAt" in task)) return msAfter(task.since, allowedMs(task.kind));
  return new Date(Math.max(task.since.getTime(), task.dueAt.getTime()));
};

/** Hours for which somebody has a task that they claimed. */
export const CLAIM_HOURS = 2;

/** Until when a claim holds that is made, or renewed, at an instant. */
export const claimEnd = (now: Date): Date => msAfter(now, CLAIM_HOURS * HOUR_MS);

/** Who has a task, to a trust manager. A claim that is over is nobody's. */
export type ClaimHolder = "nobody" | "self" | "other";

export function holderOf(
  claim: { ownerId: string; endsAt: Date } | null,
  userId: string,
  now: Date,
): ClaimHolder {
  if (claim === null || claim.endsAt.getTime() <= now.getTime()) return "nobody";
  return claim.ownerId === userId ? "self" : "other";
}

/** Reports that can do harm each hour that they wait. */
const PRESSING_REASONS: ReadonlySet<string> = new Set(["fraud", "discrimination"]);
const PRESSING_REPORT_MINUTES = 4 * 60;
const REPORT_HOURS = 24;

/** When a report is to be concluded: four working hours of the home's place, or a day. */
export const reportDueAt = (reason: string, filedAt: Date, zone: Zone): Date =>
  PRESSING_REASONS.has(reason)
    ? afterWorkingMinutes(filedAt, PRESSING_REPORT_MINUTES, zone)
    : msAfter(filedAt, REPORT_HOURS * HOUR_MS);

const FREE_LEAD_MINUTES = 4 * 60;
/** When a lead that nobody has is to be with a looper. */
export const freeLeadDueAt = (since: Date, zone: Zone): Date =>
  afterWorkingMinutes(since, FREE_LEAD_MINUTES, zone);

const VISITS_MINUTES = 2 * 60;
/** When somebody is to look into what stops a visit: the visits of a looper out of force, a code that is locked. */
export const visitsDueAt = (since: Date, zone: Zone): Date =>
  afterWorkingMinutes(since, VISITS_MINUTES, zone);

/** When the step of a civil day is to be recorded: as the day after it ends. */
export const stepDueAt = (day: string, zone: Zone): Date =>
  endOfCivilDay(shiftCivilDay(day, 1), zone);

/** Days for which the team's words about a task are there. */
export const COMMENT_DAYS = 365;

/** Days over which the team's times are shown. */
export const FIGURE_DAYS = 30;

/** How long tasks of a kind waited: of so many, the middle one, and that below which nine of ten are. */
export interface WaitFigures {
  count: number;
  medianMs: number;
  mostMs: number;
}

/** The value below which a share of some values lies, the nearest one that there is. */
const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** The figures of waits; null where nothing was settled, which has none. */
export function waitFigures(waitsMs: readonly number[]): WaitFigures | null {
  if (waitsMs.length === 0) return null;
  const sorted = waitsMs.toSorted((a, b) => a - b);
  return { count: sorted.length, medianMs: atShare(sorted, 0.5), mostMs: atShare(sorted, 0.9) };
}
