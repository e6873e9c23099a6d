import { Link } from "@/components/ui/Link";
import { taskRoute } from "@/lib/routes/tasks";
import type { TaskKind } from "@/lib/tasks/rules";
import type { TaskOwner } from "@/lib/trust/tasks/rules";
import { TASKS } from "./tasks-copy";

/** Of a row that is a task: who has it, and the way to claim it, hand it on or comment it. */
export function TaskLine({
  kind,
  id,
  name,
  owner,
}: {
  kind: TaskKind;
  id: string;
  /** What the row is about, for whoever hears its link alone. */
  name: string;
  owner: TaskOwner | undefined;
}) {
  const who = owner?.holder === "self" ? TASKS.you : owner?.name;
  const label = owner?.holder === "other" ? TASKS.line.follow : TASKS.line.share;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      <span>
        <span className="text-ink-soft">{TASKS.line.owner}</span>{" "}
        {owner && who ? TASKS.ownerUntil(who, owner.until) : TASKS.nobody}
      </span>
      <Link
        href={taskRoute(kind, id)}
        aria-label={`${label} : ${name}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {label}
      </Link>
    </p>
  );
}
