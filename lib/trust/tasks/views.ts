import type { TaskRef } from "../../tasks/rules.ts";
import type { TaskOwner, TaskView } from "./rules.ts";

/** What the team wrote, the newest first. */
export interface TaskCommentView {
  id: string;
  at: Date;
  author: string;
  /** To whom the task was handed on with it; null for a comment. */
  to: string | null;
  text: string;
}

/** By whom a task was settled. */
export interface TaskDecisionView {
  id: string;
  by: string;
  since: Date;
  dueAt: Date;
  decidedAt: Date;
}

/** A task with what the team wrote and decided about it. */
export interface TaskFile {
  ref: TaskRef;
  /** Null once it is settled. */
  task: TaskView | null;
  comments: TaskCommentView[];
  decisions: TaskDecisionView[];
}

/** Who has which of some tasks of a kind, by the id of the row that waits. */
export type OwnersById = Readonly<Record<string, TaskOwner>>;
