"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { answerQuote } from "@/lib/quotes/commands/answer-quote";
import { cancelQuoteAsProvider } from "@/lib/quotes/commands/cancel-quote";
import { completeQuoteAsProvider } from "@/lib/quotes/commands/complete-quote";
import { declineQuote } from "@/lib/quotes/commands/decline-quote";
import { writeToClient } from "@/lib/quotes/commands/write-quote-message";
import { providerMessageSchema, quoteAnswerSchema, quoteLinkSchema } from "@/lib/quotes/schemas";
import { quoteRoutes } from "@/lib/routes/quotes";

const landing =
  (state: string) =>
  (_done: unknown, { jeton }: { jeton: string }) => ({
    redirectTo: quoteRoutes.answer(jeton, state),
  });

export const answerQuoteAction = visitorAction(
  quoteAnswerSchema,
  (input) => answerQuote(input),
  landing("repondu"),
);

export const declineQuoteAction = visitorAction(
  quoteLinkSchema,
  (input) => declineQuote(input),
  landing("decline"),
);

export const cancelAsProviderAction = visitorAction(
  quoteLinkSchema,
  (input) => cancelQuoteAsProvider(input),
  landing("annule"),
);

export const completeAsProviderAction = visitorAction(
  quoteLinkSchema,
  (input) => completeQuoteAsProvider(input),
  landing("faite"),
);

export const writeToClientAction = visitorAction(
  providerMessageSchema,
  (input) => writeToClient(input),
  landing("message"),
  { creates: "provider-message" },
);
