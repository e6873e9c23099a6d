import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { shownCount } from "@/lib/notifications/centre/views";
import { spaceRoutes } from "@/lib/routes/space";
import { SPACE } from "./copy";

/** The way to the notifications, with how many are unread. */
export function Bell({
  unread,
  path,
  className,
}: {
  unread: number;
  /** The path that is shown. */
  path: string;
  className?: string;
}) {
  const count = unread === 0 ? null : shownCount(unread);
  const isHere = path.split("?", 1)[0] === spaceRoutes.notifications;
  return (
    <Link
      href={spaceRoutes.notifications}
      aria-label={SPACE.notifications(count)}
      aria-current={isHere ? "page" : undefined}
      data-bell=""
      className={cx(
        "relative grid size-11 place-items-center rounded-control hover:bg-brand-soft",
        isHere && "bg-brand-soft text-brand-strong",
        className,
      )}
    >
      <Icon name="bell" className="size-6" />
      {count !== null && (
        <span
          data-bell-count=""
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-tile px-1 text-fine leading-none font-semibold text-on-tile tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
