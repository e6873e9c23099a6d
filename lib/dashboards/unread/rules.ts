import type { Role } from "../../kernel/roles.ts";

/** What one role has to read. */
export interface RoleUnread {
  role: Role;
  unread: number;
}

/** What is unread, as open pages show it. */
export interface UnreadCounts {
  roles: Partial<Record<Role, number>>;
  /** Messages, in conversations that are not archived. */
  messages: number;
  notifications: number;
}

/**
 * What is unread, by the roles in force. What belongs to a role the person does not hold (an answer
 * to a message of somebody who is no buyer) is counted with the first one: it is out of nobody's
 * sight.
 */
export function unreadByRole(roles: readonly Role[], counted: readonly RoleUnread[]): RoleUnread[] {
  return roles.map((role, index) => {
    const theirs = counted.filter(
      (entry) => entry.role === role || (index === 0 && !roles.includes(entry.role)),
    );
    return { role, unread: theirs.reduce((sum, { unread }) => sum + unread, 0) };
  });
}
