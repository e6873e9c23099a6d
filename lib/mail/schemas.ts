import { z } from "zod";

/** Which mail's link is to be shown. */
export const handOverSchema = z.strictObject({ mail: z.string().max(40) });
