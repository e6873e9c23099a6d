import { newId } from "../kernel/ids.ts";
import { msAfter } from "../kernel/time.ts";
import type { Prisma } from "../platform/db/generated/client.ts";

const WRITTEN = new Date("2026-11-21T10:00:00Z");

/** A request to the team that waits, of somebody without an account unless stated otherwise. */
export function contactRow(
  overrides: Partial<Prisma.ContactRequestUncheckedCreateInput> = {},
): Prisma.ContactRequestUncheckedCreateInput {
  const id = newId();
  const email = `${id}@example.org`;
  return {
    ...{ id, topic: "other", name: "Léo Martin", email, emailNormalized: email },
    ...{ createdAt: WRITTEN, lastMessageAt: WRITTEN, waitingSince: WRITTEN },
    dueAt: msAfter(WRITTEN, 24 * 3_600_000),
    messages: {
      create: {
        ...{ id: newId(), position: 1, side: "person", content: "Bonjour", createdAt: WRITTEN },
      },
    },
    ...overrides,
  };
}
