import {
  cursorAt,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { civilDay, civilDaysBetween, daysBefore } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { STALE_LEAD_DAYS } from "../../rules.ts";
import type { TaskKind, TaskView } from "../rules.ts";
import { TASK_PERMISSIONS, TASKS_SQL, type TaskWindow } from "./task-kinds.ts";

interface TaskRow extends ListPlace {
  kind: TaskKind;
  subject: string;
}

const tasks = preparedRead<TaskWindow, TaskRow>(
  `${TASKS_SQL.join(" UNION ALL ")} ORDER BY at, id LIMIT :limit`,
);

/**
 * What waits for somebody of the team, the oldest first, of one kind or of all.
 * @throws {DomainError} request.forbidden
 */
export function listTasks(
  actor: Actor,
  { kind = null, cursor }: { kind?: TaskKind | null; cursor?: string | null | undefined } = {},
  now = new Date(),
): ListPage<TaskView> {
  for (const permission of TASK_PERMISSIONS) authorize(actor, permission);
  const rows = tasks().all({
    ...readCursor(cursor, FROM_OLDEST),
    kind,
    idleSince: toDbInstant(daysBefore(now, STALE_LEAD_DAYS)),
    today: civilDay(now),
    limit: PAGE_LENGTH + 1,
  });
  return listPageOf(rows, ({ id, kind: of, subject, at }) => {
    const since = new Date(at);
    const days = Math.max(0, civilDaysBetween(since, now));
    return { id, kind: of, subject, since, days, place: cursorAt(at) };
  });
}
