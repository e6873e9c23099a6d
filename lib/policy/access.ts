import { activeRoles, type HeldRole, holds, type Role } from "../kernel/roles.ts";
import { dashboardOf, spaceRoutes } from "../routes/space.ts";

/**
 * Who may open a page.
 * - `everyone`: the public pages
 * - `signed-in`: any account
 * - a role: its holders, in force
 * - `asked-ambassador`: any person who holds or asked for that role, whatever came of it
 */
export type PageAccess = "everyone" | "signed-in" | "asked-ambassador" | Role;

/** The visitor, as far as opening a page goes. */
export interface PageVisitor {
  roles: readonly HeldRole[];
  activeRole: Role;
  /** A trust manager without the second factor that the role asks for. */
  mustSecure: boolean;
}

/** What becomes of a request for a page. */
export type PageDecision =
  | { kind: "open" }
  /** Nobody is signed in. */
  | { kind: "sign-in" }
  /** The person has another page: the path of this site to go to. */
  | { kind: "elsewhere"; path: string };

const OPEN: PageDecision = { kind: "open" };

/** The page a person lands on: the dashboard of the active role, or what stands in for it. */
export function homeOf({ roles, activeRole }: Pick<PageVisitor, "roles" | "activeRole">): string {
  if (holds(roles, activeRole)) return dashboardOf(activeRole);
  const [first] = activeRoles(roles);
  if (first) return dashboardOf(first);
  return roles.some(({ role }) => role === "ambassador")
    ? spaceRoutes.ambassador.onboarding
    : spaceRoutes.profileRoles;
}

function isAllowed(access: PageAccess, { roles }: PageVisitor): boolean {
  switch (access) {
    case "everyone":
    case "signed-in":
      return true;
    case "asked-ambassador":
      return roles.some(({ role }) => role === "ambassador");
    case "buyer":
    case "seller":
    case "ambassador":
    case "trust_manager":
      return holds(roles, access);
  }
}

/**
 * What becomes of a request for a page; nobody is `null`. A person who lacks the role goes to the
 * dashboard of the first role in force; a trust manager without a second factor to where it is set up.
 */
export function decidePage(access: PageAccess, visitor: PageVisitor | null): PageDecision {
  if (access === "everyone") return OPEN;
  if (visitor === null) return { kind: "sign-in" };
  if (!isAllowed(access, visitor)) {
    const [first] = activeRoles(visitor.roles);
    return { kind: "elsewhere", path: first ? dashboardOf(first) : homeOf(visitor) };
  }
  if (visitor.mustSecure && access !== "signed-in") {
    return { kind: "elsewhere", path: spaceRoutes.settingsTab("securite") };
  }
  return OPEN;
}
