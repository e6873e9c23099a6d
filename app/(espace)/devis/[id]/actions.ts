"use server";

import { userAction } from "@/lib/auth/user-action";
import { acceptQuote } from "@/lib/quotes/commands/accept-quote";
import { cancelQuote } from "@/lib/quotes/commands/cancel-quote";
import { completeQuote } from "@/lib/quotes/commands/complete-quote";
import { reviewProvider } from "@/lib/quotes/commands/review-provider";
import { writeToProvider } from "@/lib/quotes/commands/write-quote-message";
import {
  clientMessageSchema,
  quoteAcceptanceSchema,
  quoteIdSchema,
  reviewSchema,
} from "@/lib/quotes/schemas";
import { quoteRoutes } from "@/lib/routes/quotes";

const landing =
  (state: string) =>
  ({ quoteId }: { quoteId: string }) => ({ redirectTo: quoteRoutes.one(quoteId, state) });

export const acceptQuoteAction = userAction(quoteAcceptanceSchema, acceptQuote, landing("accepte"));

export const cancelQuoteAction = userAction(quoteIdSchema, cancelQuote, landing("annule"));

export const completeQuoteAction = userAction(quoteIdSchema, completeQuote, landing("faite"));

export const reviewProviderAction = userAction(reviewSchema, reviewProvider, landing("avis"));

export const writeToProviderAction = userAction(
  clientMessageSchema,
  writeToProvider,
  landing("message"),
  { creates: "quote-message" },
);
