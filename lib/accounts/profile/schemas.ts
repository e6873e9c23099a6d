import { z } from "zod";
import { ACCOUNT_FIELDS as say } from "../../content/account-fields.ts";
import { line } from "../../content/text-fields.ts";
import { personFields } from "../schemas.ts";

/** Five figures in France; shorter, longer or with letters elsewhere. */
const POSTAL_CODE = /^[\dA-Z][\dA-Z -]{1,8}[\dA-Z]$/i;

/** What a person changes of the profile; what is left empty is forgotten. */
export const profileSchema = z.strictObject({
  ...personFields,
  address: line(say.address, 1, 200).optional(),
  city: line(say.city, 1, 100).optional(),
  postalCode: line(say.postalCode, 3, 10).regex(POSTAL_CODE, { error: say.postalCode }).optional(),
});

export type ProfileInput = z.output<typeof profileSchema>;
