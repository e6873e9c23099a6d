"use server";

import { userAction } from "@/lib/auth/user-action";
import { recordPayment } from "@/lib/invoices/commands/record-payment";
import { reversePayment } from "@/lib/invoices/commands/reverse-payment";
import { recordPaymentSchema, reversePaymentSchema } from "@/lib/invoices/schemas";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import type { Actor } from "@/lib/policy/actor";
import { spaceRoutes } from "@/lib/routes/space";
import { declareLoan } from "@/lib/sales/commands/declare-loan";
import { endSale } from "@/lib/sales/commands/end-sale";
import { recordStep } from "@/lib/sales/commands/record-sale-step";
import { withdrawFromSale } from "@/lib/sales/commands/withdraw-from-sale";
import {
  declareLoanSchema,
  endSaleSchema,
  recordStepSchema,
  saleIdSchema,
} from "@/lib/sales/schemas";

/** A command on a sale; null once it is done, the refusal where the sale has moved on meanwhile. */
function orMoved<Input>(command: (input: Input, actor: Actor) => Promise<unknown>) {
  return async (input: Input, actor: Actor): Promise<ErrorCode | null> => {
    try {
      await command(input, actor);
      return null;
    } catch (error) {
      if (DomainError.is(error) && error.status === 409) return error.code;
      throw error;
    }
  };
}

/** Back to the sale, which says what was done, or what changed and what is possible now. */
const landing =
  (state: string) =>
  (refusal: ErrorCode | null, { saleId }: { saleId: string }) => ({
    redirectTo: spaceRoutes.sale(saleId, refusal ?? state),
  });

export const recordStepAction = userAction(
  recordStepSchema,
  orMoved(recordStep),
  landing("etape-enregistree"),
);

export const declareLoanAction = userAction(
  declareLoanSchema,
  orMoved(declareLoan),
  landing("pret-enregistre"),
);

export const withdrawAction = userAction(
  saleIdSchema,
  orMoved(withdrawFromSale),
  landing("retractation"),
);

export const endSaleAction = userAction(endSaleSchema, orMoved(endSale), landing("terminee"));

export const recordPaymentAction = userAction(
  recordPaymentSchema,
  recordPayment,
  ({ saleId }) => ({ redirectTo: spaceRoutes.sale(saleId, "reglement-enregistre") }),
  { creates: "payment" },
);

export const reversePaymentAction = userAction(
  reversePaymentSchema,
  reversePayment,
  ({ saleId }) => ({ redirectTo: spaceRoutes.sale(saleId, "reglement-annule") }),
  { creates: "payment reversal" },
);
