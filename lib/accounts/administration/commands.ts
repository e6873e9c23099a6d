import { recordAudit } from "../../audit/commands.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import type { Role } from "../../kernel/roles.ts";
import { writer } from "../../platform/db/clients.ts";
import { isDemoAddress } from "../demo.ts";
import { closeWaysIn } from "../sessions/commands.ts";
import type { Account } from "./queries.ts";

/**
 * What is done from the command line only: nobody is signed in, and the audit says so. It may run
 * beside the server: a transaction waits for the write lock at its start (decision 0009).
 */

const VIA = { via: "command-line" } as const;

/**
 * Gives a person a role, in force at once, whatever was decided before. A trust manager's sessions
 * end: the next one is asked for the second factor and a longer password.
 * @throws {DomainError} account.demo: everybody knows that password.
 */
export async function grantRole(
  { userId, email }: Account,
  role: Role,
  now = new Date(),
): Promise<"granted" | "held"> {
  if (role === "trust_manager" && isDemoAddress(normalizeEmail(email))) {
    throw new DomainError("account.demo");
  }
  return writer().$transaction(async (tx) => {
    const decided = { status: "active", decidedAt: now, decidedById: null } as const;
    const { count } = await tx.roleGrant.updateMany({
      where: { userId, role, status: { not: "active" } },
      data: decided,
    });
    if (count === 0) {
      const held = await tx.roleGrant.count({ where: { userId, role } });
      if (held > 0) return "held";
      await tx.roleGrant.create({
        data: { id: newId(), userId, role, requestedAt: now, ...decided },
      });
    }
    if (role === "trust_manager") await closeWaysIn(tx, { userId }, now);
    await recordAudit(
      tx,
      {
        action: "role.granted",
        subject: { type: "user", id: userId },
        actor: null,
        concernsId: userId,
        detail: { role, ...VIA },
      },
      now,
    );
    return "granted";
  });
}

/** Ends every session of a person. @returns how many ended. */
export async function endAllSessions({ userId }: Account, now = new Date()): Promise<number> {
  return writer().$transaction(async (tx) => {
    const count = await closeWaysIn(tx, { userId }, now);
    if (count > 0) {
      await recordAudit(
        tx,
        {
          action: "session.revoked",
          subject: { type: "user", id: userId },
          actor: null,
          concernsId: userId,
          detail: { sessions: count, ...VIA },
        },
        now,
      );
    }
    return count;
  });
}

/**
 * Removes the second factor of a person who lost the telephone and the recovery codes, and ends
 * their sessions. @returns whether there was one.
 */
export async function resetSecondFactor({ userId }: Account, now = new Date()): Promise<boolean> {
  return writer().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
    if (count === 0) return false;
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await closeWaysIn(tx, { userId }, now);
    await recordAudit(
      tx,
      {
        action: "account.second-factor-removed",
        subject: { type: "user", id: userId },
        actor: null,
        concernsId: userId,
        detail: VIA,
      },
      now,
    );
    return true;
  });
}
