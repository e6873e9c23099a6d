/** Roles a person can hold; users read "Looper" for ambassador. */
export const ROLES = ["buyer", "seller", "ambassador", "trust_manager"] as const;
export type Role = (typeof ROLES)[number];

/** Roles a person takes by asking. The other is granted from the command line only. */
export const SELF_ASSIGNABLE_ROLES = ["buyer", "seller", "ambassador"] as const satisfies Role[];

/** Where a role stands; one that is not active opens nothing but what tells so. */
export const ROLE_STATUSES = ["pending", "active", "suspended", "refused"] as const;
export type RoleStatus = (typeof ROLE_STATUSES)[number];
