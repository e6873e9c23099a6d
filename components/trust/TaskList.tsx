import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { contactFileOf } from "@/lib/routes/contact";
import { looperVisitsRoute } from "@/lib/routes/loopers";
import { looperFileOf, reviewOf, spaceRoutes, trustListOf } from "@/lib/routes/space";
import type { TaskKind, TaskView } from "@/lib/trust/tasks/rules";
import { ageOf } from "./copy";
import { TASKS } from "./tasks-copy";

const TONES: Record<TaskKind, BadgeTone> = {
  "looper-request": "brand",
  "looper-change": "brand",
  "looper-return": "leaf",
  "continuing-training": "brand",
  "looper-visits": "tile",
  "listing-review": "mimosa",
  "listing-report": "tile",
  "conversation-report": "tile",
  contact: "brand",
  "sale-step": "mimosa",
  "lead-free": "tile",
  "lead-stale": "neutral",
  "referral-held": "mimosa",
  "mail-dead": "tile",
};

/** Where a task is dealt with. */
function hrefOf({ id, kind, place: suite }: TaskView): string {
  switch (kind) {
    case "looper-request":
      return looperFileOf(id);
    case "looper-change":
      return looperFileOf(id);
    case "looper-return":
      return looperFileOf(id);
    case "continuing-training":
      return `${trustListOf("trainings", { suite })}#${id}`;
    case "looper-visits":
      return looperVisitsRoute(id);
    case "listing-review":
      return reviewOf(id);
    case "listing-report":
      return `${trustListOf("reports", { filtre: "open", suite })}#${id}`;
    case "conversation-report":
      return `${trustListOf("reports", { filtre: "conversations" })}#${id}`;
    case "contact":
      return contactFileOf(id);
    case "sale-step":
      return spaceRoutes.sale(id);
    case "lead-free":
      return `${trustListOf("leadQualification", { filtre: "free", suite })}#${id}`;
    case "lead-stale":
      return `${trustListOf("leadQualification", { filtre: "open", suite })}#${id}`;
    case "referral-held":
      return `${trustListOf("waitlist", { filtre: "parrainages", suite })}#${id}`;
    case "mail-dead":
      return trustListOf("compliance", { filtre: "mails" });
  }
}

/** What waits, the oldest first, each with the way to where it is dealt with. */
export function TaskList({ tasks }: { tasks: readonly TaskView[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {tasks.map((task) => (
        <li
          key={`${task.kind}-${task.id}`}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-5"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{task.subject}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
              <Badge tone={TONES[task.kind]}>{TASKS.kinds[task.kind]}</Badge>
              <time dateTime={task.since.toISOString()}>
                {task.kind === "sale-step" ? TASKS.lastStep(task.days) : ageOf(task.days)}
              </time>
            </p>
          </div>
          <LinkButton href={hrefOf(task)} variant="secondary" className="sm:min-w-48">
            {TASKS.actions[task.kind]}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
