import { X } from "lucide-react";
import type { ReactNode } from "react";
import { COMMON } from "@/lib/content/fr/common";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./Button";
import { cx } from "./cx";

/**
 * A dialog without a script: a `<dialog popover>`. The browser opens it from a `DialogTrigger`
 * that names its id, moves the focus in, closes it with Escape, a click outside or a
 * `DialogClose`, and gives the focus back. While it is open the page behind is dimmed, does not
 * scroll, and is out of the keyboard's reach (globals.css, "An open dialog").
 */
export function Dialog({
  id,
  title,
  children,
  footer,
  className,
}: {
  id: string;
  title: string;
  children: ReactNode;
  /** Actions, at the bottom, in sight whatever the length of the text. */
  footer?: ReactNode;
  className?: string;
}) {
  const titleId = `${id}-titre`;
  return (
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={titleId}
      className={cx(
        "m-auto max-h-[min(44rem,92dvh)] w-[min(36rem,calc(100vw-2rem))] flex-col rounded-panel bg-surface text-ink shadow-float open:flex",
        "opacity-0 transition-[opacity,overlay,display] duration-200 transition-discrete open:opacity-100 starting:open:opacity-0",
        "backdrop:bg-scrim",
        className,
      )}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
        <h2 id={titleId} className="text-subheading">
          {title}
        </h2>
        <DialogClose dialog={id} />
      </div>
      <div className="min-h-0 overflow-y-auto px-6 py-5">{children}</div>
      {footer && <div className="border-t border-line px-6 py-4">{footer}</div>}
    </dialog>
  );
}

/** The button that opens the dialog of that id. */
export function DialogTrigger({
  dialog,
  variant,
  size,
  className,
  label,
  children,
}: {
  dialog: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** Needed when the content is an icon alone. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      popoverTarget={dialog}
      aria-haspopup="dialog"
      aria-label={label}
      className={cx(buttonClass({ variant, size }), className)}
    >
      {children}
    </button>
  );
}

/** The cross that closes the dialog of that id. */
export function DialogClose({ dialog, label = COMMON.close }: { dialog: string; label?: string }) {
  return (
    <button
      type="button"
      popoverTarget={dialog}
      popoverTargetAction="hide"
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-brand-soft"
    >
      <X className="size-6" />
    </button>
  );
}
