import { z } from "zod";
import { emailField, linkToken, typedPassword } from "../schemas.ts";

/** The address that a person wants instead of theirs, and the proof that it is them. */
export const emailChangeSchema = z.strictObject({ email: emailField, password: typedPassword });

/** The secret that the link in the mail carries. */
export const emailLinkSchema = z.strictObject({ jeton: linkToken });
