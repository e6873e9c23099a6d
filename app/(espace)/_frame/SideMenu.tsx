import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { HomeLink } from "@/components/layout/HomeLink";
import { forgetPush } from "@/components/notifications/push-browser";
import { CloseButton } from "@/components/ui/CloseButton";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { UnreadCounts } from "@/lib/dashboards/unread/rules";
import { formatInteger } from "@/lib/kernel/format";
import { activeRoles, type HeldRole, holds, type Role } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { ROLE_COPY } from "../role-copy";
import { Bell } from "./Bell";
import { type MenuEntry, ROLE_MENUS, SHARED_MENU, SPACE, WAITING_LOOPER_MENU } from "./copy";
import { currentEntry } from "./current";
import { MENU_ICONS } from "./menu-icons";
import { RoleSwitcher } from "./RoleSwitcher";

interface EntriesProps {
  entries: readonly MenuEntry[];
  /** Messages that are not read yet. */
  messages: number;
  /** The path that is shown. */
  path: string;
}

/** Whose space it is, as its frame shows it. */
export interface SpaceOwner {
  firstName: string;
  lastName: string;
  email: string;
  activeRole: Role;
  roles: readonly HeldRole[];
  /** What is unread when the page is rendered. */
  unread: UnreadCounts;
}

/** The entries that lead to the inbox. */
const INBOXES: ReadonlySet<string> = new Set([spaceRoutes.messages, spaceRoutes.seller.messages]);

function EntryList({ entries, path, messages }: EntriesProps) {
  const here = currentEntry(
    entries.map(({ href }) => href),
    path,
  );
  return (
    <ul className="flex flex-col gap-0.5">
      {entries.map(({ label, href }) => {
        const icon = MENU_ICONS[href];
        return (
          <li key={href}>
            <Link
              href={href}
              aria-current={here?.href === href ? here.current : undefined}
              className="space-menu-entry"
            >
              {icon && <Icon name={icon} />}
              <span className="grow">{label}</span>
              {INBOXES.has(href) && messages > 0 && (
                <span className="rounded-full bg-mimosa px-2 text-fine font-semibold text-on-mimosa tabular-nums">
                  {formatInteger(messages)}
                  <VisuallyHidden> {SPACE.unread(messages)}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Entries({ label, ...entries }: EntriesProps & { label: string }) {
  return (
    <nav aria-label={label}>
      <EntryList {...entries} />
    </nav>
  );
}

function MenuTop({
  menuId,
  notifications,
  path,
}: {
  menuId: string;
  notifications: number;
  path: string;
}) {
  return (
    <>
      <HomeLink logo="text-[1.375rem]" className="max-lg:visually-hidden" />
      <Bell unread={notifications} path={path} className="-mr-2 max-lg:hidden" />
      <CloseButton
        popover={menuId}
        label={SPACE.close}
        className="-mr-2 ml-auto size-11 hover:bg-brand-soft lg:hidden"
        icon="size-7"
      />
    </>
  );
}

function AccountLinks({ inSettings }: { inSettings: boolean }) {
  return (
    <>
      <Link
        href={spaceRoutes.settings}
        aria-current={inSettings ? "page" : undefined}
        className="space-menu-entry"
      >
        <Icon name="settings" />
        {SPACE.settings}
      </Link>
      <Link href={routes.help} className="space-menu-entry">
        <Icon name="circle-help" />
        {SPACE.help}
      </Link>
    </>
  );
}

/** The role's own entries, those that everyone has, and the account. */
export function SideMenu({
  menuId,
  owner,
  unread,
  path,
  switchRole,
  logOut,
}: {
  menuId: string;
  owner: SpaceOwner;
  /** What is unread now. */
  unread: UnreadCounts;
  path: string;
  switchRole: FormAction;
  logOut: FormAction;
}) {
  const { activeRole, roles, firstName, lastName, email } = owner;
  const inForce = holds(roles, activeRole);
  const entries = inForce
    ? ROLE_MENUS[activeRole]
    : roles.some(({ role }) => role === "ambassador")
      ? WAITING_LOOPER_MENU
      : [];
  return (
    <aside
      aria-label={SPACE.menu}
      className="flex min-h-full flex-col gap-4 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex min-h-11 items-center justify-between px-3">
        <MenuTop menuId={menuId} notifications={unread.notifications} path={path} />
      </div>
      <RoleSwitcher
        roles={activeRoles(roles)}
        activeRole={activeRole}
        unread={unread.roles}
        mayAdd={activeRoles(roles).length + waiting(roles) < 3}
        switchRole={switchRole}
      />
      {entries.length > 0 && (
        <Entries
          label={SPACE.roleMenu(ROLE_COPY[inForce ? activeRole : "ambassador"].space)}
          entries={entries}
          messages={unread.messages}
          path={path}
        />
      )}
      <div className="border-t border-line pt-4">
        <Entries
          label={SPACE.sharedMenu}
          entries={SHARED_MENU.filter(({ label }) => !entries.some((own) => own.label === label))}
          messages={unread.messages}
          path={path}
        />
      </div>
      <div className="mt-auto flex flex-col gap-0.5 border-t border-line pt-4">
        <div className="px-3 pb-2 text-small">
          <p className="font-semibold">
            {firstName} {lastName}
          </p>
          <p className="truncate text-ink-soft">{email}</p>
        </div>
        <nav aria-label={SPACE.accountMenu} className="flex flex-col gap-0.5">
          <AccountLinks inSettings={path.startsWith(spaceRoutes.settings)} />
        </nav>
        {/* The next person on this browser gets none of this one’s notifications. */}
        <div onSubmit={() => void forgetPush().catch(() => undefined)}>
          <ActionForm id="deconnexion" action={logOut}>
            <SubmitButton
              variant="quiet"
              sending={SPACE.loggingOut}
              wide
              className="justify-start gap-3 border-0 px-3 font-medium text-ink-soft"
            >
              <Icon name="log-out" />
              {SPACE.logout}
            </SubmitButton>
          </ActionForm>
        </div>
      </div>
    </aside>
  );
}

/** Roles that were asked for and are not decided. */
function waiting(roles: SpaceOwner["roles"]): number {
  return roles.filter(({ status }) => status === "pending").length;
}
