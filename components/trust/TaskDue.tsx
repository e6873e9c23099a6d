import { cx } from "@/components/ui/cx";
import { formatDateTime } from "@/lib/kernel/format-date";
import { dueText } from "./tasks-copy";

/** When a task is due: how far off that is, and the instant itself to whoever points at it. */
export function TaskDue({ dueAt, now }: { dueAt: Date; now: Date }) {
  const isLate = dueAt.getTime() <= now.getTime();
  return (
    <time
      dateTime={dueAt.toISOString()}
      title={formatDateTime(dueAt)}
      className={cx("whitespace-nowrap tabular-nums", isLate && "font-semibold text-tile-strong")}
    >
      {dueText(dueAt, now)}
    </time>
  );
}
