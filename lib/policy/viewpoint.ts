import { activeRoles, holds, type Role } from "../kernel/roles.ts";
import type { Permission, PolicyActor } from "./can.ts";

/** The roles that sales are looked at from; a trust manager has screens of its own. */
export const VIEWPOINTS = ["buyer", "seller", "ambassador"] as const satisfies Role[];
export type Viewpoint = (typeof VIEWPOINTS)[number];

/** What may be read from each. */
export const VIEWPOINT_PERMISSIONS: Record<Viewpoint, Permission> = {
  buyer: "buying.read",
  seller: "selling.read",
  ambassador: "looping.read",
};

const isViewpoint = (role: Role): role is Viewpoint =>
  (VIEWPOINTS as readonly Role[]).includes(role);

/**
 * Whose screen the shared pages show: the active role's where it is in force, else that of the first
 * role that is; null for a trust manager and for a person who has no role in force.
 */
export function viewpointOf({
  roles,
  activeRole,
}: Pick<PolicyActor, "roles"> & { activeRole: Role }): Viewpoint | null {
  const role = holds(roles, activeRole) ? activeRole : activeRoles(roles)[0];
  return role !== undefined && isViewpoint(role) ? role : null;
}
