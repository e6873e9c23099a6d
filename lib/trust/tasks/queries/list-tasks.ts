import {
  cursorAt,
  type ListPage,
  PAGE_LENGTH,
  type RankedPlace,
  rankedPageOf,
  readRanked,
} from "../../../kernel/keyset.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { civilDaysBetween, msAfter } from "../../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { readContent } from "../../../revisions/content.ts";
import type { TaskListView } from "../../../routes/tasks.ts";
import { TASK_KINDS, type TaskKind, type TaskRef } from "../../../tasks/rules.ts";
import { type TaskView, waitsAfterMs } from "../rules.ts";
import { authorizeTasks } from "./authorize-tasks.ts";
import { type TaskWindow, waitingTasks } from "./waiting-tasks.ts";

const inOrder = (window: TaskWindow) => (now: Date) =>
  reads()
    .selectFrom(
      waitingTasks(window, now)
        .orderBy("dueAt")
        .orderBy("rank")
        .orderBy("id")
        .limit(window.limit)
        .as("w"),
    )
    .leftJoin("TaskClaim as k", (join) =>
      join
        .onRef("k.kind", "=", "w.kind")
        .onRef("k.subjectId", "=", "w.id")
        .on("k.endsAt", ">", toDbInstant(now)),
    )
    .leftJoin("User as o", "o.id", "k.ownerId")
    .selectAll("w")
    .select([
      "k.ownerId",
      "k.endsAt",
      "o.firstName as ownerFirstName",
      "o.lastName as ownerLastName",
    ])
    .orderBy("w.dueAt")
    .orderBy("w.rank")
    .orderBy("w.id");

type TaskRow = Awaited<ReturnType<ReturnType<ReturnType<typeof inOrder>>["execute"]>>[number];

/** Whom or what a task is about. */
function subjectOf({ subject, lastName, content }: TaskRow): string {
  if (content !== null) return readContent(JSON.parse(content)).title ?? "";
  return lastName === null ? (subject ?? "") : `${subject} ${lastName}`;
}

function ownerOf(row: TaskRow, userId: string): TaskView["owner"] {
  const { ownerId, endsAt, ownerFirstName, ownerLastName } = row;
  if (ownerId === null || endsAt === null) return null;
  return {
    name: fullName({ firstName: ownerFirstName ?? "", lastName: ownerLastName ?? "" }),
    until: fromDbInstant(endsAt),
    holder: ownerId === userId ? "self" : "other",
  };
}

function toView(row: TaskRow, userId: string, now: Date): TaskView {
  const { id, kind, town } = row;
  const since = msAfter(fromDbInstant(row.since ?? row.dueAt), waitsAfterMs(kind));
  return {
    id,
    kind,
    subject: subjectOf(row),
    town,
    since,
    dueAt: fromDbInstant(row.dueAt),
    days: Math.max(0, civilDaysBetween(since, now)),
    owner: ownerOf(row, userId),
    place: cursorAt(row.since ?? row.dueAt),
  };
}

/**
 * What waits for somebody of the team, what is due first, of one kind or of all.
 * @throws {DomainError} request.forbidden
 */
export async function listTasks(
  actor: Actor,
  {
    kind = null,
    view = "all",
    cursor,
  }: { kind?: TaskKind | null; view?: TaskListView; cursor?: string | null | undefined } = {},
  now = new Date(),
): Promise<ListPage<TaskView>> {
  authorizeTasks(actor);
  const { userId } = actor;
  const kinds = kind === null ? TASK_KINDS : [kind];
  const after = readRanked(cursor);
  const window = { kinds, view, after, limit: PAGE_LENGTH + 1, userId };
  const rows = (await inOrder(window)(now).execute()).map((row) => ({ ...row, at: row.dueAt }));
  return rankedPageOf<(typeof rows)[number] & RankedPlace, TaskView>(rows, (row) =>
    toView(row, userId, now),
  );
}

/**
 * The task of a row, while it waits, of one of these kinds; null where none does.
 * @throws {DomainError} request.forbidden
 */
export async function findTask(
  actor: Actor,
  { kinds, subjectId }: { kinds: readonly TaskKind[]; subjectId: string },
  now = new Date(),
): Promise<TaskView | null> {
  authorizeTasks(actor);
  const { userId } = actor;
  const window = { kinds, view: "all", after: null, limit: 1, userId, id: subjectId } as const;
  const row = await inOrder(window)(now).executeTakeFirst();
  return row ? toView(row, userId, now) : null;
}

/**
 * What is to be done next: one's own first, then what nobody has. Null where there is neither.
 * @param beside a task that is not meant: the one on the page
 * @throws {DomainError} request.forbidden
 */
export async function findNextTask(
  actor: Actor,
  beside: TaskRef | null = null,
  now = new Date(),
): Promise<TaskView | null> {
  const isOther = ({ kind, id }: TaskView) => kind !== beside?.kind || id !== beside.subjectId;
  for (const view of ["mine", "free"] as const) {
    const next = (await listTasks(actor, { view }, now)).rows.find(isOther);
    if (next) return next;
  }
  return null;
}
