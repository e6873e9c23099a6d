"use server";

import { PROPERTIES } from "@/components/properties/copy";
import { userAction } from "@/lib/auth/user-action";
import { DomainError } from "@/lib/kernel/errors";
import { setAddressPrecision } from "@/lib/listings/location/commands/set-address-precision";
import { addressPrecisionSchema } from "@/lib/listings/location/schemas";
import { moveListing } from "@/lib/listings/states/commands/move-listing";
import { withdrawListing } from "@/lib/listings/states/commands/withdraw-listing";
import { listingMoveSchema, type Withdrawal, withdrawSchema } from "@/lib/listings/states/schemas";
import { requestWithdrawal } from "@/lib/mandate-signing/commands/request-withdrawal";
import { requestOrigin } from "@/lib/platform/request";
import type { Actor } from "@/lib/policy/actor";
import { discardRevision } from "@/lib/revisions/commands/discard-revision";
import { duplicateRevision } from "@/lib/revisions/commands/duplicate-revision";
import { relistHome } from "@/lib/revisions/commands/relist-home";
import { startRevision } from "@/lib/revisions/commands/start-revision";
import { spaceRoutes } from "@/lib/routes/space";
import {
  discardSchema,
  duplicateSchema,
  relistSchema,
  startChangeSchema,
} from "@/lib/selling/schemas";

const toEditor = ({ revisionId }: { revisionId: string }) => ({
  redirectTo: spaceRoutes.editListing(revisionId),
});

export const placeAction = userAction(addressPrecisionSchema, setAddressPrecision, () => ({
  message: PROPERTIES.published.saved,
}));

export const moveAction = userAction(listingMoveSchema, moveListing, (_done, { move }) => ({
  message: PROPERTIES.moved[move],
}));

/** Withdraws a listing, or has that signed where several sell. */
async function withdraw(input: Withdrawal, actor: Actor) {
  try {
    return await withdrawListing(input, actor);
  } catch (error) {
    if (!DomainError.is(error) || error.code !== "listing.jointly-signed") throw error;
    return requestWithdrawal(input, actor, await requestOrigin());
  }
}

export const withdrawAction = userAction(
  withdrawSchema,
  withdraw,
  (requested, { propertyId }) => ({
    redirectTo: requested
      ? spaceRoutes.mandate(propertyId, {
          state: requested.isJoint ? "liens-envoyes" : "code-envoye",
        })
      : spaceRoutes.ownPropertiesAfter("retrait", propertyId),
  }),
  { creates: "withdrawal-request" },
);

export const startAction = userAction(
  startChangeSchema,
  startRevision,
  (begun, { step }) =>
    step === undefined
      ? toEditor(begun)
      : { redirectTo: spaceRoutes.editListingStep(begun.revisionId, step) },
  { creates: "revision" },
);

export const duplicateAction = userAction(
  duplicateSchema,
  duplicateRevision,
  ({ revisionId }) => ({ redirectTo: spaceRoutes.begunListing(revisionId, "copie") }),
  { creates: "revision-copy" },
);

export const relistAction = userAction(
  relistSchema,
  relistHome,
  ({ revisionId, wasBegun }) => ({
    redirectTo: spaceRoutes.begunListing(revisionId, wasBegun ? "reprise" : "remise-en-vente"),
  }),
  { creates: "revision-relisting" },
);

export const discardAction = userAction(
  discardSchema,
  (input, actor) => discardRevision(input, { kind: "seller", actor }),
  ({ publishedId }) => ({
    redirectTo: spaceRoutes.ownPropertiesAfter(
      publishedId === null ? "suppression" : "abandon",
      publishedId,
    ),
  }),
);
