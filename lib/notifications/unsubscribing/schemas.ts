import { z } from "zod";

/** The link of a mail that stops such mails. */
export const stopMailsSchema = z.strictObject({ lien: z.string().max(200) });
