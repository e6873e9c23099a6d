import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { spaceRoutes } from "@/lib/routes/space";
import { LEADS } from "./copy";

const { leads, leadsMap } = spaceRoutes.ambassador;
const VIEWS = [
  { view: "list", href: leads, icon: "list" },
  { view: "map", href: leadsMap, icon: "map" },
] as const;

/** The two pages of a looper's leads: as a list, or on a map. */
export function ViewSwitch({ current }: { current: (typeof VIEWS)[number]["view"] }) {
  return (
    <nav aria-label={LEADS.views.label}>
      <ul className="flex gap-1 rounded-control border border-line-strong bg-surface p-1">
        {VIEWS.map(({ view, href, icon }) => (
          <li key={view}>
            <Link
              href={href}
              aria-current={view === current ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center gap-2 rounded-[calc(var(--radius-control)-0.25rem)] px-4 font-medium",
                view === current ? "bg-brand-soft text-brand-strong" : "hover:bg-sunken",
              )}
            >
              <Icon name={icon} />
              {LEADS.views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
