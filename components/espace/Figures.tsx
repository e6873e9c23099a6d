import type { ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";

/** A figure: what it counts, its value as it is read, and a remark. */
export interface Figure {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
}

/** The figures at the head of a page, side by side. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      {figures.map(({ label: name, value, hint, icon }) => (
        <div key={name} className="flex flex-col gap-1 bg-surface p-4 md:p-5">
          <dt className="flex items-center gap-2 text-small text-ink-soft">
            {icon && <Icon name={icon} className="size-4 shrink-0 text-brand" />}
            {name}
          </dt>
          <dd className="font-display text-[1.75rem] leading-tight font-bold tabular-nums">
            {value}
          </dd>
          {hint && <dd className="text-fine text-ink-soft">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
