"use server";

import { userAction } from "@/lib/auth/user-action";
import { changeAlert, deleteSavedSearch } from "@/lib/buying/saved-searches/commands";
import { alertSchema, savedSearchSchema } from "@/lib/buying/saved-searches/schemas";
import { SAVED_SEARCHES } from "./copy";

export const changeAlertAction = userAction(alertSchema, changeAlert, () => ({
  message: SAVED_SEARCHES.alertSaved,
}));

export const deleteSearchAction = userAction(savedSearchSchema, deleteSavedSearch);
