import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { UnreadCounts } from "@/lib/dashboards/unread/rules";
import { holds } from "@/lib/kernel/roles";
import { shownCount } from "@/lib/notifications/centre/views";
import { spaceRoutes } from "@/lib/routes/space";
import { BOTTOM_BARS, SPACE, WAITING_LOOPER_BAR } from "./copy";
import { currentEntry } from "./current";
import { MENU_ICONS } from "./menu-icons";
import type { SpaceOwner } from "./SideMenu";

const INBOXES = new Set<string>([spaceRoutes.messages, spaceRoutes.seller.messages]);

/** The first pages of the role in force and the menu, at the foot of a phone's screen. */
export function BottomBar({
  owner: { activeRole, roles },
  unread,
  path,
  menuId,
}: {
  owner: SpaceOwner;
  /** What is unread now. */
  unread: UnreadCounts;
  path: string;
  menuId: string;
}) {
  const entries = holds(roles, activeRole)
    ? BOTTOM_BARS[activeRole]
    : roles.some(({ role }) => role === "ambassador")
      ? WAITING_LOOPER_BAR
      : [];
  const here = currentEntry(
    entries.map(({ href }) => href),
    path,
  );
  return (
    <nav aria-label={SPACE.bottomBar} className="bottom-bar no-print">
      <ul>
        {entries.map(({ label, href }) => {
          const icon = MENU_ICONS[href];
          const news = INBOXES.has(href) ? unread.messages : 0;
          return (
            <li key={href}>
              <Link href={href} aria-current={here?.href === href ? here.current : undefined}>
                {icon && <Icon name={icon} />}
                {label}
                {news > 0 && (
                  <span className="bottom-bar-count">
                    {shownCount(news)}
                    <VisuallyHidden> {SPACE.unread(news)}</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
        <li>
          {/* Of a page that only the menu has, the menu is the current tab. */}
          <button
            type="button"
            popoverTarget={menuId}
            aria-label={SPACE.open}
            aria-current={here === null ? "true" : undefined}
          >
            <Icon name="menu" />
            {SPACE.menuShort}
          </button>
        </li>
      </ul>
    </nav>
  );
}
