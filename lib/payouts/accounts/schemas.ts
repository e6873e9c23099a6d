import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from "ibantools";
import { z } from "zod";
import { personName } from "../../content/text-fields.ts";
import { tidyLine } from "../../kernel/text.ts";
import { ACCOUNT_FIELDS } from "./copy.ts";
import { isVatNumber } from "./vat.ts";

/** Longest an IBAN is typed: 34 characters, with a space after each four, and what pasting adds. */
const IBAN_TYPED = 60;

const iban = z
  .string({ error: ACCOUNT_FIELDS.iban })
  .overwrite(tidyLine)
  .max(IBAN_TYPED, { error: ACCOUNT_FIELDS.iban })
  .transform((typed, context) => {
    const electronic = electronicFormatIBAN(typed);
    if (electronic === null || !isValidIBAN(electronic)) {
      context.addIssue({ code: "custom", message: ACCOUNT_FIELDS.iban });
      return z.NEVER;
    }
    if (!isSEPACountry(electronic.slice(0, 2))) {
      context.addIssue({ code: "custom", message: ACCOUNT_FIELDS.outside });
      return z.NEVER;
    }
    return electronic;
  });

/** An account that commissions are paid to. */
export const payoutAccountSchema = z.strictObject({
  iban,
  holder: personName(ACCOUNT_FIELDS.holder, 2, 70),
});
export type TypedAccount = z.output<typeof payoutAccountSchema>;

/** Whether a looper invoices VAT, and under which number. */
export const vatSchema = z
  .strictObject({
    regime: z.enum(["franchise", "vat"], { error: ACCOUNT_FIELDS.regime }),
    vatNumber: z
      .string({ error: ACCOUNT_FIELDS.vatNumber })
      .overwrite((typed) => typed.replaceAll(/[\s.]/g, "").toUpperCase())
      .max(20, { error: ACCOUNT_FIELDS.vatNumber })
      .default(""),
  })
  .superRefine(({ regime, vatNumber }, context) => {
    if (regime === "franchise" || isVatNumber(vatNumber)) return;
    context.addIssue({ code: "custom", path: ["vatNumber"], message: ACCOUNT_FIELDS.vatNumber });
  });
export type VatRegime = z.output<typeof vatSchema>;
