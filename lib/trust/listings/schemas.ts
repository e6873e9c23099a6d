import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { tickedRows } from "../lists/ticked.ts";

const listingId = z.string().refine(isId, INVALID_VALUE);

/** The listings that are ticked: their sellers are asked to complete them. */
export const completionSchema = z.strictObject({
  listings: tickedRows(listingId, "Cochez au moins une annonce."),
});
