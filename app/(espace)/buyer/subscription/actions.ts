"use server";

import { userAction } from "@/lib/auth/user-action";
import { changeFavoriteAlerts } from "@/lib/buying/alerts/commands/change-favorite-alerts";
import { favoriteAlertsSchema } from "@/lib/buying/alerts/schemas";
import { changeSearch } from "@/lib/buying/saved-searches/commands/change-saved-search";
import { changeSearchSchema } from "@/lib/buying/saved-searches/schemas";
import { SUBSCRIPTION } from "./copy";

export const changeAlertAction = userAction(
  changeSearchSchema,
  (input, actor) => changeSearch(input, actor),
  () => ({ message: SUBSCRIPTION.saved }),
);

export const changeFavoriteAlertsAction = userAction(
  favoriteAlertsSchema,
  changeFavoriteAlerts,
  () => ({
    message: SUBSCRIPTION.saved,
  }),
);
