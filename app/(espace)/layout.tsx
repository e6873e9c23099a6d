import { headers } from "next/headers";
import type { ReactNode } from "react";
import { PATH_HEADER } from "@/lib/auth/path-header";
import { currentVisitor } from "@/lib/auth/session";
import { countNews } from "@/lib/dashboards/unread/queries/count-news";
import { OwnForms } from "../OwnForms";
import { SpaceShell } from "./_frame/SpaceShell";
import { logOutAction, switchRoleAction } from "./actions";
import "../space.css";

/*
 * No loading.tsx in this group either: nothing would show without JavaScript.
 */
export default async function SpaceLayout({ children }: { children: ReactNode }) {
  const visitor = await currentVisitor();
  // The page leads visitors who may not open it elsewhere.
  if (visitor?.kind !== "person") return children;
  const { actor } = visitor;
  const unread = await countNews(actor);
  const path = (await headers()).get(PATH_HEADER) ?? "";
  const { firstName, lastName, email, activeRole, roles } = actor;
  return (
    <OwnForms>
      <SpaceShell
        owner={{ firstName, lastName, email, activeRole, roles, unread }}
        path={path}
        switchRole={switchRoleAction}
        logOut={logOutAction}
      >
        {children}
      </SpaceShell>
    </OwnForms>
  );
}
