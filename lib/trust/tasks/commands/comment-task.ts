import { newId } from "../../../kernel/ids.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import type { CommentInput } from "../schemas.ts";
import { auditTask } from "./audit-task.ts";
import { waitingTask } from "./waiting-task.ts";

/** Writes a comment under a task, for the team. @throws {DomainError} request.forbidden, task.not-found */
export async function commentTask(
  { text, ...ref }: CommentInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await waitingTask(ref, actor, now);
  await writer().$transaction(async (tx) => {
    await tx.taskComment.create({
      data: { id: newId(), ...ref, authorId: actor.userId, text, at: now },
      select: { id: true },
    });
    await auditTask(tx, "commented", ref, actor, now);
  });
}
