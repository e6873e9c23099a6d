"use server";

import { userAction } from "@/lib/auth/user-action";
import { remindSales } from "@/lib/trust/sales/commands/remind-sales";
import { saleRemindersSchema } from "@/lib/trust/sales/schemas";
import { CONTRACTS } from "./copy";

export const remindSalesAction = userAction(
  saleRemindersSchema,
  async (input, actor) => CONTRACTS.reminders.outcome(await remindSales(input, actor)),
  (message) => ({ message }),
);
