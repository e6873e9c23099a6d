import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./Icon";

export type CalloutTone = "info" | "success" | "warning" | "problem";

const LOOKS = {
  info: { icon: "info", className: "bg-brand-soft", iconClass: "text-brand" },
  success: { icon: "circle-check", className: "bg-leaf-soft", iconClass: "text-leaf" },
  warning: { icon: "triangle-alert", className: "bg-mimosa-soft", iconClass: "text-ink" },
  problem: { icon: "triangle-alert", className: "bg-tile-soft", iconClass: "text-tile" },
} as const;

/**
 * A remark set apart from the text. `live` announces it when it appears after the page was shown
 * (a problem interrupts, the rest waits its turn).
 */
export function Callout({
  tone = "info",
  title,
  live,
  className,
  children,
}: {
  tone?: CalloutTone;
  title?: string;
  live?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { icon, className: look, iconClass } = LOOKS[tone];
  return (
    <div
      role={live ? (tone === "problem" ? "alert" : "status") : undefined}
      className={cx("flex gap-3 rounded-card p-4 text-small", look, className)}
    >
      <Icon name={icon} className={cx("mt-0.5 size-5 shrink-0", iconClass)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
