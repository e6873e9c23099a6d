"use server";

import { userAction } from "@/lib/auth/user-action";
import { remindSales } from "@/lib/trust/sales/commands/remind-sales";
import { saleRemindersSchema } from "@/lib/trust/sales/schemas";
import { tickedDone } from "../ticked-done";
import { CONTRACTS } from "./copy";

export const remindSalesAction = userAction(
  saleRemindersSchema,
  (input, actor) => remindSales(input, actor),
  tickedDone(CONTRACTS.reminders.outcome),
);
