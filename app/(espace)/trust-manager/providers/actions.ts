"use server";

import { userAction } from "@/lib/auth/user-action";
import { managedProviderRoutes } from "@/lib/routes/managed-providers";
import { changeProvider } from "@/lib/trust/providers/commands/change-provider";
import { enterProvider } from "@/lib/trust/providers/commands/enter-provider";
import { recordCheck } from "@/lib/trust/providers/commands/record-check";
import { reinstateProvider } from "@/lib/trust/providers/commands/reinstate-provider";
import { removeCheck } from "@/lib/trust/providers/commands/remove-check";
import { removeReview } from "@/lib/trust/providers/commands/remove-review";
import { suspendProvider } from "@/lib/trust/providers/commands/suspend-provider";
import {
  checkKeySchema,
  providerChangeSchema,
  providerCheckSchema,
  providerEntrySchema,
  providerIdSchema,
  reviewRemovalSchema,
  suspensionSchema,
} from "@/lib/trust/providers/schemas";

const landing =
  (state: string) =>
  ({ providerId }: { providerId: string }) => ({
    redirectTo: managedProviderRoutes.one(providerId, state),
  });

export const enterProviderAction = userAction(
  providerEntrySchema,
  enterProvider,
  landing("inscrit"),
  { creates: "provider" },
);

export const changeProviderAction = userAction(
  providerChangeSchema,
  changeProvider,
  landing("modifie"),
);

export const recordCheckAction = userAction(providerCheckSchema, recordCheck, landing("piece"));

export const removeCheckAction = userAction(checkKeySchema, removeCheck, landing("piece-retiree"));

export const suspendProviderAction = userAction(
  suspensionSchema,
  suspendProvider,
  landing("suspendu"),
);

export const reinstateProviderAction = userAction(
  providerIdSchema,
  reinstateProvider,
  landing("retabli"),
);

export const removeReviewAction = userAction(
  reviewRemovalSchema,
  removeReview,
  landing("avis-retire"),
);
