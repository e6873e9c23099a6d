import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { TestDatabase } from "./database.ts";

/** A message of a test's conversation. */
export interface SentMessage {
  by: "contact" | "owner";
  content: string;
  at: Date;
  readAt?: Date;
}

/** Writes a conversation and the messages in it, the oldest first; returns its id. */
export async function createConversation(
  database: TestDatabase,
  people: { contactId: string; ownerId: string },
  messages: readonly SentMessage[],
  overrides: Partial<Prisma.ConversationUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId();
  const at = messages.map((message) => message.at);
  const createdAt = at[0] ?? new Date(0);
  const data = {
    id,
    ...people,
    type: "inquiry" as const,
    createdAt,
    lastMessageAt: at.at(-1) ?? createdAt,
    ...overrides,
  };
  await database.writer.$transaction(async (tx) => {
    await tx.conversation.create({ data });
    for (const { by, content, at: sentAt, readAt = null } of messages) {
      await tx.message.create({
        data: {
          id: newId(),
          conversationId: id,
          sender: by,
          authorId: by === "contact" ? data.contactId : data.ownerId,
          content,
          createdAt: sentAt,
          readAt,
        },
      });
    }
  });
  return id;
}
