"use server";

import { PROPERTIES } from "@/components/properties/copy";
import { userAction } from "@/lib/auth/user-action";
import { setAddressPrecision } from "@/lib/listings/location/commands/set-address-precision";
import { addressPrecisionSchema } from "@/lib/listings/location/schemas";
import { moveListing } from "@/lib/listings/states/commands/move-listing";
import { withdrawListing } from "@/lib/listings/states/commands/withdraw-listing";
import { listingMoveSchema, withdrawSchema } from "@/lib/listings/states/schemas";
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

export const withdrawAction = userAction(
  withdrawSchema,
  withdrawListing,
  (_done, { propertyId }) => ({
    redirectTo: spaceRoutes.ownPropertiesAfter("retrait", propertyId),
  }),
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
