import {
  type HeldRole,
  MAX_ROLES,
  ROLES,
  type Role,
  type RoleStatus,
  SELF_ASSIGNABLE_ROLES,
  type SelfAssignableRole,
} from "../../kernel/roles.ts";
import { civilDay, civilDaysBetween, shiftCivilDay } from "../../kernel/time.ts";

/** What can be done to a role that is held or was asked for. */
export type RoleMove = "grant" | "refuse" | "suspend" | "reinstate" | "leave" | "request";

/** Where each move leads; what is missing can't be done. */
const ROLE_MOVES = {
  // A request that is withdrawn leaves too.
  pending: { grant: "active", refuse: "refused", leave: "left" },
  active: { suspend: "suspended", leave: "left" },
  suspended: { reinstate: "active", leave: "left" },
  // Once more, after the time of `mayReapply`.
  refused: { request: "pending" },
  // Once more, at once.
  left: { request: "pending" },
} as const satisfies Record<RoleStatus, Partial<Record<RoleMove, RoleStatus>>>;

/** The state after a move; null where it can't be made. */
export function afterMove(status: RoleStatus, move: RoleMove): RoleStatus | null {
  const moves: Partial<Record<RoleMove, RoleStatus>> = ROLE_MOVES[status];
  return Object.hasOwn(moves, move) ? (moves[move] ?? null) : null;
}

/** Days after which a refused role can be asked for again: time to put the reason right. */
export const REAPPLY_DAYS = 30;

/** Whether a role that was refused then can be asked for again now: one that its person left can at once. */
export function mayReapply(refusedAt: Date | null, now: Date): boolean {
  return refusedAt === null || civilDaysBetween(refusedAt, now) >= REAPPLY_DAYS;
}

/** The first civil day on which a role refused then can be asked for again. */
export function reapplyOn(refusedAt: Date): string {
  return shiftCivilDay(civilDay(refusedAt), REAPPLY_DAYS);
}

/** Whether a text names a role that people take by asking: no other is ever given by a request. */
export function isSelfAssignable(role: unknown): role is SelfAssignableRole {
  return SELF_ASSIGNABLE_ROLES.some((name) => name === role);
}

/** Whether a text names a role. */
export function isRole(role: unknown): role is Role {
  return ROLES.some((name) => name === role);
}

/**
 * Whether a role can be held beside these: what counts are the others that people give themselves, whatever
 * their status, refused and suspended ones included.
 */
export function hasRoomFor(role: Role, held: readonly HeldRole[]): boolean {
  const others = held.filter((one) => one.role !== role && isSelfAssignable(one.role));
  return others.length < MAX_ROLES;
}
