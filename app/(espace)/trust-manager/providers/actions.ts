"use server";

import { userAction } from "@/lib/auth/user-action";
import { managedProviderRoutes } from "@/lib/routes/managed-providers";
import {
  changeProvider,
  type FieldChange,
  type ProviderChanged,
} from "@/lib/trust/providers/commands/change-provider";
import { enterProvider } from "@/lib/trust/providers/commands/enter-provider";
import { recordCheck } from "@/lib/trust/providers/commands/record-check";
import { reinstateProvider } from "@/lib/trust/providers/commands/reinstate-provider";
import { removeCheck } from "@/lib/trust/providers/commands/remove-check";
import { removeReview } from "@/lib/trust/providers/commands/remove-review";
import { suspendProvider } from "@/lib/trust/providers/commands/suspend-provider";
import { whoAndWhen } from "@/lib/trust/providers/copy";
import {
  checkKeySchema,
  providerChangeSchema,
  providerCheckSchema,
  providerEntrySchema,
  providerIdSchema,
  reviewRemovalSchema,
  suspensionSchema,
} from "@/lib/trust/providers/schemas";
import { MANAGED, type MeanwhileNotice } from "./copy";
import { entryText } from "./entry-texts";

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

/** What both changed, in sentences: nothing is lost on either side. */
function meanwhileNotice(
  changed: Extract<ProviderChanged, { outcome: "conflict" }>,
): MeanwhileNotice {
  const { stored, place, seen } = changed;
  const textOf = ({ field, change }: FieldChange) =>
    MANAGED.meanwhile.change(field, entryText(field, stored, place), whoAndWhen(change));
  return {
    seen: JSON.stringify(seen),
    conflicts: changed.conflicts.map(textOf),
    theirs: changed.theirs.map(textOf),
  };
}

export const changeProviderAction = userAction(providerChangeSchema, changeProvider, (changed) =>
  changed.outcome === "conflict"
    ? { keepTyped: true, data: { meanwhile: meanwhileNotice(changed) } }
    : landing(changed.theirs.length > 0 ? "reunie" : "modifie")(changed),
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
