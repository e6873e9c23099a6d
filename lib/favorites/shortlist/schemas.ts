import { z } from "zod";
import { emailField } from "../../accounts/schemas.ts";

/** An invitation to a shared shortlist: by mail where an address is given, else by its link alone. */
export const inviteSchema = z.strictObject({
  email: emailField.optional(),
});

export const acceptSchema = z.strictObject({ token: z.string().max(100) });

export const leaveSchema = z.strictObject({ shareId: z.string().max(50) });
