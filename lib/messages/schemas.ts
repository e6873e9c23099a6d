import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { isId } from "../kernel/ids.ts";
import { MESSAGE_FIELDS } from "./copy.ts";
import { hasText, MESSAGE_MAX, tidyMessage } from "./text.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** An answer in a conversation. */
export const replySchema = z.strictObject({
  conversationId: id,
  /** The last message that was shown: it and those before it are read. */
  seen: id.optional(),
  content: z
    .string({ error: MESSAGE_FIELDS.blank })
    .transform(tidyMessage)
    .refine(hasText, { error: MESSAGE_FIELDS.blank })
    .refine((text) => text.length <= MESSAGE_MAX, { error: MESSAGE_FIELDS.tooLong(MESSAGE_MAX) }),
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
