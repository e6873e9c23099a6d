import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { formatInteger } from "@/lib/kernel/format";
import { CurrentTabInView } from "./CurrentTabInView";

/** One view of a list: where it is, and how many it holds. */
export interface Tab {
  label: string;
  href: string;
  count?: number;
  current: boolean;
}

/** The views of a list: links, for each has its address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="tabs -mx-gutter overflow-x-auto px-gutter">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {tabs.map(({ label: name, href, count, current }) => (
          <li key={href} className={cx(current && "not-first:[scroll-initial-target:nearest]")}>
            <Link
              href={href}
              aria-current={current ? "page" : undefined}
              className={cx(
                "-mb-px flex min-h-11 items-center gap-2 border-b-3 px-3 font-medium whitespace-nowrap",
                current
                  ? "border-brand text-ink"
                  : "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
              )}
            >
              {name}
              {count !== undefined && (
                <span className="rounded-full bg-sunken px-2 text-fine font-semibold tabular-nums">
                  {formatInteger(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <CurrentTabInView />
    </nav>
  );
}
