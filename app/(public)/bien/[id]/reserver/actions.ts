"use server";

import { z } from "zod";
import { currentVisitor } from "@/lib/auth/session";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { saveIntent } from "@/lib/intents/commands/save-intent";
import { intentField } from "@/lib/intents/schemas";
import { DomainError } from "@/lib/kernel/errors";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { bookVisit } from "@/lib/visits/commands/book-visit";
import { bookingSchema } from "@/lib/visits/schemas";

export const bookAction = userAction(
  bookingSchema,
  bookVisit,
  ({ id }) => ({ redirectTo: spaceRoutes.visit(id, { done: "demandee" }) }),
  { creates: "visit" },
);

/** Retains the slot with a registration that waits for its confirmation. */
export const retainSlotAction = visitorAction(
  z.strictObject({ intention: intentField }),
  async ({ intention }) => {
    const visitor = await currentVisitor();
    if (visitor?.kind !== "pending") throw new DomainError("request.signed-out");
    await saveIntent(intention, visitor.pending);
  },
  () => ({ redirectTo: routes.confirmationPending }),
);
