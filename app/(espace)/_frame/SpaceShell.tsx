"use client";

import { type ReactNode, useEffect } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { HomeLink } from "@/components/layout/HomeLink";
import { useUnread } from "@/components/live/useLive";
import { renewPush } from "@/components/notifications/push-browser";
import { MAIN_ID, SkipLink } from "@/components/ui/SkipLink";
import { Bell } from "./Bell";
import { BottomBar } from "./BottomBar";
import { SideMenu, type SpaceOwner } from "./SideMenu";

const MENU_ID = "menu-espace";

/**
 * What surrounds every page of the signed-in space: the side menu, a drawer on small screens. Part
 * of the browser's code, so that a page carries what the menu says once (decision 0020).
 */
export function SpaceShell({
  owner,
  path,
  switchRole,
  logOut,
  children,
}: {
  owner: SpaceOwner;
  /** The path that was asked for, for the entry to mark. */
  path: string;
  switchRole: FormAction;
  logOut: FormAction;
  children: ReactNode;
}) {
  const unread = useUnread(owner.unread);
  // A person who signs in anew continues to get push messages here; one who comes after somebody
  // else gets none of theirs.
  useEffect(() => void renewPush().catch(() => undefined), []);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <header className="no-print flex min-h-16 items-center justify-between gap-4 border-b border-line bg-surface px-gutter lg:hidden">
        <HomeLink logo="text-[1.25rem]" />
        <Bell unread={unread.notifications} path={path} className="-mr-2" />
      </header>
      <div
        id={MENU_ID}
        popover="auto"
        className="space-menu m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-surface p-0 text-ink lg:sticky lg:inset-auto lg:top-0 lg:block lg:h-dvh lg:border-r lg:border-line"
      >
        <SideMenu
          menuId={MENU_ID}
          owner={owner}
          unread={unread}
          path={path}
          switchRole={switchRole}
          logOut={logOut}
        />
      </div>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-300 min-w-0 px-gutter pt-8 outline-none lg:py-10"
      >
        <div className="flex flex-col gap-8">{children}</div>
      </main>
      <BottomBar owner={owner} unread={unread} path={path} menuId={MENU_ID} />
    </div>
  );
}
