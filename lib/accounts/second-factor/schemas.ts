import { z } from "zod";
import { codeSchema, typedPassword } from "../schemas.ts";

const password = typedPassword;

/** The steps of the second factor's screen: each but the first code is confirmed by the password. */
export const secondFactorSchema = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("begin"), password }),
  z.strictObject({ step: z.literal("confirm"), code: codeSchema.shape.code }),
  z.strictObject({ step: z.literal("renew"), password }),
  z.strictObject({ step: z.literal("remove"), password }),
]);

export type SecondFactorStep = z.output<typeof secondFactorSchema>;
