import { z } from "zod";
import { isId } from "../../kernel/ids.ts";

/** Which device to sign out, or all but this one. */
export const deviceSchema = z.discriminatedUnion("which", [
  z.strictObject({ which: z.literal("one"), sessionId: z.string().refine(isId) }),
  z.strictObject({ which: z.literal("others") }),
]);
