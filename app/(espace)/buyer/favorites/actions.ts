"use server";

import { userAction } from "@/lib/auth/user-action";
import { addFavorite } from "@/lib/favorites/commands/add-favorite";
import { judgeFavorite } from "@/lib/favorites/commands/judge-favorite";
import { removeFavorite } from "@/lib/favorites/commands/remove-favorite";
import { showListing } from "@/lib/favorites/hidden/commands/hide-listing";
import { favoriteSchema, judgeFavoriteSchema } from "@/lib/favorites/schemas";
import {
  invitationLink,
  inviteToShortlist,
} from "@/lib/favorites/shortlist/commands/invite-to-shortlist";
import { leaveShortlist } from "@/lib/favorites/shortlist/commands/leave-shortlist";
import { inviteSchema, leaveSchema } from "@/lib/favorites/shortlist/schemas";
import { onceSecret } from "@/lib/platform/idempotency";
import { FAVORITES, SHORTLIST } from "./copy";

export const addFavoriteAction = userAction(favoriteSchema, addFavorite);
export const removeFavoriteAction = userAction(favoriteSchema, removeFavorite);
export const judgeFavoriteAction = userAction(judgeFavoriteSchema, judgeFavorite, () => ({
  message: FAVORITES.saved,
}));

export const showListingAction = userAction(favoriteSchema, showListing);

/** The purpose of the secret in an invitation's link. */
const INVITATION_SECRET = "shortlist-invitation";

export const inviteAction = userAction(
  inviteSchema,
  (input, actor) => inviteToShortlist({ ...input, secret: onceSecret(INVITATION_SECRET) }, actor),
  ({ mailed }) => ({
    message: mailed ? SHORTLIST.mailed : SHORTLIST.made,
    data: { link: invitationLink(onceSecret(INVITATION_SECRET)) },
  }),
  { creates: "shortlist-invitation" },
);
export const leaveAction = userAction(leaveSchema, leaveShortlist);
