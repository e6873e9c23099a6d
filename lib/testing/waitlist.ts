import { newId } from "../kernel/ids.ts";
import { randomText } from "../kernel/random.ts";
import type { Prisma } from "../platform/db/generated/client.ts";

const NOW = new Date("2026-11-01T09:00:00Z");

/** Somebody of the waitlist, who has not confirmed the address; override what a test is about. */
export function entryRow(
  overrides: Partial<Prisma.WaitlistEntryUncheckedCreateInput> = {},
): Prisma.WaitlistEntryUncheckedCreateInput {
  const id = newId();
  const email = overrides.email ?? `${id}@example.org`;
  const createdAt = overrides.createdAt ?? NOW;
  return {
    id,
    email,
    emailNormalized: email.toLowerCase(),
    mailbox: email.toLowerCase(),
    role: "seller",
    createdAt,
    confirmationSentAt: createdAt,
    // A code is given with the confirmation, and only then.
    referralCode: overrides.confirmedAt ? randomText("ABCDEFGHJKMNPQRSTVWXYZ0123456789", 6) : null,
    ...overrides,
  };
}
