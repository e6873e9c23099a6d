import { DAY_MS } from "../kernel/time.ts";
import { DOCUMENT_BYTES } from "./rules.ts";

/** The kind of a document that goes with a message: it belongs to no file of its owner. */
export const ATTACHMENT = "attachment";

/** Most documents of one message. */
export const ATTACHMENTS_A_MESSAGE = 3;

/** Attachments that a person may have at once, sent or not. */
export const ATTACHMENTS_EACH = 500;

/** Most bytes that a person's attachments of one day are together, deleted ones too: ten of the longest. */
export const ATTACHMENT_BYTES_A_DAY = 10 * DOCUMENT_BYTES;

/** Before that, an attachment without a message may still be sent with one. */
export const unsentBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** From then on, a person's attachments are counted together. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** The message that an attachment came with, as far as it decides who may open it. */
export interface Sending {
  sentAt: Date;
  contactId: string;
  ownerId: string;
  /** When the reports of its conversation that wait for a conclusion were made. */
  reportedAt: readonly Date[];
}

/**
 * Whether somebody else than its owner may open an attachment: the two people of the conversation,
 * and a person who handles reports, while one waits that was made after it was sent.
 */
export function mayOpenAttachment(
  sending: Sending,
  { userId, handlesReports }: { userId: string; handlesReports: boolean },
): boolean {
  if (userId === sending.contactId || userId === sending.ownerId) return true;
  return handlesReports && sending.reportedAt.some((at) => at >= sending.sentAt);
}
