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

const { done } = TASKS;

/** What the queue's form does with some tasks, in a sentence. */
async function share(input: ShareInput, actor: Actor): Promise<string> {
  const of = input.tasks.length;
  switch (input.move) {
    case "claim": {
      const [only] = input.tasks;
      // Of one alone the refusal says who has it.
      if (of === 1 && only) return done.claim(await claimTask(only, actor));
      return done.claimed(await claimTasks(input, actor), of);
    }
    case "release":
      return done.released(await releaseTasks(input, actor), of);
    case "handOn":
      return done.handedOn(await handTasksOn(input, actor), of);
  }
}

export const shareTasksAction = userAction(shareSchema, share, (message) => ({ message }));

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
