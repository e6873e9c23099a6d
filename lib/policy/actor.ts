import type { HeldRole, Role } from "../kernel/roles.ts";

/** The person behind a request, as commands and pages see them. */
export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The role whose screens are shown. */
  activeRole: Role;
  /** Every role held or asked for, in the order it was, as it stands now. */
  roles: readonly HeldRole[];
  /** Whether an authenticator application is set up. */
  secondFactor: boolean;
  /** A trust manager without a second factor: none of that role's pages opens until it is set up. */
  mustSecure: boolean;
  /** Of the demonstration: shared, so that its means of access can't be changed. */
  isDemo: boolean;
  lastSeenAt: Date;
  /** When the session ends unless it is used. */
  expiresAt: Date;
  remember: boolean;
}

/** Whoever a token stands for: a person, or one whose address is not confirmed yet. */
export type Visitor = { kind: "person"; actor: Actor } | { kind: "pending"; pending: Pending };

/** A registration that waits for its address to be confirmed. */
export interface Pending {
  pendingId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}
