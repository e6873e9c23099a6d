import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { tickedRows } from "../lists/ticked.ts";
import { SALE_REMINDERS } from "./rules.ts";

const saleId = z.string().refine(isId, INVALID_VALUE);

/** The sales that are ticked, and what their people are reminded of. */
export const saleRemindersSchema = z.strictObject({
  sales: tickedRows(saleId, "Cochez au moins une vente."),
  remind: z.enum(SALE_REMINDERS, { error: INVALID_VALUE }),
});
