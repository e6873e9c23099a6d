import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";

/** A figure: what it counts, its value as it is read, and a remark. */
export interface Figure {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
}

/**
 * How narrow a figure may be, by their number: rows of even length, and the last one is filled. On
 * a phone two stand side by side.
 */
const WIDTHS: Record<number, string> = {
  1: "",
  2: "sm:basis-[40%]",
  3: "sm:basis-[30%]",
  4: "sm:basis-[40%] xl:basis-[20%]",
  5: "sm:basis-[30%] xl:basis-[18%]",
  6: "sm:basis-[30%] xl:basis-[15%]",
};
const MANY = "sm:basis-[22%]";

/** The figures at the head of a page, side by side. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      {figures.map(({ label: name, value, hint, icon }) => (
        <div
          key={name}
          className={cx(
            "flex grow basis-36 flex-col gap-1 bg-surface p-4 md:p-5",
            WIDTHS[figures.length] ?? MANY,
          )}
        >
          <dt className="flex items-center gap-2 text-small text-ink-soft">
            {icon && <Icon name={icon} className="size-4 shrink-0 text-brand max-sm:hidden" />}
            {name}
          </dt>
          <dd className="mt-auto font-display text-[1.375rem] leading-tight font-bold sm:text-[1.75rem] tabular-nums">
            {value}
          </dd>
          {hint && <dd className="text-fine text-ink-soft">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
