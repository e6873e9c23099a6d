import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";

/** A looper leaves a home that is theirs. */
export const leaveHomeSchema = z.strictObject({
  propertyId: z.string({ error: INVALID_VALUE }).max(40, { error: INVALID_VALUE }),
});
export type LeaveHomeInput = z.output<typeof leaveHomeSchema>;

/** A looper leaves the network: the button says it all. */
export const leaveNetworkSchema = z.strictObject({});
