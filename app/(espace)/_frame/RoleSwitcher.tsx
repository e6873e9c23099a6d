"use client";

import { useEffect, useRef } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { Role } from "@/lib/kernel/roles";
import { spaceRoutes } from "@/lib/routes/space";
import { ROLE_COPY } from "../role-copy";
import { SPACE } from "./copy";

/**
 * The roles in force of a person who holds several: Ctrl or Cmd with a figure goes to the role of
 * that rank. Each is a button of one form, so that it works without scripts.
 */
export function RoleSwitcher({
  roles,
  activeRole,
  unread,
  mayAdd,
  switchRole,
}: {
  roles: readonly Role[];
  activeRole: Role;
  unread: Partial<Record<Role, number>>;
  mayAdd: boolean;
  switchRole: FormAction;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const goTo = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const rank = Number(event.key);
      const button = list.current?.querySelectorAll("button")[rank - 1];
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener("keydown", goTo);
    return () => document.removeEventListener("keydown", goTo);
  }, []);
  const add = mayAdd && (
    <Link
      href={spaceRoutes.profileRoles}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-small font-medium text-brand hover:bg-brand-soft"
    >
      <Icon name="plus" />
      {SPACE.addRole}
    </Link>
  );
  if (roles.length < 2) return add || null;
  return (
    <div className="rounded-card border border-line bg-page p-1.5">
      <ActionForm id="changer-de-role" action={switchRole}>
        <ul ref={list} aria-label={SPACE.roles} className="flex flex-col gap-0.5">
          {roles.map((role, index) => {
            const current = role === activeRole;
            const news = unread[role] ?? 0;
            return (
              <li key={role}>
                <button
                  type="submit"
                  name="role"
                  value={role}
                  aria-current={current || undefined}
                  aria-keyshortcuts={`Control+${index + 1} Meta+${index + 1}`}
                  className={cx(
                    "flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left font-medium",
                    current ? "bg-brand text-on-brand" : "hover:bg-brand-soft",
                  )}
                >
                  <span className="grow">{ROLE_COPY[role].label}</span>
                  {current && <VisuallyHidden>({SPACE.current})</VisuallyHidden>}
                  {news > 0 && (
                    <span className="rounded-full bg-mimosa px-2 text-fine font-semibold text-on-mimosa tabular-nums">
                      {news}
                      <VisuallyHidden> {SPACE.unread(news)}</VisuallyHidden>
                    </span>
                  )}
                  <span
                    aria-hidden="true"
                    className="text-fine font-normal opacity-75 max-lg:hidden"
                  >
                    {SPACE.shortcut(index + 1)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </ActionForm>
      {add}
    </div>
  );
}
