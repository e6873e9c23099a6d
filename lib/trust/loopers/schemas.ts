import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { tickedRows } from "../lists/ticked.ts";

/** The loopers who are ticked, by their grants. */
export const paperRemindersSchema = z.strictObject({
  loopers: tickedRows(z.string().refine(isId, INVALID_VALUE), "Cochez au moins un Looper."),
});
