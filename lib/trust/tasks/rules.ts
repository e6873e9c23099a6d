import { COUNT_BOUND } from "../../kernel/keyset.ts";
import { DAY_MS } from "../../kernel/time.ts";
import { allowedMs, type ClaimHolder, type TaskKind, type TaskRef } from "../../tasks/rules.ts";
import { STALE_LEAD_DAYS } from "../rules.ts";

/** Since when something waits that its queue knows by what happened before: a lead, by the last thing that did. */
const WAITS_AFTER_MS: Partial<Record<TaskKind, number>> = {
  "lead-stale": STALE_LEAD_DAYS * DAY_MS,
};

/** What is between the instant that a kind's queue is in the order of, and when the task is due. */
export const lagMs = (kind: TaskKind): number => (WAITS_AFTER_MS[kind] ?? 0) + allowedMs(kind);

/** What is between the instant that a kind has of its rows, and since when the task waits. */
export const waitsAfterMs = (kind: TaskKind): number => WAITS_AFTER_MS[kind] ?? 0;

/** Who has a task. */
export interface TaskOwner {
  name: string;
  until: Date;
  holder: Exclude<ClaimHolder, "nobody">;
}

/** Something that waits, since when, and until when it is to be settled. */
export interface TaskView {
  id: string;
  kind: TaskKind;
  /** Whom or what it is about. */
  subject: string;
  /** Where; null for what has no place. */
  town: string | null;
  since: Date;
  dueAt: Date;
  /** Whole days it has waited. */
  days: number;
  owner: TaskOwner | null;
  /** The cursor of the list of its kind from there on. */
  place: string;
}

/** How much waits, at most `COUNT_BOUND` each. */
export interface TaskCounts {
  mine: number;
  free: number;
  late: number;
  /** Due by the end of the day, what is late left out. */
  today: number;
  all: number;
}

/** The counts by kind; the kinds of which nothing waits are left out. */
export type CountsByKind = ReadonlyMap<TaskKind, TaskCounts>;

const NOTHING: TaskCounts = { mine: 0, free: 0, late: 0, today: 0, all: 0 };

/** The counts of one kind, or of all of them. */
export function totalOf(counts: CountsByKind, kind: TaskKind | null = null): TaskCounts {
  if (kind !== null) return counts.get(kind) ?? NOTHING;
  return [...counts.values()].reduce(
    (sum, each) => ({
      mine: sum.mine + each.mine,
      free: Math.min(sum.free + each.free, COUNT_BOUND),
      late: Math.min(sum.late + each.late, COUNT_BOUND),
      today: Math.min(sum.today + each.today, COUNT_BOUND),
      all: Math.min(sum.all + each.all, COUNT_BOUND),
    }),
    NOTHING,
  );
}

/** A task in one word, as a box that is ticked sends it. */
export const taskWord = ({ kind, subjectId }: TaskRef): string => `${kind}~${subjectId}`;

/** Most characters of a comment, or of a note. */
export const TASK_TEXT_LENGTH = 2_000;
