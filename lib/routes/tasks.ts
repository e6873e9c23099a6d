import { withQuery } from "../kernel/query.ts";

const TASKS = "/trust-manager/tasks";

/** Which tasks the team looks at: one's own, those that nobody has, late ones, all. */
export const TASK_VIEWS = ["mine", "free", "late", "all"] as const;
export type TaskListView = (typeof TASK_VIEWS)[number];

/** The team's queue, at one of its tabs, of one kind or of all, from a cursor on. */
export const taskListOf = (query: {
  vue?: TaskListView | null;
  filtre?: string | null;
  suite?: string | null;
  /** What was just done, for the page to say; how many, where they were several. */
  fait?: string | null;
  nombre?: string | null;
}): string => withQuery(TASKS, { ...query });

/** A task's own page: who has it, what was written about it. */
export const taskRoute = (
  kind: string,
  subjectId: string,
  { fait }: { fait?: string } = {},
): string =>
  withQuery(`${TASKS}/${encodeURIComponent(kind)}/${encodeURIComponent(subjectId)}`, { fait });

/** Leads to the place of the task that is next, beside the one that is looked at: its word (`taskWord`). */
export const nextTaskRoute = (beside: string | null = null): string =>
  withQuery(`${TASKS}/suivante`, { apres: beside });
