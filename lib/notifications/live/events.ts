import { z } from "zod";

const id = z.string();

/** What each kind of event says. */
export const LIVE_EVENT_DATA = {
  /** A message was written, read or marked in a conversation. */
  message: z.strictObject({ conversationId: id, messageId: id.nullable() }),
  visit: z.strictObject({ visitId: id }),
  offer: z.strictObject({ offerId: id }),
  sale: z.strictObject({ saleId: id }),
  /** A listing was handed in, taken back, taken in charge or decided about. */
  review: z.strictObject({ revisionId: id }),
  notification: z.strictObject({ id: id.nullable(), event: z.string().nullable() }),
} as const;

type Data = typeof LIVE_EVENT_DATA;

/**
 * What the open pages of a person are notified of, by its kind (GET /api/events). It names what
 * changed and never says it: pages read that where permission is checked.
 */
export type LiveEvent = {
  [Kind in keyof Data]: { kind: Kind; data: z.output<Data[Kind]> };
}[keyof Data];
