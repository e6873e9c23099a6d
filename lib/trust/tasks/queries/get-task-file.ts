import { DomainError } from "../../../kernel/errors.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import type { TaskRef } from "../../../tasks/rules.ts";
import type { TaskFile } from "../views.ts";
import { authorizeTasks } from "./authorize-tasks.ts";
import { findTask } from "./list-tasks.ts";

/** Most of each that are shown. */
const SHOWN = 50;

const commentsOf = ({ kind, subjectId }: TaskRef) =>
  reads()
    .selectFrom("TaskComment as m")
    .innerJoin("User as a", "a.id", "m.authorId")
    .leftJoin("User as t", "t.id", "m.toId")
    .select(["m.id", "m.at", "m.text", "a.firstName", "a.lastName"])
    .select(["t.firstName as toFirstName", "t.lastName as toLastName"])
    .where("m.kind", "=", kind)
    .where("m.subjectId", "=", subjectId)
    .orderBy("m.at", "desc")
    .orderBy("m.id", "desc")
    .limit(SHOWN)
    .execute();

const decisionsOf = ({ kind, subjectId }: TaskRef) =>
  reads()
    .selectFrom("TaskDecision as d")
    .innerJoin("User as u", "u.id", "d.decidedById")
    .select(["d.id", "d.since", "d.dueAt", "d.decidedAt", "u.firstName", "u.lastName"])
    .where("d.kind", "=", kind)
    .where("d.subjectId", "=", subjectId)
    .orderBy("d.decidedAt", "desc")
    .orderBy("d.id", "desc")
    .limit(SHOWN)
    .execute();

/**
 * A task's own page: of one that waits, or that the team wrote or decided about.
 * @throws {DomainError} request.forbidden; task.not-found for any other
 */
export async function getTaskFile(actor: Actor, ref: TaskRef, now = new Date()): Promise<TaskFile> {
  authorizeTasks(actor);
  const task = await findTask(actor, { kinds: [ref.kind], subjectId: ref.subjectId }, now);
  const comments = (await commentsOf(ref)).map((row) => ({
    id: row.id,
    at: fromDbInstant(row.at),
    author: fullName(row),
    to:
      row.toFirstName === null
        ? null
        : fullName({ firstName: row.toFirstName, lastName: row.toLastName ?? "" }),
    text: row.text,
  }));
  const decisions = (await decisionsOf(ref)).map((row) => ({
    id: row.id,
    by: fullName(row),
    since: fromDbInstant(row.since),
    dueAt: fromDbInstant(row.dueAt),
    decidedAt: fromDbInstant(row.decidedAt),
  }));
  if (task === null && comments.length === 0 && decisions.length === 0) {
    throw new DomainError("task.not-found");
  }
  return { ref, task, comments, decisions };
}
