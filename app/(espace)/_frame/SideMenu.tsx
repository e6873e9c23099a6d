import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { HomeLink } from "@/components/layout/HomeLink";
import { CloseButton } from "@/components/ui/CloseButton";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { activeRoles, type HeldRole, holds, type Role } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { ROLE_COPY } from "../role-copy";
import { type MenuEntry, ROLE_MENUS, SHARED_MENU, SPACE, WAITING_LOOPER_MENU } from "./copy";
import { MENU_ICONS } from "./menu-icons";
import { RoleSwitcher } from "./RoleSwitcher";

interface EntriesProps {
  entries: readonly MenuEntry[];
  /** The path of the page that is shown; null where none of them leads to it. */
  shown: string | null;
}

/** Whose space it is, as its frame shows it. */
export interface SpaceOwner {
  firstName: string;
  lastName: string;
  email: string;
  activeRole: Role;
  roles: readonly HeldRole[];
  /** Unread messages and news of each role in force. */
  unread: Partial<Record<Role, number>>;
}

function EntryList({ entries, shown }: EntriesProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {entries.map(({ label, href }) => {
        const current = href === shown;
        const icon = MENU_ICONS[href];
        return (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? "page" : undefined}
              className="space-menu-entry"
            >
              {icon && <Icon name={icon} />}
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Entries({
  label,
  entries,
  path,
}: {
  label: string;
  entries: readonly MenuEntry[];
  path: string;
}) {
  const [page = ""] = path.split("?", 1);
  const shown = entries.some(({ href }) => href === page) ? page : null;
  return (
    <nav aria-label={label}>
      <EntryList entries={entries} shown={shown} />
    </nav>
  );
}

function MenuTop({ menuId }: { menuId: string }) {
  return (
    <>
      <HomeLink logo="text-[1.375rem]" className="max-lg:visually-hidden" />
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
  path,
  switchRole,
  logOut,
}: {
  menuId: string;
  owner: SpaceOwner;
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
    <aside aria-label={SPACE.menu} className="flex min-h-full flex-col gap-4 px-4 py-4">
      <div className="flex min-h-11 items-center justify-between px-3">
        <MenuTop menuId={menuId} />
      </div>
      <RoleSwitcher
        roles={activeRoles(roles)}
        activeRole={activeRole}
        unread={owner.unread}
        mayAdd={activeRoles(roles).length + waiting(roles) < 3}
        switchRole={switchRole}
      />
      {entries.length > 0 && (
        <Entries
          label={SPACE.roleMenu(ROLE_COPY[inForce ? activeRole : "ambassador"].space)}
          entries={entries}
          path={path}
        />
      )}
      <div className="border-t border-line pt-4">
        <Entries
          label={SPACE.sharedMenu}
          entries={SHARED_MENU.filter(({ label }) => !entries.some((own) => own.label === label))}
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
    </aside>
  );
}

/** Roles that were asked for and are not decided. */
function waiting(roles: SpaceOwner["roles"]): number {
  return roles.filter(({ status }) => status === "pending").length;
}
