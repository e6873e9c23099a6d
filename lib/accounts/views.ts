import type { Role, RoleStatus } from "./roles.ts";

/** What a person's own pages and calls say of them. */
export interface PersonView {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  activeRole: Role;
  roles: { role: Role; status: RoleStatus }[];
}

/** An actor as calls show them to themself, and to nobody else. */
export function personView(actor: {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  activeRole: Role;
  roles: readonly { role: Role; status: RoleStatus }[];
}): PersonView {
  const { userId, email, firstName, lastName, activeRole, roles } = actor;
  return {
    id: userId,
    email,
    firstName,
    lastName,
    activeRole,
    roles: roles.map(({ role, status }) => ({ role, status })),
  };
}
