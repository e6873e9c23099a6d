import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { SUBJECTS } from "./subjects.ts";

/** A notification that is marked as read. */
export const notificationSchema = z.strictObject({ id: z.string().max(50) });

/** All of them. */
export const allNotificationsSchema = z.strictObject({});

/** Most offers of one exchange that its page names. */
const SEEN_MAX = 50;

/** What a person looks at: what they were notified of about it is read. */
export const seenSchema = z.strictObject({
  about: z.enum(SUBJECTS, { error: INVALID_VALUE }),
  ids: z
    .array(z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE }))
    .min(1, { error: INVALID_VALUE })
    .max(SEEN_MAX, { error: INVALID_VALUE }),
});
export type SeenSubject = z.output<typeof seenSchema>;
