import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { formatInteger } from "@/lib/kernel/format";

/** What a list can be seen through, and where. */
export interface LinkChip {
  label: string;
  href: string;
  count?: number;
  current: boolean;
}

/** Views of a list below its tabs: links, of which one is the present one. */
export function LinkChips({ label, chips }: { label: string; chips: readonly LinkChip[] }) {
  return (
    <nav aria-label={label} className="-mx-gutter overflow-x-auto px-gutter">
      <ul className="flex gap-x-2 gap-y-1 max-sm:min-w-max sm:flex-wrap">
        {chips.map(({ label: name, href, count, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-small whitespace-nowrap",
                current
                  ? "border-brand bg-brand-soft font-semibold text-ink"
                  : "border-line text-ink-soft hover:border-line-strong hover:text-ink",
              )}
            >
              {name}
              {count !== undefined && (
                <span className="text-fine tabular-nums">{formatInteger(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
