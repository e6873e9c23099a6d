import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { type ContactTopic, dueAfter, MAX_OPEN_CONTACTS } from "../rules.ts";

/** A request whose address is known to be its person's. */
interface NewRequest {
  topic: ContactTopic;
  content: string;
  propertyId: string | null;
  visitId: string | null;
  person: { userId: string | null; name: string; email: string; emailNormalized: string };
  /** Of the mail that confirmed the address; null where an account wrote. */
  tokenHash: string | null;
  /** Null for a person who is not signed in. */
  actor: Actor | null;
}

/**
 * Opens a request, with its first message, and puts it in the team's queue.
 * @returns its id
 * @throws {DomainError} contact.too-many-open
 */
export async function openRequest(
  tx: Transaction,
  { topic, content, propertyId, visitId, person, tokenHash, actor }: NewRequest,
  now: Date,
): Promise<string> {
  const { userId, emailNormalized } = person;
  const open = await tx.contactRequest.count({
    where: { status: "open", ...(userId === null ? { emailNormalized } : { userId }) },
  });
  if (open >= MAX_OPEN_CONTACTS) throw new DomainError("contact.too-many-open");
  const id = newId();
  await tx.contactRequest.create({
    data: {
      ...{ id, topic, propertyId, visitId, tokenHash, ...person },
      createdAt: now,
      lastMessageAt: now,
      waitingSince: now,
      dueAt: dueAfter(topic, now),
      messages: {
        create: {
          ...{ id: newId(), position: 1, side: "person", authorId: userId, content },
          createdAt: now,
        },
      },
    },
    select: { id: true },
  });
  const subject = { type: "contact", id } as const;
  await recordAudit(
    tx,
    { action: "contact.sent", subject, actor, concernsId: userId, detail: { topic } },
    now,
  );
  if (userId !== null) await publishConversation(tx, [userId], id, now);
  return id;
}
