import type { NotNull } from "kysely";
import {
  cursorAt,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { civilDaysBetween } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { readContent } from "../../../revisions/content.ts";
import { TASK_KINDS, type TaskKind, type TaskView } from "../rules.ts";
import { oldestTasks, TASK_PERMISSIONS } from "./task-kinds.ts";

const tasks = (kind: TaskKind | null, after: ListPlace, userId: string, now: Date) => {
  const limit = PAGE_LENGTH + 1;
  const kinds = kind === null ? TASK_KINDS : [kind];
  return oldestTasks({ kinds, after, limit, userId }, now)
    .orderBy("at")
    .orderBy("id")
    .limit(limit)
    .$narrowType<{ at: NotNull }>();
};

type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>["execute"]>>[number];

/** Whom or what a task is about. */
function subjectOf({ subject, lastName, content }: TaskRow): string {
  if (content !== null) return readContent(JSON.parse(content)).title ?? "";
  return lastName === null ? (subject ?? "") : `${subject} ${lastName}`;
}

/**
 * What waits for somebody of the team, the oldest first, of one kind or of all.
 * @throws {DomainError} request.forbidden
 */
export async function listTasks(
  actor: Actor,
  { kind = null, cursor }: { kind?: TaskKind | null; cursor?: string | null | undefined } = {},
  now = new Date(),
): Promise<ListPage<TaskView>> {
  for (const permission of TASK_PERMISSIONS) authorize(actor, permission);
  const place = readCursor(cursor, FROM_OLDEST);
  const rows = await tasks(kind, place, actor.userId, now).execute();
  return listPageOf(rows, (row) => {
    const since = fromDbInstant(row.at);
    const days = Math.max(0, civilDaysBetween(since, now));
    const { id, kind: of, at } = row;
    return { id, kind: of, subject: subjectOf(row), since, days, place: cursorAt(at) };
  });
}
