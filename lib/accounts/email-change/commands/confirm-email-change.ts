import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { DAY_MS } from "../../../kernel/time.ts";
import { adoptLeads } from "../../../leads/commands/adopt-leads.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { countNetworkTry } from "../../../platform/attempts.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { newToken, tokenHash } from "../../../platform/tokens.ts";
import { routes } from "../../../routes/public.ts";
import { adoptContacts } from "../../commands/adopt-contacts.ts";
import { closeRegistrations } from "../../commands/close-registrations.ts";
import type { SignInContext } from "../../credentials.ts";
import { revokeSessionsIn } from "../../sessions/commands/revoke-session.ts";
import { findEmailChange } from "../queries/find-email-change.ts";

/** Days for which the former address can take the account back. */
const RESTORE_DAYS = 7;

/** Notes the address that an account leaves for the next one: it is erased with the account. */
async function noteFormerEmail(
  tx: Transaction,
  { userId, next }: { userId: string; next: string },
  now: Date,
): Promise<void> {
  const { email, emailNormalized } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const of = (address: string) => ({
    userId_emailNormalized: { userId, emailNormalized: address },
  });
  await tx.formerEmail.upsert({
    where: of(emailNormalized),
    create: { userId, email, emailNormalized, until: now },
    update: { email, until: now },
  });
  await tx.formerEmail.deleteMany({ where: { userId, emailNormalized: next } });
}

/**
 * Makes the change that the holder of a link confirms. The secret is enough: it was asked for with
 * the password, and sent to the new address. The former one is sent the way back, which also ends
 * every session and the password: whoever changed the address unasked knew it, and is out.
 * @throws {DomainError} account.link-spent, also where somebody took the address meanwhile
 */
export async function confirmEmailChange(
  { token }: { token: string },
  context: SignInContext,
  now = new Date(),
): Promise<{ restored: boolean }> {
  await countNetworkTry(context);
  const found = await findEmailChange(token, now);
  if (!found) throw new DomainError("account.link-spent");
  const { userId, firstName, from, restores } = found;
  const back = newToken();
  const mail = restores
    ? null
    : newMail("address-changed", {
        firstName,
        at: now,
        link: absoluteUrl(routes.newAddress(back)),
        validDays: RESTORE_DAYS,
      });
  await writer().$transaction(async (tx) => {
    const change = await tx.emailChange.findUnique({ where: { hash: tokenHash(token) } });
    if (!change) throw new DomainError("account.link-spent");
    const { email, emailNormalized } = change;
    const taken = await tx.user.findUnique({ where: { emailNormalized }, select: { id: true } });
    if (taken && taken.id !== userId) throw new DomainError("account.link-spent");
    await tx.emailChange.deleteMany({
      where: { userId, ...(restores ? {} : { restores: false }) },
    });
    await noteFormerEmail(tx, { userId, next: emailNormalized }, now);
    await tx.user.update({
      where: { id: userId },
      data: {
        email,
        emailNormalized,
        emailConfirmedAt: now,
        ...(restores ? { passwordHash: null } : {}),
      },
    });
    // Ways to a new password that were sent to the other address.
    await tx.oneTimeToken.updateMany({
      where: { userId, spentAt: null },
      data: { spentAt: now },
    });
    await adoptLeads(tx, { userId, emailNormalized });
    await adoptContacts(tx, { userId, emailNormalized });
    await closeRegistrations(tx, emailNormalized);
    await recordAudit(
      tx,
      {
        action: restores ? "account.email-restored" : "account.email-changed",
        subject: { type: "user", id: userId },
        actor: { userId, sessionId: null },
        concernsId: userId,
      },
      now,
    );
    if (mail === null) {
      await revokeSessionsIn(tx, { userId }, now);
      return;
    }
    await tx.emailChange.create({
      data: {
        hash: tokenHash(back),
        userId,
        email: from,
        emailNormalized: normalizeEmail(from),
        restores: true,
        createdAt: now,
        expiresAt: new Date(now.getTime() + RESTORE_DAYS * DAY_MS),
      },
    });
    await queueMail(tx, { mail, to: from, userId }, now);
  });
  return { restored: restores };
}
