import { adoptContacts } from "../../accounts/commands/adopt-contacts.ts";
import { closeRegistrations } from "../../accounts/commands/close-registrations.ts";
import { freeReferralCode } from "../../accounts/commands/free-referral-code.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { DECIDED_ROLES, type Role } from "../../kernel/roles.ts";
import { adoptLeads } from "../../leads/commands/adopt-leads.ts";
import { writeZone } from "../../looper-zones/commands/write-zone.ts";
import { NOTIFICATION_DEFAULTS } from "../../notifications/preferences.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { joinFromWaitlist } from "../../waitlist/commands/join-from-waitlist.ts";

/** Whose account is opened: an address that was shown to be theirs. */
interface NewPerson {
  email: string;
  emailNormalized: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Null for a person who has none yet: "mot de passe oublié" gives one. */
  passwordHash: string | null;
  role: Role;
  /** The referral code that was given, whether or not somebody has it. */
  referredBy: string | null;
}

/**
 * Opens an account with one role, in the caller's transaction.
 * @returns its id
 * @throws {DomainError} account.link-spent where the address has an account
 */
export async function createAccount(
  tx: Transaction,
  { role, referredBy, ...person }: NewPerson,
  now: Date,
): Promise<string> {
  const { emailNormalized } = person;
  const taken = await tx.user.findUnique({ where: { emailNormalized }, select: { id: true } });
  if (taken) throw new DomainError("account.link-spent");
  const referrer = referredBy
    ? await tx.user.findUnique({ where: { referralCode: referredBy } })
    : null;
  const userId = newId();
  await tx.user.create({
    data: {
      id: userId,
      ...person,
      activeRole: role,
      referralCode: await freeReferralCode(tx),
      referredById: referrer && referrer.erasedAt === null ? referrer.id : null,
      emailConfirmedAt: now,
      createdAt: now,
    },
  });
  const isDecided = DECIDED_ROLES.some((decided) => decided === role);
  await tx.roleGrant.create({
    data: {
      id: newId(),
      userId,
      role,
      status: isDecided ? "pending" : "active",
      requestedAt: now,
      decidedAt: isDecided ? null : now,
    },
  });
  if (role === "ambassador") {
    await tx.ambassadorProfile.create({ data: { userId } });
    await writeZone(tx, userId, now);
  }
  for (const preference of NOTIFICATION_DEFAULTS) {
    await tx.notificationPreference.create({ data: { userId, ...preference } });
  }
  await joinFromWaitlist(tx, { userId, emailNormalized }, now);
  await adoptLeads(tx, { userId, emailNormalized });
  await adoptContacts(tx, { userId, emailNormalized });
  await closeRegistrations(tx, emailNormalized);
  await recordAudit(
    tx,
    {
      action: "account.opened",
      subject: { type: "user", id: userId },
      actor: { userId, sessionId: null },
      concernsId: userId,
      detail: { role },
    },
    now,
  );
  return userId;
}
