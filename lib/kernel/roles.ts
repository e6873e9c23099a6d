/** Roles a person can hold; users read "Looper" for ambassador. */
export const ROLES = ["buyer", "seller", "ambassador", "trust_manager"] as const;
export type Role = (typeof ROLES)[number];

/** Roles a person takes by asking. The other is granted from the command line only. */
export const SELF_ASSIGNABLE_ROLES = ["buyer", "seller", "ambassador"] as const satisfies Role[];
export type SelfAssignableRole = (typeof SELF_ASSIGNABLE_ROLES)[number];

/** The same as other programs and the waitlist's form say them. */
export const OUTSIDE_ROLES = ["seller", "looper", "buyer"] as const;
export type OutsideRole = (typeof OUTSIDE_ROLES)[number];

const FROM_OUTSIDE: Record<OutsideRole, SelfAssignableRole> = {
  seller: "seller",
  looper: "ambassador",
  buyer: "buyer",
};

/** The role that the outside means. */
export function roleFromOutside(role: OutsideRole): SelfAssignableRole {
  return FROM_OUTSIDE[role];
}

/** Roles that somebody has to agree to: until then they are held as pending. */
export const DECIDED_ROLES: readonly Role[] = ["ambassador"];

/** Most roles that people give themselves. */
export const MAX_ROLES = 3;

/** Where a role stands; one that is not active opens nothing but what tells so. `left` is the choice of its person. */
export const ROLE_STATUSES = ["pending", "active", "suspended", "refused", "left"] as const;
export type RoleStatus = (typeof ROLE_STATUSES)[number];

/** A role of a person and where it stands. */
export interface HeldRole {
  role: Role;
  status: RoleStatus;
}

/** Whether one of these roles is held and in force. */
export function holds(roles: readonly HeldRole[], role: Role): boolean {
  return roles.some((held) => held.role === role && held.status === "active");
}

/** The roles in force, in the order they were asked for. */
export function activeRoles(roles: readonly HeldRole[]): Role[] {
  return roles.filter(({ status }) => status === "active").map(({ role }) => role);
}

/** Roles that can still be asked for: neither held nor asked for already, refused ones included. */
export function availableRoles(roles: readonly HeldRole[]): SelfAssignableRole[] {
  return SELF_ASSIGNABLE_ROLES.filter((role) => !roles.some((held) => held.role === role));
}
