import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { ATTACHMENTS_A_MESSAGE } from "../documents/attachments.ts";
import { isId } from "../kernel/ids.ts";
import { tidyText } from "../kernel/text.ts";
import { MESSAGE_FIELDS } from "./copy.ts";
import { MESSAGE_MAX } from "./text.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** What somebody writes. */
export const messageContent = z
  .string({ error: MESSAGE_FIELDS.blank })
  .transform(tidyText)
  .refine((text) => text !== "", { error: MESSAGE_FIELDS.blank })
  .refine((text) => text.length <= MESSAGE_MAX, { error: MESSAGE_FIELDS.tooLong(MESSAGE_MAX) });

/** Names a message before it is sent: sent again, it is the same one. */
const clientKey = z.string().regex(/^[\w-]{8,64}$/, { error: INVALID_VALUE });

/** The documents that come with a message: ids of the author's, each once. */
const documents = z
  .array(id, { error: INVALID_VALUE })
  .max(ATTACHMENTS_A_MESSAGE, { error: MESSAGE_FIELDS.tooManyDocuments(ATTACHMENTS_A_MESSAGE) })
  .refine((ids) => new Set(ids).size === ids.length, { error: INVALID_VALUE })
  .optional();

/** A first message about a listing. */
export const startConversationSchema = z.strictObject({
  listingId: id,
  content: messageContent,
  clientKey: clientKey.optional(),
});
export type Start = z.output<typeof startConversationSchema>;

/** An answer in a conversation. */
export const replySchema = z.strictObject({
  conversationId: id,
  /** The last message that was shown: it and those before it are read. */
  seen: id.optional(),
  content: messageContent,
  clientKey: clientKey.optional(),
  documents,
  /** Where to go once it is sent, without scripts. */
  back: z.string().max(500).optional(),
});
export type Reply = z.output<typeof replySchema>;

/** That the messages of a conversation were read, up to one. */
export const readSchema = z.strictObject({ conversationId: id, seen: id });
export type Reading = z.output<typeof readSchema>;

/** A mark that one puts on a conversation, or takes off. */
export const markSchema = z.strictObject({
  conversationId: id,
  mark: z.enum(["starred", "archived"], { error: INVALID_VALUE }),
  on: z.boolean().default(false),
});
export type Mark = z.output<typeof markSchema>;

/** The conversation of a visit, or of an offer: one of the two is named. */
export const openingSchema = z
  .strictObject({ visitId: id.optional(), offerId: id.optional() })
  .refine(({ visitId, offerId }) => (visitId === undefined) !== (offerId === undefined), {
    error: INVALID_VALUE,
  });
export type Opening = z.output<typeof openingSchema>;

/** Blocks the other person of a conversation, or takes that back. */
export const blockSchema = z.strictObject({ conversationId: id, on: z.boolean().default(false) });

/** A call that begins a conversation. */
export const startCallSchema = z.strictObject({ listingId: id, content: messageContent });
/** A call that writes in one. */
export const messageCallSchema = z.strictObject({
  content: messageContent,
  documents: documents.describe("Documents that POST /api/documents stored as attachments."),
});

/** A message as calls give it. */
export const messageJsonSchema = z.strictObject({
  id: z.string(),
  isMine: z.boolean(),
  content: z.string(),
  sentAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
  /** Those that were not deleted; each is read at /api/documents/{id}. */
  documents: z.array(z.strictObject({ id: z.string(), name: z.string(), bytes: z.int() })),
});

/** A conversation as calls give it, the last messages the oldest first. */
export const conversationJsonSchema = z.strictObject({
  id: z.string(),
  listingId: z.string().nullable(),
  contactName: z.string(),
  type: z.enum(["inquiry", "offer", "visit", "general", "team"]),
  unread: z.number().int(),
  messages: z.array(messageJsonSchema),
});
