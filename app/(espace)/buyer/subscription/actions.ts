"use server";

import { PREFERENCES, PRESETS } from "@/components/space/notifications/copy";
import { userAction } from "@/lib/auth/user-action";
import { changeFavoriteAlerts } from "@/lib/buying/alerts/commands";
import { favoriteAlertsSchema } from "@/lib/buying/alerts/schemas";
import { changeSearch } from "@/lib/buying/saved-searches/commands";
import { changeSearchSchema } from "@/lib/buying/saved-searches/schemas";
import { applyPreset, changePreferences } from "@/lib/notifications/settings/commands";
import { preferencesSchema, presetSchema } from "@/lib/notifications/settings/schemas";
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

export const changePreferencesAction = userAction(
  preferencesSchema,
  (input, actor) => changePreferences(input, actor),
  () => ({ message: PREFERENCES.saved }),
);

export const applyPresetAction = userAction(
  presetSchema,
  (input, actor) => applyPreset(input, actor),
  (_, { preset }) => ({
    message: preset === "minimum" ? PRESETS.doneMinimum : PRESETS.doneDefaults,
  }),
);
