"use server";

import { userAction } from "@/lib/auth/user-action";
import { removeFavorite } from "@/lib/favorites/commands";
import { favoriteSchema } from "@/lib/favorites/schemas";
import type { ActionState } from "@/lib/kernel/forms";

const removal = userAction(favoriteSchema, removeFavorite);

export async function removeFavoriteAction(
  state: ActionState,
  form: FormData,
): Promise<ActionState> {
  return removal(state, form);
}
