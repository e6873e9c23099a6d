import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { registrationRow } from "./builders.ts";
import { FORMER_ADDRESSES, MARK, named, SECRET } from "./marks.ts";

const NOW = new Date("2026-11-01T09:00:00Z");
const SOON = new Date("2026-12-01T09:00:00Z");

/** What was written under the addresses that the person had before. */
export async function writeFormerAddresses(
  tx: Prisma.TransactionClient,
  { userId }: Actor,
  other: Actor,
): Promise<void> {
  const expiring = { createdAt: NOW, expiresAt: SOON };
  for (const [index, email] of FORMER_ADDRESSES.entries()) {
    const emailNormalized = email.toLowerCase();
    await tx.formerEmail.create({ data: { userId, email, emailNormalized, until: NOW } });
    await tx.emailChange.create({
      data: {
        hash: `${SECRET}back${index}`,
        userId,
        email,
        emailNormalized,
        restores: true,
        ...expiring,
      },
    });
    // Somebody else would like to have it.
    await tx.emailChange.create({
      data: {
        hash: `${SECRET}want${index}`,
        userId: other.userId,
        email,
        emailNormalized,
        ...expiring,
      },
    });
    await tx.pendingRegistration.create({
      data: registrationRow(email, { ...named(MARK), passwordHash: SECRET }),
    });
    const wait = { role: "buyer", createdAt: NOW, confirmationSentAt: NOW } as const;
    await tx.waitlistEntry.create({
      data: { id: newId(), email, emailNormalized, mailbox: emailNormalized, ...wait },
    });
    for (const toAddress of [email, email.toUpperCase()]) {
      const id = newId();
      await tx.outboxMail.create({
        data: {
          id,
          kind: "address-changed",
          toAddress,
          subject: MARK,
          data: JSON.stringify(SECRET),
          messageId: id,
          nextAttemptAt: NOW,
          createdAt: NOW,
        },
      });
    }
    await tx.lead.create({
      data: {
        id: newId(),
        ambassadorId: other.userId,
        contactName: MARK,
        contactEmail: ` ${email.toUpperCase()}`,
        contactPhone: MARK,
        status: "accepted",
        factAt: NOW,
        createdAt: NOW,
      },
    });
    // Others say that this person brought them.
    const typed = `de la part de ${email}`;
    const theirs = `quidam-${index}@example.org`;
    await tx.waitlistEntry.create({
      data: {
        id: newId(),
        email: theirs,
        emailNormalized: theirs,
        mailbox: theirs,
        referredBy: typed,
        ...wait,
      },
    });
  }
}
