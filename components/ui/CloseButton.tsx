import { cx } from "./cx";
import { Icon } from "./Icon";

/** Closes a popover, without a script. */
export function CloseButton({
  popover,
  label,
  className,
  icon = "size-6",
}: {
  /** The popover's id. */
  popover: string;
  label: string;
  className?: string;
  /** Class of the cross: its size. */
  icon?: string;
}) {
  return (
    <button
      type="button"
      popoverTarget={popover}
      popoverTargetAction="hide"
      aria-label={label}
      className={cx("grid place-items-center rounded-control", className)}
    >
      <Icon name="x" className={icon} />
    </button>
  );
}
