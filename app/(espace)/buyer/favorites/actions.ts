"use server";

import { userAction } from "@/lib/auth/user-action";
import { removeFavorite } from "@/lib/favorites/commands";
import { favoriteSchema } from "@/lib/favorites/schemas";

export const removeFavoriteAction = userAction(favoriteSchema, removeFavorite);
