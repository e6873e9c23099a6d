"use server";

import { userAction } from "@/lib/auth/user-action";
import { inviteToShortlist, leaveShortlist } from "@/lib/buying/shortlist/commands";
import { inviteSchema, leaveSchema } from "@/lib/buying/shortlist/schemas";
import { addFavorite, judgeFavorite, removeFavorite } from "@/lib/favorites/commands";
import { showListing } from "@/lib/favorites/hidden/commands";
import { favoriteSchema, judgeFavoriteSchema } from "@/lib/favorites/schemas";
import { FAVORITES, SHORTLIST } from "./copy";

export const addFavoriteAction = userAction(favoriteSchema, addFavorite);
export const removeFavoriteAction = userAction(favoriteSchema, removeFavorite);
export const judgeFavoriteAction = userAction(judgeFavoriteSchema, judgeFavorite, () => ({
  message: FAVORITES.saved,
}));

export const showListingAction = userAction(favoriteSchema, showListing);

export const inviteAction = userAction(inviteSchema, inviteToShortlist, ({ link, mailed }) => ({
  message: mailed ? SHORTLIST.mailed : SHORTLIST.made,
  data: { link },
}));
export const leaveAction = userAction(leaveSchema, leaveShortlist);
