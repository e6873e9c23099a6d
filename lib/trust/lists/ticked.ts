import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { PAGE_LENGTH } from "../../kernel/keyset.ts";

/** A list shows no more at once. */
const MOST_TICKED = PAGE_LENGTH;

/**
 * The rows that are ticked in a form of a list: one box, several, or none.
 * @param row reads how a box names its row
 * @param none what is to be read where nothing is ticked
 */
export const tickedRows = <Row extends z.ZodType>(row: Row, none: string) =>
  z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z
      .array(z.string())
      .min(1, none)
      .max(MOST_TICKED, `Cochez ${MOST_TICKED} lignes au plus.`)
      // What is wrong with one of them is read over the list: its box has no place for it.
      .transform((words, context) => {
        const rows = z.array(row).safeParse(words);
        if (rows.success) return rows.data;
        context.addIssue({ code: "custom", message: INVALID_VALUE });
        return z.NEVER;
      }),
  );
