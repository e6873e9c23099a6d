import { newId } from "../kernel/ids.ts";
import type { Transaction } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { MARK, OTHERS, SECRET } from "./marks.ts";

const NOW = new Date("2026-11-01T09:00:00Z");
const SOON = new Date("2026-12-01T09:00:00Z");

/** What a person wrote to the team: with their account, and without; and what another wrote. */
export async function writeContacts(
  tx: Transaction,
  person: Actor,
  other: Actor,
  propertyId: string,
): Promise<void> {
  const email = `${MARK}@example.org`;
  const emailNormalized = email.toLowerCase();
  const own = { name: MARK, email, emailNormalized };
  const dated = { createdAt: NOW, lastMessageAt: NOW };
  const request = (
    of: { name: string; email: string; emailNormalized: string },
    userId: string | null,
    tokenHash: string | null,
  ) =>
    tx.contactRequest.create({
      data: {
        ...{ id: newId(), topic: "sale", ...of, ...dated, userId, tokenHash, propertyId },
        ...{ waitingSince: NOW, dueAt: SOON },
        messages: {
          create: [
            {
              ...{ id: newId(), position: 1, side: "person", authorId: userId },
              ...{ content: of.name, createdAt: NOW },
            },
            {
              ...{ id: newId(), position: 2, side: "team", authorId: other.userId },
              ...{ content: of.name, createdAt: NOW },
            },
          ],
        },
      },
    });
  await request(own, person.userId, null);
  await request(own, null, SECRET);
  const theirs = { name: OTHERS, email: other.email, emailNormalized: "quidam@example.org" };
  await request(theirs, other.userId, null);
  await tx.pendingContact.create({
    data: {
      ...{ id: newId(), tokenHash: SECRET, topic: "account", ...own, content: MARK, propertyId },
      ...{ createdAt: NOW, expiresAt: SOON },
    },
  });
}
