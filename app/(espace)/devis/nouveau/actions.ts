"use server";

import { userAction } from "@/lib/auth/user-action";
import { requestQuote } from "@/lib/quotes/commands/request-quote";
import { quoteRequestSchema } from "@/lib/quotes/schemas";
import { quoteRoutes } from "@/lib/routes/quotes";

export const requestQuoteAction = userAction(
  quoteRequestSchema,
  requestQuote,
  ({ quoteId }) => ({ redirectTo: quoteRoutes.one(quoteId, "demande") }),
  { creates: "quote-request" },
);
