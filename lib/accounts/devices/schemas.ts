import { z } from "zod";
import { isId } from "../../kernel/ids.ts";

/** Which device to sign out: the id of its session, or every other than the one in use. */
export const deviceSchema = z.strictObject({
  device: z.union([z.literal("others"), z.string().refine(isId)]),
});
