import { COMMON } from "@/lib/content/common";
import { Icon } from "./Icon";
import { Link } from "./Link";

/** One stop of the way from the home page; the last one, without address, is where we are. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The way from the home page to this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={COMMON.breadcrumb} className="no-print text-small">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-x-1.5">
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-11 items-center hover:text-brand hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
