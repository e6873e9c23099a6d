import { z } from "zod";
import { phoneIfAny, visitorFields } from "../seller-support/schemas.ts";
import { ESTIMATE_PROBLEMS } from "./copy.ts";
import { estimateIdSchema } from "./schemas.ts";

const supportFields = {
  estimateId: estimateIdSchema.shape.estimateId,
  phone: phoneIfAny,
  consent: z.literal("yes", { error: ESTIMATE_PROBLEMS.consent }),
};

/** A Looper's help for an estimated home: for a person with an account, who is known by it. */
export const ownSupportSchema = z.strictObject(supportFields);

/** The same for anybody else. */
export const visitorSupportSchema = z.strictObject({ ...supportFields, ...visitorFields });
export type VisitorSupport = z.output<typeof visitorSupportSchema>;
