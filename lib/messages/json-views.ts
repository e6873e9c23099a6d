import type { z } from "zod";
import type { conversationJsonSchema, messageJsonSchema } from "./schemas.ts";
import type { ConversationView, MessageView } from "./views.ts";

/** A message as calls give it to a person who takes part. */
export function messageJson({
  id,
  isMine,
  content,
  sentAt,
  readAt,
  attachments,
}: MessageView): z.input<typeof messageJsonSchema> {
  return {
    id,
    isMine,
    content,
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    documents: attachments
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id: documentId, fileName, bytes }) => ({ id: documentId, name: fileName, bytes })),
  };
}

/** A conversation as calls give it to a person who takes part. */
export function conversationJson({
  id,
  property,
  contactName,
  type,
  unread,
  messages,
}: ConversationView): z.input<typeof conversationJsonSchema> {
  return {
    id,
    listingId: property?.id ?? null,
    contactName,
    type,
    unread,
    messages: messages.map(messageJson),
  };
}
