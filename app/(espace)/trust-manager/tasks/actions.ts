"use server";

import { TASKS } from "@/components/trust/tasks-copy";
import { userAction } from "@/lib/auth/user-action";
import type { Actor } from "@/lib/policy/actor";
import { claimTask, claimTasks } from "@/lib/trust/tasks/commands/claim-task";
import { commentTask } from "@/lib/trust/tasks/commands/comment-task";
import { handOnTask, handTasksOn } from "@/lib/trust/tasks/commands/hand-on-task";
import { releaseTask, releaseTasks } from "@/lib/trust/tasks/commands/release-task";
import {
  commentSchema,
  handOnSchema,
  type ShareInput,
  shareSchema,
  taskSchema,
} from "@/lib/trust/tasks/schemas";
import { tickedDone } from "../ticked-done";

const { done } = TASKS;

/** With how many of the tasks it was done, and the sentence of that. */
interface Shared {
  done: number;
  sentence: string;
}

const some = (count: number, of: number, say: (count: number, of: number) => string): Shared => ({
  done: count,
  sentence: say(count, of),
});

/** Does what the queue's form wants with the tasks that are ticked. */
async function share(input: ShareInput, actor: Actor): Promise<Shared> {
  const of = input.tasks.length;
  switch (input.move) {
    case "claim": {
      const [only] = input.tasks;
      // Of one alone the refusal says who has it.
      if (of === 1 && only) return { done: 1, sentence: done.claim(await claimTask(only, actor)) };
      return some(await claimTasks(input, actor), of, done.claimed);
    }
    case "release":
      return some(await releaseTasks(input, actor), of, done.released);
    case "handOn":
      return some(await handTasksOn(input, actor), of, done.handedOn);
  }
}

export const shareTasksAction = userAction(
  shareSchema,
  share,
  tickedDone(({ sentence }) => sentence),
);

export const moveTaskAction = userAction(
  taskSchema,
  async ({ move, ...ref }, actor) =>
    move === "claim" ? claimTask(ref, actor) : releaseTask(ref, actor),
  (until) => ({ message: until ? done.claim(until) : done.release }),
);

export const handOnAction = userAction(handOnSchema, handOnTask, () => ({ message: done.handOn }));

export const commentAction = userAction(commentSchema, commentTask, () => ({
  message: done.comment,
}));
